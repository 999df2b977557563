"""Figures for Prometheus: how much is going on, how long it takes. Never who, never which table."""

from __future__ import annotations

import os
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

#: Where several processes of one server put their figures together.
SHARED = "PROMETHEUS_MULTIPROC_DIR"

#: It has no types of its own.
_GATHER: Callable[[CollectorRegistry], object] = MultiProcessCollector

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        own = self._own = CollectorRegistry()
        self.requests = Counter(
            "goneaway_requests_total", "Requests answered.", ["method", "route", "status"], registry=own
        )
        self.request_seconds = Histogram(
            "goneaway_request_seconds", "Time to answer a request.", ["route"], buckets=_SECONDS, registry=own
        )
        self.sockets = Gauge(
            "goneaway_sockets", "Sockets that are open.", multiprocess_mode="livesum", registry=own
        )
        self.tables = Gauge(
            "goneaway_tables_live", "Tables held in memory.", multiprocess_mode="livesum", registry=own
        )
        self.received = Counter("goneaway_messages_received_total", "Messages from sockets.", registry=own)
        self.sent = Counter("goneaway_messages_sent_total", "Messages to sockets.", registry=own)
        self.sent_bytes = Counter("goneaway_bytes_sent_total", "Bytes to sockets.", registry=own)
        self.commands = Counter(
            "goneaway_commands_total", "Commands, by what came of them.", ["result"], registry=own
        )
        self.command_seconds = Histogram(
            "goneaway_command_seconds",
            "From a command to its durable answer.",
            buckets=_SECONDS,
            registry=own,
        )
        self.declined = Counter("goneaway_declined_total", "Refusals by code.", ["code"], registry=own)
        self.dropped = Counter(
            "goneaway_sockets_dropped_total", "Sockets closed by the server.", ["why"], registry=own
        )
        self.failures = Counter("goneaway_failures_total", "Errors that are ours.", registry=own)

    def text(self) -> bytes:
        """All of it, of all processes of this server."""
        if os.environ.get(SHARED):
            together = CollectorRegistry()
            _GATHER(together)
            return generate_latest(together)
        return generate_latest(self._own)
