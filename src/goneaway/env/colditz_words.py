"""The vocabulary of Escape from Colditz."""

from __future__ import annotations

from collections.abc import Iterator

from ..colditz.cards.barter import ALL, FOR, NOTHING
from ..colditz.cards.claims import BRIBE
from ..colditz.table.facts import Facts
from ..colditz.words.actions import Say
from ..colditz.words.cards import card_types
from ..colditz.words.forms import FORMS
from ..colditz.words.places import COMPONENTS, EQUIPMENT, GUARDS, LETTERS, NATIONS, TEAM
from ..kernel import Action, Game
from .words import Lexicon, UnknownWord

#: Verbs for human players, and a walk given in one action: never listed, so never chosen token by token.
UNSAID = ("talk", "move", "counter")


class ColditzLexicon(Lexicon):
    """Verbs, digits, cards, nations, pawns, and the places of this board."""

    def __init__(self, game: Game, facts: Facts) -> None:
        super().__init__(game, _words(facts))

    def spell(self, action: Action) -> tuple[int, ...]:
        assert isinstance(action, Say)
        number = self.number
        try:
            return (number[action.verb], *[number[word] for word in action.words])
        except KeyError:  # numbers above nine, or an unknown token
            return self.numbers(str(action))

    def split(self, text: str) -> list[str]:
        out: list[str] = []
        for word in text.split():
            if word.isdigit() and len(word) > 1:
                out += (word[0], *(f"~{digit}" for digit in word[1:]))
            else:
                out.append(word)
        if not out:
            raise UnknownWord("", text)
        return out

    def written(self, word: str) -> str:
        return word[1:] if word[0] == "~" else word


def _words(facts: Facts) -> Iterator[str]:
    ground = facts.ground
    yield from (verb for verb in FORMS if verb not in UNSAID)
    yield from map(str, range(10))
    yield from (f"~{digit}" for digit in range(10))
    yield from (ALL, FOR, NOTHING, BRIBE, "timed", "kit")
    yield from NATIONS
    yield from EQUIPMENT
    yield from COMPONENTS
    yield from card_types()
    yield from (f"{letter}{number}" for letter in LETTERS for number in range(1, TEAM + 1))
    yield from (f"g{number}" for number in range(1, GUARDS + 1))
    yield from (block.name for block in ground.blocks)
    yield from ground.tunnels
    yield from ground.rooms
    yield from (name for name in ground.place_numbers if not name.endswith("/"))
