"""What stands around the board: the players, the turn, the piles, one's own tiles, the warnings."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rich.text import Text

from ....sectionx import Seen
from ....sectionx.island import SIDES, STRIDE
from ....sectionx.options import DOORS, MEN
from ....sectionx.places import AT_HOME, BURIED, FREE, GREEN, IN_SUPPLY, SET_ASIDE
from ....sectionx.so_far import STOCK_LIMIT
from ....sectionx.turn import Turn
from ....sectionx.walking import STEPS_IN_ALL
from ....wording import Wording
from ..canvas import Canvas
from .plan import ROOM, draw_pictures, draw_rows, man_name
from .tile import HEIGHT, PIECE, WIDTH, Lying, draw_tile

#: In a lower window the pictures would scroll away.
LOW = 36
#: From this width on what happened has a column of its own, to the right of the board.
WIDE = 118
_COLUMN = 94

_ALARM = "bold #ffffff on #b91c1c"
_HEADER = "bold #ffffff on #1f3a5f"

#: The players' panels fill the corners that the hexagon leaves free, clockwise: right of the board
#: or left of it, at the top or at the bottom. There is room for 19 letters beside the outermost
#: row, for 15 beside the next and for 11 beside the third. One's own panel is always the first.
_CORNERS = ((False, True), (True, True), (True, False), (False, False))
_RIGHT_OF = 74


@dataclass(frozen=True)
class Count:
    """Where a player's prisoners and doors are."""

    home: int
    tunnels: int
    hidden: int
    green: int
    free: int
    buried: int
    supply: int
    board: int
    aside: int


def count(view: Seen, seat: int) -> Count:
    men = view.men[seat * MEN : seat * MEN + MEN]
    hidden = sum(place >= 0 and _in_hideout(view, place) for place in men)
    doors = view.doors[seat * DOORS : seat * DOORS + DOORS]
    return Count(
        home=men.count(AT_HOME),
        tunnels=sum(place >= 0 for place in men) - hidden,
        hidden=hidden,
        green=sum(place <= GREEN for place in men),
        free=men.count(FREE),
        buried=men.count(BURIED),
        supply=doors.count(IN_SUPPLY),
        board=sum(place >= 0 for place in doors),
        aside=doors.count(SET_ASIDE),
    )


def _in_hideout(view: Seen, place: int) -> bool:
    return view.tiles.of[view.tile[place // STRIDE]].hideout


def in_danger(view: Seen) -> list[str]:
    """The prisoners who would be buried if the tunnels collapsed now."""
    return [
        man_name(view, man)
        for man, place in enumerate(view.men)
        if place >= 0 and not _in_hideout(view, place)
    ]


def turn_of(view: Seen) -> Turn | None:
    """The turn in progress, under whatever decision is open."""
    frame = view.frames[0] if view.frames else None
    return frame if isinstance(frame, Turn) else None


# Sentences


def seat_name(wording: Wording, view: Seen, seat: int) -> str:
    return wording.text("sectionx-seat", seat=view.rules.colours[seat])


def header(view: Seen, wording: Wording, piles: str = "") -> str:
    """Round, turn, phase, what is left of the turn, what is left of the piles."""
    turn = turn_of(view)
    if turn is None:
        return wording.text("terminal-header-over", round=view.round, final=view.final)
    actor = view.frames[-1].seat
    return wording.text(
        "terminal-header",
        round=view.round,
        final=view.final,
        who=seat_name(wording, view, actor),
        phase=_phase(view, turn),
        tile="used" if turn.tile_used else "gone" if _past_tiles(view, turn) else "open",
        steps=0 if turn.door_used else STEPS_IN_ALL - turn.steps,
        piles=piles,
    )


def _past_tiles(view: Seen, turn: Turn) -> bool:
    return turn.in_phase_3 and not view.rules.expert


def _phase(view: Seen, turn: Turn) -> str:
    if len(view.frames) > 1:
        return "decision"
    may_draw = not turn.drew and not turn.acted and any(view.pile_sizes)
    if may_draw and view.stock_sizes[turn.seat] < STOCK_LIMIT and view.rules.drawMandatory:
        return "draw"
    if view.rules.expert:
        return "any"
    return "walk" if turn.in_phase_3 or turn.tile_used else "tile"


def warnings(view: Seen, wording: Wording) -> list[str]:
    """Who could bring the tunnels down next, and who would be buried."""
    turn = turn_of(view)
    if turn is None:
        return []
    out = []
    threshold = view.rules.threshold
    close = [
        seat_name(wording, view, seat)
        for seat in range(view.rules.players)
        if count(view, seat).green == threshold - 1
    ]
    if close:
        out.append(wording.text("terminal-warning-escape", who=close))
    if turn.last_tile:
        out.append(wording.text("terminal-warning-tiles"))
    stall = view.stall
    if stall is not None and stall.near:
        out.append(
            wording.text("terminal-warning-stall", cause=stall.cause, quiet=stall.quiet, turns=stall.turns)
        )
    if out:
        men = in_danger(view)
        out.append(wording.text("terminal-danger", men=men) if men else wording.text("terminal-no-danger"))
    if stall is not None and stall.last_round:
        out.append(wording.text("terminal-warning-barren"))
    return [" ".join(out)] if out else []


def panel(view: Seen, wording: Wording, seat: int, you: bool) -> tuple[str, list[str], list[str], list[str]]:
    """A player in lines: his name, then those of at most 11, of 15 and of 19 letters."""
    say = wording.text
    counted = count(view, seat)
    stock = view.stocks[seat]
    turn = turn_of(view)
    on_turn = turn is not None and turn.seat == seat
    name = say(
        "terminal-panel-name",
        mark="▶" if on_turn else " ",
        name=seat_name(wording, view, seat).upper(),
        letter=view.rules.colours[seat],
        you=you,
    )
    if view.rules.expert and stock:
        tiles = " ".join(view.tiles.of[tile].code for tile in stock)
    else:
        tiles = say("terminal-panel-tiles", number=view.stock_sizes[seat])
    key = say("terminal-panel-key", master=view.keys[seat], aside=counted.aside)
    short = [say("terminal-panel-free", number=counted.free), tiles, key]
    middle = [
        say("terminal-panel-green", number=counted.green, threshold=view.rules.threshold),
        say("terminal-panel-out", number=counted.green + counted.free, goal=view.rules.goal),
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
    turn = turn_of(view)
    out = [Text(" " * 12 + " ".join(heading), "bold")]
    for seat, colour in enumerate(view.rules.colours):
        counted = count(view, seat)
        cells = (
            counted.home,
            counted.tunnels,
            counted.hidden,
            f"{counted.green}/{view.rules.threshold}",
            f"{counted.green + counted.free}/{view.rules.goal}",
            counted.free,
            counted.buried,
            f"{counted.supply}/{counted.board}/{counted.aside}",
            wording.text("terminal-key", master=view.keys[seat]),
            view.stock_sizes[seat],
        )
        mark = "▶" if turn is not None and turn.seat == seat else " "
        name = f"{seat_name(wording, view, seat)}{'*' if seat == view.seat else ''}"
        numbers = " ".join(str(cell).rjust(len(word)) for cell, word in zip(cells, heading, strict=True))
        out.append(Text.assemble(mark, (colour, PIECE[colour]), f" {name:<8} {numbers}"))
    return out


# The screen


@dataclass(frozen=True)
class News:
    """What happened since the player last acted: as sentences, as one line of notation per turn."""

    sentences: Sequence[str] = ()
    turns: Sequence[str] = ()
    cells: Collection[str] = ()


def draw_screen(view: Seen, wording: Wording, width: int, height: int, news: News) -> Text:
    """Everything a player must see before he decides, for a window of this size."""
    if width < ROOM or height < LOW:
        return _narrow(view, wording, width, height, news)
    board = draw_pictures(view, wording, news.cells)
    strips = _strips(view, wording)
    beside = max((strip.width for strip in strips), default=0) + 1
    room = width - beside - 1
    alarms = [line for warning in warnings(view, wording) for line in _wrap(warning, room)]
    turns = news.turns if width < WIDE else ()
    top = 1 + board.height
    # A window that is higher than it must be has room for more of what happened; three lines go
    # to the choices and to what is typed.
    wanted = len(alarms) + len(_latest(turns, room, height))
    below = max(sum(strip.height for strip in strips), min(wanted, height - top - 3))
    sheet = Canvas(width, top + below)
    sheet.put(0, 0, f" {header(view, wording, _piles(view))}".ljust(width), _HEADER)
    sheet.paste(0, 1, board)
    for seat in range(view.rules.players):
        _corner_panel(sheet, view, wording, seat, seat == view.seat)
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


def _corner_panel(sheet: Canvas, view: Seen, wording: Wording, seat: int, you: bool) -> None:
    right, at_top = _CORNERS[(seat - (view.seat or 0)) % view.rules.players]
    name, short, middle, long = panel(view, wording, seat, you)
    lines = [name, *long, *middle, *short] if at_top else [name, *short, *middle, *long]
    for number, words in enumerate(lines):
        # Three lines for each row of the board; the nearer to its middle, the further out.
        row = number // HEIGHT
        outward = (row if at_top else 2 - row) * WIDTH // 2
        x = _RIGHT_OF + outward if right else 0
        style = PIECE[view.rules.colours[seat]] if number == 0 else ""
        sheet.put(x + (number > 0), 1 + (0 if at_top else 8 * HEIGHT) + number, words, style)


def _piles(view: Seen) -> str:
    return " ".join(map(str, view.pile_sizes))


def _strips(view: Seen, wording: Wording) -> list[Canvas]:
    """Pictures of one's own tiles; in the expert variant of the tops of the piles, too."""
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
    """What happened, the newest at the bottom, as much as there is room for."""
    lines: list[str] = []
    for sentence in sentences:
        for at, line in enumerate(_wrap(sentence, width - 2)):
            lines.append(("· " if at == 0 else "  ") + line)
    room = sheet.height - 2
    for y, line in enumerate(lines[-room:], 2):
        sheet.put(_COLUMN, y, line)


def _latest(turns: Sequence[str], width: int, room: int) -> list[str]:
    """The newest turns in as many lines as there is room for; the oldest of them may be cut short."""
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
    # Long lines fold; two lines more go to the choices and to what is typed.
    lines = sum(-(-len(line) // width) or 1 for part in out for line in str(part).split("\n"))
    out += [Text(line) for line in _latest(news.turns, width - 1, max(1, height - lines - 2))]
    return Text("\n").join(out)


def tile_words(view: Seen, tile: int) -> str:
    """`FL (E-W-NE)`: a tile in words, as it lies before it is rotated."""
    kind = view.tiles.of[tile]
    sections = " + ".join("-".join(SIDES[side] for side in section) for section in kind.sections)
    return f"{kind.code} ({sections})"
