"""What a seat sees, as arrays: made of its view, and of nothing else.

| part | rows and columns |
| --- | --- |
| `board` | a row for each circle or cell |
| `pieces` | a row for each pawn, man or door |
| `facts` | one column for each fact; `ObservationEncoder.facts` names them |
| `question` | what is being decided, by whom, and with what |

Words and numbers that are told in texts (a question's details, the public events) are written in one
alphabet: 0 is nothing, then the words of the game, then numbers.
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

#: Details of a question and of an event that are told; what is more is left off.
DETAILS = 8
_NONE = [0] * DETAILS
#: Numbers from -NEGATIVE to MOST have letters of their own; others are taken as the nearest of them.
NEGATIVE, MOST = 16, 4095


@dataclass(frozen=True)
class Part:
    """One array of an observation."""

    shape: tuple[int, ...]
    kind: type[np.integer[Any]]
    low: int
    high: int


class Alphabet:
    """Every word and number of a game as one number."""

    def __init__(self, game: Game, lexicon: Lexicon) -> None:
        known = [*lexicon.words, *game.seats, *load_events(game.kind), *load_questions(game.kind)]
        for value in load_values(game.kind).values():
            known += value.words
        self.words = tuple(dict.fromkeys(known))
        #: Nothing is 0; a word that is none of these, the one after the last.
        self._number: dict[Any, int] = {word: number for number, word in enumerate(self.words, 1)}
        self._other = len(self.words) + 1
        self._zero = self._other + 1 + NEGATIVE
        self.size = self._zero + MOST + 1

    def letter(self, value: object) -> int:
        """The letter of a word or number; 0 for nothing."""
        if isinstance(value, str):
            return self._number.get(value, self._other) if value else 0
        if isinstance(value, int):
            return self._zero + min(max(value, -NEGATIVE), MOST)
        return 0

    def _spell(self, values: Iterable[object], out: list[int]) -> None:
        """The letters of everything in there, however it is nested."""
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
        """A kind and its details, of a fixed length."""
        found = [self._number.get(first, self._other)]
        self._spell(values, found)
        return (found + _NONE)[: DETAILS + 1]

    def told(self, event: Event) -> list[int]:
        """What everybody learns of an event."""
        return self.row(event.kind, event.parameters.values())


def row_of(numbers: list[int]) -> Array:
    """A row of an observation, to be read: packed first, which is quicker than making an array of a list."""
    return np.frombuffer(pack(f"{len(numbers)}h", *numbers), np.int16)


class ObservationEncoder(ABC):
    """How the views of one game are turned into arrays."""

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
        """The arrays of a view, to be read; whoever wants to write in them takes copies."""

    def begun(self, action: Action) -> Action:
        """The first of the listed actions that an action stands for, if it stands for several at once."""
        return action

    def _question(self, view: View) -> Array:
        """Whose decision is open, how deep the stack is, of what kind, and with what."""
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
