"""Whether a man makes room for another (P8, A9, A108)."""

from __future__ import annotations

from ...kernel import Refusal
from ..table.table import Table
from ..words.places import TEAM
from .resting import no_stop
from .standing import unheld


def room_for(position: Table, pow: int, to: int) -> tuple[int, ...]:
    """Where this man could push the man who holds the circle; empty if that man may not be pushed."""
    how = position.rules.movement.pow_push_pow
    ground = position.ground
    if how == "none" or to >= ground.size or position.opening is not None:
        return ()  # men on their way into a tunnel push no man: the way must stay open
    other = position.pow_at[to]
    if other < 0 or other // TEAM == pow // TEAM:
        return ()
    inside = ground.room[to]
    if how == "in_rooms" and inside < 0:
        return ()
    if how == "by_consent" and refused(position, other):
        return ()
    return tuple(
        circle
        for circle in ground.near[to]
        if (how != "in_rooms" or ground.room[circle] == inside) and may_stand(position, to, circle)
    )


def may_stand(position: Table, here: int, circle: int) -> bool:
    """Whether a man may be pushed there: in his zone, not into a gate, a target or a no-stop circle
    (A108)."""
    ground = position.ground
    return (
        unheld(position, circle)
        and ground.zone[circle] == ground.zone[here]
        and ground.gate[circle] < 0
        and ground.target[circle] < 0
        and not no_stop(position, circle)
    )


def why_not_push(position: Table, to: int) -> Refusal | None:
    """The refusal when the officer of the man there has said no."""
    other = position.pow_at[to]
    if position.rules.movement.pow_push_pow == "by_consent" and refused(position, other):
        return Refusal("23", "PUSH_REFUSED", {"man": position.pawn_name(other)})
    return None


def refused(position: Table, pow: int) -> bool:
    """Whether the officer has refused; he is not asked for the same man again in this turn."""
    return pow in position.ledger.refused
