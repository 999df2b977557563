"""The levels of Section X that plan: the same player with more or fewer ideas, now and then careless."""

from __future__ import annotations

from .ideas import RECRUIT, REGULAR, VETERAN
from .planner import Planner


class Veteran(Planner):
    """Plans a turn whole."""

    level = VETERAN


class Regular(Planner):
    """Good habits."""

    level = REGULAR


class Recruit(Planner):
    """Good habits, not always kept."""

    level = RECRUIT
