"""The chance of a man outside to get away, with the chase followed to its end."""

from __future__ import annotations

from ....colditz.table.layout import PLAIN
from ....colditz.words.places import EXTERIOR, FAR
from ..board.bags import MOST, Bag, less
from ..board.odds import sums
from ..sight.officer_view import OfficerView, Step

#: A roll reduced to five cases: points, and probability.
CASES = ((4, 0.17), (6, 0.22), (8, 0.27), (10, 0.2), (14, 0.14))

#: Number of Security's turns that are considered.
TURNS = 5

#: The chance of a man who is still at large at the end, and one too small to follow any further.
AT_LAST, HOPELESS = 0.3, 0.01

#: The share of the chance to be caught that remains once the trail is cold.
COLD = 0.25

#: A step of a way: its destination, the Equipment left there, and whether he opens the way himself (a rope, a
#: hole in the wire). Guards may follow him through such openings.
Stride = tuple[int, Bag, bool]


class Flight:
    """What one officer calculates at one decision.

    Guards are assumed to know where the man is going: the first to reach the place where he stops, within the
    points of all of Security's turns until then, catches him.
    """

    def __init__(self, sight: OfficerView) -> None:
        self.sight = sight
        #: Guards may leave the castle only in pursuit, and only at once.
        self.cold = sight.view.rules.guards.guard_exterior_access == "pursuit_only"
        #: By the distance of a guard who follows: chances by turn, place and Equipment left.
        self._known: dict[int, dict[tuple[int, int, Bag], float]] = {}
        self._ways: dict[tuple[int, Bag], list[Stride]] = {}

    def chance(self, place: int, step: Step, pow: int) -> float:
        """Return the chance to get away from where he stops now; 0 if no way leads on."""
        sight = self.sight
        if place < sight.size and sight.ground.target[place] >= 0:
            return 1.0
        if sight.out(step.bag)[place] >= FAR:
            return 0.0
        behind = self._behind(place, step, pow)
        return (1 - self._caught(1, place, behind)) * self._onward(1, place, step.bag, behind)

    def _behind(self, place: int, step: Step, pow: int) -> int:
        """Return how far a guard has to go who follows him by the ways he opened."""
        sight = self.sight
        near = FAR
        if step.drop is not None:
            top, at_foot = step.drop
            near = sight.distant()[top] + 1 + step.cost - at_foot
        for start, end, _, users, _ in sight.view.openings:
            if pow >= 0 and users >> pow & 1:
                # He is somewhere beyond it; the straight distance from its end is near enough.
                beyond = abs(sight.out(MOST)[end] - sight.out(MOST)[place])
                near = min(near, sight.distant()[start] + 1 + beyond)
        return near

    def _onward(self, turn: int, place: int, bag: Bag, behind: int) -> float:
        """Return the chance to get away if he is not caught at this place."""
        memory = self._known.setdefault(behind, {})
        key = (turn, place, bag)
        known = memory.get(key)
        if known is not None:
            return known
        way = self.way(place, bag)
        total = 0.0
        for points, likely in CASES:
            if points >= len(way):
                total += likely
                continue
            at = points - 1
            while at > 0 and self.sight.chart.no_stop[way[at][0]]:
                at -= 1
            to, left, _ = way[at]
            if turn >= TURNS:
                total += likely * AT_LAST
                continue
            gap = self._gap(place, way, at, behind)
            free = 1 - self._caught(turn + 1, to, gap)
            if free > HOPELESS:
                total += likely * free * self._onward(turn + 1, to, left, gap)
        memory[key] = total
        return total

    def _gap(self, place: int, way: list[Stride], at: int, behind: int) -> int:
        """Return how far a guard has to go who follows him along a way, by old or new openings."""
        gap = behind + at + 1
        for number in range(at + 1):
            if way[number][2]:
                top = way[number - 1][0] if number else place
                if top < self.sight.size:
                    gap = min(gap, self.sight.distant()[top] + 1 + at - number)
        return gap

    def _caught(self, turn: int, place: int, behind: int) -> float:
        """Return the chance to be caught by a guard who comes from where he stands now."""
        sight = self.sight
        if place >= sight.size or sight.ground.hideaway[place] >= 0:
            return 0.0
        away = min(sight.distant()[place], behind) - sight.arm
        chances = sums(turn, sight.chasing)
        caught = 1.0 if away <= 0 else chances[away] if away < len(chances) else 0.0
        return caught * COLD if turn > 1 and self.cold and sight.ground.zone[place] == EXTERIOR else caught

    def way(self, place: int, bag: Bag) -> list[Stride]:
        """Return the shortest way to a target from a place."""
        found = self._ways.get((place, bag))
        if found is None:
            step = self._step(place, bag)
            found = [] if step is None else [step, *self.way(step[0], step[1])]
            self._ways[place, bag] = found
        return found

    def _step(self, here: int, bag: Bag) -> Stride | None:
        """Return the next step of that way."""
        sight = self.sight
        nearer = sight.out(bag)[here] - 1
        if 0 <= nearer < FAR - 1:
            for to, card, number, kind in sight.chart.steps[here]:
                rest = bag
                if number:
                    if bag[card] < number:
                        continue
                    rest = less(bag, card, number)
                if sight.out(rest)[to] == nearer:
                    return to, rest, number > 0 and kind != PLAIN
        return None
