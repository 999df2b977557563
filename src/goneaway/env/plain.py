"""The encoder for games that do not bring one: the plain data of their views, as numbers.

The tokens of an action are the verbs of the game, its seats, the words of its kinds of value, and numbers
below 100. Every number, word and flag in a view's `to_json` is encoded, in the order in which it appears
there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from ..kernel import Action, Game, Position, View
from ..rulebook import load_values
from .observation import Array, ObservationEncoder, row_of
from .words import Lexicon

#: How many numbers are tokens of actions.
NUMBERS = 100
#: How many values of a view are encoded; the rest are dropped.
TOLD = 256


class PlainWords(Lexicon):
    """Verbs, seats, words of values, numbers."""

    def __init__(self, game: Game) -> None:
        values = load_values(game.kind).values()
        known = [*game.kind.forms, *game.seats, *(word for value in values for word in value.words)]
        super().__init__(game, (*known, *map(str, range(NUMBERS))))

    def spell(self, action: Action) -> tuple[int, ...]:
        return self.numbers(str(action))

    def split(self, text: str) -> list[str]:
        return text.split()


class PlainEncoder(ObservationEncoder):
    """Encodes the views of any game."""

    def __init__(self, game: Game, position: Position) -> None:
        super().__init__(game, PlainWords(game))
        self.columns = {"board": (), "pieces": ()}
        self.facts = tuple(f"value {number}" for number in range(TOLD))
        self.parts = self._parts((1, 1), (1, 1))
        self._blank: dict[str, Array] = {
            "board": np.zeros((1, 1), np.uint8),
            "pieces": np.zeros((1, 1), np.int16),
        }

    def encode(self, view: View) -> dict[str, Array]:
        told = list(self._numbers(view.to_json().items()))[:TOLD]
        return {
            **self._blank,
            "facts": row_of(told + [0] * (TOLD - len(told))),
            "question": self._question(view),
        }

    def _numbers(self, items: Iterable[tuple[object, Any]]) -> Iterator[int]:
        for name, value in items:
            if name == "frames":
                continue  # the open question is encoded separately
            if isinstance(value, dict):
                yield from self._numbers(value.items())
            elif isinstance(value, list | tuple):
                yield from self._numbers(enumerate(value))
            else:
                yield self.alphabet.letter(value)
