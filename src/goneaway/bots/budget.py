"""How long a bot may think about a decision: a number of seconds, or a number of looks ahead."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass

from .contract.units import in_seconds

_WRITTEN = re.compile(r"(\d+(?:\.\d+)?)(ms|s|n)")

#: Share of its time by which a decision may overrun: a look that has begun is finished.
LATE = 0.1


class BadBudget(ValueError):
    """A text that is not a budget."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(f"no time to think: {text}; write 1s, 200ms, or 500n for so many looks ahead")


@dataclass(frozen=True, slots=True)
class Budget:
    """A time limit in seconds, or a number of looks ahead.

    Only the latter gives the same choice on every machine.
    """

    seconds: float = 0.0
    nodes: int = 0

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Parse `1s`, `200ms` or `500n`; raise `BadBudget`."""
        found = _WRITTEN.fullmatch(text)
        if found is None or not float(found[1]):
            raise BadBudget(text)
        if found[2] == "n":
            if not found[1].isdigit():
                raise BadBudget(text)
            return cls(nodes=int(found[1]))
        return cls(seconds=in_seconds(found[1], found[2]))

    def __str__(self) -> str:
        return f"{self.nodes}n" if self.nodes else f"{self.seconds:g}s"

    def spend(self) -> Spending:
        """Start spending the budget on one decision."""
        return Spending(self)


class Spending:
    """What remains of a budget at one decision."""

    def __init__(self, budget: Budget) -> None:
        self.nodes = budget.nodes
        self.looked = 0
        # The only clock a bot reads, and only if its budget is in seconds.
        self.until = time.perf_counter() + budget.seconds if budget.seconds else 0.0
        #: When the last look began, and how long the longest took.
        self.began = self.longest = 0.0
        self.late = LATE * budget.seconds

    def left(self) -> bool:
        """Return whether there is time for another look, if it takes as long as the longest.

        The look is counted.
        """
        self.looked += 1
        if self.nodes:
            return self.looked <= self.nodes
        now = time.perf_counter()
        if self.began:
            self.longest = max(self.longest, now - self.began)
        self.began = now
        return now < self.until and now + self.longest <= self.until + self.late
