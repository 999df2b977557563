"""The code in `docs/add-a-game.md` is that of the game the tests play."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from goneaway.games import Parts

from .installed import ROOT

PAGE = (ROOT / "docs/add-a-game.md").read_text("utf-8")
GAME = ROOT / "tests/third/pebbles"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_code_is_shown_in_full_and_in_its_order() -> None:
    code = (GAME / "__init__.py").read_text("utf-8")
    assert [line for block in blocks("python") for line in block.split("\n") if line] == [
        line for line in code.split("\n") if line
    ]


@pytest.mark.parametrize(("language", "pattern"), [("toml", "data/*.toml"), ("fluent", "words/en/*.ftl")])
def test_what_is_shown_of_the_other_files_stands_there(language: str, pattern: str) -> None:
    files = "\n".join(path.read_text("utf-8") for path in GAME.glob(pattern))
    files += '[project.entry-points."goneaway.games"]\npebbles = "pebbles:PARTS"\n'
    shown = [row for block in blocks(language) for row in block.strip().split("\n") if row]
    assert shown
    assert [row for row in shown if row not in files.split("\n")] == []


def test_every_part_that_can_be_left_out_is_told() -> None:
    told = set(re.findall(r"`(\w+)`", "".join(row for row in PAGE.split("\n") if row.startswith("| `"))))
    assert {one.name for one in fields(Parts)} - told <= {"kind", "words", "environment", "listed"}
