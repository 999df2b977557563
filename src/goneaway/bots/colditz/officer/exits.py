"""The ways out of the courtyard that an officer's Equipment opens, and which of them are badly guarded."""

from __future__ import annotations

from functools import lru_cache

from ....colditz.words.places import FAR, INNER
from ..board.bags import Bag, less
from ..board.chart import Chart
from ..sight.officer_view import OfficerView, Step
from .flight import Flight

#: Steps beyond the wall at which a man may stop for the first time.
FIRST_STOPS = (3, 7)

#: The cost of each step to an exit, subtracted from the chance to get away.
STEP_TO_EXIT = 0.015


class Exit:
    """A step out of the courtyard that takes Equipment: start, destination, type and number of cards."""

    __slots__ = ("card", "field", "number", "to", "top")

    def __init__(self, chart: Chart, top: int, to: int, card: int, number: int) -> None:
        self.top = top
        self.to = to
        self.card = card
        self.number = number
        #: Steps inside the courtyard to its top.
        self.field = chart.steps_to(top)


@lru_cache(maxsize=32)
def exits_of(chart: Chart) -> tuple[Exit, ...]:
    """Return all exits; cached."""
    zone, size = chart.ground.zone, chart.size
    return tuple(
        Exit(chart, here, to, card, number)
        for here, to, card, number in chart.tolls
        if here < size and to < size and zone[here] == INNER and zone[to] != INNER
    )


def badly_guarded(sight: OfficerView, flight: Flight) -> list[Exit]:
    """Return the exits that lead somewhere with his Equipment, the best first.

    An exit is rated by the chance to get away by it, with guards where they stand, less the cost of the way
    there.
    """
    found: list[tuple[float, int, Exit]] = []
    for order, exit in enumerate(exits_of(sight.chart)):
        if sight.bag[exit.card] < exit.number:
            continue
        rest = less(sight.bag, exit.card, exit.number)
        far = min((exit.field[place] for place in sight.out_places), default=FAR)
        if far < FAR and sight.out(rest)[exit.to] < FAR:
            found.append((_landing(sight, flight, exit, rest) - STEP_TO_EXIT * far, -order, exit))
    found.sort(key=lambda one: one[:2], reverse=True)
    return [exit for _, _, exit in found]


def _landing(sight: OfficerView, flight: Flight, exit: Exit, rest: Bag) -> float:
    """Return the chance to get away beyond an exit, averaged over the places where a man stops first."""
    way = [(exit.to, rest, False), *flight.way(exit.to, rest)]
    total = 0.0
    for beyond in FIRST_STOPS:
        at = min(beyond, len(way)) - 1
        while at > 0 and sight.chart.no_stop[way[at][0]]:
            at -= 1
        place, left, _ = way[at]
        total += flight.chance(place, Step(beyond, left, -1, (exit.top, 1)), -1)
    return total / len(FIRST_STOPS)
