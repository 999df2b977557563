"""The reward of each seat at the end of a game, and optional shaping rewards on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .. import games
from ..kernel import Outcome, Position


def by_places(outcome: Outcome, seats: int) -> list[float]:
    """Return rewards from 1 for the first place to -1 for the last, in equal steps.

    Tied players split the rewards of their places, so rewards sum to zero.
    """
    out = [0.0] * seats
    first = 0
    for place in outcome.places:
        worth = sum(1 - 2 * rank / (seats - 1) for rank in range(first, first + len(place))) / len(place)
        for seat in place:
            out[seat] = worth
        first += len(place)
    return out


#: By name: the value of a position to each seat. A change in it is rewarded, times a weight.
Shaping = Mapping[str, Callable[[Position], list[float]]]

NO_SHAPING: Shaping = {}


def shaping_of(game: str) -> Shaping:
    """Return the shaping rewards that a game offers."""
    found: Shaping = games.part(game, "shaping")
    return found


class Rewards:
    """The rewards of one game in progress: for the outcome, and the requested shaping rewards."""

    def __init__(self, position: Position, seats: int, shaping: Mapping[str, float], game: str) -> None:
        self._seats = seats
        self._worth = [(shaping_of(game)[name], weight) for name, weight in shaping.items()]
        self._last = self._now(position) if self._worth else []

    def copy(self) -> Rewards:
        """Return an independent copy."""
        twin = Rewards.__new__(Rewards)
        twin.__dict__.update(self.__dict__)
        return twin

    def _now(self, position: Position) -> list[float]:
        out = [0.0] * self._seats
        for worth, weight in self._worth:
            for seat, value in enumerate(worth(position)):
                out[seat] += weight * value
        return out

    def since(self, position: Position) -> list[float]:
        """Return each seat's reward since the last call."""
        out = [0.0] * self._seats if position.outcome is None else by_places(position.outcome, self._seats)
        if self._worth:
            now = self._now(position)
            out = [one + new - old for one, new, old in zip(out, now, self._last, strict=True)]
            self._last = now
        return out


def check_shaping(game: str, shaping: Mapping[str, Any] | None) -> dict[str, float]:
    """Return the weights by name; raise `ValueError` for an unknown name or a weight that is not a number."""
    out: dict[str, float] = {}
    for name, weight in (shaping or {}).items():
        known = shaping_of(game)
        if name not in known:
            raise ValueError(f"unknown shaping {name!r} in {game}; known: {', '.join(known)}")
        if isinstance(weight, bool) or not isinstance(weight, int | float):
            raise ValueError(f"the weight of {name!r} must be a number, not {weight!r}")
        out[name] = float(weight)
    return out
