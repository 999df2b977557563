"""The words of a game as numbers: a fixed vocabulary for a ruleset, and actions spelled in it.

An action is a row of words, as its notation has it: `step b3 yard-15`. Whoever chooses word by word needs
as many numbers as there are words, not as many as there are actions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from ..kernel import Action, Game

#: Said in place of a further word: the action is complete, though a longer one begins like it.
END = "."
#: Said by who was asked for an aside and has none.
SILENCE = "silence"

#: What is written against the word before it, without a space: further digits, sections, sides.
JOINED = "~#@"


class UnknownWord(ValueError):
    """A word that the vocabulary of these rules does not have."""

    def __init__(self, word: str, text: str) -> None:
        super().__init__(f"no word {word!r} in the vocabulary of this game, for {text!r}")


class Lexicon(ABC):
    """The vocabulary of one game with its rules; numbers are places in `words`."""

    def __init__(self, game: Game, words: Iterable[str]) -> None:
        self.game = game
        self.words: tuple[str, ...] = tuple(dict.fromkeys((END, SILENCE, *words)))
        self.number = {word: number for number, word in enumerate(self.words)}
        self.end = self.number[END]
        self.silence = self.number[SILENCE]
        self._begun: dict[str, tuple[int, ...]] = {}

    def __len__(self) -> int:
        return len(self.words)

    @abstractmethod
    def spell(self, action: Action) -> tuple[int, ...]:
        """The numbers of an action's words; raises `UnknownWord`."""

    @abstractmethod
    def split(self, text: str) -> list[str]:
        """A text, or how one begins, in words of the vocabulary."""

    def written(self, word: str) -> str:
        """A word as it stands in the notation: `man B1` is `B1`, `~4` is a 4 without a space before it."""
        return word

    def numbers(self, text: str) -> tuple[int, ...]:
        """The numbers of a text, or of how one begins; raises `UnknownWord`."""
        words = self.split(text)
        for word in words:
            if word not in self.number:
                raise UnknownWord(word, text)
        return tuple([self.number[word] for word in words])

    def begun(self, head: str) -> tuple[int, ...]:
        """The same of the head of a group, of which there are not many, and which come again and again."""
        found = self._begun.get(head)
        if found is None:
            found = self._begun[head] = self.numbers(head)
        return found

    def read(self, numbers: Sequence[int]) -> str:
        """The text of such numbers: the inverse of `numbers`."""
        out = ""
        for number in numbers:
            if type(number) is bool or not 0 <= number < len(self.words):
                raise ValueError(
                    f"no word has the number {number!r}; they go from 0 to {len(self.words) - 1}"
                )
            word = self.words[number]
            if word != END:
                out += self.written(word) if word[0] in JOINED or not out else f" {self.written(word)}"
        return out

    def parse(self, numbers: Sequence[int]) -> Action:
        """The action of such numbers; raises `Refused` for what is none."""
        return self.game.parse(self.read(numbers))
