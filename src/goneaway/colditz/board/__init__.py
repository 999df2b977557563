"""The castle: circles, walls, windows, wire and tunnels, compiled from a drawing in characters."""

from __future__ import annotations

from functools import cache

from .compiling import compile_board
from .drawing import BoardFault, load_drawing
from .model import Board, CellBlock, Circle, Cut, Gate, Room, Rope, bit_set, members

BOARDS = ("castle", "miniature")


@cache
def load_board(name: str = "castle", variant: str | None = None) -> Board:
    """A stored board, with a variant's patch if one is named."""
    if name not in BOARDS:
        raise BoardFault(f"there is no board {name!r}; there are {', '.join(BOARDS)}")
    return compile_board(load_drawing(name, variant))


__all__ = [
    "BOARDS",
    "Board",
    "BoardFault",
    "CellBlock",
    "Circle",
    "Cut",
    "Gate",
    "Room",
    "Rope",
    "bit_set",
    "load_board",
    "members",
]
