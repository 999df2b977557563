"""Equipment paid on a card's walk, shared with the rest of the team (rule 50)."""

from __future__ import annotations

from ..table.table import Table
from ..words.places import CUTTERS, KEY, ROPE


def serve_team(position: Table, team: int, card: int, opens: int) -> None:
    """Let what was paid serve the team's other men until the turn ends, if such Equipment is shared.

    `opens` is what it opens, as in a `Fare`.
    """
    equipment = position.rules.equipment
    if equipment.card_walk_payment == "each_man" or _scope(position, card) == "single_pawn":
        return
    position.ledger.card_ways = (*position.ledger.card_ways, (team, opens))


def _scope(position: Table, card: int) -> str:
    """Whom a card of this type serves once paid: the value of `share_rope` and similar options."""
    equipment = position.rules.equipment
    if card == ROPE:
        return equipment.share_rope
    if card == CUTTERS:
        return equipment.share_cutters
    return equipment.share_key if card == KEY else equipment.share_pass
