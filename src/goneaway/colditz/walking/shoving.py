"""The step an officer asks for; a man in its way is pushed off his circle, if his officer consents (P8)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from ..custody import consent
from ..table.frames import Procedure
from ..table.table import Table
from ..ways import pushing
from ..words.actions import Say
from ..words.places import TEAM
from . import walk


@dataclass(frozen=True, slots=True)
class Shove(Procedure):
    """A step onto a circle another team holds: ask, let him make room, then walk."""

    kind: ClassVar[str] = "shove"
    clause: ClassVar[str] = "23"
    seat: int
    pow: int
    to: int
    stage: int = 0

    def advance(self, position: Table) -> None:

        if self.stage == 0:
            position.frames[-1] = replace(self, stage=1)
            if position.rules.movement.pow_push_pow == "by_consent":
                consent.ask(position, position.pow_at[self.to], "push")
        elif self.stage == 1:
            position.frames[-1] = replace(self, stage=2)
            other = position.pow_at[self.to]
            walk.make_room(position, other // TEAM, other, pushing.room_for(position, self.pow, self.to))
        else:
            position.frames.pop()
            walk.walk(position, self.seat, self.pow, self.to)

    def resume(self, position: Table, answer: consent.Word) -> None:
        """Refused, the step is not made and costs nothing."""
        if not answer.given:
            position.frames.pop()


def step(position: Table, team: int, action: Say) -> None:
    pow = position.pawn(action.words[0])
    to = position.place(action.words[1])
    if position.pow_at[to] >= 0 and pushing.room_for(position, pow, to):
        position.frames.append(Shove(team, pow, to))
    else:
        walk.walk(position, team, pow, to)
