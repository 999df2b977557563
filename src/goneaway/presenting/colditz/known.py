"""The table as one seat knows it: public information, its own cards in its own hand, nothing else."""

from __future__ import annotations

from ...colditz.referee.position import Colditz
from ...colditz.referee.sampling import determinize_blank
from ...colditz.referee.view import Seen


def known_to(view: Seen) -> Colditz:
    """Return a table for questions about where this seat's pawns can go.

    Other hands, and the decks, are empty.
    """
    table = determinize_blank(view)
    for team, held in enumerate(view.gear):
        table.equipment[team] = list(held)
    if view.seat == view.officers:
        table.security_hand = list(view.hand)
    elif view.seat is not None:
        table.hands[view.seat] = list(view.hand)
        table.equipment[view.seat] = list(view.equipment or (0, 0, 0, 0))
    return table
