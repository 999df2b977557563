"""Shaping rewards of Section X."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel import Position
from ..sectionx.table.facts import Facts
from .rewards import Shaping


def _by_seat(count: Callable[[Facts, int], int], sign: int) -> Callable[[Position], list[float]]:
    """Return a count by seat, times `sign`."""

    def worth(position: Position) -> list[float]:
        assert isinstance(position, Facts)
        return [float(sign * count(position, seat)) for seat in range(position.seats)]

    return worth


SHAPING: Shaping = {
    "escaped": _by_seat(lambda table, seat: table.escaped(seat), 1),
    "buried": _by_seat(lambda table, seat: 8 - table.alive(seat), -1),
}
