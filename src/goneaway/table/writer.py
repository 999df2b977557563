"""The writer: one thread that writes for all tables. Waiting entries are written together, with one fsync."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from typing import TypeVar

from .pools import Load
from .store import Job, NotWritten, Store

log = logging.getLogger(__name__)

#: Maximum batch size; bounds the wait behind one fsync.
MOST = 500
#: Maximum waiting jobs, so that a database that hangs does not fill the memory.
MOST_WAITING = 10_000


#: The outcome of a job for the future that an event loop waits for.
Ending = tuple["asyncio.Future[None]", Exception | None]
Done = Future[None] | asyncio.Future[None]
D = TypeVar("D", Future[None], "asyncio.Future[None]")


class Writer:
    """Takes jobs from any thread; a job's future is resolved once it is durable, or with the reason why it is
    not."""

    name = "journal"

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: queue.SimpleQueue[tuple[Job, Done] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._dropped = 0
        self._writing = False
        #: For the metrics: batches and jobs so far.
        self.batches = 0
        self.jobs = 0
        self._thread.start()

    def write(self, job: Job) -> Future[None]:
        """Queue a job; can be called from any thread."""
        return self._queued(job, Future())

    def written(self, job: Job) -> asyncio.Future[None]:
        """Queue a job from the running event loop, which is woken once for all jobs of a batch."""
        return self._queued(job, asyncio.get_running_loop().create_future())

    def _queued(self, job: Job, done: D) -> D:
        if self._waiting.qsize() >= MOST_WAITING:
            self._dropped += 1
            done.set_exception(NotWritten("too many writes are waiting"))
        else:
            self._waiting.put((job, done))
        return done

    def load(self) -> Load:
        return Load(1, int(self._writing), self._waiting.qsize(), MOST_WAITING, self._dropped)

    def stop(self) -> None:
        """Write the waiting jobs and stop, without waiting for the thread."""
        self._waiting.put(None)

    @property
    def alive(self) -> bool:
        return self._thread.is_alive()

    def close(self) -> None:
        """Finish waiting jobs, and stop."""
        self.stop()
        self._thread.join()

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            stop = False
            while len(batch) < MOST and not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    stop = True
                    break
                batch.append(more)
            self._writing = True
            self._write(batch)
            self._writing = False
            if stop:
                return

    def _write(self, batch: list[tuple[Job, Done]]) -> None:
        # Skip jobs whose future was cancelled. From here on they can no longer be cancelled: resolving a
        # cancelled future raises, which would end this thread. (The event loop's futures are resolved there.)
        batch = [
            one for one in batch if not isinstance(one[1], Future) or one[1].set_running_or_notify_cancel()
        ]
        # Always in the same order, so that two processes cannot deadlock.
        batch.sort(key=lambda one: one[0].table)
        self.batches += 1
        self.jobs += len(batch)
        results: Sequence[Exception | None]
        try:
            results = self._store.write([job for job, _ in batch])
        except Exception as error:  # any error: callers must not wait for ever, and the writer must go on
            if not isinstance(error, NotWritten):
                log.exception("writing a batch failed")
            results = [NotWritten(str(error)) for _ in batch]
        loops: dict[asyncio.AbstractEventLoop, list[Ending]] = {}
        for (_, done), failed in zip(batch, results, strict=True):
            if isinstance(done, asyncio.Future):
                loops.setdefault(done.get_loop(), []).append((done, failed))
            elif failed is None:
                done.set_result(None)
            else:
                done.set_exception(failed)
        for loop, endings in loops.items():
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_tell, endings)


def _tell(endings: Sequence[Ending]) -> None:
    """Resolve the futures, in the event loop."""
    for done, failed in endings:
        if done.done():
            continue  # the caller was cancelled
        if failed is None:
            done.set_result(None)
        else:
            done.set_exception(failed)
