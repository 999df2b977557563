"""The state shared by all requests and sockets of one process."""

from __future__ import annotations

import asyncio
import logging
import resource
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any, Protocol, TypeVar

from starlette.requests import Request

from ...table.book.book import Book
from ...table.book.declined import Declined
from ...table.book.seeing import Eyes
from ...table.book.settings import Person
from ...table.hall import Hall
from ...table.moderation import Moderation
from ...table.notices import Notices
from ..process.connections import Gate, descriptors, descriptors_open
from ..process.handover import Handover
from ..process.limits import Buckets, Held, Places, Shares, household
from ..process.logs import note, suppressed
from ..process.metrics import Metrics
from ..process.settings import Serving
from ..sight.asks import Asked, HintFor, Replay, Rules, Story
from ..sight.presenter import Presenter
from .auth import Auth
from .errors import HttpError
from .sessions import Sessions

#: Questions too slow for the event loop: they ask a bot, or replay a whole game.
SLOW = (HintFor, Replay, Rules, Story)
#: Maximum simultaneous jobs per household; more are refused.
AT_ONCE = 8

T = TypeVar("T")


class Connected(Protocol):
    """An open socket, as the rest of the server sees it."""

    address: str
    person: Person

    def end(self, error: Exception, code: int) -> None:
        """Close it with a reason."""

    def announce(self) -> None:
        """Send it the announcements in force."""


class AppState:
    """The hall, authentication, limits, metrics and open sockets of one process."""

    def __init__(
        self,
        serving: Serving,
        hall: Hall,
        presenter: Presenter,
        metrics: Metrics,
        description: Mapping[str, Any],
        notices: Notices,
        moderation: Moderation,
        gate: Gate,
        bodies: Held,
        shares: Shares,
    ) -> None:
        limits = serving.limits
        self.serving = serving
        self.limits = limits
        self.hall = hall
        self.presenter = presenter
        self.metrics = metrics
        #: Of the interface.
        self.description = description
        self.notices = notices
        self.gate = gate
        #: Bytes of request bodies in memory.
        self.bodies = bodies
        #: CPU time, shared between households.
        self.shares = shares
        #: Read once: anyone who may change the file may also restart the server.
        self.metrics_secret = serving.metrics_secret
        self.moderation = moderation
        self.auth = Auth(hall.people, limits, moderation)
        self.tables = Buckets(limits.tables)
        self.commands = Buckets(limits.commands)
        self.messages = Buckets(limits.messages_per_address)
        #: Bytes waiting to be sent, over all sockets.
        self.queued = Held()
        #: CPU time left, and number of jobs in progress, by household.
        self._work = Buckets(limits.work)
        self._working = Places(AT_ONCE)
        self.by_address = Places(limits.sockets_per_address)
        self.by_person = Places(limits.sockets_per_person)
        self.all_sockets = Places(limits.sockets)
        self.sessions = Sessions()
        hall.on_revoked.append(self.sessions.revoke)
        hall.on_missed.append(self._missed)
        self._checking: set[asyncio.Task[None]] = set()
        self._looked_up = 0.0
        #: Every open socket, for bans and announcements.
        self.sockets: set[Connected] = set()
        #: With several workers: passes sockets to the worker that serves their table.
        self.handover: Handover | None = None
        #: Whether the process has been told to stop and accepts no more clients.
        self.draining = False

    def drain(self) -> None:
        self.draining = True
        if self.handover is not None:
            self.handover.drain_soon()

    async def look_after(self) -> None:
        """End overdue connections and update the metrics until cancelled."""
        seconds = min(1.0, self.limits.head_seconds / 4, self.limits.idle_seconds / 4)
        while True:
            await asyncio.sleep(max(0.01, seconds))
            try:
                self.gate.sweep()
                if self._looked_up + 1.0 <= time.monotonic():
                    self.look_up()
            except Exception as error:
                note("housekeeping failed", logging.ERROR, error)

    def look_up(self) -> None:
        """Update the metrics."""
        self._looked_up = time.monotonic()
        told = self.metrics
        for pool in self.hall.pools:
            load = pool.load()
            told.set("pool_threads", load.threads, pool.name)
            told.set("pool_busy", load.busy, pool.name)
            told.set("pool_waiting", load.waiting, pool.name)
            told.set("pool_waiting_limit", load.most_waiting, pool.name)
            told.count("pool_dropped", load.dropped, pool.name)
        for phase, many in self.gate.phases().items():
            told.set("connections", many, phase)
        for why, many in self.gate.refused.items():
            told.count("connections_ended", many, why)
        told.set("connections_limit", self.gate.room)
        told.set("descriptors_open", descriptors_open())
        told.set("descriptors_limit", descriptors())
        told.set("bodies_bytes", self.bodies.bytes)
        told.count("messages_received", told.received)
        told.count("messages_sent", told.sent)
        told.count("bytes_sent", told.sent_bytes)
        told.count("waits", self.shares.waits)
        told.set("queues_bytes", self.queued.bytes)
        told.set("notices_sending", self.notices.sending)
        for way, many in self.notices.sent.items():
            told.count("notices_sent", many, way)
        for way, many in self.notices.dropped.items():
            told.count("notices_dropped", many, way or "any")
        room = self.hall.room
        told.set("guests", room.guests)
        told.set("tables", room.tables)
        told.set("tokens", self.hall.people.rows)
        for why, many in self.hall.people.removed.items():
            told.count("tokens_removed", many, why)
        told.set("database_bytes", room.database)
        told.set("disk_free_bytes", room.disk_free or 0)
        for limit in ("guests", "tables", "database", "disk"):
            told.set("full", int(limit in room.full), limit)
        told.set("memory_bytes", memory())
        told.set("worker_sockets", len(self.sockets))
        if self.handover is not None:
            for outcome, many in self.handover.outcomes.items():
                told.count("sockets_handed_over", many, outcome)
        told.count("log_suppressed", suppressed())
        told.tables.set(self.hall.in_use)

    # Work charged to the address that requests it

    @contextmanager
    def paying(self, address: str) -> Iterator[Callable[[float], None]]:
        """Account for work done for an address. Yields a function to call with the CPU seconds the work took.
        Raises `HttpError` if the address has used up its time or has too many jobs already."""
        who = household(address)
        self._check_work(who)
        with self._working.hold(who):
            yield partial(self._charge, who)

    def _check_work(self, who: str) -> None:
        """Raise `HttpError` if a household has used up its time or has too many jobs already."""
        if after := self._work.overdrawn(who):
            raise HttpError("too-many", after=after)
        if self._working.full(who):
            raise HttpError("too-many", after=1)

    def _charge(self, who: str, seconds: float) -> None:
        """Charge work done in a thread; work on the event loop is metered there."""
        self._work.charge(who, seconds)
        self.shares.charge(who, seconds)

    async def beside(self, address: str, work: Callable[..., T], *about: Any) -> T:
        """Run blocking work in a thread and return its result. Raises any exception of the work,
        and `HttpError` and `Declined`."""
        with self.paying(address) as spent:
            return await self.hall.pools.requests.run(work, *about, spent=spent)

    async def answered(self, address: str, book: Book, eyes: Eyes, language: str, question: Asked) -> Any:
        """Answer a question about a table. Call it holding the table's lock, so that nothing changes
        meanwhile."""
        if isinstance(question, SLOW):
            return await self.beside(address, self.presenter.ask, book, eyes, language, question)
        who = household(address)
        self._check_work(who)
        began = time.thread_time()
        try:
            return self.presenter.ask(book, eyes, language, question)
        finally:
            self._work.charge(who, time.thread_time() - began)

    def base(self, request: Request) -> str:
        """Return the base of links: the server's public address if it is set, else the address the client
        used."""
        return self.serving.public or f"{request.url.scheme}://{request.headers.get('host', '')}"

    def _missed(self) -> None:
        """A revocation may have been missed: check the token of every open socket."""
        task = asyncio.create_task(self.check_tokens())
        self._checking.add(task)
        task.add_done_callback(self._checking.discard)

    async def check_tokens(self) -> None:
        """End every socket whose token is no longer valid."""
        shown = self.sessions.tokens()
        self.sessions.revocations += 1
        try:
            good = await self.hall.people.good(shown)
        except Declined:
            return  # tried again when the database connection is back
        for key in shown:
            if key not in good:
                self.sessions.revoke(key)


def memory() -> int:
    """Memory used by this process, in bytes."""
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except (OSError, ValueError, IndexError):
        return 0
