"""The board and the panels in the terminal: what they must show, and what they must not."""

from __future__ import annotations

import re

import pytest

import goneaway
from goneaway.bots import make_bot
from goneaway.cli.terminal.sectionx.panels import WIDE, draw_screen, header
from goneaway.cli.terminal.sectionx.plan import ROOM, draw_board
from goneaway.cli.terminal.sectionx.tile import DEAD_END, OPENING, draw_tile
from goneaway.kernel import Stream
from goneaway.presenting.chronicle import Line
from goneaway.presenting.sectionx.board import Lying
from goneaway.presenting.sectionx.chronicle import News
from goneaway.sectionx import SectionX, Seen, standard_tiles
from goneaway.sectionx.board.tiles import TileType

from .sitting import (
    WORDING,
    Sitting,
    kind_of,
    letters,
    new_game,
    set_up,
    view_of,
)

# The board


def picture(tile: Lying) -> list[str]:
    return [line.ljust(8) for line in letters(draw_tile(tile).text()).splitlines()]


ORIENTATIONS = [(kind, rotation) for kind in standard_tiles().types for rotation in kind.rotations]


@pytest.mark.parametrize(
    ("kind", "rotation"), ORIENTATIONS, ids=lambda value: getattr(value, "code", str(value))
)
def test_open_sides_are_cut_and_closed_sides_are_walls(kind: TileType, rotation: int) -> None:
    lines = picture(Lying(kind, rotation, "F8"))
    for side, (x, y) in OPENING.items():
        wall = lines[y][x] in "─│"
        assert wall != bool(kind.open[rotation] >> side & 1)
    if kind.hideout:
        assert "[····]" in lines[1]


def test_no_two_orientations_look_the_same() -> None:
    seen = {"\n".join(picture(Lying(kind, rotation, "F8"))) for kind, rotation in ORIENTATIONS}
    assert len(seen) == len(ORIENTATIONS)


def test_sections_of_a_tile_are_told_apart_by_number() -> None:
    lines = picture(Lying(kind_of("SS"), 0, "E7", {1: ["B4"]}))
    assert lines == ["╭2╲ ───╮", "═1B4² 1═", "╰──E7╲2╯"]
    crowded = picture(Lying(kind_of("SSS"), 0, "E7", {0: ["Y8"], 1: ["R1"], 2: ["V3"]}))
    assert all(man in "".join(crowded) for man in ("Y8", "R1", "V3"))


def test_an_opening_over_the_edge_leads_nowhere() -> None:
    assert picture(Lying(kind_of("S"), 0, "C1", edge=1 << 3))[1][0] == DEAD_END


def test_a_door_is_a_bar_with_its_owners_letter() -> None:
    for side, (x, y) in OPENING.items():
        for kind in (kind_of("S"), kind_of("SSS"), kind_of("SS")):
            for rotation in range(6):
                if not kind.open[rotation] >> side & 1:
                    continue
                lines = picture(Lying(kind, rotation, "F8", doors={side: "R"}))
                assert lines[y][x] == "R"
                # R and a number would be a prisoner.
                assert not re.search(r"R\d", "".join(lines))


SCENE = """
    F8=S.0 F9=HS.0 F10=S.0 E7=SS.2 D5=S.1 H4=SBB.0 C8=S.0,
    B1@F8, B2 R3@F9, R1@E7#1, V1@E7#2, V2@H4#1, R5@H4#2, B5@H4#3, Y8@D5,
    door R F10@E, door V E7#2@W, B6@zone:E, Y1@free, R8@buried, turn B, B has S Y HW
"""
MEN_OUT = ("B1", "B2", "R3", "R1", "V1", "V2", "R5", "B5", "Y8", "B6")


@pytest.mark.parametrize("width", [ROOM, 100, WIDE, 140])
def test_the_board_shows_every_prisoner_door_owner_and_zone(width: int) -> None:
    view = view_of(set_up(new_game(4), SCENE))
    shown = letters(draw_board(view, width), width)
    for man in MEN_OUT:
        assert man in shown
    assert "·2345678" not in shown
    assert "B ··34··78" in shown
    assert "Y ·234567·" in shown
    assert "(B’s)" in shown
    assert shown.count("(open)") == 5
    for cell in view.island.sea:
        name = view.island.names[cell]
        tiled = view.tile[cell] >= 0
        # A tile's name loses the row's letter if it has two figures; three prisoners cover it.
        assert (name[-2:] if tiled else name) in shown or name == "H4"
    assert re.search(r"═+┃R|┃R", shown)
    assert max(map(len, shown.splitlines())) <= width


def test_the_narrow_board_lists_prisoners_and_doors() -> None:
    view = view_of(set_up(new_game(4), SCENE))
    shown = letters(draw_board(view, 80), 80)
    words = " ".join(shown.split())
    assert "B1 F8" in words
    assert "R1 E7#1" in words
    assert "doors: R F10@E V E7#2@W" in words
    assert "HS.0*" in words
    assert "[E=B]" in words
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("width", [60, 80, 100, 130])
def test_nothing_is_said_by_colour_alone(width: int) -> None:
    view = view_of(set_up(new_game(4), SCENE))
    drawing = draw_screen(
        view, WORDING, width, 40, News((Line("", "A line.", ""),), ("Red: draw 1",), frozenset({"F8"}))
    )
    assert letters(drawing, width) == letters(drawing, width, colours=True)


def test_the_drawing_knows_only_what_the_seat_knows() -> None:
    """Deal what is hidden anew: the screen stays the same."""
    game = new_game(3, seed=2)
    position = game.start()
    assert isinstance(position, SectionX)
    for _ in range(40):
        seat = position.actor
        assert seat is not None
        position.apply(seat, next(iter(position.legal())))
    for eyes in (0, 1, 2, None):
        view = view_of(position, eyes)
        other = game.determinize(view, Stream.from_seed("another deal"))
        again = other.view(eyes)
        assert isinstance(again, Seen)
        for width in (80, 100, 130):
            one = letters(draw_screen(view, WORDING, width, 40, News()), width)
            assert one == letters(draw_screen(again, WORDING, width, 40, News()), width)


@pytest.mark.parametrize("size", [(100, 40), (120, 45), (80, 24)])
def test_the_screen_fits_the_window(size: tuple[int, int]) -> None:
    """The board, the choices and the line that is typed; nothing scrolls away."""
    rules = {"firstSeat": "B"}
    game = goneaway.new_game("sectionx", players=3, rules=rules, seed=3)
    sitting = Sitting((), ("human", "simple", "simple"), game=game, size=size)
    bot = make_bot("simple", game, Stream.from_seed(3, quiet=True))
    heights = []

    def read(prompt: str) -> str:
        shown = sitting.out.getvalue()
        start = shown.rfind(" Round ")
        if start >= 0 and prompt.endswith("> "):
            heights.append(shown[start:].count("\n") + 1)
        position = sitting.position
        if position.actor is None or not prompt.endswith("> "):
            return ""
        sitting.out.truncate(0)
        sitting.out.seek(0)
        if len(sitting.actions) > 150:
            raise EOFError
        return str(bot.choose(position.view(position.actor), position.legal()))

    sitting.session.read = read
    sitting.run()
    assert len(heights) > 20
    # In a small window a long list of prisoners and doors may take a line or two more.
    assert max(heights) <= size[1] + (2 if size[1] < 30 else 0)


def test_the_header_fits() -> None:
    """The longest of everything still leaves the piles in sight."""
    game = new_game(4)
    position = set_up(game, "round 12, final, turn Y, F8=S.0, R1@F8")
    for _ in range(2):
        assert len(header(view_of(position), WORDING, "18 18 18")) < ROOM
        assert len(header(view_of(position), WORDING)) < 79
        if not position.why_not(3, game.parse("skip")):
            position.apply(3, game.parse("skip"))


@pytest.mark.parametrize("seat", range(4))
def test_panels_leave_the_board_alone(seat: int) -> None:
    """Whoever looks, no panel reaches into a cell or into the column of what happened."""
    position = set_up(new_game(4), f"{SCENE}, turn {'BRVY'[seat]}")
    for width in (ROOM, 100, WIDE, 130):
        screen = letters(
            draw_screen(view_of(position, seat), WORDING, width, 45, News((Line("", "x" * 20, ""),) * 60)),
            width,
        )
        board = letters(draw_board(view_of(position, seat), width), width)
        for drawn, shown in zip(board.splitlines(), screen.splitlines()[1:], strict=False):
            start = len(drawn) - len(drawn.lstrip())
            assert shown[start:].startswith(drawn.strip())
        assert f"{WORDING.text('sectionx-seat', seat='BRVY'[seat]).upper()} ({'BRVY'[seat]}) you" in screen
        for other in set("BRVY") - {"BRVY"[seat]}:
            assert f"{WORDING.text('sectionx-seat', seat=other).upper()} ({other})" in screen
