"""A position drawn: as text, as SVG, as an array of pixels. Only what everybody sees is in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Any, NamedTuple

import numpy as np

from .. import games
from ..colditz.board.picture import draw
from ..colditz.referee.position import Colditz
from ..colditz.referee.showing import picture_of
from ..colditz.table.ground import Ground
from ..colditz.words.places import FIRST_GUARD, TEAM
from ..kernel import Game, Position
from ..sectionx.board.island import ISLAND, SIDES, STRIDE, ZONE, Island
from ..sectionx.board.tiles import EMPTY
from ..sectionx.referee.position import SectionX
from ..sectionx.words.options import DOORS, MEN
from .seeing import Array

Colour = tuple[int, int, int]

PAPER: Colour = (244, 240, 230)
INK: Colour = (40, 40, 40)
GROUNDS: dict[str, Colour] = {
    "inner": (224, 214, 190), "garrison": (205, 196, 178), "outside": (190, 208, 176),
    "room": (214, 196, 170), "sea": (176, 204, 222), "island": (170, 160, 150), "zone": (150, 190, 130),
    "tile": (222, 206, 170),
}  # fmt: skip
#: Teams of the castle, seats of the island.
TEAMS: tuple[Colour, ...] = ((40, 90, 170), (190, 50, 40), (230, 140, 20), (120, 60, 150), (20, 140, 110))
GUARDS: Colour = (20, 20, 20)

#: Pixels across.
WIDTH = 640


@dataclass(frozen=True)
class Mark:
    """A spot, or a stroke if it ends elsewhere: where from, where to, how thick, in what colour."""

    x: float
    y: float
    to_x: float
    to_y: float
    radius: float
    colour: Colour


def _spot(x: float, y: float, radius: float, colour: Colour) -> Mark:
    return Mark(x, y, x, y, radius, colour)


@lru_cache(maxsize=16)
def _castle_ground(ground: Ground) -> tuple[Mark, ...]:
    kinds = {"inner": "inner", "outside": "outside"}
    return tuple(
        _spot(one.x, one.y, 0.46, GROUNDS["room"] if one.room else GROUNDS[kinds.get(one.zone, "garrison")])
        for one in ground.board.circles
    )


def _castle_men(position: Colditz) -> list[Mark]:
    ground = position.ground
    out = []
    for pawn, place in enumerate(position.at):
        if place >= 0:
            circle = ground.board.circles[place % ground.size]
            colour = GUARDS if pawn >= FIRST_GUARD else TEAMS[pawn // TEAM]
            # A man under the ground is drawn smaller.
            out.append(_spot(circle.x, circle.y, 0.4 if place < ground.size else 0.25, colour))
    return out


def _middle(island: Island, cell: int) -> tuple[float, float]:
    q, r = island.coordinates[cell]
    return q + r / 2, r * sqrt(3) / 2


@lru_cache(maxsize=4)
def _island_ground(island: Island) -> tuple[Mark, ...]:
    names = {ISLAND: "island", ZONE: "zone"}
    return tuple(
        _spot(*_middle(island, cell), 0.48, GROUNDS[names.get(island.kind[cell], "sea")])
        for cell in range(island.cells)
    )


def _edge(x: float, y: float, side: int, far: float) -> tuple[float, float]:
    """A point on the way from the middle of a cell to one of its sides."""
    return x + far * cos(side * pi / 3), y + far * sin(side * pi / 3)


def _section(position: SectionX, place: int) -> tuple[float, float]:
    """Where a section is drawn: between its openings."""
    cell, section = divmod(place, STRIDE)
    x, y = _middle(position.island, cell)
    mask = position.type_at(cell).masks[position.rotation[cell]][section]
    ends = [_edge(x, y, side, 0.3) for side in range(len(SIDES)) if mask >> side & 1]
    return sum(end[0] for end in ends) / len(ends), sum(end[1] for end in ends) / len(ends)


def _island_pieces(position: SectionX) -> list[Mark]:
    out: list[Mark] = []
    for cell, tile in enumerate(position.tile):
        if tile == EMPTY:
            continue
        x, y = _middle(position.island, cell)
        out.append(_spot(x, y, 0.46, GROUNDS["tile"]))
        for section, mask in enumerate(position.type_at(cell).masks[position.rotation[cell]]):
            here = _section(position, cell * STRIDE + section)
            ends = [_edge(x, y, side, 0.5) for side in range(len(SIDES)) if mask >> side & 1]
            out += (Mark(*here, *end, 0.05, INK) for end in ends)
    for door, place in enumerate(position.doors):
        if place >= 0:
            x, y = _middle(position.island, place // STRIDE)
            side = position.door_side[door]
            out.append(_spot(*_edge(x, y, side, 0.4), 0.1, TEAMS[door // DOORS]))
    for man, place in enumerate(position.men):
        if place >= 0:
            out.append(_spot(*_section(position, place), 0.17, TEAMS[man // MEN]))
    return out


class Picture(NamedTuple):
    """How a game is drawn: the board, the pieces on it, and an SVG of its own if it has one."""

    marks: Callable[[Any], tuple[Sequence[Mark], Sequence[Mark]]]
    svg: Callable[[Any], str] | None = None


COLDITZ = Picture(
    lambda position: (_castle_ground(position.ground), _castle_men(position)),
    lambda position: draw(position.ground.board, position=picture_of(position)),
)
SECTIONX = Picture(lambda position: (_island_ground(position.island), _island_pieces(position)))
#: A game without a board: a blank sheet.
NO_PICTURE = Picture(lambda position: ((Mark(0, 0, 0, 0, 0, PAPER),), ()))


def _picture(game: Game) -> Picture:
    found = games.part(game.kind.name, "picture")
    assert isinstance(found, Picture)
    return found


def _frame(marks: Sequence[Mark]) -> tuple[float, float, float, float]:
    """Left, top, width and height, with a margin."""
    left, top = min(one.x for one in marks) - 1, min(one.y for one in marks) - 1
    return left, top, max(one.x for one in marks) + 1 - left, max(one.y for one in marks) + 1 - top


def as_svg(game: Game, position: Position) -> str:
    """The position as an SVG document."""
    picture = _picture(game)
    if picture.svg is not None:
        return picture.svg(position)
    printed, pieces = picture.marks(position)
    left, top, width, height = _frame(printed)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:.4g} {width:g} {height:.4g}">',
        f'<rect x="{left:g}" y="{top:.4g}" width="{width:g}" height="{height:.4g}" fill="{_hex(PAPER)}"/>',
    ]
    for one in (*printed, *pieces):
        if (one.x, one.y) == (one.to_x, one.to_y):
            lines.append(
                f'<circle cx="{one.x:.3f}" cy="{one.y:.3f}" r="{one.radius}" fill="{_hex(one.colour)}"/>'
            )
        else:
            lines.append(
                f'<line x1="{one.x:.3f}" y1="{one.y:.3f}" x2="{one.to_x:.3f}" y2="{one.to_y:.3f}" '
                f'stroke="{_hex(one.colour)}" stroke-width="{2 * one.radius}"/>'
            )
    return "\n".join((*lines, "</svg>"))


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour)


@lru_cache(maxsize=16)
def _painted(printed: tuple[Mark, ...]) -> Array:
    left, top, width, height = _frame(printed)
    scale = WIDTH / width
    pixels = np.empty((round(height * scale), WIDTH, 3), np.uint8)
    pixels[:] = PAPER
    _paint(pixels, printed, left, top, scale)
    return pixels


def _paint(pixels: Array, marks: Sequence[Mark], left: float, top: float, scale: float) -> None:
    for one in marks:
        # Only the pixels round a mark are looked at.
        first_x, last_x = sorted((one.x, one.to_x))
        first_y, last_y = sorted((one.y, one.to_y))
        x0, x1 = _within(first_x - one.radius - left, last_x + one.radius - left, scale, pixels.shape[1])
        y0, y1 = _within(first_y - one.radius - top, last_y + one.radius - top, scale, pixels.shape[0])
        xs = np.arange(x0, x1) / scale + left - one.x
        ys = (np.arange(y0, y1) / scale + top - one.y)[:, None]
        dx, dy = one.to_x - one.x, one.to_y - one.y
        long = dx * dx + dy * dy
        along = np.clip((xs * dx + ys * dy) / long, 0, 1) if long else 0.0
        near = (xs - along * dx) ** 2 + (ys - along * dy) ** 2 <= one.radius**2
        pixels[y0:y1, x0:x1][near] = one.colour


def _within(low: float, high: float, scale: float, size: int) -> tuple[int, int]:
    return max(0, int(low * scale)), min(size, int(high * scale) + 2)


def as_pixels(game: Game, position: Position) -> Array:
    """The position as red, green and blue of every pixel."""
    printed, pieces = _picture(game).marks(position)
    pixels = _painted(tuple(printed)).copy()
    left, top, width, _ = _frame(printed)
    _paint(pixels, pieces, left, top, WIDTH / width)
    return pixels


def as_text(game: Game, position: Position) -> str:
    """The position in a few lines: whose turn it is, and where everybody stands."""
    seen = position.view(None).to_json()
    lines = [f"{game.kind.title}, round {seen['round']}" if "round" in seen else game.kind.title]
    if position.outcome is not None:
        winners = ", ".join(game.seats[seat] for seat in position.outcome.winners)
        lines.append(f"over ({position.outcome.end}), won by {winners}")
    elif position.prompt is not None:
        lines.append(f"{game.seats[position.prompt.seat]} decides: {position.prompt.kind}")
    rows = seen.get("players", seen.get("teams", ()))
    for seat, row in zip(game.seats, rows, strict=False):
        men = ", ".join(f"{man} {place}" for man, place in row["men"].items())
        lines.append(f"{seat}: {men}")
    if not rows:
        plain = {name: value for name, value in seen.items() if isinstance(value, int | str | list)}
        lines += (f"{name}: {value}" for name, value in plain.items() if name != "frames")
    if "guards" in seen:
        lines.append("guards: " + ", ".join(f"{guard} {place}" for guard, place in seen["guards"].items()))
    if "board" in seen:
        lines.append("tiles: " + ", ".join(f"{cell} {tile}" for cell, tile in seen["board"].items()))
    return "\n".join(lines)
