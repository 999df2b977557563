"""Guards and the markers at openings: a guard may close an opening he has come to (P9, A96)."""

from __future__ import annotations

from ...kernel import Group, Refusal, Verb
from ..custody import home
from ..table.layout import WIRE
from ..table.table import Table
from ..table.verbs import When, order
from ..ways import resting
from ..ways.beat import hideaways_open, on_detected, rooms_open
from ..ways.tolls import kind_of
from ..words.actions import OfGuard, say
from ..words.places import FIRST_GUARD, NOBODY


def touch(position: Table, guard: int, here: int, to: int) -> None:
    """Record that the guard has stepped onto a marker's circle, or through the wire beside one."""
    found = []
    for start, end, team, _, _ in position.live_openings():
        across = start == here and end == to and kind_of(position, start, end) == WIRE
        if team >= 0 and (start == to or across):
            found.append((guard, start, end))
    gate = position.ground.gate[to]
    if any(one == gate for one, _, _ in position.ledger.gate_teams):
        found.append((guard, to, NOBODY))
    if found:
        position.ledger.touched = (*position.ledger.touched, *found)


def remove_groups(position: Table) -> list[Group]:
    if not position.ledger.touched:
        return []
    guards = [position.bound] if position.bound >= FIRST_GUARD else position.guards_on_board()
    found = [
        say("remove-marker", position.pawn_name(guard)) for guard in guards if _in_reach(position, guard)
    ]
    return [Group.of("remove-marker", found)] if found else []


def why_not_remove(position: Table, action: OfGuard) -> Refusal | None:
    guard = position.pawn(action.guard)
    about = {"guard": action.guard}
    if position.bound >= 0 and position.bound != guard:
        return resting.bound_refusal(position)
    if not position.rules.equipment.marker_removed_by_guard:
        return Refusal("19", "NOT_NOW", {"verb": action.verb})
    if guard < FIRST_GUARD or position.at[guard] < 0 or not _in_reach(position, guard):
        return Refusal("markers", "NO_MARKER", about)
    return None


def remove(position: Table, action: OfGuard) -> None:
    """Close the opening for prisoners and for other guards; this guard may still go through in this turn."""
    guard = position.pawn(action.guard)
    for start, end in _in_reach(position, guard):
        if end < 0:
            gate = position.ground.gate[start]
            position.ledger.gate_teams = tuple(one for one in position.ledger.gate_teams if one[0] != gate)
        else:
            _close(position, guard, start, end)
        position.tell_all("marker-removed", guard=action.guard, at=position.place_name(start))
        if end >= 0:
            _send_off(position, guard, start)


def _in_reach(position: Table, guard: int) -> list[tuple[int, int]]:
    """The markers the guard stands at and came to in this turn: (from, to); a gate has no second circle."""
    place = position.at[guard]
    there = {opening[:2] for opening in position.live_openings() if opening[2] >= 0}
    gates = {gate for gate, _, _ in position.ledger.gate_teams}
    return [
        (start, end)
        for one, start, end in dict.fromkeys(position.ledger.touched)
        if one == guard
        and place in (start, end)
        and ((start, end) in there if end >= 0 else position.ground.gate[start] in gates)
    ]


def _close(position: Table, guard: int, start: int, end: int) -> None:
    slot = guard - FIRST_GUARD
    if position.link[slot] < 0:
        users = next(opening[3] for opening in position.live_openings() if opening[:2] == (start, end))
        position.link[slot] = position.at_large(users)[0]
    position.openings = [one for one in position.openings if one[:2] != (start, end)]
    position.ledger.removed = (*position.ledger.removed, (guard, start, end))


def _send_off(position: Table, remover: int, start: int) -> None:
    """Send other guards who were in that room, or rope hideaway, for this marker alone to Barracks."""
    ground = position.ground
    room, hideaway = ground.room[start], ground.hideaway[start]
    for guard in position.guards_on_board():
        place = position.at[guard]
        if guard == remover or on_detected(position, place):
            continue
        in_room = room >= 0 and ground.room[place] == room and room not in rooms_open(position, guard)
        hidden = hideaway >= 0 and ground.hideaway[place] == hideaway
        if in_room or (hidden and hideaway not in hideaways_open(position, guard)):
            home.to_barracks(position, guard)


REMOVE: Verb[Table, int, When[Table]] = order(
    "remove-marker",
    remove_groups,
    why_not_remove,
    remove,
    open=lambda position, seat, kinds: bool(position.ledger.touched),
    after_dice=True,
)
