"""The table of Section X: the whole state, and the changes that keep its derived lists in step."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Annotated, Any, Self

from ...kernel import Chance, Event, Position
from ...kernel.fields import Before, Derived, Found, Lent, Owned, Secret, Written, copier, declared, teller
from ...kernel.position import Moment
from ..board.island import STRIDE, Island
from ..board.tiles import EMPTY, TileSet
from ..words.options import DOORS, MEN, Rules
from ..words.places import AT_HOME, IN_SUPPLY, NOBODY
from .facts import Facts
from .fit import fit_of
from .tunnels import Tunnels, follow, no_tunnels


class Hidden:
    """Hidden state: face-down tiles and stocks; also derived lists."""

    __slots__ = ()

    #: Top of a pile is its last tile.
    piles: Annotated[Secret[list[list[int]]], Before("heap")]
    #: By seat: the tiles it has drawn.
    stocks: Owned[list[list[int]]]
    #: By cell: its surroundings (`island.around`), as far as the rules use them.
    around: Derived[list[int]]
    #: Sea cells with a tile and without, in reading order.
    laid: Derived[list[int]]
    free: Derived[list[int]]
    #: By section: the number of prisoners; the door. Copies share both until a prisoner or a door is moved.
    crowd: Lent[list[int]]
    door_on: Lent[list[int]]
    shared: Annotated[Derived[bool], Written("source.share()", "{}")]
    #: The tunnels when last computed, and the cells whose tiles have changed since.
    _tunnels: Found[Tunnels]
    _touched: Found[tuple[int, ...]]
    #: By tunnel with a door in it: the seat that owns it.
    _holders: Found[dict[int, int] | None]


_copy_fields = copier(Moment, Facts, Hidden)
_tell_fields = teller(Facts, Hidden, Moment)


class Table(Position, Facts, Hidden):
    """The whole state of the table, public and hidden."""

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
        self.around = fit_of(rules).bare(island)
        self.laid = []
        self.free = island.sea[:]
        self.men = [AT_HOME] * (self.seats * MEN)
        self.crowd = [0] * (cells * STRIDE)
        self.shared = False
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
        self._tunnels = no_tunnels(cells)
        self._touched = ()
        self._holders = None

    # Queries

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
        """The connected sections; updated lazily."""
        if self._touched:
            self._tunnels = follow(self, self._tunnels, self._touched)
            self._touched = ()
        return self._tunnels

    def holders(self) -> dict[int, int]:
        """By tunnel: the seat that owns it; tunnels without owner are left out."""
        if self._holders is None:
            of = self.tunnels().of
            self._holders = {
                of[section]: door // DOORS for door, section in enumerate(self.doors) if section >= 0
            }
        return self._holders

    def holder(self, section: int) -> int:
        """The seat that owns the tunnel of a section, or NOBODY."""
        return self.holders().get(self.tunnels().of[section], NOBODY)

    def foreign_tunnels(self, seat: int) -> set[int]:
        """The tunnels with another player's doors in them."""
        of = self.tunnels().of
        return {
            of[section] for door, section in enumerate(self.doors) if section >= 0 and door // DOORS != seat
        }

    def foreign(self, seat: int) -> set[int]:
        """The sections of all other players' tunnels."""
        sections = self.tunnels().sections
        return {section for tunnel in self.foreign_tunnels(seat) for section in sections[tunnel]}

    def stock_codes(self, seat: int) -> Sequence[str]:
        return [self.tiles.of[tile].code for tile in self.stocks[seat]]

    # Changes: each keeps the derived lists in step

    def lay(self, cell: int, tile: int, rotation: int) -> None:
        self.tile[cell] = tile
        self.rotation[cell] = rotation
        opened = self.tiles.of[tile].open[rotation]
        around = self.around
        for side, other, shut, open_here in self.island.coasts[cell]:
            around[other] |= open_here if opened & side else shut
        self.free.remove(cell)
        insort(self.laid, cell)
        self._touched += (cell,)
        self._holders = None

    def lift(self, cell: int) -> int:
        """Take up the tile of a cell; the caller takes care of prisoners and doors on it."""
        tile = self.tile[cell]
        self.tile[cell] = EMPTY
        self.rotation[cell] = 0
        around = self.around
        for _, other, _, open_here in self.island.coasts[cell]:
            around[other] &= ~open_here
        self.laid.remove(cell)
        insort(self.free, cell)
        self._touched += (cell,)
        self._holders = None
        return tile

    def send(self, man: int, place: int) -> None:
        """Put a prisoner somewhere."""
        if self.shared:
            self.unshare()
        old = self.men[man]
        if old >= 0:
            self.crowd[old] -= 1
        self.men[man] = place
        if place >= 0:
            self.crowd[place] += 1

    def hang(self, door: int, place: int, side: int = 0) -> None:
        """Put a door on a section, into the supply or aside."""
        if self.shared:
            self.unshare()
        old = self.doors[door]
        if old >= 0:
            self.door_on[old] = -1
        self.doors[door] = place
        self.door_side[door] = side if place >= 0 else 0
        if place >= 0:
            self.door_on[place] = door
        self._holders = None

    def share(self) -> bool:
        """Mark the occupancy lists as shared with a copy (copy-on-write)."""
        self.shared = True
        return True

    def unshare(self) -> None:
        """Replace shared occupancy lists by copies; call before a prisoner or a door is moved."""
        self.crowd = self.crowd[:]
        self.door_on = self.door_on[:]
        self.shared = False

    def tell_all(self, kind: str, **parameters: Any) -> None:
        """Report a public event."""
        self.tell(Event(kind, parameters))

    # Copy and digest

    def _copy_to(self, twin: Self) -> None:
        _copy_fields(self, twin)

    def state(self) -> list[Any]:
        return _tell_fields(self)
