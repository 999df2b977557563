"""What guards may do: their steps, posts to fill, and what prevents the end of Security's turn."""

from __future__ import annotations

from ...kernel import Group, Refusal
from ..table.table import Table
from ..words.actions import Say, Step, say
from ..words.places import ALL_GUARDS, FIRST_GUARD, RESERVE
from . import chasing, outlook, resting
from .beat import (
    blocking,
    guard_edges,
    guard_no_stop,
    movers,
    open_to_guard,
    stoppers,
    watched,
    why_not_enter,
)
from .standing import unheld

# Steps


def step_groups(position: Table) -> list[Group]:
    if position.points < 1:
        return []

    def find(guard: int) -> list[int]:
        return _steps(position, guard)

    def make(guard: int, to: int) -> Say:
        return say("step", position.pawn_name(guard), position.place_name(to))

    return [Group(f"step {position.pawn_name(guard)}", find, make, guard) for guard in movers(position)]


def _steps(position: Table, guard: int) -> list[int]:
    here = position.at[guard]
    if chasing.steps_left(position, guard, here, 1) < 1:
        return []
    passages = outlook.Passages(position, guard)
    return [
        to
        for to in guard_edges(position, here, guard)
        if open_to_guard(position, guard, here, to) and outlook.may_step(position, guard, to, passages)
    ]


def why_not_guard_step(position: Table, action: Step) -> Refusal | None:
    guard = position.pawn(action.pawn)
    to = position.place(action.place)
    if guard < FIRST_GUARD or not 0 <= to < position.ground.size:
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": "step GUARD CIRCLE"})
    about = {"guard": action.pawn, "to": action.place}
    here = position.at[guard]
    if here < 0:
        return Refusal("34a", "NOT_ON_BOARD", about)
    if position.bound >= 0 and position.bound != guard:
        return resting.bound_refusal(position)
    if position.points < 1:
        return Refusal("21", "NO_POINTS", {**about, "points": position.points})
    if position.rules.guards.guard_garrison_step_cap:
        refusal = chasing.why_not_march(position, guard)
        if refusal is not None:
            return refusal
    if to not in guard_edges(position, here, guard):
        # Cite rule 46 for drops and wire, which guards cross in pursuit, and rule 34 for any other step.
        barrier = any(place == to for place, _, _ in position.ground.barriers[here])
        return Refusal("46" if barrier else "34", "NOT_ADJACENT", about)
    refusal = why_not_enter(position, guard, here, to)
    if refusal is not None:
        return refusal
    passages = outlook.Passages(position, guard)
    if not outlook.may_step(position, guard, to, passages):
        # Shut whatever the guard does: his step would only spend the points needed to open it.
        if passages.shut:
            return Refusal("45", "COURTYARD_BLOCKED")
        return Refusal(resting.guard_clause(position, to), "NO_WAY_OFF", about)
    return None


# Posts


def why_no_posting(position: Table) -> Refusal | None:
    """Why no guard may be posted: postings come before arrests, or before any guard has gone home (A24)."""
    order = position.rules.guards.posting_order
    if position.arrested and order == "before_arrests":
        return Refusal("34a", "POST_BEFORE_ARRESTS")
    if order == "no_posting_after_return" and position.ledger.guard_went_home:
        return Refusal("34a", "POST_BEFORE_RETURNS")
    return None


def vacant_posts(position: Table) -> list[int]:
    return [circle for circle in position.ground.posts if unheld(position, circle)]


def reserve(position: Table) -> list[int]:
    """Guards in Barracks who may be posted."""
    at = position.at
    return [guard for guard in ALL_GUARDS if at[guard] == RESERVE]


# The end of the turn (rule 45)


def why_not_end(position: Table) -> Refusal | None:
    """Why Security may not leave the guards as they stand, or None."""
    wrong = offenders(position)
    if wrong:
        at = position.at[wrong[0]]
        return Refusal(
            resting.guard_clause(position, at),
            "GUARD_IN_THE_WAY",
            {"guard": position.pawn_name(wrong[0]), "at": position.place_name(at)},
        )
    if watched(position) and blocking(position):
        return Refusal("45", "COURTYARD_BLOCKED")
    return None


def clears_at_end(position: Table) -> bool:
    """Whether guards in the way go to Barracks at the end of the turn instead of preventing it."""
    return position.rules.guards.rule45_violation == "auto_return"


def offenders(position: Table) -> list[int]:
    """The guards standing where a guard may not end the turn on his own account."""
    return [
        guard for guard in position.guards_on_board() if guard_no_stop(position, position.at[guard], guard)
    ]


def in_the_way(position: Table) -> list[int]:
    """The guards because of whom the turn cannot end as they stand."""
    if why_not_end(position) is None:
        return []
    return offenders(position) or stoppers(position)


def returnable(position: Table) -> list[int]:
    """The guards Security must send back because no remaining step, arrest or recall helps (E.3)."""
    wrong = in_the_way(position)
    if not wrong:
        return []
    if position.bound in wrong:
        wrong = [position.bound]
    if offenders(position):
        return [] if any(outlook.comes_off(position, guard) for guard in wrong) else wrong
    return [] if outlook.opens(position) else wrong
