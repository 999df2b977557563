"""The decks: the cards in them, and their purposes."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card. Its `kind` is its effect; `of` is what it names (a room, a type)."""

    id: str
    deck: str
    kind: str
    of: str = ""


@cache
def data() -> dict[str, Any]:
    text = resources.files("goneaway.colditz").joinpath("data/cards.toml").read_text("utf-8")
    return tomllib.loads(text)


@cache
def card_types() -> dict[str, Card]:
    """Every kind of card by id."""
    return {
        row["id"]: Card(row["id"], deck, row["kind"], row.get("of", ""))
        for deck in ("opportunity", "security")
        for row in data()[deck]
    }


#: Do or Die: the number of roll events each card allows.
DO_OR_DIE = (3, 4, 5, 6, 7)
