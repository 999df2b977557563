"""An Escape Officer: his memory, and ideas that are tried in order."""

from __future__ import annotations

from typing import NamedTuple

from ....colditz.referee.view import Seen
from ....kernel import Action, Asides, Chance, Legal, View
from ...contract.bot import Bot, Reason
from ...ideas import Idea, Proposal, first_proposal
from ..cards.memory import Memory
from ..sight.asking import AFTER_ROLL
from ..sight.habits import Habits
from ..sight.motives import reason
from . import swaps
from .foreman import Job
from .mind import OFFERS_EVERY, Mind
from .turn import Turn

OfficerIdea = Idea[Turn, Proposal]


class OfficerIdeas(NamedTuple):
    """An officer's ideas, by the question he is asked."""

    #: Questions outside his turn.
    questions: tuple[OfficerIdea, ...]
    #: In his turn: before the roll, while there are points, and when there are none left.
    before_roll: tuple[OfficerIdea, ...]
    walking: tuple[OfficerIdea, ...]
    at_rest: tuple[OfficerIdea, ...]
    #: Jobs for men in the courtyard.
    jobs: tuple[Idea[Turn, list[Job]], ...] = ()


class Officer(Bot):
    """Plays one nation."""

    def __init__(
        self, chance: Chance, habits: Habits, ideas: OfficerIdeas, memory: Memory | None = None
    ) -> None:
        super().__init__(chance)
        self.ideas = ideas
        self.mind = Mind(chance, habits, memory)

    def choose(self, view: View, legal: Legal) -> Action:
        return self.explain(view, legal)[0]

    def explain(self, view: View, legal: Legal) -> tuple[Action, Reason]:
        assert isinstance(view, Seen)
        if view.frames[-1].kind != "officer":
            ideas = self.ideas.questions
        elif view.stage != AFTER_ROLL:
            ideas = self.ideas.before_roll
        else:
            ideas = self.ideas.walking if view.points else self.ideas.at_rest
        self.mind.begin(view)
        found = first_proposal(ideas, Turn(view, legal, self.mind, self.ideas.jobs))
        if found is None:
            action = next(iter(legal))
            return action, reason(action, "")
        return found

    def aside(self, view: View, asides: Asides) -> Action | None:
        assert isinstance(view, Seen)
        mind = self.mind
        if view.seat is None or view is mind.silent:
            return None
        mind.silent = view
        # In another player's turn, with nothing to answer or swap, there are only offers to make.
        if view.active != view.seat and next(asides.besides("offer", "meet"), None) is None:
            return None
        sight = mind.look(view)
        action = swaps.aside(self.chance, sight, asides, mind.plans.plan(sight))
        if action is not None:
            mind.silent = None
        if action is not None and action.verb == "offer":
            if view.round < mind.offered + OFFERS_EVERY:
                return None
            mind.offered = view.round
        return action
