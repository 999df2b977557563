"""Work that would hold up the event loop: reading what a stranger sent, replaying a long game.

A few threads take it from a bounded queue. They are daemons: a process that is told to stop does not wait for
them, because nothing they do is needed afterwards.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

from .book.declined import Declined

#: At most this many jobs run at once; at most this many run or wait.
THREADS = 2
MOST = 64

T = TypeVar("T")


def unpaid(_: float) -> None:
    """For work that is nobody's in particular."""


class WorkPool:
    """Runs functions in threads of its own, on behalf of coroutines of one event loop."""

    def __init__(self, name: str, threads: int = THREADS, most: int = MOST) -> None:
        self.name = name
        self.threads = threads
        self.most = most
        #: For the metrics: jobs that run or wait now, jobs refused because too many waited, and the processor
        #: time that all jobs took.
        self.pending = 0
        self.refused = 0
        self.seconds = 0.0
        self._jobs: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._started = 0

    async def run(self, work: Callable[..., T], *about: Any, spent: Callable[[float], None] = unpaid) -> T:
        """The result of `work(*about)`; `spent` is told the seconds of processor time it took, also if it
        failed. Raises what `work` raises, and `Declined("busy")` if too many jobs wait already."""
        if self.pending >= self.most:
            self.refused += 1
            raise Declined("busy")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def finish(seconds: float, result: T | None, error: BaseException | None) -> None:
            self.pending -= 1
            self.seconds += seconds
            spent(seconds)
            if done.done():
                return  # nobody waits any more
            if error is not None:
                done.set_exception(error)
            else:
                done.set_result(result)  # type: ignore[arg-type]

        def job() -> None:
            began = time.thread_time()
            result, error = None, None
            try:
                result = work(*about)
            except Exception as raised:
                error = raised
            with contextlib.suppress(RuntimeError):  # the loop is closed: the process stops
                loop.call_soon_threadsafe(finish, time.thread_time() - began, result, error)

        self.pending += 1
        if self._started < min(self.threads, self.pending):
            self._started += 1
            threading.Thread(target=self._work, name=f"{self.name}-{self._started}", daemon=True).start()
        self._jobs.put(job)
        return await done

    def close(self) -> None:
        """Let the threads end when they have finished what they do now; returns at once."""
        with contextlib.suppress(queue.Empty):
            while True:
                self._jobs.get_nowait()
        for _ in range(self._started):
            self._jobs.put(None)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()
