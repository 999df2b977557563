"""The way home from the outer cells: what is still owed, and who goes first (rule 39)."""

from __future__ import annotations

from ...kernel import Refusal
from ..table.table import Table
from . import phases, promises
from .steps import steps_with, walkers_out


def owing(position: Table, team: int) -> list[tuple[int, int]]:
    """The men for whom points of this throw are set aside, with the number of points (E.2, E.7).

    Where the walk home is a duty, nothing else may use these points. The duty lapses while the way is
    blocked. It yields to what binds the throw first: a pawn that must go on, a tunnel, an announced attempt.
    """
    if not any(position.returning) or position.bound >= 0 or position.opening is not None:
        return []
    rules = position.rules.solitary
    least = rules.return_min_points
    if least != "all":
        # A bonus throw that must be made can still be used for it.
        to_come = not phases.last_throw(position) and position.rules.dice.reroll_mandatory
        if rules.return_escape_allowed or to_come:
            return []
    if walkers_out(position, team) or promises.pressing(position, team):
        return []
    home = position.ground.home
    found = []
    for pow in position.team_pows(team):
        if not position.returning[pow]:
            continue
        start, left = position.home_start[pow], home[position.at[pow]]
        owed = left if least == "all" else min(least, start) - (start - left)
        if owed > 0 and _nearer(position, pow):
            found.append((pow, min(owed, position.points)))
    return found


def _nearer(position: Table, pow: int) -> bool:
    """Whether the man is on his way home and can make a step of it now that costs only a point."""
    home = position.ground.home
    here = position.at[pow]
    walk = position.ground.walk[here]
    return any(to in walk and home[to] < home[here] for to in steps_with(position, pow, position.points))


def first_home(position: Table, team: int) -> list[int]:
    """The men who must walk home, with all useful points, before other men of their team move (osprey)."""
    if position.rules.solitary.return_min_points != "all":
        return []
    return [pow for pow, _ in owing(position, team)]


def short_of(position: Table, pow: int, least: int) -> bool:
    """Whether the man's walk home has become shorter by fewer steps in this turn than he owes."""
    start = position.home_start[pow]
    return start - position.ground.home[position.at[pow]] < min(least, start)


def spare(position: Table, team: int) -> int:
    """The points that are not set aside for men on their way home."""
    owed = owing(position, team)
    if owed and position.rules.solitary.return_min_points == "all":
        return 0
    return max(0, position.points - sum(points for _, points in owed))


def why_not_spend(position: Table, team: int, points: int) -> Refusal | None:
    """Why this many points may not be spent on anything but a walk home, or None."""
    if not points or not any(position.returning) or spare(position, team) >= points:
        return None
    return why_not_rest(position, team)


def why_not_rest(position: Table, team: int) -> Refusal | None:
    """Why the turn cannot end while a man still owes steps of his walk home and can make one, or None."""
    for pow, points in owing(position, team):
        return Refusal("39", "RETURN_FIRST", {"man": position.pawn_name(pow), "points": points})
    return None
