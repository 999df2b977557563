"""Targets, elimination, and the winners."""

from __future__ import annotations

from ...kernel import Outcome
from ..custody import crews, home
from ..table.chapters import Stride
from ..table.piles import bury
from ..table.table import Table
from ..ways import exits
from ..words.places import CELL, DEAD, ESCAPED, NOBODY, TEAM, TOWER, WAYS_OUT
from . import aftermath


def on_target(position: Table, step: Stride) -> None:
    """Handle a man's step if it leads to a target."""
    ground = position.ground
    if step.to < ground.size and ground.target[step.to] >= 0:
        reach_target(position, step.pow)
        if position.at[step.pow] == ESCAPED and position.rules.victory.escape_leftover_points == "forfeit":
            position.points = 0


def reach_target(position: Table, pow: int, route: str = "") -> None:
    """P4: with a Kit the escape counts; without one the man waits there, exposed."""
    team = pow // TEAM
    position.tell_all(
        "target-reached", man=position.pawn_name(pow), target=position.place_name(position.at[pow])
    )
    if not exits.kit_serves(position, team, position.at[pow]):
        position.tell_all("waits", man=position.pawn_name(pow))
        return
    score(position, pow, route)


def score(position: Table, pow: int, route: str = "") -> None:
    """Count the escape, with all that follows from it."""
    team = pow // TEAM
    place = position.at[pow]
    target = position.place_name(place) if place >= 0 else ""
    _spend_kit(position, team, place)
    position.put(pow, ESCAPED)
    position.returning[pow] = False
    position.escapes[team] += 1
    position.tell_all(
        "escaped",
        man=position.pawn_name(pow),
        team=position.seat_name(team),
        target=target,
        route=route or WAYS_OUT[position.way_out[pow]],
        escapes=position.escapes[team],
    )
    aftermath.display(position, pow, place)
    aftermath.award(position, team)
    new_men = aftermath.replace_men(position, team, "escape")
    home.end_attempt(position, pow)
    _count(position, team)
    if position.outcome is None and not new_men:
        check_anybody_left(position)


def _spend_kit(position: Table, team: int, target: int) -> None:
    """Where Kits are consumed, use one up for an escape; it goes back at the end of the turn (P4)."""
    rules = position.rules.kit
    if not rules.kit_required or rules.kit_lifecycle != "consumed":
        return
    if not exits.spent_kit_serves(position, team, target) and position.kit[team]:
        position.kit[team] -= 1
        position.kit_spent.append((team, target))


def score_waiting(position: Table, team: int) -> None:
    """Let men waiting on targets escape as soon as their officer has a Kit."""
    for pow in position.team_pows(team):
        place = position.at[pow]
        if (
            position.outcome is None
            and 0 <= place < position.ground.size
            and position.ground.target[place] >= 0
            and exits.kit_serves(position, team, place)
        ):
            score(position, pow)


# Out of the game (P10)


def eliminate(position: Table, team: int) -> None:
    """Put a team that failed its Do or Die out of the game, with everything it has."""
    position.eliminated[team] = True
    for pow in position.team_pows(team):
        if position.at[pow] >= 0 or position.at[pow] <= CELL or position.at[pow] == TOWER:
            _dies(position, pow)
    for card in position.hands[team]:
        bury(position, card)
    position.hands[team].clear()
    for card, number in enumerate(position.equipment[team]):
        position.stacks[card] += number
    position.equipment[team] = [0, 0, 0, 0]
    position.kits += position.kit[team]
    position.kit[team] = 0
    position.dod_dealt[team] = NOBODY
    position.offers = [offer for offer in position.offers if team not in (offer.giver, offer.taker)]
    crews.owner_gone(position, team)
    position.tell_all("eliminated", team=position.seat_name(team))
    check_anybody_left(position)


def remove(position: Table, pow: int, cause: str = "") -> None:
    """Remove a dead man: `shot`, or by a `death` of his own choosing; a replacement may come (A83)."""
    _dies(position, pow)
    if not (cause and aftermath.replace_men(position, pow // TEAM, cause)):
        check_anybody_left(position)


def _dies(position: Table, pow: int) -> None:
    position.put(pow, DEAD)
    position.returning[pow] = False
    home.end_attempt(position, pow)


# The winners


def _count(position: Table, team: int) -> None:
    """Check whether this escape completed a goal, if goals are checked at this moment."""
    rules = position.rules.victory
    if position.escapes[team] == rules.escape_goal:
        position.at_goal.append(team)
    if rules.win_check != "immediate":
        return
    if rules.goal_scope == "collective":
        if sum(position.escapes) >= rules.collective_goal:
            finish(position, "GOAL", _together(position))
    elif position.escapes[team] >= rules.escape_goal:
        finish(position, "GOAL", (team,))


def settle_goal(position: Table) -> bool:
    """Let those who have reached the goal win, where that is checked later than at once (A67)."""
    rules = position.rules.victory
    if rules.goal_scope == "collective":
        there = list(_together(position)) if sum(position.escapes) >= rules.collective_goal else []
    else:
        there = [team for team in position.at_goal if not position.eliminated[team]]
    if rules.win_check == "immediate" or not there:
        return False
    rule = rules.tie_rule
    if rules.goal_scope == "collective":
        finish(position, "GOAL", tuple(there))
        return True
    if rule == "shared_same_round":
        winners = tuple(sorted(there))
    elif rule == "most_then_first":
        best = max(there, key=lambda team: (position.escapes[team], -there.index(team)))
        # Two escapes by one landing of the glider are simultaneous: both are first.
        beside = next((teams for teams in position.ledger.level if best in teams), (best,))
        winners = tuple(team for team in beside if position.escapes[team] == position.escapes[best])
    elif rule == "shared" and rules.win_check == "end_of_time":
        most = max(position.escapes[team] for team in there)
        winners = tuple(sorted(team for team in there if position.escapes[team] == most))
    else:
        winners = (there[0],)
    finish(position, "GOAL", winners)
    return True


def check_anybody_left(position: Table) -> None:
    """Let Security win if no man is left who could still escape (A104)."""
    if position.outcome is None and not any(position.in_play(team) for team in range(position.officers)):
        if settle_goal(position):
            return
        finish(position, "NOBODY_LEFT", _leaders(position))


def time_is_up(position: Table) -> None:
    """The limit: Security wins if no officer reached the goal, or the most escapes win (A68)."""
    if not settle_goal(position):
        finish(position, "LIMIT", _leaders(position))


def _together(position: Table) -> tuple[int, ...]:
    """Officers who win together: all those still in the game (`goal_scope`)."""
    return tuple(team for team in range(position.officers) if not position.eliminated[team])


def _leaders(position: Table) -> tuple[int, ...]:
    """Who wins without the goal: by some rules, the teams not eliminated that have the most escapes."""
    if position.rules.victory.no_goal_outcome != "most_escapes_else_security":
        return ()
    counted = [
        0 if position.eliminated[team] else position.escapes[team] for team in range(position.officers)
    ]
    best = max(counted)
    if not best:
        return ()
    if position.rules.victory.goal_scope == "collective":
        return _together(position)
    # Level at the limit is shared; the tie rules speak of officers at the goal (A67).
    return tuple(team for team, number in enumerate(counted) if number == best)


def finish(position: Table, end: str, winners: tuple[int, ...]) -> None:
    """End the game. `winners` are officers; if it is empty, Security has won."""
    security = position.security_seat
    if position.two_teams and winners:
        # Both teams belong to one officer (A82).
        winners = (0, 1)
    escapes = [*position.escapes, 0]
    # Losers level with one another share their place.
    levels: dict[tuple[bool, int], list[int]] = {}
    for seat in range(position.officers):
        if seat not in winners:
            levels.setdefault((not position.eliminated[seat], position.escapes[seat]), []).append(seat)
    rest = [tuple(levels[level]) for level in sorted(levels, reverse=True)]
    places = (winners, *rest, (security,)) if winners else ((security,), *rest)
    position.outcome = Outcome(end, "5", places, {"escapes": escapes})
    position.frames.clear()
    position.tell_all(
        "game-over",
        end=end,
        winners=[position.seat_name(seat) for seat in places[0]],
        escapes=escapes,
    )
