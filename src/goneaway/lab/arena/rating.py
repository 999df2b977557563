"""Strength on one scale: a Bradley-Terry fit, given as Elo.

The odds that one side beats another are the ratio of their strengths; 400 points are ten to one. Strengths
are maximum-likelihood estimates (Newton's method), errors come from the information matrix at the maximum.
Each pairing gets one extra game, shared as between equals, so that a bot that never lost also has a finite
rating.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

#: Points for each unit of log odds.
SCALE = 400 / log(10)
#: The rating of the first bot of every role.
ANCHOR = 1000

#: The name under which the advantage of a role itself is rated.
EDGE = ""


@dataclass(frozen=True)
class Contest:
    """The games of a pairing: `wins` of the first side (a shared win counts in part) out of `games`."""

    first: str
    second: str
    wins: float
    games: int
    #: The number of opponents, each of them as likely to win.
    rivals: int = 1


@dataclass(frozen=True)
class Rating:
    """Points above the anchor, and their standard error."""

    points: float
    error: float


def rate(contests: Sequence[Contest], anchors: Sequence[str], edge: bool = False) -> Mapping[str, Rating]:
    """All ratings by name; the anchors have 0. With `edge` also that of the second side's role, as `EDGE`."""
    names = [name for one in contests for name in (one.first, one.second) if name not in anchors]
    free = [*dict.fromkeys(names), *((EDGE,) if edge else ())]
    place = {name: number for number, name in enumerate(free)}
    strengths = [0.0] * len(free)
    inverse: list[list[float]] = []
    for _ in range(200):
        slope = [0.0] * len(free)
        information = [[0.0] * len(free) for _ in free]
        for one in contests:
            signs = [
                (place[name], sign)
                for name, sign in ((one.first, 1), (one.second, -1), (EDGE, -1))
                if name in place
            ]
            odds = sum(sign * strengths[number] for number, sign in signs) - log(one.rivals)
            expected = 1 / (1 + exp(-odds))
            games = one.games + 1
            wins = one.wins + 1 / (1 + one.rivals)
            for number, sign in signs:
                slope[number] += sign * (wins - games * expected)
                for other, more in signs:
                    information[number][other] += sign * more * games * expected * (1 - expected)
        inverse = inverted(information)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        # Limit the step: far out the curve is so flat that the next one would overshoot.
        longest = max(map(abs, step), default=0.0)
        strengths = [old + new / max(1.0, longest) for old, new in zip(strengths, step, strict=True)]
        if longest < 1e-10:
            break
    found = {name: Rating(0.0, 0.0) for name in anchors}
    for number, name in enumerate(free):
        found[name] = Rating(SCALE * strengths[number], SCALE * sqrt(inverse[number][number]))
    return found


def inverted(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a small matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(column == number) for column in range(size))] for number, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        head = rows[column][column]
        rows[column] = [value / head for value in rows[column]]
        for number in range(size):
            factor = rows[number][column]
            if number != column and factor:
                rows[number] = [a - factor * b for a, b in zip(rows[number], rows[column], strict=True)]
    return [row[size:] for row in rows]
