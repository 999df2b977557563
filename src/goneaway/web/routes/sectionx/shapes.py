"""The types of what is shown for Section X alone, and of the plan of its board; see `sight.shown`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ....presenting.sectionx.panels import Panels
from ....presenting.sectionx.status import Danger
from ....presenting.sectionx.ways import Way
from ...sight.shown import Preview, Sent, Spots, Ways, on_board, seen


class SectionXStatus(Sent, frozen=True):
    """See `status.Status`."""

    sentence: str
    round: int
    final: bool
    seat: int
    who: str
    phase: str
    tile: str
    steps: int
    tired: dict[str, int]
    last: bool
    piles: list[int]


class Section(Sent, frozen=True):
    """A section of a tile: the sides it joins, the prisoners in it, and whose tunnel it is."""

    sides: list[str]
    men: list[str]
    owner: str


class Tile(Sent, frozen=True):
    """A tile as it lies; see `board.Lying`."""

    cell: str
    tile: str
    rotation: int
    hideout: bool
    sections: list[Section]
    doors: dict[str, str]
    dead_ends: list[str]
    fresh: bool


class Board(Sent, frozen=True, rename=on_board):
    """The sea, and what stands around it."""

    status: SectionXStatus
    tiles: list[Tile]
    danger: Danger
    panels: Panels


class Seen(Struct, frozen=True):
    """A player in the view: where their men are."""

    colour: str
    men: dict[str, str]


class View(Struct, frozen=True, rename=seen):
    """The parts of the view that the page uses."""

    players: list[Seen]
    zones: dict[str, str | None]


class SectionXWays(Ways, frozen=True):
    """See `ways.Way`."""

    ways: list[Way]


class SectionXSpots(Spots, frozen=True):
    """See `handling.handled`."""

    men: list[str]
    tiles: list[str]
    cells: list[str]
    doors: list[str]
    carried: dict[str, list[str]]


class Fits(Sent, frozen=True):
    """See `handling.fitting`."""

    tile: str
    cell: str
    cells: dict[str, list[int]]
    turns: list[int]
    swaps: dict[str, list[tuple[int, int]]]
    beside: list[str]
    distances: dict[str, int]


class SectionXPreview(Preview, frozen=True):
    """See `trying.preview`."""

    buried: list[str]
    tiles: list[Tile]


#: By question (see `web.sight.asks`): the type of its answer in this game.
ANSWERS = {"ways": SectionXWays, "spots": SectionXSpots, "preview": SectionXPreview, "fits": Fits}


# The plan


class Cell(Sent, frozen=True):
    """The centre of a cell, its zone or "", and the cell beyond each side or ""."""

    x: float
    y: float
    kind: Literal["sea", "island", "zone"]
    zone: str
    beside: list[str]


class TileKind(Sent, frozen=True):
    """A kind of tile; by rotation, the sides that each section joins, and the first rotation that looks the
    same."""

    title: str
    hideout: bool
    room: int
    sections: list[list[list[int]]]
    same: list[int]


class SectionXPlan(Sent, frozen=True):
    """The island and the sea around it."""

    name: str
    corner: float
    box: tuple[float, float, float, float]
    sides: list[str]
    steps: list[tuple[float, float]]
    cells: dict[str, Cell]
    zones: dict[str, list[str]]
    tiles: dict[str, TileKind]
    colours: dict[str, str]
