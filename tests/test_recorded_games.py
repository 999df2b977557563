"""Old games never break: whole recorded games that every version must play to the same end.

A file here is never changed. If a rule turns out to be wrong, the game that shows it is replaced
with a note in the decisions; a change of form must still read the old one.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import goneaway
from goneaway.kernel import verify
from goneaway.kernel.notation import read_text, write_text

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def test_there_are_records() -> None:
    assert len(RECORDS) >= 5


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_game(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_text(text, goneaway.KINDS)
    assert verify(record, goneaway.KINDS).status == "finished"
    assert write_text(record) == text
