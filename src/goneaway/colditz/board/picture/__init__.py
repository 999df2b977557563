"""Pictures of a board: composed from its data, in any palette, with or without pawns."""

from __future__ import annotations

from ..model import Board
from .painting import Painting
from .palette import PALETTES


def draw(board: Board, palette: str = "light") -> str:
    return Painting(board, PALETTES[palette]).document(title=board.name)


__all__ = ["PALETTES", "draw"]
