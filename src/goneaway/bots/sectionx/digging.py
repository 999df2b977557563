"""The distance to the green, digging included."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from heapq import heappop, heappush
from typing import Final

from ...sectionx.board.island import BACK, ISLAND, SEA, STRIDE, ZONE
from ...sectionx.board.tiles import EMPTY, TileType
from ...sectionx.laying.laying import foreign_cells
from ...sectionx.referee.position import SectionX
from ...sectionx.table.fit import Fit, fit_of
from ...sectionx.walking.steps import Border, shut
from ...sectionx.walking.zones import why_not_enter
from ...sectionx.words.options import MEN
from ...sectionx.words.places import AT_HOME

TOO_FAR = 10_000

#: The edges of a cell, and one bit for each.
EDGES: Final = 6
ALL_EDGES: Final = 63


@dataclass(frozen=True, slots=True)
class Prices:
    """What stands between a prisoner and the green, with prices in steps."""

    lay_from_stock: int
    lay_unknown: int
    turn: int
    #: Another player's man stands there.
    held: int
    #: Places at a higher price count as out of reach.
    limit: int = TOO_FAR


def pair(side: int, on: int) -> int:
    """Return the bit of one way through a cell, in by one side and out by another."""
    return 1 << side * EDGES + on


def has_pair(pairs: int, side: int, on: int) -> bool:
    """Return whether this way is in a set of bits."""
    return bool(pairs >> side * EDGES + on & 1)


def open_towards(around: int) -> int:
    """Return, as bits, the sides from which neighbouring tiles open towards a cell."""
    return around >> EDGES & ALL_EDGES


def walls(around: int) -> int:
    """Return, as bits, the sides on which a neighbouring tile is closed towards a cell."""
    return around & ~(around >> EDGES) & ALL_EDGES


def _pairs(kind: TileType, rotation: int) -> int:
    """Return, as bits (`pair`), which side leads to which through a tile."""
    out = 0
    sections = kind.section_at[rotation]
    for one in range(EDGES):
        for other in range(EDGES):
            if one != other and sections[one] >= 0 and sections[one] == sections[other]:
                out |= pair(one, other)
    return out


@cache
def tile_pairs(kind: TileType) -> tuple[int, ...]:
    return tuple(_pairs(kind, rotation) for rotation in range(EDGES))


def leads(position: SectionX, cell: int, side: int, on: int) -> bool:
    """Return whether the tile that lies there leads from one side to the other."""
    if position.tile[cell] == EMPTY:
        return False
    return has_pair(tile_pairs(position.type_at(cell))[position.rotation[cell]], side, on)


@cache
def _fitting_pairs(fit: Fit, kind: TileType, around: int) -> int:
    """Return the pairs of a tile in all rotations that its surroundings allow."""
    out = 0
    for rotation in fit.rotations(kind, around):
        out |= tile_pairs(kind)[rotation]
    return out


@cache
def _any_pairs(closed: int) -> int:
    """Return the pairs that some tile could have, if it need not open towards these sides."""
    free = [side for side in range(EDGES) if not closed >> side & 1]
    return sum(pair(one, other) for one in free for other in free if one != other)


@cache
def _entries(pairs: int, out: int) -> tuple[int, ...]:
    """Return the sides from which a way leads out by `out`."""
    return tuple(side for side in range(EDGES) if has_pair(pairs, side, out))


class Plan:
    """The distance to the green from anywhere, digging included.

    `entering[cell * EDGES + side]` is the price of getting out for a man who just came into the cell by that
    side; `way` is the side by which he would go on.
    """

    def __init__(self, position: SectionX, seat: int, prices: Prices, kinds: Sequence[TileType]) -> None:
        self.position = position
        self.seat = seat
        self.prices = prices
        #: The types of tile that can be laid from the stock.
        self.kinds = kinds
        self.fit = fit_of(position.rules)
        self.zones = [why_not_enter(position, seat, zone) is None for zone in range(len(position.owners))]
        self.foreign = foreign_cells(position, seat)
        #: Full sections with another player's men in them.
        self.held = {
            place
            for man, place in enumerate(position.men)
            if place >= 0 and man // MEN != seat and not position.room_in(place)
        }
        self._edits: dict[int, tuple[tuple[int, int], ...]] = {}
        cells = position.island.cells
        self.entering = [TOO_FAR] * (cells * EDGES)
        self.way = [-1] * (cells * EDGES)
        self._home: tuple[int, int, int] | None = None
        self._search()

    def around(self, cell: int) -> int:
        return self.position.around[cell]

    def edits(self, cell: int) -> tuple[tuple[int, int], ...]:
        """Return (price, pairs) for the possible ways through a cell, the cheapest first."""
        found = self._edits.get(cell)
        if found is not None:
            return found
        position, prices = self.position, self.prices
        around = self.around(cell)
        if position.tile[cell] == EMPTY:
            stock = 0
            for kind in self.kinds:
                stock |= _fitting_pairs(self.fit, kind, around)
            found = (
                (prices.lay_from_stock, stock),
                (prices.lay_unknown, _any_pairs(walls(around))),
            )
        else:
            kind = position.type_at(cell)
            found = ((0, tile_pairs(kind)[position.rotation[cell]]),)
            if cell not in self.foreign and not position.men_on(cell):
                found = (*found, (prices.turn, _fitting_pairs(self.fit, kind, around)))
        self._edits[cell] = found
        return found

    def _blocked(self, cell: int, side: int, other: int) -> bool:
        """Return whether a rival's door is on the border, with the tiles as they lie now."""
        if not self.foreign:
            return False
        position = self.position
        left = (
            position.type_at(cell).section_at[position.rotation[cell]][side]
            if position.tile[cell] >= 0
            else -1
        )
        back = BACK[side]
        met = -1
        if position.tile[other] >= 0:
            met = position.type_at(other).section_at[position.rotation[other]][back]
        border = Border(
            cell * STRIDE + left if left >= 0 else -1, side, other * STRIDE + met if met >= 0 else -1, back
        )
        return shut(position, self.seat, border)

    def _barred(self, cell: int, side: int) -> bool:
        """Return whether a rival's door is on that side of a tile, towards the island or the green."""
        position = self.position
        if not self.foreign or position.tile[cell] == EMPTY:
            return False
        section = position.type_at(cell).section_at[position.rotation[cell]][side]
        return section >= 0 and shut(position, self.seat, Border(-1, 0, cell * STRIDE + section, side))

    def _held(self, cell: int, out: int) -> bool:
        """Return whether the section that leads out by this side is full of another player's men."""
        position = self.position
        if position.tile[cell] == EMPTY:
            return False
        section = position.type_at(cell).section_at[position.rotation[cell]][out]
        return section >= 0 and cell * STRIDE + section in self.held

    def _search(self) -> None:
        """Search from the zones back to everywhere (Dijkstra)."""
        position = self.position
        island = position.island
        queue: list[tuple[int, int, int]] = []
        entering, way, edits = self.entering, self.way, self._edits
        limit = self.prices.limit

        def come_from(cell: int, out: int, beyond: int) -> None:
            """Note that a man in `cell` can go out by `out`, with `beyond` to pay from there."""
            for price, pairs in edits.get(cell) or self.edits(cell):
                total = price + 1 + beyond
                if self.held and self._held(cell, out):
                    total += self.prices.held
                if total > limit:
                    continue
                for side in _entries(pairs, out):
                    node = cell * EDGES + side
                    if total < entering[node]:
                        entering[node] = total
                        way[node] = out
                        heappush(queue, (total, cell, side))

        for zone, usable in enumerate(self.zones):
            if not usable:
                continue
            for corner in island.zone_cells[zone]:
                for side, cell in enumerate(island.neighbours[corner]):
                    if cell >= 0 and island.kind[cell] == SEA and not self._barred(cell, BACK[side]):
                        come_from(cell, BACK[side], 0)
        while queue:
            total, cell, side = heappop(queue)
            if total > entering[cell * EDGES + side]:
                continue
            other = island.neighbours[cell][side]
            if other >= 0 and island.kind[other] == SEA:
                back = BACK[side]
                if not self._blocked(other, back, cell):
                    come_from(other, back, total)

    # Questions

    def from_home(self) -> tuple[int, int, int]:
        """Return (price, cell, side) of the best mouth."""
        if self._home is None:
            island = self.position.island
            self._home = (TOO_FAR, -1, -1)
            for cell in island.shore:
                for side in range(EDGES):
                    if island.mouths[cell] >> side & 1 and not self._barred(cell, side):
                        self._home = min(self._home, (self.entering[cell * EDGES + side] + 1, cell, side))
        return self._home

    def from_section(self, section: int) -> int:
        """Return the price from where a man stands, without turning the tile under him."""
        position = self.position
        island = position.island
        cell, index = divmod(section, STRIDE)
        mask = position.type_at(cell).masks[position.rotation[cell]][index]
        best = TOO_FAR
        for side, other in enumerate(island.neighbours[cell]):
            if not mask >> side & 1 or other < 0:
                continue
            if island.kind[other] == ZONE:
                if self.zones[island.zone_at[other]] and not self._barred(cell, side):
                    best = min(best, 1)
            elif island.kind[other] == ISLAND:
                if not self._barred(cell, side):
                    best = min(best, 1 + self.from_home()[0])
            elif island.kind[other] == SEA and not self._blocked(cell, side, other):
                best = min(best, 1 + self.entering[other * EDGES + BACK[side]])
        return best

    def price(self, place: int) -> int:
        if place >= 0:
            return self.from_section(place)
        return self.from_home()[0] if place == AT_HOME else TOO_FAR

    def route(self) -> list[tuple[int, int, int]]:
        """Return (cell, side in, side out) from the best mouth to the green."""
        _, cell, side = self.from_home()
        return self.onward(cell, side)

    def routes(self) -> list[list[tuple[int, int, int]]]:
        """Return the way from home, then those of the seat's men in the tunnels, the nearest first."""
        position = self.position
        island = position.island
        out = [self.route()]
        men = {place for place in position.men[self.seat * MEN : self.seat * MEN + MEN] if place >= 0}
        for section in sorted(men, key=lambda place: (self.price(place), place)):
            cell, index = divmod(section, STRIDE)
            mask = position.type_at(cell).masks[position.rotation[cell]][index]
            ends = [
                (self.entering[other * EDGES + BACK[side]], other, BACK[side])
                for side, other in enumerate(island.neighbours[cell])
                if mask >> side & 1 and other >= 0 and island.kind[other] == SEA
            ]
            price, other, back = min(ends, default=(TOO_FAR, -1, -1))
            if price < TOO_FAR and price + 1 == self.price(section):
                out.append(self.onward(other, back))
        return out

    def onward(self, cell: int, side: int) -> list[tuple[int, int, int]]:
        """Return the same from any cell that is entered by a side."""
        out: list[tuple[int, int, int]] = []
        while cell >= 0 and self.way[cell * EDGES + side] >= 0 and len(out) < self.position.island.cells:
            on = self.way[cell * EDGES + side]
            out.append((cell, side, on))
            other = self.position.island.neighbours[cell][on]
            if other < 0 or self.position.island.kind[other] != SEA:
                break
            cell, side = other, BACK[on]
        return out
