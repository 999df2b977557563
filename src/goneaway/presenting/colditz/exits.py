"""Where men could be after their next throw, and which ways out guards would come to in time.

For everybody, and so by what lies open: whoever holds anything at all is thought to hold what he needs.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from ...colditz.referee.position import Colditz
from ...colditz.referee.view import Seen
from ...colditz.table.ground import Ground
from ...colditz.words.places import INNER, TEAM


def abroad(view: Seen, table: Colditz, most: int) -> dict[int, int]:
    """By circle: the fewest steps in which some man could be on it, up to so many; nobody is in his way."""
    found: dict[int, int] = {}
    for man in range(TEAM * table.officers):
        start = table.at[man]
        if 0 <= start < table.ground.size and not view.returning[man]:
            ahead = partial(_steps, table.ground, view.equipped[man // TEAM] is not False)
            for circle, cost in within(start, most, ahead).items():
                found[circle] = min(cost, found.get(circle, cost))
    return found


def _steps(ground: Ground, equipped: bool, here: int) -> Iterator[int]:
    for to in ground.near[here]:
        gated = ground.gate[to] >= 0 and ground.gate[to] != ground.gate[here]
        if ground.surface[to] and (equipped or not gated):
            yield to
    if equipped:
        yield from (to for to, _, _ in ground.barriers[here])


def within(start: int, most: int, ahead: Callable[[int], Iterable[int]]) -> dict[int, int]:
    """Circles that are at most so many steps away, each with its steps; the first takes none."""
    cost = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if cost[here] == most:
            continue
        for to in ahead(here):
            if to not in cost:
                cost[to] = cost[here] + 1
                queue.append(to)
    return cost


def ways_out(table: Colditz, guards: Mapping[int, int], men: Mapping[int, int]) -> list[dict[str, Any]]:
    """Feet of ropes, far sides of wire, gates: how near a guard is and a man; None is too far for a throw."""
    ground = table.ground
    feet = {
        to
        for here in range(ground.size)
        for to, _, _ in ground.barriers[here]
        if ground.zone[to] > ground.zone[here]  # outwards: the courtyard, the garrison, the open country
    }
    gates = {
        circle
        for circle in range(ground.size)
        if ground.gate[circle] >= 0
        and any(ground.zone[to] != ground.zone[circle] for to in ground.near[circle])
    }
    return [
        {"place": ground.names[circle], "guard": guards.get(circle), "man": men.get(circle)}
        for circle in sorted(feet | gates)
    ]


def outside(table: Colditz, men: Mapping[int, int]) -> dict[str, int]:
    """Of the places where men could be those outside the courtyard: inside it they could be anywhere."""
    ground = table.ground
    return {
        ground.names[circle]: cost
        for circle, cost in sorted(men.items())
        if ground.zone[circle] != INNER and ground.surface[circle]
    }
