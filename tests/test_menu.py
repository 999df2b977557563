"""The menu before a game: what it offers, and that Enter alone is enough."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console

import goneaway
from goneaway.bots import best_bot, levels
from goneaway.cli.commands.tables import bots_for, seat_people, table
from goneaway.cli.keeping import save
from goneaway.cli.terminal.menu import (
    EVERYBODY,
    Menu,
    Wish,
    called,
    first_wish,
    language_of,
    rows,
    saved_games,
    settled,
    values,
    with_value,
)
from goneaway.colditz.ruleset import edition_names
from goneaway.kernel import Journal
from goneaway.wording import LANGUAGES, Wording


def ask(*typed: str, language: str = "en") -> tuple[Wish | None, str]:
    lines: Iterable[str] = iter(typed)
    out = io.StringIO()
    console = Console(file=out, width=80, height=24)
    wish = Menu(console, lambda prompt: (out.write(prompt), next(iter(lines)))[1], language).ask()
    return wish, out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_begins(language: str) -> None:
    wish, shown = ask("", language=language)
    assert wish == first_wish(language)
    for row in rows(first_wish(language)):
        assert Wording(language).text("terminal-menu-row", row=row) in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_lines_are_changed_by_number_and_by_name() -> None:
    wish, _ = ask("1", "ital", "3", "martelli", "5", "sicurezza", "4", "5", "")
    assert wish == Wish("it", "colditz", "martelli", 5, "security", best_bot("colditz"))
    wish, _ = ask("jeu", "section", "joueurs", "2", "votre", "2", "autres", "hasard", "", language="fr")
    assert wish == Wish("fr", "sectionx", "", 2, "R", best_bot("sectionx"))
    wish, _ = ask("2", "section", "3", "2", "5", "2", "")
    assert wish == Wish("en", "sectionx", "", 2, "B", levels("sectionx")[-2])


def test_nothing_typed_amiss_ends_the_menu() -> None:
    wish, shown = ask("99", "nonsense", "3", "nonsense", "3", "99", "0", "\x00", "")
    assert wish == first_wish("en")
    assert shown.count("is not among these") == 6
    assert ask("q")[0] is None


def test_everything_that_is_offered_can_be_played() -> None:
    for game in goneaway.KINDS:
        for edition in edition_names() if game == "colditz" else ("",):
            first = settled(Wish(game=game, edition=edition))
            for row in rows(first):
                for value in values(first, row) if row != "saved" else ():
                    wish = with_value(first, row, value)
                    match = table(wish.game, wish.players, wish.rules, "1")
                    bots = list(bots_for(wish.game, len(match.seats), wish.bots))
                    if wish.seat in match.seats:
                        assert "human" in seat_people(match, bots, 0, [wish.seat])
                    for language in LANGUAGES:
                        assert called(with_value(wish, "language", language), row, value)


def test_saved_games_are_listed_the_newest_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert saved_games(Path()) == []
    assert "no saved game" in ask("7", "", "")[1]
    for name in ("one.jsonl", "two.jsonl"):
        save(Journal(goneaway.new_game("sectionx", players=2, seed=1)), tmp_path / name)
    (tmp_path / "notes.jsonl").write_text("nothing of ours\n")
    (tmp_path / "bytes.jsonl").write_bytes(b"\xff\x00\xfe")
    assert {path.name for path in saved_games(Path())} == {"one.jsonl", "two.jsonl"}
    wish, _ = ask("7", "two.jsonl")
    assert wish is not None
    assert wish.saved == Path("two.jsonl")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "fr_CH", "LC_ALL": "es_ES.UTF-8"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "it_IT"}, "fr"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_everybody_may_sit_at_one_keyboard() -> None:
    assert EVERYBODY in values(first_wish("en"), "seat")
