"""Where a man may not stop, by which rule; and the pawn who stands there and must move on first (A6)."""

from __future__ import annotations

from ...kernel import Refusal
from ..table.table import Table
from ..words.places import FIRST_GUARD, INNER, NOBODY
from . import below


def no_stop(position: Table, place: int, pow: int = NOBODY) -> bool:
    """Whether the man may not stop here: lit, above a tunnel, or a cross-only post (rules 36, 42, 53)."""
    ground = position.ground
    if place < ground.size and ground.black[place] and pow >= 0 and _no_rest_on_post(position, place, pow):
        return True
    return (
        place < ground.size
        and (ground.lit[place] or (ground.tunnel[place] >= 0 and below.kept_clear(position, place)))
        and ground.target[place] < 0
    )


def _no_rest_on_post(position: Table, post: int, pow: int) -> bool:
    """Whether a man may not stop on this post: outside the courtyard by option, inside it while as many posts
    are held as may be at night (A101)."""
    ground, rules = position.ground, position.rules.movement
    if ground.zone[post] != INNER:
        return rules.pow_on_garrison_black == "forbidden"
    cap = position.terms.posts_held
    return cap > 0 and sum(position.pow_at[other] not in (NOBODY, pow) for other in ground.inner_posts) >= cap


# By which rule


def man_clause(position: Table, circle: int) -> str:
    """The rule by which a man may cross this circle but not stop on it (`no_stop`)."""
    ground = position.ground
    if ground.lit[circle]:
        return "42"
    if ground.black[circle]:
        # By night, men may hold only a limited number of the posts of the courtyard (A101).
        return "day-night" if ground.zone[circle] == INNER else "36"
    return "53"


def guard_clause(position: Table, circle: int) -> str:
    """The rule by which a guard may cross this circle but not stop on it (`beat.guard_no_stop`)."""
    ground = position.ground
    pow = position.pow_at[circle]
    if pow >= 0:
        return "39" if position.returning[pow] else "23"
    if ground.tunnel[circle] >= 0 and below.kept_clear(position, circle):
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


def bound_refusal(position: Table) -> Refusal:
    """The refusal while a pawn stands where it may not stop: only that pawn may act (A6)."""
    about = {"bound": position.pawn_name(position.bound)}
    place = position.at[position.bound]
    if position.bound >= FIRST_GUARD:
        return Refusal(guard_clause(position, place), "OTHER_MAN_BOUND", about)
    if position.passes_over(position.bound):
        return Refusal("23", "OTHER_MAN_BOUND", about)
    if position.guard_at[place] >= 0:
        return Refusal("39", "OTHER_MAN_BOUND", about)
    return Refusal(man_clause(position, place), "OTHER_MAN_BOUND", about)
