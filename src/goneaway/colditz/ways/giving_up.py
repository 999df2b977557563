"""Surrender (rule 43): to which guard, from where, and when it takes a man off a no-stop circle."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Refusal
from ..table.table import Table
from ..words.places import EQUIPMENT, INNER, NOBODY, TEAM
from . import exits
from .cells import why_not_jailed
from .edges import edges, leads
from .liable import rooms_unsafe, safe_in_room, why_not_liable
from .tolls import ASK, NOTHING, lets_in, price_of

# How the rules arrange it


def steps_up(position: Table) -> bool:
    """Whether the man must step onto the guard's circle. Otherwise standing beside him is enough."""
    return position.rules.arrest.forced_arrest == "same_circle"


def by_die(position: Table) -> bool:
    """Whether a die decides once the man was moved beside the guard with points of this turn."""
    return position.rules.arrest.forced_arrest == "adjacent_roll"


def barred(position: Table) -> str:
    """Why no man can surrender at all; "" if surrender is possible."""
    if position.rules.arrest.forced_arrest == "forbidden":
        return "forbidden"
    return "" if position.terms.surrender else "night"


def beside(position: Table, here: int) -> Sequence[int]:
    """Where a guard could take the man: one step away, or beside him; from a tunnel, at its ends."""
    if steps_up(position) or here >= position.ground.size:
        return leads(position, here)
    return position.ground.near[here]


# Why a man cannot surrender to this guard


def why_not_meet(
    position: Table, pow: int, guard: int, paid: Sequence[int] = NOTHING, side: int = ASK
) -> Refusal | None:
    """Why the man cannot come face to face with this guard from where he stands, or None.

    `paid` are the cards the man will have spent on the way there, `side` is as in `price_of`.
    """
    if steps_up(position):
        refusal = _why_not_step_up(position, pow, guard, paid, side)
    else:
        refusal = _why_not_beside(position, pow, guard)
    return refusal or _why_not_at_mouth(position, pow, guard)


def _why_not_step_up(position: Table, pow: int, guard: int, paid: Sequence[int], side: int) -> Refusal | None:
    """Why the man cannot step onto the guard's circle; the step is paid like any other."""
    here, there = position.at[pow], position.at[guard]
    about = {"man": position.pawn_name(pow), "guard": position.pawn_name(guard)}
    safe = _why_safe(position, there, pow)
    if safe is not None:
        return safe
    closed = exits.why_closed(position, pow, here, there) if position.terms.bars else None
    if closed is not None:
        return closed
    if not lets_in(position, pow, here, there) and position.ground.gate[there] < 0:
        return Refusal("39", "NO_WAY_IN", {"man": about["man"], "to": position.place_name(there)})
    for to, kind, cards in edges(position, here):
        if to == there:
            price = price_of(position, pow, here, to, kind, cards, side)
            if not price.number:
                return None
            if position.equipment[pow // TEAM][price.card] - paid[price.card] >= price.number:
                return None
            return Refusal(
                "43", "NO_EQUIPMENT", {**about, "card": EQUIPMENT[price.card], "number": price.number}
            )
    return Refusal("43", "NOT_ADJACENT", {**about, "contact": position.rules.arrest.forced_arrest})


def _why_not_beside(position: Table, pow: int, guard: int) -> Refusal | None:
    """Why the man cannot be taken beside the guard: over a drop, through wire, or in a safe place (A90)."""
    about = {"man": position.pawn_name(pow), "guard": position.pawn_name(guard)}
    here = position.at[pow]
    if not position.in_tunnel(pow):
        if position.ground.room[here] >= 0:
            return safe_in_room(position, pow, here)
        safe = _why_safe(position, here, pow)
        if safe is not None:
            return safe
    if position.at[guard] not in beside(position, here):
        return Refusal("43", "NOT_ADJACENT", {**about, "contact": position.rules.arrest.forced_arrest})
    if pow in position.ledger.gave_up:
        return Refusal("43", "NO_SURRENDER", {**about, "bar": "thrown"})
    if by_die(position) and pow not in position.ledger.stepped_up:
        return Refusal("43", "NO_SURRENDER", {**about, "bar": "moved"})
    return None


def _why_not_at_mouth(position: Table, pow: int, guard: int) -> Refusal | None:
    """Why a man at the mouth of his tunnel is as safe, by some rules, as a man in the room there (A125)."""
    room = position.ground.room[position.at[guard]]
    if room < 0 or not position.in_tunnel(pow) or position.rules.arrest.surrender_at_tunnel_mouth:
        return None
    if room in rooms_unsafe(position):
        return None
    about = {"man": position.pawn_name(pow), "guard": position.pawn_name(guard)}
    return Refusal("43", "NO_SURRENDER", {**about, "bar": "room"})


def _why_safe(position: Table, place: int, pow: int) -> Refusal | None:
    """Why the man is safe from arrest at this place even if he asks for it (I12, I13, A32), or None.

    A man in a tunnel meets a guard in a room only at the mouth of his tunnel (`_why_not_at_mouth`).
    """
    ground = position.ground
    about = {"man": position.pawn_name(pow)}
    in_room = ground.room[place] >= 0 and not position.in_tunnel(pow)
    if in_room and ground.room[place] not in rooms_unsafe(position):
        return safe_in_room(position, pow, place)
    if ground.white[place]:
        return Refusal("35", "SAFE_IN_APPEL", about)
    if ground.hideaway[place] >= 0:
        return Refusal("25", "SAFE_IN_HIDEAWAY", about)
    return None


def why_not_taken(position: Table, pow: int, guard: int) -> Refusal | None:
    """Why the man cannot be arrested in that zone, where its conditions also hold for a surrender (A32)."""
    full = why_not_jailed(position, pow, "surrender")
    if full is not None:
        return full
    rules = position.rules.arrest
    place = position.at[guard if steps_up(position) else pow]
    size = position.ground.size
    inner = position.ground.zone[place % size] == INNER
    if rules.forced_arrest_zones == "inner_only" and not inner:
        about = {"man": position.pawn_name(pow), "guard": position.pawn_name(guard)}
        return Refusal("43", "NO_SURRENDER", {**about, "bar": "zone"})
    if rules.forced_arrest_condition == "always" or not inner:
        return None
    if position.rules.zones.black_circle_arrest == "always" and position.ground.black[place % size]:
        return None
    return why_not_liable(position, pow)


# A way off no-stop circles (rule 42, A6)


def _least(position: Table) -> int:
    """The points a man must have left on such a circle: the step onto the guard takes one (A123)."""
    return 0 if position.rules.arrest.surrender_last_point and not steps_up(position) else 1


def takes_off(
    position: Table, pow: int, place: int, points: int, paid: Sequence[int] = NOTHING, side: int = ASK
) -> bool:
    """Whether the man could certainly give himself up at that place with this many points left on arrival.

    False where a die decides.
    """
    if points < _least(position) or by_die(position) or position.opening is not None or barred(position):
        return False
    size = position.ground.size
    near = [position.guard_at[to] for to in beside(position, place) if to < size]
    guards = [guard for guard in near if guard != NOBODY]
    if not guards:
        return False
    home = position.at[pow]
    position.at[pow] = place
    found = any(
        why_not_meet(position, pow, guard, paid, side) is None and why_not_taken(position, pow, guard) is None
        for guard in guards
    )
    position.at[pow] = home
    return found
