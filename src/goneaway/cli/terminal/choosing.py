"""Choosing an action word by word from numbered lists: first what to do, then the piece, then where."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from rich.text import Text

from ...kernel import Legal
from ...wording import Wording

#: Lines of a list before it is cut into pages.
_LINES = 8

#: From this width on the list of verbs has room to breathe.
_ROOM = 96

Words = tuple[str, ...]


class Choices:
    """The legal actions of one decision as a tree of words; `chosen` is how far the player has got."""

    def __init__(self, legal: Legal) -> None:
        self._legal = legal
        self._of: dict[str, list[Words]] = {}
        self.chosen: Words = ()
        self.page = 0

    @cached_property
    def verbs(self) -> tuple[str, ...]:
        """What can be done at all; looks into each verb no further than its first action."""
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

    def after(self, words: Words) -> list[str]:
        """The words that can follow, each once; none if no legal action begins like this."""
        if not words:
            return list(self.verbs)
        depth = len(words)
        matching = (action for action in self._actions(words[0]) if action[:depth] == words)
        return list(dict.fromkeys(action[depth] for action in matching if len(action) > depth))

    def is_action(self, words: Words) -> bool:
        return bool(words) and words in self._actions(words[0])

    @property
    def options(self) -> list[str]:
        return self.after(self.chosen)

    def pick(self, text: str) -> Words | None:
        """What was chosen before with these words added; None if no legal action goes on like this.

        The first may be a number of the list. If it fits an earlier list instead (another cell,
        another prisoner), the player has changed his mind.
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
        """One more word, in any spelling of its letters."""
        options = (option for option in self.after(words) if option.lower() == word.lower())
        return next(((*words, option) for option in options), None)

    def spell(self, words: Words) -> Words:
        """What was typed, with beginnings of words written out where the game allows them."""
        return words

    def go(self, words: Words) -> None:
        self.chosen = words
        self.page = 0


def numbered_by_itself(options: Sequence[str]) -> bool:
    """Piles and rotations are numbers already: another numbering would only confuse."""
    return all(option.isdigit() for option in options)


# Lists on the screen


def draw_verbs(choices: Choices, wording: Wording, width: int, enter: str) -> Text:
    """What can be done, in one line, and what Enter alone stands for."""
    out = Text()
    for number, verb in enumerate(choices.verbs, 1):
        out.append(f" {number} " if width >= _ROOM else str(number), "reverse")
        out.append(f" {verb} ", "bold")
    hint = wording.text("terminal-choices-hint", enter=enter, short=False)
    if len(out) + len(hint) > width:
        hint = wording.text("terminal-choices-hint", enter=enter, short=True)
    out.append(hint, "dim")
    return out


def draw_list(
    choices: Choices,
    labels: Sequence[str],
    wording: Wording,
    width: int,
    lines: int = _LINES,
    first: int | None = None,
) -> list[Text]:
    """The options for the next word in columns and pages, each with its number.

    With `first`, so many have pages of their own before the rest, an empty one if there are none.
    """
    by_itself = numbered_by_itself(choices.options)
    entries = [label if by_itself else f"{number:>3} {label}" for number, label in enumerate(labels, 1)]
    pages = paged(entries[first:], width, lines)
    if first is not None:
        pages = [*(paged(entries[:first], width, lines) or [[]]), *pages]
    choices.page %= max(1, len(pages))
    out = [Text(line) for line in pages[choices.page]] if pages else []
    if len(pages) > 1:
        out.append(Text(wording.text("terminal-page", page=choices.page + 1, pages=len(pages)), "dim"))
    return out


def paged(entries: Sequence[str], width: int, lines: int) -> list[list[str]]:
    """Entries in columns of one width, so many lines to a page."""
    column = max(map(len, entries), default=0) + 2
    across = max(1, width // column)
    rows = [
        "".join(entry.ljust(column) for entry in entries[start : start + across]).rstrip()
        for start in range(0, len(entries), across)
    ]
    return [rows[start : start + lines] for start in range(0, len(rows), lines)]
