"""The picture: every circle once, well-formed in every palette, men where they stand."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from goneaway.cli.commands.board import board as board_command
from goneaway.cli.problem import Problem
from goneaway.colditz import COLDITZ
from goneaway.colditz.board import VARIANTS, BoardFault, load_board
from goneaway.colditz.board.picture import PALETTES, draw
from goneaway.colditz.board.picture.men import NATIONS, SHAPES
from goneaway.colditz.board.picture.symbols import SYMBOLS
from goneaway.kernel import Seal

SVG = "{http://www.w3.org/2000/svg}"
EVERY = [("castle", None), ("miniature", None), *(("castle", variant) for variant in VARIANTS)]


@pytest.mark.parametrize(("name", "variant"), EVERY)
def test_every_circle_is_drawn_once(name: str, variant: str | None) -> None:
    board = load_board(name, variant)
    root = ElementTree.fromstring(draw(board))
    ids = Counter(element.get("id") for element in root.iter(f"{SVG}circle") if element.get("id"))
    assert ids == Counter(circle.name for circle in board.circles)
    every = Counter(element.get("id") for element in root.iter() if element.get("id"))
    assert set(every.values()) == {1}


@pytest.mark.parametrize("palette", PALETTES)
def test_palettes_are_complete(palette: str) -> None:
    assert PALETTES[palette].keys() == PALETTES["light"].keys()
    picture = draw(load_board("miniature"), palette)
    assert "$" not in picture
    ElementTree.fromstring(picture)


def test_rooms_are_lettered_and_show_their_symbols() -> None:
    board = load_board()
    root = ElementTree.fromstring(draw(board))
    words = [" ".join(text.itertext()) for text in root.iter(f"{SVG}text")]
    for room in board.rooms.values():
        assert room.title in words
    badges = sum(element.get("class") == "ga-badge" for element in root.iter(f"{SVG}circle"))
    assert badges == 16
    assert {symbol for room in board.rooms.values() for symbol in room.symbols} == SYMBOLS.keys()


def test_lettering_keeps_clear_of_circles() -> None:
    """The middle of every word and badge stands on a wall, never on a circle."""
    for name, variant in EVERY:
        board = load_board(name, variant)
        for given in board.drawing.legend["lettering"].values():
            for where in ("at", "badge"):
                if where in given:
                    column, row = given[where]
                    x, y = column / 2, row * 0.866
                    away = min((c.x - x) ** 2 + (c.y - y) ** 2 for c in board.circles)
                    assert away > 0.75**2, (name, given)


def test_men_are_drawn_by_shape_letter_and_colour() -> None:
    board = load_board("miniature")
    pawns = [{"id": f"{letter}1", "circle": f"yard-{n}"} for n, letter in enumerate(NATIONS, 1)]
    position = {
        "pawns": pawns,
        "markers": [{"circle": "dentist-1", "nation": "dutch"}],
        "highlights": [{"circle": "yard-7", "kind": "reach", "label": 2}],
    }
    picture = draw(board, position=position)
    root = ElementTree.fromstring(picture)
    drawn = {element.get("data-pawn") for element in root.iter(f"{SVG}g")} - {None}
    assert drawn == {pawn["id"] for pawn in pawns}
    assert len(set(SHAPES.values())) == len(NATIONS)
    assert "ga-lit-reach" in picture


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"pawns": [{"id": "b1", "circle": "moon-1"}]}, "moon-1"),
        ({"pawns": [{"id": "x1", "circle": "yard-1"}]}, "x1"),
        ({"markers": [{"circle": "yard-1", "nation": "roman"}]}, "roman"),
        ({"highlights": [{"circle": "yard-1", "kind": "purple"}]}, "purple"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(position: dict[str, object], complaint: str) -> None:
    with pytest.raises(BoardFault, match=complaint):
        draw(load_board("miniature"), position=position)


def test_a_notebook_shows_the_board() -> None:
    assert load_board("miniature")._repr_svg_().startswith("<svg ")


# ---- the command


@pytest.fixture
def command() -> typer.Typer:
    app = typer.Typer()
    app.command()(board_command)
    return app


def test_board_prints_its_drawing(command: typer.Typer) -> None:
    result = CliRunner().invoke(command, ["--mini"])
    assert result.exit_code == 0
    assert "miniature: 68 circles" in result.stdout
    assert "K1" in result.stdout


def test_board_prints_its_data(command: typer.Typer) -> None:
    result = CliRunner().invoke(command, ["--json"])
    assert result.exit_code == 0
    assert json.loads(result.stdout) == load_board().to_json()


def test_board_writes_a_picture(command: typer.Typer, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(json.dumps({"pawns": [{"id": "p1", "circle": "yard-1"}]}))
    out = tmp_path / "board.svg"
    arguments = ["--mini", "--svg", str(out), "--palette", "dark", "--position", str(position)]
    result = CliRunner().invoke(command, arguments)
    assert result.exit_code == 0
    assert 'data-pawn="p1"' in out.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--variant", "moon"], "there is no variant 'moon'"),
        (["--svg", "x.svg", "--palette", "pink"], "there is no palette 'pink'"),
        (["--svg", "x.svg", "--position", "nowhere.json"], "nowhere.json"),
    ],
)
def test_board_says_what_was_wrong(command: typer.Typer, arguments: list[str], complaint: str) -> None:
    result = CliRunner().invoke(command, arguments)
    assert result.exit_code == 1
    assert isinstance(result.exception, Problem)
    assert complaint in str(result.exception)


def test_a_picture_without_a_browser_is_explained(
    command: typer.Typer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    result = CliRunner().invoke(command, ["--mini", "--png", str(tmp_path / "b.png")])
    assert result.exit_code == 1
    assert isinstance(result.exception, Problem)
    assert "needs Chromium" in str(result.exception)


def test_a_position_shows_itself() -> None:
    """In a notebook: every pawn that is somewhere on the board, in a cell or in Barracks, once."""
    game = COLDITZ.new(4, {}, seal=Seal.from_seed("picture"))
    position = COLDITZ.scene.set_up(game, "a1@yard-3, a2@inner-a, a3@inner-a, a4@escaped, g1@yard-1")
    svg = position._repr_svg_()
    shown = re.findall(r'data-pawn="(\w+)"', svg)
    assert len(shown) == len(set(shown)) == 3 * 6 - 1 + 14
    assert "a4" not in shown
