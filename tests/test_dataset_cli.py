"""`goneaway dataset`: games written down from the command line, and what is refused."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import IO

import numpy as np
import pytest

from goneaway.env.dataset import Recipe, play_game, read_dataset
from goneaway.wording import LANGUAGES

from .test_cli import Shell
from .test_cli import goneaway as goneaway  # the fixture

WORDS = ("--bots", "random", "--games", "2", "--players", "2", "--part", "facts", "--seed", "cli")


def test_it_writes_what_the_library_plays(goneaway: Shell, tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    told = goneaway("dataset", "sectionx", path, *WORDS)
    assert told.code == 0
    assert "2 games" in told.out
    data = read_dataset(path)
    assert json.loads((tmp_path / "games.card.json").read_text("utf-8")) == data.card
    recipe = Recipe("sectionx", 2, ("random", "random"), 2, "cli", parts=("facts",))
    wanted = [play_game(recipe, number) for number in (0, 1)]
    for name, column in data.columns.items():
        assert np.array_equal(column, np.concatenate([game[name] for game in wanted])), name


def test_the_card_is_printed_for_programs(goneaway: Shell, tmp_path: Path) -> None:
    words = ("--edition", "martelli", "--no-asides", "--history", "2", "--json")
    told = goneaway("dataset", "colditz", tmp_path / "games.npz", *WORDS, *words)
    card = json.loads(told.out)
    assert card["recipe"]["rules"] == {"edition": "martelli"}
    assert (card["recipe"]["asides"], card["recipe"]["history"]) == (False, 2)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--bots", "nobody"), "nobody"),
        (("--bots", "exec:true"), "A command cannot play"),
        (("--part", "smell"), "unknown part 'smell'"),
        (("--history", "-1"), "from 0 to 1000"),
        (("--ray", "127.0.0.1:1"), "Ray"),
        (("--lang", "xx"), "xx"),
    ],
)
def test_what_was_asked_wrongly(
    goneaway: Shell, tmp_path: Path, words: tuple[str, ...], complaint: str
) -> None:
    told = goneaway("dataset", "sectionx", tmp_path / "games.npz", *WORDS, *words)
    assert told.code != 0
    assert complaint in told.err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over_another_file(goneaway: Shell, tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    path.write_text("mine")
    told = goneaway("dataset", "sectionx", path, *WORDS)
    assert told.code == 2
    assert path.read_text() == "mine"
    assert goneaway("dataset", "sectionx", path, *WORDS, "--force").code == 0
    assert len(read_dataset(path)) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_numpy_it_says_what_to_install(
    goneaway: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr("goneaway.cli.commands.dataset.find_spec", lambda name: None)
    told = goneaway("dataset", "sectionx", tmp_path / "games.npz", "--lang", language)
    assert told.code == 2
    assert "goneaway[rl]" in told.err


def test_a_device_or_pipe_is_no_place_for_a_dataset(goneaway: Shell, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    told = goneaway("dataset", "sectionx", pipe, *WORDS, "--force")
    assert told.code == 2
    assert "not a regular file" in told.err
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


def test_a_link_stays_a_link(goneaway: Shell, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    link = tmp_path / "games.npz"
    link.symlink_to(tmp_path / "there" / "real.npz")
    assert goneaway("dataset", "sectionx", link, *WORDS, "--jobs", 1).code == 0
    assert link.is_symlink()
    assert len(read_dataset(tmp_path / "there" / "real.npz")) > 0
    assert sorted(path.name for path in (tmp_path / "there").iterdir()) == ["real.card.json", "real.npz"]


def test_a_full_disk_leaves_nothing_half_done(
    goneaway: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: IO[bytes], **columns: object) -> None:
        file.write(b"half")
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(np, "savez_compressed", full)
    told = goneaway("dataset", "sectionx", tmp_path / "games.npz", *WORDS, "--jobs", 1)
    assert told.code == 1
    assert "No space left" in told.err
    assert list(tmp_path.iterdir()) == []
