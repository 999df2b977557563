"""A turn: draw, one tile action, then prisoners or a door."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from ..kernel import Action, Event, Group, Legal, Prompt, Refusal
from . import actions as act
from . import doors, fights, laying, layouts, rounds, walking
from .options import MEN
from .places import GREEN
from .so_far import STOCK_LIMIT, SoFar
from .table import Table

TileAction = act.Place | act.Swap | act.Move | act.Rotate


class Turn(SoFar):
    """A turn as a decision: what is legal, what is refused, what it does. It ends itself."""

    __slots__ = ()

    def prompt(self, position: Table) -> Prompt:
        stall = self.stall(position)
        left = walking.STEPS_IN_ALL - self.steps
        details = {
            "colour": position.colour(self.seat),
            "steps": left,
            "walked": self.stepped,
            "door": self.door_used,
            "draw": self.may_draw(position),
            "last": self.last_tile,
            "stall": stall.turns if stall is not None and stall.near else 0,
        }
        if self.must_draw(position):
            return Prompt("draw", "draw", self.seat, details)
        if position.rules.expert:
            return Prompt("free-order", "expert", self.seat, {**details, "tile": not self.tile_used})
        if self.in_phase_3 or self.tile_used:
            return Prompt("phase-3", "phase-3", self.seat, details)
        return Prompt("phase-2", "turn", self.seat, details)

    # Legal

    def legal(self, position: Table) -> Legal:
        seat = self.seat
        find: dict[str, Callable[[], Sequence[Group]]] = {}
        if self.may_draw(position):
            find["draw"] = partial(_draw_groups, position)
        if self.must_draw(position):
            return Legal(find)
        if self._tile_refusal(position) is None:
            find["place"] = partial(layouts.place_groups, position, seat)
            find["swap"] = partial(layouts.swap_groups, position, seat)
            find["move"] = partial(layouts.move_groups, position, seat)
            find["rotate"] = partial(layouts.rotate_groups, position, seat)
        if not self.door_used:
            find["step"] = partial(walking.step_groups, position, self)
            if not self.stepped:
                find["door"] = partial(doors.set_groups, position, seat)
                find["door-move"] = partial(doors.move_groups, position, seat)
        if self._skip_refusal(position) is None:
            find["skip"] = partial(_single, act.Skip())
        find["end"] = partial(_single, act.End())
        return Legal(find)

    # Why not

    def why_not(self, position: Table, action: Action) -> Refusal | None:
        if isinstance(action, act.Draw):
            return self._draw_refusal(position, action)
        answer = isinstance(action, act.ChooseFight | act.ChooseKeyDoor | act.ChooseKeyReturn)
        if self.must_draw(position) and not answer:
            return Refusal("draw", "DRAW_REQUIRED")
        seat = self.seat
        match action:
            case act.Place() | act.Swap() | act.Move() | act.Rotate():
                refusal = self._tile_refusal(position)
                if refusal is not None:
                    return refusal
                match action:
                    case act.Place():
                        return laying.why_not_place(position, seat, action)
                    case act.Swap():
                        return laying.why_not_swap(position, seat, action)
                    case act.Move():
                        return laying.why_not_move(position, seat, action)
                    case _:
                        return laying.why_not_rotate(position, seat, action)
            case act.Step():
                return walking.why_not_step(position, self, action)
            case act.SetDoor() | act.MoveDoor():
                if self.stepped or self.door_used:
                    return Refusal("phase-3", "PHASE3_USED")
                if isinstance(action, act.SetDoor):
                    return doors.why_not_set(position, seat, action)
                return doors.why_not_move(position, seat, action)
            case act.Skip():
                return self._skip_refusal(position)
            case act.End():
                return None
        return Refusal("decisions", "WRONG_PHASE", {"verb": action.verb})

    def _draw_refusal(self, position: Table, action: act.Draw) -> Refusal | None:
        if self.drew or self.acted:
            return Refusal("draw", "WRONG_PHASE", {"verb": "draw"})
        if len(position.stocks[self.seat]) >= STOCK_LIMIT:
            return Refusal("draw", "DRAW_STOCK_FULL", {"limit": STOCK_LIMIT})
        if not position.piles[action.pile - 1]:
            return Refusal("draw", "DRAW_PILE_EMPTY", {"pile": action.pile})
        return None

    def _tile_refusal(self, position: Table) -> Refusal | None:
        if not position.rules.expert and self.in_phase_3:
            return Refusal("turn", "WRONG_PHASE", {"verb": "tile"})
        if self.tile_used:
            return Refusal("turn", "TILE_ACTION_USED")
        return None

    def _skip_refusal(self, position: Table) -> Refusal | None:
        if position.rules.expert:
            return Refusal("expert", "WRONG_PHASE", {"verb": "skip"})
        if self.tile_used or self.in_phase_3:
            return Refusal("turn", "WRONG_PHASE", {"verb": "skip"})
        return None

    # Play

    def play(self, position: Table, action: Action) -> None:
        match action:
            case act.Draw():
                _draw(position, self, action)
            case act.Place() | act.Swap() | act.Move() | act.Rotate():
                position.frames[-1] = replace(self, acted=True, tile_used=True)
                _tile_action(position, self.seat, action)
            case act.Step():
                man = position.man_number(action.man)
                to = walking.target(position, action.to)
                assert to is not None
                price = walking.cost(position, to, 1 if action.via is None else 2)
                walked = list(self.walked)
                walked[man % MEN] += price
                position.frames[-1] = replace(
                    self,
                    acted=True,
                    stepped=True,
                    steps=self.steps + price,
                    walked=tuple(walked),
                    entered=self.entered or to <= GREEN,
                )
                lost = walking.walk(position, self.seat, action)
                if to <= GREEN and rounds.escape(position, self.seat):
                    _next_turn(position, self.seat)
                else:
                    walking.arrive(position, self.seat, lost)
            case act.SetDoor():
                position.frames[-1] = replace(self, acted=True, door_used=True)
                doors.set_door(position, self.seat, action)
            case act.MoveDoor():
                position.frames[-1] = replace(self, acted=True, door_used=True)
                doors.move_door(position, self.seat, action)
            case act.Skip():
                position.frames[-1] = replace(self, acted=True, skipped=True)
                position.tell_all("skipped", colour=position.colour(self.seat))
            case _:
                rounds.end_turn(position, self)
                _next_turn(position, self.seat)


def begin_turn(position: Table, seat: int) -> None:
    """A fresh turn is the only thing on the stack."""
    position.frames[:] = [Turn(seat)]
    position.tell_all("turn-begun", colour=position.colour(seat))


def _next_turn(position: Table, seat: int) -> None:
    if position.outcome is None:
        begin_turn(position, (seat + 1) % position.seats)


def _single(action: Action) -> tuple[Group, ...]:
    return (Group.of(str(action), (action,)),)


def _draw_groups(position: Table) -> tuple[Group, ...]:
    piles = [number for number, pile in enumerate(position.piles, 1) if pile]
    return (Group("draw", lambda: piles, act.Draw),)


def _draw(position: Table, turn: Turn, action: act.Draw) -> None:
    pile = position.piles[action.pile - 1]
    tile = pile.pop()
    position.stocks[turn.seat].append(tile)
    last = position.rules.tilesEnd == "lastDrawn" and not any(position.piles)
    position.frames[-1] = replace(turn, drew=True, last_tile=last)
    public = {"colour": position.colour(turn.seat), "pile": action.pile}
    face = {"tile": position.tiles.names[tile]}
    if position.rules.expert:
        # Everybody has seen the open pile (A36).
        position.tell_all("drawn", **public, **face)
    else:
        position.tell(Event("drawn", public, face, (turn.seat,)))
    if last:
        position.tell_all("last-tile", colour=position.colour(turn.seat))


def _tile_action(position: Table, seat: int, action: TileAction) -> None:
    before = fights.before_action(position)
    match action:
        case act.Place():
            laying.place(position, seat, action)
        case act.Swap():
            laying.swap(position, seat, action)
        case act.Move():
            laying.move(position, seat, action)
        case _:
            laying.rotate(position, seat, action)
    fights.settle(position, seat, before)
