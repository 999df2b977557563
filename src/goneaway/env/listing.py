"""All legal actions of a seat as a list, with a row of features for each: the input of a pointer network."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..kernel import Action
from .match import ASIDE, Match
from .observation import Array

#: Maximum number of tokens in an action's row; no listed action of either game has more.
WORDS = 12


class Listing:
    """The answers open to the seat to act, in the game's order; before asides comes silence."""

    def __init__(self, match: Match, most: int) -> None:
        """List at most `most` answers; `left_off` is the number of those left out."""
        self.aside = match.asked == ASIDE
        seat = match.seat
        assert seat is not None
        found = list(match.position.asides(seat) if self.aside else match.position.legal())
        #: None stands for silence.
        self.actions: Sequence[Action | None] = ([None, *found] if self.aside else found)[:most]
        self.left_off = len(found) + self.aside - len(self.actions)
        lexicon = match.encoder.lexicon
        self._spelled = [
            (lexicon.silence,) if action is None else lexicon.spell(action) for action in self.actions
        ]

    def rows(self, most: int) -> Array:
        """Return a row for each action: the numbers of its tokens, each plus one; 0 is padding."""
        out = np.zeros((most, WORDS), np.int16)
        for row, words in zip(out, self._spelled, strict=False):
            row[: len(words)] = words[:WORDS]
            row[: len(words)] += 1
        return out
