"""The short form of the fuzzer; the long one is run by hand (`python -m tests.web.fuzz`)."""

from __future__ import annotations

from pathlib import Path

from .fuzz import fuzz
from .servers import Server


def test_nothing_but_clean_refusals(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        found = fuzz(server, 800, "short")
    assert found["messages"] >= 800
    assert found["declined bad-request"] > 50
    assert found["declined bad-json"] > 5
    assert found["declined by the rules"] > 0
    assert found["answer"] > 50
