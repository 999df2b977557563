"""Choose an action word by word: first what to do, then the piece, then where.

The legal actions of a decision are a tree of words. `Choices` walks it. It is made from what a seat sees and
may do, never from the referee's position, so that neither the order of a list nor a note beside it can give
away hidden information. `Choices.question` is a node of the tree as it is shown: plain data for a terminal
that prints it and for a server that sends it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..kernel import Legal
from ..wording import Wording

Words = tuple[str, ...]


@dataclass(frozen=True)
class Choice:
    """One answer: its word in the notation, and its label.

    `whole`: with this word the action is complete. `note` is shown beside the label: where a man stands, what
    a way costs. In a terminal it is part of the label.
    """

    word: str
    label: str
    whole: bool
    note: str = ""

    def to_json(self) -> dict[str, Any]:
        return {"word": self.word, "label": self.label, "note": self.note, "whole": self.whole}


@dataclass(frozen=True)
class Question:
    """The question for the next word of an action.

    `kind` tells a client what the words stand for, so that it can show them where they belong (a tile, a
    rotation, a place). If `apart` is not None, the first `apart` choices are shown before the others.
    `remarks` are helpful sentences. `lit` is what is written on the board meanwhile: places by their names in
    the notation, with a cost or the number of a choice.
    """

    words: Words
    kind: str
    title: str
    choices: tuple[Choice, ...]
    apart: int | None = None
    remarks: tuple[str, ...] = ()
    lit: tuple[tuple[str, int], ...] = ()

    @property
    def labels(self) -> tuple[str, ...]:
        return tuple(choice.label for choice in self.choices)

    def to_json(self) -> dict[str, Any]:
        return {
            "words": list(self.words),
            "kind": self.kind,
            "title": self.title,
            "choices": [choice.to_json() for choice in self.choices],
            "apart": self.apart,
            "remarks": list(self.remarks),
            "lit": dict(self.lit),
        }


class Choices:
    """The legal actions of one decision as a tree of words; `chosen` is how far the player has got."""

    def __init__(self, legal: Legal, wording: Wording) -> None:
        self.wording = wording
        self._legal = legal
        #: By verb: its actions in order, the same as a set, and the words that follow each prefix.
        self._of: dict[str, list[Words]] = {}
        self._whole: dict[str, set[Words]] = {}
        self._following: dict[str, dict[Words, dict[str, None]]] = {}
        self.chosen: Words = ()
        #: The current page of a list that is too long for one page.
        self.page = 0

    @cached_property
    def verbs(self) -> tuple[str, ...]:
        """The verbs that have an action; expands each verb only as far as its first action."""
        return tuple(
            verb for verb in self._legal.verbs if any(len(group) for group in self._legal.groups_of(verb))
        )

    def _actions(self, verb: str) -> list[Words]:
        found = self._of.get(verb)
        if found is None:
            found = self._of[verb] = self._found(verb)
        return found

    def _found(self, verb: str) -> list[Words]:
        groups = self._legal.groups_of(verb) if verb in self._legal.verbs else ()
        return [tuple(str(action).split()) for group in groups for action in group]

    def _tree(self, verb: str) -> dict[Words, dict[str, None]]:
        """Return, by prefix, the words that can follow, each once.

        A complete action has none, unless it is also a prefix.
        """
        found = self._following.get(verb)
        if found is None:
            found = self._following[verb] = {}
            for action in self._actions(verb):
                for depth in range(1, len(action)):
                    found.setdefault(action[:depth], {})[action[depth]] = None
        return found

    def after(self, words: Words) -> list[str]:
        """Return the words that can follow, each once; none if no legal action begins like this."""
        return list(self._tree(words[0]).get(words, ())) if words else list(self.verbs)

    def is_action(self, words: Words) -> bool:
        if not words:
            return False
        whole = self._whole.get(words[0])
        if whole is None:
            whole = self._whole[words[0]] = set(self._actions(words[0]))
        return words in whole

    @property
    def options(self) -> list[str]:
        return self.after(self.chosen)

    # Display

    def question(self, words: Words | None = None) -> Question:
        """Return the question after some words; by default, after those chosen."""
        words = self.chosen if words is None else words
        kind = self._kind(words)
        options = self.after(words)
        labels, notes = self._labels(words, options), self._notes(words, options)
        choices = tuple(
            Choice(option, label, self.is_action((*words, option)), note)
            for option, label, note in zip(options, labels, notes, strict=True)
        )
        return Question(words, kind, self._title(words, kind), choices)

    def _kind(self, words: Words) -> str:
        """Return what the next word stands for."""
        return "answer" if words else "verb"

    def _title(self, words: Words, kind: str) -> str:
        if not words:
            return ""
        if not self.wording.typed:
            return self.wording.text("kernel-choose", question=kind)
        return self.wording.text("kernel-choose-typed", question=kind, so_far=" ".join(words))

    def _labels(self, words: Words, options: Sequence[str]) -> list[str]:
        """Return the options as labels, each with what a player may want to know before picking it."""
        return list(options)

    def _notes(self, words: Words, options: Sequence[str]) -> list[str]:
        """What stands beside each label, where labels do not say it."""
        return [""] * len(options)

    def tree(self, words: Words = ()) -> Iterator[Question]:
        """Yield every question after some words, the nearest first: the whole tree, in order."""
        asked = self.question(words)
        yield asked
        for choice in asked.choices:
            if self.after((*words, choice.word)):
                yield from self.tree((*words, choice.word))

    # Picking

    def pick(self, text: str) -> Words | None:
        """Return the chosen words with these added; None if no legal action goes on like this.

        The first of these may be a number of the list. If it fits an earlier list instead (another cell,
        another prisoner), the player has had second thoughts.
        """
        first, *rest = text.split()
        options = self.options
        if first.isascii() and first.isdigit() and not numbered_by_itself(options):
            number = int(first[:9])
            chosen = (*self.chosen, options[number - 1]) if 1 <= number <= len(options) else None
        else:
            depths = range(len(self.chosen), 0, -1)
            found = (self._add(self.chosen[:depth], first) for depth in depths)
            chosen = next((words for words in found if words is not None), None)
        for word in rest:
            chosen = None if chosen is None else self._add(chosen, word)
        return chosen

    def _add(self, words: Words, word: str) -> Words | None:
        """Add one word, in any spelling of its letters."""
        options = (option for option in self.after(words) if option.lower() == word.lower())
        return next(((*words, option) for option in options), None)

    def spell(self, words: Words) -> Words:
        """Return what was typed, with abbreviated words written out where the game allows them."""
        return words

    def go(self, words: Words) -> None:
        self.chosen = words
        self.page = 0


def numbered_by_itself(options: Sequence[str]) -> bool:
    """Return whether the options are numbers already (piles, rotations) and need no numbering."""
    return all(option.isdigit() for option in options)


def capital(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]
