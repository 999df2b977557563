"""The names of things in Section X in a player's language."""

from __future__ import annotations

from ...sectionx import Seen
from ...sectionx.board.island import SIDES
from ...wording import Wording

GAME = "sectionx"


def seat_name(wording: Wording, view: Seen, seat: int) -> str:
    return wording.text("sectionx-seat", seat=view.colour(seat))


def tile_words(view: Seen, tile: int) -> str:
    """Return `FL (E-W-NE)`: a tile in words, as it lies before it is rotated."""
    kind = view.tiles.of[tile]
    sections = " + ".join("-".join(SIDES[side] for side in section) for section in kind.sections)
    return f"{kind.code} ({sections})"
