"""The step an officer asks for; a man in its way is pushed off his circle, if his officer consents (P8)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel import Refusal, Verb
from ..custody import consent
from ..table.frames import Procedure
from ..table.table import Table
from ..table.verbs import When, never, unlisted, verb_row
from ..ways import movement, pushing
from ..words.actions import Move, Step, steps_of
from ..words.places import TEAM
from . import walk


def step(position: Table, team: int, action: Step) -> None:
    pow = position.pawn(action.pawn)
    to = position.place(action.place)
    if position.pow_at[to] >= 0 and pushing.room_for(position, pow, to):
        position.frames.append(Shove(team, pow, to))
    else:
        walk.walk(position, team, pow, to)


@dataclass(frozen=True, slots=True)
class Shove(Procedure):
    """A step onto a circle another team holds: ask its officer, make room, then walk."""

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
        """Continue with the answer. If it is no, the step is not made and costs nothing."""
        if not answer.given:
            position.frames.pop()


# Moves: several steps in one go


def _why_not_move(position: Table, team: int, action: Move) -> Refusal | None:
    """Why a move is refused: each step must be legal after the one before. A reaction stops a move anyway."""
    trial = position.copy()
    for one in steps_of(action):
        refusal = movement.why_not_step(trial, team, one)
        if refusal is not None and refusal.code == "NO_POINTS":
            # The trial has used up the points: what counts is what the officer has now.
            about = {"man": action.pawn, "to": action.places[-1], "points": position.points}
            return Refusal("21", "NO_POINTS", about)
        if refusal is not None:
            return refusal
        step(trial, team, one)
        trial.settle()
        if trial.outcome is not None or trial.frames[-1].kind != "officer":
            break
    return None


def _move(position: Table, team: int, action: Move) -> None:
    for one in steps_of(action):
        step(position, team, one)
        position.settle()
        if position.outcome is not None or position.frames[-1].kind != "officer":
            return


STEP: Verb[Table, int, When[Table]] = verb_row(
    "step",
    movement.step_groups,
    movement.why_not_step,
    step,
    open=lambda position, team, kinds: position.points > 0,
    after_dice=True,
    free=True,
)

MOVE: Verb[Table, int, When[Table]] = verb_row(
    "move", unlisted, _why_not_move, _move, open=never, after_dice=True, free=True
)
