"""What else Security might order while somebody is at large: the few things beside the obvious one that are
worth a look ahead."""

from __future__ import annotations

from ...colditz.referee.view import Seen
from ...colditz.words.actions import Say, say
from ...kernel import Legal
from .chart import FAR
from .table import classic, listed
from .watch import Watch

#: Fugitives, circles ahead of each that are held against him, guards for each circle.
FUGITIVES, AHEAD, GUARDS_EACH = 2, (0, 3, 6, 10), 2
#: No more orders than so many.
ORDERS = 9


def orders(watch: Watch, legal: Legal) -> list[Say]:
    """Arrests, shots, guards on posts and guards sent ahead of whoever is nearest to getting away."""
    view = watch.view
    if not watch.fugitives:
        return []
    out = listed(legal, "arrest")[:2] + _shots(view, legal)
    if view.points:
        nearest = sorted(watch.fugitives, key=watch.left)[:FUGITIVES]
        posts = {watch.ground.number[action.words[0]]: action for action in listed(legal, "post")}
        for pow in nearest:
            way = _within_reach(watch, watch.onward(pow))
            for ahead in AHEAD:
                if ahead >= len(way):
                    break
                field = watch.field(way[ahead], 30)
                close = min(((field[post], post) for post in posts if post in field), default=None)
                if close is not None:
                    out.append(posts[close[1]])
                out += _sent(watch, field)
    if "end" in legal.verbs:
        out.append(say("end"))
    return list(dict.fromkeys(out))[:ORDERS]


def _shots(view: Seen, legal: Legal) -> list[Say]:
    if not view.hand or "play" not in legal.verbs:
        return []
    shooting = {view.security[card].id for card in view.hand if view.security[card].kind == "shoot"}
    found = listed(legal, "play") if shooting else []
    return [action for action in found if action.words[0] in shooting][:2]


def _within_reach(watch: Watch, way: list[int]) -> list[int]:
    """The circles of a way that some guard can get to."""
    guards = [watch.view.at[guard] for guard in watch.guards]
    posts = [post for post in watch.ground.posts if post not in watch.guard_on]
    found = []
    for circle in way:
        if circle >= watch.size:
            continue  # under the ground
        near = watch.chart.near(circle)
        if min((near[place] for place in (*guards, *posts)), default=FAR) < FAR:
            found.append(circle)
    return found


def _sent(watch: Watch, field: dict[int, int]) -> list[Say]:
    """The nearest guards, each as far on his way there as the points go."""
    view = watch.view
    out: list[Say] = []
    order = sorted((field[view.at[guard]], guard) for guard in watch.guards if view.at[guard] in field)
    for _, guard in order[:GUARDS_EACH]:
        way = watch.as_far(guard, watch.way(field, view.at[guard]))
        if len(way) < 2:
            continue
        if len(way) > 2 and classic(view.rules):
            out.append(say("move", watch.name(guard), *(watch.ground.names[circle] for circle in way[1:])))
        else:
            out.append(say("step", watch.name(guard), watch.ground.names[way[1]]))
    return out
