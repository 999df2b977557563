"""One tile, eight letters wide and three lines high.

    ╭──────╮   ╭ ╲ ───╮   ╭──────╮   ╭2╲ ───╮   ╭━R━───╮
    ═══B1═══   │  ╠════   ═[B1··]│   ═1B4² 1═   │  ║   │
    ╰──F8──╯   ╰ ╱F9──╯   ╰──D5──╯   ╰──E7╲2╯   ╰ ╱C4──╯
    straight    junction   hideout  two sections    door

Closed sides are walls, open sides are cut. A tunnel runs from its open sides to the middle, where
a prisoner stands. On a tile with several sections the openings bear the number of their section,
the one that actions use (`E7#2`), and so does a prisoner there (`B4²`).
"""

from __future__ import annotations

from ....presenting.sectionx.board import Lying
from ..canvas import Canvas

WIDTH = 8
HEIGHT = 3

E, SE, SW, W, NW, NE = range(6)

#: Middle of the opening of each side.
OPENING = {E: (7, 1), SE: (5, 2), SW: (2, 2), W: (0, 1), NW: (2, 0), NE: (5, 0)}
_SLANT = {SE: "╲", SW: "╱", NW: "╲", NE: "╱"}

DEAD_END = "×"

_UP, _RIGHT, _DOWN, _LEFT = 1, 2, 4, 8
#: Double lines by the directions they run in.
_LINES = " ║═╚║║╔╠═╝═╩╗╣╦╬"

_RAISED = "⁰¹²³⁴⁵⁶"

# Every cell of the board has a background of its own, so that it looks the same on black and white windows.
GROUND = "on #fff4d6"
WALL = f"#8a6d3b {GROUND}"
TUNNEL = f"bold #3d2b00 {GROUND}"
LABEL = f"#7a6a4a {GROUND}"
#: Reversed, so that it stands out without colours as well.
FRESH = "bold reverse #9a3412 on #ffffff"
INK = {"B": "#1d4ed8", "R": "#c81e1e", "V": "#8b1fa9", "Y": "#8a6500"}
PIECE = {
    "B": "bold #ffffff on #1d4ed8",
    "R": "bold #ffffff on #c81e1e",
    "V": "bold #ffffff on #8b1fa9",
    "Y": "bold #000000 on #ffd60a",
}


def draw_tile(tile: Lying) -> Canvas:
    sheet = Canvas(WIDTH, HEIGHT)
    sheet.put(0, 0, "╭──────╮", WALL)
    sheet.put(0, 1, "│      │", WALL)
    sheet.put(0, 2, "╰──────╯", WALL)
    for section, mask in enumerate(tile.kind.masks[tile.rotation]):
        for side in range(6):
            if mask >> side & 1:
                _cut(sheet, tile, section, side)
    if tile.kind.hideout:
        _chamber(sheet, tile)
    elif tile.kind.count == 1:
        _run(sheet, tile)
    else:
        _sections(sheet, tile)
    for side, colour in tile.doors.items():
        _bar(sheet, tile, side, colour)
    for at, colour in enumerate(dict.fromkeys(tile.owners.values())):
        # Three owners on one tile: the third is shown only by a door.
        if at < 2:
            sheet.put(3 + at, 0, colour.lower(), f"bold {INK[colour]} {GROUND}")
    # Between the two lower openings there is room for two letters: the row's letter is left out.
    label = tile.label if len(tile.label) < 3 else tile.label[-2:]
    if not (len(tile.men) == 3 and tile.kind.count == 3):
        sheet.put(3, 2, label, FRESH if tile.fresh else LABEL)
    return sheet


def _ink(tile: Lying, section: int) -> str:
    owner = tile.owners.get(section)
    return f"bold {INK[owner]} {GROUND}" if owner else TUNNEL


def _cut(sheet: Canvas, tile: Lying, section: int, side: int) -> None:
    """Open the wall; if there are several sections, number the opening."""
    x, y = OPENING[side]
    style = _ink(tile, section)
    outward = -1 if side in (W, NW, SW) else 1
    number = str(section + 1) if tile.kind.count > 1 else ""
    glyph = DEAD_END if tile.edge >> side & 1 else _SLANT.get(side, "═")
    if side in _SLANT:
        sheet.put(x - 1, y, f" {glyph} ", style)
        sheet.put(x + outward, y, number, style)
    elif len(tile.men) < 2:
        sheet.put(x, y, glyph, style)
        sheet.put(x - outward, y, number, style)
    else:
        # Two prisoners with their section numbers fill the middle: the number goes to the edge.
        sheet.put(x, y, number or glyph, style)


def _run(sheet: Canvas, tile: Lying) -> None:
    """Draw a single tunnel: lines from every opening to the middle."""
    mask = tile.kind.masks[tile.rotation][0]
    style = _ink(tile, 0)

    def opens(*sides: int) -> bool:
        return any(mask >> side & 1 for side in sides)

    through = opens(W, NW, SW) and opens(E, NE, SE)
    left = _UP * opens(NW) | _DOWN * opens(SW) | _LEFT * opens(W) | _RIGHT * through
    right = _UP * opens(NE) | _DOWN * opens(SE) | _RIGHT * opens(E) | _LEFT * through
    sheet.put(3, 1, _LINES[left] + _LINES[right], style)
    if opens(W):
        sheet.put(1, 1, "══", style)
    if opens(E):
        sheet.put(5, 1, "══", style)
    for man in tile.men.get(0, ()):
        sheet.put(3, 1, man, PIECE[man[0]])


def _chamber(sheet: Canvas, tile: Lying) -> None:
    """Draw a hideout: a room with two seats."""
    sheet.put(1, 1, "[····]", _ink(tile, 0))
    for seat, man in enumerate(tile.men.get(0, ())):
        sheet.put(2 + 2 * seat, 1, man, PIECE[man[0]])


def _sections(sheet: Canvas, tile: Lying) -> None:
    """Draw several tunnels: the prisoners with the numbers of their sections, or the code of the tile."""
    if not tile.men:
        if tile.kind.count == 2:
            sheet.put(3, 1, tile.kind.code, LABEL)
        return
    crowd = [(section, man) for section in sorted(tile.men) for man in tile.men[section]]
    start = 1 if len(crowd) > 1 else 2
    for at, (section, man) in enumerate(crowd[:2]):
        sheet.put(start + 3 * at, 1, man, PIECE[man[0]])
        sheet.put(start + 2 + 3 * at, 1, _RAISED[section + 1], _ink(tile, section))
    for _, man in crowd[2:]:
        # The third prisoner takes the place of the label, so their section is the remaining one.
        sheet.put(3, 2, man, PIECE[man[0]])


def _bar(sheet: Canvas, tile: Lying, side: int, colour: str) -> None:
    """A door: a bar with its owner's letter across the opening.

    It covers the number of the opening, which the section's other opening still shows: a letter
    with a number behind it would be taken for a prisoner.
    """
    x, y = OPENING[side]
    if side in _SLANT:
        sheet.put(x - 1, y, f"━{colour}━", PIECE[colour])
        return
    sheet.put(x, y, colour, PIECE[colour])
    if not tile.kind.hideout and (tile.kind.count == 1 or len(tile.men) < 2):
        sheet.put(x + (1 if side == W else -1), y, "┃", PIECE[colour])
