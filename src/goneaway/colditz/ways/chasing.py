"""Where a pursuer may follow where that is limited (A92), and how far he may march (A111, A112)."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Refusal
from ..table.facts import Opening
from ..table.spreading import distances
from ..table.table import Table
from ..words.places import EXTERIOR, FIRST_GUARD, GARRISON, INNER, NOBODY, TEAM
from . import attempts

# Marching in the garrison


def steps_left(position: Table, guard: int, here: int, points: int, more: int = 0) -> int:
    """The number of these points the guard can spend on steps from here (`guard_garrison_step_cap`).

    `more` is the number of steps he would have made before, beyond those recorded.
    """
    cap = position.rules.guards.guard_garrison_step_cap
    if not cap or position.ground.zone[here] != GARRISON or attempts.caps_lifted(position):
        return points
    return min(points, cap - marched(position, guard) - more)


def counts(position: Table, here: int) -> int:
    """1 if a step from here counts towards the limit in the garrison, else 0."""
    cap = position.rules.guards.guard_garrison_step_cap
    return int(bool(cap) and position.ground.zone[here] == GARRISON and not attempts.caps_lifted(position))


def marched(position: Table, guard: int) -> int:
    return dict(position.ledger.marched).get(guard, 0)


def why_not_march(position: Table, guard: int) -> Refusal | None:
    if steps_left(position, guard, position.at[guard], 1) >= 1:
        return None
    cap = position.rules.guards.guard_garrison_step_cap
    return Refusal("pursuit", "MARCHED_ENOUGH", {"guard": position.pawn_name(guard), "limit": cap})


# Out of the castle


def gone_this_way(position: Table, here: int, to: int) -> list[int]:
    """The men at large outside who left the castle by this very edge or gate (A92)."""
    ground = position.ground
    out = []
    for pow, start, end in position.ledger.went_out:
        if not position.exterior(pow):
            continue
        if start >= ground.size:
            # Out of a tunnel beyond the wire: by the gate in the wire above it (A62).
            gate = ground.fence_gate[ground.tunnel[start - ground.size]]
        else:
            gate = ground.gate[start]
        if (start, end) == (here, to) or (gate >= 0 and ground.gate[here] == gate):
            out.append(pow)
    return out


def _leaves(position: Table, here: int, to: int) -> bool:
    zone = position.ground.zone
    return zone[to] == EXTERIOR and zone[here] != EXTERIOR


def _shut(position: Table, here: int, to: int) -> bool:
    """Whether this leads out of the castle where no man has gone, under rules by which guards only follow."""
    bound = position.rules.guards.guard_exterior_access == "pursuit_only"
    return bound and _leaves(position, here, to) and not gone_this_way(position, here, to)


# Through the rooms


def followed(position: Table, guard: int) -> list[tuple[int, Opening]]:
    """The fugitives this guard may pursue through rooms, with the openings they left by
    (`pursuit_window`)."""
    ledger = position.ledger
    if ledger.laid or ledger.shown:
        return []  # not in a turn with a Search or an Appel
    mine = dict(ledger.chasers).get(guard)
    out = []
    for opening in position.live_openings():
        for pow in range(TEAM * position.officers):
            if not opening[3] >> pow & 1 or not position.fugitive(pow) or mine not in (None, pow):
                continue
            taken = any(man == pow and other != guard for other, man in ledger.chasers)
            in_time = (pow, position.round) in ledger.broke_out or position.ground.terrace[position.at[pow]]
            if in_time and (guard == NOBODY or not taken):
                out.append((pow, opening))
    return out


def rooms(position: Table, guard: int = NOBODY) -> set[int]:
    """The rooms open to this guard because a man left by one of their drops."""
    if "pursuit" not in position.rules.guards.guard_room_entry:
        return set()
    if position.rules.guards.pursuit_window == "any_time":
        openings = position.live_openings()
    else:
        openings = [opening for _, opening in followed(position, guard)]
    room = position.ground.room
    return {room[start] for start, _, _, _, _ in openings if room[start] >= 0}


# Where a pursuer may step


def why_not_follow(position: Table, guard: int, here: int, to: int) -> Refusal | None:
    """Why the rules of pursuit forbid this step; asked only where `terms.chases`."""
    rules = position.rules.guards
    about = {"guard": position.pawn_name(guard), "to": position.place_name(to)}
    if _shut(position, here, to):
        return Refusal("pursuit", "NOT_HIS_WAY", about)
    zone = position.ground.zone
    quarry = position.link[guard - FIRST_GUARD]
    if rules.pursuit_target_lock and zone[here] == EXTERIOR and quarry >= 0:
        away = _distances(position, position.at[quarry])
        if not away[to] < away[here]:
            return Refusal("pursuit", "AFTER_QUARRY", {**about, "man": position.pawn_name(quarry)})
    if position.ledger.chasers and zone[here] == INNER:
        man = dict(position.ledger.chasers).get(guard, NOBODY)
        if man >= 0 and not towards_opening(position, guard, man, here, to):
            return Refusal("pursuit", "AFTER_QUARRY", {**about, "man": position.pawn_name(man)})
    return None


def towards_opening(position: Table, guard: int, pow: int, here: int, to: int) -> bool:
    """Whether a step is on the shortest way to an opening of the guard's quarry, or leads through it."""
    for man, (start, end, _, _, _) in followed(position, guard):
        if man != pow:
            continue
        if here == start:
            if to == end:
                return True
            continue
        away = _inside(position, start)
        if away[to] < away[here]:
            return True
    return False


def _inside(position: Table, start: int) -> list[int]:
    """Steps to a circle of the courtyard through rooms and passages, pawns ignored."""
    ground = position.ground
    white, hideaway, zone = ground.white, ground.hideaway, ground.zone
    return distances(
        ground.size,
        {start: 0},
        lambda here: (
            to for to in ground.near[here] if not white[to] and hideaway[to] < 0 and zone[to] == INNER
        ),
    )


def _distances(position: Table, quarry: int) -> list[int]:
    """Steps to the quarry for a guard outside, by ways open to guards, pawns ignored."""
    ground = position.ground
    through: dict[int, list[int]] = {}
    for start, end, _, _, _ in position.live_openings():
        through.setdefault(end, []).append(start)

    def onward(here: int) -> Iterator[int]:
        for to in (*ground.near[here], *through.get(here, ())):
            shut = ground.room[to] >= 0 or ground.hideaway[to] >= 0 or ground.zone[to] == INNER
            if not shut and not _shut(position, to, here):
                yield to

    return distances(ground.size, {quarry: 0}, onward)


def passes(position: Table, guard: int, circle: int) -> bool:
    """Whether the guard may pass over the man on this circle, who is not his quarry."""
    if not position.rules.guards.pursuit_pass_over_pows:
        return False
    ground = position.ground
    quarry = position.link[guard - FIRST_GUARD]
    if ground.zone[circle] == EXTERIOR:
        return quarry >= 0 and position.pow_at[circle] != quarry
    # Inside, a guard walks only through the rooms to the fugitive's opening and after him.
    on_the_way = guard in dict(position.ledger.chasers) or (
        ground.room[circle] >= 0 and ground.room[circle] in rooms(position, guard)
    )
    return on_the_way and position.pow_at[circle] != quarry


def why_not_seize(position: Table, guard: int, pow: int) -> Refusal | None:
    """Why a guard outside may not arrest this man: only his quarry, and only where he may step."""
    rules = position.rules.guards
    here, to = position.at[guard], position.at[pow]
    about = {"guard": position.pawn_name(guard), "man": position.pawn_name(pow)}
    quarry = position.link[guard - FIRST_GUARD]
    if rules.pursuit_target_lock and position.ground.zone[here] == EXTERIOR and quarry not in (NOBODY, pow):
        return Refusal("pursuit", "NOT_HIS_QUARRY", {**about, "quarry": position.pawn_name(quarry)})
    if position.rules.arrest.arrest_contact == "same_circle":
        if rules.guard_garrison_step_cap and why_not_march(position, guard) is not None:
            return why_not_march(position, guard)
        if _shut(position, here, to):
            return Refusal("pursuit", "NOT_HIS_WAY", {**about, "to": position.place_name(to)})
    return None
