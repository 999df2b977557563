"""The legal tile actions: groups of actions, computed lazily, each result listed once."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from ...kernel import Group
from ..board.island import BACK, MEMBERS, STRIDE
from ..board.tiles import EMPTY, TileType
from ..table.fit import fit_of
from ..table.table import Table
from ..words.actions import Move, Place, Rotate, Swap
from ..words.options import DOORS
from . import fights
from .laying import (
    Carry,
    carry,
    comes_closer,
    foreign_cells,
    handled,
    turned_side,
    unchanged,
)

#: The parameters of an action: a rotation, a place and a rotation, or two rotations.
T = TypeVar("T", bound=Hashable)


def _lies(position: Table, cell: int, rotation: int, *, weighed: bool = False) -> tuple[object, ...]:
    """A key for the look of a cell's tile with this rotation: its orientation, and the owners of its doors.

    Doors of one colour look alike, so swapping them makes no difference, unless they are `weighed` by the
    lengths of their tunnels.
    """
    kind = position.type_at(cell)
    by_side = position.rules.doorGeometry == "side"
    tunnels = position.tunnels()
    doors = [
        (
            door // DOORS,
            turned_side(position, door, cell, rotation)
            if by_side
            else kind.masks[rotation][position.doors[door] % STRIDE],
            tunnels.length(tunnels.of[position.doors[door]]) if weighed else 0,
        )
        for door in position.doors_on(cell)
    ]
    return kind.same_as[rotation], *sorted(doors)


def _distinct(position: Table, cell: int) -> int:
    """The smallest rotation for each different way the tile of a cell can lie with its doors, as a bit set.

    The others are accepted as well: `legal` lists one spelling of an action, `why_not` accepts any. Two doors
    of one colour differ if their tunnels are of different lengths and a fight may count them (clause fight).
    """
    doors = position.doors_on(cell)
    if not doors:
        return position.type_at(cell).rotation_bits
    weighed = len(doors) > 1 and fights.before_action(position) is not None
    seen: dict[tuple[object, ...], int] = {}
    for rotation in range(6):
        seen.setdefault(_lies(position, cell, rotation, weighed=weighed), rotation)
    return sum(1 << rotation for rotation in seen.values())


def _more(position: Table, cell: int, allowed: int) -> bool:
    """Whether doors make more orientations different than the tile alone has."""
    return allowed.bit_count() > len(position.type_at(cell).rotations)


def _fitting(position: Table, kind: TileType, allowed: int, cells: Iterable[int]) -> list[tuple[int, int]]:
    """Every (cell, rotation) where a tile of this kind fits."""
    fit = fit_of(position.rules)
    known = fit.known(kind)
    around, turned = position.around, position.island.turned
    out: list[tuple[int, int]] = []
    for cell in cells:
        # Inlined from `fit`: a call for each of sixty cells would be most of the cost.
        fitting = known.get(around[cell])
        if fitting is None:
            fitting = fit.fitting(kind, around[cell])
        if fitting & allowed:
            out += turned[cell][fitting & allowed]
    return out


def _joins(position: Table, tunnels: set[int], carries: Sequence[Carry]) -> bool:
    """Whether one of these tiles would open onto a section of one of these tunnels."""
    moved = [cell for cell, _, _ in carries]
    of = position.tunnels().of
    for cell, to, rotation in carries:
        opened = position.type_at(cell).open[rotation]
        for side, other in enumerate(position.island.neighbours[to]):
            if not opened >> side & 1 or other < 0 or position.tile[other] == EMPTY or other in moved:
                continue
            met = position.type_at(other).section_at[position.rotation[other]][(side + 3) % 6]
            if met >= 0 and of[other * STRIDE + met] in tunnels:
                return True
    return False


def _apart(
    position: Table, seat: int, spellings: Sequence[T], carries_of: Callable[[T], Sequence[Carry]]
) -> list[T]:
    """Keep one spelling for each result: compare the outcome where a fight follows, otherwise how the tiles
    lie."""
    alike: dict[tuple[tuple[int, int], ...], list[T]] = {}
    for one in spellings:
        carries = carries_of(one)
        laid = tuple([(to, position.type_at(cell).same_as[turned]) for cell, to, turned in carries])
        alike.setdefault(laid, []).append(one)
    before = fights.before_action(position)
    foreign = position.foreign_tunnels(seat) if before is not None else set()
    neighbours = position.island.neighbours
    near = {cell for tile in foreign_cells(position, seat) for cell in neighbours[tile]} if foreign else set()
    twice = set()
    for laid, ways in alike.items():
        # The same tiles with the same orientations, but different places of doors.
        if len(ways) < 2:
            continue
        each = [carries_of(one) for one in ways]
        results: Iterable[object]
        if before is not None and any(to in near for to, _ in laid) and _joins(position, foreign, each[0]):
            results = _settled(position, before, each)
        else:
            results = [[_lies(position, cell, turned) for cell, _, turned in carries] for carries in each]
        seen: list[object] = []
        for one, result in zip(ways, results, strict=True):
            if result in seen:
                twice.add(one)
            seen.append(result)
    return [one for one in spellings if one not in twice] if twice else list(spellings)


def _settled(position: Table, before: fights.Before, ways: Sequence[Sequence[Carry]]) -> Iterator[object]:
    """The places of doors after each of these ways of laying the same tiles, with the fights settled.

    The tunnels are the same each time and are followed once; only the places of the doors differ.
    """
    twin = position.copy(position.chance)
    carry(twin, ways[0])
    of = twin.tunnels().of
    by_side = position.rules.doorGeometry == "side"
    for carries in ways:
        doors, sides = twin.doors[:], twin.door_side[:]
        for cell, to, rotation in carries:
            masks = position.type_at(cell).masks
            for door in position.doors_on(cell):
                # The section that would lie as this one does, if the tile had been turned the first way.
                mask = masks[rotation][position.doors[door] % STRIDE]
                doors[door] = to * STRIDE + masks[twin.rotation[to]].index(mask)
                sides[door] = turned_side(position, door, cell, rotation)
        fought = fights.judge(position, doors, of, before)
        gone = {door for fight in fought for door in fight.beaten}
        yield (
            sum(len(fight.keepers) > 1 for fight in fought),
            *sorted(
                (section, door // DOORS, sides[door] if by_side else 0)
                for door, section in enumerate(doors)
                if section >= 0 and door not in gone
            ),
        )


def place_groups(position: Table, seat: int) -> list[Group]:
    kinds = sorted({position.tiles.kind_of[tile] for tile in position.stocks[seat]})
    names = position.island.names

    def find(kind: TileType) -> list[tuple[int, int]]:
        return _fitting(position, kind, kind.rotation_bits, position.free)

    def make(kind: TileType, target: tuple[int, int]) -> Place:
        return Place(kind.code, names[target[0]], target[1])

    return [
        Group(f"place {kind.code}", find, make, kind)
        for kind in [position.tiles.types[number] for number in kinds]
    ]


def move_groups(position: Table, seat: int) -> list[Group]:
    names = position.island.names

    def find(cell: int) -> list[tuple[int, int]]:
        kind = position.type_at(cell)
        allowed = _distinct(position, cell)
        free = position.free
        if position.men_on(cell):
            free = [to for to in free if not comes_closer(position, seat, cell, to)]
        # The tile is not a neighbour of its own target: look at the surroundings without it.
        around, coast = position.around, position.island.coasts[cell]
        marks = [around[other] for _, other, _, _ in coast]
        for _, other, _, mark in coast:
            around[other] &= ~mark
        out = _fitting(position, kind, allowed, free)
        for (_, other, _, _), mark in zip(coast, marks, strict=True):
            around[other] = mark
        if _more(position, cell, allowed):
            return _apart(position, seat, out, lambda target: ((cell, *target),))
        return out

    def make(cell: int, target: tuple[int, int]) -> Move:
        return Move(names[cell], names[target[0]], target[1])

    return [Group(f"move {names[cell]}", find, make, cell) for cell in handled(position, seat, "move")]


def rotate_groups(position: Table, seat: int) -> list[Group]:
    names = position.island.names

    def find(cell: int) -> list[int]:
        fitting = fit_of(position.rules).fitting(position.type_at(cell), position.around[cell])
        allowed = _distinct(position, cell)
        out = [
            rotation
            for rotation in MEMBERS[fitting & allowed]
            if not unchanged(position, ((cell, cell, rotation),))
        ]
        if _more(position, cell, allowed):
            return _apart(position, seat, out, lambda rotation: ((cell, cell, rotation),))
        return out

    def make(cell: int, rotation: int) -> Rotate:
        return Rotate(names[cell], rotation)

    return [Group(f"rotate {names[cell]}", find, make, cell) for cell in handled(position, seat, "rotate")]


def swap_groups(position: Table, seat: int) -> list[Group]:
    """Groups of swaps: each pair once, under its first cell in reading order."""
    names = position.island.names
    cells = handled(position, seat, "swap")

    def find(one: int) -> list[tuple[int, int, int]]:
        return _swaps(position, seat, one, cells[bisect(cells, one) :])

    def make(one: int, target: tuple[int, int, int]) -> Swap:
        return Swap(names[one], names[target[0]], target[1], target[2])

    return [Group(f"swap {names[cell]}", find, make, cell) for cell in cells[:-1]]


def _swaps(position: Table, seat: int, one: int, others: Iterable[int]) -> list[tuple[int, int, int]]:
    """(other, new rotation of the one, of the other) of all exchanges with some others."""
    kind, firsts = position.type_at(one), _distinct(position, one)
    fitting, around, near = fit_of(position.rules).fitting, position.around, position.island.neighbours[one]
    occupied = {place // STRIDE for place in position.men if place >= 0}
    out = []
    for other in others:
        if (one in occupied and comes_closer(position, seat, one, other)) or (
            other in occupied and comes_closer(position, seat, other, one)
        ):
            continue
        theirs, seconds = position.type_at(other), _distinct(position, other)
        if other in near:
            pairs = _swapped_beside(position, one, other, firsts, seconds)
        else:
            firsts_fit = MEMBERS[firsts & fitting(kind, around[other])]
            seconds_fit = MEMBERS[seconds & fitting(theirs, around[one])]
            pairs = [(x, y) for x in firsts_fit for y in seconds_fit]
        if kind is theirs:
            pairs = [(x, y) for x, y in pairs if not unchanged(position, ((one, other, x), (other, one, y)))]
        if _more(position, one, firsts) or _more(position, other, seconds):
            pairs = _apart(position, seat, pairs, partial(_exchange, one, other))
        out += [(other, x, y) for x, y in pairs]
    return out


def _exchange(one: int, other: int, rotations: tuple[int, int]) -> Sequence[Carry]:
    return (one, other, rotations[0]), (other, one, rotations[1])


def _swapped_beside(
    position: Table, one: int, other: int, firsts: int, seconds: int
) -> list[tuple[int, int]]:
    """Rotations for tiles that change places side by side: each fits beside the other as it will lie.

    Whether a tile fits depends only on whether its partner opens towards it.
    """
    fitting = fit_of(position.rules).fitting
    kind, theirs = position.type_at(one), position.type_at(other)
    side = position.island.neighbours[one].index(other)
    back = BACK[side]
    there, here = position.around[other] | 1 << back, position.around[one] | 1 << side
    # By whether the partner opens towards it.
    there_fits = [fitting(kind, there & ~(64 << back)), fitting(kind, there | 64 << back)]
    here_fits = [fitting(theirs, here & ~(64 << side)), fitting(theirs, here | 64 << side)]
    return [
        (x, y)
        for x in MEMBERS[firsts]
        for y in MEMBERS[seconds & here_fits[kind.open[x] >> back & 1]]
        if there_fits[theirs.open[y] >> side & 1] >> x & 1
    ]
