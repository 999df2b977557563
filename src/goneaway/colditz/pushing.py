"""A man makes room for another man (P8, A9, A108): inside rooms, or anywhere if his officer consents."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from ..kernel import Refusal
from . import consent
from .frames import Procedure
from .places import TEAM

if TYPE_CHECKING:
    from .position import Colditz


def room_for(position: Colditz, pow: int, to: int) -> tuple[int, ...]:
    """Where the man who holds a circle could be pushed to by this one; nowhere if he may not be pushed."""
    how = position.rules.movement.pow_push_pow
    ground = position.ground
    if how == "none" or to >= ground.size or position.opening is not None:
        return ()  # men on their way into a tunnel leave everybody where he is: the way must stay open
    other = position.pow_at[to]
    if other < 0 or other // TEAM == pow // TEAM:
        return ()
    inside = ground.room[to]
    if how == "in_rooms" and inside < 0:
        return ()
    if how == "by_consent" and consent.refused(position, other):
        return ()
    return tuple(
        circle
        for circle in ground.near[to]
        if (how != "in_rooms" or ground.room[circle] == inside) and may_stand(position, to, circle)
    )


def may_stand(position: Colditz, here: int, circle: int) -> bool:
    """Nobody is pushed out of his zone, into a gate or a target, or where he may not stop (A108)."""
    from .movement import no_stop

    ground = position.ground
    return (
        position.pow_at[circle] < 0
        and position.guard_at[circle] < 0
        and ground.zone[circle] == ground.zone[here]
        and ground.gate[circle] < 0
        and ground.target[circle] < 0
        and not no_stop(position, circle)
    )


def why_not_push(position: Colditz, to: int) -> Refusal | None:
    """The officer of the man there has said no."""
    other = position.pow_at[to]
    if position.rules.movement.pow_push_pow == "by_consent" and consent.refused(position, other):
        return Refusal("23", "PUSH_REFUSED", {"man": position.pawn_name(other)})
    return None


@dataclass(frozen=True, slots=True)
class Shove(Procedure):
    """A step onto a circle another team holds: ask, let him make room, then walk."""

    kind: ClassVar[str] = "shove"
    clause: ClassVar[str] = "23"
    seat: int
    pow: int
    to: int
    stage: int = 0

    def advance(self, position: Colditz) -> None:
        from . import movement

        if self.stage == 0:
            position.frames[-1] = replace(self, stage=1)
            if position.rules.movement.pow_push_pow == "by_consent":
                consent.ask(position, position.pow_at[self.to], "push")
        elif self.stage == 1:
            position.frames[-1] = replace(self, stage=2)
            other = position.pow_at[self.to]
            movement.make_room(position, other // TEAM, other, room_for(position, self.pow, self.to))
        else:
            position.frames.pop()
            movement.walk(position, self.seat, self.pow, self.to)

    def resume(self, position: Colditz, answer: consent.Word) -> None:
        """Refused, the step is not made and costs nothing."""
        if not answer.given:
            position.frames.pop()
