"""One trial: servers, tables, seats, and everything that can happen to them."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import httpx

from goneaway import KINDS
from goneaway.kernel import load_record, verify
from goneaway.table import Store

from ...web.servers import LIMIT
from .checking import Checked
from .nursery import SPOKEN, Child, Nursery
from .proxy import Proxy
from .seats import Seat

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
#: What happens to servers and lines, each so often.
HAPPENS = {"cut": 8, "deaf": 4, "torn": 4, "stopped": 3, "full": 3, "killed": 4, "ended": 1}


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
    wrong: list[str] = field(default_factory=list)

    def add(self, other: Figures) -> None:
        self.faults += other.faults
        for one in fields(self):
            if one.name not in ("faults", "wrong"):
                setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))
        self.wrong += other.wrong

    def __str__(self) -> str:
        faults = ", ".join(f"{kind} {count}" for kind, count in sorted(self.faults.items()))
        return (
            f"tables {self.tables} (played to the end {self.ended}), entries {self.entries}\n"
            f"faults {self.faults.total()}: {faults}\n"
            f"acknowledged {self.acknowledged}, not written and said again {self.not_written}\n"
            f"compared: told {self.items}, views {self.views}, positions after a restart {self.digests}; "
            f"records verified {self.records}\n"
            f"lost or wrong {len(self.wrong)}"
        )


class Trial:
    """Servers on one database: a file has one, PostgreSQL may have two."""

    def __init__(
        self, nursery: Nursery, database: str, where: Path, seed: int, *, servers: int = 1, tables: int = 4
    ) -> None:
        self.lots = random.Random(seed)
        self.database = database
        self.children = [Child(nursery, database, where / f"server-{n}.log") for n in range(servers)]
        self.proxies = [Proxy(child) for child in self.children]
        self.tables: list[Table] = []
        self.live = tables
        #: A disk that is full is seen where the server has a file of its own; a line to the database can be
        #: cut where it has none.
        self.kinds = {kind: often for kind, often in HAPPENS.items() if kind != "full" or servers == 1}
        self.figures = Figures()
        self._store = Store(database)
        #: By table: what the journal was, and the position in one hash, when a server was dead.
        self._stood: list[tuple[str, list[tuple[int, str]], str]] = []

    async def run(self, faults: int = 0) -> Figures:
        """Until so many have happened, and each kind once; then all is played on for a moment, stopped, and
        checked."""
        coming = list(self.kinds)
        self.lots.shuffle(coming)
        for child, proxy in zip(self.children, self.proxies, strict=True):
            await asyncio.to_thread(child.start)
            await proxy.open()
        try:
            while coming or self.count() < faults:
                await self._seat_people()
                await self._progress(self.lots.randrange(1, 6))
                lot = self.lots.choices(list(self.kinds), list(self.kinds.values()))[0]
                await self._happens(coming.pop() if coming else lot)
            await self._progress(4)
            await self._records()
        finally:
            for table in self.tables:
                for task in table.tasks:
                    task.cancel()
                await asyncio.gather(*table.tasks, return_exceptions=True)
            for proxy in self.proxies:
                proxy.close()
            for child in self.children:
                if child.pid:
                    await asyncio.to_thread(child.end)
        self._check()
        self._store.close()
        return self.figures

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
        child = self.lots.choice(self.children)
        base = f"http://127.0.0.1:{child.port}"
        async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=LIMIT) as http:

            async def say(path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
                headers = {"authorization": f"Bearer {token}"} if token else {}
                answer = await http.post(path, json=body, headers=headers)
                assert answer.is_success, answer.text
                found: dict[str, Any] = answer.json()
                return found

            people = [
                await say("/api/people", {"name": f"P{seat}"})
                for seat in range(players)
                if str(seat) not in bots
            ]
            settings = {"game": game, "players": players, "rules": rules, "bots": bots, "pace": {"absent": 0}}
            code = (await say("/api/tables", settings, people[0]["token"]))["code"]
            chosen: list[int] = []
            for number, person in enumerate(people):
                free = next(seat for seat in range(12) if str(seat) not in bots and seat not in chosen)
                claim = {"kind": "claim", "seat": free, "contribution": f"word {number}"}
                chosen += await self._claimed(say, code, claim, person)
            request = {"do": {"kind": "start"}, "request": "start", "expect": 1 + len(people)}
            await say(f"/api/tables/{code}/commands", request, people[0]["token"])
            known = (await http.get(f"/api/tables/{code}")).json()
        seats = []
        for person in people:
            mine = next(one["seat"] for one in known["seats"] if one["name"] == person["name"])
            seats.append(self._seat(code, mine, person["token"], person["id"]))
        seats.append(self._seat(code, None, None, ""))
        tasks = [asyncio.create_task(seat.play()) for seat in seats]
        self.figures.tables += 1
        return Table(code, game, seats, tasks)

    async def _claimed(
        self, say: Callable[..., Any], code: str, claim: dict[str, Any], person: dict[str, Any]
    ) -> list[int]:
        """Sit down; the seats one has then."""
        body = {"do": claim, "request": "claim", "expect": 1}
        await say(f"/api/tables/{code}/commands", body, person["token"])
        return [claim["seat"]]

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
            for task in [task for table in going for task in table.tasks if task.done()]:
                task.result()
            where = ", ".join(f"{table.game} {table.code}" for table in going)
            assert asyncio.get_running_loop().time() < end, f"nothing happens any more: {where}"
            await asyncio.sleep(0.005)

    # What happens

    async def _happens(self, kind: str) -> None:
        child = self.lots.choice(self.children)
        lines = [line for proxy in self.proxies for line in proxy.lines]
        if kind in ("cut", "deaf", "torn"):
            if not lines:
                return
            line = self.lots.choice(lines)
            if kind == "deaf":
                line.deaf = True
                await self._breath()
            if kind == "torn":
                line.torn = True
            else:
                line.cut()
        elif kind == "stopped":
            child.tell(signal.SIGSTOP)
            await self._breath()
            child.tell(signal.SIGCONT)
        elif kind == "full":
            await self._full(child)
        else:
            how = signal.SIGKILL if kind == "killed" else signal.SIGTERM
            await asyncio.to_thread(child.end, how)
            if len(self.children) == 1:
                self._remember()
            else:
                await self._breath()
            await asyncio.to_thread(child.start)
        self.figures.faults[kind] += 1

    async def _breath(self) -> None:
        await asyncio.sleep(self.lots.random() * 0.15)

    async def _full(self, child: Child) -> None:
        """No file of the server may grow any more: it cannot write, and must say so. Then it can again."""
        path = Path(f"{self.database}-wal")
        room = path.stat().st_size if path.exists() else 0
        most = resource.RLIM_INFINITY
        # Now and then there is room for half a page.
        limits = (room + self.lots.choice((0, 0, 2000, 6000)), most)
        resource.prlimit(child.pid, resource.RLIMIT_FSIZE, limits)
        before = self._not_written()
        until = asyncio.get_running_loop().time() + 0.5
        while self._not_written() == before and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.01)
        resource.prlimit(child.pid, resource.RLIMIT_FSIZE, (most, most))

    def _not_written(self) -> int:
        return sum(seat.not_written for table in self.tables for seat in table.seats)

    def _remember(self) -> None:
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
                verify(load_record(answer.text), KINDS)
                self.figures.records += 1

    def _check(self) -> None:
        figures = self.figures
        figures.not_written = self._not_written()
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
        for child in self.children:
            log = child.log.read_text()
            figures.wrong += [
                f"logged: {line}" for line in log.splitlines() if '"error"' in line or "Traceback" in line
            ]
