"""The ablest player of Escape from Colditz: a veteran who has seen what comes of a break-out, in positions
that fit what he sees, before anybody goes."""

from __future__ import annotations

from ...colditz.referee.view import Seen
from ...colditz.words.actions import Say, say
from ...colditz.words.places import FAR, NOBODY
from ...kernel import Action, Chance, Game, Legal, View
from ..bot import Bot
from ..budget import Budget
from ..search import halve
from .beliefs import Memory
from .futures import Futures, Obedient
from .habits import ACE
from .officer_view import AFTER_ROLL, OfficerView, Step
from .orders import orders
from .player import Player
from .warder import Warder

#: Men who are thought of, places for each, and all of that together.
MEN, PLACES, WAYS = 3, 2, 5
#: What the veteran's reckoning must promise to be looked at: to a man outside, to one who might break out.
HOPE, PROMISING = 0.05, 0.2
#: What he would do without looking ahead is dropped only for what does so much better, in escapes: a dozen
#: looks are wrong by half as much often enough.
DOUBT = 0.3
#: So many looks at every way to begin with, and without so many nothing is dropped.
FIRST, ENOUGH = 4, 12


class Ace(Player):
    """A veteran who looks ahead."""

    thinks = True
    hears = True

    def __init__(self, chance: Chance, game: Game, budget: Budget) -> None:
        super().__init__(chance, ACE)
        self.game = game
        self.budget = budget

    def _make(self, security: bool) -> Bot:
        make = Hunter if security else Leader
        return make(self.chance, self.game, self.budget, self.memory)


class Leader(Obedient):
    """An officer who has seen each break-out fail and succeed before anybody goes."""

    def __init__(self, chance: Chance, game: Game, budget: Budget, memory: Memory) -> None:
        super().__init__(chance, ACE, memory)
        self.game = game
        self.budget = budget
        #: The round in which everything is decided.
        self.decided = 0

    def choose(self, view: View, legal: Legal) -> Action:
        assert isinstance(view, Seen)
        if self._open(view):
            self._decide(view)
        return super().choose(view, legal)

    def _open(self, view: Seen) -> bool:
        """Is it still to be decided who goes where in this turn?"""
        if view.frames[-1].kind != "officer" or view.stage != AFTER_ROLL or not view.points:
            return False
        if view.bound >= 0 or view.opening is not None or view.ledger.commitment:
            return False
        if self.decided != view.round:
            return True
        round, man, place = self.order
        return round == view.round and man >= 0 and view.at[man] == place

    def _decide(self, view: Seen) -> None:
        assert view.seat is not None
        spending = self.budget.spend()
        sight = self._table(view)
        moved = self.order[1] if self.decided == view.round else -1
        self.decided, self.order = view.round, (0, -1, -1)
        ways = self._ways(sight, moved)
        if not ways:
            return
        # As he would; this one or that one goes; nobody goes, if nobody is under way.
        plans: list[list[Say]] = [[]]
        for _, pow, path in ways:
            plans.append([say("step", sight.name(pow), sight.place_name(place)) for place in path[1:]])
        if not any(sight.fugitive(pow) for pow in sight.out_men):
            plans.append([])
        futures = Futures(self.game, view, self.memory, plans, self.chance, DOUBT)
        weighed = halve(futures, [0.0] * len(plans), spending, 0.01, FIRST)
        best = weighed[0]
        if best.candidate and best.looks >= ENOUGH:
            self.order = (view.round, -1, -1)
            if best.candidate <= len(ways):
                _, pow, path = ways[best.candidate - 1]
                self.order = (view.round, pow, path[-1])

    def _ways(self, sight: OfficerView, moved: int) -> list[tuple[float, int, list[int]]]:
        """Men outside and where they might stop; men inside who might break out."""
        view = sight.view
        field = sight.out(sight.bag)
        men = [pow for pow in sight.out_men if field[view.at[pow]] < FAR and pow != moved]
        outside = [pow for pow in men if sight.fugitive(pow)]
        inside: list[int] = []
        if self._ready(sight):
            inside = [pow for pow in men if not sight.fugitive(pow) and not view.returning[pow]]
        found: list[tuple[float, int, list[int]]] = []
        for pow in sorted(outside, key=lambda pow: field[view.at[pow]])[:MEN]:
            known = sight.reach(pow, view.points, True)
            ends = [place for place in known if not sight.chart.no_stop[place] and known[place].cost]
            found += self._best(sight, known, pow, self._shortlist(sight, known, ends))
        for pow in sorted(inside, key=lambda pow: field[view.at[pow]])[:MEN]:
            known = sight.reach(pow, view.points, True)
            some = self._best(sight, known, pow, list(self._hopeful(sight, known)))
            found += [one for one in some if one[0] >= PROMISING]
        found = [one for one in found if one[0] >= HOPE]
        return sorted(found, key=lambda one: (-one[0], one[1], one[2]))[:WAYS]

    def _best(
        self, sight: OfficerView, known: dict[int, Step], pow: int, ends: list[int]
    ) -> list[tuple[float, int, list[int]]]:
        """The places that promise most, and the one nearest to a target."""
        flight = self._flight(sight)
        chances = sorted((-flight.chance(place, known[place], pow), place) for place in ends)
        some = chances[:PLACES]
        far = min(chances, key=lambda one: sight.out(known[one[1]].bag)[one[1]], default=None)
        if far is not None and far not in some:
            some.append(far)
        return [(-chance, pow, sight.path(known, place)) for chance, place in some]


class Hunter(Warder):
    """Security that has followed a chase in its mind before a guard goes anywhere."""

    def __init__(self, chance: Chance, game: Game, budget: Budget, memory: Memory) -> None:
        super().__init__(chance, ACE, memory)
        self.game = game
        self.budget = budget

    def choose(self, view: View, legal: Legal) -> Action:
        assert isinstance(view, Seen)
        spending = self.budget.spend()
        grave = view.frames[-1].kind == "security" and view.bound < 0 and view.stage == AFTER_ROLL
        others = orders(self._watch(view), legal) if grave else []
        meant = super().choose(view, legal)
        plans: list[list[Action]] = [[meant]]
        plans += [[order] for order in others if order != meant]
        if len(plans) == 1:
            return meant
        futures = Futures(self.game, view, self.memory, plans, self.chance, DOUBT)
        weighed = halve(futures, [0.0] * len(plans), spending, 0.01, FIRST)
        best = weighed[0]
        if not best.candidate or best.looks < ENOUGH:
            return meant
        self.motive = "chase"
        self.errand = (NOBODY, [])
        return plans[best.candidate][0]
