"""The castle: circles, walls, windows, wire and tunnels, compiled from a drawing in characters.

`drawing` reads the characters, `compiling` makes the `model`, `ways` measures it, `picture` paints it.
"""

from __future__ import annotations

from functools import cache

from .compiling import compile_board, walkways
from .drawing import BoardFault, load_drawing
from .model import Board, CellBlock, Circle, Cut, Gate, Room, Rope, bit_set, members
from .picture import draw
from .ways import car_road, run, sees, sight_table

BOARDS = ("castle", "miniature")
VARIANTS = ("short-tunnel", "fence-gate", "walkways", "tower", "osprey", "fuga3")
NAMINGS = ("english", "devir", "italian", "spanish", "french")


class PicturedBoard(Board):
    """A board with its picture: a notebook shows it."""

    def _repr_svg_(self) -> str:
        return draw(self)


@cache
def load_board(name: str = "castle", variant: str | None = None, naming: str | None = None) -> PicturedBoard:
    """A stored board, with a variant's patch and an edition's room names if they are asked for."""
    if name not in BOARDS:
        raise BoardFault(f"there is no board {name!r}; there are {', '.join(BOARDS)}")
    return compile_board(load_drawing(name, variant, naming), PicturedBoard)


__all__ = [
    "BOARDS",
    "NAMINGS",
    "VARIANTS",
    "Board",
    "BoardFault",
    "CellBlock",
    "Circle",
    "Cut",
    "Gate",
    "PicturedBoard",
    "Room",
    "Rope",
    "bit_set",
    "car_road",
    "load_board",
    "members",
    "run",
    "sees",
    "sight_table",
    "walkways",
]
