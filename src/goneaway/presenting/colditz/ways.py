"""Ways through the castle in few words: a destination, a room, a direction, a spot of the plan.

All are computed on the table as a seat knows it (`known_to`).
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Container, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from ...colditz.referee.position import Colditz
from ...colditz.ways.edges import edges
from ...colditz.ways.reach import Reach
from ...colditz.words.actions import say
from ...kernel import Refusal
from ...wording import typed
from .finding import places_called
from .words import Vocabulary

#: Half steps to the right, and rows down: on the plan, as on the board, north is left and east is up.
_DIRECTIONS = {"n": (-2, 0), "s": (2, 0), "ne": (-1, -1), "nw": (-1, 1), "se": (1, -1), "sw": (1, 1)}
#: For languages in which west is ouest, ovest or oeste.
_DIRECTIONS |= {"no": _DIRECTIONS["nw"], "so": _DIRECTIONS["sw"]}
_DIRECTION = re.compile(r"(n|s|ne|nw|no|se|sw|so)([0-9]{0,2})")
#: An action has at most 400 characters, with its verb and the pawn.
_LONGEST = 380
#: More points than any way takes.
_PLENTY = 80
#: A way with at most this number of extra steps, round a pawn in the way, counts as the same way.
_DETOUR = 4


class Way(NamedTuple):
    """The pawn and its steps, for the rules to judge; the final destination, and the number of steps to it.

    If something besides the points is in the way, `obstacle` is the refusal; `stopped` leads there, and
    `round` is the cost of the way round it, 0 if there is none.
    """

    pawn: str
    path: tuple[str, ...]
    to: str
    steps: int
    obstacle: Refusal | None = None
    stopped: tuple[str, ...] = ()
    round: int = 0


def way_of(table: Colditz, seat: int, name: str, words: Sequence[str], known: Vocabulary) -> Way:
    """Return the steps that some words stand for; the words themselves if they stand for none."""
    steps = _by_directions(table, name, words)
    if steps is not None:
        return Way(name, steps, steps[-1], len(steps))
    if len(words) == 2 and typed(words[0]) in known.towards:
        onward = way_towards(table, name, goals_of(table, words[1], known))
        return onward or Way(name, tuple(words[1:]), words[1], 1)
    as_they_are = Way(name, tuple(words), words[-1], len(words))
    if len(words) > 1 or table.why_not(seat, say("move", name, *words)) is None:
        return as_they_are
    meant = places_called(table, words[0], known)
    here = table.at[table.pawn(name)]
    if not meant or here < 0 or here in meant:
        return as_they_are
    found = table.reach(name)
    names = [table.place_name(place) for place in meant]
    near = min((way for place in names if (way := found.get(place)) is not None), key=_cost, default=None)
    if near is not None:
        return Way(name, _sayable(near.path, found), near.path[-1], near.cost)
    return _out_of_reach(table, seat, name, meant) or as_they_are


def _out_of_reach(table: Colditz, seat: int, name: str, meant: Sequence[int]) -> Way | None:
    """Return as much of the shortest way as shows what is in the way: too few points, or the first obstacle.

    The way on foot is the one a player sees on the plan. If it is blocked, the block is the reason, and a
    longer way is only advice: 50 steps would be no answer for a room nine circles away.
    """
    here = table.at[table.pawn(name)]
    straight = on_foot(table, here, meant)
    if not straight:
        return None
    # If the points are too few even with a detour, a pawn that can be bypassed in a few steps is not the
    # reason.
    slack = _DETOUR if len(straight) > table.points else 0
    around = on_foot(table, here, meant, True)
    if around and len(around) <= len(straight) + slack:
        straight = around
    rich = table.copy()
    rich.points = _PLENTY
    names = [table.place_name(place) for place in meant]
    reach = rich.reach(name)
    far = min((way for place in names if (way := reach.get(place)) is not None), key=_cost, default=None)
    if far is not None and far.cost <= len(straight) + slack:
        return Way(name, _sayable(far.path[: table.points + 1], far.path), far.path[-1], far.cost)
    steps, barred = _barred(rich, seat, name, straight)
    path = straight[: min(steps, table.points + 1)]
    found = Way(name, _sayable(path, straight), straight[-1], len(straight))
    if barred is None:
        return found
    return found._replace(obstacle=barred, stopped=straight[:steps], round=0 if far is None else far.cost)


def _barred(rich: Colditz, seat: int, name: str, path: tuple[str, ...]) -> tuple[int, Refusal | None]:
    """Return the steps of a way before the rules refuse one whatever the points, and that refusal."""
    steps = len(path)
    # Actions have a maximum length; no way across the plan needs more than two of them.
    while len(" ".join(path[:steps])) > _LONGEST:
        steps -= 1
    refusal = rich.why_not(seat, say("move", name, *path[:steps]))
    if refusal is None:
        return len(path), None
    places = [str(value) for value in refusal.parameters.values()]
    at = next((number for number, place in enumerate(path, 1) if place in places), steps)
    return at, replace(refusal, remedies=())


def goals_of(table: Colditz, word: str, known: Vocabulary) -> list[int]:
    """Return where a player wants to go: to a pawn, or to a place."""
    pawn = table.pawn(word)
    if pawn >= 0:
        return [table.at[pawn]] if table.at[pawn] >= 0 else []
    return places_called(table, word, known)


def way_towards(table: Colditz, name: str, goals: Sequence[int]) -> Way | None:
    """Return the cheapest way to one of some places, as far as the points allow; None if that is no step."""
    here = table.at[table.pawn(name)]
    if here < 0 or not goals or here in goals:
        return None
    found = table.reach(name)
    path = cheapest(table, name, goals)
    stops = [number for number, place in enumerate(path, 1) if place in found and found[place].stays]
    if not stops:
        return None
    return Way(name, _sayable(found[path[stops[-1] - 1]].path, found), path[-1], len(path))


def cheapest(table: Colditz, name: str, goals: Sequence[int]) -> tuple[str, ...]:
    """Return the way to the nearest of some places with unlimited points; else the way on foot.

    If a pawn may not stop there, or another pawn stands there, the circle beside it is meant.
    """
    far = reach_beyond(table, name)
    ground = table.ground
    beside = [near for place in goals if place < ground.size for near in ground.near[place]]
    for wanted in (goals, beside):
        names = {table.place_name(place) for place in wanted}
        ways = [way for place, way in far.items() if place in names and way.stays]
        if ways:
            return min(ways, key=_cost).path
    here = table.at[table.pawn(name)]
    return on_foot(table, here, goals, True) or on_foot(table, here, goals)


def reach_beyond(table: Colditz, name: str) -> Mapping[str, Reach]:
    """Return where a pawn could get to with unlimited points."""
    rich = table.copy()
    rich.points = _PLENTY
    return rich.reach(name)


def _sayable(path: tuple[str, ...], stops: Container[str]) -> tuple[str, ...]:
    """Return a way as far as it fits in one action, up to a place where it may end."""
    while len(" ".join(path)) > _LONGEST or (len(path) > 1 and path[-1] not in stops):
        path = path[:-1]
    return path


def _cost(way: Reach) -> int:
    return way.cost


def _by_directions(table: Colditz, name: str, words: Sequence[str]) -> tuple[str, ...] | None:
    """Return the steps for compass directions of the plan: `ne n2`."""
    found = [_DIRECTION.fullmatch(word) for word in words]
    here = table.at[table.pawn(name)]
    size = table.ground.size
    if here < 0 or not all(found):
        return None
    circles = table.ground.board.circles
    at = {circle.spot: number for number, circle in enumerate(circles)}
    out: list[str] = []
    for match in found:
        assert match is not None
        across, down = _DIRECTIONS[match[1]]
        for _ in range(int(match[2] or 1)):
            x, y = circles[here % size].spot
            to = at.get((x + across, y + down))
            if to is None:
                # Nothing there: let the rules refuse a place that does not touch this one.
                return (*out, table.place_name(here))
            here = to + size if here >= size and to + size in _beside(table, here) else to
            out.append(table.place_name(here))
    return tuple(out) or None


def _beside(table: Colditz, here: int) -> list[int]:
    return [to for to, _, _ in edges(table, here)]


def on_foot(table: Colditz, start: int, goals: Sequence[int], past_others: bool = False) -> tuple[str, ...]:
    """Return the shortest way ignoring points, cards, locks and other pawns; empty if there is none."""
    came = {start: start}
    queue = deque([start])
    wanted = set(goals)
    while queue:
        here = queue.popleft()
        if here in wanted:
            return _names(table, came, start, here)
        for to in _beside(table, here):
            taken = table.pow_at[to] >= 0 or (to < table.ground.size and table.guard_at[to] >= 0)
            if to not in came and not (past_others and taken):
                came[to] = here
                queue.append(to)
    return ()


def _names(table: Colditz, came: Mapping[int, int], start: int, to: int) -> tuple[str, ...]:
    way = []
    while to != start:
        way.append(table.place_name(to))
        to = came[to]
    return tuple(reversed(way))
