"""Where nobody may stop, by which rule; and the pawn who stands there and must move on first (A6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel import Refusal
from . import tunnels
from .places import FIRST_GUARD, INNER

if TYPE_CHECKING:
    from .position import Colditz


def guard_clause(position: Colditz, circle: int) -> str:
    """The rule by which a guard may cross this circle but not stop on it (`beat.guard_no_stop`)."""
    ground = position.ground
    pow = position.pow_at[circle]
    if pow >= 0:
        return "39" if position.returning[pow] else "23"
    if ground.tunnel[circle] >= 0 and tunnels.kept_clear(position, circle):
        return "53"
    if ground.gate[circle] >= 0 and not position.rules.movement.guard_stop_on_key_pass:
        return "41"
    if ground.cell_door[circle] and position.rules.guards.guard_on_cell_door != "allowed":
        return "37"
    if ground.white[circle]:
        return "35"
    if ground.room[circle] >= 0:
        return "44"
    return "25" if ground.hideaway[circle] >= 0 else "45"


def man_clause(position: Colditz, circle: int) -> str:
    """The rule by which a man may cross this circle but not stop on it (`movement.no_stop`)."""
    ground = position.ground
    if ground.lit[circle]:
        return "42"
    if ground.black[circle]:
        # By night only so many posts of the courtyard are held by men (A101).
        return "day-night" if ground.zone[circle] == INNER else "36"
    return "53"


def bound_refusal(position: Colditz) -> Refusal:
    """A pawn stands where it may not stop: only it may act, and nothing else happens (A6)."""
    about = {"bound": position.pawn_name(position.bound)}
    place = position.at[position.bound]
    if position.bound >= FIRST_GUARD:
        return Refusal(guard_clause(position, place), "OTHER_MAN_BOUND", about)
    if position.passes_over(position.bound):
        return Refusal("23", "OTHER_MAN_BOUND", about)
    if position.guard_at[place] >= 0:
        return Refusal("39", "OTHER_MAN_BOUND", about)
    return Refusal(man_clause(position, place), "OTHER_MAN_BOUND", about)
