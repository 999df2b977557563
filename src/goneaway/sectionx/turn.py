"""A turn: draw, one tile action, then prisoners or a door."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from ..kernel import Action, Event, Frame, Group, Legal, Prompt, Refusal
from . import actions as act
from . import doors, fights, laying, layouts, rounds, walking
from .options import MEN
from .places import GREEN
from .stall import Stall, stall_of

if TYPE_CHECKING:
    from .position import SectionX

STOCK_LIMIT = 3

TileAction = act.Place | act.Swap | act.Move | act.Rotate


@dataclass(frozen=True, slots=True)
class Turn(Frame["SectionX"]):
    """What the player on turn has done so far."""

    kind: ClassVar[str] = "turn"
    seat: int
    drew: bool = False
    #: Anything but a draw was accepted: the draw, if one was possible, has been given up.
    acted: bool = False
    tile_used: bool = False
    skipped: bool = False
    steps: int = 0
    walked: tuple[int, ...] = (0,) * MEN
    door_used: bool = False
    #: A prisoner stepped (even for nothing); one entered a green zone.
    stepped: bool = False
    entered: bool = False
    #: The last tile of the last pile was drawn in this turn.
    last_tile: bool = False

    # Phases

    def may_draw(self, position: SectionX) -> bool:
        """Phase 1 is open: nothing done yet, room in the stock, a pile to draw from."""
        return (
            not self.drew
            and not self.acted
            and len(position.stocks[self.seat]) < STOCK_LIMIT
            and any(position.piles)
        )

    def must_draw(self, position: SectionX) -> bool:
        return position.rules.drawMandatory and self.may_draw(position)

    @property
    def in_phase_3(self) -> bool:
        return self.skipped or self.stepped or self.door_used

    def stall(self, position: SectionX) -> Stall | None:
        """How near the stall guard is; a draw that must be made counts as made."""
        counts = position.idle, position.fruitless, position.barren
        drawn = self.drew or self.must_draw(position)
        return stall_of(position.rules, counts, drawn, self.stepped, self.entered)

    def prompt(self, position: SectionX) -> Prompt:
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

    def legal(self, position: SectionX) -> Legal:
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

    def why_not(self, position: SectionX, action: Action) -> Refusal | None:
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

    def _draw_refusal(self, position: SectionX, action: act.Draw) -> Refusal | None:
        if self.drew or self.acted:
            return Refusal("draw", "WRONG_PHASE", {"verb": "draw"})
        if len(position.stocks[self.seat]) >= STOCK_LIMIT:
            return Refusal("draw", "DRAW_STOCK_FULL", {"limit": STOCK_LIMIT})
        if not position.piles[action.pile - 1]:
            return Refusal("draw", "DRAW_PILE_EMPTY", {"pile": action.pile})
        return None

    def _tile_refusal(self, position: SectionX) -> Refusal | None:
        if not position.rules.expert and self.in_phase_3:
            return Refusal("turn", "WRONG_PHASE", {"verb": "tile"})
        if self.tile_used:
            return Refusal("turn", "TILE_ACTION_USED")
        return None

    def _skip_refusal(self, position: SectionX) -> Refusal | None:
        if position.rules.expert:
            return Refusal("expert", "WRONG_PHASE", {"verb": "skip"})
        if self.tile_used or self.in_phase_3:
            return Refusal("turn", "WRONG_PHASE", {"verb": "skip"})
        return None

    # Play

    def play(self, position: SectionX, action: Action) -> None:
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
                position.frames[-1] = after = replace(
                    self,
                    acted=True,
                    stepped=True,
                    steps=self.steps + price,
                    walked=tuple(walked),
                    entered=self.entered or to <= GREEN,
                )
                walking.walk(position, after, action)
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

    def state(self) -> list[Any]:
        return [
            self.seat,
            self.drew,
            self.acted,
            self.tile_used,
            self.skipped,
            self.steps,
            list(self.walked),
            self.door_used,
            self.stepped,
            self.entered,
            self.last_tile,
        ]


def _single(action: Action) -> tuple[Group, ...]:
    return (Group.of(str(action), (action,)),)


def _draw_groups(position: SectionX) -> tuple[Group, ...]:
    piles = [number for number, pile in enumerate(position.piles, 1) if pile]
    return (Group("draw", lambda: piles, act.Draw),)


def _draw(position: SectionX, turn: Turn, action: act.Draw) -> None:
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


def _tile_action(position: SectionX, seat: int, action: TileAction) -> None:
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
