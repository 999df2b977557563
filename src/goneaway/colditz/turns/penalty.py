"""Rule 55 as played face to face: Security punishes an illegal move instead of refusing it (A85).

Under `solitary_penalty` an officer's illegal `step` or `claim` is accepted in his own turn: the man it
names goes to Solitary, in the cells Security chooses, nothing is confiscated and the turn goes on.
Such actions are never listed as legal; they are only not refused. Still refused are actions that
cannot be parsed, men of other teams or off the board, all other verbs, and anything while
another decision is open or men are on their way into a tunnel.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel import Refusal
from ..custody import crews
from ..custody.arrest import Arrest
from ..table.frames import Procedure
from ..table.table import Table
from ..words.actions import ClaimEquipment, Say, Step
from ..words.places import NOBODY, TEAM


def _named(action: Say) -> tuple[str, ...]:
    """The men of a step or a claim who may be punished for it."""
    if isinstance(action, Step):
        return (action.pawn,)
    return (action.man, action.other) if isinstance(action, ClaimEquipment) else ()


def culprit(position: Table, team: int, action: Say, refusal: Refusal | None) -> int:
    """The man who goes to Solitary for an action the rules refuse, or -1 if it stays refused."""
    if refusal is None or position.rules.referee.infringement_policy == "engine_rejects":
        return NOBODY
    men = [position.pawn(name) for name in _named(action)]
    if not men or refusal.code == "BAD_ACTION" or position.opening is not None:
        return NOBODY
    if any(pow // TEAM != team or position.at[pow] < 0 for pow in men):
        return NOBODY
    # Of the two men of a claim, punish the one in the wrong place; if unclear, the one named first.
    blamed = position.pawn(str(refusal.parameters.get("man", "")))
    return blamed if blamed in men else men[0]


@dataclass(frozen=True, slots=True)
class Penalty(Procedure):
    """Lock up the man; a tunnel he was in may fall in behind him."""

    kind: ClassVar[str] = "penalty"
    clause: ClassVar[str] = "55"
    seat: int
    pow: int
    stage: int = 0

    def advance(self, position: Table) -> None:
        if self.stage == 0:
            position.frames[-1] = replace(self, stage=1)
            man, team = position.pawn_name(self.pow), position.seat_name(self.pow // TEAM)
            position.tell_all("infringed", man=man, team=team)
            position.frames.append(Arrest(position.security_seat, self.pow, "penalty"))
        else:
            position.frames.pop()
            crews.upkeep(position)
