"""The planning levels of Section X: the same player with more or fewer ideas, and now and then careless."""

from __future__ import annotations

from .ideas import RECRUIT_PLANNER, REGULAR_PLANNER, VETERAN_PLANNER
from .planner import Planner


class Veteran(Planner):
    """Plans a turn whole."""

    level = VETERAN_PLANNER


class Regular(Planner):
    """Has good habits."""

    level = REGULAR_PLANNER


class Recruit(Planner):
    """Has good habits, but not at every decision."""

    level = RECRUIT_PLANNER
