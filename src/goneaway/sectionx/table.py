"""The table of Section X: the whole state, and the changes that keep its derived lists in step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Self

from ..kernel import Chance, Event, Position
from ..kernel.fields import Before, Derived, Found, Owned, Secret, copier, declared, teller
from ..kernel.position import Moment
from .facts import Facts
from .island import SEA, STRIDE, Island
from .options import DOORS, MEN, Rules
from .places import AT_HOME, IN_SUPPLY, NOBODY
from .tiles import EMPTY, TileSet
from .tunnels import Tunnels, find_tunnels


class Hidden:
    """What lies face down, what a seat holds, and what follows from the rest."""

    __slots__ = ()

    #: Top of a pile is its last tile.
    piles: Annotated[Secret[list[list[int]]], Before("heap")]
    #: By seat: the tiles it has drawn.
    stocks: Owned[list[list[int]]]
    #: By cell, bit sets of sides: a tile lies beside; that tile is open towards here.
    beside: Derived[list[int]]
    facing: Derived[list[int]]
    #: By section: how many stand there; its door.
    crowd: Derived[list[int]]
    door_on: Derived[list[int]]
    _tunnels: Found[Tunnels | None]
    #: By tunnel: the seat it belongs to.
    _holders: Found[list[int] | None]


_copy_fields = copier(Moment, Facts, Hidden)
_tell_fields = teller(Facts, Hidden, Moment)


class Table(Position, Facts, Hidden):
    """All that lies on the table, open or not."""

    __slots__ = declared(Facts, Hidden)

    def __init__(self, rules: Rules, island: Island, tiles: TileSet, chance: Chance) -> None:
        super().__init__(chance)
        self.rules = rules
        self.island = island
        self.tiles = tiles
        self.seats = rules.players
        cells = island.cells
        self.tile = [EMPTY] * cells
        self.rotation = [0] * cells
        self.beside = [0] * cells
        self.facing = [0] * cells
        self.men = [AT_HOME] * (self.seats * MEN)
        self.crowd = [0] * (cells * STRIDE)
        self.doors = [IN_SUPPLY] * (self.seats * DOORS)
        self.door_side = [0] * (self.seats * DOORS)
        self.door_on = [-1] * (cells * STRIDE)
        self.keys = [False] * self.seats
        self.owners = [NOBODY] * len(island.zone_names)
        self.piles = [[], [], []]
        self.stocks = [[] for _ in range(self.seats)]
        self.heap = []
        self.round = 1
        self.final = False
        self.idle = 0
        self.fruitless = 0
        self.barren = 0
        self.round_ender = NOBODY
        self._tunnels = None
        self._holders = None

    # Questions

    def room_in(self, section: int) -> int:
        """Free places in a section."""
        return self.type_at(section // STRIDE).room - self.crowd[section]

    def men_on(self, cell: int) -> list[int]:
        """The prisoners on a tile."""
        low, high = cell * STRIDE, cell * STRIDE + STRIDE
        if not any(self.crowd[low:high]):
            return []
        return [man for man, place in enumerate(self.men) if low <= place < high]

    def doors_on(self, cell: int) -> list[int]:
        return [door for door in self.door_on[cell * STRIDE : cell * STRIDE + STRIDE] if door >= 0]

    def tunnels(self) -> Tunnels:
        """Which sections hang together; worked out anew after a tile was touched."""
        if self._tunnels is None:
            self._tunnels = find_tunnels(self)
        return self._tunnels

    def holders(self) -> list[int]:
        """By tunnel: the seat it belongs to, or NOBODY."""
        if self._holders is None:
            tunnels = self.tunnels()
            holders = [NOBODY] * len(tunnels.length)
            for door, section in enumerate(self.doors):
                if section >= 0:
                    holders[tunnels.of[section]] = door // DOORS
            self._holders = holders
        return self._holders

    def holder(self, section: int) -> int:
        """The seat to which the tunnel of a section belongs, or NOBODY."""
        return self.holders()[self.tunnels().of[section]]

    def stock_codes(self, seat: int) -> Sequence[str]:
        return [self.tiles.of[tile].code for tile in self.stocks[seat]]

    # Changes: each keeps the derived lists in step

    def lay(self, cell: int, tile: int, rotation: int) -> None:
        self.tile[cell] = tile
        self.rotation[cell] = rotation
        opened = self.tiles.of[tile].open[rotation]
        for side, other in enumerate(self.island.neighbours[cell]):
            if other >= 0 and self.island.kind[other] == SEA:
                back = 1 << (side + 3) % 6
                self.beside[other] |= back
                if opened >> side & 1:
                    self.facing[other] |= back
        self._tunnels = self._holders = None

    def lift(self, cell: int) -> int:
        """Take up the tile of a cell; prisoners and doors on it are the caller's business."""
        tile = self.tile[cell]
        self.tile[cell] = EMPTY
        self.rotation[cell] = 0
        for side, other in enumerate(self.island.neighbours[cell]):
            if other >= 0:
                keep = ~(1 << (side + 3) % 6)
                self.beside[other] &= keep
                self.facing[other] &= keep
        self._tunnels = self._holders = None
        return tile

    def send(self, man: int, place: int) -> None:
        """Put a prisoner somewhere."""
        old = self.men[man]
        if old >= 0:
            self.crowd[old] -= 1
        self.men[man] = place
        if place >= 0:
            self.crowd[place] += 1

    def hang(self, door: int, place: int, side: int = 0) -> None:
        """Put a door on a section, into the supply or aside."""
        old = self.doors[door]
        if old >= 0:
            self.door_on[old] = -1
        self.doors[door] = place
        self.door_side[door] = side if place >= 0 else 0
        if place >= 0:
            self.door_on[place] = door
        self._holders = None

    def tell_all(self, kind: str, **parameters: Any) -> None:
        """Report something everybody sees."""
        self.tell(Event(kind, parameters))

    # The whole

    def _copy_to(self, twin: Self) -> None:
        _copy_fields(self, twin)

    def state(self) -> list[Any]:
        return _tell_fields(self)
