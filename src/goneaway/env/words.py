"""The tokens of a game as numbers: a fixed vocabulary for a ruleset, and actions spelled in it.

An action is a row of tokens, as in its notation: `step b3 yard-15`. A learner that chooses token by token
needs one number for each token, not one for each action.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from ..kernel import Action, Game

#: Chosen in place of a further token: the action is complete, though it is also a prefix of a longer one.
END = "."
#: Chosen by a seat that is asked for an aside and makes none.
SILENCE = "silence"

#: Written without a space after the token before it: further digits, sections, sides.
JOINED = "~#@"


class UnknownWord(ValueError):
    """A token that is not in the vocabulary of these rules."""

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
        """Return the numbers of an action's tokens; raise `UnknownWord`."""

    @abstractmethod
    def split(self, text: str) -> list[str]:
        """Split a text, or a prefix of one, into tokens of the vocabulary."""

    def written(self, word: str) -> str:
        """Return a token in the notation: `man B1` is `B1`, `~4` is a 4 without a space before it."""
        return word

    def numbers(self, text: str) -> tuple[int, ...]:
        """Return the numbers of a text or of a prefix; raise `UnknownWord`."""
        words = self.split(text)
        for word in words:
            if word not in self.number:
                raise UnknownWord(word, text)
        return tuple([self.number[word] for word in words])

    def begun(self, head: str) -> tuple[int, ...]:
        """Return the numbers of a group's head; cached, for there are few heads and they recur."""
        found = self._begun.get(head)
        if found is None:
            found = self._begun[head] = self.numbers(head)
        return found

    def read(self, numbers: Sequence[int]) -> str:
        """Return the text of these numbers: the inverse of `numbers`."""
        out = ""
        for number in numbers:
            if type(number) is bool or not 0 <= number < len(self.words):
                raise ValueError(
                    f"no token has the number {number!r}; they go from 0 to {len(self.words) - 1}"
                )
            word = self.words[number]
            if word != END:
                out += self.written(word) if word[0] in JOINED or not out else f" {self.written(word)}"
        return out

    def parse(self, numbers: Sequence[int]) -> Action:
        """Return the action of these numbers; raise `Refused` if they do not spell one."""
        return self.game.parse(self.read(numbers))
