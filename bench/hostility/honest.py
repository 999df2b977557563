"""Honest players next to the hostile clients: households with one table each, and new guests."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from typing import Any

import httpx

from loading.line import Line
from loading.players import Load, Socket, Table
from loading.tables import GAMES, SOCKETS

#: Seconds after which a move that some player has not received counts as lost.
LOST = 60.0
#: Seconds between two new guests.
NEWCOMERS = 5.0


class Honest:
    """The measurements of the honest players."""

    def __init__(self) -> None:
        self.load = Load()
        self.load.begin()
        #: Failures, counted by kind. There should be none.
        self.failures: Counter[str] = Counter()
        #: Seconds for a new guest to register, authenticate and open a table.
        self.newcomers: list[float] = []
        self.moves = 0
        self.games = 0


class HonestSocket(Socket):
    """A socket from its own address; a lost connection counts as a failure."""

    def __init__(self, honest: Honest, table: Table, token: str | None, address: str) -> None:
        super().__init__(honest.load, table, token)
        self._honest = honest
        self._address = address
        self.closing = False

    async def connect(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(
            lambda: Line(port, "/api/play", self.hear, self.lost),
            "127.0.0.1",
            port,
            local_addr=(self._address, 0),
        )
        await line.opened
        self.line = line
        self.say({"hello": {"token": self.token, "table": self.table.code, "since": None, "language": "en"}})
        await self.ready.wait()

    def lost(self) -> None:
        if not self.closing:
            self._honest.failures["socket closed by the server"] += 1

    def leave(self) -> None:
        self.closing = True
        if self.line is not None:
            self.line.close()


class Visitor:
    """Requests from one address."""

    def __init__(self, url: str, address: str) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self._http = httpx.AsyncClient(base_url=url, transport=transport, timeout=LOST)

    async def say(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self._http.request(method, path, json=body, headers=headers)
        if not answer.is_success:
            raise RuntimeError(f"{method} {path.split('/')[2]}: {answer.status_code}")
        return answer.json() if answer.content else None

    async def guest(self, name: str) -> str:
        return str((await self.say("POST", "/api/people", {"name": name}))["token"])

    async def close(self) -> None:
        await self._http.aclose()


class Household:
    """Four people at one address who play one game after another, with a move every few seconds."""

    def __init__(self, honest: Honest, url: str, port: int, number: int) -> None:
        self.honest = honest
        self.address = f"127.0.0.{100 + number}"
        self._port = port
        self._http = Visitor(url, self.address)
        self._game = ("sectionx", "colditz")[number % 2]
        self._lots = random.Random(number)
        self._tokens: list[str] = []
        self.table: Table | None = None
        self._sockets: list[HonestSocket] = []

    async def sit_down(self) -> str:
        """Start a new game with all players connected; return its code."""
        while len(self._tokens) < SOCKETS:
            self._tokens.append(await self._http.guest(f"Person {len(self._tokens)}"))
        players, rules = GAMES[self._game]
        settings = {"game": self._game, "players": players, "rules": rules, "pace": {"absent": 0}}
        code = str((await self._http.say("POST", "/api/tables", settings, self._tokens[0]))["code"])
        do = f"/api/tables/{code}/commands"
        for seat in range(players):
            claim = {"do": {"kind": "claim", "seat": seat}, "request": "claim", "expect": 1}
            await self._http.say("POST", do, claim, self._tokens[seat])
        start = {"do": {"kind": "start"}, "request": "start", "expect": 1 + players}
        await self._http.say("POST", do, start, self._tokens[0])
        self.leave()
        self.table = table = Table(code, self._lots)
        for seat in range(SOCKETS):
            token = self._tokens[seat] if seat < players else None
            self._sockets.append(HonestSocket(self.honest, table, token, self.address))
            table.sockets.append(self._sockets[-1])
            await self._sockets[-1].connect(self._port)
        self.honest.games += 1
        return code

    def leave(self) -> None:
        for socket in self._sockets:
            socket.leave()
        self._sockets = []

    async def play(self, every: float) -> None:
        """Play until cancelled."""
        # Spread the households over time.
        await asyncio.sleep(self._lots.random() * every)
        when = time.perf_counter()
        while True:
            try:
                await self._move()
            except TimeoutError:
                self.honest.failures["a move was not seen by everybody"] += 1
                assert self.table is not None
                self.table.quiet.set()
            except (RuntimeError, httpx.TransportError, OSError) as error:
                self.honest.failures[f"no new game: {error or type(error).__name__}"] += 1
            when = max(when + every, time.perf_counter())
            await asyncio.sleep(when - time.perf_counter())

    async def _move(self) -> None:
        table = self.table
        assert table is not None
        waited = time.perf_counter()
        while not table.move():
            # A forced decision is played automatically; or the game is over.
            await asyncio.sleep(0.2)
            if time.perf_counter() - waited > 5 and await self._over(table.code):
                await self.sit_down()
                return
            if time.perf_counter() - waited > LOST:
                raise TimeoutError
        await asyncio.wait_for(table.quiet.wait(), LOST)
        self.honest.moves += 1

    async def _over(self, code: str) -> bool:
        return bool((await self._http.say("GET", f"/api/tables/{code}"))["status"] == "ended")

    async def close(self) -> None:
        self.leave()
        await self._http.close()


async def newcomers(honest: Honest, url: str) -> None:
    """Let a new guest arrive from another address every few seconds, until cancelled."""
    number = 0
    while True:
        number += 1
        began = time.perf_counter()
        http = Visitor(url, f"127.0.0.{200 + number % 50}")
        try:
            token = await http.guest(f"New {number}")
            await http.say("GET", "/api/me", token=token)
            await http.say("POST", "/api/tables", {"game": "sectionx", "players": 2}, token)
            honest.newcomers.append(time.perf_counter() - began)
        except (RuntimeError, httpx.TransportError) as error:
            honest.failures[f"somebody new: {error or type(error).__name__}"] += 1
        finally:
            await http.close()
        await asyncio.sleep(NEWCOMERS)
