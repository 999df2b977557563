"""Whether rules can be played: without contradiction, and at a table that has what they require."""

from __future__ import annotations

from ...kernel import RulesError
from .constraints import CONSTRAINTS, INNER_POSTS, Constraint
from .groups import TABLE
from .whole import Ruleset


def violations(rules: Ruleset) -> tuple[Constraint, ...]:
    """Every constraint these rules break, by number."""
    return tuple(constraint for constraint in CONSTRAINTS if not constraint.holds(rules))


def check(rules: Ruleset) -> None:
    """Refuse rules that break a constraint, naming the first."""
    for constraint in violations(rules):
        raise constraint.error()


def check_table(rules: Ruleset, players: int, goal_covers_officers: bool = False) -> None:
    """Refuse rules that cannot be set up with this number of players."""
    if players not in TABLE:
        raise RulesError("players", given=players, least=TABLE[0], most=TABLE[-1])
    setup = rules.players
    officers = players - 1
    teams, row = officers, players
    if players == 2 and setup.teams_for_single_officer == 2:
        teams = 2
        row = 3 if setup.two_team_count_row == "three_player" else 2
    guards = setup.guards_by_player_count[row]
    inner = setup.setup_inner_guards_per_team * teams
    if inner > INNER_POSTS or inner + setup.setup_outer_guards_min > guards:
        raise RulesError(
            "setup-guards",
            options="setup_inner_guards_per_team, setup_outer_guards_min, guards_by_player_count",
            players=players,
            inner=inner,
            outer=setup.setup_outer_guards_min,
            guards=guards,
            posts=INNER_POSTS,
        )
    goal = rules.victory.collective_goal
    if goal_covers_officers and rules.victory.goal_scope == "collective" and goal < officers:
        raise RulesError("collective-goal", option="collective_goal", value=goal, least=officers)
