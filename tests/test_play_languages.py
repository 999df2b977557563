"""No English is left over at the terminal: screens, commands, pages and errors in every other language."""

from __future__ import annotations

import errno
import io
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

import goneaway
from goneaway.cli.commands.tables import bots_for, house_rules, kind_of, read_house, seat_people, table
from goneaway.cli.files import system_says
from goneaway.cli.problem import Problem
from goneaway.cli.terminal.session import Session
from goneaway.kernel import Game
from goneaway.wording import LANGUAGES, Wording

from .sitting import Sitting

GAMES = (("sectionx", ""), ("colditz", "gibson"))
OTHERS = [language for language in LANGUAGES if language != "en"]

#: Words that no sentence of another language has. What is typed (`move`, `end`) is the same in all of them.
ENGLISH = re.compile(
    r"\b(?:the|and|your|you|with|which|whether|there|this|that|cannot|file is|must|was|were|are|"
    r"of the|to the|in the|is not|rules for|what|who|not|men|their|his|will|been|have|none)\b"
)

COMMANDS = {
    "sectionx": [
        *("help", "board", "look F8", "look", "why", "why place S F8 0", "why draw 9", "reach B1", "reach"),
        *("undo", "log", "log all", "rules", "rules fit", "rules zzz", "save", "load", "set", "hint"),
        *("set ask all", "xyzzy", "place", "draw 1", "99", "load /no/such/file", "save /no/such/folder/x"),
        *("load /", "save /", "step B9 F8"),
    ],
    "colditz": [
        *("help", "view kitchen", "view", "view nowhere", "whole", "reach b1", "reach", "look kitchen-2"),
        *("look b1", "look t1", "look k1", "look rope", "look staff_car", "look nowhere", "hand", "table"),
        *("offers", "asides", "", "watch", "watch", "why", "why roll", "why move b1", "rules", "rules 38"),
        *("rules zzz", "log", "log all", "undo", "save", "load", "set", "set ask all", "hint", "move"),
        *(
            "move b1",
            "more",
            "back",
            "b1 t4",
            "b1 nowhere",
            "stand b1 50,22",
            "xyzzy",
            "99",
            "roll",
            "end now",
        ),
        *("load /no/such/file", "save /no/such/folder/x", "load /", "save /", "claim rope b1 b2"),
    ],
}


def shown_in(language: str, game: str, size: tuple[int, int], edition: str = "") -> str:
    rules = {"edition": edition} if edition else {}
    match = goneaway.new_game(game, players=3, rules=rules, seed=4)
    out = io.StringIO()
    console = Console(file=out, width=size[0], height=size[1], force_terminal=True, color_system=None)
    session = Session(
        match,
        ("human", "simple", "simple"),
        console,
        lambda prompt: "",
        Wording(language, edition or "gibson"),
    )
    if game == "colditz":
        scene = "british dutch, turn british, points 7, british has rope staff_car"
        session.journal.position = match.kind.scene.set_up(match, scene)
        session._changed()
    session.sitting.eyes = 0
    for line in COMMANDS[game]:
        session._obey(0, line)
        session._show(0)
    return out.getvalue()


#: Section X and the Classic game, and the editions whose own words a language has.
SCREENS = [
    *((language, game, edition) for language in OTHERS for game, edition in GAMES),
    *(("it", "colditz", "martelli"), ("es", "colditz", "devir"), ("es", "colditz", "fuga3")),
    *(("fr", "colditz", "devir"), ("fr", "colditz", "osprey")),
]


@pytest.mark.parametrize(("language", "game", "edition"), SCREENS)
def test_no_screen_has_english_on_it(language: str, game: str, edition: str) -> None:
    text = shown_in(language, game, (120, 40), edition)
    if edition in ("", "gibson"):
        text += shown_in(language, game, (80, 24), edition)
    # An edition may have kept English names of its own: those are its own words, and names of files are none.
    own = Wording(language, edition or "gibson")
    for name in ("Escape Equipment", "Barracks", "Escape Kit", "Do or Die"):
        text = text.replace(name, "")
    found = sorted({match[0] for match in ENGLISH.finditer(re.sub(r"/no/such/\w+(?:/x)?", "", text))})
    lines = [line.strip() for line in text.splitlines() if ENGLISH.search(line)]
    assert not found, (own.language, found, lines[:5])


@pytest.mark.parametrize("language", OTHERS)
def test_what_cannot_be_begun_is_said_in_the_language(language: str, tmp_path: Path) -> None:
    told, english = Wording(language), Wording()
    match = goneaway.new_game("sectionx", players=2, seed=1)
    other = tmp_path / "other.toml"
    other.write_text('game = "sectionx"\n[rules]\nvariant = "expert"\n')
    broken = tmp_path / "broken.toml"
    broken.write_text("game = [[[")
    tries: list[Callable[[Wording], object]] = [
        lambda wording: kind_of("ludo", wording),
        lambda wording: kind_of("colditzz", wording),
        lambda wording: house_rules(["nonsense"], wording=wording),
        lambda wording: read_house(other, "colditz", wording),
        lambda wording: read_house(broken, "colditz", wording),
        lambda wording: read_house(tmp_path / "absent.toml", "colditz", wording),
        lambda wording: table("sectionx", 9, {}, "1", wording),
        lambda wording: table("colditz", 4, {"edition": "absent"}, "1", wording),
        lambda wording: bots_for("sectionx", 2, "a,b,c", wording),
        lambda wording: bots_for("sectionx", 2, "genius", wording),
        lambda wording: seat_people(match, ["simple"] * 2, 1, ["Q"], wording),
        lambda wording: seat_people(match, ["simple"] * 2, 5, (), wording),
    ]
    for attempt in tries:
        sentences = []
        for wording in (told, english):
            with pytest.raises(Problem) as caught:
                attempt(wording)
            sentences.append(str(caught.value).replace(str(tmp_path), ""))
        assert sentences[0] != sentences[1]
        assert not ENGLISH.search(sentences[0]), sentences[0]


@pytest.mark.parametrize("language", OTHERS)
def test_what_the_system_refuses_is_said_in_the_language(language: str) -> None:
    for number in (errno.ENOENT, errno.EACCES, errno.ENOSPC, errno.EISDIR, errno.EROFS, errno.ENAMETOOLONG):
        error = OSError(number, os.strerror(number))
        assert system_says(error, Wording(language)) not in (os.strerror(number), "unknown")
        assert system_says(error, Wording()) == os.strerror(number)


def test_help_explains_the_headings_that_are_on_the_screen() -> None:
    for size, headings in (
        ((80, 24), "on ce tu go de ca eq kit"),
        ((120, 40), "free cell tun gone dead card"),
    ):
        sitting = Sitting(["help", ""], ("human", "random", "random"), game=castle(), size=size).run()
        assert headings in " ".join(sitting.out.getvalue().split())
        for word in headings.split()[:6]:
            assert f"({word})" in sitting.text
        # A page is never higher than the window.
        pages = re.split(r"Enter: next page[^\n]*\n", sitting.out.getvalue().partition("> help")[2])
        assert len(pages) > 1
        assert all(len(page.splitlines()) < size[1] for page in pages[:-1])


def castle() -> Game:
    return goneaway.new_game("colditz", players=3, seed=2)
