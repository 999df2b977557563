"""Where a pawn can go, as a player thinks of it: rooms, gates, targets and hideaways before bare circles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ....colditz.ground import Ground
from ....colditz.places import FIRST_GUARD
from ....colditz.position import Colditz
from ....colditz.reach import Reach
from ....colditz.rollcall import appel_places
from .ways import reach_beyond

#: What a place is, the weightiest first.
KINDS = ("target", "gate", "beside", "room", "hideaway", "tunnel", "plain")


class Destination(NamedTuple):
    """A place a pawn can get to: what it is, points and Equipment it takes.

    `name` is the room it lies in, or, for a guard, the prisoner he would stand beside.
    """

    place: str
    kind: str
    name: str
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


def destinations(
    position: Colditz, ways: Mapping[str, Reach], guard: bool = False
) -> tuple[list[Destination], int]:
    """Everywhere these ways lead, and how many of the first are more than bare circles.

    Of a room, a gate or a hideaway the nearest circle stands among the first, the others among the rest;
    for a guard the nearest circle beside each prisoner.
    """
    first: dict[tuple[str, str], Destination] = {}
    if guard:
        first |= {(one.kind, one.name): one for one in _beside_men(position, ways)}
    rest: list[Destination] = []
    for name, way in sorted(ways.items(), key=lambda item: item[1].cost):
        found = _destination(position, name, way)
        if any(name == one.place for one in first.values()):
            continue
        whole = (found.kind, found.name or name.partition("/")[0].rpartition("-")[0] or name)
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


def _beside_men(position: Colditz, ways: Mapping[str, Reach]) -> list[Destination]:
    """For every prisoner in the open whom a guard can come up to: the cheapest circle beside him.

    One circle beside two men stands for the first of them: a list has every place once.
    """
    ground, out = position.ground, dict[str, Destination]()
    for pawn in range(FIRST_GUARD):
        place = position.at[pawn]
        if not 0 <= place < ground.size or kind_of(ground, place) != "plain" or ground.white[place]:
            continue
        near = [ground.names[circle] for circle in ground.near[place]]
        circle = min((name for name in near if name in ways), key=lambda name: ways[name].cost, default="")
        if circle and circle not in out:
            way = ways[circle]
            out[circle] = Destination(circle, "beside", position.pawn_name(pawn), way.cost, way.cards)
    return list(out.values())


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
