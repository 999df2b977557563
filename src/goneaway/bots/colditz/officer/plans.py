"""What an officer wants to collect, and for which way out."""

from __future__ import annotations

from ....colditz.words.places import FAR, INNER
from ....kernel import Chance
from ..board.bags import TROUBLE, TYPES, Bag
from ..sight.habits import Habits
from ..sight.officer_view import OfficerView, Step
from .flight import Flight

#: The cost in steps of a way that is sure to end in a cell.
DANGER = 80

#: Steps beyond the wall after which a man stops for the first time.
BEYOND = 4

#: In steps: the cost of a card whose stack is empty, the bonus of a favourite set of Equipment, and the cost
#: of a set that is not to his taste.
GONE, FAVOURITE, PLAIN = 60, 70, 20


class Plans:
    """The plans of one officer: the easiest ways out, and his preferences."""

    def __init__(self, chance: Chance, habits: Habits) -> None:
        self.chance = chance
        self.habits = habits
        #: A preference for some ways out, so that officers differ.
        self.taste: dict[Bag, int] = {}
        #: The inputs of the last plan, and the plan.
        self.planned: tuple[object, Bag] = (None, (0, 0, 0, 0))

    def plan(self, sight: OfficerView) -> Bag:
        """Return the Equipment to collect: that of the easiest way out."""
        if sight.plan is not None:
            return sight.plan
        view = sight.view
        places: object = view.round if self.habits.foresight else sight.out_places
        position = (sight.chart, sight.held, view.stacks, places, sight.tunnels, sight.car)
        if position == self.planned[0]:
            sight.plan = self.planned[1]
            return sight.plan
        best, found = FAR, sight.bag
        flight = Flight(sight)
        bags = sight.chart.bags()
        if sight.tunnels or sight.car:
            bags = [(0, 0, 0, 0), (0, 1, 0, 0), (1, 0, 0, 0), (2, 0, 0, 0), (0, 0, 1, 1), *bags]
        for bag in bags:
            cost = self._taste(sight, bag)
            for card in range(TYPES):
                missing = bag[card] - sight.held[card]
                if missing > 0:
                    cost += TROUBLE[card] * missing
                    if missing > view.stacks[card]:
                        cost += GONE
            if cost >= best:
                continue
            length = sight.best_bag_length(bag)
            if self.habits.foresight and length < FAR and length + cost < best:
                length += round(DANGER * (1 - self._hope(sight, flight, bag)))
            if length + cost < best:
                best, found = length + cost, bag
        sight.plan = found
        self.planned = (position, found)
        return found

    def _hope(self, sight: OfficerView, flight: Flight, bag: Bag) -> float:
        """Return the chance to get away with this Equipment, with guards where they stand."""
        field = sight.out(bag)
        start = min(sight.out_places, key=lambda place: field[place])
        beyond = 0
        for place, left, _ in flight.way(start, bag):
            beyond += place < sight.size and sight.ground.zone[place] != INNER
            if beyond >= BEYOND and not sight.chart.no_stop[place]:
                return flight.chance(place, Step(0, left, -1, None), -1)
        return 1.0

    def _taste(self, sight: OfficerView, bag: Bag) -> int:
        if not self.taste:
            bags = sight.chart.bags()
            self.taste = {one: self.chance.pick("bot", self.habits.taste) for one in bags}
            if self.habits.favourites and self.chance.pick("bot", self.habits.favourites) == 0:
                # Some officers have a favourite; for half of these it is the gates.
                gates = [one for one in bags if not one[0] and not one[1]]
                some = gates if gates and self.chance.pick("bot", 2) else bags
                self.taste[some[self.chance.pick("bot", len(some)) if len(some) > 1 else 0]] -= FAVOURITE
        return self.taste.get(bag, PLAIN)

    def wanted(self, sight: OfficerView) -> Bag:
        """Return what is still missing of each type."""
        plan = self.plan(sight)
        a, b, c, d = (max(0, one - held) for one, held in zip(plan, sight.held, strict=True))
        return a, b, c, d
