"""Security: its memory, and ideas that are tried in order."""

from __future__ import annotations

from typing import NamedTuple

from ....colditz.referee.view import Seen
from ....kernel import Action, Chance, Legal, View
from ...contract.bot import Bot, Reason
from ...ideas import Idea, Proposal, first_proposal
from ..cards.memory import Memory
from ..sight.asking import AFTER_ROLL
from ..sight.danger import reach_of_arm
from ..sight.habits import Habits
from ..sight.motives import reason
from .duty import Duty, SecurityMind

SecurityIdea = Idea[Duty, Proposal]


class SecurityIdeas(NamedTuple):
    """The ideas of Security, by the question it is asked."""

    set_up: tuple[SecurityIdea, ...]
    #: Questions outside its turn.
    questions: tuple[SecurityIdea, ...]
    #: In its turn: before the roll, while a guard has to move on, while something can be done with points or
    #: without, and when nothing can.
    before_roll: tuple[SecurityIdea, ...]
    bound: tuple[SecurityIdea, ...]
    moving: tuple[SecurityIdea, ...]
    at_rest: tuple[SecurityIdea, ...]


class Security(Bot):
    """Plays Security."""

    def __init__(
        self, chance: Chance, habits: Habits, ideas: SecurityIdeas, memory: Memory | None = None
    ) -> None:
        super().__init__(chance)
        self.ideas = ideas
        self.mind = SecurityMind(chance, habits, memory)

    def choose(self, view: View, legal: Legal) -> Action:
        return self.explain(view, legal)[0]

    def explain(self, view: View, legal: Legal) -> tuple[Action, Reason]:
        assert isinstance(view, Seen)
        ideas = self._ideas(view)
        found = first_proposal(ideas, Duty(view, legal, self.mind, ideas))
        if found is None:
            action = next(iter(legal))
            return action, reason(action, "")
        return found

    def _ideas(self, view: Seen) -> tuple[SecurityIdea, ...]:
        """The ideas for this question."""
        kind = view.frames[-1].kind
        if kind != "security":
            return self.ideas.set_up if kind == "guards" else self.ideas.questions
        self.mind.begin(view)
        if view.bound >= 0:
            return self.ideas.bound
        if view.stage != AFTER_ROLL:
            return self.ideas.before_roll
        return self.ideas.moving if view.points or reach_of_arm(view) else self.ideas.at_rest
