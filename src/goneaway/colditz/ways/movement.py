"""How the officer on turn may spend points on the men: which of them may move, and where to."""

from __future__ import annotations

from ...kernel import Group, Refusal
from ..table.table import Table
from ..words.actions import Say, Step, say
from ..words.places import CELL, NOBODY, TEAM
from . import below, homeward, promises, resting, steps
from .edges import edges


def movers(position: Table, team: int) -> list[int]:
    """The men of the team on turn who may step, given that others may be bound to go first."""
    if position.bound >= 0:
        return [position.bound] if position.bound // TEAM == team else []
    if position.opening is not None:
        return list(position.opening[1:])
    first = steps.walkers_out(position, team)
    if not first and position.ledger.commitment:
        first = promises.pressing(position, team)
    if not first and position.rules.solitary.return_min_points == "all":
        first = homeward.first_home(position, team)
    return first or [pow for pow in position.team_pows(team) if position.at[pow] >= 0]


def open_steps(position: Table, pow: int) -> list[int]:
    """The places one step away that the man can step to now."""
    here = position.at[pow]
    found = steps.steps_with(position, pow, position.points)
    if position.opening is not None:
        found = [to for to in found if keeps_opening_possible(position, pow, to)]
    if position.ledger.commitment and pow in promises.pressing(position, pow // TEAM):
        found = [to for to in found if promises.progress(position, pow, here, to)]
    if found and _walks_are_owed(position):
        found = [to for to in found if _why_not_spared(position, pow, to) is None]
    return found


def step_groups(position: Table, team: int) -> list[Group]:
    if position.points < 1:
        return []

    def find(pow: int) -> list[int]:
        return open_steps(position, pow)

    def make(pow: int, to: int) -> Say:
        return say("step", position.pawn_name(pow), position.place_name(to))

    return [Group(f"step {position.pawn_name(pow)}", find, make, pow) for pow in movers(position, team)]


def why_not_step(position: Table, team: int, action: Step) -> Refusal | None:
    pow = position.pawn(action.pawn)
    to = position.place(action.place)
    if pow < 0 or to < 0:
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": "step PAWN PLACE"})
    about = {"man": action.pawn, "to": action.place}
    if pow // TEAM != team:
        return Refusal("21", "NOT_YOUR_MAN", about)
    here = position.at[pow]
    if here <= CELL:
        return Refusal("37", "NOT_ON_BOARD", about)
    if here < 0:
        return Refusal("21", "NOT_ON_BOARD", about)
    if pow not in movers(position, team):
        if position.bound >= 0:
            return resting.bound_refusal(position)
        if position.opening is None and not steps.walkers_out(position, team):
            promise = promises.promise_refusal(position, team)
            if promise is not None:
                return promise
            return homeward.why_not_rest(position, team)
        return Refusal("53", "TUNNEL_FIRST", about)
    for place, kind, cards in edges(position, here):
        if place == to:
            refusal = steps.refusal_of_step(position, pow, here, to, kind, cards, position.points)
            if refusal is None and position.ledger.commitment:
                refusal = promises.why_not_astray(position, pow, to)
            if refusal is None and _walks_are_owed(position):
                refusal = _why_not_spared(position, pow, to)
            if refusal is not None or position.opening is None:
                return refusal
            possible = keeps_opening_possible(position, pow, to)
            return None if possible else Refusal("53", "TUNNEL_FIRST", about)
    return Refusal("21", "NOT_ADJACENT", about)


# What the points of a throw are reserved for


def keeps_opening_possible(position: Table, pow: int, to: int, points: int = NOBODY) -> bool:
    """Whether all the men named could still get in after this step."""
    assert position.opening is not None
    tunnel, *men = position.opening
    left = (position.points if points == NOBODY else points) - 1
    old = position.at[pow]
    position.put(pow, to)
    possible = below.points_to_crew(position, tunnel, men, left) <= left
    if possible and (position.passes_over(pow) or resting.no_stop(position, to)):
        # The man may not stop there, so his next step must be possible at once: he cannot wait for a comrade
        # to make way (A6, A124).
        possible = any(
            steps.enterable(position, pow, to, beyond) and keeps_opening_possible(position, pow, beyond, left)
            for beyond, _, _ in edges(position, to)
        )
    position.put(pow, old)
    return possible


def _walks_are_owed(position: Table) -> bool:
    """Whether points of the throw may be set aside for any man's walk home (rule 39)."""
    return not position.rules.solitary.return_escape_allowed and any(position.returning)


def _why_not_spared(position: Table, pow: int, to: int) -> Refusal | None:
    """Refuse a step that would use points set aside for a walk home, except to the men who owe it."""
    team, here, home = pow // TEAM, position.at[pow], position.ground.home
    size = position.ground.size
    owed = homeward.owing(position, team)
    if not owed or (pow in (man for man, _ in owed) and home[to % size] < home[here % size]):
        return None
    left = position.points - sum(points for _, points in owed)
    if left > 0 and to in steps.steps_with(position, pow, left):
        return None
    return homeward.why_not_rest(position, team)
