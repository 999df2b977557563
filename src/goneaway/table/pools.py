"""Thread pools: one for each kind of work that must not run on the event loop.

Nothing uses asyncio's default executor. It is shared, so slow work of one kind (a web hook that never
answers) would hold up other work (looking up a token). Each pool has its own threads and a bounded queue;
when the queue is full, work is refused at once.

The threads are daemons: a process that stops does not wait for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from .book.declined import Declined

T = TypeVar("T")
#: Called with the CPU seconds that a job took.
Spent = Callable[[float], None]


class Busy(Declined):
    """The queue of a pool is full. Nothing was done; the caller may try again."""

    def __init__(self) -> None:
        super().__init__("busy")


@dataclass(frozen=True)
class Size:
    """How many threads a pool has, and how many jobs may wait for one."""

    threads: int
    waiting: int


@dataclass(frozen=True)
class Load:
    """The current state of a pool, and how many jobs it has refused since the start."""

    threads: int
    busy: int
    waiting: int
    most_waiting: int
    dropped: int


class Measured(Protocol):
    """Anything with a queue: has a name and a load for the metrics."""

    name: str

    def load(self) -> Load: ...


class Pool:
    """Threads for one kind of work. They start when they are first needed."""

    def __init__(self, name: str, size: Size) -> None:
        self.name = name
        self.size = size
        self._jobs: queue.SimpleQueue[tuple[Future[Any], Callable[..., Any], tuple[Any, ...]] | None] = (
            queue.SimpleQueue()
        )
        self._lock = threading.Lock()
        self._started = 0
        self._busy = 0
        self._waiting = 0
        self._dropped = 0
        self._closed = False

    async def run(self, what: Callable[..., T], *about: Any, spent: Spent | None = None) -> T:
        """Run a call in one of the threads and return its result; raises `Busy`, and what the call raises.

        `spent` is called with the CPU seconds it took, even if it failed or nobody waits for it any more.
        """
        if spent is None:
            return await asyncio.wrap_future(self.submit(what, *about))
        return await asyncio.wrap_future(self.submit(_timed, asyncio.get_running_loop(), spent, what, *about))

    def submit(self, what: Callable[..., T], *about: Any) -> Future[T]:
        """Queue a call; raises `Busy`."""
        done: Future[T] = Future()
        with self._lock:
            # A job that an idle thread is about to take does not count as waiting.
            idle = self.size.threads - self._busy
            if self._closed or self._waiting >= self.size.waiting + idle:
                self._dropped += 1
                raise Busy
            self._waiting += 1
            if self._started < min(self.size.threads, self._busy + self._waiting):
                self._started += 1
                threading.Thread(target=self._work, name=f"{self.name}-{self._started}", daemon=True).start()
            self._jobs.put((done, what, about))
        return done

    def load(self) -> Load:
        with self._lock:
            return Load(self.size.threads, self._busy, self._waiting, self.size.waiting, self._dropped)

    def close(self) -> None:
        """Let idle threads end, and refuse new work. Does not wait for threads that are busy."""
        with self._lock:
            self._closed = True
            for _ in range(self._started):
                self._jobs.put(None)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            done, what, about = job
            with self._lock:
                self._waiting -= 1
                self._busy += 1
            try:
                if done.set_running_or_notify_cancel():
                    _settle(done, what, about)
            finally:
                with self._lock:
                    self._busy -= 1
            # An idle thread must not keep the last job alive.
            del job, done, what, about


def _timed(loop: asyncio.AbstractEventLoop, spent: Spent, what: Callable[..., T], *about: Any) -> T:
    began = time.thread_time()
    try:
        return what(*about)
    finally:
        with contextlib.suppress(RuntimeError):  # the loop is closed: the process is stopping
            loop.call_soon_threadsafe(spent, time.thread_time() - began)


def _settle(done: Future[Any], what: Callable[..., Any], about: tuple[Any, ...]) -> None:
    try:
        result = what(*about)
    except BaseException as error:  # the waiting caller decides what to do
        done.set_exception(error)
    else:
        done.set_result(result)


DATABASE, WORDS, BOTS = Size(6, 1000), Size(2, 64), Size(2, 2000)
REQUESTS, FOLDING = Size(2, 64), Size(2, 100_000)


class Pools:
    """All pools of one process, for the metrics and for closing."""

    def __init__(
        self,
        *,
        database: Size = DATABASE,
        requests: Size = REQUESTS,
        folding: Size = FOLDING,
        words: Size = WORDS,
        bots: Size = BOTS,
    ) -> None:
        self._all: list[Measured] = []
        #: Reading from the database: tokens, tables, journals, the health check.
        self.database = self.add(Pool("database", database))
        #: Slow work that players request, charged to them: parsing files, hints, replays.
        self.requests = self.add(Pool("requests", requests))
        #: Reading journals back. Separate, so that strangers cannot keep a table from being loaded.
        self.folding = self.add(Pool("folding", folding))
        #: Catalogues, rule texts and plans for the page.
        self.words = self.add(Pool("words", words))
        #: Bots that think; a table has at most one at a time.
        self.bots = self.add(Pool("bots", bots))

    def add(self, one: M) -> M:
        self._all.append(one)
        return one

    def __iter__(self) -> Iterator[Measured]:
        return iter(self._all)

    def close(self) -> None:
        for one in self._pools():
            one.close()

    def _pools(self) -> Iterable[Pool]:
        return (one for one in self._all if isinstance(one, Pool))


M = TypeVar("M", bound=Measured)
