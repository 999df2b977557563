"""The levels of Section X that plan: the same player with more or fewer ideas, now and then careless."""

from __future__ import annotations

from .ideas import RECRUIT_PLANNER, REGULAR_PLANNER, VETERAN_PLANNER
from .planner import Planner


class Veteran(Planner):
    """Plans a turn whole."""

    level = VETERAN_PLANNER


class Regular(Planner):
    """Good habits."""

    level = REGULAR_PLANNER


class Recruit(Planner):
    """Good habits, not always kept."""

    level = RECRUIT_PLANNER
