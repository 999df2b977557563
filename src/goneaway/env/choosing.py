"""Choose an action token by token: which tokens can follow, and when the action is complete.

The tree is expanded only where the choice has got to: first the verbs, then the groups of the chosen verb,
then the actions of a group. A token that is the only possible one is taken automatically.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..kernel import Action, Group, Legal
from .words import Lexicon

#: The tokens something begins with, and what begins so: one action, or a group of them.
_Item = tuple[tuple[int, ...], Action | Group]


class Choosing:
    """One decision in progress: tokens `said` so far, `options` for the next one, at last the `action`."""

    __slots__ = ("_items", "_lexicon", "_verbs", "action", "options", "said", "silent")

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        #: By number of the verb: its groups, at least one of which is not empty.
        self._verbs: dict[int, tuple[Group, ...]] = {}
        self._items: list[_Item] = []
        self.said: list[int] = []
        self.options: list[int] = []
        self.action: Action | None = None
        #: The seat was asked for an aside and declined.
        self.silent = False

    @classmethod
    def among(cls, lexicon: Lexicon, legal: Legal) -> Choosing:
        """Return a choice among the legal actions; there must be at least one."""
        self = cls(lexicon)
        verbs = self._verbs
        for verb in legal.verbs:
            groups = legal.groups_of(verb)
            if any(map(len, groups)):  # finding one group that is not empty is enough
                verbs[lexicon.number[verb]] = groups
        self.options = list(verbs)
        self._hurry()
        return self

    @classmethod
    def listed(cls, lexicon: Lexicon, actions: Iterable[Action]) -> Choosing:
        """Return a choice among given actions; there must be at least one."""
        self = cls(lexicon)
        self._items = [(lexicon.spell(action), action) for action in actions]
        self._settle(self._items)
        self._hurry()
        return self

    @classmethod
    def aside(cls, lexicon: Lexicon, asides: Iterable[Action]) -> Choosing:
        """Return a choice between the asides and silence.

        Without any aside the choice is already `silent`.
        """
        self = cls(lexicon)
        self._items = [(lexicon.spell(action), action) for action in asides]
        self.options = [lexicon.silence, *dict.fromkeys(words[0] for words, _ in self._items)]
        self.silent = not self._items
        return self

    def say(self, word: int) -> None:
        """Choose the next token; raise `ValueError` for an illegal one."""
        if word not in self.options:
            raise ValueError(self._complaint(word))
        self._take(word)
        self._hurry()

    def _complaint(self, word: int) -> str:
        words = self._lexicon.words
        called = repr(words[word]) if 0 <= word < len(words) else f"number {word}"
        known = ", ".join(words[one] for one in self.options[:12])
        so_far = self._lexicon.read(self.said)
        after = f" after '{so_far}'" if so_far else ""
        return f"illegal action {called}{after}; {len(self.options)} legal: {known}"

    def _hurry(self) -> None:
        """Take every token that is the only possible one."""
        while self.action is None and len(self.options) == 1:
            self._take(self.options[0])

    def _take(self, word: int) -> None:
        lexicon = self._lexicon
        if word == lexicon.end:
            depth = len(self.said)
            (said,) = [what for words, what in self._items if len(words) == depth]
            assert isinstance(said, Action)
            self.action = said
            return
        if word == lexicon.silence:
            self.silent = True
            self.options = []
            return
        if not self.said and self._verbs:
            items: list[_Item] = [
                (lexicon.begun(group.head), group) for group in self._verbs[word] if len(group)
            ]
        else:
            place = len(self.said)
            items = [item for item in self._items if len(item[0]) > place and item[0][place] == word]
        self.said.append(word)
        self._items = items = self._opened(items)
        self._settle(items)

    def _opened(self, items: list[_Item]) -> list[_Item]:
        """Expand the groups whose first tokens have all been chosen."""
        depth = len(self.said)
        if not any(isinstance(what, Group) and len(words) == depth for words, what in items):
            return items
        spell = self._lexicon.spell
        out: list[_Item] = []
        for words, what in items:
            if isinstance(what, Group) and len(words) == depth:
                out += [(spell(action), action) for action in what]
            else:
                out.append((words, what))
        return out

    def _settle(self, items: Sequence[_Item]) -> None:
        depth = len(self.said)
        options = dict.fromkeys([words[depth] for words, _ in items if len(words) > depth])
        whole = [what for words, what in items if len(words) == depth]
        if whole and not options:
            assert isinstance(whole[0], Action)
            self.action = whole[0]
            self.options = []
        else:
            # An action that is also a prefix of longer ones is chosen by the end token.
            self.options = [self._lexicon.end, *options] if whole else list(options)
