"""The strongest player of Section X: it looks ahead at the candidates its planner finds promising."""

from __future__ import annotations

from collections.abc import Collection

from ...kernel import Action, Chance, Game, Legal, View
from ...sectionx.referee.view import Seen
from ..budget import Budget
from ..contract.bot import Bot, Reason
from ..search import halve
from .futures import Futures
from .ideas import ACE_PLANNER
from .look import Option
from .planner import Planner

#: Number of candidates that are looked at.
CANDIDATES = 6
#: How many looks the planner's own estimate is worth.
TRUST_IN_PLANNER = 2.0

#: The decisions worth looking ahead for; draws and answers are not among them.
_SEARCHED = ("place", "swap", "move", "rotate", "step", "door", "door-move", "end")


class Ace(Bot):
    """Flat information-set search over a planner's candidates, in positions that fit what it knows."""

    thinks = True

    def __init__(self, chance: Chance, game: Game, budget: Budget) -> None:
        super().__init__(chance)
        self.budget = budget
        self.planner = Planner(chance, ACE_PLANNER)

    @classmethod
    def idea_names(cls) -> tuple[str, ...]:
        return ACE_PLANNER.idea_names()

    def switch_off(self, ideas: Collection[str]) -> None:
        self.planner.switch_off(ideas)

    def choose(self, view: View, legal: Legal) -> Action:
        return self.explain(view, legal)[0]

    def explain(self, view: View, legal: Legal) -> tuple[Action, Reason]:
        assert isinstance(view, Seen)
        best = self._best(view, legal)
        self.planner.begin(view, best)
        return best.action, best.reason

    def _best(self, view: Seen, legal: Legal) -> Option:
        spending = self.budget.spend()
        options = self.planner.options(view, legal)
        some = options[:CANDIDATES]
        if len(some) < 2 or some[0].action.verb not in _SEARCHED:
            return options[0]
        futures = Futures(view, some, self.chance)
        weighed = halve(futures, [option.value for option in some], spending, TRUST_IN_PLANNER)
        return some[weighed[0].candidate]
