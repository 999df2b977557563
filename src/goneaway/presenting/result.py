"""How a game ended: who won and why, and the places with the columns that decided them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..kernel import Outcome
from ..wording import Wording


@dataclass(frozen=True)
class Placed:
    """One seat in the ranking; seats that share a place have the same number."""

    place: int
    seat: int
    name: str
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Ranking:
    """`columns` are the headings of the numbers, the most important first; `note` says how to read them."""

    why: str
    columns: tuple[str, ...]
    seats: tuple[Placed, ...]
    note: str = ""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def ranked(
    why: str, outcome: Outcome, names: Sequence[str], headings: Mapping[str, str], wording: Wording
) -> Ranking:
    """Return the ranking of an outcome; `names` by seat, `headings` by column."""
    seats: list[Placed] = []
    for sharing in outcome.places:
        place = len(seats) + 1
        for seat in sharing:
            numbers = tuple(values[seat] for values in outcome.columns.values())
            seats.append(Placed(place, seat, names[seat], numbers))
    columns = tuple(headings.get(column, column) for column in outcome.columns)
    note = wording.text("kernel-result-columns") if len(columns) > 1 else ""
    return Ranking(why, columns, tuple(seats), note)
