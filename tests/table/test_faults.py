"""A few of the hundreds of faults of `make faults`: nothing is lost, and everything shown is true."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from ..postgres import MISSING, Server, programs, server
from .faults.disk import Disk, disk
from .faults.kinds import KINDS
from .faults.nursery import Nursery
from .faults.trial import Figures, Trial

#: Faults for one server on a file, and for two on PostgreSQL. A disk is filled up where a filesystem can be
#: mounted; elsewhere only the file size limit is tested.
ON_FILE = {name for name in KINDS if not name.startswith("database")} - {"disk full"}
ON_POSTGRES = KINDS.keys() - {"full", "disk full"}


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as found:
        yield found


@pytest.fixture
def large() -> Iterator[Disk | None]:
    """A disk large enough for PostgreSQL; None if none can be mounted."""
    with disk(512) as found:
        yield found


@pytest.fixture
def postgres(large: Disk | None) -> Iterator[Server]:
    """A server that no other test uses: it is killed and paused, and its disk is filled up."""
    bin = programs()
    if bin is None:
        pytest.fail(MISSING)
    with server(bin, large.path if large else None) as found:
        yield found


def checked(figures: Figures) -> Figures:
    assert not figures.wrong, figures.wrong[:10]
    assert figures.acknowledged
    assert figures.items
    assert figures.views
    return figures


def test_one_server_on_a_file(nursery: Nursery, tmp_path: Path) -> None:
    with disk(64) as found:
        database = str((found.path if found else tmp_path) / "tables.db")
        trial = Trial(nursery, database, tmp_path, seed=12, tables=3, disk=found)
        figures = checked(asyncio.run(trial.run()))
    assert figures.faults.keys() >= ON_FILE | ({"disk full"} if found else set())
    assert figures.digests


def test_two_servers_on_one_database(
    nursery: Nursery, postgres: Server, large: Disk | None, tmp_path: Path
) -> None:
    database = postgres.address(postgres.database())
    trial = Trial(nursery, database, tmp_path, 21, servers=2, tables=3, postgres=postgres, disk=large)
    figures = checked(asyncio.run(trial.run()))
    assert figures.faults.keys() >= ON_POSTGRES | ({"disk full"} if large else set())
