"""Phase 2: laying, swapping, moving and turning tiles."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Refusal
from ..board.island import BACK, SEA, SIDES, STRIDE, around
from ..board.tiles import EMPTY
from ..table.fit import fit_of
from ..table.table import Table
from ..words.actions import Move, Place, Rotate, Swap
from ..words.options import DOORS, MEN
from ..words.places import NOBODY

# The fit rule


def around_without(position: Table, cell: int, gone: int) -> int:
    """The surroundings of a cell if another cell were empty."""
    sides = position.island.neighbours[cell]
    if gone not in sides:
        return position.around[cell]
    side = 1 << sides.index(gone)
    return position.around[cell] & ~around(side, side)


def _misfit(position: Table, cell: int, tile: int, opened: int, around: int) -> Refusal | None:
    """The refusal of a tile with these open sides on a cell with these surroundings, if there is one."""
    fit = fit_of(position.rules)
    code = fit.code(opened, around)
    if not code:
        return None
    about = {"tile": position.tiles.of[tile].code, "cell": position.island.names[cell]}
    if code == "NOT_CONNECTED":
        return Refusal("fit", "NOT_CONNECTED", about)
    side = fit.clash(opened, around)
    other = position.island.neighbours[cell][side]
    beyond = position.island.names[other] if other >= 0 else ""
    return Refusal("fit", "EDGE_MISMATCH", {**about, "side": SIDES[side], "beyond": beyond})


def misfit(position: Table, cell: int, tile: int, rotation: int) -> str:
    """A neighbour (or the edge) beside which these rules never allow this tile; "" without conflict."""
    fit = fit_of(position.rules)
    opened = position.tiles.of[tile].open[rotation]
    if fit.walled and opened & position.island.outside[cell]:
        return "the edge of the board"
    if fit.match and fit.strict:
        # Where only the openings of the later tile must fit, any two may lie side by side.
        around = position.around[cell]
        wrong = (opened & around & 63) ^ (around >> 6 & 63)
        if wrong:
            side = (wrong & -wrong).bit_length() - 1
            return position.island.names[position.island.neighbours[cell][side]]
    return ""


# Which tiles may be handled


def foreign_cells(position: Table, seat: int) -> set[int]:
    """Cells whose tile belongs to another player's tunnel."""
    return {section // STRIDE for section in position.foreign(seat)}


def handled(position: Table, seat: int, verb: str) -> list[int]:
    """Cells whose tile `seat` may handle, in reading order: those for which `handling` returns None.

    It is called only for occupied hideouts; all other obstacles are collected in advance.
    """
    types, tile = position.tiles.of, position.tile
    barred = foreign_cells(position, seat)
    if not position.rules.doorTravels:
        barred.update([place // STRIDE for place in position.doors if place >= 0])
    hiding = set()
    for place in position.men:
        if place >= 0:
            cell = place // STRIDE
            if types[tile[cell]].hideout:
                hiding.add(cell)
            else:
                barred.add(cell)
    return [
        cell
        for cell in position.laid
        if cell not in barred and (cell not in hiding or handling(position, seat, cell, verb, barred) is None)
    ]


def handling(
    position: Table, seat: int, cell: int, verb: str, foreign: set[int] | None = None
) -> Refusal | None:
    """M1 and M2: why `seat` may not swap, move or turn the tile of this cell at all, or None."""
    name = position.island.names[cell]
    if foreign is None:
        foreign = foreign_cells(position, seat)
    if cell in foreign:
        return Refusal("handling", "FOREIGN_TUNNEL", {"cell": name})
    if not position.rules.doorTravels and position.doors_on(cell):
        return Refusal("handling", "DOOR_ANCHORED", {"cell": name})
    men = position.men_on(cell)
    if not men:
        return None
    if verb == "rotate" and not position.rules.rotateOwnHideout:
        return Refusal("rotate", "TILE_OCCUPIED", {"cell": name})
    owners = {man // MEN for man in men}
    if not position.type_at(cell).hideout or seat not in owners:
        return Refusal("handling", "TILE_OCCUPIED", {"cell": name})
    if len(owners) > 1 and position.rules.mixedHideout == "blocked":
        return Refusal("handling", "MIXED_HIDEOUT", {"cell": name})
    return None


def green_distance(position: Table, seat: int, cell: int) -> int | None:
    """The distance of a cell from the green zones that count; None if no zone counts (A8)."""
    if position.rules.distanceMetric == "nearestAny":
        return position.island.green_distance[cell]
    usable = [
        distance
        for zone, distance in enumerate(position.island.zone_distance[cell])
        if position.owners[zone] in (NOBODY, seat)
    ]
    return min(usable, default=None)


def comes_closer(position: Table, seat: int, cell: int, to: int) -> bool:
    """M3: an occupied hideout must not get nearer to green."""
    old, new = green_distance(position, seat, cell), green_distance(position, seat, to)
    return old is not None and new is not None and new < old


def _distance_refusal(position: Table, seat: int, cell: int, to: int) -> Refusal:
    names = position.island.names
    return Refusal(
        "distance",
        "DISTANCE_RULE",
        {
            "cell": names[cell],
            "to": names[to],
            "old": green_distance(position, seat, cell) or 0,
            "new": green_distance(position, seat, to) or 0,
        },
    )


# What counts as a change

#: A tile being carried: from cell, to cell, new rotation.
Carry = tuple[int, int, int]


def turned_side(position: Table, door: int, cell: int, rotation: int) -> int:
    return (position.door_side[door] - position.rotation[cell] + rotation) % 6


def unchanged(position: Table, carries: Sequence[Carry]) -> bool:
    """Whether types, orientations, doors on borders and colours on sections all stay the same (3.3)."""
    types = position.tiles.of
    for cell, to, rotation in carries:
        kind, was = types[position.tile[cell]], types[position.tile[to]]
        if kind is not was or kind.same_as[rotation] != kind.same_as[position.rotation[to]]:
            return False
    before: list[tuple[object, ...]] = []
    after: list[tuple[object, ...]] = []
    for cell, to, rotation in carries:
        kind = types[position.tile[cell]]
        old_masks, new_masks = kind.masks[position.rotation[cell]], kind.masks[rotation]
        for door in position.doors_on(cell):
            index = position.doors[door] % STRIDE
            if position.rules.doorGeometry == "section":
                before.append(("door", door // DOORS, cell, old_masks[index]))
                after.append(("door", door // DOORS, to, new_masks[index]))
            else:
                before.append(("door", door // DOORS, *_border(position, cell, position.door_side[door])))
                side = turned_side(position, door, cell, rotation)
                after.append(("door", door // DOORS, *_border(position, to, side)))
        for man in position.men_on(cell):
            index = position.men[man] % STRIDE
            before.append(("man", man // MEN, cell, old_masks[index]))
            after.append(("man", man // MEN, to, new_masks[index]))
    return sorted(before, key=repr) == sorted(after, key=repr)


def _border(position: Table, cell: int, side: int) -> tuple[int, int]:
    """A canonical name for a border, the same from both of its cells."""
    other = position.island.neighbours[cell][side]
    if other >= 0 and position.island.kind[other] == SEA and other < cell:
        return other, (side + 3) % 6
    return cell, side


# Refusals


def tile_in_stock(position: Table, seat: int, name: str) -> int:
    """The tile with this name: a single tile, or the first of a type in the stock; -1 if not in the stock."""
    stock = position.stocks[seat]
    single = position.tiles.number.get(name)
    if single is not None:
        return single if single in stock else -1
    kind = position.tiles.type_number[name]
    return min((tile for tile in stock if position.tiles.kind_of[tile] == kind), default=-1)


def why_not_place(position: Table, seat: int, action: Place) -> Refusal | None:
    tile = tile_in_stock(position, seat, action.tile)
    if tile < 0:
        return Refusal("place", "TILE_NOT_IN_STOCK", {"tile": action.tile})
    cell = position.island.number[action.cell]
    refusal = _not_free(position, cell)
    if refusal is not None:
        return refusal
    opened = position.tiles.of[tile].open[action.rotation]
    return _misfit(position, cell, tile, opened, position.around[cell])


def _not_free(position: Table, cell: int) -> Refusal | None:
    name = position.island.names[cell]
    if position.island.kind[cell] != SEA:
        return Refusal("place", "CELL_NOT_SEA", {"cell": name})
    if position.tile[cell] != EMPTY:
        return Refusal("place", "CELL_OCCUPIED", {"cell": name})
    return None


def _no_tile(position: Table, cell: int) -> Refusal | None:
    if position.tile[cell] == EMPTY:
        return Refusal("handling", "CELL_EMPTY", {"cell": position.island.names[cell]})
    return None


def why_not_move(position: Table, seat: int, action: Move) -> Refusal | None:
    cell, to = position.island.number[action.cell], position.island.number[action.to]
    refusal = _no_tile(position, cell) or _not_free(position, to) or handling(position, seat, cell, "move")
    if refusal is not None:
        return refusal
    if position.men_on(cell) and comes_closer(position, seat, cell, to):
        return _distance_refusal(position, seat, cell, to)
    opened = position.type_at(cell).open[action.rotation]
    return _misfit(position, to, position.tile[cell], opened, around_without(position, to, cell))


def why_not_rotate(position: Table, seat: int, action: Rotate) -> Refusal | None:
    cell = position.island.number[action.cell]
    refusal = _no_tile(position, cell) or handling(position, seat, cell, "rotate")
    if refusal is not None:
        return refusal
    if unchanged(position, ((cell, cell, action.rotation),)):
        return Refusal("no-change", "NO_CHANGE")
    opened = position.type_at(cell).open[action.rotation]
    return _misfit(position, cell, position.tile[cell], opened, position.around[cell])


def why_not_swap(position: Table, seat: int, action: Swap) -> Refusal | None:
    one, other = position.island.number[action.one], position.island.number[action.other]
    refusal = _no_tile(position, one) or _no_tile(position, other)
    if refusal is not None:
        return refusal
    if one == other:
        return Refusal("no-change", "NO_CHANGE")
    foreign = foreign_cells(position, seat)
    for cell in (one, other):
        refusal = handling(position, seat, cell, "swap", foreign)
        if refusal is not None:
            return refusal
    for cell, to in ((one, other), (other, one)):
        if position.men_on(cell) and comes_closer(position, seat, cell, to):
            return _distance_refusal(position, seat, cell, to)
    x, y = action.one_rotation, action.other_rotation
    for cell, to, turned, partner in ((one, other, x, y), (other, one, y, x)):
        opened = position.type_at(cell).open[turned]
        around = _swapped_around(position, cell, to, partner)
        refusal = _misfit(position, to, position.tile[cell], opened, around)
        if refusal is not None:
            return refusal
    if unchanged(position, ((one, other, x), (other, one, y))):
        return Refusal("no-change", "NO_CHANGE")
    return None


def _swapped_around(position: Table, cell: int, to: int, partner: int) -> int:
    """The surroundings of `to` once its own tile lies on `cell`, with rotation `partner`."""
    neighbours = position.island.neighbours[to]
    if cell not in neighbours:
        return position.around[to]
    number = neighbours.index(cell)
    side = 1 << number
    faces = position.type_at(to).open[partner] >> BACK[number] & 1
    return position.around[to] & ~around(side, side) | around(side, side if faces else 0)


# Effects


def carry(position: Table, carries: Sequence[Carry]) -> None:
    """Take up tiles with everything on them and lay them down elsewhere."""
    loads = []
    for cell, to, rotation in carries:
        men = [(man, position.men[man] % STRIDE) for man in position.men_on(cell)]
        doors = [
            (door, position.doors[door] % STRIDE, turned_side(position, door, cell, rotation))
            for door in position.doors_on(cell)
        ]
        loads.append((to, rotation, men, doors))
        for man, _ in men:
            position.send(man, -1)
        for door, _, _ in doors:
            position.hang(door, -1)
    tiles = [position.lift(cell) for cell, _, _ in carries]
    for tile, (to, rotation, men, doors) in zip(tiles, loads, strict=True):
        position.lay(to, tile, rotation)
        for man, index in men:
            position.send(man, to * STRIDE + index)
        for door, index, side in doors:
            position.hang(door, to * STRIDE + index, side)


def place(position: Table, seat: int, action: Place) -> None:
    tile = tile_in_stock(position, seat, action.tile)
    position.stocks[seat].remove(tile)
    position.lay(position.island.number[action.cell], tile, action.rotation)
    position.tell_all(
        "placed",
        colour=position.colour(seat),
        tile=position.tiles.names[tile],
        cell=action.cell,
        rotation=action.rotation,
    )


def move(position: Table, seat: int, action: Move) -> None:
    number = position.island.number
    carry(position, ((number[action.cell], number[action.to], action.rotation),))
    position.tell_all(
        "moved", colour=position.colour(seat), cell=action.cell, to=action.to, rotation=action.rotation
    )


def rotate(position: Table, seat: int, action: Rotate) -> None:
    cell = position.island.number[action.cell]
    carry(position, ((cell, cell, action.rotation),))
    position.tell_all("rotated", colour=position.colour(seat), cell=action.cell, rotation=action.rotation)


def swap(position: Table, seat: int, action: Swap) -> None:
    one, other = position.island.number[action.one], position.island.number[action.other]
    carry(position, ((one, other, action.one_rotation), (other, one, action.other_rotation)))
    position.tell_all(
        "swapped",
        colour=position.colour(seat),
        one=action.one,
        other=action.other,
        one_rotation=action.one_rotation,
        other_rotation=action.other_rotation,
    )
