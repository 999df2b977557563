"""Records that were changed and sealed again: a typed error, or the same bytes when written again.

More of them than the suite tries: `GONEAWAY_MUTANTS=5000 pytest tests/test_hostile_records.py`.
"""

from __future__ import annotations

import io
import json
import os
import random
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import goneaway
from goneaway.bots import make_bot
from goneaway.bots.contract.bot import UNSEEN
from goneaway.cli.commands.printing import SafeConsole
from goneaway.kernel import Journal, RecordError, Stream, load_record, verify
from goneaway.kernel.notation import read_text, write_text
from goneaway.kernel.untrusted import printable, unsafe_at

from .mutants import judge, mutant_lines, mutant_text, paths, seal
from .test_cli import Shell

KINDS = goneaway.KINDS
#: In all: two games, two forms.
MUTANTS = int(os.environ.get("GONEAWAY_MUTANTS", "1000"))

#: Players, rules, bot, and how many actions are enough to have a bit of everything.
GAMES: dict[str, tuple[int, dict[str, Any], str, int]] = {
    "sectionx": (2, {}, "random", 40),
    "colditz": (3, {"edition": "fuga3", "secret_meeting": "on_request"}, "simple", 90),
}
SAID = ("meet", "talk by the chapel; at night;", "ready")


@cache
def short_record(game: str) -> str:
    """The beginning of a game between bots; in the castle the officers meet and talk."""
    players, rules, bot, enough = GAMES[game]
    new = goneaway.new_game(game, players=players, rules=rules, seed="mutants", contributions=("a", "ŝpato"))
    journal = Journal(new, [bot] * len(new.seats))
    bots = [
        make_bot(bot, new, Stream.from_seed(f"mutants {seat}", quiet=True)) for seat in range(len(new.seats))
    ]
    position = journal.position
    while (seat := position.actor) is not None and len(journal.entries) < enough:
        for aside in SAID if game == "colditz" and len(journal.entries) > enough // 2 else ():
            for officer in range(len(new.seats) - 1):
                if position.why_not(officer, new.parse(aside)) is None:
                    journal.apply(officer, new.parse(aside))
        if position.actor != seat:
            continue
        view = UNSEEN if bots[seat].blind else position.view(seat)
        journal.apply(seat, bots[seat].choose(view, position.legal()))
    return journal.record().to_jsonl()


@pytest.mark.parametrize("readable", [False, True], ids=["lines", "text"])
@pytest.mark.parametrize("game", GAMES)
def test_a_mutant_is_refused_or_written_back_the_same(game: str, readable: bool) -> None:
    original = short_record(game)
    whole = write_text(load_record(original)) if readable else original
    assert judge(whole.encode(), readable=readable) == "same"
    found: Counter[str] = Counter()
    for number in range(MUTANTS // 4):
        rng = random.Random(f"{game} {readable} {number}")
        text = whole
        while text == whole:
            text = mutant_text(whole, rng) if readable else mutant_lines(whole, rng)
        try:
            verdict = judge(text.encode("utf-8", "surrogatepass"), readable=readable)
        except Exception as error:
            raise AssertionError(f"mutant {number} of {game}: {error!r}") from error
        assert verdict != "DIFFERENT", number
        found[verdict] += 1
    # The mutants reach every part of the reader, not only its door.
    assert len(found) > 5, found


def test_what_was_said_survives_the_readable_form() -> None:
    """A semicolon ends a move there, unless somebody said it."""
    record = load_record(short_record("colditz"))
    assert any(entry.action == SAID[1] for entry in record.entries)
    assert read_text(write_text(record), KINDS).to_jsonl() == record.to_jsonl()


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"seat":0', '"seat":0.9', "field"),
        ('"seat":0', '"seat":false', "field"),
        ('"seat":0', '"seat":9', "field"),
    ],
)
def test_a_seat_is_a_plain_number(old: str, new: str, code: str) -> None:
    lines = short_record("sectionx").splitlines()
    place = next(number for number, line in enumerate(lines) if old in line and '"action"' in line)
    bodies = [json.loads(line) for line in lines]
    bodies[place] = json.loads(lines[place].replace(old, new, 1))
    with pytest.raises(RecordError) as caught:
        verify(load_record(seal(bodies, random.Random(1))), KINDS)
    assert (caught.value.code, caught.value.line) == (code, place + 1)


#: Escape, its one-byte form, bell, backspace, carriage return, delete, writing direction, line separator.
OBEYED = (
    "\x1b]0;pwned\x1b[31m",
    "\x9b31m",
    "\a",
    "\b",
    "\r",
    "\x7f",
    "\u202e",
    "\u2066",
    "\u2028",
    "\0",
    "\ud800",
)


def with_text(bodies: list[Any], line: int, path: tuple[Any, ...], text: str) -> list[Any]:
    """The lines of a record, with `text` before the text at that path."""
    changed: list[Any] = json.loads(json.dumps(bodies))
    place: Any = changed[line]
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = f"{text}{place[path[-1]]}"
    return changed


@pytest.mark.parametrize("readable", [False, True], ids=["lines", "text"])
@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_a_record_reaches_a_terminal_as_a_command(game: str, readable: bool) -> None:
    """Every text of the header, of the ending and of thirty entries is refused with such a character."""
    bodies = [json.loads(line) for line in short_record(game).splitlines()]
    rng = random.Random(game)
    lines = {0, len(bodies) - 1, *rng.sample(range(1, len(bodies) - 1), 30)}
    tried = 0
    for line in sorted(lines):
        for path in paths({name: value for name, value in bodies[line].items() if name != "hash"}):
            inner = bodies[line]
            for step in path:
                inner = inner[step]
            if not isinstance(inner, str):
                continue
            bad = OBEYED[tried % len(OBEYED)]
            tried += 1
            text = seal(with_text(bodies, line, path, bad), random.Random(2))
            if readable and path[0] in ("players", "action", "contributions"):
                whole = write_text(load_record(short_record(game)))
                written = inner.replace(";", ";;")
                assert written in whole
                text = whole.replace(written, f"{bad}{written}", 1)
            with pytest.raises(RecordError) as caught:
                read_text(text, KINDS) if readable and not text.startswith("{") else load_record(text)
            assert unsafe_at(str(caught.value)) < 0
    assert tried > 100


@pytest.mark.parametrize("command", ["verify", "replay", "convert"])
@pytest.mark.parametrize("field", ["players", "seats", "action"])
def test_commands_print_no_foreign_escape_sequence(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    command: str,
    field: str,
) -> None:
    bodies = [json.loads(line) for line in short_record("sectionx").splitlines()]
    line = 1 if field == "action" else 0
    path = (field,) if field == "action" else (field, 0)
    file = tmp_path / "hostile.jsonl"
    file.write_text(seal(with_text(bodies, line, path, OBEYED[0]), random.Random(2)), "utf-8")
    ran = Shell(monkeypatch, capsys)(command, file)
    assert ran.code == 1
    assert "\x1b" not in ran.out + ran.err
    assert "control character" in ran.out + ran.err


def test_a_console_obeys_no_text() -> None:
    out = io.StringIO()
    console = SafeConsole(file=out, force_terminal=False)
    for bad in OBEYED[:-1]:
        console.print(f"before {bad} after", markup=False)
        console.print(f"[bold]before[/bold] {bad} after")
    assert unsafe_at(out.getvalue()) < 0
    assert "\r" not in out.getvalue()


def test_what_is_printable_is_left_alone() -> None:
    for text in ("C’est à vous\u00a0: 3\u202f%", "ŝpato", "a\n\tb", "日本"):
        assert printable(text) == text
