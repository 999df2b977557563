"""Release from Solitary: by a double or after time served, onto the door circle; then the way home."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ...kernel import Action, Group, Refusal, Verb
from ..table.frames import Choice
from ..table.notes import remember_release
from ..table.table import Table
from ..table.verbs import When, verb_row
from ..ways import homeward, phases, pushing
from ..ways.resting import no_stop
from ..ways.standing import nearest, unheld
from ..words.actions import OfCircle, Release, Say, say
from ..words.places import CELL, FAR, FIRST_GUARD, TEAM
from . import consent


def release_groups(position: Table, team: int) -> list[Group]:
    found = []
    rules = position.rules.solitary
    left = homeward.spare(position, team)
    if position.credit and left >= release_cost(position):
        men = releasable(position, team, rules.release_scope)
        found = [say("release", position.pawn_name(pow)) for pow in men]
    if position.ledger.jailed and left >= rules.timed_release_cost:
        found += [
            say("release", position.pawn_name(pow), "timed")
            for pow in time_served(position, team)
            if door_circles(position, CELL - position.at[pow])
        ]
    return [Group.of("release", found)] if found else []


def why_not_release(position: Table, team: int, action: Release) -> Refusal | None:
    name, way = action.man, action.way
    if way not in ((), ("timed",)):
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": "release PRISONER [timed]"})
    pow = position.pawn(name)
    about = {"man": name}
    scope = position.rules.solitary.release_scope
    own = scope == "own" or bool(way)
    if not 0 <= pow < FIRST_GUARD or (own and pow // TEAM != team):
        return Refusal("37", "NOT_YOUR_MAN", about)
    if position.at[pow] > CELL:
        return Refusal("37", "NOT_IN_CELL", about)
    if way:
        if pow not in time_served(position, team):
            return Refusal("37", "NOT_SERVED", about)
        cost = position.rules.solitary.timed_release_cost
        if position.points < cost:
            return why_no_points(position, name, cost)
        return why_not_out(position, pow) or homeward.why_not_spend(position, team, cost)
    if position.credit < 1:
        first = position.rules.solitary.release_double_scope == "first_roll"
        return Refusal("37", "NO_DOUBLE", {**about, "first": first})
    if position.points < release_cost(position):
        return why_no_points(position, name, release_cost(position))
    if asks(team, pow, scope) and pushing.refused(position, pow):
        return Refusal("37", "CONSENT_REFUSED", about)
    return why_not_out(position, pow) or homeward.why_not_spend(position, team, release_cost(position))


def release(position: Table, team: int, action: Release) -> None:
    pow = position.pawn(action.man)
    if action.way:
        position.points -= position.rules.solitary.timed_release_cost
        let_out(position, pow)
    elif asks(team, pow, position.rules.solitary.release_scope):
        consent.ask(position, pow, "double")
    else:
        by_double(position, pow)


def by_double(position: Table, pow: int) -> None:
    """Use up a double, the cheapest first where the cost depends on its face (A88)."""
    cost = release_cost(position)
    faces = list(_open_faces(position))
    if faces:
        faces.remove(cost if cost in faces else faces[0])
    position.ledger.faces = tuple(faces)
    position.credit -= 1
    if phases.between(position):
        position.ledger.freed += 1
    position.points -= cost
    let_out(position, pow)


def release_cost(position: Table) -> int:
    """The cost of a release by a double: a fixed price, or the face of the double, the lowest first (A88)."""
    cost = position.rules.solitary.release_double_cost
    return cost if isinstance(cost, int) else min(_open_faces(position), default=0)


def _open_faces(position: Table) -> tuple[int, ...]:
    """The faces of the doubles not yet used for a release."""
    return position.ledger.faces[-position.credit :] if position.credit else ()


def time_served(position: Table, team: int) -> list[int]:
    """House rule: the men of a team who have served long enough to walk out without a double (A106)."""
    rounds = position.rules.solitary.timed_release_rounds
    return [
        pow
        for pow, since in position.ledger.jailed
        if rounds and pow // TEAM == team and position.at[pow] <= CELL and position.round > since + rounds
    ]


# Which men can be let out, and whose consent it takes


def prisoners(position: Table, team: int, scope: str = "own") -> list[int]:
    """The men in Solitary an officer may free: his own, or any officer's (A8)."""
    teams = (team,) if scope == "own" else range(position.officers)
    return [pow for team in teams for pow in position.team_pows(team) if position.at[pow] <= CELL]


def releasable(position: Table, team: int, scope: str) -> list[int]:
    """The men in Solitary who can come out now, by this officer's double or card."""
    return [
        pow
        for pow in prisoners(position, team, scope)
        if door_circles(position, CELL - position.at[pow])
        and not (asks(team, pow, scope) and pushing.refused(position, pow))
    ]


def asks(team: int, pow: int, scope: str) -> bool:
    """Whether this is another team's man whose officer has to agree (A8)."""
    return scope == "any_with_consent" and pow // TEAM != team


def why_no_points(position: Table, man: str, cost: int) -> Refusal:
    """The refusal when a release by double, card or time costs more points than are left."""
    return Refusal("37", "NO_POINTS", {"man": man, "cost": cost, "points": position.points})


def why_not_out(position: Table, pow: int) -> Refusal | None:
    """Why the man cannot come out, at no cost: the door is held and nothing stands in for it (A107)."""
    if door_circles(position, CELL - position.at[pow]):
        return None
    return Refusal("37", "DOOR_BLOCKED", {"man": position.pawn_name(pow)})


# The door


def let_out(position: Table, pow: int) -> None:
    """Put the man onto the door circle, or where `release_door_blocked` says (P3)."""
    block = CELL - position.at[pow]
    circles = door_circles(position, block)
    if len(circles) == 1:
        _out(position, pow, block, circles[0])
    else:
        position.frames.append(DoorChoice(pow // TEAM, pow, block, circles))


def door_circles(position: Table, block: int) -> tuple[int, ...]:
    """Where a man can come out of a cell block: the door, or its substitutes if it is held (A107)."""
    ground = position.ground
    door = ground.doors[block]
    how = position.rules.solitary.release_door_blocked
    if how == "nearest_free" or _free(position, door):
        return _nearest_free(position, block)
    if how == "stays_in":
        return ()
    instead = ground.whites if ground.inner_block[block] else ground.near[door]
    free = tuple(circle for circle in instead if _stands_free(position, block, circle))
    return free or _nearest_free(position, block)


def _nearest_free(position: Table, block: int) -> tuple[int, ...]:
    """The free circles of the door's zone nearest to it; the search for them goes on through gates."""
    ground = position.ground
    door = ground.doors[block]

    def fits(circle: int) -> bool:
        return ground.zone[circle] == ground.zone[door] and _stands_free(position, block, circle)

    return nearest(ground, (door,), fits)


def _stands_free(position: Table, block: int, circle: int) -> bool:
    """Whether the circle is free and a man from this block owes no card for standing there (I10, rule 39)."""
    ground = position.ground
    gate = ground.gate[circle]
    shut = gate >= 0 and not ground.on_cross and (ground.inner_block[block] or not ground.return_gate[gate])
    return not shut and _free(position, circle)


def _free(position: Table, circle: int) -> bool:
    return unheld(position, circle) and not no_stop(position, circle)


def _out(position: Table, pow: int, block: int, circle: int) -> None:
    position.put(pow, circle)
    # If the last free place is beyond a gate that is no way home, a man put there is at large.
    outer = not position.ground.inner_block[block] and position.ground.home[circle] < FAR
    position.returning[pow] = outer
    if not outer and not position.ground.inner_block[block]:
        remember_release(position, pow)
    # The man must set off at once: the turn of release counts (A38).
    position.home_start[pow] = position.ground.home[circle]
    ledger = position.ledger
    if position.rules.solitary.release_immunity == "current_round":
        ledger.immune |= {pow}
    if ledger.jailed:
        ledger.jailed = tuple(entry for entry in ledger.jailed if entry[0] != pow)
    position.tell_all(
        "released", man=position.pawn_name(pow), at=position.place_name(circle), returning=outer
    )


@dataclass(frozen=True, slots=True)
class DoorChoice(Choice):
    """The door is blocked: the man's officer chooses among the nearest free circles (A107)."""

    kind: ClassVar[str] = "door"
    clause: ClassVar[str] = "37"
    seat: int
    pow: int
    block: int
    circles: tuple[int, ...]

    def details(self, position: Table) -> dict[str, object]:
        return {"man": position.pawn_name(self.pow)}

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("door", position.place_name(circle)) for circle in self.circles]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfCircle)
        position.frames.pop()
        _out(position, self.pow, self.block, position.place(action.circle))


# On the way home (rule 39, A38)


def begin_own_turn(position: Table, team: int) -> None:
    """Record the distances from home against which the progress of men on their way is measured."""
    if any(position.returning):
        for pow in position.team_pows(team):
            if position.returning[pow]:
                position.home_start[pow] = position.ground.home[position.at[pow]]
    if position.ledger.faces or position.ledger.refused:
        position.ledger.faces = ()
        position.ledger.refused = frozenset()


def end_own_turn(position: Table, team: int) -> None:
    """End the way home of men who have not come nearer (rule 39, A38).

    Where walking home is a duty, the turn ends only when it is done or impossible, so the status stays.
    """
    if not any(position.returning):
        return
    least = position.rules.solitary.return_min_points
    if not isinstance(least, int) or not position.rules.solitary.return_escape_allowed:
        return
    for pow in position.team_pows(team):
        if position.returning[pow] and least and homeward.short_of(position, pow, least):
            position.returning[pow] = False
            remember_release(position, pow)
            position.tell_all("strays", man=position.pawn_name(pow))


# Rounds


def end_of_round(position: Table) -> None:
    """Make men released in this round arrestable again; date the terms of men newly in Solitary."""
    ledger = position.ledger
    if ledger.immune:
        ledger.immune = frozenset()
    if position.rules.solitary.timed_release_rounds:
        since = dict(ledger.jailed)
        ledger.jailed = tuple(
            (pow, since.get(pow, position.round))
            for pow in range(TEAM * position.officers)
            if position.at[pow] <= CELL
        )


RELEASE: Verb[Table, int, When[Table]] = verb_row(
    "release",
    release_groups,
    why_not_release,
    release,
    open=lambda position, team, kinds: bool(position.credit or position.ledger.jailed),
    after_dice=True,
    waits=True,
)
