"""The way of a runner when other men stand in it or its Equipment must be paid for (P11, A63, A64)."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from ..board.ways import places, shortest
from ..table.ground import Ground
from ..table.table import Table
from ..words.places import CUTTERS, INNER, NOBODY, ROPE, TEAM

Cards = tuple[int, int]

#: A place on the way: circle, waypoints passed, ropes and cutters paid.
State = tuple[int, int, int, int]


def way_of(position: Table, pow: int) -> tuple[int, ...] | None:
    """The runner's way from the circle he stands on, included; None if there is no way for him."""
    ground = position.ground
    rules = position.rules.dod
    here = position.at[pow]
    if not 0 <= here < ground.size:
        return None
    way = ground.run_from(here, rules.dod_route, rules.dod_climbs_ropes)
    if way is None or (rules.dod_clears == "all_pawns" and rules.dod_equipment != "rope_and_cutters"):
        return way
    held = position.equipment[pow // TEAM]
    cards = (held[ROPE], held[CUTTERS]) if rules.dod_equipment == "rope_and_cutters" else None
    walls = frozenset[int]()
    if rules.dod_clears == "guards":
        men = (position.pow_at[circle] for circle in range(ground.size))
        walls = frozenset(circle for circle, man in enumerate(men) if man not in (NOBODY, pow))
    if walls.isdisjoint(way) and (cards is None or _within(cost_of(ground, way), cards)):
        return way
    return _search(ground, here, rules.dod_route, walls, cards, rules.dod_climbs_ropes)


@lru_cache(maxsize=256)
def detour(ground: Ground, direct: tuple[int, ...], walls: frozenset[int]) -> tuple[int, ...]:
    """The car's shortest road round these circles, by the gates of its direct road; else empty."""

    def drives(circle: int) -> bool:
        by_gate = ground.gate[circle] < 0 or circle in direct
        return (
            circle not in walls and by_gate and ground.hideaway[circle] < 0 and ground.zone[circle] != INNER
        )

    ahead = [tuple(filter(drives, near)) for near in ground.near]
    stages = [places(ground.board, name) for name in ground.board.runs["car"]]
    return shortest(ahead, direct[0], stages) or ()


def cost_of(ground: Ground, way: tuple[int, ...]) -> Cards:
    """The ropes and cutters a way takes."""
    ropes = cutters = 0
    for here, to in pairwise(way):
        # The steps with climbing include all others.
        _, more_ropes, more_cutters = next(step for step in _steps(ground, True)[here] if step[0] == to)
        ropes += more_ropes
        cutters += more_cutters
    return ropes, cutters


def _within(cost: Cards, held: Cards) -> bool:
    return cost[0] <= held[0] and cost[1] <= held[1]


# The search


@lru_cache(maxsize=2048)
def _search(
    ground: Ground, start: int, route: str, walls: frozenset[int], cards: Cards | None, climbs: bool
) -> tuple[int, ...] | None:
    """The shortest way round those walls that these cards pay for; among equals the cheapest found first."""
    stages = _stages(ground, route)
    if not stages:
        return None
    if cards is None:
        return _unpaid(ground, start, stages, walls, climbs)
    first: State = (start, 0, 0, 0)
    came: dict[State, State | None] = {first: None}
    kept: dict[tuple[int, int], list[Cards]] = {(start, 0): [(0, 0)]}
    edge = [first]
    while edge:
        following: list[State] = []
        for state in edge:
            here, stage, ropes, cutters = state
            for to, more_ropes, more_cutters in _steps(ground, climbs)[here]:
                if to in walls:
                    continue
                total = (ropes + more_ropes, cutters + more_cutters)
                if not _within(total, cards):
                    continue
                passed = stage
                while passed < len(stages) and to in stages[passed]:
                    passed += 1
                best = kept.setdefault((to, passed), [])
                if any(_within(old, total) for old in best):
                    continue
                best.append(total)
                then: State = (to, passed, *total)
                came[then] = state
                following.append(then)
        done = [state for state in following if state[1] == len(stages)]
        if done:
            return _traced(came, min(done, key=lambda state: (state[2] + state[3], state)))
        edge = following
    return None


def _unpaid(
    ground: Ground, start: int, stages: tuple[frozenset[int], ...], walls: frozenset[int], climbs: bool
) -> tuple[int, ...] | None:
    """The same where nothing is paid: each circle is visited once for each number of waypoints passed."""
    steps, size, goal = _ahead(ground, climbs), ground.size, len(stages)
    # A place on the way is one number: circle + waypoints passed * number of circles.
    came = {start: -1}
    edge = [start]
    while edge:
        following: list[int] = []
        done: list[int] = []
        for state in edge:
            stage, here = divmod(state, size)
            wanted = stages[stage]
            base = stage * size
            for to in steps[here]:
                then = base + to
                if to in wanted:
                    passed = stage + 1
                    while passed < goal and to in stages[passed]:
                        passed += 1
                    then = passed * size + to
                if then in came or to in walls:
                    continue
                came[then] = state
                if then >= goal * size:
                    done.append(then)
                else:
                    following.append(then)
        if done:
            state = min(done)
            way = []
            while state >= 0:
                way.append(state % size)
                state = came[state]
            return tuple(reversed(way))
        edge = following
    return None


def _traced(came: dict[State, State | None], end: State) -> tuple[int, ...]:
    way = []
    state: State | None = end
    while state is not None:
        way.append(state[0])
        state = came[state]
    return tuple(reversed(way))


@lru_cache(maxsize=16)
def _stages(ground: Ground, route: str) -> tuple[frozenset[int], ...]:
    """The circles the way must touch, in this order."""
    if route == "any_target":
        return (frozenset(circle for circle, target in enumerate(ground.target) if target >= 0),)
    names = ground.board.runs.get("reid-moat" if route == "reid_moat" else "main-gate", ())
    return tuple(places(ground.board, name) for name in names)


@lru_cache(maxsize=16)
def _steps(ground: Ground, climbs: bool) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """For each circle: the runner's steps, with the ropes and cutters they take; gates are open.

    With `climbs`, going up a rope takes as many ropes as going down it (A116).
    """
    ahead = [[(other, 0, 0) for other in near] for near in ground.near]
    for rope in ground.board.ropes:
        ahead[rope.top].append((rope.landing, rope.ropes, 0))
        if climbs:
            ahead[rope.landing].append((rope.top, rope.ropes, 0))
    for cut in ground.board.cuts:
        ahead[cut.inside].append((cut.outside, 0, 1))
        ahead[cut.outside].append((cut.inside, 0, 1))
    return tuple(map(tuple, ahead))


@lru_cache(maxsize=16)
def _ahead(ground: Ground, climbs: bool) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(step[0] for step in steps) for steps in _steps(ground, climbs))
