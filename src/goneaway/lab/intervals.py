"""How sure a counted share or a mean is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

#: The normal quantile of a two-sided 95 % interval.
Z95 = 1.959963984540054


def wilson(successes: int, trials: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a proportion: sound for few trials and near 0 and 1."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    centre = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    whole = 1 + z * z / trials
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)


def mean_interval(values: Sequence[float], z: float = Z95) -> tuple[float, float, float]:
    """The mean and its interval by the normal law; of a single value nothing is known but itself."""
    if not values:
        return 0.0, 0.0, 0.0
    mean = fmean(values)
    spread = z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return mean, mean - spread, mean + spread
