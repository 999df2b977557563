"""One decision of an Escape Officer: the data that ideas look at, and how they send a man off."""

from __future__ import annotations

from itertools import pairwise

from ....colditz.referee.view import Seen
from ....colditz.table.lanes import exit_of
from ....colditz.words.actions import Say
from ....colditz.words.places import FAR, INNER
from ....kernel import Legal
from ...ideas import Idea, Proposal
from ..board.bags import MOST, Bag
from ..sight.asking import classic
from ..sight.motives import reason
from ..sight.officer_view import OfficerView
from . import announcing
from .flight import Flight
from .foreman import Job
from .mind import Mind

#: The share of the game left at which he turns to the Kit in any case.
KIT_BY = 0.75


def because(action: Say, motive: str = "", about: str = "") -> Proposal:
    """Return a proposal: an action with its motive."""
    return action, reason(action, motive, about)


class Turn:
    """Everything an idea may look at: the view, conclusions from it, legal actions, the officer's mind."""

    def __init__(
        self, view: Seen, legal: Legal, mind: Mind, jobs: tuple[Idea[Turn, list[Job]], ...] = ()
    ) -> None:
        self.view = view
        self.legal = legal
        self.mind = mind
        self.habits = mind.habits
        #: Ideas that bring jobs for his men.
        self.jobs = jobs
        #: Men who have an errand, even if it does not move them now.
        self.busy: set[int] = set()
        self._sight: OfficerView | None = None
        self._flight: Flight | None = None
        self._wanted: Bag | None = None
        self._movers: set[str] | None = None
        self._men: list[int] | None = None

    @property
    def sight(self) -> OfficerView:
        """The castle as he sees it; computed when first needed."""
        if self._sight is None:
            self._sight = self.mind.look(self.view)
        return self._sight

    @property
    def flight(self) -> Flight:
        """Chases, followed to their end; computed when first needed."""
        if self._flight is None:
            self._flight = Flight(self.sight)
        return self._flight

    @property
    def ready(self) -> bool:
        """Return whether he has a Kit, and Equipment that leads out."""
        return self.sight.kit and self.sight.best_bag_length(self.sight.bag) < FAR

    @property
    def wanted(self) -> Bag:
        """Return the Equipment missing for his plan, then perhaps Equipment that opens other ways."""
        if self._wanted is None:
            wanted = self.mind.plans.wanted(self.sight)
            if self.habits.foresight and not any(wanted) and self.ready:
                a, b, c, d = (max(0, most - held) for most, held in zip(MOST, self.sight.held, strict=True))
                wanted = a, b, c, d
            self._wanted = wanted
        return self._wanted

    @property
    def kit_now(self) -> bool:
        """Return whether to collect the Kit now.

        Where a Kit alone makes his men liable to arrest, it comes after the Equipment if there is time. An
        officer who takes care where his men stop does not wait: they are seldom arrested for it.
        """
        view, sight = self.view, self.sight
        if self.habits.foresight or sight.liable:
            return True
        if view.rules.arrest.arrest_inner_condition != "stolen_or_kit":
            return True
        return not any(self.wanted) or sight.left < KIT_BY * view.rounds

    @property
    def parts(self) -> list[str]:
        """Return the parts of the Kit that men are sent for."""
        return self.sight.missing_parts() if self.kit_now else []

    @property
    def movers(self) -> set[str]:
        """Return the names of his men who can step."""
        if self._movers is None:
            self._movers = {group.head.partition(" ")[2] for group in self.legal.groups_of("step")}
        return self._movers

    def muster(self) -> list[int]:
        """Return the men outside the cells who could step and were not found stuck at the first call."""
        if self._men is None:
            self._men = [
                pow
                for pow in self.sight.out_men
                if self.sight.name(pow) in self.movers and pow not in self.mind.stuck
            ]
        return self._men

    # Sending a man on his way

    def go(self, pow: int, path: list[int], motive: str, about: str = "") -> Proposal | None:
        """Send a man along a way, or announce him first; None if he cannot go."""
        sight, mind = self.sight, self.mind
        if len(path) < 2:
            return None
        if announcing.needed(sight):
            way = self._unsaid(pow, path)
            if way >= 0:
                said = announcing.said(sight, self.legal, pow, way)
                return because(said) if said is not None and announcing.may_say_now(sight) else None
        mind.way = (pow, path)
        action = sight.travel(self.legal, pow, path)
        if action is None:
            mind.stuck.add(pow)
            return None
        if not classic(self.view.rules):
            mind.under_way = self.view.round
        return because(action, motive, about)

    def _unsaid(self, pow: int, path: list[int]) -> int:
        """Return the exit on this way that must be announced first, or -1.

        By day it is too late for that after the roll.
        """
        sight = self.sight
        size, zone = sight.size, sight.ground.zone
        for here, to in pairwise(path):
            if to >= size or zone[to] == INNER or (here < size and zone[here] != INNER):
                continue
            way = here if here >= size else exit_of(sight.ground, here, to)
            if announcing.must_say(sight, pow, way):
                return way
        return -1
