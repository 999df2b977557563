"""Searches that spread over the board circle by circle: distances, and reachability."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping

from ..words.places import FAR

#: The circles one step away from a circle.
Onward = Callable[[int], Iterable[int]]


def distances(
    size: int, start: Mapping[int, int], onward: Onward, goals: Container[int] = frozenset()
) -> list[int]:
    """Steps to every circle from the nearest start, each start having an initial count; FAR if unreachable.

    `start` is ordered by count, fewest first. With `goals` the search ends at the first of them.
    """
    found = [FAR] * size
    for circle, steps in start.items():
        found[circle] = steps
    queue = list(start)
    for here in queue:
        if here in goals:
            return found
        steps = found[here] + 1
        for to in onward(here):
            if found[to] > steps:
                found[to] = steps
                queue.append(to)
    return found


def reached(start: Iterable[int], onward: Onward) -> set[int]:
    """Every circle reachable from these, themselves included."""
    seen = set(start)
    waiting = list(seen)
    while waiting:
        for to in onward(waiting.pop()):
            if to not in seen:
                seen.add(to)
                waiting.append(to)
    return seen
