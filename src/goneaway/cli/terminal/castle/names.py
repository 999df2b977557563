"""What rooms, stacks and other words of the plan are called in the player's language.

The words of the notation (`kitchen-2`, `rope`) are the same in every language; what is written on the
plan and in the tables is read, and understood where it is typed (`castle_words`).
"""

from __future__ import annotations

from functools import cache

from ....colditz.cards import card_types
from ....colditz.places import EQUIPMENT
from ....wording import Wording

GAME = "colditz"


class Names:
    """The words of one language and edition for what is written on the plan."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording

    def place(self, name: str) -> str:
        """A room, or another part of the castle that has a name of its own."""
        return self._wording.text("terminal-castle-name", place=name)

    def symbol(self, symbol: str) -> str:
        """What a room holds, in a word that is short enough for its wall."""
        return self._wording.text("terminal-castle-symbol", symbol=symbol)

    def card(self, word: str) -> str:
        """A card or a part of the Kit by its name; in English Equipment is called as one types it."""
        if word in EQUIPMENT and self._wording.language == "en":
            return word
        if word in card_types() or word in EQUIPMENT:
            return self._wording.card(GAME, word)
        return self._wording.text("colditz-part", part=word)

    def symbols(self, symbols: tuple[str, ...]) -> list[str]:
        return [self.card(symbol) for symbol in symbols]


@cache
def _names(language: str, edition: str) -> Names:
    return Names(Wording(language, edition))


def names_of(wording: Wording) -> Names:
    """One and the same object for a language and an edition, so that plans drawn with it can be kept."""
    return _names(wording.language, wording.edition)
