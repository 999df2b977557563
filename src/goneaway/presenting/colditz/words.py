"""The meaning of words typed at the castle: rooms, cards and nations by any name they have on this screen.

The notation (`kitchen-2`, `move_kitchen`) is understood in every language. So are the names that the screen
shows, in any spelling of letters and accents, and abbreviations of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ...colditz.board import load_board
from ...colditz.words.cards import card_types
from ...colditz.words.places import COMPONENTS, EQUIPMENT, NATIONS
from ...wording import Wording, typed
from ...wording.colditz_naming import places_by_name
from .names import GAME, names_of

#: The shortest abbreviation of a name.
_LEAST = 3


class Vocabulary:
    """The names of one language and edition, with the English ones, and what each stands for."""

    def __init__(self, wording: Wording) -> None:
        self._ids: dict[str, set[str]] = {}
        self._rooms = set(load_board().rooms)
        own = (wording, Wording("en", wording.edition), Wording(wording.language), Wording("en"))
        for told in dict.fromkeys(own):
            self._learn(told)
        self._words = max((name.count("-") + 1 for name in self._ids), default=1)
        #: Words for `towards`: in English and in the language.
        self.towards = {typed(one.text("colditz-towards")) for one in own}

    def _learn(self, told: Wording) -> None:
        names = names_of(told)
        found = [(room, name) for name, room in places_by_name(told, sorted(self._rooms)).items()]
        found += [(card, told.card(GAME, card)) for card in (*card_types(), *EQUIPMENT)]
        found += [(part, told.text("colditz-part", part=part)) for part in COMPONENTS]
        found += [(nation, told.text("colditz-seat", seat=nation)) for nation in NATIONS]
        found += [(word, names.place(word)) for word in ("north-tower", "barracks", "commanders-office")]
        for word, name in found:
            for spelling in (typed(word), typed(name)):
                self._ids.setdefault(spelling, set()).add(word)

    def joined(self, text: str) -> str:
        """Return what was typed with multi-word names joined: `move b1 sick bay` is `move b1 sick-bay`."""
        words = text.split()
        out: list[str] = []
        while words:
            most = min(self._words, len(words))
            whole = (number for number in range(most, 1, -1) if typed(" ".join(words[:number])) in self._ids)
            number = next(whole, 1)
            out.append(typed(" ".join(words[:number])) if number > 1 else words[0])
            del words[:number]
        return " ".join(out)

    def meant(self, word: str) -> set[str]:
        """Return the words of the notation that a name stands for."""
        return self._ids.get(typed(word), set())

    def room(self, word: str) -> str:
        """Return a room in the notation; any other word is unchanged."""
        found = self.meant(word)
        return next(iter(found)) if len(found) == 1 and found <= self._rooms else word

    def begun(self, word: str, among: Iterable[str]) -> set[str]:
        """Return those of some words of the notation whose names begin like this."""
        start = typed(word)
        wanted = set(among)
        if len(start) < _LEAST:
            return set()
        found = (ids for name, ids in self._ids.items() if name.startswith(start))
        return set[str]().union(*found) & wanted


@cache
def _vocabulary(language: str, edition: str) -> Vocabulary:
    return Vocabulary(Wording(language, edition))


def vocabulary_of(wording: Wording) -> Vocabulary:
    return _vocabulary(wording.language, wording.edition)
