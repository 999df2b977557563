"""Where a pawn can go, as a player thinks of it: rooms, gates, targets and hideaways before bare circles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..colditz.ground import Ground
from ..colditz.position import Colditz
from ..colditz.reach import Reach
from ..colditz.rollcall import appel_places
from .castle_ways import reach_beyond

#: What a place is, the weightiest first.
KINDS = ("target", "gate", "room", "hideaway", "tunnel", "plain")


class Destination(NamedTuple):
    """A place a pawn can get to: what it is, the room it lies in, points and Equipment it takes."""

    place: str
    kind: str
    room: str
    cost: int
    cards: tuple[str, ...]


def kind_of(ground: Ground, place: int) -> str:
    if place >= ground.size:
        return "tunnel"
    found = (
        ("target", ground.target[place]),
        ("gate", ground.gate[place]),
        ("room", ground.room[place]),
        ("hideaway", ground.hideaway[place]),
    )
    return next((kind for kind, number in found if number >= 0), "plain")


def destinations(position: Colditz, ways: Mapping[str, Reach]) -> tuple[list[Destination], int]:
    """Everywhere these ways lead, and how many of the first are more than bare circles.

    Of a room, a gate or a hideaway the nearest circle stands among the first, the others among the rest.
    """
    first: dict[tuple[str, str], Destination] = {}
    rest: list[Destination] = []
    for name, way in sorted(ways.items(), key=lambda item: item[1].cost):
        found = _destination(position, name, way)
        whole = (found.kind, found.room or name.partition("/")[0].rpartition("-")[0] or name)
        if found.kind != "plain" and whole not in first:
            first[whole] = found
        else:
            rest.append(found)
    special = sorted(first.values(), key=lambda one: (KINDS.index(one.kind) > 1, one.cost))
    return [*special, *rest], len(special)


def _destination(position: Colditz, name: str, way: Reach) -> Destination:
    ground = position.ground
    place = position.place(name)
    room = ground.room[place % ground.size] if place < ground.size else -1
    return Destination(
        name, kind_of(ground, place), ground.rooms[room] if room >= 0 else "", way.cost, way.cards
    )


def rooms_beyond(position: Colditz, pawn: str, within: Mapping[str, Reach]) -> list[tuple[str, int]]:
    """Rooms that are too far for the points in hand, with the points they take, the nearest first."""
    ground = position.ground
    nearest: dict[str, int] = {}
    for name, way in reach_beyond(position, pawn).items():
        place = position.place(name)
        if place < ground.size and ground.room[place] >= 0:
            room = ground.rooms[ground.room[place]]
            nearest[room] = min(way.cost, nearest.get(room, way.cost))
    near = {ground.room[place] for name in within if (place := position.place(name)) < ground.size}
    return sorted(
        ((room, cost) for room, cost in nearest.items() if ground.room_number[room] not in near),
        key=lambda item: item[1],
    )


def rows_on_plan(position: Colditz, seat: int, rows: list[str]) -> dict[int, int]:
    """By white circle: the row of the Appel area it belongs to, of the rows that are asked about."""
    twin = position.copy()
    out: dict[int, int] = {}
    for row in rows:
        twin.rows[seat] = int(row) - 1
        out |= dict.fromkeys(appel_places(twin, seat), int(row))
    return out
