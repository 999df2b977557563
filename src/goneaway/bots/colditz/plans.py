"""What an officer means to collect, and the way out it is for."""

from __future__ import annotations

from ...colditz.words.places import INNER
from ...kernel import Chance
from .chart import FAR, TROUBLE, Bag
from .flight import Flight
from .habits import SIMPLE, Habits
from .table import Step, Table

#: What a way that is sure to end in a cell costs, in steps.
DANGER = 80

#: Steps beyond the wall after which a man stops for the first time.
BEYOND = 4


class Plans:
    """The plans of one officer: what leads out with the least trouble, and his taste."""

    def __init__(self, chance: Chance, habits: Habits = SIMPLE) -> None:
        self.chance = chance
        self.habits = habits
        #: A taste for some ways out rather than others, so that officers differ.
        self.taste: dict[Bag, int] = {}
        #: What the last plan was made from, and the plan.
        self.planned: tuple[object, Bag] = (None, (0, 0, 0, 0))

    def plan(self, table: Table) -> Bag:
        """The Equipment to have: what leads out with the least trouble."""
        if table.plan is not None:
            return table.plan
        view = table.view
        places: object = view.round if self.habits.plans else table.out_places
        position = (table.chart, table.held, view.stacks, places, table.tunnels, table.car)
        if position == self.planned[0]:
            table.plan = self.planned[1]
            return table.plan
        best, found = FAR, table.bag
        flight = Flight(table)
        bags = table.chart.bags()
        if table.tunnels or table.car:
            bags = [(0, 0, 0, 0), (0, 1, 0, 0), (1, 0, 0, 0), (2, 0, 0, 0), (0, 0, 1, 1), *bags]
        for bag in bags:
            cost = self._taste(table, bag)
            for card in range(4):
                missing = bag[card] - table.held[card]
                if missing > 0:
                    cost += TROUBLE[card] * missing
                    if missing > view.stacks[card]:
                        cost += 60
            if cost >= best:
                continue
            length = table.best_bag_length(bag)
            if self.habits.plans and length < FAR and length + cost < best:
                length += round(DANGER * (1 - self._hope(table, flight, bag)))
            if length + cost < best:
                best, found = length + cost, bag
        table.plan = found
        self.planned = (position, found)
        return found

    def _hope(self, table: Table, flight: Flight, bag: Bag) -> float:
        """The chance to get away with this Equipment, guards standing where they stand."""
        field = table.out(bag)
        start = min(table.out_places, key=lambda place: field[place])
        beyond = 0
        for place, left, _ in flight.way(start, bag):
            beyond += place < table.size and table.ground.zone[place] != INNER
            if beyond >= BEYOND and not table.chart.no_stop[place]:
                return flight.chance(place, Step(0, left, -1, None), -1)
        return 1.0

    def _taste(self, table: Table, bag: Bag) -> int:
        if not self.taste:
            bags = table.chart.bags()
            self.taste = {one: self.chance.pick("bot", self.habits.taste) for one in bags}
            if self.habits.favourites and self.chance.pick("bot", self.habits.favourites) == 0:
                # Some officers have a favourite, and for half of them it is the gates.
                gates = [one for one in bags if not one[0] and not one[1]]
                some = gates if gates and self.chance.pick("bot", 2) else bags
                self.taste[some[self.chance.pick("bot", len(some)) if len(some) > 1 else 0]] -= 70
        return self.taste.get(bag, 20)

    def wanted(self, table: Table) -> Bag:
        """What is still missing of each type."""
        plan = self.plan(table)
        a, b, c, d = (max(0, one - held) for one, held in zip(plan, table.held, strict=True))
        return a, b, c, d
