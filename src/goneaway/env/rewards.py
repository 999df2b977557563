"""What a game was worth to each seat, and what can be added on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .. import games
from ..kernel import Outcome, Position


def by_places(outcome: Outcome, seats: int) -> list[float]:
    """From 1 for the first to -1 for the last, evenly; who share a place share what their places bring.

    So the rewards of a game come to nothing in all.
    """
    out = [0.0] * seats
    first = 0
    for place in outcome.places:
        worth = sum(1 - 2 * rank / (seats - 1) for rank in range(first, first + len(place))) / len(place)
        for seat in place:
            out[seat] = worth
        first += len(place)
    return out


#: Value of a position to each seat, by name; a change is rewarded, times a weight.
Shaping = Mapping[str, Callable[[Position], list[float]]]

NO_SHAPING: Shaping = {}


def shaping_of(game: str) -> Shaping:
    """The shaping rewards that a game offers."""
    found: Shaping = games.part(game, "shaping")
    return found


class Rewards:
    """The rewards of one game as it goes on: the outcome's, and those of the shaping that was asked for."""

    def __init__(self, position: Position, seats: int, shaping: Mapping[str, float], game: str) -> None:
        self._seats = seats
        self._worth = [(shaping_of(game)[name], weight) for name, weight in shaping.items()]
        self._last = self._now(position) if self._worth else []

    def copy(self) -> Rewards:
        """The same, to be asked apart."""
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
        """What each seat is given for all that happened since the last call."""
        out = [0.0] * self._seats if position.outcome is None else by_places(position.outcome, self._seats)
        if self._worth:
            now = self._now(position)
            out = [one + new - old for one, new, old in zip(out, now, self._last, strict=True)]
            self._last = now
        return out


def check_shaping(game: str, shaping: Mapping[str, Any] | None) -> dict[str, float]:
    """Weights by name; raises `ValueError` for a name that is none, or a weight that is no number."""
    out: dict[str, float] = {}
    for name, weight in (shaping or {}).items():
        known = shaping_of(game)
        if name not in known:
            raise ValueError(f"no shaping {name!r} in {game}; there are {', '.join(known)}")
        if isinstance(weight, bool) or not isinstance(weight, int | float):
            raise ValueError(f"the weight of {name!r} is a number, not {weight!r}")
        out[name] = float(weight)
    return out
