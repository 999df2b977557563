"""The ablest player of Section X: it looks ahead at what the planner holds worth a thought."""

from __future__ import annotations

from ...kernel import Chance, Game, Legal, View
from ...sectionx.referee.view import Seen
from ..budget import Budget
from ..search import halve
from .futures import Futures
from .planner import VETERAN, Option, Planner

#: So many candidates are looked at.
CANDIDATES = 6
#: So many looks the planner's own judgement is worth.
TRUST = 2.0


class Ace(Planner):
    """Information-set search: flat, over the planner's candidates, in positions that fit what it knows."""

    thinks = True
    skill = VETERAN._replace(walks=3)

    def __init__(self, chance: Chance, game: Game, budget: Budget) -> None:
        super().__init__(chance)
        self.budget = budget

    def options(self, view: View, legal: Legal) -> list[Option]:
        assert isinstance(view, Seen)
        spending = self.budget.spend()
        options = super().options(view, legal)
        some = options[:CANDIDATES]
        if len(some) < 2 or some[0].action.verb not in _SEARCHED:
            return options
        futures = Futures(view, some, self.chance)
        weighed = halve(futures, [option.value for option in some], spending, TRUST)
        return [some[one.candidate]._replace(value=one.value) for one in weighed]


#: What is worth looking ahead for: draws and answers are not.
_SEARCHED = ("place", "swap", "move", "rotate", "step", "door", "door-move", "end")
