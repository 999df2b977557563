"""Levels of Section X: the same planner, seeing more or less, and now and then not looking at all."""

from __future__ import annotations

from ...kernel import Legal, View
from ..contract.bot import Reason
from .planner import VETERAN, Option, Planner, Skill

#: Good habits: digs on, hides in time, saves men; no thought for what rivals are up to but ending the round.
REGULAR: Skill = Skill(width=3, glance=1, tiles=4, own=5, shelters=1, bars=0, doors=False)

#: One of so many decisions of a recruit is careless: any of so many walks, or else that he thought of.
SLIPS = 2
WALKS = 8


class Veteran(Planner):
    """Plans a turn whole: its own ways, rivals' ways, doors."""

    skill = VETERAN


class Regular(Planner):
    """Good habits."""

    skill = REGULAR


class Recruit(Planner):
    """Good habits, not always minded: every other decision or so is something else he thought of."""

    skill = REGULAR._replace(walks=WALKS)

    def options(self, view: View, legal: Legal) -> list[Option]:
        options = super().options(view, legal)
        careless = self.chance.pick("slip", SLIPS) == 0
        # What wins is seen by anybody, and a walk once begun is walked.
        if not careless or len(options) < 2 or options[0].reason.code == "win":
            return options
        other = options[1 + self.chance.pick("slip", len(options) - 1)]
        return [other._replace(reason=Reason("slip")), *options]
