"""Pawns in the way of a run step aside (P8, P11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from ..table.frames import Procedure
from ..table.table import Table
from ..walking.walk import make_room, push_aside
from ..ways.pushing import may_stand
from ..words.places import FIRST_GUARD, TEAM


def clear_way(
    position: Table, seat: int, way: Sequence[int], covered: Sequence[int], everybody: bool
) -> None:
    """Make pawns on the circles covered step aside, also when the run has failed."""
    pawns = []
    for circle in reversed(covered):
        if position.guard_at[circle] >= 0:
            pawns.append(position.guard_at[circle])
        elif everybody and position.pow_at[circle] >= 0:
            pawns.append(position.pow_at[circle])
    if pawns:
        position.frames.append(Clearing(seat, tuple(way), tuple(pawns)))


@dataclass(frozen=True, slots=True)
class Clearing(Procedure):
    """Pawns step aside one after another, from the far end; those that cannot are passed over."""

    kind: ClassVar[str] = "clearing"
    clause: ClassVar[str] = "52"
    seat: int
    way: tuple[int, ...]
    pawns: tuple[int, ...]

    def advance(self, position: Table) -> None:
        if not self.pawns:
            position.frames.pop()
            return
        pawn = self.pawns[0]
        position.frames[-1] = replace(self, pawns=self.pawns[1:])
        if pawn >= FIRST_GUARD:
            push_aside(position, pawn, self.way)
        else:
            make_room(position, pawn // TEAM, pawn, self._beside(position, position.at[pawn]))

    def _beside(self, position: Table, circle: int) -> list[int]:
        free = [other for other in position.ground.near[circle] if may_stand(position, circle, other)]
        return [other for other in free if other not in self.way] or free
