"""Measure how many tables a server can carry with durable moves: the latency and the cost of a move.

    make load                                                 # 50 to 300 tables, three set-ups
    make load ARGS="--tables 100 --database postgres --workers 1,2"
    make load ARGS=--search                                   # as many tables as one server carries

Starts a server on this machine with its own database: a file, or a PostgreSQL with fsync started for it.
Every table has four sockets: the players, and a watcher where there are three seats. After an opening, each
table makes a move every two seconds. The latency is the time from sending a move until each of the others has
received it; by then it is durable. CPU time is that of the server's processes; PostgreSQL's own is shown
separately. `--search` adds tables until 1 % of the moves take too long.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests import postgres

from loading.players import Load, Rush
from loading.server import Server, family, spent, stolen
from loading.tables import Hall

#: In a search, 99 % of the moves must be seen within this many seconds.
WANTED = 0.25
#: Factor by which the number of tables grows at every step of a search.
STEP = 1.5
#: A search stops when the server or the machine is busier than this.
BUSY = 0.85

TITLES = (
    "database", "workers", "tables", "moves/s", "p50 ms", "p99 ms", "CPU ms a move", "of PostgreSQL",
    "kB a table", "late", "limit",
)  # fmt: skip


class Measuring:
    """One server that is given more and more tables."""

    def __init__(self, server: Server, base: Base, wanted: argparse.Namespace) -> None:
        games = ["sectionx", "colditz"] if wanted.game == "both" else [wanted.game]
        self.server = server
        self.base = base
        self.load = Load()
        self.hall = Hall(server, self.load, games, wanted.opening)
        self.every: float = wanted.every
        #: Memory of the server without tables.
        self._empty = server.memory

    async def grow(self, tables: int) -> None:
        """Open more tables until there are this many."""
        more = tables - len(self.hall.tables)
        if more > 0:
            await self.hall.connect(await self.hall.sit_down(more))
            await self.hall.open(more)

    async def measure(self, seconds: float) -> float:
        """Let all tables play and print a row; return the 99th percentile in seconds."""
        load, server, base = self.load, self.server, self.base
        rush = Rush(self.hall.tables, load, self.every)
        rush.start()
        await asyncio.sleep(2 * self.every)
        load.begin()
        began, own, taken = time.perf_counter(), time.process_time(), stolen()
        before, database = server.seconds, base.seconds
        await asyncio.sleep(seconds)
        passed = time.perf_counter() - began
        used, database = server.seconds - before, base.seconds - database
        own, taken = (time.process_time() - own) / passed, (stolen() - taken) / passed
        load.end()
        await rush.stop()
        tables, moves = len(self.hall.tables), max(1, len(load.acknowledged))
        others = max(0.0, os.getloadavg()[0] - (used + database) / passed - own)
        p99 = quantile(load.seen, 0.99)
        row(
            base.kind,
            base.workers,
            tables,
            f"{moves / passed:.0f}",
            f"{quantile(load.seen, 0.5) * 1000:.0f}",
            f"{p99 * 1000:.0f}",
            f"{used * 1000 / moves:.2f}",
            f"{database * 1000 / moves:.2f}" if base.pid else "",
            f"{(server.memory - self._empty) * 1000 / tables:.0f}",
            load.late,
            limit(used / passed / base.workers, used / passed, own + taken + others + database / passed),
        )
        if load.refused or load.lost:
            say(f"  declined {dict(load.refused)}, connections lost {load.lost}")
        return p99


class Base:
    """The database of one measurement."""

    def __init__(self, address: str, workers: int, pid: int = 0) -> None:
        self.address = address
        self.workers = workers
        self.pid = pid
        self.kind = "PostgreSQL" if pid else "SQLite"

    @property
    def seconds(self) -> float:
        """CPU seconds used by PostgreSQL so far."""
        return sum(map(spent, family(self.pid))) if self.pid else 0.0


def limit(worker: float, server: float, others: float) -> str:
    """Return what would limit more load: the server, the machine, or nothing yet."""
    if worker >= BUSY:
        return "the server"
    if server + others >= (os.cpu_count() or 1) * BUSY:
        return "the machine"
    return "none yet"


def quantile(found: list[float], share: float) -> float:
    found = sorted(found)
    return found[min(len(found) - 1, int(len(found) * share))] if found else float("inf")


def row(*cells: object) -> None:
    say("| " + " | ".join(map(str, cells)) + " |")


def say(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


async def run(wanted: argparse.Namespace, server: Server, base: Base) -> None:
    measuring = Measuring(server, base, wanted)
    if wanted.search:
        await search(wanted, measuring)
    else:
        for tables in wanted.tables:
            await measuring.grow(tables)
            await measuring.measure(wanted.seconds)
    await measuring.hall.close()


async def search(wanted: argparse.Namespace, measuring: Measuring) -> None:
    until = time.monotonic() + 60 * wanted.minutes
    tables, best = 100, 0
    while True:
        await measuring.grow(tables)
        if await measuring.measure(wanted.seconds) <= WANTED:
            best = tables
        elif tables > best * STEP:
            break
        if time.monotonic() > until:
            break
        tables = int(tables * STEP)
    say(f"{best} tables with 99 % of all moves seen within {WANTED * 1000:.0f} ms")


def bases(wanted: argparse.Namespace) -> Iterator[Base]:
    """Yield the databases to measure, each one fresh."""
    if wanted.database in ("sqlite", "both"):
        with tempfile.TemporaryDirectory(prefix="goneaway-load-") as where:
            yield Base(str(Path(where) / "tables.db"), 1)
    if wanted.database in ("postgres", "both"):
        programs = postgres.programs()
        if programs is None:
            say(postgres.MISSING)
            return
        for workers in wanted.workers:
            with postgres.server(programs, durable=True) as found:
                yield Base(found.address(found.database()), workers, found.pid)


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--tables", type=numbers, default=[50, 100, 200, 300], help="numbers of tables [50,100,200,300]"
    )
    parser.add_argument("--database", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument(
        "--workers", type=numbers, default=[1, 2], help="numbers of workers on PostgreSQL [1,2]"
    )
    parser.add_argument("--search", action="store_true", help="search for the maximum number of tables")
    parser.add_argument("--minutes", type=float, default=10, help="limit of a search [10]")
    parser.add_argument("--seconds", type=float, default=30, help="length of each measurement [30]")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table [2]")
    parser.add_argument("--opening", type=int, default=25, help="moves of each table before measuring [25]")
    parser.add_argument("--game", choices=["sectionx", "colditz", "both"], default="both")
    parser.add_argument("--python", default=sys.executable, help="interpreter of the server [this one]")
    wanted = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    said = False
    for base in bases(wanted):
        server = Server(wanted.python, base.address, base.workers)
        try:
            if not said:
                said = True
                say(f"{server.version}, Python {platform.python_version()}, {os.cpu_count()} processors", "")
                row(*TITLES)
                row(*("---" for _ in TITLES))
            asyncio.run(run(wanted, server, base))
        finally:
            server.close()


if __name__ == "__main__":
    main()
