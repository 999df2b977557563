"""The verbs of Section X, one row each: the actions a turn offers, its refusals and its effects.

`checks` has already verified that the parameters of an action exist on this island.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ...kernel import Action, Event, Group, Refusal, Verb
from ..doors import doors
from ..laying import fights, laying, layouts
from ..table.so_far import STOCK_LIMIT, SoFar
from ..table.table import Table
from ..walking import steps
from ..words import actions as act
from ..words.options import MEN
from ..words.places import GREEN
from . import rounds

#: The type of `when` in the rows of this game: whether a verb is open at this moment of the turn.
Open = Callable[[Table, SoFar], bool]

# Draw


def _may_draw(position: Table, turn: SoFar) -> bool:
    return turn.may_draw(position)


def _draw_groups(position: Table, turn: SoFar) -> tuple[Group, ...]:
    piles = [number for number, pile in enumerate(position.piles, 1) if pile]
    return (Group.of("draw", [act.Draw(number) for number in piles]),)


def _why_not_draw(position: Table, turn: SoFar, action: act.Draw) -> Refusal | None:
    if turn.drew or turn.acted:
        return Refusal("draw", "WRONG_PHASE", {"verb": "draw"})
    if len(position.stocks[turn.seat]) >= STOCK_LIMIT:
        return Refusal("draw", "DRAW_STOCK_FULL", {"limit": STOCK_LIMIT})
    if not position.piles[action.pile - 1]:
        return Refusal("draw", "DRAW_PILE_EMPTY", {"pile": action.pile})
    return None


def _draw(position: Table, turn: SoFar, action: act.Draw) -> None:
    pile = position.piles[action.pile - 1]
    tile = pile.pop()
    position.stocks[turn.seat].append(tile)
    last = position.rules.tilesEnd == "lastDrawn" and not any(position.piles)
    position.frames[-1] = after = turn.after()
    after.drew = True
    after.last_tile = last
    public = {"colour": position.colour(turn.seat), "pile": action.pile}
    face = {"tile": position.tiles.names[tile]}
    if position.rules.expert:
        # All players have seen the open pile (A36).
        position.tell_all("drawn", **public, **face)
    else:
        position.tell(Event("drawn", public, face, (turn.seat,)))
    if last:
        position.tell_all("last-tile", colour=position.colour(turn.seat))


# One tile action


def _tile_open(position: Table, turn: SoFar) -> bool:
    return not turn.tile_used and (position.rules.expert or not turn.in_phase_3)


def _tile_verb(
    name: str,
    groups: Callable[[Table, int], Sequence[Group]],
    why_not: Callable[[Table, int, Any], Refusal | None],
    play: Callable[[Table, int, Any], None],
) -> Verb[Table, SoFar, Open]:
    """A row for one of the four tile actions; a turn has one of them, and joined tunnels lead to fights."""

    def refused(position: Table, turn: SoFar, action: Action) -> Refusal | None:
        if not position.rules.expert and turn.in_phase_3:
            return Refusal("turn", "WRONG_PHASE", {"verb": "tile"})
        if turn.tile_used:
            return Refusal("turn", "TILE_ACTION_USED")
        return why_not(position, turn.seat, action)

    def done(position: Table, turn: SoFar, action: Action) -> None:
        position.frames[-1] = after = turn.after()
        after.acted = after.tile_used = True
        before = fights.before_action(position)
        play(position, turn.seat, action)
        fights.settle(position, turn.seat, before)

    return Verb(name, lambda position, turn: groups(position, turn.seat), refused, done, _tile_open)


# Prisoners or a door


def _may_step(position: Table, turn: SoFar) -> bool:
    return not turn.door_used


def _step(position: Table, turn: SoFar, action: act.Step) -> None:
    man = position.man_number(action.man)
    to = steps.target(position, action.to)
    assert to is not None
    price = steps.cost(position, to, 1 if action.via is None else 2)
    walked = list(turn.walked)
    walked[man % MEN] += price
    position.frames[-1] = after = turn.after()
    after.acted = after.stepped = True
    after.steps += price
    after.walked = tuple(walked)
    after.entered = turn.entered or to <= GREEN
    lost = steps.walk(position, turn.seat, action)
    if to <= GREEN and rounds.escape(position, turn.seat):
        return  # the round or the game is over
    steps.arrive(position, turn.seat, lost)


def _door_open(position: Table, turn: SoFar) -> bool:
    return not turn.door_used and not turn.stepped


def _door_verb(
    name: str,
    groups: Callable[[Table, int], Sequence[Group]],
    why_not: Callable[[Table, int, Any], Refusal | None],
    play: Callable[[Table, int, Any], None],
) -> Verb[Table, SoFar, Open]:
    """A row for setting or moving a door, instead of walking."""

    def refused(position: Table, turn: SoFar, action: Action) -> Refusal | None:
        if turn.stepped or turn.door_used:
            return Refusal("phase-3", "PHASE3_USED")
        return why_not(position, turn.seat, action)

    def done(position: Table, turn: SoFar, action: Action) -> None:
        position.frames[-1] = after = turn.after()
        after.acted = after.door_used = True
        play(position, turn.seat, action)

    return Verb(name, lambda position, turn: groups(position, turn.seat), refused, done, _door_open)


# Skip and end


def _may_skip(position: Table, turn: SoFar) -> bool:
    return not (position.rules.expert or turn.tile_used or turn.in_phase_3)


def _skip_groups(position: Table, turn: SoFar) -> tuple[Group, ...]:
    return (Group.of("skip", (act.Skip(),)),)


def _why_not_skip(position: Table, turn: SoFar, action: act.Skip) -> Refusal | None:
    if position.rules.expert:
        return Refusal("expert", "WRONG_PHASE", {"verb": "skip"})
    if turn.tile_used or turn.in_phase_3:
        return Refusal("turn", "WRONG_PHASE", {"verb": "skip"})
    return None


def _skip(position: Table, turn: SoFar, action: act.Skip) -> None:
    position.frames[-1] = after = turn.after()
    after.acted = after.skipped = True
    position.tell_all("skipped", colour=position.colour(turn.seat))


def _always(position: Table, turn: SoFar) -> bool:
    return True


def _end_groups(position: Table, turn: SoFar) -> tuple[Group, ...]:
    return (Group.of("end", (act.End(),)),)


def _why_not_end(position: Table, turn: SoFar, action: act.End) -> None:
    return None


def _end(position: Table, turn: SoFar, action: act.End) -> None:
    rounds.end_turn(position, turn)


DRAW: Final[Verb[Table, SoFar, Open]] = Verb("draw", _draw_groups, _why_not_draw, _draw, _may_draw)

#: By kind of action, in the order in which they are offered; a draw that has to be made comes before all
#: the others.
VERBS: Final[dict[type[Action], Verb[Table, SoFar, Open]]] = {
    act.Draw: DRAW,
    act.Place: _tile_verb("place", layouts.place_groups, laying.why_not_place, laying.place),
    act.Swap: _tile_verb("swap", layouts.swap_groups, laying.why_not_swap, laying.swap),
    act.Move: _tile_verb("move", layouts.move_groups, laying.why_not_move, laying.move),
    act.Rotate: _tile_verb("rotate", layouts.rotate_groups, laying.why_not_rotate, laying.rotate),
    act.Step: Verb("step", steps.step_groups, steps.why_not_step, _step, _may_step),
    act.SetDoor: _door_verb("door", doors.set_groups, doors.why_not_set, doors.set_door),
    act.MoveDoor: _door_verb("door-move", doors.move_groups, doors.why_not_move, doors.move_door),
    act.Skip: Verb("skip", _skip_groups, _why_not_skip, _skip, _may_skip),
    act.End: Verb("end", _end_groups, _why_not_end, _end, _always),
}
