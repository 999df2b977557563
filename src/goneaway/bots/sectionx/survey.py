"""The distance to the green, in steps and in turns of digging: the planner of `regular` and above.

It answers the same question as `digging.Plan`, but so often that everything a cell can be is looked up: by
its surroundings, by the tiles in the stock, by the tile that lies there.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final

from ...sectionx.board.island import BACK, ISLAND, MEMBERS, SEA, STRIDE, ZONE, Island
from ...sectionx.board.tiles import EMPTY, TileType
from ...sectionx.laying.laying import foreign_cells
from ...sectionx.referee.position import SectionX
from ...sectionx.table.fit import Fit, fit_of
from ...sectionx.walking.steps import Border, shut
from ...sectionx.walking.zones import why_not_enter
from ...sectionx.words.options import DOORS, MEN
from ...sectionx.words.places import AT_HOME
from .digging import ALL_EDGES, EDGES, has_pair, pair, tile_pairs, walls

# A price packs three numbers into one, so that one addition adds and one comparison compares all three: the
# overall difficulty, the steps, and the digging in tenths of a turn.
_HARD = 1 << 16
_STEPS_AT: Final = 8
_STEPS = 1 << _STEPS_AT
#: The lowest eight bits: the digging or, shifted down, the steps.
_PART: Final = 255
_TENTHS: Final = 10

# In the queue a price and a node (a cell and the side by which a man came in) are packed into one number.
_PRICE_AT: Final = 10
_NODE: Final = 1023

STEP = 2 * _HARD + _STEPS
LAY = 5 * _HARD + 11
#: A tile that the seat does not hold: it has to be drawn or fetched first.
LAY_UNKNOWN = 8 * _HARD + 12
#: The same for a rival, whose stock is unknown: he usually finds a tile that fits.
LAY_RIVAL = 6 * _HARD + 12
TURN = 5 * _HARD + 10
#: Another player's man stands in the way. He may walk on, or not.
HELD = 5 * _HARD + 8

#: Farther than any real distance, as a price and in turns.
FAR = 1 << 30
NEVER_OUT = 20.0
#: The weight of walking while digging takes longer, and of digging while walking takes longer.
BESIDE = 0.15
#: Ways harder than the one from home by more than this are not followed.
SLACK = 4 * _HARD
#: Nor are ways with more steps than this, from the island to the green.
LONGEST_CROSSING = 7


def steps_of(price: int) -> int:
    return price >> _STEPS_AT & _PART


def digging_of(price: int) -> float:
    """Return the digging of a price, in turns."""
    return (price & _PART) / _TENTHS


def turns_of(price: int) -> float:
    """Return the turns until a man is out: he walks while others dig."""
    if price >= FAR:
        return NEVER_OUT
    steps, digging = steps_of(price) + 1 >> 1, digging_of(price)
    return steps + BESIDE * digging if steps > digging else digging + BESIDE * steps


#: By side by which a man leaves a cell: the sides by which he may have come in, each with its price.
Doorway = tuple[tuple[tuple[int, int], ...], ...]


def _doorway(cheap: int, price: int, dear: int, dearer: int) -> Doorway:
    """Return the doorway for two sets of pairs (`digging`), each with its own price."""
    return tuple(
        tuple(
            (side, STEP + (price if has_pair(cheap, side, out) else dearer))
            for side in range(EDGES)
            if side != out and has_pair(cheap | dear, side, out)
        )
        for out in range(EDGES)
    )


class Doorways:
    """What a cell can be; computed once for each kind of surroundings."""

    def __init__(self, fit: Fit) -> None:
        self.fit = fit
        self._empty: dict[tuple[int, int, tuple[TileType, ...]], Doorway] = {}
        self._laid: dict[tuple[TileType, int, int], Doorway] = {}

    def pairs(self, kind: TileType, around: int) -> int:
        out = 0
        for rotation in self.fit.rotations(kind, around):
            out |= tile_pairs(kind)[rotation]
        return out

    def empty(self, around: int, kinds: tuple[TileType, ...], unknown: int) -> Doorway:
        found = self._empty.get((around, unknown, kinds))
        if found is None:
            stock = 0
            for kind in kinds:
                stock |= self.pairs(kind, around)
            free = MEMBERS[ALL_EDGES & ~walls(around)]
            anything = sum(pair(one, other) for one in free for other in free if one != other)
            found = self._empty[around, unknown, kinds] = _doorway(stock, LAY, anything, unknown)
        return found

    def laid(self, kind: TileType, rotation: int, around: int) -> Doorway:
        """`around` is -1 if the tile may not be turned."""
        found = self._laid.get((kind, rotation, around))
        if found is None:
            turned = 0 if around < 0 else self.pairs(kind, around)
            found = self._laid[kind, rotation, around] = _doorway(tile_pairs(kind)[rotation], 0, turned, TURN)
        return found


_ASHORE: dict[Island, list[int]] = {}


def _ashore(island: Island) -> list[int]:
    """Return, by cell, the distance to the island."""
    found = _ASHORE.get(island)
    if found is None:
        land = [cell for cell in range(island.cells) if island.kind[cell] == ISLAND]
        found = [min(island.distance(cell, other) for other in land) for cell in range(island.cells)]
        _ASHORE[island] = found
    return found


_DOORWAYS: dict[Fit, Doorways] = {}


def doorways_of(fit: Fit) -> Doorways:
    found = _DOORWAYS.get(fit)
    if found is None:
        found = _DOORWAYS[fit] = Doorways(fit)
    return found


class Survey:
    """The price of getting out, for the men of a seat, from anywhere.

    `entering[cell * EDGES + side]` is the price for a man who just came into the cell by that side; `way` is
    the side by which he would go on.
    """

    def __init__(
        self, position: SectionX, seat: int, kinds: tuple[TileType, ...], ignoring: int = -1
    ) -> None:
        self.position = position
        self.seat = seat
        #: The seat that asks, if it is another one: places of its own men are ignored here and handled by it.
        self.ignoring = ignoring
        #: The types of tile this seat is known to hold.
        self.kinds = kinds
        self.unknown = LAY_UNKNOWN if ignoring < 0 or kinds else LAY_RIVAL
        self.fit = fit_of(position.rules)
        self.foreign = foreign_cells(position, seat)
        cells = position.island.cells
        self.entering = [FAR] * (cells * EDGES)
        self.way = [-1] * (cells * EDGES)
        #: The price of the best mouth, and its node.
        self.home = FAR
        self.mouth = -1
        self._ways: set[int] | None = None
        self._routes: list[list[tuple[int, int, int]]] | None = None
        self.zones = [why_not_enter(position, seat, zone) is None for zone in range(len(position.owners))]
        #: Cells with men on them; sections full of other players' men; cells with a rival's door.
        self.manned: set[int] = set()
        self.held: set[int] = set()
        for man, place in enumerate(position.men):
            if place >= 0:
                self.manned.add(place // STRIDE)
                if man // MEN not in (seat, ignoring) and position.room_in(place) < 1:
                    self.held.add(place)
        self.doored: set[int] = set()
        if not position.keys[seat]:
            self.doored = {
                place // STRIDE
                for door, place in enumerate(position.doors)
                if place >= 0 and door // DOORS != seat
            }
        self._search()

    def _doorway(self, ways: Doorways, cell: int) -> Doorway:
        position = self.position
        tile = position.tile[cell]
        if tile == EMPTY:
            return ways.empty(position.around[cell], self.kinds, self.unknown)
        fixed = cell in self.manned or cell in self.foreign
        return ways.laid(
            position.tiles.of[tile], position.rotation[cell], -1 if fixed else position.around[cell]
        )

    def _blocked(self, cell: int, side: int, other: int) -> bool:
        """Return whether a rival's door is on the border, with the tiles as they lie now."""
        left, met = self._section(cell, side), self._section(other, BACK[side])
        return shut(self.position, self.seat, Border(left, side, met, BACK[side]))

    def barred(self, cell: int, side: int) -> bool:
        """Return whether a rival's door is on that side of a tile, towards the island or the green."""
        if cell not in self.doored:
            return False
        section = self._section(cell, side)
        return section >= 0 and shut(self.position, self.seat, Border(-1, 0, section, side))

    def _section(self, cell: int, side: int) -> int:
        position = self.position
        if position.tile[cell] == EMPTY:
            return -1
        section = position.type_at(cell).section_at[position.rotation[cell]][side]
        return cell * STRIDE + section if section >= 0 else -1

    def _search(self) -> None:
        """Search from the zones back to the mouths, and slightly beyond (Dijkstra)."""
        island = self.position.island
        neighbours, kind_of, mouths = island.neighbours, island.kind, island.mouths
        entering, way, held, doored = self.entering, self.way, self.held, self.doored
        known: list[Doorway | None] = [None] * island.cells
        queue: list[int] = []
        first = [0] * island.cells
        second = [False] * island.cells
        ways, tile, ashore = doorways_of(self.fit), self.position.tile, _ashore(island)
        gain = LAY_UNKNOWN - LAY if self.kinds else 0
        limit = FAR
        #: The node reached last: its cell, the side by which a man comes in, and the price from there.
        cell = out = -1
        beyond = 0
        starts = self._starts()
        while True:
            if starts:
                cell, out = starts.pop()
                beyond = 0
            else:
                if not queue:
                    return
                item = heappop(queue)
                beyond, node = item >> _PRICE_AT, item & _NODE
                if beyond > entering[node]:
                    continue
                here, side = node // EDGES, node % EDGES
                if mouths[here] >> side & 1:
                    if self._comes_home(node, beyond + STEP):
                        limit = beyond + SLACK
                    continue
                cell = neighbours[here][side]
                if cell < 0 or kind_of[cell] != SEA:
                    continue
                out = BACK[side]
                if doored and (cell in doored or here in doored) and self._blocked(cell, out, here):
                    continue
            if (beyond >> _STEPS_AT & _PART) + ashore[cell] > LONGEST_CROSSING:
                continue
            doorway = known[cell]
            if doorway is None:
                doorway = known[cell] = self._doorway(ways, cell)
                first[cell] = beyond
            elif tile[cell] < 0:
                # Any tile might be laid there: two men who come by different sides have tried all of them,
                # and a third gains at most that the tile is there.
                if second[cell] and beyond - first[cell] >= gain:
                    continue
                second[cell] = True
            if held and self._section(cell, out) in held:
                beyond += HELD
            base = cell * EDGES
            for side, price in doorway[out]:
                total = beyond + price
                node = base + side
                if total < entering[node] and total <= limit:
                    entering[node] = total
                    way[node] = out
                    heappush(queue, total << _PRICE_AT | node)

    def _starts(self) -> list[tuple[int, int]]:
        """Return the cells beside the zones, and the side by which a man leaves each for the green."""
        island = self.position.island
        return [
            (cell, BACK[side])
            for zone, usable in enumerate(self.zones)
            if usable
            for corner in island.zone_cells[zone]
            for side, cell in enumerate(island.neighbours[corner])
            if cell >= 0 and island.kind[cell] == SEA and not self.barred(cell, BACK[side])
        ]

    def _comes_home(self, node: int, price: int) -> bool:
        """Return whether this is the best mouth so far."""
        if price >= self.home or self.barred(node // EDGES, node % EDGES):
            return False
        self.home, self.mouth = price, node
        return True

    # Questions

    def price(self, place: int) -> int:
        """Return the price from where a man stands, without turning the tile under him."""
        if place < 0:
            return self.home if place == AT_HOME else FAR
        return self.way_on(place)[0]

    def way_on(self, section: int) -> tuple[int, int]:
        """Return (price, the node entered next, or -1 if that is home or the green)."""
        position = self.position
        island = position.island
        cell, index = divmod(section, STRIDE)
        best, onto = FAR, -1
        beside = island.neighbours[cell]
        for side in MEMBERS[position.tiles.of[position.tile[cell]].masks[position.rotation[cell]][index]]:
            other = beside[side]
            if other < 0:
                continue
            kind = island.kind[other]
            if kind == SEA:
                node = other * EDGES + BACK[side]
                price = self.entering[node] + STEP
                if price < best and not (
                    (cell in self.doored or other in self.doored) and self._blocked(cell, side, other)
                ):
                    best, onto = price, node
            elif kind == ZONE:
                if self.zones[island.zone_at[other]] and not self.barred(cell, side):
                    return STEP, -1
            elif kind == ISLAND and self.home + STEP < best and not self.barred(cell, side):
                best, onto = self.home + STEP, -1
        return best, onto

    def onward(self, node: int) -> list[tuple[int, int, int]]:
        """Return (cell, side in, side out) from a node to the green."""
        island = self.position.island
        out: list[tuple[int, int, int]] = []
        while node >= 0 and self.way[node] >= 0 and len(out) < island.cells:
            cell, side = divmod(node, EDGES)
            on = self.way[node]
            out.append((cell, side, on))
            other = island.neighbours[cell][on]
            if other < 0 or island.kind[other] != SEA:
                break
            node = other * EDGES + BACK[on]
        return out

    def concerned(self, cells: Sequence[int]) -> bool:
        """Return whether a way of this seat leads over one of the cells, or a man stands on one."""
        if self._ways is None:
            self._ways = {cell for route in self.routes() for cell, _, _ in route} | self.manned
        return any(cell in self._ways for cell in cells)

    def path(self, place: int) -> frozenset[int]:
        """Return the sections on a man's way that exist already."""
        node = self.mouth if place == AT_HOME else self.way_on(place)[1]
        sections = [self._section(cell, side) for cell, side, _ in self.onward(node)]
        return frozenset(section for section in sections if section >= 0)

    def routes(self) -> list[list[tuple[int, int, int]]]:
        """Return the ways of the seat's men in the tunnels, the nearest first, and the one from home."""
        if self._routes is None:
            self._routes = self._find_routes()
        return self._routes

    def _find_routes(self) -> list[list[tuple[int, int, int]]]:
        seat = self.seat
        men = {place for place in self.position.men[seat * MEN : seat * MEN + MEN] if place >= 0}
        ways = sorted((*self.way_on(place), place) for place in men)
        out = [self.onward(onto) for price, onto, _ in ways if price < FAR and onto >= 0]
        if self.home < FAR:
            out.append(self.onward(self.mouth))
        return out


def kinds_of(position: SectionX, stock: Sequence[int] | None) -> tuple[TileType, ...]:
    """Return the types of the tiles in a stock; empty if the stock is unknown."""
    if stock is None:
        return ()
    of = position.tiles.of
    return tuple(sorted({of[tile] for tile in stock}, key=lambda kind: kind.code))
