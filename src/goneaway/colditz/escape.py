"""Targets, the end of an attempt, elimination, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel import Outcome
from . import attempts, tolls, tunnels
from .beat import blocking, protected, stoppers
from .piles import bury
from .places import (
    CELL,
    DEAD,
    ESCAPED,
    EXTERIOR,
    FIRST_GUARD,
    GUARDS,
    INNER,
    NOBODY,
    RETURNED,
    TEAM,
    TOWER,
    WAYS_OUT,
)

if TYPE_CHECKING:
    from .position import Colditz


def reach_target(position: Colditz, pow: int, route: str = "") -> None:
    """P4: with a Kit the escape counts; without one he waits there, exposed."""
    team = pow // TEAM
    position.tell_all(
        "target-reached", man=position.pawn_name(pow), target=position.place_name(position.at[pow])
    )
    if not kit_serves(position, team, position.at[pow]):
        position.tell_all("waits", man=position.pawn_name(pow))
        return
    score(position, pow, route)


def kit_serves(position: Colditz, team: int, target: int = NOBODY) -> bool:
    """Does an escape of this team count now, at this target or anywhere?"""
    rules = position.rules.kit
    return not rules.kit_required or bool(position.kit[team]) or _spent_kit_serves(position, team, target)


def _spent_kit_serves(position: Colditz, team: int, target: int) -> bool:
    """A Kit spent in this turn may still serve further men, at the same target or at any (A13)."""
    rules = position.rules.kit
    return rules.kit_covers_same_turn_escapes and any(
        owner == team and (target in (place, NOBODY) or not rules.kit_shared_same_target)
        for owner, place in position.kit_spent
    )


def _spend_kit(position: Colditz, team: int, target: int) -> None:
    """Where Kits are consumed, an escape takes one; it goes back at the end of the turn (P4)."""
    rules = position.rules.kit
    if not rules.kit_required or rules.kit_lifecycle != "consumed":
        return
    if not _spent_kit_serves(position, team, target) and position.kit[team]:
        position.kit[team] -= 1
        position.kit_spent.append((team, target))


def score(position: Colditz, pow: int, route: str = "") -> None:
    team = pow // TEAM
    from . import aftermath

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
    end_attempt(position, pow)
    _count(position, team)
    if position.outcome is None and not new_men:
        check_anybody_left(position)


def _count(position: Colditz, team: int) -> None:
    """Has this escape completed a goal, and is that looked at now?"""
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


def _together(position: Colditz) -> tuple[int, ...]:
    """Officers who win together: everybody still in the game (`goal_scope`)."""
    return tuple(team for team in range(position.officers) if not position.eliminated[team])


def score_waiting(position: Colditz, team: int) -> None:
    """Men who wait on targets are away as soon as their officer has a Kit."""
    for pow in position.team_pows(team):
        place = position.at[pow]
        if (
            position.outcome is None
            and 0 <= place < position.ground.size
            and position.ground.target[place] >= 0
            and kit_serves(position, team, place)
        ):
            score(position, pow)


# P5


def end_attempt(position: Colditz, pow: int) -> None:
    """Close the openings nobody at large has used any more, and call the pursuers in."""
    position.way_out[pow] = 0
    if position.ledger.let_out:
        position.ledger.let_out -= {pow}
    attempts.ended(position, pow)
    tolls.forget_user(position, pow)
    done = []
    for guard in range(GUARDS):
        if position.link[guard] == pow:
            edge = position.link_edge[guard]
            position.link[guard] = _heir(position, edge)
            if position.link[guard] == NOBODY:
                position.link_edge[guard] = NOBODY
                done.append((guard, edge))
    if not done:
        return
    # Who was allowed to shut a passage only as a pursuer goes as well (`rule45_pursuit_exempt`).
    shut = position.rules.guards.rule45_pursuit_exempt and blocking(position)
    in_the_way = stoppers(position) if shut else []
    for guard, edge in done:
        place = position.at[FIRST_GUARD + guard]
        # Over a wall or through the wire one comes back only by way of Barracks (rule 46).
        astray = edge >= 0 or (place >= 0 and not position.ground.beat[place])
        if astray or FIRST_GUARD + guard in in_the_way or _out_of_bounds(position, guard):
            to_barracks(position, FIRST_GUARD + guard)


def _heir(position: Colditz, edge: int) -> int:
    """Another man at large who used the same opening: the pursuit passes to him (A55)."""
    if edge < 0 or position.rules.guards.pursuit_target_lock:
        return NOBODY
    size = position.ground.size
    for start, end, _, users, _ in position.openings:
        if start * size + end == edge:
            for pow in range(TEAM * position.officers):
                if users >> pow & 1 and position.fugitive(pow):
                    return pow
    return NOBODY


def _out_of_bounds(position: Colditz, guard: int) -> bool:
    """In a room, a hideaway, a single lane of the courtyard, or outside the castle."""
    place = position.at[FIRST_GUARD + guard]
    if place < 0:
        return False
    ground = position.ground
    return (
        ground.room[place] >= 0
        or ground.hideaway[place] >= 0
        or ground.zone[place] == EXTERIOR
        or (ground.zone[place] == INNER and ground.single_lane[place])
        or (position.rules.guards.rule45_pursuit_exempt and protected(position, place))
    )


def to_barracks(position: Colditz, guard: int) -> None:
    """A guard goes directly to Barracks and is locked until Security's turn has ended (A25)."""
    position.put(guard, RETURNED)
    position.link[guard - FIRST_GUARD] = NOBODY
    position.link_edge[guard - FIRST_GUARD] = NOBODY
    if position.bound == guard:
        position.bound = NOBODY
    if (
        position.rules.guards.posting_order == "no_posting_after_return"
        and position.active == position.security_seat
    ):
        position.ledger.guard_went_home = True
    position.tell_all("to-barracks", guard=position.pawn_name(guard))


def recall_pursuers(position: Colditz, pow: int) -> None:
    """Every pursuer of a man who is out of bounds goes to Barracks; the attempt goes on (A55)."""
    for guard in range(GUARDS):
        if position.link[guard] == pow and _out_of_bounds(position, guard):
            to_barracks(position, FIRST_GUARD + guard)


# P10


def eliminate(position: Colditz, team: int) -> None:
    """A team that failed its Do or Die is out of the game, with everything it has."""
    position.eliminated[team] = True
    for pow in position.team_pows(team):
        if position.at[pow] >= 0 or position.at[pow] <= CELL or position.at[pow] == TOWER:
            position.put(pow, DEAD)
            position.returning[pow] = False
            end_attempt(position, pow)
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
    tunnels.owner_gone(position, team)
    position.tell_all("eliminated", team=position.seat_name(team))
    check_anybody_left(position)


def remove(position: Colditz, pow: int, cause: str = "") -> None:
    """A man is dead: `shot`, or by a `death` of his own choosing; a new one may come for him (A83)."""
    from . import aftermath

    position.put(pow, DEAD)
    position.returning[pow] = False
    end_attempt(position, pow)
    if not (cause and aftermath.replace_men(position, pow // TEAM, cause)):
        check_anybody_left(position)


def check_anybody_left(position: Colditz) -> None:
    """Nobody left who could still escape: Security has won (A104)."""
    if position.outcome is None and not any(position.in_play(team) for team in range(position.officers)):
        if settle_goal(position):
            return
        finish(position, "NOBODY_LEFT", _leaders(position))


def finish(position: Colditz, end: str, winners: tuple[int, ...]) -> None:
    security = position.security_seat
    if position.two_teams and winners:
        # Both teams are one officer's (A82).
        winners = (0, 1)
    escapes = [*position.escapes, 0]
    # Level with one another, those who have lost share their place.
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


def settle_goal(position: Colditz) -> bool:
    """Those who have reached the goal win, where that is looked at later than at once (A67)."""
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
        # By one landing of the glider both are first.
        beside = next((teams for teams in position.ledger.level if best in teams), (best,))
        winners = tuple(team for team in beside if position.escapes[team] == position.escapes[best])
    elif rule == "shared" and rules.win_check == "end_of_time":
        most = max(position.escapes[team] for team in there)
        winners = tuple(sorted(team for team in there if position.escapes[team] == most))
    else:
        winners = (there[0],)
    finish(position, "GOAL", winners)
    return True


def time_is_up(position: Colditz) -> None:
    """The limit: nobody reached the goal, so Security wins, or the most escapes do (A68)."""
    if not settle_goal(position):
        finish(position, "LIMIT", _leaders(position))


def _leaders(position: Colditz) -> tuple[int, ...]:
    """Who wins without the goal: the most escapes among teams not eliminated, where the rules say so."""
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
