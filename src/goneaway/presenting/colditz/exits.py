"""Where men could be after their next roll, and which ways out guards would reach in time.

For all players, so it uses only public information: a team that holds any Equipment is assumed to hold what
it needs.
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
    """Return, by circle, the fewest steps in which some man could reach it, up to `most`.

    Pawns are ignored.
    """
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
    """Return the circles at most `most` steps away, with their steps; the first has 0."""
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
    """Return feet of ropes, far sides of wire and gates, each with the steps of the nearest guard and man.

    None means too far for a roll.
    """
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
    """Return only the places outside the courtyard: inside it men could be anywhere."""
    ground = table.ground
    return {
        ground.names[circle]: cost
        for circle, cost in sorted(men.items())
        if ground.zone[circle] != INNER and ground.surface[circle]
    }
