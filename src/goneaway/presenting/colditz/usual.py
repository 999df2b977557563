"""The usual guards: a legal placement for any edition and table, for players new to Security."""

from __future__ import annotations

from functools import lru_cache

from ...colditz.referee.view import Seen
from ...colditz.table.facts import Facts
from ...colditz.table.ground import Ground
from ...colditz.words.actions import say
from ...colditz.words.places import INNER, RESERVE
from .known import known_to

#: Guards to keep in Barracks, if the rules allow it: they can be posted where a man breaks out.
_KEPT = 3


def usual_posts(view: Seen) -> list[str]:
    """Return the circles still to be filled, in order, given the guards already placed.

    In the courtyard guards stand as far apart as possible; outside, the first guards stand where the exits
    lead.
    """
    position = known_to(view)
    out: list[str] = []
    while (post := _next(position)) is not None:
        out.append(post)
        position.apply(position.security_seat, say("place", post))
    return out


def any_usual(view: Seen) -> bool:
    """Return whether a circle is still to be filled."""
    return _next(view) is not None


def _next(position: Facts) -> str | None:
    rules, ground = position.rules.players, position.ground
    standing = [position.at[guard] for guard in position.guards_on_board()]
    inner = [place for place in standing if ground.zone[place] == INNER]
    outer = len(standing) - len(inner)
    reserve = position.at.count(RESERVE)
    free = [post for post in ground.posts if post not in standing]
    if not reserve:
        return None
    wanted = rules.setup_inner_guards_per_team * position.officers - len(inner)
    yard = [post for post in free if ground.zone[post] == INNER]
    if wanted > 0 and yard:
        return ground.names[max(yard, key=lambda post: _apart(position, post, inner))]
    outside = [post for post in free if ground.zone[post] != INNER]
    enough = outer >= rules.setup_outer_guards_min and reserve <= _KEPT
    if not outside or enough or outer >= rules.setup_outer_guards_max:
        return None
    return ground.names[min(outside, key=lambda post: _far_from_exits(ground, post))]


def _apart(position: Facts, post: int, others: list[int]) -> int:
    """Return columns plus rows to the nearest of the others; the middle of the list of posts breaks ties."""
    x, y = position.ground.board.circles[post].spot
    spots = (position.ground.board.circles[other].spot for other in others)
    return min((abs(x - column) + 2 * abs(y - row) for column, row in spots), default=0)


@lru_cache(maxsize=1 << 12)
def _far_from_exits(ground: Ground, post: int) -> int:
    """Return columns plus rows to the nearest foot of a rope or gap in the wire."""
    circles = ground.board.circles
    x, y = circles[post].spot
    feet = {to for barriers in ground.barriers for to, _, _ in barriers if ground.zone[to] != INNER}
    return min((abs(x - circles[to].spot[0]) + 2 * abs(y - circles[to].spot[1]) for to in feet), default=0)
