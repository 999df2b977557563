"""Confidence intervals of proportions and means."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

#: The normal quantile of a two-sided 95 % interval.
Z95 = 1.959963984540054


def wilson(successes: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a proportion: sound for few trials and near 0 and 1."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    centre = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    whole = 1 + z * z / trials
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)


def mean_interval(values: Sequence[float], z: float = Z95) -> tuple[float, float, float]:
    """The mean and its interval by the normal distribution; for a single value, the value itself."""
    if not values:
        return 0.0, 0.0, 0.0
    mean = fmean(values)
    spread = z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return mean, mean - spread, mean + spread


def paired_interval(differences: Sequence[float], z: float = Z95) -> tuple[float, float, float]:
    """The mean of differences between -1 and 1, each of a pair, and its interval by Bonett and Price.

    Two pairs with the largest possible difference are added, one each way: the interval is sound for few
    pairs, and never a single point because all of them happened to be equal.
    """
    mean = fmean(differences) if differences else 0.0
    pairs = len(differences) + 2
    centre = sum(differences) / pairs
    square = (sum(one * one for one in differences) + 2) / pairs
    spread = z * sqrt((square - centre * centre) / pairs)
    return mean, max(-1.0, centre - spread), min(1.0, centre + spread)
