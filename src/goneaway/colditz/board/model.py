"""The board of a game: circles as numbers, and every fact about them in arrays and bit sets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .drawing import Drawing, Spot

ROW_HEIGHT = 0.8660254037844386  # rows of a close packing are half of the square root of three apart


@dataclass(frozen=True, slots=True)
class Circle:
    """One circle as the drawing has it. The game refers to it by its index or its name."""

    name: str
    spot: Spot
    area: str
    zone: str
    room: str | None
    place: str | None  # hideaway, cell block or barracks wing it belongs to
    flags: frozenset[str]

    @property
    def x(self) -> float:
        return self.spot[0] / 2

    @property
    def y(self) -> float:
        return self.spot[1] * ROW_HEIGHT

    @property
    def held(self) -> bool:
        return (self.place or "").startswith(("cells-", "barracks-", "office-"))


@dataclass(frozen=True, slots=True)
class Rope:
    """A drop: down only, one step, and a rope for each thirty feet."""

    sign: str
    top: int
    landing: int
    feet: int

    @property
    def ropes(self) -> int:
        return self.feet // 30


@dataclass(frozen=True, slots=True)
class Cut:
    """A place where the wire can be cut."""

    inside: int
    outside: int


@dataclass(frozen=True, slots=True)
class Room:
    name: str
    title: str
    symbols: tuple[str, ...]
    circles: tuple[int, ...]
    entries: tuple[int, ...]  # its own circles at its doors


@dataclass(frozen=True, slots=True)
class CellBlock:
    name: str
    door: int
    circles: tuple[int, ...]

    @property
    def capacity(self) -> int:
        return len(self.circles)


@dataclass(frozen=True, slots=True)
class Gate:
    """The touching circles of one gate; one card opens it."""

    name: str
    card: str  # key or pass
    circles: tuple[int, ...]


@dataclass(frozen=True)
class Board:
    """A compiled board. Circles are 0..n-1 in the order of their names' areas; `near` is the plain steps."""

    name: str
    circles: tuple[Circle, ...]
    near: tuple[tuple[int, ...], ...]  # surface steps without a card
    ropes: tuple[Rope, ...]
    cuts: tuple[Cut, ...]
    tunnels: Mapping[str, tuple[int, ...]]
    rooms: Mapping[str, Room]
    gates: Mapping[str, Gate]
    targets: Mapping[str, int]
    hideaways: Mapping[str, tuple[int, ...]]
    cells: Mapping[str, CellBlock]
    barracks: Mapping[str, tuple[int, ...]]
    offices: Mapping[str, tuple[int, ...]]
    track: tuple[int, ...]  # flight of the glider, if this board has one: tower, track, its target
    car: Mapping[str, int]
    appel: Mapping[int, tuple[tuple[int, ...], ...]]
    single_lane: frozenset[int]  # pawns cannot pass one another here
    walkways: frozenset[int]  # guards may not stop here (a marked circle of the Osprey board)
    runs: Mapping[str, tuple[str, ...]]
    parapets_block: bool
    drawing: Drawing = field(repr=False, compare=False)
    index: Mapping[str, int] = field(repr=False, compare=False, default_factory=dict)
    flagged: Mapping[str, int] = field(repr=False, compare=False, default_factory=dict)  # flag -> bit set
    zoned: Mapping[str, int] = field(repr=False, compare=False, default_factory=dict)  # zone -> bit set

    def __len__(self) -> int:
        return len(self.circles)

    def __getitem__(self, name: str) -> int:
        """The number of a circle, by its name."""
        return self.index[name]

    def names(self, circles: Iterable[int]) -> list[str]:
        return [self.circles[circle].name for circle in circles]

    def having(self, flag: str) -> tuple[int, ...]:
        """The circles with that flag, in order."""
        return members(self.flagged.get(flag, 0))

    def links(self) -> list[tuple[int, int]]:
        """Every walking link once."""
        return [(a, b) for a, near in enumerate(self.near) for b in near if a < b]

    def to_json(self) -> dict[str, Any]:
        """The board as plain data, for the measuring tools and the browser."""
        name = [circle.name for circle in self.circles]
        links: list[dict[str, str | None]] = [
            {"a": name[a], "b": name[b], "barrier": None} for a, b in self.links()
        ]
        links += [
            {"a": name[rope.top], "b": name[rope.landing], "barrier": f"rope{rope.feet}"}
            for rope in self.ropes
        ]
        links += [{"a": name[cut.inside], "b": name[cut.outside], "barrier": "wire"} for cut in self.cuts]
        return {
            "name": self.name,
            "circles": [
                {
                    "id": circle.name,
                    "x": circle.x,
                    "y": round(circle.y, 4),
                    "zone": circle.zone,
                    "room": circle.room,
                    "flags": sorted(circle.flags),
                    "place": circle.place,
                }
                for circle in self.circles
            ],
            "links": links,
            "rooms": {
                room.name: {
                    "title": room.title,
                    "symbols": list(room.symbols),
                    "entries": self.names(room.entries),
                }
                for room in self.rooms.values()
            },
            "tunnels": {tunnel: self.names(circles) for tunnel, circles in self.tunnels.items()},
            "targets": {target: name[circle] for target, circle in self.targets.items()},
            "car": {end: name[circle] for end, circle in self.car.items()},
            "cells": {
                block.name: {"capacity": block.capacity, "door": name[block.door]}
                for block in self.cells.values()
            },
            "barracks": sum(map(len, self.barracks.values())),
            "appel": {
                str(players): {"rows": [self.names(row) for row in rows]}
                for players, rows in self.appel.items()
            },
            "walkways": self.names(sorted(self.walkways)),
            "glider": self.names(self.track),
        }


def members(bits: int) -> tuple[int, ...]:
    """The numbers in a bit set, ascending."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return tuple(found)


def bit_set(circles: Iterable[int]) -> int:
    bits = 0
    for circle in circles:
        bits |= 1 << circle
    return bits


def grouped(values: Sequence[str]) -> dict[str, int]:
    """Value -> bit set of the positions that have it."""
    sets: dict[str, int] = {}
    for number, value in enumerate(values):
        sets[value] = sets.get(value, 0) | 1 << number
    return sets
