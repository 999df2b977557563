"""The tiles on the board as data: their cells, the men in them, the owners of their tunnels and doors."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...sectionx import SectionX, Seen
from ...sectionx.board.island import SIDES, STRIDE
from ...sectionx.board.tiles import EMPTY, TileType
from ...sectionx.words.options import DOORS
from ...sectionx.words.places import NOBODY
from ..kept import Kept
from .known import open_to_all


@dataclass(frozen=True)
class Lying:
    """A tile on the board, with all that is on it. Colours are letters."""

    kind: TileType
    rotation: int
    #: The name of its cell, if it is on one.
    label: str = ""
    #: By section: the prisoners in it, and the owner of its tunnel.
    men: Mapping[int, Sequence[str]] = field(default_factory=dict)
    owners: Mapping[int, str] = field(default_factory=dict)
    #: By side: the owner of the door there.
    doors: Mapping[int, str] = field(default_factory=dict)
    #: Whether something happened here since the player last looked.
    fresh: bool = False
    #: Bit set of the sides at the edge of the board: an opening there leads nowhere.
    edge: int = 0

    def to_json(self) -> dict[str, Any]:
        """Return the tile as data; sections are numbered as in the notation, sides have their letters."""
        masks = self.kind.masks[self.rotation]
        return {
            "cell": self.label,
            "tile": self.kind.code,
            "rotation": self.rotation,
            "hideout": self.kind.hideout,
            "sections": [
                {
                    "sides": [SIDES[side] for side in range(len(SIDES)) if masks[section] >> side & 1],
                    "men": list(self.men.get(section, ())),
                    "owner": self.owners.get(section, ""),
                }
                for section in range(self.kind.count)
            ],
            "doors": {SIDES[side]: colour for side, colour in self.doors.items()},
            "dead_ends": [SIDES[side] for side in range(len(SIDES)) if self.edge >> side & 1],
            "fresh": self.fresh,
        }


_ROWS: Kept[list[dict[str, Any]]] = Kept(1 << 10)
_ROW: Kept[dict[str, Any]] = Kept(1 << 15)


def tile_rows(view: Seen) -> list[dict[str, Any]]:
    """Return the tiles as data; after a man's step all but two are unchanged."""
    laid = (view.rules, tuple(view.tile), tuple(view.rotation))
    key = (*laid, tuple(view.men), tuple(view.doors), tuple(view.door_side))
    return _ROWS.get(key, _tile_rows, view)


def _tile_rows(view: Seen) -> list[dict[str, Any]]:
    rows = []
    for tile in tiles_lying(view).values():
        on_it = tuple((section, *men) for section, men in tile.men.items())
        owners, doors = tuple(tile.owners.items()), tuple(tile.doors.items())
        key = (tile.kind, tile.rotation, tile.label, on_it, owners, doors, tile.edge)
        rows.append(_ROW.get(key, tile.to_json))
    return rows


def tiles_lying(view: Seen, fresh: Collection[str] = ()) -> dict[int, Lying]:
    """Return, by cell, its tile with the prisoners, doors and owners on it.

    `fresh` are cells to highlight.
    """
    return tiles_on(open_to_all(view), fresh)


def tiles_on(position: SectionX, fresh: Collection[str] = ()) -> dict[int, Lying]:
    """Return the same for a position that a seat knows, or looks ahead to."""
    men: dict[int, dict[int, list[str]]] = {}
    for man, place in enumerate(position.men):
        if place >= 0:
            cell, index = divmod(place, STRIDE)
            men.setdefault(cell, {}).setdefault(index, []).append(position.man_name(man))
    doors: dict[int, dict[int, str]] = {}
    for door, place in enumerate(position.doors):
        if place >= 0:
            doors.setdefault(place // STRIDE, {})[position.door_side[door]] = position.colour(door // DOORS)
    out = {}
    for cell, tile in enumerate(position.tile):
        if tile == EMPTY:
            continue
        kind = position.tiles.of[tile]
        owners = {}
        for index in range(kind.count):
            holder = position.holder(cell * STRIDE + index)
            if holder != NOBODY:
                owners[index] = position.colour(holder)
        name = position.island.names[cell]
        out[cell] = Lying(
            kind,
            position.rotation[cell],
            name,
            men.get(cell, {}),
            owners,
            doors.get(cell, {}),
            name in fresh,
            position.island.outside[cell],
        )
    return out
