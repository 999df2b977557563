"""A position of Section X: tiles, prisoners, doors, keys, zones, piles, stocks.

Everything is a flat list of numbers. A prisoner's place is a section (`cell * STRIDE + section`)
or one of the negative numbers below; so is a door's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from ..kernel import Action, Chance, Event, Position, Refusal, SeatError, View
from .actions import ChooseFight, ChooseKeyDoor, ChooseKeyReturn, Spot
from .checks import malformed
from .island import SEA, STRIDE, Island
from .options import DOORS, MEN, Rules
from .places import AT_HOME, BURIED, FREE, GREEN, IN_SUPPLY, NOBODY
from .reach import Reach, reach
from .tiles import EMPTY, TileSet, TileType
from .tunnels import Tunnels, find_tunnels
from .turn import Turn
from .view import view_of


class SectionX(Position):
    """The referee's position."""

    __slots__ = (
        "_holders",
        "_tunnels",
        "barren",
        "beside",
        "crowd",
        "door_on",
        "door_side",
        "doors",
        "facing",
        "final",
        "fruitless",
        "heap",
        "idle",
        "island",
        "keys",
        "men",
        "owners",
        "piles",
        "rotation",
        "round",
        "round_ender",
        "rules",
        "seats",
        "stocks",
        "tile",
        "tiles",
    )

    def __init__(self, rules: Rules, island: Island, tiles: TileSet, chance: Chance) -> None:
        super().__init__(chance)
        self.rules = rules
        self.island = island
        self.tiles = tiles
        self.seats = rules.players
        cells = island.cells
        #: By cell: the tile that lies there or EMPTY, and its rotation.
        self.tile = [EMPTY] * cells
        self.rotation = [0] * cells
        #: By cell, bit sets of sides: a tile lies beside; that tile is open towards here.
        self.beside = [0] * cells
        self.facing = [0] * cells
        #: By prisoner (seat * MEN + number): where he is. By section: how many stand there.
        self.men = [AT_HOME] * (self.seats * MEN)
        self.crowd = [0] * (cells * STRIDE)
        #: By door (seat * DOORS + number): its section, or where else; its side. By section: its door.
        self.doors = [IN_SUPPLY] * (self.seats * DOORS)
        self.door_side = [0] * (self.seats * DOORS)
        self.door_on = [-1] * (cells * STRIDE)
        self.keys = [False] * self.seats
        self.owners = [NOBODY] * len(island.zone_names)
        #: Top of a pile is its last tile.
        self.piles: list[list[int]] = [[], [], []]
        self.stocks: list[list[int]] = [[] for _ in range(self.seats)]
        #: Tiles swept off the board by the collapse that ended the game.
        self.heap: list[int] = []
        self.round = 1
        self.final = False
        #: Turns in a row without draw and step; without draw and escape (stall guard a and c).
        self.idle = 0
        self.fruitless = 0
        #: Rounds in a row in which nobody was freed or buried (stall guard b).
        self.barren = 0
        #: The seat whose step ended the last round, until the next action.
        self.round_ender = NOBODY
        self._tunnels: Tunnels | None = None
        self._holders: list[int] | None = None

    # Names

    def colour(self, seat: int) -> str:
        return self.rules.colours[seat]

    def man_name(self, man: int) -> str:
        return f"{self.rules.colours[man // MEN]}{man % MEN + 1}"

    def man_number(self, name: str) -> int:
        """The prisoner called so, or -1."""
        colour, number = name[:1], name[1:]
        if not colour or colour not in self.rules.colours or number not in "12345678" or len(number) != 1:
            return -1
        return self.rules.colours.index(colour) * MEN + int(number) - 1

    def spot(self, section: int) -> Spot:
        """The name of a section; the number is left out where the tile has only one."""
        cell, index = divmod(section, STRIDE)
        single = self.tiles.of[self.tile[cell]].count == 1
        return Spot(self.island.names[cell], 0 if single else index + 1)

    def place_name(self, place: int) -> str:
        if place >= 0:
            return str(self.spot(place))
        if place <= GREEN:
            return f"zone:{self.island.zone_names[GREEN - place]}"
        return {AT_HOME: "home", FREE: "free", BURIED: "buried"}[place]

    def section(self, spot: Spot) -> int:
        """The number of a section that is known to be there."""
        return self.island.number[spot.cell] * STRIDE + max(spot.section - 1, 0)

    # Questions

    def type_at(self, cell: int) -> TileType:
        return self.tiles.of[self.tile[cell]]

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

    def count(self, seat: int, place: int) -> int:
        """How many of a seat's prisoners are at one of the places without a section."""
        return self.men[seat * MEN : seat * MEN + MEN].count(place)

    def in_green(self, seat: int) -> int:
        return sum(place <= GREEN for place in self.men[seat * MEN : seat * MEN + MEN])

    def in_hideouts(self, seat: int) -> int:
        return sum(
            place >= 0 and self.type_at(place // STRIDE).hideout
            for place in self.men[seat * MEN : seat * MEN + MEN]
        )

    def alive(self, seat: int) -> int:
        return MEN - self.count(seat, BURIED)

    def escaped(self, seat: int) -> int:
        """Free, or in a green zone and as good as free."""
        return self.count(seat, FREE) + self.in_green(seat)

    def supply(self, seat: int) -> int:
        """Doors a seat can still put on the board."""
        return self.doors[seat * DOORS : seat * DOORS + DOORS].count(IN_SUPPLY)

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

    def begin_turn(self, seat: int) -> None:
        """A fresh turn is the only thing on the stack."""
        self.frames[:] = [Turn(seat)]
        self.tell_all("turn-begun", colour=self.colour(seat))

    # The kernel's contract

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        if self.outcome is not None:
            return Refusal("game-end", "GAME_OVER")
        refusal = malformed(self, action)
        if refusal is not None:
            return refusal
        frame = self.frames[-1]
        answers = isinstance(action, ChooseFight | ChooseKeyDoor | ChooseKeyReturn)
        if len(self.frames) > 1 and not (answers and action.verb == frame.kind):
            return Refusal(
                "decisions", "DECISION_PENDING", {"kind": frame.kind, "colour": self.colour(frame.seat)}
            )
        # True is a number to Python; here it is no seat.
        if seat != frame.seat or type(seat) is not int:
            if seat == self.round_ender:
                return Refusal("round-end", "ROUND_OVER", {"colour": self.colour(frame.seat)})
            return Refusal("turn", "NOT_YOUR_TURN", {"colour": self.colour(frame.seat)})
        return frame.why_not(self, action)

    def _play(self, seat: int, action: Action) -> None:
        self.round_ender = NOBODY
        self.frames[-1].play(self, action)

    def reach(self, man: str) -> dict[str, Reach]:
        """For a prisoner who may walk now: every place he can get to, its cost and a way there."""
        return reach(self, man if isinstance(man, str) else "")

    def asides(self, seat: int) -> Sequence[Action]:
        self._known_seat(seat)
        return ()

    def view(self, seat: int | None) -> View:
        if seat is not None:
            self._known_seat(seat)
        return view_of(self, seat)

    def _known_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise SeatError(seat, f"0 to {self.seats - 1}")

    def copy(self, chance: Chance | None = None) -> Self:
        twin = type(self).__new__(type(self))
        twin.chance = self.chance.fork("copy") if chance is None else chance
        twin.frames = self.frames[:]
        twin.outcome = self.outcome
        twin.ply = self.ply
        twin.prelude = ()
        twin._events = []
        twin._legal = None
        twin.rules = self.rules
        twin.island = self.island
        twin.tiles = self.tiles
        twin.seats = self.seats
        twin.tile = self.tile[:]
        twin.rotation = self.rotation[:]
        twin.beside = self.beside[:]
        twin.facing = self.facing[:]
        twin.men = self.men[:]
        twin.crowd = self.crowd[:]
        twin.doors = self.doors[:]
        twin.door_side = self.door_side[:]
        twin.door_on = self.door_on[:]
        twin.keys = self.keys[:]
        twin.owners = self.owners[:]
        twin.piles = [pile[:] for pile in self.piles]
        twin.stocks = [stock[:] for stock in self.stocks]
        twin.heap = self.heap[:]
        twin.round = self.round
        twin.final = self.final
        twin.idle = self.idle
        twin.fruitless = self.fruitless
        twin.barren = self.barren
        twin.round_ender = self.round_ender
        # Found once, never changed afterwards: both may look at the same.
        twin._tunnels = self._tunnels
        twin._holders = self._holders
        return twin

    def state(self) -> list[Any]:
        return [
            self.tile,
            self.rotation,
            self.men,
            self.doors,
            self.door_side,
            self.keys,
            self.owners,
            self.piles,
            self.stocks,
            self.heap,
            [self.round, self.final, self.idle, self.fruitless, self.barren, self.round_ender],
            [[frame.kind, *frame.state()] for frame in self.frames],
            None if self.outcome is None else self.outcome.to_json(),
        ]

    def tell_all(self, kind: str, **parameters: Any) -> None:
        """Report something everybody sees."""
        self.tell(Event(kind, parameters))

    def mouths_of(self, section: int) -> int:
        """Bit set of the sides on which a section opens to the island."""
        cell, index = divmod(section, STRIDE)
        return self.type_at(cell).masks[self.rotation[cell]][index] & self.island.mouths[cell]

    def stock_codes(self, seat: int) -> Sequence[str]:
        return [self.tiles.of[tile].code for tile in self.stocks[seat]]
