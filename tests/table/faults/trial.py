"""One trial: servers, tables, seats, and everything that can happen to them."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import httpx

from goneaway import KINDS as GAMES
from goneaway.kernel import load_record, verify
from goneaway.table import Store

from ...postgres import Server as Postgres
from ...web.servers import LIMIT
from .checking import Checked
from .clock import MachineClock
from .disk import Disk
from .hooks import SlowHooks
from .kinds import KINDS
from .nursery import SPOKEN, Child, Nursery
from .proxy import Line, Proxy
from .seats import Seat
from .visitor import Visitor

#: What is played: game, seats, rules, and which seats bots take. Short, so that games end.
SHORT = {"limit_unit": "rounds", "limit_value": 2}
DAY = {"day_count": 1, "day_minutes": 2, "night_minutes": 1, "limit_value": 3}
PLAYED: tuple[tuple[str, int, dict[str, Any], dict[str, str]], ...] = (
    ("sectionx", 2, {}, {}),
    ("colditz", 3, {**SHORT, "edition": "gibson"}, {"1": "simple"}),
    ("sectionx", 3, {}, {"2": "random"}),
    ("colditz", 3, {**DAY, "edition": "fuga3"}, {}),
    ("colditz", 2, {**SHORT, "edition": "osprey"}, {}),
    ("colditz", 3, {**SHORT, "edition": "devir"}, {"0": "random"}),
)


@dataclass
class Table:
    code: str
    game: str
    seats: list[Seat]
    tasks: list[asyncio.Task[None]]

    @property
    def over(self) -> bool:
        return all(seat.over for seat in self.seats)

    @property
    def acknowledged(self) -> int:
        return sum(len(seat.acknowledged) for seat in self.seats)

    @property
    def number(self) -> int:
        """The highest number that any seat here has received."""
        return max(seat.number for seat in self.seats)


@dataclass
class Figures:
    """What was tried, and what came of it."""

    faults: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    ended: int = 0
    acknowledged: int = 0
    entries: int = 0
    items: int = 0
    views: int = 0
    digests: int = 0
    records: int = 0
    not_written: int = 0
    #: Kind of fault to the longest recovery time in seconds.
    slowest: dict[str, float] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def took(self, kind: str, seconds: float) -> None:
        self.slowest[kind] = max(self.slowest.get(kind, 0.0), seconds)

    def add(self, other: Figures) -> None:
        self.faults += other.faults
        for kind, seconds in other.slowest.items():
            self.took(kind, seconds)
        for one in fields(self):
            if one.name not in ("faults", "slowest", "wrong"):
                setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))
        self.wrong += other.wrong

    def __str__(self) -> str:
        faults = ", ".join(f"{kind} {count}" for kind, count in sorted(self.faults.items()))
        slowest = ", ".join(f"{kind} {seconds:.1f} s" for kind, seconds in sorted(self.slowest.items()))
        return (
            f"tables {self.tables} (played to the end {self.ended}), entries {self.entries}\n"
            f"faults {self.faults.total()}: {faults}\n"
            f"acknowledged {self.acknowledged}, not written and said again {self.not_written}\n"
            f"compared: told {self.items}, views {self.views}, positions after a restart {self.digests}; "
            f"records verified {self.records}\n"
            f"longest recovery: {slowest}\n"
            f"lost or wrong {len(self.wrong)}"
        )


class Trial:
    """Servers on one database: a file has one, PostgreSQL may have two."""

    def __init__(
        self,
        nursery: Nursery,
        database: str,
        where: Path,
        seed: int,
        *,
        servers: int = 1,
        tables: int = 4,
        postgres: Postgres | None = None,
        disk: Disk | None = None,
        only: Collection[str] = (),
    ) -> None:
        """`postgres` and `disk` hold the database, if they may be killed, paused and filled up."""
        self.lots = random.Random(seed)
        self.database = database
        self.postgres = postgres
        self.disk = disk
        self.clock = MachineClock(where / "clock")
        self.hooks = SlowHooks()
        logs = [where / f"server-{n}.log" for n in range(servers)]
        self.children = [Child(nursery, database, log, self.clock.path) for log in logs]
        self.proxies = [Proxy(child) for child in self.children]
        self.tables: list[Table] = []
        self.live = tables
        self.kinds = {
            name: kind for name, kind in KINDS.items() if kind.possible(self) and (not only or name in only)
        }
        self.figures = Figures()
        #: Code of a table without our seats to the requests acknowledged there.
        self.said: dict[str, set[str]] = {}
        self._store = Store(database)
        #: By table: what the journal was, and the position in one hash, when a server was dead.
        self._stood: list[tuple[str, list[tuple[int, str]], str]] = []

    async def run(self, faults: int = 0) -> Figures:
        """Until so many have happened, and each kind once; then all is played on for a moment, stopped, and
        checked."""
        coming = list(self.kinds)
        self.lots.shuffle(coming)
        weights = [kind.often for kind in self.kinds.values()]
        for child, proxy in zip(self.children, self.proxies, strict=True):
            await asyncio.to_thread(child.start)
            await proxy.open()
        await self.hooks.open()
        try:
            while coming or self.count() < faults:
                await self._seat_people()
                await self._progress(self.lots.randrange(1, 6))
                lot = self.lots.choices(list(self.kinds), weights)[0]
                await self._happens(coming.pop() if coming else lot)
            await self._progress(4)
            await self._records()
        except AssertionError as error:
            # Check what happened before all the same.
            self.claim(False, str(error))
        finally:
            for table in self.tables:
                for task in table.tasks:
                    task.cancel()
                await asyncio.gather(*table.tasks, return_exceptions=True)
            for proxy in self.proxies:
                proxy.close()
            self.hooks.close()
            for child in self.children:
                if child.pid:
                    await asyncio.to_thread(child.end)
            self.clock.close()
        self._check()
        self._store.close()
        return self.figures

    def claim(self, holds: bool, what: str) -> None:
        if not holds:
            self.figures.wrong.append(what)

    def count(self) -> int:
        """Faults so far."""
        mischief = sum(seat.faults.total() for table in self.tables for seat in table.seats)
        return self.figures.faults.total() + mischief

    # Tables

    async def _seat_people(self) -> None:
        """As many tables are played at as there should be."""
        while sum(not table.over for table in self.tables) < self.live:
            self.tables.append(await self._table(PLAYED[len(self.tables) % len(PLAYED)]))

    async def _table(self, played: tuple[str, int, dict[str, Any], dict[str, str]]) -> Table:
        game, players, rules, bots = played
        async with Visitor(self.a_server()) as http:
            people = [
                await http.say("/api/people", {"name": f"P{seat}"})
                for seat in range(players)
                if str(seat) not in bots
            ]
            settings = {"game": game, "players": players, "rules": rules, "bots": bots, "pace": {"absent": 0}}
            code = (await http.say("/api/tables", settings, people[0]["token"]))["code"]
            do = f"/api/tables/{code}/commands"
            free = [seat for seat in range(12) if str(seat) not in bots]
            for number, person in enumerate(people):
                claim = {"kind": "claim", "seat": free[number], "contribution": f"word {number}"}
                await http.say(do, {"do": claim, "request": "claim", "expect": 1}, person["token"])
            request = {"do": {"kind": "start"}, "request": "start", "expect": 1 + len(people)}
            await http.say(do, request, people[0]["token"])
            known = (await http.ask("GET", f"/api/tables/{code}")).json()
        seats = []
        for person in people:
            mine = next(one["seat"] for one in known["seats"] if one["name"] == person["name"])
            seats.append(self._seat(code, mine, person["token"], person["id"]))
        seats.append(self._seat(code, None, None, ""))
        tasks = [asyncio.create_task(seat.play()) for seat in seats]
        self.figures.tables += 1
        return Table(code, game, seats, tasks)

    def _seat(self, code: str, seat: int | None, token: str | None, person: str) -> Seat:
        lots = random.Random(self.lots.random())
        # Each at a server of his own choice; wherever that is after it died.
        proxy = self.lots.choice(self.proxies)
        return Seat(code, seat, token, person, lots.choice(SPOKEN), lambda: proxy.url, lots)

    async def _progress(self, more: int) -> None:
        """Until so many more commands were acknowledged, or no game goes on."""
        aim = sum(table.acknowledged for table in self.tables) + more
        end = asyncio.get_running_loop().time() + LIMIT
        while sum(table.acknowledged for table in self.tables) < aim:
            going = [table for table in self.tables if not table.over]
            if not going:
                return
            for table in going:
                self._look_at(table)
            where = ", ".join(f"{table.game} {table.code}" for table in going)
            assert asyncio.get_running_loop().time() < end, f"nothing happens any more: {where}"
            await asyncio.sleep(0.005)

    def _look_at(self, table: Table) -> None:
        """Raise the error of a seat that failed."""
        for task in table.tasks:
            if task.done():
                task.result()

    # What happens

    async def _happens(self, name: str) -> None:
        kind = self.kinds[name]
        try:
            if not await kind.happen(self):
                return
        except httpx.TransportError as error:
            raise AssertionError(f"{name}: a request was not answered: {error!r}") from error
        self.figures.faults[name] += 1
        if kind.recovers:
            await self.recovers(name)

    def a_server(self) -> Child:
        return self.lots.choice(self.children)

    def a_line(self) -> Line | None:
        lines = [line for proxy in self.proxies for line in proxy.lines]
        return self.lots.choice(lines) if lines else None

    async def recovers(self, name: str) -> None:
        """Wait until everything has recovered: every server is healthy and accepts a guest, and every game
        goes on."""
        began = time.monotonic()
        stood = {table.code: table.number for table in self.tables if not table.over}
        for child in self.children:
            while not await self._takes_guests(child):
                assert time.monotonic() < began + LIMIT, f"after {name} a server does not recover"
                await asyncio.sleep(0.05)
        for table in self.tables:
            while not table.over and table.number <= stood[table.code]:
                self._look_at(table)
                where = f"{table.game} {table.code} at {table.number}"
                assert time.monotonic() < began + LIMIT, f"after {name} nothing happens any more: {where}"
                await asyncio.sleep(0.005)
        self.figures.took(name, time.monotonic() - began)

    async def _takes_guests(self, child: Child) -> bool:
        try:
            async with Visitor(child, timeout=5) as http:
                health = await http.ask("GET", "/healthz")
                return (
                    health.is_success and (await http.ask("POST", "/api/people", {"name": "New"})).is_success
                )
        except httpx.TransportError:
            return False

    def not_written(self) -> int:
        return sum(seat.not_written for table in self.tables for seat in table.seats)

    def remember(self) -> None:
        """While nobody is there: what the journal of a table is now."""
        table = self.lots.choice(self.tables[-self.live :])
        checked = Checked(self._store, table.code, [])
        self._stood.append((table.code, checked.bodies, checked.book.digest()))

    # Afterwards

    async def _records(self) -> None:
        """A game that is over can be had as a record, and verified."""
        base = f"http://127.0.0.1:{self.children[0].port}"
        async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=LIMIT) as http:
            for table in [table for table in self.tables if table.over][-12:]:
                answer = await http.get(f"/api/tables/{table.code}/record")
                assert answer.is_success, answer.text
                verify(load_record(answer.text), GAMES)
                self.figures.records += 1

    def _check(self) -> None:
        figures = self.figures
        figures.not_written = self.not_written()
        for table in self.tables:
            checked = Checked(self._store, table.code, table.seats)
            figures.ended += table.over
            figures.entries += len(checked.bodies)
            figures.acknowledged += table.acknowledged
            figures.items += checked.items
            figures.views += checked.views
            figures.wrong += checked.wrong
            for code, bodies, digest in self._stood:
                if code == table.code:
                    figures.digests += 1
                    if checked.bodies[: len(bodies)] != bodies or checked.digests[len(bodies) - 1] != digest:
                        figures.wrong.append(f"{code} was another after a restart")
            for seat in table.seats:
                figures.faults += seat.faults
        for code, requests in self.said.items():
            checked = Checked(self._store, code, [])
            figures.wrong += checked.wrong
            written = Counter(entry.request for entry in checked.book.entries if entry.request in requests)
            lost = requests - written.keys()
            self.claim(not lost, f"{code}: acknowledged and lost: {lost}")
            self.claim(written.total() == len(written), f"{code}: done twice: {written}")
        for child in self.children:
            log = child.log.read_text()
            lines = [line for line in log.splitlines() if '"error"' in line or "Traceback" in line]
            # asyncio's message when descriptors run out; how often it may be logged is checked with that
            # fault.
            figures.wrong += [f"logged: {line}" for line in lines if "out of system resource" not in line]
