"""`goneaway arena` as a stranger uses it: tables, a page, files, refusals."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

from goneaway.cli.commands import progress
from goneaway.cli.commands.arena import running
from goneaway.cli.commands.arena.page import page, plot
from goneaway.cli.commands.arena.sheets import sheets, show_arena
from goneaway.lab.arena import Arena, ArenaSummary, Setting, run_arena
from goneaway.lab.arena.errors import ArenaError
from goneaway.wording import LANGUAGES, Wording

from .test_arena import made
from .test_cli import Shell
from .test_cli import goneaway as goneaway  # the fixture

QUICK = ("arena", "sectionx", "--bots", "random", "--players", "3,4", "--games", 2, "--jobs", 1)


@cache
def castle() -> Any:
    """Two editions, two bots; Security wins where it is simple, and else every other deal."""
    settings = (Setting(3, {"edition": "gibson"}), Setting(3, {"edition": "fuga3"}))
    arena = Arena("colditz", ("random", "simple"), 10, settings)
    games = [
        made(
            one.number,
            (2,) if one.seating.bots[2] == "simple" or one.deal % 2 else (0,),
            rounds=30,
            turns=90,
            route_wire=1,
            route_car=one.seating.setting,
            target_t3=1,
        )
        for one in arena.matches()
    ]
    return ArenaSummary(arena, games, 1.0).to_json()


@cache
def island() -> Any:
    arena = Arena("sectionx", ("random", "simple"), 3, (Setting(2),))
    return ArenaSummary(arena, [made(one.number, (0,)) for one in arena.matches()], 1.0).to_json()


def shown(data: Any, language: str) -> str:
    out = io.StringIO()
    show_arena(data, Console(file=out, width=140, color_system=None), Wording(language))
    return out.getvalue()


def rows(text: str) -> list[str]:
    return [" ".join(line.replace("│", " ").split()) for line in text.splitlines()]


def test_json_is_what_the_laboratory_counts(goneaway: Shell) -> None:
    ran = goneaway(*QUICK, "--json")
    assert (ran.code, ran.err) == (0, "")
    data = run_arena(Arena("sectionx", ("random",), 2, (Setting(3), Setting(4)))).to_json()
    assert {**ran.json, "times": 0} == {**json.loads(json.dumps(data)), "times": 0}


def test_one_row_for_every_edition_and_pairing() -> None:
    lines = rows(shown(castle(), "en"))
    assert lines[0] == "80 of 80 games of colditz finished, seed 1."
    for edition in ("gibson", "fuga3"):
        assert f"{edition} 3 random random 10 50.0% 23.7% to 76.3% 50.0%" in lines
        assert f"{edition} 3 random simple 10 100.0% 72.2% to 100.0% 0.0%" in lines
        assert f"{edition} 3 random random 30.0 90.0 100.0 {'1.0' if edition == 'gibson' else '2.0'}" in lines
        assert any(line.startswith(f"{edition} 3 Security simple random random +50.0% +") for line in lines)
        assert f"{edition} 3 Security random 1000 0" in lines
        assert any(line.startswith(f"{edition} 3: to be Security is worth ") for line in lines)
    assert "fuga3 3 simple random 10 10" in lines
    assert "simple Security 40 1.00 1.00 1.00" in lines


def test_where_there_is_one_table_it_is_named_once() -> None:
    lines = rows(shown(island(), "en"))
    assert lines[0] == "6 of 6 games of sectionx finished (2 players, seed 1)."
    assert "random simple 6 50.0% 18.8% to 81.2% 50.0%" in lines
    assert not any("route" in line or "Security" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("data", [castle, island])
def test_it_is_told_in_every_language(data: Any, language: str) -> None:
    for text in (shown(data(), language), page(data(), Wording(language))):
        assert "lab-" not in text
        assert Wording(language).text("lab-arena-pairings") in text.replace("&#x27;", "'")
        if language != "en":
            assert not re.search(r"\b(?:Who beat|standard error|Time to decide|won by)\b", text)


class Reader(HTMLParser):
    """What is in a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: dict[str, list[str]] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            self.attributes.setdefault(name, []).append(value or "")


def test_a_page_needs_nothing_else() -> None:
    text = page(castle(), Wording("it"))
    found = Reader(text)
    assert not {"script", "link", "img", "iframe", "object"} & set(found.tags)
    assert not {"src", "href", "onload", "style"} & set(found.attributes)
    assert not re.search(r"https?:|url\(|@import|@font-face", text)
    assert "prefers-color-scheme: dark" in text
    assert found.attributes["lang"] == ["it"]
    assert found.tags.count("table") == len(list(sheets(castle(), Wording())))


def test_the_plot_shows_shares_and_intervals() -> None:
    drawing = ElementTree.fromstring(plot(castle(), Wording()))
    dots = [float(dot.attrib["cx"]) for dot in drawing.iter("circle")]
    bars = [one.attrib for one in drawing.iter("line") if one.attrib["class"] == "bar"]
    left, right = (float(text.attrib["x"]) for text in drawing.iter("text") if text.text in ("0 %", "100 %"))
    pairings = [pairing for table in castle()["tables"] for pairing in table["pairings"]]
    assert len(dots) == len(bars) == len(pairings) == 8
    for dot, bar, pairing in zip(dots, bars, pairings, strict=True):
        security = pairing["sides"][1]
        for place, share in ((dot, "share"), (bar["x1"], "low"), (bar["x2"], "high")):
            assert (float(place) - left) / (right - left) == pytest.approx(security[share], abs=0.001)


def test_names_do_not_break_a_page() -> None:
    data = json.loads(json.dumps(island()).replace('"simple"', '"<b>&"'))
    text = page(data, Wording())
    assert "<b>" not in text
    assert "&lt;b&gt;&amp;" in text


def test_a_page_is_written_and_not_over_another(goneaway: Shell, tmp_path: Path) -> None:
    file = tmp_path / "arena.html"
    assert goneaway(*QUICK, "--html", file, "--lang", "es").code == 0
    assert file.read_text("utf-8").startswith("<!DOCTYPE html>")
    ran = goneaway(*QUICK, "--html", file)
    assert ran.code == 2
    assert "--force" in ran.err
    assert goneaway(*QUICK, "--html", file, "--force", "--json").json["finished"] == 4


def test_it_goes_on_where_it_stopped(goneaway: Shell, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    first = goneaway(*QUICK, "--out", out, "--json").json
    lines = out.read_bytes().splitlines(keepends=True)
    out.write_bytes(b"".join(lines[:2]) + lines[2][:50])
    assert {**goneaway(*QUICK, "--out", out, "--json").json, "times": 0} == {**first, "times": 0}
    ran = goneaway(*QUICK, "--out", out, "--seed", 2)
    assert ran.code == 2
    assert 'seed is "1" there, and "2" was asked for' in ran.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ("sectionx", "--bots", "genius"),
            "No bot called 'genius' plays sectionx. There are: random, simple",
        ),
        (("sectionx", "--bots", ","), "An arena needs bots"),
        (("sectionx", "--bots", "random,random"), "'random' appears twice"),
        (("sectionx", "--bots", "random", "--role", "security"), "everybody has the same role"),
        (("sectionx", "--bots", "random", "--players", "2,x"), "--players takes numbers"),
        (("sectionx", "--bots", "random", "--players", "7"), "2 to 4"),
        (("colditz", "--bots", "random", "--role", "dog"), "There are: officers, security"),
        (("colditz", "--bots", "random", "--role", "security"), "--role security needs --against BOT"),
        (("colditz", "--bots", "random", "--against", "random"), "--against needs --role"),
        (("colditz", "--bots", "random", "--edition", "gibson,osprai"), "Did you mean osprey?"),
        (("chess", "--bots", "random"), "chess"),
        (("sectionx", "--bots", "random", "--out", "/"), "Is a directory"),
        (("sectionx", "--bots", "random", "--out", "nowhere/x"), "No such file"),
        (("sectionx", "--bots", "random", "--html", "nowhere/x"), "nowhere"),
    ],
    ids=str,
)
def test_what_was_asked_wrongly(
    words: tuple[str, ...], said: str, goneaway: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = goneaway("arena", *words, "--games", 1)
    assert ran.code == 2, ran.err
    assert said in ran.err
    assert ran.out == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language: str) -> None:
    """Of each code that is raised anywhere a sentence of its own."""
    source = Path(running.__file__).parents[3] / "lab" / "arena"
    raised = {
        code
        for file in source.glob("*.py")
        for code in re.findall(r'ArenaError\(\s*"([\w-]+)"', file.read_text("utf-8"))
    }
    assert {"file-plan", "ray-missing", "bot-twice"} < raised
    everything = dict.fromkeys(
        ("bot", "games", "role", "game", "known", "file", "line", "what", "there", "asked", "why", "version"),
        "§",
    )
    sentences = {
        str(running.refused(ArenaError(code, **everything), Wording(language))) for code in sorted(raised)
    }
    assert len(sentences) == len(raised)
    documented = (source / "errors.py").read_text("utf-8")
    assert all(f"`{code}`" in documented for code in raised)


def test_all_editions_at_once() -> None:
    settings = running.settings_of("colditz", "2, 6", "all", {}, "1", Wording())
    assert len(settings) == 14
    assert {setting.players for setting in settings} == {2, 6}
    assert len({setting.rules["edition"] for setting in settings}) == 7
    assert running.settings_of("sectionx", "", "", {}, "1", Wording()) == (Setting(2),)
    assert running.settings_of("colditz", "", "", {"escape_goal": "3"}, "1", Wording()) == (
        Setting(4, {"escape_goal": "3"}),
    )


def test_where_nobody_watches_it_says_so_now_and_then(
    goneaway: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "EVERY", 0.0)
    ran = goneaway(*QUICK, "--json")
    assert ran.err.splitlines() == [f"{done} of 4 games" for done in range(5)]


def test_an_interrupt_says_how_to_go_on(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    words = ["arena", "sectionx", "--bots", "random", "--players", "3", "--games", "100000", "--jobs", "1"]
    process = subprocess.Popen(
        [Path(sys.executable).with_name("goneaway"), *words, "--out", out],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    until = time.monotonic() + 60
    while not out.exists() or out.read_bytes().count(b"\n") < 3:
        assert time.monotonic() < until
        time.sleep(0.1)
    os.kill(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert re.fullmatch(
        rb"Stopped after [\d,]+ of 100,000 games\. The same command goes on from there\.\n", err
    )
