"""A bluff: while a man waits for his chance, another shows himself at a distant way out to draw guards there.

If the guards leave him alone, he may go himself.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....colditz.words.places import FAR
from ....kernel import Chance
from ..sight.officer_view import OfficerView
from .exits import exits_of
from .flight import Flight

#: A choice lasts this many rounds; one choice in `LOT` is a bluff.
FEINT_ROUNDS, LOT = 4, 2

#: Least distance in steps from every way by which a man means to leave.
FEINT_APART = 12


class Feint:
    """Where one officer pretends that a man will leave."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        #: The period of the choice, and the steps to the place inside the courtyard; empty without a bluff.
        self.chosen: tuple[int, list[int]] = (-1, [])

    def place(self, sight: OfficerView, flight: Flight, ways: Sequence[list[int]]) -> list[int]:
        """Return the steps to where a man is to show himself; empty without a bluff.

        Ways out that the officer's Equipment opens come first.
        """
        now = sight.view.round // FEINT_ROUNDS
        if self.chosen[0] != now:
            self.chosen = (now, [])
            found = self._false(sight, flight, ways) if not self.chance.pick("bot", LOT) else []
            if found:
                self.chosen = (now, found[self.chance.pick("bot", len(found)) if len(found) > 1 else 0])
        return self.chosen[1]

    def _false(self, sight: OfficerView, flight: Flight, ways: Sequence[list[int]]) -> list[list[int]]:
        real = [top for way in ways if (top := _top(sight, flight, way)) >= 0]
        found: list[list[int]] = []
        other: list[list[int]] = []
        for exit in exits_of(sight.chart):
            if FEINT_APART <= min((exit.field[top] for top in real), default=0) < FAR:
                (found if sight.bag[exit.card] >= exit.number else other).append(exit.field)
        return found or other


def _top(sight: OfficerView, flight: Flight, way: list[int]) -> int:
    """Return where a man who goes that way leaves the courtyard, or -1."""
    if way is not sight.out(sight.bag):
        return way.index(0)
    here = min(sight.out_places, key=way.__getitem__, default=-1)
    if not 0 <= here < sight.size or not sight.chart.inside[here]:
        return -1
    for to, _, _ in flight.way(here, sight.bag):
        if to >= sight.size or not sight.chart.inside[to]:
            break
        here = to
    return here
