"""The board: a hexagon of cells with the prison island in the middle and green zones at the corners."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Any

#: Sides of a cell, clockwise from the right.
SIDES = ("E", "SE", "SW", "W", "NW", "NE")
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

#: By side: the same border seen from the neighbouring cell.
BACK = (3, 4, 5, 0, 1, 2)

#: By bit set of sides (or rotations): its members. A look-up costs a quarter of testing six bits.
MEMBERS = tuple(tuple(side for side in range(6) if bits >> side & 1) for bits in range(64))

SEA, ISLAND, ZONE = 0, 1, 2

#: The target of a side that does not lead to another cell.
OUTSIDE = -1

#: Room for section numbers: a place in the tunnels is `cell * STRIDE + section`.
STRIDE = 6


def around(beside: int, facing: int = 0, outside: int = 0, landing: int = 0) -> int:
    """Four bit sets of sides as one number: a tile lies there; it is open towards here; edge; land or edge.

    One number is one dictionary key, and one entry to change and to copy.
    """
    return beside | facing << 6 | outside << 12 | landing << 18


class Island:
    """A board compiled for fast look-ups. Cells are numbered in reading order."""

    def __init__(
        self, name: str, radius: int, island: Iterable[str], zones: Mapping[str, Iterable[str]]
    ) -> None:
        self.name = name
        self.radius = radius
        self.coordinates: list[tuple[int, int]] = []
        self.names: list[str] = []
        for r in range(-radius, radius + 1):
            first = max(-radius, -radius - r)
            for q in range(first, min(radius, radius - r) + 1):
                self.coordinates.append((q, r))
                self.names.append(f"{chr(ord('A') + r + radius)}{q - first + 1}")
        self.cells = len(self.names)
        self.number = {cell: index for index, cell in enumerate(self.names)}
        at = {place: index for index, place in enumerate(self.coordinates)}
        self.neighbours: list[tuple[int, ...]] = [
            tuple(at.get((q + dq, r + dr), OUTSIDE) for dq, dr in STEPS) for q, r in self.coordinates
        ]
        self.kind = [SEA] * self.cells
        self.zone_names: tuple[str, ...] = tuple(zones)
        self.zone_number = {zone: index for index, zone in enumerate(self.zone_names)}
        self.zone_at = [-1] * self.cells
        for label in island:
            self.kind[self.number[label]] = ISLAND
        for zone, labels in zones.items():
            for label in labels:
                self.kind[self.number[label]] = ZONE
                self.zone_at[self.number[label]] = self.zone_number[zone]
        self.sea = [cell for cell in range(self.cells) if self.kind[cell] == SEA]
        self.zone_cells = [
            [cell for cell in range(self.cells) if self.zone_at[cell] == zone]
            for zone in range(len(self.zone_names))
        ]
        # Bit sets of sides: those over the edge of the board; those on island, zone or edge.
        self.outside = [0] * self.cells
        self.landing = [0] * self.cells
        self.mouths = [0] * self.cells
        for cell in self.sea:
            for side, other in enumerate(self.neighbours[cell]):
                if other == OUTSIDE:
                    self.outside[cell] |= 1 << side
                elif self.kind[other] == ISLAND:
                    self.mouths[cell] |= 1 << side
                if other == OUTSIDE or self.kind[other] != SEA:
                    self.landing[cell] |= 1 << side
        #: By cell: its surroundings on the empty board.
        self.bare = [
            around(0, 0, outside, landing)
            for outside, landing in zip(self.outside, self.landing, strict=True)
        ]
        #: By cell, for each sea cell beside it: the bit of the side that leads there, that cell, and the bits
        #: that a tile here adds to that cell's surroundings, if closed and if open on that side.
        self.coasts = [
            tuple(
                (1 << side, other, around(1 << BACK[side]), around(1 << BACK[side], 1 << BACK[side]))
                for side, other in enumerate(row)
                if other != OUTSIDE and self.kind[other] == SEA
            )
            for row in self.neighbours
        ]
        #: By cell and bit set of rotations: a (cell, rotation) pair for each, shared by all lists of targets.
        self.turned = [
            [tuple([pair[rotation] for rotation in some]) for some in MEMBERS]
            for pair in ([(cell, rotation) for rotation in range(6)] for cell in range(self.cells))
        ]
        #: Sea cells that touch the island, in reading order.
        self.shore = [cell for cell in self.sea if self.mouths[cell]]
        #: Straight distance of every cell to every zone, tiles ignored.
        self.zone_distance = [
            [min(self.distance(cell, other) for other in cells) for cells in self.zone_cells]
            for cell in range(self.cells)
        ]
        #: Distance to the nearest green zone (the distance rule's `g`).
        self.green_distance = [min(row) for row in self.zone_distance]

    def distance(self, one: int, other: int) -> int:
        (q, r), (s, t) = self.coordinates[one], self.coordinates[other]
        q, r = q - s, r - t
        return max(abs(q), abs(r), abs(q + r))

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Island:
        return cls(data["name"], data["radius"], data["island"], data["zones"])


@cache
def standard_island() -> Island:
    """The board of the box."""
    text = resources.files("goneaway.sectionx").joinpath("data/island.toml").read_text("utf-8")
    return Island.from_data(tomllib.loads(text))
