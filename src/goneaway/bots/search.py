"""Search with hidden information: which of a few candidates does best over sampled futures.

The search knows no game. Each look plays one sampled future on from a candidate and returns its value. Look
number `n` uses the same future for every candidate (the same hidden things, the same random numbers), so
candidates differ by merit, not by luck. After every stage the weaker half is dropped, and the others get
twice as many looks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from .budget import Spending

#: Looks at every candidate in the first stage, and the factor by which they grow with each stage.
FIRST_LOOKS = 2
GROWTH = 2


class Lookout(ABC):
    """The game's side of a search: the value of a candidate in one sampled future."""

    @abstractmethod
    def look(self, candidate: int, number: int) -> float:
        """Return the value, to the searching seat, of a candidate in future `number`; higher is better."""


class Weighed:
    """A candidate, with the results so far."""

    __slots__ = ("candidate", "looks", "prior", "total", "weight")

    def __init__(self, candidate: int, prior: float, weight: float) -> None:
        self.candidate = candidate
        self.prior = prior
        #: How many looks the first estimate is worth.
        self.weight = weight
        self.looks = 0
        self.total = 0.0

    @property
    def value(self) -> float:
        return (self.weight * self.prior + self.total) / (self.weight + self.looks)


def halve(
    lookout: Lookout,
    priors: Sequence[float],
    spending: Spending,
    weight: float = 1.0,
    first: int = FIRST_LOOKS,
) -> list[Weighed]:
    """Return all candidates, the best first; `priors` are their estimated values.

    The search stops when the budget is spent. With a budget in looks the result is always the same; with
    seconds it depends on how far the search gets.
    """
    weighed = [Weighed(candidate, prior, weight) for candidate, prior in enumerate(priors)]
    racing = sorted(weighed, key=lambda one: -one.prior)
    number, stage = 0, first
    while len(racing) > 1:
        for _ in range(stage):
            for one in racing:
                if not spending.left():
                    return _order(weighed, racing)
                one.total += lookout.look(one.candidate, number)
                one.looks += 1
            number += 1
        racing.sort(key=lambda one: -one.value)
        racing = racing[: (len(racing) + 1) // 2]
        stage *= GROWTH
    return _order(weighed, racing)


def _order(weighed: list[Weighed], racing: list[Weighed]) -> list[Weighed]:
    """Sort by value, with candidates still in the race before those dropped; ties keep their order."""
    alive = {one.candidate for one in racing}
    return sorted(weighed, key=lambda one: (one.candidate not in alive, -one.value, one.candidate))
