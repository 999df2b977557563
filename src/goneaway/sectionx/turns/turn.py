"""A turn: draw, one tile action, then prisoners or a door."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel import Action, Group, Legal, Prompt, Refusal
from ..table.so_far import SoFar
from ..table.table import Table
from ..walking.steps import STEPS_IN_ALL
from .verbs import DRAW, VERBS

#: Cache of the open rows: checking nine rows at every decision would cost more than all the rest.
_OPEN: dict[tuple[bool, ...], dict[str, Callable[[Table, SoFar], Sequence[Group]]]] = {}


class Turn(SoFar):
    """A turn as a decision: legal actions, refusals, effects. A finished turn leaves the stack
    empty, and the next player's begins."""

    __slots__ = ()

    def prompt(self, position: Table) -> Prompt:
        stall = self.stall(position)
        left = STEPS_IN_ALL - self.steps
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

    def legal(self, position: Table) -> Legal:
        # Everything a row's `when` depends on: equal keys mean the same open rows.
        key = (
            self.may_draw(position),
            position.rules.drawMandatory,
            position.rules.expert,
            self.tile_used,
            self.skipped,
            self.stepped,
            self.door_used,
        )
        rows = _OPEN.get(key)
        if rows is None:
            some = (DRAW,) if self.must_draw(position) else tuple(VERBS.values())
            rows = _OPEN[key] = {row.name: row.groups for row in some if row.when(position, self)}
        return Legal(rows, position, self)

    def why_not(self, position: Table, action: Action) -> Refusal | None:
        row = VERBS.get(type(action))
        if row is None:
            return Refusal("decisions", "WRONG_PHASE", {"verb": action.verb})
        if row is not DRAW and self.must_draw(position):
            return Refusal("draw", "DRAW_REQUIRED")
        return row.why_not(position, self, action)

    def play(self, position: Table, action: Action) -> None:
        VERBS[type(action)].play(position, self, action)
        if not position.frames and position.outcome is None:
            begin_turn(position, (self.seat + 1) % position.seats)


def begin_turn(position: Table, seat: int) -> None:
    """Begin a turn; it is the only frame on the stack."""
    position.frames[:] = [Turn(seat)]
    position.tell_all("turn-begun", colour=position.colour(seat))
