"""Look closer at a cell of the board: what lies there, whose tunnel it is and how long."""

from __future__ import annotations

from ...sectionx import Seen
from ...sectionx.board.island import SIDES, STRIDE
from ...sectionx.board.tiles import EMPTY
from ...sectionx.words.places import NOBODY
from ...wording import Wording
from ...wording.sectionx import spot_title
from .known import known_to
from .names import seat_name


def about_cell(view: Seen, cell: int, wording: Wording) -> list[str]:
    """Return one sentence for an empty cell, one for each section of a tile."""
    name = view.island.names[cell]
    if view.tile[cell] == EMPTY:
        kind = ("sea", "island", "zone")[view.island.kind[cell]]
        return [wording.text("sectionx-look", cell=name, kind=kind)]
    position = known_to(view)
    tile = view.type_at(cell)
    out = []
    for section in range(tile.count):
        place = cell * STRIDE + section
        holder = position.holder(place)
        mask = tile.masks[view.rotation[cell]][section]
        out.append(
            wording.text(
                "sectionx-look-section",
                spot=spot_title(str(view.spot(place)), wording),
                type=tile.code,
                sides=[
                    wording.text("sectionx-side", side=SIDES[side])
                    for side in range(len(SIDES))
                    if mask >> side & 1
                ],
                holder="none" if holder == NOBODY else seat_name(wording, view, holder),
                length=position.tunnels().length(position.tunnels().of[place]),
                room=position.room_in(place),
            )
        )
    return out
