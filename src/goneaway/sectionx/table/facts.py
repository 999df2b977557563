"""The public state of Section X: fields that positions and views share.

Everything is a flat list of numbers. A prisoner's place is a section (`cell * STRIDE + section`)
or one of the negative numbers of `places`; so is a door's.
"""

from __future__ import annotations

from typing import Annotated

from ...kernel.fields import GROUPED, Fixed, Public
from ...kernel.position import Moment
from ..board.island import STRIDE, Island
from ..board.tiles import TileSet, TileType
from ..words.actions import Spot, spot_of
from ..words.options import DOORS, MEN, Rules
from ..words.places import AT_HOME, BURIED, FREE, GREEN, IN_SUPPLY


class Facts(Moment):
    """The public state."""

    __slots__ = ()

    rules: Fixed[Rules]
    island: Fixed[Island]
    tiles: Fixed[TileSet]
    seats: Fixed[int]
    #: By cell: the tile that lies there or EMPTY, and its rotation.
    tile: Public[list[int]]
    rotation: Public[list[int]]
    #: By prisoner (seat * MEN + number): where he is.
    men: Public[list[int]]
    #: By door (seat * DOORS + number): its section or other place; its side.
    doors: Public[list[int]]
    door_side: Public[list[int]]
    #: By seat: whether it has the master key. By zone: the seat that owns it.
    keys: Public[list[bool]]
    owners: Public[list[int]]
    #: Tiles swept off the board by the collapse that ended the game.
    heap: Public[list[int]]
    round: Annotated[Public[int], GROUPED]
    final: Annotated[Public[bool], GROUPED]
    #: Consecutive turns without draw and step; without draw and escape (stall guard a and c).
    idle: Annotated[Public[int], GROUPED]
    fruitless: Annotated[Public[int], GROUPED]
    #: Consecutive rounds in which no prisoner was freed or buried (stall guard b).
    barren: Annotated[Public[int], GROUPED]
    #: The seat whose step ended the last round, until the next action.
    round_ender: Annotated[Public[int], GROUPED]

    # Names

    def colour(self, seat: int) -> str:
        return self.rules.colours[seat]

    def man_name(self, man: int) -> str:
        return f"{self.rules.colours[man // MEN]}{man % MEN + 1}"

    def man_number(self, name: str) -> int:
        """The prisoner with this name, or -1."""
        colour, number = name[:1], name[1:]
        if not colour or colour not in self.rules.colours or number not in "12345678" or len(number) != 1:
            return -1
        return self.rules.colours.index(colour) * MEN + int(number) - 1

    def spot(self, section: int) -> Spot:
        """The name of a section; the number is left out where the tile has only one."""
        cell, index = divmod(section, STRIDE)
        single = self.tiles.of[self.tile[cell]].count == 1
        return spot_of(self.island.names[cell], 0 if single else index + 1)

    def place_name(self, place: int) -> str:
        if place >= 0:
            return str(self.spot(place))
        if place <= GREEN:
            return f"zone:{self.island.zone_names[GREEN - place]}"
        return {AT_HOME: "home", FREE: "free", BURIED: "buried"}[place]

    def section(self, spot: Spot) -> int:
        """The number of a section that must exist."""
        return self.island.number[spot.cell] * STRIDE + max(spot.section - 1, 0)

    # Queries

    def type_at(self, cell: int) -> TileType:
        return self.tiles.of[self.tile[cell]]

    def count(self, seat: int, place: int) -> int:
        """The number of a seat's prisoners at one of the places off the tiles."""
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
        """The number of a seat's prisoners who are free or in a green zone."""
        return self.count(seat, FREE) + self.in_green(seat)

    def supply(self, seat: int) -> int:
        """The number of doors a seat can still put on the board."""
        return self.doors[seat * DOORS : seat * DOORS + DOORS].count(IN_SUPPLY)

    def mouths_of(self, section: int) -> int:
        """Bit set of the sides on which a section opens to the island."""
        cell, index = divmod(section, STRIDE)
        return self.type_at(cell).masks[self.rotation[cell]][index] & self.island.mouths[cell]
