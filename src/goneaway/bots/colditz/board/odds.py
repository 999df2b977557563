"""The odds of dice: of one roll event, of several, and of a Do or Die run."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....colditz.words.cards import DO_OR_DIE

#: The faces of a die, the rolls of two dice, and the most points from two rolls of them.
FACES: Final = 6
THROWS: Final = 36
MOST_THROWN: Final = 24


def _event(dice: str = "both") -> list[float]:
    """Return the chance of each number of points in one roll event: two dice, a double rolled again once.

    By night, under some rules, only the `first` die counts for guards, or the `higher` one (A70).
    """

    def points(one: int, two: int) -> int:
        return one + two if dice == "both" else one if dice == "first" else max(one, two)

    chances = [0.0] * (MOST_THROWN + 1)
    for one in range(1, FACES + 1):
        for two in range(1, FACES + 1):
            if one != two:
                chances[points(one, two)] += 1 / THROWS
            else:
                for three in range(1, FACES + 1):
                    for four in range(1, FACES + 1):
                        chances[points(one, two) + points(three, four)] += 1 / THROWS / THROWS
    return chances


def _at_least(chances: list[float]) -> list[float]:
    out = chances[:]
    for n in range(len(out) - 2, -1, -1):
        out[n] += out[n + 1]
    return out


EVENT = _event()
#: The chance that a roll event brings at least this number of points.
ROLLS = _at_least(EVENT)


@cache
def sums(events: int, dice: str = "both") -> list[float]:
    """Return the chance that several roll events bring at least each number of points."""
    event = _event(dice)
    chances = [1.0]
    for _ in range(events):
        following = [0.0] * (len(chances) + MOST_THROWN)
        for n, p in enumerate(chances):
            if p:
                for m, q in enumerate(event):
                    following[n + m] += p * q
        chances = following
    return _at_least(chances)


def roll_chance(points: int, dice: str = "both") -> float:
    """Return the chance that one roll event brings at least this number of points."""
    rolls = ROLLS if dice == "both" else sums(1, dice)
    least = 2 if dice == "both" else 1
    return 1.0 if points <= least else rolls[points] if points < len(rolls) else 0.0


@cache
def dod_chance(length: int) -> float:
    """Return the chance that a Do or Die run covers this number of circles, whichever card is on top."""
    found = [sums(events) for events in DO_OR_DIE]
    return sum((one[length] if length < len(one) else 0.0 for one in found), 0.0) / len(found)
