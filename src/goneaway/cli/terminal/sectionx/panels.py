"""The panels around the board: the players, the turn, the piles, your own tiles, the warnings."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ....presenting.sectionx.board import Lying
from ....presenting.sectionx.chronicle import News
from ....presenting.sectionx.names import tile_words
from ....presenting.sectionx.panels import Player, players
from ....presenting.sectionx.status import status_of, warnings
from ....sectionx import Seen
from ....wording import Wording
from ..canvas import Canvas
from .plan import ROOM, draw_pictures, draw_rows
from .tile import HEIGHT, PIECE, WIDTH, draw_tile

#: In a lower window the pictures would scroll out of sight.
LOW = 36
#: From this width on, events have a column of their own, to the right of the board.
WIDE = 118
_COLUMN = 94

_ALARM = "bold #ffffff on #b91c1c"
_HEADER = "bold #ffffff on #1f3a5f"

#: The players' panels fill the corners that the hexagon leaves free, clockwise: right of the board
#: or left of it, at the top or at the bottom. There is room for 19 letters beside the outermost
#: row, for 15 beside the next and for 11 beside the third. One's own panel is always the first.
_CORNERS = ((False, True), (True, True), (True, False), (False, False))
_RIGHT_OF = 74


def panel(shown: Player, wording: Wording, expert: bool) -> tuple[str, list[str], list[str], list[str]]:
    """A player in lines: the name, then versions for widths of 11, 15 and 19 letters."""
    say = wording.text
    counted = shown.counted
    name = say(
        "terminal-panel-name",
        mark="▶" if shown.on_turn else " ",
        name=shown.name.upper(),
        letter=shown.colour,
        you=shown.own,
    )
    if expert and shown.stock:
        tiles = " ".join(shown.stock)
    else:
        tiles = say("terminal-panel-tiles", number=shown.tiles)
    key = say("terminal-panel-key", master=shown.key, aside=counted.aside)
    short = [say("terminal-panel-free", number=counted.free), tiles, key]
    middle = [
        say("terminal-panel-green", number=counted.green, threshold=shown.threshold),
        say("terminal-panel-out", number=counted.green + counted.free, goal=shown.goal),
        say("terminal-panel-doors", supply=counted.supply, board=counted.board),
    ]
    long = [
        say("terminal-panel-in", home=counted.home, tunnels=counted.tunnels),
        say("terminal-panel-lost", hidden=counted.hidden, buried=counted.buried),
    ]
    return name, short, middle, long


def players_table(view: Seen, wording: Wording) -> list[Text]:
    """The players in lines under one heading, for narrow windows."""
    heading = wording.text("terminal-players").split()
    out = [Text(" " * 12 + " ".join(heading), "bold")]
    for shown in players(view, wording):
        counted = shown.counted
        cells = (
            counted.home,
            counted.tunnels,
            counted.hidden,
            f"{counted.green}/{shown.threshold}",
            f"{counted.green + counted.free}/{shown.goal}",
            counted.free,
            counted.buried,
            f"{counted.supply}/{counted.board}/{counted.aside}",
            wording.text("terminal-key", master=shown.key),
            shown.tiles,
        )
        mark = "▶" if shown.on_turn else " "
        name = f"{shown.name}{'*' if shown.own else ''}"
        numbers = " ".join(str(cell).rjust(len(word)) for cell, word in zip(cells, heading, strict=True))
        out.append(Text.assemble(mark, (shown.colour, PIECE[shown.colour]), f" {name:<8} {numbers}"))
    return out


def header(view: Seen, wording: Wording, piles: str = "") -> str:
    """Round, turn, phase, what is left of the turn, and what is left of the piles."""
    return status_of(view, wording).sentence(wording, piles)


# The screen


def draw_screen(view: Seen, wording: Wording, width: int, height: int, news: News) -> Text:
    """Draw everything a player must see before deciding, for a window of this size."""
    if width < ROOM or height < LOW:
        return _narrow(view, wording, width, height, news)
    board = draw_pictures(view, wording, news.cells)
    strips = _strips(view, wording)
    beside = max((strip.width for strip in strips), default=0) + 1
    room = width - beside - 1
    alarms = [line for warning in warnings(view, wording) for line in _wrap(warning, room)]
    turns = news.turns if width < WIDE else ()
    top = 1 + board.height
    # A high window has room for more events; three lines go to the choices and to the input.
    wanted = len(alarms) + len(_latest(turns, room, height))
    below = max(sum(strip.height for strip in strips), min(wanted, height - top - 3))
    sheet = Canvas(width, top + below)
    sheet.put(0, 0, f" {header(view, wording, _piles(view))}".ljust(width), _HEADER)
    sheet.paste(0, 1, board)
    for shown in players(view, wording):
        _corner_panel(sheet, view, wording, shown)
    y = top
    for strip in strips:
        sheet.paste(0, y, strip)
        y += strip.height
    for y, line in enumerate(alarms[:below], top):
        sheet.put(beside, y, line, _ALARM)
    for y, line in enumerate(_latest(turns, room, below - len(alarms)), top + len(alarms)):
        sheet.put(beside, y, line)
    if width >= WIDE:
        _column(sheet, news.sentences, width - _COLUMN - 1)
    return sheet.text()


def _corner_panel(sheet: Canvas, view: Seen, wording: Wording, shown: Player) -> None:
    right, at_top = _CORNERS[(shown.seat - (view.seat or 0)) % view.rules.players]
    name, short, middle, long = panel(shown, wording, view.rules.expert)
    lines = [name, *long, *middle, *short] if at_top else [name, *short, *middle, *long]
    for number, words in enumerate(lines):
        # Three lines for each row of the board; the nearer to its middle, the further out.
        row = number // HEIGHT
        outward = (row if at_top else 2 - row) * WIDTH // 2
        x = _RIGHT_OF + outward if right else 0
        style = PIECE[shown.colour] if number == 0 else ""
        sheet.put(x + (number > 0), 1 + (0 if at_top else 8 * HEIGHT) + number, words, style)


def _piles(view: Seen) -> str:
    return " ".join(map(str, view.pile_sizes))


def _strips(view: Seen, wording: Wording) -> list[Canvas]:
    """Pictures of your own tiles; in the expert variant of the tops of the piles, too."""
    out = []
    stock = view.stocks[view.seat] if view.seat is not None else None
    if stock is not None:
        out.append(_pictures(view, wording.text("terminal-stock"), [(tile, "") for tile in stock]))
    if any(view.pile_faces):
        tops = [(faces[0], str(number)) for number, faces in enumerate(view.pile_faces, 1) if faces]
        out.append(_pictures(view, wording.text("terminal-tops"), tops))
    return out


def _pictures(view: Seen, title: str, tiles: Sequence[tuple[int, str]]) -> Canvas:
    strip = Canvas(6 + 12 * 3, 3)
    for y, word in enumerate(title.split()[:3]):
        strip.put(1, y, word, "bold")
    for at, (tile, number) in enumerate(tiles):
        kind = view.tiles.of[tile]
        strip.put(6 + 12 * at, 0, number, "bold")
        strip.put(6 + 12 * at, 1, kind.code.rjust(3), "bold")
        strip.paste(10 + 12 * at, 0, draw_tile(Lying(kind, 0)))
    return strip


def _column(sheet: Canvas, sentences: Sequence[str], width: int) -> None:
    """The events, newest at the bottom, as many as fit."""
    lines: list[str] = []
    for sentence in sentences:
        for at, line in enumerate(_wrap(sentence, width - 2)):
            lines.append(("· " if at == 0 else "  ") + line)
    room = sheet.height - 2
    for y, line in enumerate(lines[-room:], 2):
        sheet.put(_COLUMN, y, line)


def _latest(turns: Sequence[str], width: int, room: int) -> list[str]:
    """The latest turns that fit in a number of lines; the oldest of them may be cut short."""
    out: list[str] = []
    for turn in reversed(turns):
        left = room - len(out)
        if left < 1:
            break
        lines = _wrap(turn, width)
        if len(lines) > left:
            lines = [*lines[: left - 1], f"{lines[left - 1][: width - 2]} …"]
        out = lines + out
    return out


def _wrap(sentence: str, width: int) -> list[str]:
    lines = [""]
    for word in sentence.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def _narrow(view: Seen, wording: Wording, width: int, height: int, news: News) -> Text:
    out = [Text(f" {header(view, wording)} ", _HEADER), draw_rows(view, wording, width, news.cells)]
    out += players_table(view, wording)
    stock = view.stocks[view.seat] if view.seat is not None else None
    if stock is not None:
        held = [tile_words(view, tile) for tile in stock]
        out.append(Text(wording.text("terminal-stock-line", tiles=held)))
    out[-1].append(f"  {wording.text('terminal-piles-line', piles=_piles(view))}")
    if any(view.pile_faces):
        tops = [tile_words(view, faces[0]) for faces in view.pile_faces if faces]
        out.append(Text(wording.text("terminal-tops-line", tiles=tops)))
    out += [Text(warning, _ALARM) for warning in warnings(view, wording)]
    # Long lines wrap; two more lines go to the choices and to the input.
    lines = sum(-(-len(line) // width) or 1 for part in out for line in str(part).split("\n"))
    out += [Text(line) for line in _latest(news.turns, width - 1, max(1, height - lines - 2))]
    return Text("\n").join(out)
