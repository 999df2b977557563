"""Saving, loading and leaving a game in the terminal: nothing is lost."""

from __future__ import annotations

import errno
import io
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import goneaway
from goneaway.bots import UnknownBot, make_bot
from goneaway.cli.commands.playing import play_game
from goneaway.kernel import Journal, Stream, load_record, verify
from goneaway.kernel.records import seal_line

from .sitting import (
    WORDING,
    Sitting,
    alone,
    new_game,
)

# Files


def test_a_saved_game_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    game = new_game(3, seed=11)
    players = ("human", "simple", "random")
    file = tmp_path / "evening one.jsonl"

    def play(journal: Journal | None, plies: int, *last: str) -> Sitting:
        sitting = Sitting((), players, game=game, journal=journal)
        bot = make_bot("simple", game, Stream.from_seed(5, quiet=True))
        ending = iter(last)

        def read(prompt: str) -> str:
            position = sitting.position
            if not prompt.endswith("> "):
                return ""
            if len(sitting.actions) >= plies or position.actor is None:
                return next(ending)
            return str(bot.choose(position.view(position.actor), position.legal()))

        sitting.session.read = read
        return sitting.run()

    saved = play(None, 60, f"save {file}", "quit")
    record = load_record(file.read_text("utf-8"))
    assert verify(record, goneaway.KINDS).status == "adjourned"
    assert record.ending.digest == saved.position.digest()
    assert record.players == players

    resumed = Sitting([f"load {file}"]).run()
    assert resumed.position.digest() == saved.position.digest()
    assert resumed.session.players == players
    assert "The saved game goes on after" in resumed.text

    # Whatever is drawn next is what would have been drawn.
    seat = saved.position.actor
    while seat == saved.position.actor and seat is not None:
        action = next(iter(saved.position.legal()))
        saved.session.journal.apply(seat, action)
        resumed.session.journal.apply(seat, action)
    assert saved.position.digest() == resumed.position.digest()
    assert verify(resumed.session.journal.record(), goneaway.KINDS)


def test_saving_never_overwrites_a_stranger(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear mother,\n")
    sitting = alone("draw 1", f"save {other}", f"save {tmp_path}", f"save {tmp_path}/no/where")
    assert other.read_text() == "Dear mother,\n"
    assert sitting.text.count("is no record of a game") == 2
    assert "there is no folder" in sitting.text
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.txt"]


def test_saving_over_another_game_is_asked_about(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    alone("draw 1", f"save {file}", game=new_game(seed=1))
    first = file.read_text()
    alone("draw 1", f"save {file}", "n", game=new_game(seed=2))
    assert file.read_text() == first
    alone("draw 1", f"save {file}", "y", game=new_game(seed=2))
    second = file.read_text()
    assert second != first
    # The same game is written over without a word.
    sitting = alone(f"load {file}", "skip", f"save {file}", "end", f"save {file}")
    assert "Replace it?" not in sitting.text
    assert file.read_text() != second


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO])
def test_a_full_disk_is_a_sentence_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    file = tmp_path / "game.jsonl"
    game = new_game(seed=1)
    alone("draw 1", f"save {file}", game=game)
    before = file.read_text()

    def full(handle: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", full)
    sitting = alone("draw 1", "skip", f"save {file}", "y", "why end", game=game)
    assert os.strerror(code) in sitting.text
    assert "end is allowed." in sitting.text
    assert file.read_text() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def chained(bodies: Sequence[dict[str, Any]]) -> str:
    """Lines of a record with their hashes put right."""
    out, chain = "", ""
    for body in bodies:
        line, chain = seal_line({key: value for key, value in body.items() if key != "hash"}, chain)
        out += f"{line}\n"
    return out


def test_loading_what_is_no_record_leaves_the_game_alone(tmp_path: Path) -> None:
    good = tmp_path / "good.jsonl"
    alone("draw 1", f"save {good}")
    text = good.read_text("utf-8")
    broken = {
        "empty": b"",
        "text": b"hello\n",
        "bytes": b"\xff\xfe\x00",
        "cut": text[: len(text) // 2].encode(),
        "flipped": text.replace('"draw 1"', '"draw 2"').encode(),
        "nested": b"[" * 100_000,
    }
    for name, content in broken.items():
        (tmp_path / name).write_bytes(content)
    # Chained anew by somebody who knows how: another seat, and rules that are none.
    bodies = [json.loads(line) for line in text.splitlines()]
    (tmp_path / "seat").write_text(chained([bodies[0], {**bodies[1], "seat": 99}, bodies[2]]), "utf-8")
    (tmp_path / "rules").write_text(chained([{**bodies[0], "rules": [1, 2]}, *bodies[1:]]), "utf-8")
    os.mkfifo(tmp_path / "pipe")
    names = [*broken, "seat", "rules", "pipe", "missing", ".", "x" * 300]
    sitting = alone(*(f"load {tmp_path / name}" for name in names), "draw 2")
    assert sitting.actions == ["draw 2"]


def test_a_finished_game_is_not_loaded(tmp_path: Path) -> None:
    game = new_game(2, seed=3)
    journal = play_game(game, ("random", "random"), Console(file=io.StringIO()), input, WORDING)
    file = tmp_path / "over.jsonl"
    file.write_text(journal.record().to_jsonl(), "utf-8")
    sitting = alone(f"load {file}", "draw 1")
    assert "goneaway replay" in sitting.text
    assert sitting.actions == ["draw 1"]


def test_a_game_that_is_not_saved_is_not_dropped_without_a_question(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    alone("draw 2", f"save {file}")
    kept = alone("draw 1", f"load {file}", "n", game=new_game(seed=9))
    assert kept.actions == ["draw 1"]
    loaded = alone("draw 1", f"load {file}", "y", game=new_game(seed=9))
    assert loaded.actions == ["draw 2"]


# Leaving


def test_the_end_of_input_leaves_cleanly() -> None:
    sitting = alone("draw 1")
    assert "This game is not saved." in sitting.text
    nothing_done = alone()
    assert "not saved" not in nothing_done.text
    assert "Goodbye." in nothing_done.text


def test_an_interrupt_asks_once_about_saving(tmp_path: Path) -> None:
    sitting = Sitting((), ("human", "random"))
    lines = iter(["draw 1", "", str(tmp_path / "saved.jsonl")])

    def read(prompt: str) -> str:
        line = next(lines)
        if not line:
            raise KeyboardInterrupt
        return line

    sitting.session.read = read
    sitting.run()
    assert load_record((tmp_path / "saved.jsonl").read_text("utf-8")).entries[0].action == "draw 1"


def test_quit_asks_before_a_game_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "saved.jsonl"
    asked = alone("draw 1", "quit", "/no/such/folder/file", str(file))
    assert file.exists()
    assert "Nothing was saved." in asked.text
    assert "Goodbye." in asked.text
    assert "not saved" not in alone("draw 1", f"save {file}", "y", "quit").text


def test_nobody_is_seated_who_is_not_known() -> None:
    with pytest.raises(UnknownBot):
        play_game(new_game(), ("human", "grandmaster"), Console(file=io.StringIO()), input, WORDING)


def test_a_person_takes_the_seat_of_a_bot_that_is_gone() -> None:
    sitting = Sitting(["draw 1"]).run()
    journal = sitting.session.journal
    journal.players = ("human", "grandmaster")

    def silent(prompt: str) -> str:
        raise EOFError

    play_game(journal.game, journal.players, Console(file=io.StringIO()), silent, WORDING, journal=journal)
    assert journal.players == ("human", "human")
