"""Steps prepared in advance: where they lead from every place, and how a walk spreads over the board.

Data needed at every step of every trial is stored here in the form in which it is needed; none of
it depends on where pawns stand.
"""

from __future__ import annotations

from typing import Any

from ..words.places import INNER
from .layout import PLAIN, TUNNEL, Layout

#: Where a step leads, its kind, and the cards a barrier takes.
Step = tuple[int, int, int]


def place_names(ground: Layout) -> list[str]:
    """The names of all places, by place."""
    return [*ground.names, *(f"{name}/tunnel" for name in ground.names)]


def place_numbers(ground: Layout) -> dict[str, int]:
    """All places by name. A stroke with nothing behind it is read as the surface."""
    out = {}
    for circle, name in enumerate(ground.names):
        below = ground.tunnel[circle] >= 0
        if below or ground.surface[circle]:
            out[name] = out[f"{name}/"] = circle
        if below:
            out[f"{name}/tunnel"] = ground.size + circle
    return out


def steps(ground: Layout) -> list[tuple[Step, ...]]:
    """By place: every step, regardless of pawns; those into tunnels come last."""
    above = [
        (*((to, PLAIN, 0) for to in ground.walk[here]), *ground.barriers[here], *_down(ground, here))
        for here in range(ground.size)
    ]
    return above + [_in_tunnel(ground, circle) for circle in range(ground.size)]


def _down(ground: Layout, here: int) -> list[Step]:
    """The steps from a circle into tunnels."""
    return [
        (ground.size + ground.tunnel_circles[tunnel][0], TUNNEL, 0)
        for tunnel, (mouth, _) in enumerate(ground.tunnel_ends)
        if here in mouth
    ]


def _in_tunnel(ground: Layout, circle: int) -> tuple[Step, ...]:
    """The steps of a man in a tunnel: along it, and out at its ends."""
    tunnel, order = ground.tunnel[circle], ground.tunnel_order[circle]
    if tunnel < 0:
        return ()
    circles = ground.tunnel_circles[tunnel]
    along = [circles[n] for n in (order - 1, order + 1) if 0 <= n < len(circles)]
    out: list[int] = []
    if order == 0:
        out += ground.tunnel_ends[tunnel][0]
    if order == len(circles) - 1:
        out += ground.tunnel_ends[tunnel][1]
    return (*((ground.size + to, TUNNEL, 0) for to in along), *((to, PLAIN, 0) for to in out))


def uneasy(ground: Layout, every: list[tuple[Step, ...]]) -> list[tuple[Step, ...]]:
    """By place: the steps that are not easy."""
    return [
        tuple(
            step
            for step in steps
            if here >= ground.size or step[1] != PLAIN or step[0] not in ground.easy[here]
        )
        for here, steps in enumerate(every)
    ]


def calm(ground: Layout) -> list[frozenset[int]]:
    """By place: where easy steps lead that require only a free circle, even to stop there.

    The way into the courtyard is excluded: not every man may take it (rule 39).
    """
    zone = ground.zone
    above = [
        frozenset(
            to
            for to in near
            if not (ground.black[to] or ground.lit[to] or (zone[to] == INNER and zone[here] != INNER))
        )
        for here, near in enumerate(ground.easy)
    ]
    return above + [frozenset()] * ground.size


def open_air(ground: Layout) -> list[bool]:
    """By circle: whether it is ordinary ground, where only rule 45 restricts a guard."""
    return [
        ground.surface[circle]
        and not (ground.white[circle] or ground.cell_door[circle])
        and max(ground.room[circle], ground.hideaway[circle], ground.tunnel[circle]) < 0
        and max(ground.target[circle], ground.gate[circle]) < 0
        for circle in range(ground.size)
    ]


#: How a walk goes on from a place it has reached: the place, the trails that its easy steps lead to, and
#: whether there are other steps besides. A bare tuple, for speed.
Trail = tuple[Any, ...]


def trails(ground: Layout) -> list[Trail]:
    """By place: how a walk that begins there spreads.

    From a circle reached by an easy step, the walk spreads only to circles that do not touch the circle
    before it, because the others were found from there.
    """
    easy, hard = ground.easy, ground.hard
    came: dict[tuple[int, int], Trail] = {
        (here, to): (to, [], hard[to]) for here, near in enumerate(easy) for to in near
    }
    for (here, to), (_, onward, _) in came.items():
        found = {here, *easy[here]}
        onward += [came[to, other] for other in easy[to] if other not in found]
    above = [(here, [came[here, to] for to in near], hard[here]) for here, near in enumerate(easy)]
    return [*above, *(dead_end(ground.size + circle) for circle in range(ground.size))]


def dead_end(place: int) -> Trail:
    """A place from which no step is easy."""
    return place, [], True
