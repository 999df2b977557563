"""Security's alternatives while a man is at large: the few other orders that are worth a look ahead."""

from __future__ import annotations

from ....colditz.referee.view import Seen
from ....colditz.words.actions import Play, Say, say
from ....colditz.words.places import FAR
from ....kernel import Legal
from ..sight.asking import classic, listed
from ..sight.security_view import SecurityView

#: Number of fugitives, of circles to block ahead of each, and of guards for each circle.
FUGITIVES, CIRCLES_AHEAD, GUARDS_EACH = 2, (0, 3, 6, 10), 2
#: The greatest distance from which guards are sent.
SENT_FROM = 30

#: Maximum number of orders.
ORDERS = 9


def orders(sight: SecurityView, legal: Legal) -> list[Say]:
    """Return arrests, shots, guards for posts, and guards sent ahead of the man nearest to getting away."""
    view = sight.view
    if not sight.fugitives:
        return []
    out: list[Say] = [*listed(legal, "arrest")[:2], *_shots(view, legal)]
    if view.points:
        nearest = sorted(sight.fugitives, key=sight.left)[:FUGITIVES]
        posts = {sight.ground.number[action.circle]: action for action in listed(legal, "post")}
        for pow in nearest:
            way = _within_reach(sight, sight.onward(pow))
            for ahead in CIRCLES_AHEAD:
                if ahead >= len(way):
                    break
                field = sight.field(way[ahead], SENT_FROM)
                close = min(((field[post], post) for post in posts if post in field), default=None)
                if close is not None:
                    out.append(posts[close[1]])
                out += _sent(sight, field)
    if "end" in legal.verbs:
        out.append(say("end"))
    return list(dict.fromkeys(out))[:ORDERS]


def _shots(view: Seen, legal: Legal) -> list[Play]:
    if not view.hand or "play" not in legal.verbs:
        return []
    shooting = {view.security[card].id for card in view.hand if view.security[card].kind == "shoot"}
    found = listed(legal, "play") if shooting else []
    return [action for action in found if action.card in shooting][:2]


def _within_reach(sight: SecurityView, way: list[int]) -> list[int]:
    """Return the circles of a way that a guard can reach."""
    guards = [sight.view.at[guard] for guard in sight.guards]
    posts = [post for post in sight.ground.posts if post not in sight.guard_on]
    found = []
    for circle in way:
        if circle >= sight.size:
            continue  # in a tunnel
        near = sight.chart.near(circle)
        if min((near[place] for place in (*guards, *posts)), default=FAR) < FAR:
            found.append(circle)
    return found


def _sent(sight: SecurityView, field: dict[int, int]) -> list[Say]:
    """Send each of the nearest guards as far as the points go."""
    view = sight.view
    out: list[Say] = []
    order = sorted((field[view.at[guard]], guard) for guard in sight.guards if view.at[guard] in field)
    for _, guard in order[:GUARDS_EACH]:
        way = sight.as_far(guard, sight.way(field, view.at[guard]))
        if len(way) < 2:
            continue
        if len(way) > 2 and classic(view.rules):
            out.append(say("move", sight.name(guard), *(sight.ground.names[circle] for circle in way[1:])))
        else:
            out.append(say("step", sight.name(guard), sight.ground.names[way[1]]))
    return out
