"""All that a seat may do, as a list with a row of features for each action: a pointer network's input."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..kernel import Action
from .match import ASIDE, Match
from .observation import Array

#: Words of an action in its row; no listed action of either game has more.
WORDS = 12


class Listing:
    """The answers of the seat that is asked, in the order of the game's list; asides after silence."""

    def __init__(self, match: Match, most: int) -> None:
        """No more than `most` are listed; `left_off` says how many are not."""
        self.aside = match.asked == ASIDE
        seat = match.seat
        assert seat is not None
        found = list(match.position.asides(seat) if self.aside else match.position.legal())
        #: None is silence.
        self.actions: Sequence[Action | None] = ([None, *found] if self.aside else found)[:most]
        self.left_off = len(found) + self.aside - len(self.actions)
        lexicon = match.encoder.lexicon
        self._spelled = [
            (lexicon.silence,) if action is None else lexicon.spell(action) for action in self.actions
        ]

    def rows(self, most: int) -> Array:
        """By action: the numbers of its words, each plus one; 0 where there is none."""
        out = np.zeros((most, WORDS), np.int16)
        for row, words in zip(out, self._spelled, strict=False):
            row[: len(words)] = words[:WORDS]
            row[: len(words)] += 1
        return out
