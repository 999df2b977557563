"""The decks of a table: the cards its rules put into the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..ruleset.whole import Ruleset
from ..words.cards import Card, card_types, data


def build_deck(rules: Ruleset, deck: str, edition: str = "gibson") -> list[Card]:
    """The cards of a deck, unshuffled. Which cards were printed depends on the edition (A94)."""
    security = rules.security
    return list(
        _cards(
            deck,
            edition,
            rules.equipment.bribe_effect,
            rules.modules.module_glider,
            security.tunnel_detected_copies,
            security.shoot_copies,
        )
    )


@lru_cache(maxsize=256)
def _cards(deck: str, edition: str, bribes: str, glider: bool, detected: int, shoot: int) -> tuple[Card, ...]:
    def copies(row: dict[str, Any]) -> int:
        printed = int(row.get("copies_in", {}).get(edition, row.get("copies", 1)))
        if row["kind"] == "bribe":
            # Three give one Equipment and two give two, or all five give one, or half of one (A20).
            if bribes == "one_or_two":
                return printed
            wanted = "bribe_one" if bribes == "one" else "bribe_fuga"
            return 5 if row["id"] == wanted else 0
        if glider and row["kind"] == "exchange" and row["of"] in ("rope", "key"):
            return 1  # of the two copies one is marked (A77)
        if row["kind"] == "detected":
            return detected
        return shoot if row["kind"] == "shoot" else printed

    types = card_types()
    return tuple(types[row["id"]] for row in data()[deck] for _ in range(copies(row)))
