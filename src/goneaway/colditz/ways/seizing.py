"""Whether a guard can arrest a man: by stepping onto his circle, or by coming beside him (34c to 34e)."""

from __future__ import annotations

from ...kernel import Group, Refusal
from ..table.layout import DROP
from ..table.table import Table
from ..words.actions import GuardAndMan, say
from ..words.places import FIRST_GUARD, INNER, TEAM
from . import chasing, resting
from .beat import guard_edges, movers, rooms_open, rooms_passable
from .liable import why_not_arrestable


def why_not_arrest(position: Table, action: GuardAndMan) -> Refusal | None:
    guard, pow = position.pawn(action.guard), position.pawn(action.man)
    if guard < FIRST_GUARD or not 0 <= pow < FIRST_GUARD:
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": "arrest GUARD PRISONER"})
    contact = position.rules.arrest.arrest_contact
    about = {"guard": action.guard, "man": action.man, "contact": contact}
    rule = "34d" if _outside(position, pow) else "34c"
    if position.at[guard] < 0:
        return Refusal(rule, "NOT_ON_BOARD", about)
    if position.bound >= 0 and position.bound != guard:
        return resting.bound_refusal(position)
    if position.points < 1 and not _adjacent(position):
        return Refusal(rule, "NO_POINTS", {**about, "points": 0})
    return why_not_arrestable(position, pow) or _why_not_seize(position, guard, pow)


def arrest_groups(position: Table) -> list[Group]:
    if position.points < 1 and not _adjacent(position):
        return []
    out = []
    for guard in movers(position):
        near = _beside(position, guard)
        found = [
            pow
            for pow in _men_on(position, near)
            if why_not_arrestable(position, pow) is None and _why_not_seize(position, guard, pow) is None
        ]
        if found:
            name = position.pawn_name(guard)
            out.append(
                Group.of(f"arrest {name}", [say("arrest", name, position.pawn_name(pow)) for pow in found])
            )
    return out


def can_seize(position: Table, guard: int, steps: int) -> bool:
    """Whether the guard could arrest a man from his assumed circle, having come there in this turn."""
    if steps < 1 and not _adjacent(position):
        return False
    return any(
        why_not_arrestable(position, pow) is None and _why_not_seize(position, guard, pow, came=True) is None
        for pow in _men_on(position, _beside(position, guard))
    )


def _why_not_seize(position: Table, guard: int, pow: int, came: bool = False) -> Refusal | None:
    contact = position.rules.arrest.arrest_contact
    about = {"guard": position.pawn_name(guard), "man": position.pawn_name(pow), "contact": contact}
    rule = "34d" if _outside(position, pow) else "34c"
    cost = cost_of(position, guard, pow)
    if cost is None:
        return Refusal(rule, "NOT_ADJACENT", about)
    if position.points < cost:
        return Refusal(rule, "NO_POINTS", {**about, "points": 0})
    if position.terms.chases or position.rules.guards.guard_garrison_step_cap:
        refusal = chasing.why_not_seize(position, guard, pow)
        if refusal is not None:
            return refusal
    if not came and not _free_to_seize(position, guard):
        return Refusal(rule, "GUARD_NOT_MOVED", about)
    return None


def _free_to_seize(position: Table, guard: int) -> bool:
    """Whether the guard may arrest a man beside him; where standing there is not enough, he must have come in
    this turn (A30)."""
    free = position.rules.arrest.arrest_adjacent_without_move or not _adjacent(position)
    return free or guard in position.ledger.came


# Reach


def cost_of(position: Table, guard: int, pow: int) -> int | None:
    """The points an arrest takes from where the guard stands, or None if he cannot reach the man."""
    here, to = position.at[guard], position.at[pow]
    ground = position.ground
    if not _adjacent(position):
        return 1 if to in guard_edges(position, here, guard) and _may_go_in(position, guard, to) else None
    if ground.room[to] >= 0 and ground.room[here] != ground.room[to]:
        # Being beside a man never reaches into a room (P1).
        return None
    if to in ground.near[here]:
        return 0
    across = position.rules.arrest.arrest_across_drop
    drop = any(place == to and kind == DROP for place, kind, _ in ground.barriers[here])
    if across == "free" and drop:
        return 0
    if across == "pursuer_extra_point" and drop and _his_opening(position, guard, pow, here, to):
        return 1
    return None


def _may_go_in(position: Table, guard: int, to: int) -> bool:
    """Whether the guard has a reason to be in the room into which the arresting step leads."""
    room = position.ground.room[to]
    return room < 0 or room in rooms_passable(position, rooms_open(position, guard))


def _his_opening(position: Table, guard: int, pow: int, here: int, to: int) -> bool:
    """Whether the guard stands at the head of an opening by which this man is at large; only he may be
    allowed to use it (P9)."""
    if (guard, here, to) in position.ledger.removed:
        return position.link[guard - FIRST_GUARD] == pow and position.fugitive(pow)
    return any(
        opening[0] == here and opening[1] == to and opening[3] >> pow & 1
        for opening in position.live_openings()
    )


def _adjacent(position: Table) -> bool:
    return position.rules.arrest.arrest_contact == "adjacent"


def _beside(position: Table, guard: int) -> list[int]:
    """The circles on which a guard could arrest a man from where he stands."""
    here = position.at[guard]
    if not _adjacent(position):
        return guard_edges(position, here, guard)
    out = list(position.ground.near[here])
    across = position.rules.arrest.arrest_across_drop
    if across != "never":
        out += [to for to, kind, _ in position.ground.barriers[here] if kind == DROP and to not in out]
    return out


def _men_on(position: Table, circles: list[int]) -> list[int]:
    out = [position.pow_at[circle] for circle in circles if position.pow_at[circle] >= 0]
    for circle in circles:
        if position.ground.target[circle] >= 0:
            out += [pow for pow in range(TEAM * position.officers) if position.at[pow] == circle]
    return out


def _outside(position: Table, pow: int) -> bool:
    """Whether an arrest of this man goes by 34d, as outside the courtyard; inside it goes by 34c."""
    return position.at[pow] >= 0 and position.zone_of(position.at[pow]) != INNER
