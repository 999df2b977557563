"""What can be done with tiles: groups of actions, found when somebody looks, each result listed once."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import TypeVar

from ..kernel import Group
from . import fights
from .actions import Move, Place, Rotate, Swap
from .island import STRIDE
from .laying import (
    Carry,
    carry,
    comes_closer,
    fit_of,
    foreign_cells,
    handling,
    surroundings,
    swap_fits,
    turned_side,
    unchanged,
)
from .options import DOORS
from .table import Table
from .tiles import EMPTY, TileType

#: A rotation, a place and a rotation, or two rotations: what an action is made of.
T = TypeVar("T", bound=Hashable)


def _free_cells(position: Table) -> list[int]:
    return [cell for cell in position.island.sea if position.tile[cell] == EMPTY]


def _lies(position: Table, cell: int, rotation: int) -> tuple[object, ...]:
    """How the tile of a cell lies if it is turned so: its orientation, and whose doors it has where.

    Two doors of one colour are alike: a tile that looks the same with them changed about is the same.
    """
    kind = position.type_at(cell)
    by_side = position.rules.doorGeometry == "side"
    doors = [
        (
            door // DOORS,
            turned_side(position, door, cell, rotation)
            if by_side
            else kind.masks[rotation][position.doors[door] % STRIDE],
        )
        for door in position.doors_on(cell)
    ]
    return kind.same_as[rotation], *sorted(doors)


def _distinct(position: Table, cell: int) -> tuple[int, ...]:
    """One rotation, the smallest, for each different way the tile of a cell can lie with its doors.

    The others are understood as well: `legal` lists one spelling of an action, `why_not` takes any.
    """
    if not position.doors_on(cell):
        return position.type_at(cell).rotations
    seen: dict[tuple[object, ...], int] = {}
    for rotation in range(6):
        seen.setdefault(_lies(position, cell, rotation), rotation)
    return tuple(seen.values())


def _doored(position: Table) -> set[int]:
    return {section // STRIDE for section in position.doors if section >= 0}


def _foreign_tunnels(position: Table, seat: int) -> set[int]:
    of = position.tunnels().of
    return {of[place] for door, place in enumerate(position.doors) if place >= 0 and door // DOORS != seat}


def _joins(position: Table, tunnels: set[int], carries: Sequence[Carry]) -> bool:
    """Would one of these tiles open onto a section of such a tunnel?"""
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
    """Without those that differ only by doors which a fight sends home: the result is the same then."""
    before = fights.before_action(position)
    foreign = _foreign_tunnels(position, seat) if before is not None else set()
    if not foreign:
        return list(spellings)
    neighbours = position.island.neighbours
    near = {cell for tile in foreign_cells(position, seat) for cell in neighbours[tile]}
    alike: dict[tuple[tuple[int, int], ...], list[T]] = {}
    for one in spellings:
        carries = carries_of(one)
        if any(to in near for _, to, _ in carries):
            laid = tuple((to, position.type_at(cell).same_as[turned]) for cell, to, turned in carries)
            alike.setdefault(laid, []).append(one)
    twice = set()
    for ways in alike.values():
        # The same tiles in the same directions, with other doors: do these stay?
        if len(ways) > 1 and _joins(position, foreign, carries_of(ways[0])):
            seen: set[tuple[object, ...]] = set()
            for one in ways:
                result = _settled(position, seat, before, carries_of(one))
                if result in seen:
                    twice.add(one)
                seen.add(result)
    return [one for one in spellings if one not in twice] if twice else list(spellings)


def _settled(
    position: Table, seat: int, before: fights.Before | None, carries: Sequence[Carry]
) -> tuple[object, ...]:
    """Where doors stand after tiles were carried and the fights were fought."""
    twin = position.copy(position.chance)
    carry(twin, carries)
    fights.settle(twin, seat, before)
    hung = [(cell, *_lies(twin, cell, twin.rotation[cell])) for cell in sorted(_doored(twin))]
    return (*hung, len(twin.frames))


def _handled(position: Table, seat: int, verb: str) -> list[int]:
    foreign = foreign_cells(position, seat)
    return [
        cell
        for cell in position.island.sea
        if position.tile[cell] != EMPTY and handling(position, seat, cell, verb, foreign) is None
    ]


def place_groups(position: Table, seat: int) -> list[Group]:
    kinds = sorted({position.tiles.kind_of[tile] for tile in position.stocks[seat]})
    names = position.island.names

    def find(kind: TileType) -> list[tuple[int, int]]:
        rotations = fit_of(position.rules).rotations
        beside, facing = position.beside, position.facing
        outside, landing = position.island.outside, position.island.landing
        allowed = kind.rotations
        return [
            (cell, rotation)
            for cell in _free_cells(position)
            for rotation in rotations(kind, beside[cell], facing[cell], outside[cell], landing[cell])
            if rotation in allowed
        ]

    def make(code: str, target: tuple[int, int]) -> Place:
        return Place(code, names[target[0]], target[1])

    groups = []
    for number in kinds:
        kind = position.tiles.types[number]
        groups.append(Group(f"place {kind.code}", partial(find, kind), partial(make, kind.code)))
    return groups


def move_groups(position: Table, seat: int) -> list[Group]:
    names = position.island.names

    def find(cell: int) -> list[tuple[int, int]]:
        rotations = fit_of(position.rules).rotations
        kind = position.type_at(cell)
        allowed = _distinct(position, cell)
        carried = bool(position.men_on(cell))
        near = position.island.neighbours[cell]
        out = []
        for to in _free_cells(position):
            if carried and comes_closer(position, seat, cell, to):
                continue
            if to in near:
                around = surroundings(position, to, (cell,))
            else:
                around = (
                    position.beside[to],
                    position.facing[to],
                    position.island.outside[to],
                    position.island.landing[to],
                )
            out += [(to, rotation) for rotation in rotations(kind, *around) if rotation in allowed]
        if len(allowed) > len(kind.rotations):
            return _apart(position, seat, out, lambda target: ((cell, *target),))
        return out

    def make(cell: int, target: tuple[int, int]) -> Move:
        return Move(names[cell], names[target[0]], target[1])

    return [
        Group(f"move {names[cell]}", partial(find, cell), partial(make, cell))
        for cell in _handled(position, seat, "move")
    ]


def rotate_groups(position: Table, seat: int) -> list[Group]:
    names = position.island.names

    def find(cell: int) -> list[int]:
        fitting = fit_of(position.rules).rotations(position.type_at(cell), *surroundings(position, cell))
        allowed = _distinct(position, cell)
        out = [
            rotation
            for rotation in fitting
            if rotation in allowed and not unchanged(position, ((cell, cell, rotation),))
        ]
        if len(allowed) > len(position.type_at(cell).rotations):
            return _apart(position, seat, out, lambda rotation: ((cell, cell, rotation),))
        return out

    def make(cell: int, rotation: int) -> Rotate:
        return Rotate(names[cell], rotation)

    return [
        Group(f"rotate {names[cell]}", partial(find, cell), partial(make, cell))
        for cell in _handled(position, seat, "rotate")
    ]


def swap_groups(position: Table, seat: int) -> list[Group]:
    """Each pair once, under its first cell in reading order."""
    names = position.island.names
    handled = _handled(position, seat, "swap")

    def find(one: int) -> list[tuple[int, int, int]]:
        return [
            (other, x, y)
            for other in handled
            if other > one
            for x, y in _swap_rotations(position, seat, one, other)
        ]

    def make(one: int, target: tuple[int, int, int]) -> Swap:
        return Swap(names[one], names[target[0]], target[1], target[2])

    return [Group(f"swap {names[cell]}", partial(find, cell), partial(make, cell)) for cell in handled[:-1]]


def _swap_rotations(position: Table, seat: int, one: int, other: int) -> list[tuple[int, int]]:
    for cell, to in ((one, other), (other, one)):
        if position.men_on(cell) and comes_closer(position, seat, cell, to):
            return []
    firsts, seconds = _distinct(position, one), _distinct(position, other)
    if other in position.island.neighbours[one]:
        pairs = [
            (x, y)
            for x in firsts
            for y in seconds
            if swap_fits(position, one, other, x, y) and swap_fits(position, other, one, y, x)
        ]
    else:
        rotations = fit_of(position.rules).rotations
        fit_one = rotations(position.type_at(one), *surroundings(position, other))
        fit_other = rotations(position.type_at(other), *surroundings(position, one))
        pairs = [(x, y) for x in firsts if x in fit_one for y in seconds if y in fit_other]
    if position.type_at(one) is position.type_at(other):
        pairs = [(x, y) for x, y in pairs if not unchanged(position, ((one, other, x), (other, one, y)))]
    ways = len(position.type_at(one).rotations) + len(position.type_at(other).rotations)
    if len(firsts) + len(seconds) > ways:
        # Doors make more ways of lying than the tiles alone have.
        return _apart(position, seat, pairs, lambda pair: ((one, other, pair[0]), (other, one, pair[1])))
    return pairs
