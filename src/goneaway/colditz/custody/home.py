"""Pawns back where they belong: the end of an attempt (P5), guards back in Barracks, men put elsewhere."""

from __future__ import annotations

from ..paying import openings
from ..table.chapters import Stride
from ..table.table import Table
from ..ways.beat import blocking, protected, stoppers
from ..words.places import EXTERIOR, FIRST_GUARD, GUARDS, INNER, NOBODY, RETURNED


def end_attempt(position: Table, pow: int) -> None:
    """P5: close the openings that no man at large has used any more, and recall the pursuers."""
    position.way_out[pow] = 0
    if position.ledger.let_out:
        position.ledger.let_out -= {pow}
    _forget_all(position, pow)
    openings.forget_user(position, pow)
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
    # A guard who could block a passage only as a pursuer is recalled too (`rule45_pursuit_exempt`).
    shut = position.rules.guards.rule45_pursuit_exempt and blocking(position)
    in_the_way = stoppers(position) if shut else []
    for guard, edge in done:
        place = position.at[FIRST_GUARD + guard]
        # After going over a wall or through the wire a guard comes back only by way of Barracks (rule 46).
        astray = edge >= 0 or (place >= 0 and not position.ground.beat[place])
        if astray or FIRST_GUARD + guard in in_the_way or _out_of_bounds(position, guard):
            to_barracks(position, FIRST_GUARD + guard)


def _forget_all(position: Table, pow: int) -> None:
    """Forget everything recorded about the man's attempt."""
    ledger = position.ledger
    forget(position, pow)
    if ledger.broke_out:
        ledger.broke_out = tuple(one for one in ledger.broke_out if one[0] != pow)
    if ledger.went_out:
        ledger.went_out = tuple(one for one in ledger.went_out if one[0] != pow)
    if ledger.chasers:
        ledger.chasers = tuple(one for one in ledger.chasers if one[1] != pow)


def forget(position: Table, pow: int) -> None:
    """Forget that the man has been named only: he is out, arrested, dead or home."""
    if position.ledger.declared:
        position.ledger.declared = tuple(one for one in position.ledger.declared if one[0] != pow)


def _heir(position: Table, edge: int) -> int:
    """Another man at large who used the same opening, to whom the pursuit passes (A55)."""
    if edge < 0 or position.rules.guards.pursuit_target_lock:
        return NOBODY
    size = position.ground.size
    for start, end, _, users, _ in position.openings:
        if start * size + end == edge and (others := position.at_large(users)):
            return others[0]
    return NOBODY


def came_back(position: Table, step: Stride) -> None:
    """End the attempt of a man who was at large and is in the courtyard or below ground again."""
    ground = position.ground
    if step.was_out and (step.to >= ground.size or ground.zone[step.to] == INNER):
        end_attempt(position, step.pow)


def relocate(position: Table, pow: int, place: int, told: str, where: str = "at") -> None:
    """Put the man somewhere without walking there: his way home ends, and his attempt if he was at large."""
    was_out = position.fugitive(pow)
    position.put(pow, place)
    position.returning[pow] = False
    position.tell_all(told, man=position.pawn_name(pow), **{where: position.place_name(place)})
    if was_out:
        end_attempt(position, pow)


# Guards


def to_barracks(position: Table, guard: int) -> None:
    """Send a guard directly to Barracks, locked until Security's turn has ended (A25)."""
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


def recall_pursuers(position: Table, pow: int) -> None:
    """Send every pursuer of a man who is out of bounds to Barracks; the attempt goes on (A55)."""
    for guard in range(GUARDS):
        if position.link[guard] == pow and _out_of_bounds(position, guard):
            to_barracks(position, FIRST_GUARD + guard)


def _out_of_bounds(position: Table, guard: int) -> bool:
    """Whether the guard is in a room, a hideaway, a single lane of the courtyard, or outside the castle."""
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
