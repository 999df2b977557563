"""The castle and the panels in the terminal: what they must show, and what they must not."""

from __future__ import annotations

import random

import pytest

from goneaway.cli.terminal.colditz.front import CastleFront
from goneaway.cli.terminal.colditz.panels import header
from goneaway.cli.terminal.colditz.plan import draw_castle, plan_of, token, whole, window
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.referee.view import Seen
from goneaway.colditz.words.places import CELL, RESERVE, RETURNED
from goneaway.kernel import Game, Journal, Seal, Stream
from goneaway.presenting.colditz.standing import standing

from .sitting import WORDING, letters

SIZES = [(120, 50), (100, 40), (80, 24)]


def new_game(players: int = 4, seed: object = 3) -> Game:
    return COLDITZ.new(players, {}, seal=Seal.from_seed(seed))


def some_way_on(players: int, seed: int, plies: int) -> Journal:
    """A random game, some way on."""
    journal = Journal(new_game(players, seed), ["random"] * players)
    chooser = random.Random(seed)
    for _ in range(plies):
        seat = journal.position.actor
        if seat is None:
            break
        legal = journal.position.legal()
        verb = chooser.choice([verb for verb in legal.verbs if any(map(len, legal.groups_of(verb)))])
        group = chooser.choice([group for group in legal.groups_of(verb) if len(group)])
        journal.apply(seat, group[chooser.randrange(len(group))])
    return journal


def view_of(journal: Journal, seat: int | None = None) -> Seen:
    view = journal.position.view(seat)
    assert isinstance(view, Seen)
    return view


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2), (6, 3)])
def test_the_board_shows_every_pawn(players: int, seed: int) -> None:
    for plies in (40, 200, 500):
        view = view_of(some_way_on(players, seed, plies))
        shown = letters(draw_castle(view).text()).splitlines()
        for pawn, place in enumerate(view.at):
            if place >= 0 or place <= CELL or place in (RESERVE, RETURNED):
                circle = next(circle for circle, pawns in standing(view).items() if pawn in pawns)
                if standing(view)[circle][0] == pawn:
                    x, y = view.ground.board.circles[circle].spot
                    assert shown[y][x : x + 2] == token(view.pawn_name(pawn))
                else:
                    # Only targets and levels of a tunnel hold more than one.
                    assert view.ground.target[circle] >= 0 or view.ground.tunnel[circle] >= 0


def test_every_circle_has_the_sign_of_its_kind() -> None:
    ground = view_of(some_way_on(4, 1, 0)).ground
    sheet = plan_of(ground)
    for number, circle in enumerate(ground.board.circles):
        x, y = circle.spot
        sign = sheet.at(x, y)[0] + sheet.at(x + 1, y)[0]
        if ground.target[number] >= 0:
            assert sign == circle.name.upper()
        elif ground.gate[number] >= 0:
            assert sign == ground.gates[ground.gate[number]].upper()
        elif any(rope.top == number for rope in ground.board.ropes):
            assert sign in ("30", "60")
        elif ground.black[number]:
            assert sign[0] == "●"
        elif ground.white[number]:
            assert sign[0] == "o"
        elif ground.lit[number] and ground.surface[number]:
            assert sign[0] == "*"
        elif ground.room[number] >= 0:
            assert sign[0] == "□"
        elif ground.hideaway[number] >= 0:
            assert sign[0] == "⌂"


def test_every_room_has_its_name_on_the_plan() -> None:
    view = view_of(some_way_on(4, 1, 0))
    shown = letters(plan_of(view.ground).text())
    for room in view.ground.board.rooms.values():
        for word in room.title.split():
            assert word in shown
        for symbol in room.symbols:
            assert symbol in shown


def test_the_whole_castle_fits_any_window_that_is_not_tiny() -> None:
    view = view_of(some_way_on(4, 1, 100))
    for width in (62, 80, 118, 119, 120, 140):
        assert max(map(len, letters(whole(view, width)).splitlines())) <= width
    assert "T5" in letters(whole(view, 119))
    assert "T5" not in letters(whole(view, 118))


@pytest.mark.parametrize("size", [*SIZES, (50, 20)])
def test_the_screen_fits_the_window_and_says_nothing_by_colour_alone(size: tuple[int, int]) -> None:
    width, height = size
    for seat in (0, 3, None):
        journal = some_way_on(4, 5, 300)
        front = CastleFront(journal.game, WORDING)
        drawing = front.screen(journal, seat, width, height)
        shown = letters(drawing, width)  # type: ignore[arg-type]
        assert shown == letters(drawing, width, colours=True)  # type: ignore[arg-type]
        assert max(map(len, shown.splitlines())) <= width
        # The question, the choices and what is typed still fit below.
        assert len(shown.splitlines()) <= height - 4
        assert "Round" in shown.splitlines()[0]


@pytest.mark.parametrize("size", SIZES)
def test_the_window_follows_the_men_and_can_be_moved(size: tuple[int, int]) -> None:
    journal = Journal(new_game(3), ["human"] * 3)
    scene = "british dutch, turn british, points 7, b1@rampart-20"
    journal.position = COLDITZ.scene.set_up(journal.game, scene)
    front = CastleFront(journal.game, WORDING)

    def shown() -> str:
        return letters(front.screen(journal, 0, *size), size[0])  # type: ignore[arg-type]

    shown()
    assert front.obey(journal, 0, "view", "b1") is None
    assert "b1" in shown().partition("free")[2] or "b1" in shown()
    assert front.obey(journal, 0, "view", "t7") is None
    assert "T7" in shown()
    for command in ("left",) * 6 + ("down",) * 6:
        assert front.obey(journal, 0, command, "") is None
        shown()
    assert "T2" in shown()
    assert front.obey(journal, 0, "view", "") is None
    assert "b2" in shown()
    assert front.obey(journal, 0, "whole", "") is not None


def test_no_pawn_is_cut_in_half_at_the_edge() -> None:
    view = view_of(some_way_on(4, 5, 300))
    cut = 0
    for column in range(40, 80):
        part, (left, top) = window(draw_castle(view), 33, 31, (column, 22))
        right = left + part.width - 3 - 1
        for circle in standing(view):
            x, y = view.ground.board.circles[circle].spot
            if top <= y < top + part.height - 1 and x in (left - 1, right):
                cut += 1
                assert part.at(3 if x < left else part.width - 1, y - top + 1)[0] == " "
    assert cut > 10


def test_the_screen_knows_only_what_the_seat_knows() -> None:
    """Deal what is hidden anew: the screen stays the same."""
    for seed in range(3):
        journal = some_way_on(4, seed, 250)
        for eyes in (0, 1, 3, None):
            view = view_of(journal, eyes)
            other = Journal(journal.game, journal.players)
            other.entries = journal.entries
            other.position = journal.game.determinize(view, Stream.from_seed("another deal"))
            for size in SIZES:
                one, two = (CastleFront(journal.game, WORDING) for _ in range(2))
                first = letters(one.screen(journal, eyes, *size), size[0])  # type: ignore[arg-type]
                assert first == letters(two.screen(other, eyes, *size), size[0])  # type: ignore[arg-type]


def test_the_header_names_who_decides() -> None:
    journal = Journal(new_game(3), ["human"] * 3)
    position = COLDITZ.scene.set_up(journal.game, "british dutch, turn british, points 1")
    assert isinstance(position, Colditz)
    journal.position = position
    assert (
        header(view_of(journal), WORDING) == f"Round 1 of {position.rounds} · British on turn · 1 point left"
    )
