"""Draw a position as text, as SVG or as an array of pixels. Only public information is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from .. import games
from ..kernel import Game, Position
from .observation import Array

Colour = tuple[int, int, int]

PAPER: Colour = (244, 240, 230)
#: Colours by team or seat.
TEAMS: tuple[Colour, ...] = ((40, 90, 170), (190, 50, 40), (230, 140, 20), (120, 60, 150), (20, 140, 110))

#: Width in pixels.
WIDTH = 640


@dataclass(frozen=True)
class Mark:
    """A spot, or a stroke if it ends elsewhere: its start and end, thickness and colour."""

    x: float
    y: float
    to_x: float
    to_y: float
    radius: float
    colour: Colour


def spot(x: float, y: float, radius: float, colour: Colour) -> Mark:
    return Mark(x, y, x, y, radius, colour)


class Picture(NamedTuple):
    """How a game is drawn: the board, the pieces on it, and an SVG of its own if it has one."""

    marks: Callable[[Any], tuple[Sequence[Mark], Sequence[Mark]]]
    svg: Callable[[Any], str] | None = None


#: A game without a board: a blank sheet.
NO_PICTURE = Picture(lambda position: ((Mark(0, 0, 0, 0, 0, PAPER),), ()))


def _picture(game: Game) -> Picture:
    found = games.part(game.kind.name, "picture")
    assert isinstance(found, Picture)
    return found


def _frame(marks: Sequence[Mark]) -> tuple[float, float, float, float]:
    """Return left, top, width and height of all marks, with a margin."""
    left, top = min(one.x for one in marks) - 1, min(one.y for one in marks) - 1
    return left, top, max(one.x for one in marks) + 1 - left, max(one.y for one in marks) + 1 - top


def as_svg(game: Game, position: Position) -> str:
    """Return the position as an SVG document."""
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
        # Only the pixels around a mark are computed.
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
    """Return the position as an array of red, green and blue values."""
    printed, pieces = _picture(game).marks(position)
    pixels = _painted(tuple(printed)).copy()
    left, top, width, _ = _frame(printed)
    _paint(pixels, pieces, left, top, WIDTH / width)
    return pixels


def as_text(game: Game, position: Position) -> str:
    """Return the position in a few lines: whose turn it is, and where all pawns stand."""
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
