"""What a game was worth to each seat, and what can be added on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .. import games
from ..colditz.table.facts import Facts as Castle
from ..colditz.words.places import CELL
from ..kernel import Outcome, Position
from ..sectionx.table.facts import Facts as Island


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


def _castle(count: Callable[[Castle, int], int], sign: int) -> Callable[[Position], list[float]]:
    """A count by team: an officer's own, and for Security that of all teams with the other sign."""

    def worth(position: Position) -> list[float]:
        assert isinstance(position, Castle)
        teams = [float(sign * count(position, team)) for team in range(position.officers)]
        return [*teams, -sum(teams)]

    return worth


def _island(count: Callable[[Island, int], int], sign: int) -> Callable[[Position], list[float]]:
    """A count by seat."""

    def worth(position: Position) -> list[float]:
        assert isinstance(position, Island)
        return [float(sign * count(position, seat)) for seat in range(position.seats)]

    return worth


#: Value of a position to each seat, by name; a change is rewarded, times a weight.
Shaping = Mapping[str, Callable[[Position], list[float]]]

NO_SHAPING: Shaping = {}
COLDITZ: Shaping = {
    "escapes": _castle(lambda table, team: table.escapes[team], 1),
    "jailed": _castle(lambda table, team: sum(table.at[p] <= CELL for p in table.team_pows(team)), -1),
}
SECTIONX: Shaping = {
    "escaped": _island(lambda table, seat: table.escaped(seat), 1),
    "buried": _island(lambda table, seat: 8 - table.alive(seat), -1),
}


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
