"""Ways through the castle in few words: a destination, a room, a direction, a spot of the plan."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Container, Mapping, Sequence
from typing import NamedTuple

from ..colditz.actions import say
from ..colditz.beat import guard_edges, guard_no_stop, open_to_guard
from ..colditz.movement import edges
from ..colditz.places import FIRST_GUARD
from ..colditz.position import Colditz
from ..colditz.reach import Reach

#: Half steps to the right and rows down.
_DIRECTIONS = {"e": (2, 0), "w": (-2, 0), "ne": (1, -1), "nw": (-1, -1), "se": (1, 1), "sw": (-1, 1)}
_DIRECTION = re.compile(r"(e|w|ne|nw|se|sw)([0-9]{0,2})")
#: An action has 400 letters at the most, its verb and the pawn included.
_LONGEST = 380
_SPOT = re.compile(r"([0-9]{1,3})[,.]([0-9]{1,2})")


def reach_of(position: Colditz, name: str) -> Mapping[str, Reach]:
    """Where a pawn of the player on turn can get to with the points in hand."""
    pawn = position.pawn(name)
    return position.reach(name) if pawn < FIRST_GUARD else _guard_reach(position, pawn)


def _guard_reach(position: Colditz, guard: int) -> dict[str, Reach]:
    """As for a prisoner; circles where guards may not stop are crossed, not listed."""
    start = position.at[guard]
    turn = position.outcome is None and position.frames[-1].kind == "security"
    if start < 0 or not turn or position.bound not in (-1, guard):
        return {}
    came = {start: start}
    out: dict[str, Reach] = {}
    edge = [start]
    for cost in range(1, position.points + 1):
        following = []
        for here in edge:
            for to in guard_edges(position, here, guard):
                if to not in came and open_to_guard(position, guard, here, to):
                    came[to] = here
                    following.append(to)
                    if not guard_no_stop(position, to, guard):
                        out[position.place_name(to)] = Reach(cost, (), _names(position, came, start, to))
        edge = following
    return out


def _names(position: Colditz, came: Mapping[int, int], start: int, to: int) -> tuple[str, ...]:
    way = []
    while to != start:
        way.append(position.place_name(to))
        to = came[to]
    return tuple(reversed(way))


# What is meant


def places_called(position: Colditz, word: str) -> list[int]:
    """The places a word can mean: one by its name or its spot on the plan, or those of a room or an area."""
    exact = position.place(word)
    if exact >= 0:
        return [exact]
    board = position.ground.board
    spot = _SPOT.fullmatch(word)
    if spot is not None:
        column, row = int(spot[1]), int(spot[2])
        spots = ((column, row), (column - 1, row))
        return [number for number, circle in enumerate(board.circles) if circle.spot in spots]
    names = position.ground.names
    whole = [number for number, name in enumerate(names) if name.rpartition("-")[0] == word]
    if not whole and len(word) > 2:
        whole = [number for number, name in enumerate(names) if name.startswith(word)]
    return [number for number in whole if position.ground.surface[number]]


def place_called(position: Colditz, word: str) -> int:
    """The first place a word can mean, or -1."""
    return next(iter(places_called(position, word)), -1)


class Way(NamedTuple):
    """Steps for the rules to judge; where they lead in the end, and how many that takes."""

    path: tuple[str, ...]
    to: str
    steps: int


def way_of(position: Colditz, seat: int, name: str, words: Sequence[str]) -> Way:
    """The steps that some words stand for; the words themselves if they stand for none."""
    steps = _by_directions(position, name, words)
    if steps is not None:
        return Way(steps, steps[-1], len(steps))
    as_they_are = Way(tuple(words), words[-1], len(words))
    if len(words) > 1 or position.why_not(seat, say("move", name, *words)) is None:
        return as_they_are
    meant = places_called(position, words[0])
    here = position.at[position.pawn(name)]
    if not meant or here < 0 or here in meant:
        return as_they_are
    found = reach_of(position, name)
    names = [position.place_name(place) for place in meant]
    near = min((way for place in names if (way := found.get(place)) is not None), key=_cost, default=None)
    if near is not None:
        return Way(_sayable(near.path, found), near.path[-1], near.cost)
    # Out of reach: as much of the shortest way as shows the rules what is in it.
    path = on_foot(position, here, meant, True) or on_foot(position, here, meant) or (names[0],)
    return Way(_sayable(path[: position.points + 1], path), path[-1], len(path))


def _sayable(path: tuple[str, ...], stops: Container[str]) -> tuple[str, ...]:
    """A way as far as one action can tell it, to a place where it may end."""
    while len(" ".join(path)) > _LONGEST or (len(path) > 1 and path[-1] not in stops):
        path = path[:-1]
    return path


def _cost(way: Reach) -> int:
    return way.cost


def _by_directions(position: Colditz, name: str, words: Sequence[str]) -> tuple[str, ...] | None:
    """`ne e2`: steps by the compass of the plan, up being north."""
    found = [_DIRECTION.fullmatch(word) for word in words]
    here = position.at[position.pawn(name)]
    size = position.ground.size
    if here < 0 or not all(found):
        return None
    circles = position.ground.board.circles
    at = {circle.spot: number for number, circle in enumerate(circles)}
    out: list[str] = []
    for match in found:
        assert match is not None
        across, down = _DIRECTIONS[match[1]]
        for _ in range(int(match[2] or 1)):
            x, y = circles[here % size].spot
            to = at.get((x + across, y + down))
            if to is None:
                # Nothing there: let the rules say so of a place that does not touch this one.
                return (*out, position.place_name(here))
            here = to + size if here >= size and to + size in _beside(position, here) else to
            out.append(position.place_name(here))
    return tuple(out) or None


def _beside(position: Colditz, here: int) -> list[int]:
    return [to for to, _, _ in edges(position, here)]


def on_foot(
    position: Colditz, start: int, goals: Sequence[int], past_others: bool = False
) -> tuple[str, ...]:
    """The shortest way if points, cards, locks and other pawns were no matter; nothing if there is none."""
    came = {start: start}
    queue = deque([start])
    wanted = set(goals)
    while queue:
        here = queue.popleft()
        if here in wanted:
            return _names(position, came, start, here)
        for to in _beside(position, here):
            taken = position.pow_at[to] >= 0 or (to < position.ground.size and position.guard_at[to] >= 0)
            if to not in came and not (past_others and taken):
                came[to] = here
                queue.append(to)
    return ()
