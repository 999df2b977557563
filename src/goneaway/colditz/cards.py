"""The decks: which cards there are, and what each one is for."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from .ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card. What it does is its `kind`; what it names (a room, a type) is `of`."""

    id: str
    deck: str
    kind: str
    of: str = ""


@cache
def _data() -> dict[str, Any]:
    text = resources.files("goneaway.colditz").joinpath("data/cards.toml").read_text("utf-8")
    return tomllib.loads(text)


@cache
def card_types() -> dict[str, Card]:
    """Every kind of card by id."""
    return {
        row["id"]: Card(row["id"], deck, row["kind"], row.get("of", ""))
        for deck in ("opportunity", "security")
        for row in _data()[deck]
    }


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


def build_deck(rules: Ruleset, deck: str, edition: str = "gibson") -> list[Card]:
    """The cards of a deck, unshuffled; which ones were printed is a matter of the edition (A94)."""
    types = card_types()
    return [types[row["id"]] for row in _data()[deck] for _ in range(_copies(rules, row, edition))]


#: Do or Die: the number of roll events each card allows.
DO_OR_DIE = (3, 4, 5, 6, 7)
