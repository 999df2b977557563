"""Pictures of a board: composed from its data, in any palette, with or without pawns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..drawing import BoardFault
from ..model import Board
from .men import overlay
from .painting import Painting
from .palette import PALETTES


def draw(board: Board, palette: str = "light", position: Mapping[str, Any] | None = None) -> str:
    """The board as an SVG document; every circle is an element whose id is the circle's name."""
    if palette not in PALETTES:
        raise BoardFault(f"there is no palette {palette!r}; there are {', '.join(PALETTES)}")
    men = overlay(board, position) if position else ""
    return Painting(board, PALETTES[palette]).document(men, title=f"Plan of the {board.name}")


__all__ = ["PALETTES", "draw"]
