"""Ways out of the courtyard and into the tunnels, measured once with pawns ignored."""

from __future__ import annotations

from collections.abc import Iterator

from ..words.places import EXTERIOR, FAR, INNER
from .layout import Layout
from .spreading import distances


def exit_of(ground: Layout, here: int, to: int) -> int:
    """The circle that names the way out of the courtyard by this step: the gate, or the top of the drop."""
    return to if ground.gate[to] >= 0 else here


def exits(ground: Layout) -> list[int]:
    """Every drop or gate circle by which men leave the inner courtyard."""
    out: set[int] = set()
    for here in range(ground.size):
        if ground.zone[here] == INNER and ground.surface[here]:
            steps = [*ground.near[here], *(to for to, _, _ in ground.barriers[here])]
            out.update(exit_of(ground, here, to) for to in steps if ground.zone[to] != INNER)
    return sorted(out)


def steps_to(ground: Layout, way: int, along: bool) -> list[int]:
    """Steps from every courtyard circle until a man is out by this exit, pawns ignored (A.3, progress)."""
    # Leaving by an exit inside the courtyard takes one more step; a gate outside it is entered by the last.
    return _courtyard(ground, {way: 1 if ground.zone[way] == INNER else 0}, along)


def steps_below(ground: Layout, tunnel: int, along: bool) -> list[int]:
    """Steps from every courtyard circle to the first circle of a tunnel, pawns ignored."""
    return _courtyard(ground, dict.fromkeys(ground.tunnel_ends[tunnel][0], 1), along)


def _courtyard(ground: Layout, start: dict[int, int], along: bool) -> list[int]:
    tunnel, zone = ground.tunnel, ground.zone

    def onward(here: int) -> Iterator[int]:
        for to in ground.walk[here]:
            if zone[to] == INNER and (along or tunnel[to] < 0 or tunnel[to] != tunnel[here]):
                yield to

    return distances(ground.size, start, onward)


def onward(ground: Layout) -> list[frozenset[int]]:
    """By circle outside the castle: the steps that bring a man nearer to a target (`exterior_one_way`)."""
    out: list[set[int]] = [set() for _ in range(ground.size)]
    for target in ground.board.targets.values():
        away = distances(
            ground.size,
            {target: 0},
            lambda here: (to for to in ground.near[here] if ground.zone[to] == EXTERIOR),
        )
        for circle, steps in enumerate(away):
            if steps < FAR:
                out[circle].update(to for to in ground.near[circle] if away[to] < steps)
    return [frozenset(steps) for steps in out]
