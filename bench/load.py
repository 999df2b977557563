"""How many tables one server carries: moves that are durable, and when the others see them.

    python bench/load.py --tables 500 --seconds 30
    python bench/load.py --search

A server of its own with a file of its own is started on this machine. Every table has four sockets: people in
their seats, and one who watches where there are three seats. After an opening, one of them moves every two
seconds. Counted is from the moment a move is said to the moment each of the others has been told of it: by
then it is durable. `--search` adds tables until that takes too long for one in a hundred.
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
from pathlib import Path

from loading.players import Load, Rush
from loading.server import Server, stolen
from loading.tables import Hall

#: Of a hundred moves ninety-nine should be seen by then.
WANTED = 0.25
#: So many more tables at every step of a search.
STEP = 1.5
#: A server that has little left to give is the bound; so is a machine.
BUSY = 0.85


class Measuring:
    """One server that is given more and more tables."""

    def __init__(self, server: Server, games: list[str], every: float, opening: int) -> None:
        self.server = server
        self.load = Load()
        self.hall = Hall(server, self.load, games, opening)
        self.every = every
        self.memory: list[str] = []

    async def grow(self, tables: int) -> None:
        """Until there are so many tables."""
        more = tables - len(self.hall.tables)
        if more <= 0:
            return
        before = self.server.memory
        seated = await self.hall.sit_down(more)
        opened = self.server.memory
        await self.hall.connect(seated)
        connected = self.server.memory
        sockets = sum(len(tokens) for _, tokens in seated)
        await self.hall.open(more)
        self.memory = [
            f"{(opened - before) * 1000 / more:.0f} kB a table",
            f"{(connected - opened) * 1000 / sockets:.0f} kB a socket",
            f"{self.server.memory:.0f} MB in all",
        ]

    async def measure(self, seconds: float) -> float:
        """Let everybody play so long; how long 99 of 100 moves took at most to be seen."""
        load, server = self.load, self.server
        rush = Rush(self.hall.tables, load, self.every)
        rush.start()
        await asyncio.sleep(2 * self.every)
        load.begin()
        began, spent, own, taken = time.perf_counter(), server.seconds, time.process_time(), stolen()
        await asyncio.sleep(seconds)
        passed = time.perf_counter() - began
        busy = (server.seconds - spent) / passed
        own, taken = (time.process_time() - own) / passed, (stolen() - taken) / passed
        load.end()
        await rush.stop()
        others = max(0.0, os.getloadavg()[0] - busy - own)
        tables, done = len(self.hall.tables), len(load.acknowledged)
        p99 = quantile(load.seen, 0.99)
        say(
            f"{tables} tables, {4 * tables} sockets: {done / passed:.0f} moves a second "
            f"of {tables / self.every:.0f}, {load.messages / passed:.0f} messages and "
            f"{load.bytes / passed / 1000:.0f} kB a second sent",
            f"  from move to seen by others: {told(load.seen)}",
            f"  from move to acknowledgement: {told(load.acknowledged)}",
            f"  the server: {busy:.2f} processors, {busy * passed * 1000 / max(1, done):.2f} ms a move; "
            f"the players: {own:.2f}; taken by other machines: {taken:.2f}; other load: {others:.1f}",
            f"  memory: {', '.join(self.memory)}",
            f"  late moves {load.late}, declined {dict(load.refused)}, lines lost {load.lost}",
            f"  bound by: {bound(busy, own, taken, others)}",
        )
        return p99


def bound(busy: float, own: float, taken: float, others: float) -> str:
    """What gives way first when there is more to do."""
    processors = os.cpu_count() or 1
    if busy >= BUSY:
        return "the server's one interpreter"
    if busy + own + taken + others >= processors * BUSY:
        return "the machine, which others use as well"
    return "nothing yet"


def quantile(found: list[float], share: float) -> float:
    found = sorted(found)
    return found[min(len(found) - 1, int(len(found) * share))] if found else float("inf")


def told(found: list[float]) -> str:
    shares = (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("longest", 1.0))
    return ", ".join(f"{name} {quantile(found, share) * 1000:.0f} ms" for name, share in shares)


def say(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


async def run(wanted: argparse.Namespace, server: Server) -> None:
    games = ["sectionx", "colditz"] if wanted.game == "both" else [wanted.game]
    measuring = Measuring(server, games, wanted.every, wanted.opening)
    say(f"{server.version}, Python {platform.python_version()}, {os.cpu_count()} processors")
    until = time.monotonic() + 60 * wanted.minutes
    tables, best = (100, 0) if wanted.search else (wanted.tables, 0)
    while True:
        await measuring.grow(tables)
        if await measuring.measure(wanted.seconds) <= WANTED:
            best = tables
        elif not wanted.search or tables > best * STEP:
            break
        if not wanted.search or time.monotonic() > until:
            break
        tables = int(tables * STEP)
    if wanted.search:
        say(f"{best} tables with 99 of 100 moves seen within {WANTED * 1000:.0f} ms")
    await measuring.hall.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--search", action="store_true", help="as many tables as there can be")
    parser.add_argument("--minutes", type=float, default=10, help="a search takes no more steps after that")
    parser.add_argument("--seconds", type=float, default=30, help="so long each number of tables is measured")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table")
    parser.add_argument("--opening", type=int, default=25, help="moves of each table before it counts")
    parser.add_argument("--game", choices=["sectionx", "colditz", "both"], default="both")
    parser.add_argument("--python", default=sys.executable, help="whose server is measured")
    wanted = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="goneaway-load-") as where:
        server = Server(Path(where), wanted.python)
        try:
            asyncio.run(run(wanted, server))
        finally:
            server.close()


if __name__ == "__main__":
    main()
