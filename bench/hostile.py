"""Play honest tables next to hostile clients: latency, failures, server resources.

    python bench/hostile.py --minutes 30 --addresses 1
    python bench/hostile.py --minutes 30 --addresses 50

Starts a server with its default limits on this machine. Every honest table has four sockets and its own
address (from 127.0.0.100 on) and moves every two seconds; every five seconds a new guest arrives. Hostile
clients come from 127.0.0.1, or from fifty addresses from 127.0.0.2 on, and run all attacks in
`hostility/attacks.py` at once. Nothing leaves this machine, and everything stops by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from hostility.honest import Honest, Household, newcomers
from hostility.server import Server, Spent

#: Seconds within which 99 % of the honest moves should be seen.
WANTED = 0.5
#: Seconds between two samples of the server's resources.
LOOK = 1.0


@dataclass
class Result:
    """The measurements of one run."""

    seen: list[float] = field(default_factory=list)
    newcomers: list[float] = field(default_factory=list)
    failures: Mapping[str, int] = field(default_factory=dict)
    #: Samples of the server's resources, and the server errors it logged.
    most: list[Spent] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    #: For each attack: how often the server gave each answer.
    came: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    moves: int = 0

    def peak(self, name: str) -> float:
        return max(float(getattr(one, name)) for one in self.most)


class Run:
    """One server, its honest and its hostile clients."""

    def __init__(self, server: Server, tables: int, addresses: int, every: float = 2.0) -> None:
        self.server = server
        self.honest = Honest()
        self.houses = [Household(self.honest, server.url, server.port, number) for number in range(tables)]
        self.addresses = addresses
        self.every = every
        self.result = Result()

    async def run(self, seconds: float, minute: float = 60.0) -> Result:
        codes = [await house.sit_down() for house in self.houses]
        hostile = await self._attack(seconds, codes)
        honest = [asyncio.create_task(house.play(self.every)) for house in self.houses]
        honest.append(asyncio.create_task(newcomers(self.honest, self.server.url)))
        watching = [asyncio.create_task(self._watch()), asyncio.create_task(self._listen(hostile))]
        end = time.monotonic() + seconds
        number = 0
        try:
            while (left := end - time.monotonic()) > 0.01:
                began, before = time.perf_counter(), self.server.spent
                await asyncio.sleep(min(minute, left))
                number += 1
                self._minute(number, before, time.perf_counter() - began)
            await asyncio.wait_for(hostile.wait(), 60)
            await watching[1]
        finally:
            for task in (*honest, *watching):
                task.cancel()
            await asyncio.gather(*honest, *watching, return_exceptions=True)
            with contextlib.suppress(ProcessLookupError):
                hostile.kill()
            for house in self.houses:
                await house.close()
        result = self.result
        result.failures = dict(self.honest.failures)
        for code, times in self.honest.load.refused.items():
            # A move that was legal when asked for may arrive too late; the player then asks again.
            if code != "stale":
                result.failures = {**result.failures, f"declined: {code}": times}
        result.failed = self.server.failures
        result.moves = self.honest.moves
        return result

    async def _attack(self, seconds: float, codes: list[str]) -> asyncio.subprocess.Process:
        """Start the hostile clients in their own process."""
        words = [str(self.server.port), str(seconds), str(self.addresses), *codes]
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "hostility.attacks",
            *words,
            cwd=Path(__file__).parent,
            stdout=asyncio.subprocess.PIPE,
            limit=1 << 20,
        )

    async def _listen(self, hostile: asyncio.subprocess.Process) -> None:
        assert hostile.stdout is not None
        async for line in hostile.stdout:
            self.result.came = json.loads(line)

    async def _watch(self) -> None:
        while True:
            self.result.most.append(self.server.spent)
            await asyncio.sleep(LOOK)

    def _minute(self, number: int, before: Spent, seconds: float) -> None:
        load, after = self.honest.load, self.server.spent
        fresh, load.seen, load.acknowledged = load.seen, [], []
        new, self.honest.newcomers = self.honest.newcomers, []
        self.result.seen += fresh
        self.result.newcomers += new
        say(
            f"minute {number}: honest moves {told(fresh)}; new people {told(new)}; "
            f"failures {self.honest.failures.total()}; "
            f"server {(after.cpu - before.cpu) / seconds:.2f} processors, {after}; "
            f"{answers(self.result.came)}"
        )


def told(found: list[float]) -> str:
    """Format quantiles in milliseconds."""
    if not found:
        return "none"
    ordered = sorted(found)
    shares = (("p50", 0.5), ("p99", 0.99), ("longest", 1.0))
    return ", ".join(f"{name} {quantile(ordered, share) * 1000:.0f} ms" for name, share in shares)


def quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def answers(came: Mapping[str, Mapping[str, int]]) -> str:
    """Return how often the server gave each answer, over all attacks."""
    together: dict[str, int] = {}
    for ways in came.values():
        for way, times in ways.items():
            together[way] = together.get(way, 0) + times
    return "hostile: " + ", ".join(f"{way} {times}" for way, times in sorted(together.items()))


def say(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def summary(result: Result, cpu: float, seconds: float) -> list[str]:
    lines = [f"honest moves {result.moves}, seen by others: {told(result.seen)}"]
    lines.append(f"new people {len(result.newcomers)}: {told(result.newcomers)}")
    lines.append(f"honest failures: {dict(result.failures) or 'none'}")
    lines.append(
        f"server: {cpu / seconds:.2f} processors; at most {result.peak('memory'):.0f} MB, "
        f"{result.peak('descriptors'):.0f} descriptors, {result.peak('threads'):.0f} threads; "
        f"database {result.peak('database') / 1e6:.1f} MB, log {result.peak('log') / 1e6:.2f} MB; "
        f"errors logged: {len(result.failed)}"
    )
    for attack, ways in sorted(result.came.items()):
        lines.append(f"  {attack}: " + ", ".join(f"{way} {times}" for way, times in sorted(ways.items())))
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=30, metavar="N", help="minutes to run [30]")
    parser.add_argument(
        "--addresses",
        type=int,
        default=1,
        choices=range(1, 51),
        metavar="N",
        help="number of hostile addresses [1]",
    )
    parser.add_argument(
        "--tables",
        type=int,
        default=20,
        choices=range(1, 100),
        metavar="N",
        help="number of honest tables [20]",
    )
    parser.add_argument("--python", default=sys.executable, metavar="FILE", help="interpreter of the server")
    wanted = parser.parse_args()
    # However this program ends, the server and the hostile clients must end, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="goneaway-hostile-") as where:
        server = Server(Path(where), wanted.python)
        try:
            say(
                f"Python {platform.python_version()}, {os.cpu_count()} processors; "
                f"{wanted.tables} honest tables, hostile addresses: {wanted.addresses}, "
                f"{wanted.minutes:g} minutes"
            )
            before, seconds = server.spent.cpu, wanted.minutes * 60
            result = asyncio.run(Run(server, wanted.tables, wanted.addresses).run(seconds))
            say("", *summary(result, server.spent.cpu - before, seconds), *result.failed[:5])
        finally:
            server.close()
    ordered = sorted(result.seen)
    slow = not ordered or quantile(ordered, 0.99) > WANTED
    if slow:
        say(f"99 % of the moves should be seen within {WANTED * 1000:.0f} ms")
    return 1 if slow or result.failures or result.failed else 0


if __name__ == "__main__":
    sys.exit(main())
