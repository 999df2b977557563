"""Draw a position of Escape from Colditz: circles, men and guards."""

from __future__ import annotations

from functools import lru_cache

from ..colditz.board.picture import draw
from ..colditz.referee.position import Colditz
from ..colditz.referee.showing import picture_of
from ..colditz.table.ground import Ground
from ..colditz.words.places import FIRST_GUARD, TEAM
from .drawing import TEAMS, Colour, Mark, Picture, spot

GROUNDS: dict[str, Colour] = {
    "inner": (224, 214, 190), "garrison": (205, 196, 178), "outside": (190, 208, 176),
    "room": (214, 196, 170),
}  # fmt: skip
GUARDS: Colour = (20, 20, 20)


@lru_cache(maxsize=16)
def _ground(ground: Ground) -> tuple[Mark, ...]:
    kinds = {"inner": "inner", "outside": "outside"}
    return tuple(
        spot(one.x, one.y, 0.46, GROUNDS["room"] if one.room else GROUNDS[kinds.get(one.zone, "garrison")])
        for one in ground.board.circles
    )


def _men(position: Colditz) -> list[Mark]:
    ground = position.ground
    out = []
    for pawn, place in enumerate(position.at):
        if place >= 0:
            circle = ground.board.circles[place % ground.size]
            colour = GUARDS if pawn >= FIRST_GUARD else TEAMS[pawn // TEAM]
            # A man in a tunnel is drawn smaller.
            out.append(spot(circle.x, circle.y, 0.4 if place < ground.size else 0.25, colour))
    return out


PICTURE = Picture(
    lambda position: (_ground(position.ground), _men(position)),
    lambda position: draw(position.ground.board, position=picture_of(position)),
)
