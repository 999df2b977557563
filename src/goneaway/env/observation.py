"""What a seat observes, as arrays made from its view alone.

| part | rows and columns |
| --- | --- |
| `board` | a row for each circle or cell |
| `pieces` | a row for each pawn, man or door |
| `facts` | one column for each fact; `ObservationEncoder.facts` names them |
| `question` | what is being decided, by which seat, and with what |

Where words and numbers are mixed (a question's details, the public events) one alphabet encodes both: 0 is
nothing, then come the words of the game, then numbers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from struct import pack
from typing import Any

import numpy as np
import numpy.typing as npt

from ..kernel import Action, Event, Game, View
from ..rulebook import load_events, load_questions, load_values
from .words import Lexicon

Array = npt.NDArray[Any]

#: Maximum number of encoded details of a question or an event; the rest are dropped.
DETAILS = 8
_NONE = [0] * DETAILS
#: Numbers from -NEGATIVE to MOST have letters of their own; others are clipped to this range.
NEGATIVE, MOST = 16, 4095


@dataclass(frozen=True)
class Part:
    """One array of an observation."""

    shape: tuple[int, ...]
    kind: type[np.integer[Any]]
    low: int
    high: int


class Alphabet:
    """Every word and number of a game as one integer."""

    def __init__(self, game: Game, lexicon: Lexicon) -> None:
        known = [*lexicon.words, *game.seats, *load_events(game.kind), *load_questions(game.kind)]
        for value in load_values(game.kind).values():
            known += value.words
        self.words = tuple(dict.fromkeys(known))
        #: 0 is nothing; an unknown word gets the letter after the last.
        self._number: dict[Any, int] = {word: number for number, word in enumerate(self.words, 1)}
        self._other = len(self.words) + 1
        self._zero = self._other + 1 + NEGATIVE
        self.size = self._zero + MOST + 1

    def letter(self, value: object) -> int:
        """Return the letter of a word or number; 0 for nothing."""
        if isinstance(value, str):
            return self._number.get(value, self._other) if value else 0
        if isinstance(value, int):
            return self._zero + min(max(value, -NEGATIVE), MOST)
        return 0

    def _spell(self, values: Iterable[object], out: list[int]) -> None:
        """Append the letters of all values, however nested."""
        number, zero = self._number, self._zero
        for value in values:
            if type(value) is int:
                out.append(zero + (value if -NEGATIVE <= value <= MOST else min(max(value, -NEGATIVE), MOST)))
            elif isinstance(value, str):
                out.append(number.get(value, self._other) if value else 0)
            elif isinstance(value, bool):
                out.append(zero + value)
            elif isinstance(value, Mapping):
                for pair in value.items():
                    self._spell(pair, out)
            elif isinstance(value, list | tuple | frozenset):
                self._spell(value, out)
            else:
                out.append(0)

    def row(self, first: str, values: Iterable[object]) -> list[int]:
        """Return a kind and its details as a row of fixed length."""
        found = [self._number.get(first, self._other)]
        self._spell(values, found)
        return (found + _NONE)[: DETAILS + 1]

    def told(self, event: Event) -> list[int]:
        """Return what an event tells every player."""
        return self.row(event.kind, event.parameters.values())


def row_of(numbers: list[int]) -> Array:
    """Return a read-only row of an observation; packing bytes is faster than making an array from a list."""
    return np.frombuffer(pack(f"{len(numbers)}h", *numbers), np.int16)


class ObservationEncoder(ABC):
    """Encodes the views of one game as arrays."""

    #: By name: the arrays of an observation.
    parts: dict[str, Part]
    #: The columns of `board` and `pieces`, and the names of all `facts`.
    columns: Mapping[str, tuple[str, ...]]
    facts: tuple[str, ...]

    def __init__(self, game: Game, lexicon: Lexicon) -> None:
        self.game = game
        self.lexicon = lexicon
        self.alphabet = Alphabet(game, lexicon)

    @abstractmethod
    def encode(self, view: View) -> dict[str, Array]:
        """Return the arrays of a view. They are shared: copy them before writing to them."""

    def begun(self, action: Action) -> Action:
        """Return the first step of an action that stands for several; any other action unchanged."""
        return action

    def _question(self, view: View) -> Array:
        """Return the seat that decides, the depth of the stack, the kind of the question and its details."""
        frames = view.frames
        top = frames[-1] if frames else None
        if top is None or view.outcome is not None:
            return np.zeros(DETAILS + 3, np.int16)
        row = [top.seat + 1, len(frames), *self.alphabet.row(top.kind, top.state())]
        return row_of(row)

    def _parts(self, board: tuple[int, int], pieces: tuple[int, int]) -> dict[str, Part]:
        whole = np.iinfo(np.int16)
        return {
            "board": Part(board, np.uint8, 0, 255),
            "pieces": Part(pieces, np.int16, int(whole.min), int(whole.max)),
            "facts": Part((len(self.facts),), np.int16, int(whole.min), int(whole.max)),
            "question": Part((DETAILS + 3,), np.int16, 0, self.alphabet.size),
        }
