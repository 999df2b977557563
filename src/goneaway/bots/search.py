"""Looking ahead when not everything is known: which of a few candidates does best over sampled futures.

The search knows no game. A candidate is weighed by looks: each plays one sampled future on from it and
says what came of it. Look number `n` is the same future for every candidate (the same hidden things,
the same lots), so that candidates differ by what they do, not by their luck; after every stage the
weaker half is dropped, and the others are looked at twice as often.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from .budget import Spending

#: Looks at every candidate in the first stage, and so many times more in the next.
FIRST_LOOKS = 2
GROWTH = 2


class Lookout(ABC):
    """What a game has to say: what comes of a candidate in one sampled future."""

    @abstractmethod
    def look(self, candidate: int, number: int) -> float:
        """The value, to whoever searches, of a candidate in future `number`: the higher, the better."""


class Weighed:
    """A candidate, with what is known of it."""

    __slots__ = ("candidate", "looks", "prior", "total", "weight")

    def __init__(self, candidate: int, prior: float, weight: float) -> None:
        self.candidate = candidate
        self.prior = prior
        #: So many looks the first judgement is worth.
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
    """All candidates, the best first. `priors` is what they seemed worth at first sight.

    It can be stopped after any look; how far it has come by then is all that seconds decide, so with so
    many looks instead of seconds the answer is always the same.
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
    """Those still in the race first: the others were dropped for good reason. Of equals, the first."""
    alive = {one.candidate for one in racing}
    return sorted(weighed, key=lambda one: (one.candidate not in alive, -one.value, one.candidate))
