"""Open tables, seat their players, and play the openings."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import httpx

from .players import Load, Socket, Table
from .server import Server

T = TypeVar("T")

SOCKETS = 4
#: The games, with their numbers of players; the other sockets watch.
GAMES: dict[str, tuple[int, dict[str, Any]]] = {"sectionx": (3, {}), "colditz": (4, {"edition": "gibson"})}
#: Maximum number of concurrent operations.
TOGETHER = 8

Seated = tuple[str, list[str | None]]


class Hall:
    """All tables of a measurement."""

    def __init__(self, server: Server, load: Load, games: list[str], opening: int) -> None:
        self._server = server
        self._load = load
        self._games = games
        self._opening = opening
        self._tokens: list[str] = []
        self._lots = random.Random(1)
        self.tables: list[Table] = []

    async def sit_down(self, many: int) -> list[Seated]:
        """Start games at new tables; return them with the tokens of their sockets."""
        async with httpx.AsyncClient(base_url=self._server.url, trust_env=False, timeout=120) as http:

            async def say(path: str, body: Any, token: str = "") -> Any:
                headers = {"authorization": f"Bearer {token}"} if token else {}
                answer = await http.post(path, json=body, headers=headers)
                assert answer.is_success, answer.text
                return answer.json()

            while len(self._tokens) < SOCKETS:
                person = await say("/api/people", {"name": f"Person {len(self._tokens)}"})
                self._tokens.append(person["token"])

            async def one(number: int) -> Seated:
                players, rules = GAMES[self._games[number % len(self._games)]]
                game = self._games[number % len(self._games)]
                settings = {"game": game, "players": players, "rules": rules, "pace": {"absent": 0}}
                code = (await say("/api/tables", settings, self._tokens[0]))["code"]
                do = f"/api/tables/{code}/commands"
                for seat in range(players):
                    claim = {"do": {"kind": "claim", "seat": seat}, "request": "claim", "expect": 1}
                    await say(do, claim, self._tokens[seat])
                start = {"do": {"kind": "start"}, "request": "start", "expect": 1 + players}
                await say(do, start, self._tokens[0])
                return code, [self._tokens[seat] if seat < players else None for seat in range(SOCKETS)]

            return await each(range(len(self.tables), len(self.tables) + many), one)

    async def connect(self, seated: list[Seated]) -> None:
        async def one(seats: Seated) -> Table:
            code, tokens = seats
            table = Table(code, random.Random(self._lots.random()))
            for token in tokens:
                table.sockets.append(Socket(self._load, table, token))
                await table.sockets[-1].connect(self._server.port)
            return table

        self.tables += await each(seated, one)

    async def open(self, many: int) -> None:
        """Play the first moves at the last tables, as fast as possible: later moves are measured."""

        async def one(table: Table) -> None:
            for _ in range(self._opening):
                if not table.move():
                    await asyncio.sleep(0.05)  # an automatic answer is on its way
                await asyncio.wait_for(table.quiet.wait(), 60)

        await each(self.tables[-many:], one)

    async def close(self) -> None:
        for table in self.tables:
            for socket in table.sockets:
                if socket.line is not None:
                    socket.line.close()


async def each(many: Any, do: Callable[[Any], Awaitable[T]]) -> list[T]:
    """Do something with each, a few at a time."""
    free = asyncio.Semaphore(TOGETHER)

    async def one(what: Any) -> T:
        async with free:
            return await do(what)

    return await asyncio.gather(*map(one, many))
