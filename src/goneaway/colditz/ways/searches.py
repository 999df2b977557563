"""Rooms that may be searched, men found there, guards who may go in (rule 44)."""

from __future__ import annotations

from collections.abc import Iterator

from ..table.spreading import distances
from ..table.table import Table
from ..words.places import FAR, TEAM
from .below import along_tunnel
from .cells import why_not_jailed

#: Ways of searching that bring a guard into the room with points of the movement roll.
BY_POINTS = ("one_guard_enters", "guard_per_pow")


def room_of(position: Table, card: int) -> int:
    """The room a Search card names, or -1."""
    return position.ground.room_number.get(position.security[card].of, -1)


def men_in_room(position: Table, room: int) -> list[int]:
    if room < 0:
        return []
    return [
        position.pow_at[circle]
        for circle in position.ground.room_circles[room]
        if position.pow_at[circle] >= 0
    ]


def liable(position: Table, pow: int) -> bool:
    """Whether a Search would arrest this man in the room it names."""
    if why_not_jailed(position, pow, "search") is not None:
        return False
    return position.rules.search.search_condition == "none" or position.holds_equipment(pow // TEAM)


def rooms_to_search(position: Table) -> set[int]:
    """The rooms into which a Search on the table lets guards walk."""
    if not position.ledger.laid or position.rules.search.search_method not in BY_POINTS:
        return set()
    found = {room_of(position, card) for card in position.ledger.laid}
    return {room for room in found if room >= 0}


def may_enter_on(position: Table, to: int) -> bool:
    """Whether a guard who comes to search may step onto the circle of a man he finds there (I6)."""
    pow = position.pow_at[to]
    return pow >= 0 and position.ground.room[to] in rooms_to_search(position) and liable(position, pow)


def ends_with(position: Table, to: int) -> bool:
    """Whether a guard who steps there searches the room and goes to Barracks with the men he finds (rule 44).

    One guard for the whole room goes whatever he finds; one guard per man goes with the man he arrests.
    """
    room = position.ground.room[to]
    if room < 0 or room not in rooms_to_search(position):
        return False
    if position.rules.search.search_method == "one_guard_enters":
        return True
    return any(liable(position, pow) for pow in men_in_room(position, room))


# How far it is


def room_distances(position: Table, room: int) -> list[int]:
    """Steps from every circle to the room, over circles a guard may enter and rooms, pawns ignored."""
    ground, rules = position.ground, position.rules
    if room < 0:
        return [FAR] * ground.size
    # Computed once: the result depends on nothing that changes in a game.
    key = (
        room,
        rules.movement.guard_in_appel_area,
        rules.guards.guard_on_cell_door,
        rules.zones.tunnel_surface_along,
    )
    known = ground.known_rooms.get(key)
    if known is not None:
        return known

    def onward(here: int) -> Iterator[int]:
        for to in ground.near[here]:
            if ground.hideaway[to] >= 0:
                continue
            if ground.white[to] and rules.movement.guard_in_appel_area == "forbidden":
                continue
            if ground.cell_door[to] and _closed_door(position, to):
                continue
            if not along_tunnel(position, here, to):
                yield to

    found = distances(ground.size, dict.fromkeys(ground.room_circles[room], 0), onward)
    ground.known_rooms[key] = found
    return found


def _closed_door(position: Table, circle: int) -> bool:
    """Whether this is the door of the outer cells, where guards may not step under `outer_closed`."""
    closed = position.rules.guards.guard_on_cell_door == "outer_closed"
    return closed and not position.ground.inner_block[position.ground.doors.index(circle)]
