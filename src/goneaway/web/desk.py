"""The desk: all that one process of the server has at hand."""

from __future__ import annotations

import asyncio
import logging
import resource
import time
from collections.abc import Callable, Mapping
from typing import Any

from starlette.requests import Request

from ..table.book.settings import Person
from ..table.hall import Hall
from ..table.notices import Notices
from .connections import Gate, descriptors, descriptors_open
from .door import Door
from .limits import Buckets, Held, Places
from .logs import note, suppressed
from .metrics import Metrics
from .presenter import Presenter
from .settings import Serving


class Desk:
    """The hall, who is let in, what is counted."""

    def __init__(
        self,
        serving: Serving,
        hall: Hall,
        presenter: Presenter,
        metrics: Metrics,
        description: Mapping[str, Any],
        notices: Notices,
        gate: Gate,
        bodies: Held,
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
        #: Bytes of requests in memory.
        self.bodies = bodies
        self.door = Door(hall.people, limits)
        self.tables = Buckets(limits.tables)
        self.commands = Buckets(limits.commands)
        self.messages = Buckets(limits.messages_per_address)
        #: Bytes that wait to be sent, of all sockets.
        self.queued = Held()
        self.by_address = Places(limits.sockets_per_address)
        self.by_person = Places(limits.sockets_per_person)
        self.all_sockets = Places(limits.sockets)
        #: Sockets of somebody, each with how it is ended.
        self.lines: dict[str, set[Callable[[], None]]] = {}
        self._looked_up = 0.0
        #: Told to stop: nobody is let in any more.
        self.draining = False

    def drain(self) -> None:
        self.draining = True

    async def look_after(self) -> None:
        """End connections whose time is up, and look figures up, for ever."""
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
        """Bring the metrics up to date."""
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
        told.set("queues_bytes", self.queued.bytes)
        told.set("notices_sending", self.notices.sending)
        for way, many in self.notices.sent.items():
            told.count("notices_sent", many, way)
        for way, many in self.notices.dropped.items():
            told.count("notices_dropped", many, way or "any")
        room = self.hall.room
        told.set("guests", room.guests)
        told.set("tables", room.tables)
        told.set("database_bytes", room.database)
        told.set("disk_free_bytes", room.disk_free or 0)
        for limit in ("guests", "tables", "database", "disk"):
            told.set("full", int(limit in room.full), limit)
        told.set("memory_bytes", memory())
        told.count("log_suppressed", suppressed())
        told.tables.set(self.hall.in_use)

    def base(self, request: Request) -> str:
        """How links begin: as the host of the server says, or as the one who asks came here."""
        return self.serving.public or f"{request.url.scheme}://{request.headers.get('host', '')}"

    def hang_up(self, person: Person) -> None:
        """End all sockets of somebody whose tokens are no good any more."""
        for end in list(self.lines.get(person.id, ())):
            end()


def memory() -> int:
    """Bytes of memory that this process uses."""
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except (OSError, ValueError, IndexError):
        return 0
