"""The stored form of a board: a drawing in characters and its legend.

The drawing is a hexagonal lattice. A spot takes two characters, and every other line is shifted by one, so
that the six neighbours of a spot are the two beside it and the four above and below it, half a step aside:

    o o o       even lines begin at an even column,
     o o o      odd lines at an odd one

The first character of a spot says what the ground is (the legend's [areas] and [scenery]), the second what
is marked on it: `!` a guard post, `-` the door of the cells, `{` and `}` behind and before the staff car, `|`
beside it, `>` the inner end of a tunnel, `~` a tunnel below a circle, `=` a tunnel circle that has no ground
above it, `/` a place where the wire can be cut. A letter is a rope: it stands twice, at the window and at the
landing. The digit after a gate or a target is its number.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from importlib import resources
from typing import Any

Spot = tuple[int, int]  # column in half steps, row

POST, CELL_DOOR, CAR_REAR, CAR_FRONT, CAR_SIDE = "!", "-", "{", "}", "|"
TUNNEL_HEAD, TUNNEL, UNDERGROUND, WIRE_CUT = ">", "~", "=", "/"
MARKS = frozenset(" !-{}|>~=/")

KINDS = frozenset(
    ("ground", "appel", "room", "hideaway", "gate", "target", "cells", "barracks", "office", "track")
)
ZONES = (
    "inner",
    "lane",
    "perimeter",
    "garrison",
    "sickbay-terrace",
    "canteen-terrace",
    "roof",
    "outside",
)


class BoardFault(ValueError):
    """The drawing or its legend contradicts itself; the message says where, and what would be right."""


@dataclass(frozen=True, slots=True)
class Area:
    """The meaning of one character of the drawing."""

    sign: str
    name: str
    zone: str
    kind: str = "ground"
    light: bool = False
    roofed: bool = False  # no line of sight leads into it or through it
    count: str = "rows"  # how its circles are numbered: by rows, columns, the walk or the flight from `start`
    start: str = ""
    look: str = ""  # what the picture paints: paving, grass, water, planks, earth...

    @property
    def held(self) -> bool:
        """Whether pawns are only shown there, as in cells, barracks and offices, and never walk over it."""
        return self.kind in ("cells", "barracks", "office")


@dataclass(frozen=True, slots=True)
class Cell:
    """One spot of the drawing."""

    sign: str
    mark: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """The characters of a board, sorted by spot, and its legend, still as data."""

    name: str
    cells: Mapping[Spot, Cell]
    areas: Mapping[str, Area]
    scenery: Mapping[str, str]
    legend: Mapping[str, Any] = field(repr=False)

    def circles(self) -> Iterator[tuple[Spot, Cell, Area]]:
        for spot, cell in self.cells.items():
            area = self.areas.get(cell.sign)
            if area is not None:
                yield spot, cell, area

    def scene(self, what: str) -> list[Spot]:
        """The spots drawn with one kind of scenery."""
        signs = {sign for sign, meaning in self.scenery.items() if meaning == what}
        return [spot for spot, cell in self.cells.items() if cell.sign in signs]


def read_cells(text: str) -> dict[Spot, Cell]:
    """The spots of a drawing in characters, rows from the top, each row from the left."""
    cells: dict[Spot, Cell] = {}
    for row, line in enumerate(text.split("\n")):
        padded = line + "  "
        for column in range(row % 2, len(padded) - 1, 2):
            sign, mark = padded[column], padded[column + 1]
            if sign != " ":
                cells[column, row] = Cell(sign, mark)
            elif mark != " ":
                raise BoardFault(f"line {row + 1}, column {column + 2}: {mark!r} stands between two spots")
        if row % 2 and line[:1].strip():
            raise BoardFault(f"line {row + 1}: an odd line begins with a blank, not with {line[0]!r}")
    return cells


def read_areas(legend: Mapping[str, Any]) -> dict[str, Area]:
    areas: dict[str, Area] = {}
    for sign, given in legend["areas"].items():
        area = Area(sign=sign, **given)
        if len(sign) != 1 or area.kind not in KINDS or area.zone not in ZONES:
            raise BoardFault(f"area {sign!r} ({area.name}): unknown kind {area.kind!r} or zone {area.zone!r}")
        areas[sign] = area
    return areas


def read_drawing(text: str, legend: Mapping[str, Any]) -> Drawing:
    cells = read_cells(text)
    areas = read_areas(legend)
    scenery: dict[str, str] = dict(legend.get("scenery", {}))
    ropes = set(legend["ropes"]["thirty"] + legend["ropes"]["sixty"])
    for (column, row), cell in cells.items():
        where = f"line {row + 1}, column {column + 1}"
        area = areas.get(cell.sign)
        if area is None and cell.sign not in scenery:
            raise BoardFault(f"{where}: the legend does not know {cell.sign!r}")
        numbered = area is not None and area.kind in ("gate", "target") and cell.mark.isdigit()
        if cell.mark not in MARKS and cell.mark not in ropes and not numbered:
            raise BoardFault(f"{where}: the legend does not know the mark {cell.mark!r}")
    return Drawing(legend["name"], cells, areas, scenery, legend)


def patched(drawing: Drawing, patch: Mapping[str, Any]) -> Drawing:
    """The drawing with a variant's changes: other spots, additional areas, other entries of the legend."""
    legend = {**drawing.legend, **{key: patch[key] for key in patch if key not in ("spots", "areas")}}
    for table in ("rooms", "runs", "lettering", "open"):
        if table in patch:
            old, new = drawing.legend.get(table), patch[table]
            legend[table] = [*(old or ()), *new] if table == "open" else {**(old or {}), **new}
    legend["areas"] = {**drawing.legend["areas"], **patch.get("areas", {})}
    cells = dict(drawing.cells)
    for where, what in patch.get("spots", {}).items():
        column, row = (int(number) for number in where.split(","))
        if (column - row) % 2 or len(what) != 2:
            raise BoardFault(f"variant: {where} = {what!r} is not a spot of the lattice and two characters")
        cells[column, row] = Cell(*what)
    ordered = dict(sorted(cells.items(), key=lambda item: (item[0][1], item[0][0])))
    return replace(drawing, cells=ordered, areas=read_areas(legend), legend=legend)


def stored(name: str) -> str:
    """A data file of this package, as text."""
    return (resources.files(__package__) / name).read_text(encoding="utf-8")


def load_drawing(name: str, variant: str | None = None, naming: str | None = None) -> Drawing:
    """The stored drawing of that name; with a variant (or several, joined by "+"), patched as its file says;
    with the rooms named as the edition names them."""
    drawing = read_drawing(stored(f"{name}.txt").removesuffix("\n"), tomllib.loads(stored(f"{name}.toml")))
    for one in variant.split("+") if variant is not None else ():
        patch = dict(chosen("variant", one, tomllib.loads(stored("variants.toml"))))
        boards = patch.pop("boards")
        if drawing.name not in boards:
            raise BoardFault(f"the variant {one!r} is not drawn for the board {drawing.name!r}")
        own = {board: patch.pop(board) for board in boards if board in patch}
        drawing = patched(drawing, {**patch, **own.get(drawing.name, {})})
    if naming is not None and naming != "english":
        titles = chosen("naming", naming, tomllib.loads(stored("naming.toml")))
        rooms = {
            room: {**given, "title": titles.get(room, given["title"])}
            for room, given in drawing.legend["rooms"].items()
        }
        words = {
            name: {**given, "words": titles.get(given["note"], given["words"])}
            for name, given in drawing.legend["lettering"].items()
            if "note" in given
        }
        drawing = patched(drawing, {"rooms": rooms, "lettering": words})
    return drawing


def chosen(what: str, name: str, table: Mapping[str, Any]) -> Mapping[str, Any]:
    if name not in table:
        raise BoardFault(f"there is no {what} {name!r}; there are {', '.join(sorted(table))}")
    found: Mapping[str, Any] = table[name]
    return found
