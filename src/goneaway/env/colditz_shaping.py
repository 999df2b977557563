"""Shaping rewards of Escape from Colditz."""

from __future__ import annotations

from collections.abc import Callable

from ..colditz.table.facts import Facts
from ..colditz.words.places import CELL
from ..kernel import Position
from .rewards import Shaping


def _by_team(count: Callable[[Facts, int], int], sign: int) -> Callable[[Position], list[float]]:
    """Return a count by team: an officer's own, and for Security that of all teams with the opposite sign."""

    def worth(position: Position) -> list[float]:
        assert isinstance(position, Facts)
        teams = [float(sign * count(position, team)) for team in range(position.officers)]
        return [*teams, -sum(teams)]

    return worth


SHAPING: Shaping = {
    "escapes": _by_team(lambda table, team: table.escapes[team], 1),
    "jailed": _by_team(lambda table, team: sum(table.at[p] <= CELL for p in table.team_pows(team)), -1),
}
