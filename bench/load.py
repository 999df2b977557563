"""How many tables one server carries: moves that are durable, and when the others see them.

    python bench/load.py --tables 500 --seconds 60

A server of its own with a file of its own is started on this machine. At every table sit people with a socket
each (and one who watches, where there are seats for three); one of them moves every two seconds. Counted is
from the moment a move is said to the moment each of the others has been told of it: by then it is durable.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PAGE = resource.getpagesize()
SEATS = 4
#: What is played, and by how many; the rest of the sockets watch.
GAMES: dict[str, tuple[int, dict[str, Any]]] = {"sectionx": (3, {}), "colditz": (4, {"edition": "gibson"})}
LOOSE = "10000000/1"
RATES = ("requests", "guests", "tables", "failures", "messages", "commands")


class Entry(msgspec.Struct):
    kind: str


class Asked(msgspec.Struct):
    mine: bool
    only: str = ""


class Parts(msgspec.Struct):
    asked: Asked | msgspec.UnsetType | None = msgspec.UNSET


class Told(msgspec.Struct):
    number: int
    entry: Entry | None = None
    parts: Parts = msgspec.field(default_factory=Parts)


class Answer(msgspec.Struct):
    request: str | None = None
    value: Any = None
    code: str = ""


class Message(msgspec.Struct):
    told: Told | None = None
    state: Told | None = None
    answer: Answer | None = None
    done: Answer | None = None
    declined: Answer | None = None


decoder = msgspec.json.Decoder(Message)


class Load:
    """Everything that is measured."""

    def __init__(self) -> None:
        self.measuring = False
        self.seen: list[float] = []
        self.acknowledged: list[float] = []
        self.refused: Counter[str] = Counter()
        self.bytes = 0
        self.messages = 0
        self.late = 0


class Table:
    def __init__(self, code: str) -> None:
        self.code = code
        self.sockets: list[Socket] = []
        self.said_at = 0.0


class Socket:
    """One person at one table."""

    def __init__(self, load: Load, table: Table, token: str | None, lots: random.Random) -> None:
        self.load = load
        self.table = table
        self.token = token
        self.lots = lots
        self.number = 0
        self.mine = False
        self.waits = False
        self.line: ClientConnection | None = None
        self.legal: asyncio.Future[list[str]] | None = None

    async def run(self, url: str, ready: asyncio.Event) -> None:
        async with connect(url, compression=None, proxy=None, ping_interval=None, max_size=None) as line:
            self.line = line
            hello = {"token": self.token, "table": self.table.code, "since": None, "language": "en"}
            await line.send(json.dumps({"hello": hello}))
            try:
                async for text in line:
                    self.hear(decoder.decode(text), len(text))
                    ready.set()
            except ConnectionClosed:
                self.load.refused["closed"] += 1

    def hear(self, said: Message, size: int) -> None:
        now = time.perf_counter()
        if self.load.measuring:
            self.load.bytes += size
            self.load.messages += 1
        told = said.told or said.state
        if told is not None:
            self.number = told.number
            if told.parts.asked is not msgspec.UNSET:
                self.mine = told.parts.asked is not None and told.parts.asked.mine
            if self.waits and told.entry is not None and told.entry.kind == "acted":
                self.waits = False
                if self.load.measuring:
                    self.load.seen.append(now - self.table.said_at)
        elif said.answer is not None and self.legal is not None:
            self.legal.set_result(said.answer.value)
            self.legal = None
        elif said.done is not None and self.load.measuring:
            self.load.acknowledged.append(now - self.table.said_at)
        elif said.declined is not None:
            self.load.refused[said.declined.code] += 1
            if self.legal is not None:
                self.legal.set_result([])
                self.legal = None

    async def move(self, request: str) -> None:
        assert self.line is not None
        self.legal = asyncio.get_running_loop().create_future()
        legal = self.legal
        await self.line.send(json.dumps({"ask": {"kind": "legal"}, "request": f"ask-{request}"}))
        texts = await legal
        if not texts:
            return
        command = {"kind": "act", "action": self.lots.choice(texts)}
        for other in self.table.sockets:
            other.waits = other is not self
        self.table.said_at = time.perf_counter()
        await self.line.send(json.dumps({"do": command, "expect": self.number, "request": request}))


async def play(load: Load, table: Table, every: float, lots: random.Random, until: float) -> None:
    """One move every so often, by whoever is asked."""
    loop = asyncio.get_running_loop()
    when = loop.time() + lots.random() * every
    number = 0
    while when < until:
        await asyncio.sleep(max(0.0, when - loop.time()))
        actor = next((one for one in table.sockets if one.mine), None)
        if actor is not None:
            number += 1
            await actor.move(f"{table.code}-{number}")
        when += every
        if load.measuring and loop.time() > when:
            load.late += 1


class Server:
    def __init__(self, where: Path) -> None:
        environment = {
            **os.environ,
            "GONEAWAY_DATABASE": str(where / "tables.db"),
            "GONEAWAY_LOG": "warning",
            "GONEAWAY_SOCKETS": "20000",
            "GONEAWAY_SOCKETS_PER_ADDRESS": "20000",
            "GONEAWAY_SOCKETS_PER_PERSON": "20000",
            "GONEAWAY_TABLES_OPEN": "20000",
            **{f"GONEAWAY_{name.upper()}": LOOSE for name in RATES},
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "goneaway", "serve", "--port", "0"],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        assert found is not None
        self.url = found[0]
        while True:
            try:
                if httpx.get(f"{self.url}/healthz", trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)

    @property
    def memory(self) -> float:
        """In MB."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE / 1e6

    @property
    def seconds(self) -> float:
        """Of a processor, so far."""
        spent = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


async def sit_down(url: str, tables: int, games: list[str]) -> list[tuple[str, list[str | None]]]:
    """Tables that have begun, each with the tokens of its sockets."""
    out: list[tuple[str, list[str | None]]] = []
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=120) as http:

        async def say(path: str, body: Any, token: str = "") -> Any:
            headers = {"authorization": f"Bearer {token}"} if token else {}
            answer = await http.post(path, json=body, headers=headers)
            assert answer.is_success, answer.text
            return answer.json()

        tokens = [(await say("/api/people", {"name": f"Person {n}"}))["token"] for n in range(SEATS)]
        for number in range(tables):
            game = games[number % len(games)]
            players, rules = GAMES[game]
            settings = {"game": game, "players": players, "rules": rules, "pace": {"absent": 0}}
            code = (await say("/api/tables", settings, tokens[0]))["code"]
            do = f"/api/tables/{code}/commands"
            for seat in range(players):
                claim = {"do": {"kind": "claim", "seat": seat}, "request": "claim", "expect": 1}
                await say(do, claim, tokens[seat])
            start = {"do": {"kind": "start"}, "request": "start", "expect": 1 + players}
            await say(do, start, tokens[0])
            out.append((code, [tokens[seat] if seat < players else None for seat in range(SEATS)]))
    return out


async def measure(server: Server, tables: int, seconds: float, every: float, games: list[str]) -> None:
    say = sys.stdout.write
    empty = server.memory
    seated = await sit_down(server.url, tables, games)
    opened = server.memory
    load = Load()
    lots = random.Random(1)
    held: list[Table] = []
    tasks: list[asyncio.Task[None]] = []
    play_url = f"ws{server.url.removeprefix('http')}/api/play"
    for code, tokens in seated:
        table = Table(code)
        ready = [asyncio.Event() for _ in tokens]
        for token, one in zip(tokens, ready, strict=True):
            table.sockets.append(Socket(load, table, token, lots))
            tasks.append(asyncio.create_task(table.sockets[-1].run(play_url, one)))
        await asyncio.gather(*(one.wait() for one in ready))
        held.append(table)
    connected = server.memory
    sockets = tables * SEATS
    say(
        f"{tables} tables, {sockets} sockets: memory {empty:.0f} MB empty, {opened:.0f} MB with tables "
        f"({(opened - empty) * 1000 / tables:.0f} kB each), {connected:.0f} MB with sockets "
        f"({(connected - opened) * 1000 / sockets:.0f} kB each)\n"
    )
    loop = asyncio.get_running_loop()
    warm = 3 * every
    until = loop.time() + warm + seconds
    players = [asyncio.create_task(play(load, table, every, lots, until)) for table in held]
    await asyncio.sleep(warm)
    load.measuring = True
    spent, began = server.seconds, time.perf_counter()
    own = time.process_time()
    await asyncio.sleep(seconds)
    load.measuring = False
    passed = time.perf_counter() - began
    busy, own = (server.seconds - spent) / passed, (time.process_time() - own) / passed
    done = len(load.acknowledged)
    say(
        f"{done} moves in {passed:.0f} s: {done / passed:.0f} a second (aim {tables / every:.0f}), "
        f"{load.messages / passed:.0f} messages and {load.bytes / passed / 1000:.0f} kB a second sent\n"
        f"from move to acknowledgement: {quantiles(load.acknowledged)}\n"
        f"from move to seen by others:  {quantiles(load.seen)}\n"
        f"server used {busy:.2f} processors, the players {own:.2f}; moves that came late {load.late}; "
        f"refused {dict(load.refused)}; memory at the end {server.memory:.0f} MB; "
        f"load of the machine {os.getloadavg()[0]:.1f}\n"
    )
    for task in (*players, *tasks):
        task.cancel()
    await asyncio.gather(*players, *tasks, return_exceptions=True)


def quantiles(found: list[float]) -> str:
    if not found:
        return "nothing"
    found = sorted(found)
    return ", ".join(
        f"{name} {found[min(len(found) - 1, int(len(found) * share))] * 1000:.0f} ms"
        for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("longest", 1.0))
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table")
    parser.add_argument("--game", choices=[*GAMES, "both"], default="both")
    wanted = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    games = list(GAMES) if wanted.game == "both" else [wanted.game]
    with tempfile.TemporaryDirectory(prefix="goneaway-load-") as where:
        server = Server(Path(where))
        try:
            asyncio.run(measure(server, wanted.tables, wanted.seconds, wanted.every, games))
        finally:
            server.close()


if __name__ == "__main__":
    main()
