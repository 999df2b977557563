"""The castle drawn from its lattice: two columns for every circle, as in the drawing it is stored in.

A sign shows the kind of a circle, two letters show the pawn on it; colours only help. The plan never changes
during a game, so it is drawn once per board, and the pawns are drawn over it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from rich.text import Text

from ....colditz.board import Board, Circle, Room
from ....colditz.board.drawing import Spot
from ....colditz.referee.view import Seen
from ....colditz.table.ground import Ground
from ....colditz.words.places import RESERVE, RETURNED
from ....presenting.colditz.names import Names, names_of
from ....presenting.colditz.standing import spot_of, standing
from ....wording import Wording
from ..canvas import Canvas

#: By letter of the nation; guards are plain black.
PAWN = {
    "a": "bold #ffffff on #2f5fa8",
    "b": "bold #ffffff on #b8322c",
    "d": "bold #000000 on #f0922b",
    "f": "bold #ffffff on #7a4a2b",
    "p": "bold #ffffff on #2f7a45",
    "g": "bold #ffffff on #141414",
}
REACHED = "bold #00303a on #7ce3f2"
_BARRACKS = "#dddddd on #4a4a4a"
_WALL = "#857c6d on #958c7d"
_LETTERING = "bold #201a10 on #958c7d"
_GATE = {"k": "bold #1f1300 on #f2b632", "p": "bold #ffffff on #0f766e"}
_TARGET = "bold #ffffff on #14532d"
_DROP = "bold #8b1a1a"
_POST = "bold #000000"
_RULER = "dim"

#: Signs of circles.
PLAIN, WHITE, ROOM, HIDEAWAY, POST, LIT, BELOW, LOCKED = "·", "o", "□", "⌂", "●", "*", "≈", "+"
#: Marks behind the sign.
LANDING, TUNNEL, CUT, DOOR, CAR = "↓", "~", "/", "¦", "c"

_PAPER = {
    "appel": "on #ffffff",
    "room": "on #f3d9a4",
    "hideaway": "on #d9cdf2",
    "cells": "on #c4c0ba",
    "barracks": "on #c4c0ba",
    "office": "on #c4c0ba",
}
_LOOK = {
    "paving": "on #ece4d2",
    "grass": "on #cfe3b4",
    "earth": "on #e6d8ba",
    "slate": "on #c3c9d2",
    "cellar": "on #d3c2ab",
    "planks": "on #d9b98a",
    "water": "on #a9d3ee",
}
_SCENERY = {
    "wall": ("░░", _WALL),
    "parapet": ("▒▒", _WALL),
    "water": ("  ", "on #a9d3ee"),
    "tree": ("^ ", "#5d8a4f"),
    "earth": ("  ", "on #e6d8ba"),
}
_INK = "#4d4433"

#: Rows are labelled on the left, columns above, and the corner shows north.
MARGIN, RULER = 3, 1
NORTH = "←N"


def token(name: str) -> str:
    """A pawn as two letters; guards from g10 on are G0, G1..."""
    return name if len(name) == 2 else f"G{name[-1]}"


# The plan


@cache
def plan_of(ground: Ground, lettered: bool = True, names: Names | None = None) -> Canvas:
    """Draw the castle without pawns, with or without the names of its rooms."""
    board = ground.board
    cells = board.drawing.cells
    sheet = Canvas(max(x for x, _ in cells) + 2, max(y for _, y in cells) + 1)
    for (x, y), cell in cells.items():
        scenery = board.drawing.scenery.get(cell.sign)
        if scenery is not None:
            sheet.put(x, y, *_SCENERY[scenery])
    marks = _marks(board)
    for number, circle in enumerate(board.circles):
        sign, style = _sign(ground, number)
        mark = marks.get(number, "")
        if mark.isdigit():
            # A window with a drop: its height matters more than its floor.
            sheet.put(*circle.spot, mark, f"{_DROP} {_paper(board, circle)}")
            continue
        sheet.put(*circle.spot, sign if len(sign) > 1 else f"{sign}{mark or ' '}", style)
    if lettered:
        _letter(sheet, board, names or names_of(Wording()))
    return sheet


def _sign(ground: Ground, number: int) -> tuple[str, str]:
    circle = ground.board.circles[number]
    kind = _kind(ground.board, circle)
    if ground.target[number] >= 0:
        return circle.name.upper(), _TARGET
    if ground.gate[number] >= 0:
        name = ground.gates[ground.gate[number]]
        return name.upper(), _GATE[name[0]]
    paper = _paper(ground.board, circle)
    if ground.black[number]:
        return POST, f"{_POST} {paper}"
    if "underground" in circle.flags:
        return BELOW, f"{_INK} {paper}"
    if circle.held:
        return LOCKED, f"{_INK} {paper}"
    if ground.lit[number]:
        return LIT, f"{_INK} {paper}"
    return {"appel": WHITE, "room": ROOM, "hideaway": HIDEAWAY}.get(kind, PLAIN), f"{_INK} {paper}"


def _kind(board: Board, circle: Circle) -> str:
    return board.drawing.areas[board.drawing.cells[circle.spot].sign].kind


def _paper(board: Board, circle: Circle) -> str:
    area = board.drawing.areas[board.drawing.cells[circle.spot].sign]
    if area.light:
        return "on #fff2a0"
    if area.kind in _PAPER and "underground" not in circle.flags:
        return _PAPER[area.kind]
    if area.roofed:
        return "on #ddcfb0"
    return _LOOK.get(area.look, "on #dcebcf")


def _marks(board: Board) -> dict[int, str]:
    """By circle: the mark on it, besides its kind."""
    marks: dict[int, str] = {}
    for circles in board.tunnels.values():
        marks |= dict.fromkeys(circles, TUNNEL)
    for cut in board.cuts:
        marks |= {cut.inside: CUT, cut.outside: CUT}
    marks |= {block.door: DOOR for block in board.cells.values()}
    marks |= dict.fromkeys(board.car.values(), CAR)
    marks |= {rope.landing: LANDING for rope in board.ropes}
    return marks | {rope.top: str(rope.feet) for rope in board.ropes}


def _letter(sheet: Canvas, board: Board, names: Names) -> None:
    """Write the names of rooms and places on the walls, as close as possible to their place in the picture.

    The item in a room is what men go there for: it is written below the name, or alone if there is no room
    for both.
    """
    free = {(x + half, y) for x, y in board.drawing.scene("wall") for half in (0, 1)}
    lettering = board.drawing.legend.get("lettering", {})
    bare: list[str] = []
    middles: dict[str, Spot] = {}
    for name, given in lettering.items():
        room = board.rooms.get(name)
        words = names.place(name if room is not None else str(given["note"]))
        two = given.get("lines") == 2 or "|" in given.get("words", "")
        title = _in_two(words) if two else [words]
        forms = [title] if room is None else [[*title, *_signs(room, names)], title, [words]]
        found = _nearest(free, forms, given["at"])
        if found is None:
            continue
        lines, middles[name] = found
        _write(sheet, free, lines, middles[name])
        if room is not None and lines[-1] not in _signs(room, names):
            bare.append(name)
    for name in bare:
        found = _nearest(free, [_signs(board.rooms[name], names)], middles[name])
        # Beside the name of another room it would mislead.
        if found is not None and min(middles, key=lambda other: _apart(middles[other], found[1])) == name:
            _write(sheet, free, *found)


def _signs(room: Room, names: Names) -> list[str]:
    return [names.symbol(symbol) for symbol in room.symbols]


def _in_two(words: str) -> list[str]:
    """Split a name into two lines of similar length; a single word stays in one line."""
    parts = words.split()
    cuts = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
    return list(min(cuts, key=lambda lines: max(map(len, lines)))) if cuts else [words]


def _nearest(
    free: set[Spot], forms: Sequence[list[str]], at: tuple[float, float]
) -> tuple[list[str], Spot] | None:
    """The form that fits closest to a spot, earlier forms preferred; and its top middle."""
    places = [
        (distance + 12 * number, lines, spot)
        for number, lines in enumerate(forms)
        for distance, spot in _room_for(free, lines, at)
    ]
    return min(places)[1:] if places else None


def _room_for(free: set[Spot], lines: list[str], at: tuple[float, float]) -> Iterator[tuple[float, Spot]]:
    """Wall positions that hold these lines, with their distance from the ideal place."""
    wanted = (at[0], at[1] - (len(lines) - 1) / 2)
    for column in range(round(at[0]) - 9, round(at[0]) + 10):
        for row in range(round(wanted[1]) - 3, round(wanted[1]) + 4):
            if all(
                (column - len(line) // 2 + along, row + below) in free
                for below, line in enumerate(lines)
                for along in range(len(line))
            ):
                yield _apart(wanted, (column, row)), (column, row)


def _apart(one: tuple[float, float], other: tuple[float, float]) -> float:
    """A row is as high as two columns are wide."""
    return (one[0] - other[0]) ** 2 + 4 * (one[1] - other[1]) ** 2


def _write(sheet: Canvas, free: set[Spot], lines: Sequence[str], middle: Spot) -> None:
    for y, line in enumerate(lines, middle[1]):
        left = middle[0] - len(line) // 2
        sheet.put(left, y, line, _LETTERING)
        # A blank around the words keeps other names from touching them.
        free -= {(x, y) for x in range(left - 1, left + len(line) + 1)}


# Pawns and marks


def draw_castle(
    view: Seen,
    reached: Mapping[int, int] | None = None,
    lettered: bool = True,
    names: Names | None = None,
) -> Canvas:
    """Draw the whole castle with all pawns; `reached` are costs by place."""
    plan = plan_of(view.ground, lettered, names)
    sheet = Canvas(plan.width, plan.height)
    sheet.paste(0, 0, plan)
    for start, _, _, _, _ in view.openings:
        sheet.put(*spot_of(view, start), "⇓ ", _DROP)
    for place, cost in (reached or {}).items():
        sheet.put(*spot_of(view, place), f"{cost:>2}", REACHED)
    for circle, pawns in standing(view).items():
        pawn = pawns[0]
        name = view.pawn_name(pawn)
        style = PAWN[name[0]]
        if view.at[pawn] in (RESERVE, RETURNED):
            style = _BARRACKS
        elif view.at[pawn] >= view.ground.size:
            style += " underline"
        sheet.put(*spot_of(view, circle), token(name), style)
    return sheet


def whole(
    view: Seen, width: int, reached: Mapping[int, int] | None = None, names: Names | None = None
) -> Text:
    """Return the whole castle; in a narrow window at half its width, with one letter for a circle or a
    pawn."""
    wide = width > max(circle.spot[0] for circle in view.ground.board.circles) + 1
    full = draw_castle(view, reached, wide, names)
    if wide:
        # Trees at the edge may be cut off.
        sheet = Canvas(min(width, full.width), full.height)
        sheet.paste(0, 0, full)
        return sheet.text()
    sheet = Canvas((full.width + 1) // 2, full.height)
    for y in range(full.height):
        for x in range(sheet.width):
            letter, style = full.at(min(2 * x + y % 2, full.width - 1), y)
            sheet.put(x, y, letter, style)
    return sheet.text()


# A window on it


def window(sheet: Canvas, width: int, height: int, centre: Spot) -> tuple[Canvas, Spot]:
    """Return the part of the plan around a spot that fits, with row and column labels; and its corner."""
    across, down = min(width - MARGIN, sheet.width), min(height - RULER, sheet.height)
    left = min(max(0, centre[0] - across // 2), sheet.width - across)
    top = min(max(0, centre[1] - down // 2), sheet.height - down)
    out = Canvas(across + MARGIN, down + RULER)
    part = Canvas(across, down)
    part.paste(-left, -top, sheet)
    for row in range(down):
        # Half of a pawn's name, or of a number, could be read as another.
        for column, half in ((0, 1), (across - 1, 0)):
            letter, style = part.at(column, row)
            if (left + column + top + row) % 2 == half and letter.isalnum():
                part.put(column, row, " ", style)
    out.paste(MARGIN, RULER, part)
    for column in range(-(-left // 10) * 10, left + across, 10):
        out.put(MARGIN + column - left, 0, f"{column}", _RULER)
    out.put(0, 0, NORTH, _RULER)
    for row in range(top, top + down):
        out.put(0, RULER + row - top, f"{row:>2}", _RULER)
    return out, (left, top)


def in_sight(spots: Iterable[Spot], centre: Spot, half: Spot) -> list[Spot]:
    """The spots in a window of twice these half sizes."""
    return [
        spot for spot in spots if abs(spot[0] - centre[0]) <= half[0] and abs(spot[1] - centre[1]) <= half[1]
    ]


def most_in_sight(spots: Sequence[Spot], half: Spot) -> list[Spot]:
    """As many of some spots as fit in one window: all of them, or those around one of them."""
    centres = [middle(spots), *spots]
    return max((in_sight(spots, centre, half) for centre in centres), key=len)


def middle(spots: Iterable[Spot]) -> Spot:
    """The centre of some spots: halfway between the outermost."""
    found = list(spots)
    columns, rows = [x for x, _ in found], [y for _, y in found]
    return (min(columns) + max(columns)) // 2, (min(rows) + max(rows)) // 2
