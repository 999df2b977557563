"""A few of the faults that `make faults` has hundreds of: nothing is lost, nothing is told that is not so."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from ..postgres import Server
from .faults.nursery import Nursery
from .faults.trial import HAPPENS, Figures, Trial


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as found:
        yield found


def checked(figures: Figures) -> Figures:
    assert not figures.wrong, figures.wrong[:10]
    assert figures.acknowledged
    assert figures.items
    assert figures.views
    return figures


def test_one_server_on_a_file(nursery: Nursery, tmp_path: Path) -> None:
    trial = Trial(nursery, str(tmp_path / "tables.db"), tmp_path, seed=12, tables=3)
    figures = checked(asyncio.run(trial.run()))
    assert figures.faults.keys() >= HAPPENS.keys()
    assert figures.digests


def test_two_servers_on_one_database(nursery: Nursery, postgres: Server, tmp_path: Path) -> None:
    database = postgres.address(postgres.database())
    trial = Trial(nursery, database, tmp_path, seed=21, servers=2, tables=3)
    figures = checked(asyncio.run(trial.run()))
    assert figures.faults.keys() >= HAPPENS.keys() - {"full"}
