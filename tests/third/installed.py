"""A distribution with nothing in it but the entry point of Pebbles."""

from __future__ import annotations

from pathlib import Path

import pytest

#: Where `tests.third.pebbles` is found by processes that are started from elsewhere.
ROOT = Path(__file__).parents[2]


def installed(site: Path, patch: pytest.MonkeyPatch) -> None:
    """Put it on the path of this process and its child processes."""
    info = site / "pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[goneaway.games]\npebbles = tests.third.pebbles:PARTS\n")
    patch.syspath_prepend(site)
