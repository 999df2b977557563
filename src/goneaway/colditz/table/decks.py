"""The decks of a table: the cards its rules put into the game."""

from __future__ import annotations

from typing import Any

from ..ruleset.whole import Ruleset
from ..words.cards import Card, card_types, data


def build_deck(rules: Ruleset, deck: str, edition: str = "gibson") -> list[Card]:
    """The cards of a deck, unshuffled; which ones were printed is a matter of the edition (A94)."""
    types = card_types()
    return [types[row["id"]] for row in data()[deck] for _ in range(_copies(rules, row, edition))]


def _copies(rules: Ruleset, row: dict[str, Any], edition: str) -> int:
    copies = int(row.get("copies_in", {}).get(edition, row.get("copies", 1)))
    if row["kind"] == "bribe":
        # Three give one Equipment and two give two, or all five give one, or half of one (A20).
        if rules.equipment.bribe_effect == "one_or_two":
            return copies
        wanted = "bribe_one" if rules.equipment.bribe_effect == "one" else "bribe_fuga"
        return 5 if row["id"] == wanted else 0
    if rules.modules.module_glider and row["kind"] == "exchange" and row["of"] in ("rope", "key"):
        return 1  # of the two copies one is marked (A77)
    if row["kind"] == "detected":
        return rules.security.tunnel_detected_copies
    if row["kind"] == "shoot":
        return rules.security.shoot_copies
    return copies
