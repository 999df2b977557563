"""Times of decisions, counted in bins, so that a million of them are cheap to store and to add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import floor, log
from typing import Any

#: The ratio of each bin to the one before; quantiles are accurate to two or three per cent.
GROWTH = 1.05
#: The first bin: everything shorter is in it, too.
SHORTEST = 1e-6

_WIDTH = log(GROWTH)


class Times:
    """A histogram of decision times."""

    def __init__(self) -> None:
        self.bins: Counter[int] = Counter()
        self.longest = 0.0

    def note(self, seconds: float) -> None:
        self.bins[max(0, floor(log(max(seconds, SHORTEST) / SHORTEST) / _WIDTH))] += 1
        self.longest = max(self.longest, seconds)

    def add(self, other: Times) -> None:
        self.bins.update(other.bins)
        self.longest = max(self.longest, other.longest)

    @property
    def decisions(self) -> int:
        return self.bins.total()

    def quantile(self, share: float) -> float:
        """The time in seconds that this share of the decisions did not exceed: the middle of its bin."""
        wanted = share * self.decisions
        seen = 0
        for number in sorted(self.bins):
            seen += self.bins[number]
            if seen >= wanted:
                return float(min(self.longest, SHORTEST * GROWTH ** (number + 0.5)))
        return 0.0

    def told(self) -> dict[str, Any]:
        """The quantiles in milliseconds, as data."""
        return {
            "decisions": self.decisions,
            "p50": round(1000 * self.quantile(0.50), 3),
            "p99": round(1000 * self.quantile(0.99), 3),
            "max": round(1000 * self.longest, 3),
        }

    def to_json(self) -> dict[str, Any]:
        return {
            "bins": {str(number): self.bins[number] for number in sorted(self.bins)},
            "longest": round(self.longest, 6),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Times:
        made = cls()
        made.bins.update({int(number): int(count) for number, count in data["bins"].items()})
        made.longest = float(data["longest"])
        return made
