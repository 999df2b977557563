"""Hostile files and arguments at the command line: one sentence, the right status, nothing lost."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from goneaway.colditz.board import load_board
from goneaway.colditz.board.drawing import BoardFault
from goneaway.colditz.board.picture.men import overlay
from goneaway.kernel import FileError
from goneaway.kernel.untrusted import DEEPEST, json_of, text_of, toml_of
from goneaway.rulebook import HouseRulesError, read_house_rules

from .test_cli import Shell, goneaway

__all__ = ["goneaway"]

RECORD = Path(__file__).parent / "records" / "sectionx-2-random.txt"

HOSTILE: dict[str, bytes] = {
    "empty": b"",
    "bom": b"\xef\xbb\xbf{}",
    "utf16": '{"pawns":[]}'.encode("utf-16"),
    "nul": b'{"pawns":[]}\x00',
    "latin": b'{"title":"caf\xe9"}',
    "deep": b"[" * 1000 + b"]" * 1000,
    "deeper": b'{"a":' * 100_000,
    "half": b'{"pawns":[{"id":"\\ud800","circle":"yard-1"}]}',
    "digits": b'{"pawns":[{"id":"b1","circle":' + b"9" * 5000 + b"}]}",
    "infinity": b'{"pawns":Infinity}',
    "twice": b'{"pawns":[],"pawns":[]}',
    "list": b"[1,2,3]",
    "number": b"7",
    "null": b"null",
    "string": b'"pawns"',
    "toml-deep": b"game = " + b"[" * 500 + b"]" * 500,
    "toml-tables": b"rules = " + b"{a=" * 500 + b"1" + b"}" * 500,
    "toml-dotted": b'game = "colditz"\n[rules]\n' + b".".join([b"a"] * 500) + b" = 1",
    "toml-digits": b'game = "colditz"\n[rules]\nescape_goal = ' + b"9" * 5000,
    "toml-inf": b'game = "colditz"\n[rules]\nminutes_per_turn = inf',
    "toml-date": b'game = "colditz"\n[rules]\nescape_goal = 1979-05-27',
    "toml-twice": b'game = "colditz"\ngame = "colditz"',
    "text": b"hello\n",
    "record": b'{"commitment":1,"format":"goneaway-record/1"}\n',
    "readable": b'[Format "goneaway-text/1"]\n[Game 7]\n',
}


@pytest.mark.parametrize("name", HOSTILE)
def test_no_file_is_too_hostile(goneaway: Shell, tmp_path: Path, name: str) -> None:
    file = tmp_path / f"{name}.toml"
    file.write_bytes(HOSTILE[name])
    for words in (
        ("verify", file),
        ("verify", file, "--json"),
        ("replay", file),
        ("convert", file),
        ("play", "--load", file),
        ("board", "--mini", "--position", file),
        ("rules", file),
        ("simulate", "colditz", "--games", "1", "--rules", file),
        ("rules", "save", tmp_path / "new.toml", "--rules", file),
    ):
        ran = goneaway(*words)
        assert ran.code in (1, 2), (words, ran)
        assert "Traceback" not in ran.err
        assert "--json" in words or 10 < len(ran.err) < 500, ran.err
    assert not (tmp_path / "new.toml").exists()


def test_a_file_too_large_is_not_even_read(goneaway: Shell, tmp_path: Path) -> None:
    huge = tmp_path / "huge.jsonl"
    with huge.open("wb") as file:
        file.truncate(4 << 30)  # four billion bytes, none of them on the disk
    for words in (("verify", huge), ("rules", "diff", "gibson", huge), ("board", "--position", huge)):
        ran = goneaway(*words)
        assert ran.code in (1, 2)
        assert "too large" in ran.err
    assert "too large" in goneaway("verify", "/dev/zero").err


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b"\xef\xbb\xbfx", "byte-order-mark", 1),
        (b"a\nb\x00", "nul", 2),
        (b"a\nb\n\xff", "not-text", 3),
        (b"x" * 100, "too-large", None),
        ("no bytes", "not-text", None),
    ],
)
def test_what_is_no_text_is_said_with_its_line(data: Any, code: str, line: int | None) -> None:
    with pytest.raises(FileError) as caught:
        text_of(data, 50)
    assert (caught.value.code, caught.value.line) == (code, line)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[" * (DEEPEST + 2) + "]" * (DEEPEST + 2), "nested"),
        ("[" * 100_000, "nested"),
        ('{"a":1,"a":1}', "repeated"),
        ('["\\udc00"]', "surrogate"),
        ('{"\\udc00":1}', "surrogate"),
        ("1" * 19, "number"),
        ("1e999", "number"),
        ("NaN", "number"),
        ("-Infinity", "number"),
        ("{'a':1}", "not-json"),
        ("[1,]", "not-json"),
        ("", "not-json"),
    ],
)
def test_json_is_strict(text: str, code: str) -> None:
    with pytest.raises(FileError) as caught:
        json_of(text)
    assert caught.value.code == code
    assert json_of("[" * DEEPEST + "]" * DEEPEST) is not None


def test_toml_is_as_strict() -> None:
    for text, code in (
        ("a = nan", "number"),
        (f"a = {'9' * 30}", "number"),
        (f"a = {'9' * 5000}", "number"),
        (f"a = {'[' * 500}{']' * 500}", "nested"),
        (".".join("a" * 200) + " = 1", "nested"),
        ("a = 1\na = 2", "not-toml"),
        ("a =", "not-toml"),
    ):
        with pytest.raises(FileError) as caught:
            toml_of(text)
        assert caught.value.code == code, text[:20]
    assert toml_of('a = "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["\n# [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[') == {
        "a": "[" * 30
    }


def test_house_rules_of_any_shape() -> None:
    chooser = random.Random("house")
    values = ("1", '"x"', "[]", "{}", "true", "1.5", "[1, 2]", "{a = 1}", "[[]]", "1979-05-27", "nan", '""')
    names = (
        "game",
        "title",
        "edition",
        "bundles",
        "board",
        "rules",
        "rules.dice",
        "house",
        "rules.escape_goal",
    )
    seen = set()
    for _ in range(400):
        text = "\n".join(
            f"{chooser.choice(names)} = {chooser.choice(values)}" for _ in range(chooser.randrange(5))
        )
        try:
            read_house_rules(f'game = "colditz"\n{text}' if chooser.random() < 0.7 else text)
            read = True
        except HouseRulesError:
            read = False
        seen.add(read)
    assert seen == {True, False}


def test_positions_for_a_picture_of_any_shape() -> None:
    board = load_board("miniature")
    chooser = random.Random("picture")
    name = board.circles[0].name
    odd: tuple[Any, ...] = (
        None,
        1,
        "",
        "x",
        [],
        {},
        [1],
        [None],
        [[]],
        [{}],
        {"a": 1},
        True,
        1.5,
        name,
        "b1",
    )
    refused = 0
    for _ in range(1500):
        given = {
            chooser.choice(("pawns", "markers", "highlights", "more")): chooser.choice(
                (
                    *odd,
                    [{"circle": chooser.choice(odd), "id": chooser.choice(odd)}],
                    [{"circle": name, "nation": chooser.choice(odd)}],
                    [{"circle": name, "kind": chooser.choice(odd), "label": chooser.choice(odd)}],
                )
            )
        }
        try:
            assert overlay(board, given)
        except BoardFault:
            refused += 1
    assert 500 < refused < 1500


# Nothing is overwritten


WRITING = {
    "house": ("rules", "save", "{}", "--edition", "osprey"),
    "convert": ("convert", RECORD, "{}"),
    "svg": ("board", "--mini", "--svg", "{}"),
}


@pytest.mark.parametrize("name", WRITING)
def test_nothing_is_overwritten_without_force(goneaway: Shell, tmp_path: Path, name: str) -> None:
    def write(target: Path, *more: str) -> Any:
        return goneaway(*(target if word == "{}" else word for word in WRITING[name]), *more)

    letter = tmp_path / "letter"
    letter.write_text("Dear mother,\n")
    letter.chmod(0o640)
    ran = write(letter)
    assert (ran.code, letter.read_text()) == (2, "Dear mother,\n")
    assert "--force" in ran.err
    # A link stays a link, and what it points to is written.
    link = tmp_path / "link"
    link.symlink_to(letter)
    assert write(link).code == 2
    assert letter.read_text() == "Dear mother,\n"
    assert write(link, "--force").code == 0
    assert link.is_symlink()
    assert letter.read_text() != "Dear mother,\n"
    assert letter.stat().st_mode & 0o777 == 0o640
    new = tmp_path / "new"
    dangling = tmp_path / "dangling"
    dangling.symlink_to(new)
    assert write(dangling).code == 0
    assert new.read_bytes() == letter.read_bytes()
    for wrong, why in (
        (tmp_path, "is a folder"),
        (tmp_path / "no" / "where", "there is no folder"),
        (letter / "below", "Cannot write"),
        (tmp_path / ("x" * 300), "Cannot write"),
    ):
        ran = write(wrong, "--force")
        assert ran.code == 2, wrong
        assert why in ran.err
    round_about = tmp_path / "round"
    round_about.symlink_to(round_about)
    assert write(round_about, "--force").code == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["dangling", "letter", "link", "new", "round"]


def test_a_recorded_simulation_replaces_nothing(goneaway: Shell, tmp_path: Path) -> None:
    words = ("simulate", "sectionx", "--players", 2, "--games", 2, "--jobs", 1, "--record", tmp_path)
    (tmp_path / "sectionx-1.jsonl").write_text("Dear mother,\n")
    ran = goneaway(*words)
    assert ran.code == 2
    assert "sectionx-1.jsonl" in ran.err
    assert os.listdir(tmp_path) == ["sectionx-1.jsonl"]  # not even the first game was played
    assert goneaway(*words, "--force").code == 0
    assert json.loads((tmp_path / "sectionx-1.jsonl").read_text().splitlines()[0])["game"] == "sectionx"


# Arguments

LONG = "x" * 3000
DIGITS = "9" * 44


@pytest.mark.parametrize(
    "words",
    [
        ("cases", LONG), ("cases", ""), ("cases", "sectionx", "--clause", LONG),
        ("cases", "sectionx", "--clause", ""),
        ("cases", "colditz", "--edition", "nope"), ("cases", "colditz", "--edition", ""),
        ("cases", "sectionx", "--edition", "gibson"), ("cases", "--coverage", "--option", LONG),
        ("rules", LONG), ("rules", ""), ("rules", "explain", LONG), ("rules", "explain", ""),
        ("rules", "diff", LONG, "gibson"), ("rules", "colditz", LONG), ("rules", "a", "b", "c", "d"),
        ("editions", "--lang", LONG), ("editions", "--lang", ""), ("bundles", "--lang", "xx"),
        ("simulate", LONG), ("simulate", "sectionx", "--players", DIGITS),
        ("simulate", "sectionx", "--games", DIGITS),
        ("simulate", "sectionx", "--games", "0"), ("simulate", "sectionx", "--players", "four"),
        ("simulate", "sectionx", "--bots", LONG), ("simulate", "sectionx", "--bots", ""),
        ("simulate", "sectionx", "--rule", LONG), ("simulate", "sectionx", "--rule", f"{LONG}=1"),
        ("simulate", "colditz", "--rule", "escape_goal="), ("simulate", "colditz", "--rule", "=3"),
        ("simulate", "colditz", "--rule", " = "), ("simulate", "colditz", "--rule", f"escape_goal={DIGITS}"),
        ("simulate", "colditz", "--rule", f"escape_goal={LONG}"),
        ("simulate", "colditz", "--rule", "escape_goal=\u0663"),
        ("simulate", "colditz", "--edition", LONG), ("simulate", "colditz", "--edition", ""),
        ("simulate", "colditz", "--bundle", LONG), ("simulate", "sectionx", "--rules", LONG),
        ("simulate", "sectionx", "--record", LONG), ("play", LONG), ("play", "sectionx", "--seat", LONG),
        ("play", "sectionx", "--humans", DIGITS), ("play", "sectionx", "--bots", LONG),
        ("play", "--load", LONG),
        ("replay", LONG), ("replay", RECORD, "--seat", LONG), ("replay", RECORD, "--seat", ""),
        ("verify", LONG), ("verify", ""), ("convert", LONG), ("convert", RECORD, LONG),
        ("rules", "save", LONG),
        ("board", "--variant", LONG), ("board", "--naming", LONG),
        ("board", "--palette", LONG, "--svg", "x.svg"),
        ("board", "--width", DIGITS), ("board", "--position", LONG), ("board", "--svg", LONG), ("",),
        ("games", "--nonsense"), ("verify",),
    ],
    ids=lambda words: " ".join(str(word)[:20] for word in words),
)  # fmt: skip
def test_wrong_arguments_are_a_short_sentence_and_status_2(
    goneaway: Shell, words: tuple[object, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = goneaway(*words)
    assert ran.code == 2, ran
    assert "Traceback" not in ran.err
    assert ran.err.strip()
    assert len(max(ran.err.split(), key=len)) <= 250, ran.err[:400]
    assert not list(tmp_path.glob("*.svg"))


def test_more_jobs_than_games_or_cores_are_not_started(
    goneaway: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    real = __import__("goneaway.cli.commands.simulation", fromlist=["simulate"])

    def note(plan: Any, jobs: int, finished: Any) -> Any:
        asked.append(jobs)
        return original(plan, 1, finished)

    original = real.simulate
    monkeypatch.setattr(real, "simulate", note)
    cores = len(os.sched_getaffinity(0))
    words = ("simulate", "sectionx", "--players", 2)
    assert goneaway(*words, "--games", 1, "--jobs", 10_000).code == 0
    assert goneaway(*words, "--games", 3, "--jobs", 10**9).code == 0
    assert asked == [1, min(3, cores)]
