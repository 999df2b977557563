"""Seeds and times, which bots of every kind need."""

from __future__ import annotations

from ...kernel import Chance

#: Number of seeds that can be drawn.
SEEDS = 1 << 32

#: Milliseconds in a second.
MILLISECONDS = 1000


def fresh_seed(chance: Chance) -> int:
    """Return a seed for another source of randomness."""
    return chance.pick("bot", SEEDS)


def in_seconds(number: str, unit: str) -> float:
    """Return a time written in `s` or `ms` as seconds."""
    return float(number) / (MILLISECONDS if unit == "ms" else 1)
