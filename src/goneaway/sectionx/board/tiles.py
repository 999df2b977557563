"""The tunnel tiles: sections, openings, orientations."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from .island import MEMBERS

EMPTY = -1


class TileType:
    """One kind of tile, with precomputed facts about its six rotations."""

    def __init__(
        self, code: str, title: str, copies: int, sections: Sequence[Sequence[int]], hideout: bool = False
    ) -> None:
        self.code = code
        self.title = title
        self.copies = copies
        self.sections = tuple(tuple(section) for section in sections)
        self.hideout = hideout
        self.count = len(self.sections)
        #: How many prisoners one of its sections holds.
        self.room = 2 if hideout else 1
        #: Openings of each section.
        self.openings = tuple(len(section) for section in self.sections)
        #: By rotation: bit set of open sides; the same for each section; section number of each side or -1.
        self.open: list[int] = []
        self.masks: list[tuple[int, ...]] = []
        self.section_at: list[tuple[int, ...]] = []
        #: By rotation: the smallest rotation with the same set of sections.
        self.same_as: list[int] = []
        seen: dict[frozenset[int], int] = {}
        for rotation in range(6):
            masks = tuple(sum(1 << (side + rotation) % 6 for side in section) for section in self.sections)
            self.masks.append(masks)
            self.open.append(sum(masks))
            self.section_at.append(
                tuple(next((i for i, mask in enumerate(masks) if mask >> side & 1), -1) for side in range(6))
            )
            self.same_as.append(seen.setdefault(frozenset(masks), rotation))
        #: One rotation for each different orientation.
        self.rotations = tuple(sorted(set(self.same_as)))
        self.rotation_bits = sum(1 << rotation for rotation in self.rotations)
        #: By rotation: (section, its sides) of every section on which a door can stand.
        self.doorways = [
            tuple(
                (index, MEMBERS[mask])
                for index, mask in enumerate(masks)
                if hideout or self.openings[index] == 2
            )
            for masks in self.masks
        ]


class TileSet:
    """All tiles of a box. Tiles are numbered; `types[kind_of[tile]]` is the type of a tile."""

    def __init__(self, name: str, types: Sequence[TileType]) -> None:
        self.name = name
        self.types = tuple(types)
        self.type_number = {kind.code: index for index, kind in enumerate(self.types)}
        self.kind_of: list[int] = []
        self.names: list[str] = []
        for index, kind in enumerate(self.types):
            for copy in range(1, kind.copies + 1):
                self.kind_of.append(index)
                self.names.append(f"{kind.code}-{copy}")
        self.number = {tile: index for index, tile in enumerate(self.names)}
        self.count = len(self.names)
        self.of: list[TileType] = [self.types[kind] for kind in self.kind_of]

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> TileSet:
        return cls(
            data["name"],
            [
                TileType(row["code"], row["title"], row["copies"], row["sections"], row.get("hideout", False))
                for row in data["tile"]
            ],
        )


@cache
def standard_tiles() -> TileSet:
    """The 54 tiles of the box."""
    text = resources.files("goneaway.sectionx").joinpath("data/tiles.toml").read_text("utf-8")
    return TileSet.from_data(tomllib.loads(text))
