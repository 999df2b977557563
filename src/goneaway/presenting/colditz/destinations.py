"""Destinations as a player thinks of them: rooms, gates, targets and hideaways before bare circles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from ...colditz.referee.position import Colditz
from ...colditz.table.ground import Ground
from ...colditz.ways.reach import Reach
from ...colditz.ways.standing import appel_places
from ...colditz.words.actions import say
from ...colditz.words.places import FIRST_GUARD
from ...wording import Wording, colditz_places
from .names import names_of
from .ways import reach_beyond

#: Kinds of places, the most important first.
KINDS = ("target", "gate", "beside", "room", "hideaway", "tunnel", "surrender", "plain")


class Destination(NamedTuple):
    """A place a pawn can reach: its kind, the points and Equipment it takes, and a way there.

    `name` is the room it is in or, for a guard, the prisoner beside it. The kind `surrender` marks places
    where a man may not stop, but can give himself up.
    """

    place: str
    kind: str
    name: str
    cost: int
    cards: tuple[str, ...]
    path: tuple[str, ...]

    def label(self, wording: Wording) -> str:
        """Return where it is, in plain words: `Kitchen`, `Beside B1`."""
        if self.kind in ("beside", "surrender"):
            return wording.text(f"colditz-{self.kind}", man=colditz_places.pawn(wording, self.name))
        return names_of(wording).circle(self.place)

    def price(self, wording: Wording) -> str:
        """Return what it takes: `9`, `4, rope`; with the circle, where the label does not name it."""
        names = names_of(wording)
        price = ", ".join((str(self.cost), *map(names.card, self.cards)))
        unnamed = not wording.typed and self.kind in ("beside", "surrender")
        return f"{price} ({names.circle(self.place)})" if unnamed else price

    def line(self, wording: Wording) -> str:
        """Return `Kitchen: 9 (kitchen-2)` for players who type; special places by what they are."""
        names, price = names_of(wording), self.price(wording)
        if self.kind == "room":
            return f"{names.place(self.name)}: {price} ({self.place})"
        if self.kind == "beside":
            return f"{wording.text('colditz-beside-man', man=self.name)}: {price} ({self.place})"
        if self.kind == "plain":
            return f"{self.place}: {price}"
        what = wording.text("colditz-kind-of-place", kind=self.kind)
        return f"{what} {self.place}: {price}"

    def to_json(self, wording: Wording) -> dict[str, Any]:
        return {"label": self.label(wording), **self._asdict()}


class Ways:
    """Where one pawn can go now, and at what cost: named places first, bare circles after them."""

    def __init__(self, table: Colditz, pawn: str, via: Sequence[str] = ()) -> None:
        """`via` are places to pass first, in this order; if it cannot, the pawn has no destinations."""
        self.pawn = pawn
        self.points = table.points
        table, so_far = _walked(table, pawn, via)
        self._table = table
        self._reach: Mapping[str, Reach] = {} if so_far is None else _beyond(so_far, table.reach(pawn))
        found, self.named = destinations(table, self._reach, table.pawn(pawn) >= FIRST_GUARD)
        #: By the name of the place; the first `named` are not bare circles.
        self.to: Mapping[str, Destination] = {one.place: one for one in found}

    @cached_property
    def beyond(self) -> list[tuple[str, int]]:
        """Rooms that are too far for the points in hand, with the points they take, the nearest first."""
        return rooms_beyond(self._table, self.pawn, self._reach)

    @cached_property
    def claims(self) -> Mapping[str, tuple[str, ...]]:
        """By room: what could be claimed with this man if he went there."""
        found: dict[str, tuple[str, ...]] = {}
        for one in self.to.values():
            if one.kind == "room" and one.name not in found:
                found[one.name] = _claims(self._table, self.pawn, self._reach[one.place])
        return found

    def beyond_in_words(self, wording: Wording) -> str:
        """Return these rooms in one sentence; "" if there are none."""
        if not self.beyond:
            return ""
        names = names_of(wording)
        rooms = ", ".join(f"{names.place(room)} {cost}" for room, cost in self.beyond)
        return wording.text("colditz-beyond", rooms=rooms)

    def to_json(self, wording: Wording) -> dict[str, Any]:
        return {
            "pawn": self.pawn,
            "points": self.points,
            "destinations": [
                {**one.to_json(wording), "claims": self.claims.get(one.name, ())} for one in self.to.values()
            ],
            "named": self.named,
            "beyond": dict(self.beyond),
        }


def _walked(table: Colditz, pawn: str, via: Sequence[str]) -> tuple[Colditz, Reach | None]:
    """Return the table after a pawn has passed some places, and its way; None if it cannot go there."""
    so_far = Reach(0, (), ())
    for place in via:
        way = table.reach(pawn).get(place)
        actor = table.actor
        if way is None or actor is None:
            return table, None
        table = table.copy()
        table.apply(actor, say("move", pawn, *way.path))
        so_far = Reach(so_far.cost + way.cost, so_far.cards + way.cards, so_far.path + way.path)
        if table.actor != actor or table.at[table.pawn(pawn)] != table.place(place):
            # Another player has to answer first: what follows is unknown.
            return table, None
    return table, so_far


def _claims(table: Colditz, pawn: str, way: Reach) -> tuple[str, ...]:
    """Return what can be claimed with a man only after he has gone a way."""
    actor = table.actor
    if actor is None or table.pawn(pawn) >= FIRST_GUARD:
        return ()
    trial = table.copy()
    # Only the last circle matters here; any questions on the way do not.
    trial.put(trial.pawn(pawn), trial.place(way.path[-1]))
    if "claim" not in trial.legal().verbs:
        return ()
    claims = (str(action).split() for group in trial.legal().groups_of("claim") for action in group)
    return tuple(dict.fromkeys(words[1] for words in claims if pawn in words[2:]))


def _beyond(so_far: Reach, ways: Mapping[str, Reach]) -> Mapping[str, Reach]:
    """Return the ways that begin where another has ended."""
    if not so_far.path:
        return ways
    return {
        place: Reach(so_far.cost + way.cost, so_far.cards + way.cards, so_far.path + way.path, way.stays)
        for place, way in ways.items()
    }


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
    table: Colditz, ways: Mapping[str, Reach], guard: bool = False
) -> tuple[list[Destination], int]:
    """Return all destinations of these ways, and how many of the first are not bare circles.

    Of a room, a gate or a hideaway the nearest circle is among the first, the others among the rest; for a
    guard, the nearest circle beside each prisoner.
    """
    first: dict[tuple[str, str], Destination] = {}
    if guard:
        first |= {(one.kind, one.name): one for one in _beside_men(table, ways)}
    rest: list[Destination] = []
    for name, way in sorted(ways.items(), key=lambda item: item[1].cost):
        found = _destination(table, name, way)
        if any(name == one.place for one in first.values()):
            continue
        whole = (found.kind, found.name or name.partition("/")[0].rpartition("-")[0] or name)
        if found.kind != "plain" and whole not in first:
            first[whole] = found
        else:
            rest.append(found)
    special = sorted(first.values(), key=lambda one: (KINDS.index(one.kind) > 1, one.cost))
    return [*special, *rest], len(special)


def _destination(table: Colditz, name: str, way: Reach) -> Destination:
    ground = table.ground
    place = table.place(name)
    room = ground.room[place % ground.size] if place < ground.size else -1
    kind = kind_of(ground, place) if way.stays else "surrender"
    return Destination(name, kind, ground.rooms[room] if room >= 0 else "", way.cost, way.cards, way.path)


def _beside_men(table: Colditz, ways: Mapping[str, Reach]) -> list[Destination]:
    """Return, for every prisoner in the open whom a guard can reach, the cheapest circle beside him.

    A circle beside two men counts for the first of them: a list has every place once.
    """
    ground, out = table.ground, dict[str, Destination]()
    for pawn in range(FIRST_GUARD):
        place = table.at[pawn]
        if not 0 <= place < ground.size or kind_of(ground, place) != "plain" or ground.white[place]:
            continue
        near = [ground.names[circle] for circle in ground.near[place]]
        circle = min((name for name in near if name in ways), key=lambda name: ways[name].cost, default="")
        if circle and circle not in out:
            way = ways[circle]
            out[circle] = Destination(circle, "beside", table.pawn_name(pawn), way.cost, way.cards, way.path)
    return list(out.values())


def rooms_beyond(table: Colditz, pawn: str, within: Mapping[str, Reach]) -> list[tuple[str, int]]:
    """Return rooms too far for the points in hand, with the points they take, the nearest first."""
    ground = table.ground
    near = {ground.room[place] for name in within if (place := table.place(name)) < ground.size}
    far = reach_beyond(table, pawn)
    nearest: dict[str, int] = {}
    # Nearest first: of a room only the first circle counts, so only its way is computed.
    for name in far:
        place = table.place(name)
        room = ground.room[place] if place < ground.size else -1
        if room >= 0 and room not in near and ground.rooms[room] not in nearest:
            nearest[ground.rooms[room]] = far[name].cost
    return sorted(nearest.items(), key=lambda item: item[1])


def rows_on_plan(table: Colditz, seat: int, rows: Sequence[str]) -> dict[str, int]:
    """Return, by white circle, its row of the Appel area, for the given rows."""
    twin = table.copy()
    out: dict[str, int] = {}
    for row in rows:
        twin.rows[seat] = int(row) - 1
        out |= dict.fromkeys(map(twin.place_name, appel_places(twin, seat)), int(row))
    return out
