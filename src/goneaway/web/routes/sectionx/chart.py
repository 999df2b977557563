"""The island of Section X as data for drawing: where its cells lie, and how the tunnels of each tile run."""

from __future__ import annotations

from math import sqrt
from typing import Any

from ....sectionx.board.island import ISLAND, SEA, SIDES, STEPS, Island
from ....sectionx.board.tiles import TileSet, TileType
from ....sectionx.words.options import COLOURS
from ....wording import Wording

#: Of a cell, in units of the drawing: from its centre to a corner, and from one side to the opposite one.
CORNER = 45.0
WIDTH = CORNER * sqrt(3)
#: Sea around the outermost cells.
_MARGIN = 24.0
_KINDS = {SEA: "sea", ISLAND: "island"}


def chart(island: Island, tiles: TileSet, wording: Wording) -> dict[str, Any]:
    """Return cells with their centres, kinds, zones and neighbours; tiles with their sections in each
    rotation."""
    at = [_middle(q, r) for q, r in island.coordinates]
    left, top = min(x for x, _ in at) - WIDTH / 2, min(y for _, y in at) - CORNER
    return {
        "name": island.name,
        "corner": CORNER,
        "box": [
            _short(left - _MARGIN),
            _short(top - _MARGIN),
            _short(2 * (_MARGIN - left)),
            _short(2 * (_MARGIN - top)),
        ],
        "sides": list(SIDES),
        #: By side: the vector to the centre of the cell beyond it.
        "steps": [[_short(part) for part in _middle(q, r)] for q, r in STEPS],
        "cells": {
            name: {
                "x": _short(x),
                "y": _short(y),
                "kind": _KINDS.get(island.kind[cell], "zone"),
                "zone": island.zone_names[island.zone_at[cell]] if island.zone_at[cell] >= 0 else "",
                "beside": ["" if other < 0 else island.names[other] for other in island.neighbours[cell]],
            }
            for cell, (name, (x, y)) in enumerate(zip(island.names, at, strict=True))
        },
        "zones": {
            zone: [island.names[cell] for cell in cells]
            for zone, cells in zip(island.zone_names, island.zone_cells, strict=True)
        },
        "tiles": {kind.code: _tile(kind, wording) for kind in tiles.types},
        "colours": {colour: wording.text("sectionx-seat", seat=colour) for colour in COLOURS},
    }


def _tile(kind: TileType, wording: Wording) -> dict[str, Any]:
    return {
        "title": wording.text("sectionx-type", type=kind.code),
        "hideout": kind.hideout,
        "room": kind.room,
        #: By rotation: the sides that each section joins, by their numbers.
        "sections": [
            [[(side + rotation) % len(SIDES) for side in section] for section in kind.sections]
            for rotation in range(len(SIDES))
        ],
        #: By rotation: the first rotation that looks the same.
        "same": list(kind.same_as),
    }


def _middle(q: int, r: int) -> tuple[float, float]:
    return (q + r / 2) * WIDTH, r * CORNER * 1.5


def _short(number: float) -> float:
    return round(number, 2)
