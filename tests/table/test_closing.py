"""A database that does not answer: the queue for it is bounded, and closing does not wait for ever."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from pathlib import Path

import pytest

from goneaway.table import Declined, Limits, Settings, Store
from goneaway.table import writer as scribing
from goneaway.table.book import commands as c
from goneaway.table.store import Job, NotWritten
from goneaway.table.writer import Writer

from .house import house, run


class Hanging(Store):
    """Writes nothing while `go` is not set."""

    go = threading.Event()

    def write(self, jobs: Sequence[Job]) -> list[Exception | None]:
        self.go.wait(120)
        return super().write(jobs)


def test_closing_does_not_wait_for_a_database_that_hangs(tmp_path: Path) -> None:
    Hanging.go.set()

    async def story() -> None:
        began = 0.0
        async with house(tmp_path, store=Hanging, limits=Limits(closing=0.2)) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.hall.open(anna, Settings("sectionx", 2))
            await at.do(code, anna, c.Claim(0))
            while at.hall.writer.load().busy:
                await asyncio.sleep(0.01)
            Hanging.go.clear()
            asked = asyncio.create_task(at.do(code, ben, c.Claim(1), expect=2))
            while not at.hall.writer.load().busy:
                await asyncio.sleep(0.01)
            began = time.monotonic()
        # Two waits of 0.2 seconds each, not the two minutes that the database hangs.
        assert time.monotonic() - began < 60
        assert not at.hall.stopped
        # The command was not acknowledged.
        with pytest.raises((asyncio.CancelledError, Declined)):
            await asked
        Hanging.go.set()
        while not at.hall.stopped:
            await asyncio.sleep(0.01)

    run(story)


@pytest.fixture
def writing(tmp_path: Path) -> Iterator[tuple[Writer, Future[None]]]:
    """A writer whose database hangs on the first job, and the future of that job."""
    Hanging.go.set()
    store = Hanging(str(tmp_path / "s.db"))
    store.open()
    Hanging.go.clear()
    writer = Writer(store)
    first = writer.write(Job("first", []))
    while not writer.load().busy:
        time.sleep(0.01)
    yield writer, first
    Hanging.go.set()
    writer.close()
    store.close()


def test_only_so_many_writes_wait_for_a_database_that_hangs(
    writing: tuple[Writer, Future[None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scribing, "MOST_WAITING", 3)
    writer, first = writing
    waiting = [writer.write(Job(str(number), [])) for number in range(5)]
    for one in waiting[3:]:
        with pytest.raises(NotWritten, match="too many writes are waiting"):
            one.result(60)
    load = writer.load()
    assert (load.waiting, load.dropped) == (3, 2)
    Hanging.go.set()
    for one in (first, *waiting[:3]):
        one.result(60)


def test_a_cancelled_write_does_not_end_the_writer(writing: tuple[Writer, Future[None]]) -> None:
    writer, first = writing
    # The first is being written, the second is still queued.
    second = writer.write(Job("second", []))
    assert not first.cancel()
    assert second.cancel()
    Hanging.go.set()
    first.result(60)
    writer.write(Job("third", [])).result(60)
