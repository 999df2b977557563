"""The island and the sea around it, drawn from what a seat sees.

In a window of 96 columns or more every cell is a picture; in a narrower one a row of the board is
a line of tile codes and rotations, with prisoners and doors listed below.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from rich.text import Text

from ....presenting.sectionx.board import Lying, tiles_lying
from ....sectionx import Island, Seen
from ....sectionx.board.island import ISLAND, SEA, SIDES, ZONE
from ....sectionx.words.options import DOORS, MEN
from ....sectionx.words.places import AT_HOME, GREEN, NOBODY
from ....wording import Wording
from ..canvas import Canvas
from .tile import FRESH, GROUND, HEIGHT, INK, PIECE, WIDTH, draw_tile

#: The narrowest window that holds the pictures.
ROOM = 96

#: Row letters are to the left of the cells.
MARGIN = 2

_SEA = "on #bfe3ff"
_SEA_NAME = f"#33627f {_SEA}"
_ROCK = "on #d4d4d4"
_ROCK_TEXT = f"bold #333333 {_ROCK}"
_GREEN = "on #a6f0a6"
_GREEN_TEXT = f"bold #0b5d1e {_GREEN}"
_ROW = "bold"


def draw_board(view: Seen, width: int, fresh: Collection[str] = (), wording: Wording | None = None) -> Text:
    """Draw the board for a window of this width; `fresh` names cells where something happened."""
    words = wording or Wording()
    if width < ROOM:
        return draw_rows(view, words, width, fresh)
    return draw_pictures(view, words, fresh).text()


# Pictures


@cache
def _corner(island: Island, cell: int) -> tuple[int, int]:
    """The top left corner of a cell on the sheet; each row is shifted by half a cell from the next."""
    q, r = island.coordinates[cell]
    return MARGIN + (2 * q + r + 2 * island.radius) * (WIDTH // 2), (r + island.radius) * HEIGHT


def draw_pictures(view: Seen, wording: Wording, fresh: Collection[str] = ()) -> Canvas:
    island = view.island
    rows = 2 * island.radius + 1
    sheet = Canvas(MARGIN + rows * WIDTH + MARGIN, rows * HEIGHT)
    lying = tiles_lying(view, fresh)
    for cell in range(island.cells):
        x, y = _corner(island, cell)
        if cell in lying:
            sheet.paste(x, y, draw_tile(lying[cell]))
        elif island.kind[cell] == SEA:
            _draw_sea(sheet, x, y, island.names[cell], island.names[cell] in fresh)
        elif island.kind[cell] == ZONE:
            _draw_zone(sheet, x, y, view, wording, island.zone_at[cell])
    _draw_prison(sheet, view, wording)
    for cell in range(island.cells):
        x, y = _corner(island, cell)
        if island.neighbours[cell][3] < 0:
            sheet.put(x - 2, y + 1, island.names[cell][0], _ROW)
        if island.neighbours[cell][0] < 0:
            sheet.put(x + WIDTH + 1, y + 1, island.names[cell][0], _ROW)
    return sheet


def draw_near(view: Seen, wording: Wording, cell: int) -> Canvas:
    """Draw a cell and its neighbours as pictures, whatever the window's width."""
    sheet = Canvas(3 * WIDTH, 3 * HEIGHT)
    x, y = _corner(view.island, cell)
    sheet.paste(WIDTH - x, HEIGHT - y, draw_pictures(view, wording))
    return sheet


def _draw_sea(sheet: Canvas, x: int, y: int, name: str, fresh: bool) -> None:
    for line in range(HEIGHT):
        sheet.put(x, y + line, " " * WIDTH, _SEA)
    sheet.put(x, y, "·", _SEA_NAME)
    sheet.put(x + 3, y + 1, name, FRESH if fresh else _SEA_NAME)


def _draw_zone(sheet: Canvas, x: int, y: int, view: Seen, wording: Wording, zone: int) -> None:
    owner = view.owners[zone]
    men = [view.man_name(man) for man, place in enumerate(view.men) if place == GREEN - zone]
    for line in range(HEIGHT):
        sheet.put(x, y + line, " " * WIDTH, _GREEN)
    sheet.put(x, y, f"zone:{view.island.zone_names[zone]}".center(WIDTH), _GREEN_TEXT)
    if owner == NOBODY:
        sheet.put(x, y + 1, wording.text("terminal-zone-open").center(WIDTH), _GREEN_TEXT)
    else:
        colour = view.rules.colours[owner]
        owned = wording.text("terminal-zone-owned", colour=colour).center(WIDTH)
        sheet.put(x, y + 1, owned, f"bold {INK[colour]} {_GREEN}")
    gap = 3 if 3 * len(men) <= WIDTH + 1 else 2
    for at, man in enumerate(men[: WIDTH // 2]):
        sheet.put(x + gap * at, y + 2, man, PIECE[man[0]])


def _draw_prison(sheet: Canvas, view: Seen, wording: Wording) -> None:
    """Draw the cell blocks: the prisoners still at home, by number."""
    island = view.island
    spans: list[tuple[int, int, int]] = []
    rock = [cell for cell in range(island.cells) if island.kind[cell] == ISLAND]
    for row in sorted({island.coordinates[cell][1] for cell in rock}):
        corners = [_corner(island, cell) for cell in rock if island.coordinates[cell][1] == row]
        left, right = min(corners)[0], max(corners)[0] + WIDTH
        spans += [(left, corners[0][1] + line, right - left) for line in range(HEIGHT)]
    for x, y, width in spans:
        sheet.put(x, y, " " * width, _ROCK)
    blocks = len(view.rules.colours)
    first = max(0, (len(spans) - blocks) // 2)
    if first:
        x, y, width = spans[first - 1]
        sheet.put(x, y, wording.text("terminal-prison").center(width), _ROCK_TEXT)
    for seat, (x, y, width) in enumerate(spans[first : first + blocks]):
        colour = view.rules.colours[seat]
        home = home_block(view, seat)
        at = x + (width - len(home) - 2) // 2
        sheet.put(at, y, colour, PIECE[colour])
        sheet.put(at + 2, y, home, f"bold {INK[colour]} {_ROCK}")


def home_block(view: Seen, seat: int) -> str:
    """`12·45678`: the prisoners at home, with gaps for those who are out."""
    men = view.men[seat * MEN : seat * MEN + MEN]
    return "".join(str(number) if place == AT_HOME else "·" for number, place in enumerate(men, 1))


# Rows of codes


def draw_rows(view: Seen, wording: Wording, width: int, fresh: Collection[str] = ()) -> Text:
    """A line for each row, then the places of prisoners and doors."""
    island = view.island
    pitch = 7 if width >= 80 else 6
    rows = 2 * island.radius + 1
    sheet = Canvas(MARGIN + rows * pitch, rows)
    lying = tiles_lying(view, fresh)
    for cell in range(island.cells):
        q, r = island.coordinates[cell]
        x = MARGIN + (2 * q + r + 2 * island.radius) * pitch // 2
        y = r + island.radius
        if island.neighbours[cell][3] < 0:
            sheet.put(x - 2, y, island.names[cell][0], _ROW)
        text, style = _short(view, cell, lying)
        sheet.put(x, y, text[: pitch - 1], FRESH if island.names[cell] in fresh else style)
    out = [sheet.text()]
    men = [
        (f"{view.man_name(man)} {view.spot(place)}", view.rules.colours[man // MEN])
        for man, place in enumerate(view.men)
        if place >= 0
    ]
    doors = [
        (f"{colour} {view.spot(place)}@{SIDES[view.door_side[door]]}", colour)
        for door, place in enumerate(view.doors)
        if place >= 0
        for colour in view.rules.colours[door // DOORS]
    ]
    parts = [Text(words, f"bold {INK[colour]} {GROUND}") for words, colour in men]
    if doors:
        parts.append(Text(wording.text("terminal-doors"), "bold"))
        parts += [Text(words, f"bold {INK[colour]} {GROUND}") for words, colour in doors]
    if parts:
        out.append(Text("  ").join(parts))
    return Text("\n").join(out)


def _short(view: Seen, cell: int, lying: dict[int, Lying]) -> tuple[str, str]:
    island = view.island
    if cell in lying:
        tile = lying[cell]
        men = [man for section in sorted(tile.men) for man in tile.men[section]]
        # A single prisoner is named if there is room; several are counted, and listed below the board.
        word = men[0] if len(men) == 1 and len(tile.kind.code) == 1 else "*" * bool(men)
        colours = list(dict.fromkeys([*tile.owners.values(), *tile.doors.values()]))
        style = f"bold {INK[colours[0]]} {GROUND}" if colours else f"bold #3d2b00 {GROUND}"
        return f"{tile.kind.code}.{tile.rotation}{word}", style
    if island.kind[cell] == ZONE:
        zone = island.zone_at[cell]
        owner = view.owners[zone]
        letter = "" if owner == NOBODY else f"={view.rules.colours[owner]}"
        return f"[{island.zone_names[zone]}{letter}]", _GREEN_TEXT
    if island.kind[cell] == ISLAND:
        return f"({island.names[cell]})", _ROCK_TEXT
    return island.names[cell], _SEA_NAME
