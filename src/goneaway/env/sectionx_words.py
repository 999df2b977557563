"""The vocabulary of Section X.

A man and a cell can have the same notation (`B1`); each has its own token here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..kernel import Action, Game
from ..sectionx.board.island import SIDES, STRIDE
from ..sectionx.table.facts import Facts
from ..sectionx.words.actions import (
    FORMS,
    HOME,
    SUPPLY,
    ChooseFight,
    ChooseKeyDoor,
    ChooseKeyReturn,
    Draw,
    Move,
    MoveDoor,
    Place,
    Rotate,
    SetDoor,
    Spot,
    Step,
    Swap,
)
from ..sectionx.words.options import MEN
from .words import Lexicon, UnknownWord

#: By verb: what its tokens stand for; the last entry holds for all further ones.
SLOTS = {
    "draw": ("pile",),
    "place": ("tile", "cell", "turn"),
    "swap": ("cell", "cell", "turn", "turn"),
    "move": ("cell", "cell", "turn"),
    "rotate": ("cell", "turn"),
    "step": ("man", "cell", "cell"),
    "door": ("cell",),
    "door-move": ("cell", "cell"),
    "choose-fight": ("colour",),
    "choose-key-door": ("cell",),
    "choose-key-return": ("cell",),
}

_PARTS = re.compile(r"[^#@]+|[#@][^#@]*")


class SectionXLexicon(Lexicon):
    """Verbs, piles, tiles, cells, rotations, sections, sides, men."""

    def __init__(self, game: Game, facts: Facts) -> None:
        super().__init__(game, _words(facts))
        number = self.number
        self._verb = {verb: number[verb] for verb in FORMS}
        self._cell = {name: number[f"cell {name}"] for name in facts.island.names}
        self._tile = {kind.code: number[f"tile {kind.code}"] for kind in facts.tiles.types}
        self._man = {
            f"{colour}{n}": number[f"man {colour}{n}"]
            for colour in facts.rules.colours
            for n in range(1, MEN + 1)
        }
        self._turn = tuple(number[f"turn {n}"] for n in range(6))
        self._side = {side: number[f"@{side}"] for side in SIDES}
        self._section = tuple(number.get(f"#{n}", -1) for n in range(STRIDE + 1))

    def spell(self, action: Action) -> tuple[int, ...]:
        # A decision can have thousands of tile actions: avoid making a text of each.
        cell, turn = self._cell, self._turn
        try:
            match action:
                case Swap():
                    one, other = turn[action.one_rotation], turn[action.other_rotation]
                    return (self._verb["swap"], cell[action.one], cell[action.other], one, other)
                case Place():
                    kind = self._tile[action.tile]
                    return (self._verb["place"], kind, cell[action.cell], turn[action.rotation])
                case Move():
                    return (self._verb["move"], cell[action.cell], cell[action.to], turn[action.rotation])
                case Step():
                    via = () if action.via is None else self._spot(action.via)
                    to = self._spot(action.to) if isinstance(action.to, Spot) else (self.number[action.to],)
                    return (self._verb["step"], self._man[action.man], *via, *to)
                case SetDoor():
                    return (self._verb["door"], *self._spot(action.spot), self._side[action.side])
                case MoveDoor():
                    door, spot = self._spot(action.door), self._spot(action.spot)
                    return (self._verb["door-move"], *door, *spot, self._side[action.side])
                case Rotate():
                    return (self._verb["rotate"], cell[action.cell], turn[action.rotation])
                case Draw() | ChooseFight() | ChooseKeyDoor() | ChooseKeyReturn():
                    return self.numbers(str(action))
                case _:
                    return (self._verb[action.verb],)
        except KeyError:
            return self.numbers(str(action))  # raises an error that names the unknown token

    def _spot(self, spot: Spot) -> tuple[int, ...]:
        if spot.section:
            return self._cell[spot.cell], self._section[spot.section]
        return (self._cell[spot.cell],)

    def split(self, text: str) -> list[str]:
        words = text.split()
        if not words:
            raise UnknownWord("", text)
        out = words[:1]
        slots = SLOTS.get(words[0], ())
        for place, word in enumerate(words[1:]):
            slot = slots[min(place, len(slots) - 1)] if slots else ""
            first, *rest = _PARTS.findall(word)
            named = first if not slot or (first in self.number and slot == "cell") else f"{slot} {first}"
            out += (named, *rest)
        return out

    def written(self, word: str) -> str:
        return word.rpartition(" ")[2]


def _words(facts: Facts) -> Iterator[str]:
    yield from FORMS
    yield from (HOME, SUPPLY)
    yield from (f"pile {n}" for n in (1, 2, 3))
    yield from (f"turn {n}" for n in range(6))
    yield from (f"#{n}" for n in range(1, 1 + max(kind.count for kind in facts.tiles.types)))
    yield from (f"@{side}" for side in SIDES)
    yield from (f"zone:{zone}" for zone in facts.island.zone_names)
    yield from (f"colour {colour}" for colour in facts.rules.colours)
    yield from (f"man {colour}{n}" for colour in facts.rules.colours for n in range(1, MEN + 1))
    yield from (f"tile {kind.code}" for kind in facts.tiles.types)
    yield from (f"cell {name}" for name in facts.island.names)
