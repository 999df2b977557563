"""A position in the form the picture of the board takes: where pawns stand, and the openings in use."""

from __future__ import annotations

from itertools import chain
from typing import Any

from ..table.table import Table
from ..words.places import CELL, FIRST_GUARD, GUARDS, NATIONS, RESERVE, RETURNED, TEAM


def picture_of(position: Table) -> dict[str, Any]:
    """Men on the board, in tunnels and cells; guards out and in Barracks; a marker at each opening."""
    ground = position.ground
    cells = [list(block.circles) for block in ground.blocks]
    barracks = list(chain.from_iterable(ground.board.barracks.values()))
    pawns = []
    for pawn, place in enumerate(position.at):
        if place >= 0:
            circle = place % ground.size
        elif place <= CELL and cells[CELL - place]:
            circle = cells[CELL - place].pop(0)
        elif FIRST_GUARD <= pawn < FIRST_GUARD + GUARDS and place in (RESERVE, RETURNED) and barracks:
            circle = barracks.pop(0)
        else:
            continue  # off the board, or no circle is left to show him on
        if pawn >= FIRST_GUARD or position.nations[pawn // TEAM] >= 0:
            pawns.append({"id": position.pawn_name(pawn), "circle": ground.names[circle]})
    # Escaped men may be left in sight on their targets (A102).
    pawns += [
        {"id": position.pawn_name(pow), "circle": ground.names[circle]}
        for pow, circle in position.ledger.displayed
    ]
    markers = [
        {"circle": ground.names[start], "nation": NATIONS[position.nations[team]]}
        for start, _, team, _, _ in position.openings
        if team >= 0
    ]
    return {"pawns": pawns, "markers": markers}
