"""Metrics for Prometheus: counts and durations, never people or tables."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

#: The folder in which the processes of one server combine their metrics.
SHARED = "PROMETHEUS_MULTIPROC_DIR"

#: The client library has no type hints.
_GATHER: Callable[[CollectorRegistry], object] = MultiProcessCollector
_FORGET: Callable[[int], None] = mark_process_dead

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


#: Gauges updated every second: name, help, label, and how the values of several processes are combined.
GAUGES: tuple[tuple[str, str, str, Literal["livesum", "livemax", "liveall"]], ...] = (
    ("pool_threads", "Maximum threads of a pool.", "pool", "livesum"),
    ("pool_busy", "Busy threads of a pool.", "pool", "livesum"),
    ("pool_waiting", "Jobs waiting for a thread.", "pool", "livesum"),
    ("pool_waiting_limit", "Maximum jobs waiting for a thread.", "pool", "livesum"),
    ("connections", "Connections by state.", "phase", "livesum"),
    ("connections_limit", "Connections that file descriptors allow, sockets included.", "", "livesum"),
    ("descriptors_open", "File descriptors in use.", "", "livesum"),
    ("descriptors_limit", "Maximum file descriptors of a process.", "", "livemax"),
    ("bodies_bytes", "Bytes of requests that are arriving or being answered.", "", "livesum"),
    ("queues_bytes", "Bytes waiting to be sent over sockets.", "", "livesum"),
    ("notices_sending", "Notices being sent.", "", "livesum"),
    ("guests", "Guests in the database.", "", "livemax"),
    ("tables", "Tables in the database.", "", "livemax"),
    ("tokens", "Tokens and links in the database, counted every ten minutes.", "", "livemax"),
    ("database_bytes", "Size of the database.", "", "livemax"),
    ("disk_free_bytes", "Space left on the disk of a SQLite file.", "", "livemax"),
    ("full", "1 while this limit is reached.", "limit", "livemax"),
    ("memory_bytes", "Memory of the process.", "", "livesum"),
    ("worker_sockets", "Sockets of each worker.", "", "liveall"),
)

#: Counters kept as plain numbers and updated every second, and whenever the metrics are read.
COUNTERS = (
    ("pool_dropped", "Jobs refused because too many were waiting.", "pool"),
    ("connections_ended", "Connections refused or ended by the server.", "why"),
    ("notices_sent", "Notices delivered.", "way"),
    ("notices_dropped", "Notices given up.", "way"),
    ("tokens_removed", "Tokens removed because they had expired or were the oldest of too many.", "why"),
    ("sockets_handed_over", "Sockets passed between workers, by outcome.", "outcome"),
    ("messages_received", "Messages from sockets.", ""),
    ("messages_sent", "Messages to sockets.", ""),
    ("bytes_sent", "Bytes to sockets.", ""),
    ("waits", "Requests and questions that had to wait for the share of others.", ""),
    ("log_suppressed", "Log lines suppressed.", ""),
)


def forget_dead_workers() -> None:
    """Remove the gauges of workers that were killed; otherwise they would be counted for ever."""
    found = [re.fullmatch(r"gauge_live\w*_(\d+)\.db", name) for name in os.listdir(os.environ[SHARED])]
    for pid in {int(one[1]) for one in found if one is not None}:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            _FORGET(pid)


class Metrics:
    """The metrics of one process."""

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
        #: Messages from and to sockets, and bytes to them. Plain numbers: they change several times per move.
        self.received = self.sent = self.sent_bytes = 0
        commands = Counter(
            "goneaway_commands_total", "Commands, by what came of them.", ["result"], registry=own
        )
        self.commands_done, self.commands_declined = commands.labels("done"), commands.labels("declined")
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
        self._gauges: dict[str, Gauge] = {}
        self._counters: dict[str, Counter] = {}
        for name, about, label, mode in GAUGES:
            self._gauges[name] = Gauge(
                f"goneaway_{name}", about, [label] if label else [], multiprocess_mode=mode, registry=own
            )
        for name, about, label in COUNTERS:
            self._counters[name] = Counter(
                f"goneaway_{name}_total", about, [label] if label else [], registry=own
            )
        #: The last total of each counter.
        self._counted: dict[tuple[str, str], int] = {}

    def set(self, name: str, value: float, label: str = "") -> None:
        """Set one of `GAUGES`."""
        gauge = self._gauges[name]
        (gauge.labels(label) if label else gauge).set(value)

    def count(self, name: str, total: int, label: str | None = None) -> None:
        """Bring one of `COUNTERS` up to a total that is kept elsewhere."""
        counter = self._counters[name]
        more = total - self._counted.get((name, label or ""), 0)
        self._counted[name, label or ""] = total
        (counter if label is None else counter.labels(label)).inc(more)

    def text(self) -> bytes:
        """Return all metrics, of all processes of this server."""
        if os.environ.get(SHARED):
            together = CollectorRegistry()
            _GATHER(together)
            return generate_latest(together)
        return generate_latest(self._own)
