"""The application in this process, and players whose sockets are plain Python objects."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections.abc import Callable
from itertools import count
from typing import Any, Self

import msgspec
from starlette.applications import Starlette

from goneaway.table import Person, Settings
from goneaway.table.book import commands as c
from goneaway.web.application import application, learn_to_speak
from goneaway.web.http.app_state import AppState
from goneaway.web.http.middleware import AccessMiddleware
from goneaway.web.process.connections import ABORT
from goneaway.web.process.settings import Limits, Rate, Serving

from .players import Message, Player
from .tables import GAMES, SOCKETS

_decoder = msgspec.json.Decoder(Message)
_encode = msgspec.json.Encoder().encode

OFTEN = Rate(10_000_000, 1)
LIMITS = Limits(
    requests=OFTEN, guests=OFTEN, tables=OFTEN, failures=OFTEN, messages=OFTEN, commands=OFTEN,
    messages_per_address=OFTEN,
    sockets=20_000, sockets_per_address=20_000, sockets_per_person=20_000, tables_open=20_000,
)  # fmt: skip


class Socket(Player):
    """A player or a watcher at one table, connected by the ASGI messages of a WebSocket."""

    def __init__(self, table: Table, token: str | None, language: str) -> None:
        super().__init__(table.draws)
        self.table = table
        self.ready = asyncio.Event()
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self.say({"hello": {"token": token, "table": table.code, "since": None, "language": language}})

    def say(self, message: dict[str, Any]) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": _encode(message).decode()})

    async def receive(self) -> dict[str, Any]:
        return await self._in.get()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.hear(message["text"])

    def write(self, message: bytes) -> bool:
        self.hear(message.decode())
        return True

    def hear(self, text: str) -> None:
        self.table.heard(self, text)
        said = _decoder.decode(text)
        told = said.told or said.state
        if told is not None:
            self.ready.set()
            self.follow(told)
        elif said.answer is not None:
            actions = said.answer.value
            if actions:
                self.do(actions)
            else:
                self.table.done.set()
        elif said.done is not None:
            self.table.done.set()
        elif said.declined is not None:
            raise AssertionError(text)

    def do(self, actions: list[str]) -> None:
        command = {"kind": "act", "action": self.draws.choice(actions)}
        self.say({"do": command, "expect": self.number, "request": f"do-{self.table.moves}"})


class Table:
    """Four sockets and the current move."""

    def __init__(self, code: str, draws: random.Random, heard: Callable[[Socket, str], None]) -> None:
        self.code = code
        self.draws = draws
        self.heard = heard
        self.sockets: list[Socket] = []
        self.moves = 0
        self.done = asyncio.Event()

    @property
    def asked(self) -> Socket | None:
        return next((one for one in self.sockets if one.mine), None)


class Inside:
    """A server without a network."""

    def __init__(
        self,
        database: str,
        draws: random.Random,
        heard: Callable[[Socket, str], None] = lambda socket, text: None,
    ) -> None:
        self.moves = 0
        self._draws = draws
        self._heard = heard
        self._sockets: list[asyncio.Task[None]] = []
        self._tokens: list[tuple[Person, str]] = []
        serving = Serving(database=database, tempo="brisk", log="warning", limits=LIMITS)
        middleware = application(serving)
        assert isinstance(middleware, AccessMiddleware)
        assert isinstance(middleware.app, Starlette)
        self.app = middleware
        self._inner = middleware.app

    @property
    def app_state(self) -> AppState:
        found = self._inner.state.app_state
        assert isinstance(found, AppState)
        return found

    async def __aenter__(self) -> Self:
        self._open = self._inner.router.lifespan_context(self._inner)
        await self._open.__aenter__()
        # A fixed secret gives the same dice and cards every time.
        numbers = count()
        self.app_state.hall._secret = lambda: hashlib.sha256(f"{next(numbers)}".encode()).digest()
        for seat in range(SOCKETS):
            self._tokens.append(await self.app_state.hall.people.guest(f"Person {seat}"))
        learn_to_speak()
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._sockets:
            task.cancel()
        await asyncio.gather(*self._sockets, return_exceptions=True)
        await self._open.__aexit__(None, None, None)

    async def table(self, game: str, languages: str = "en", **more: Any) -> Table:
        """Start a game at a new table, with all sockets connected."""
        players, rules = GAMES[game]
        told: dict[str, Any] = {
            "game": game,
            "players": players,
            "rules": rules,
            "pace": {"absent": 0},
            **more,
        }
        players = told["players"]
        hall = self.app_state.hall
        host = self._tokens[0][0]
        code = await hall.open(host, msgspec.convert(told, Settings))
        for seat in range(players):
            person = self._tokens[seat][0]
            await hall.do(code, person, c.Claim(seat=seat), expect=1, request="claim")
        await hall.do(code, host, c.Start(), expect=1 + players, request="start")
        table = Table(code, random.Random(self._draws.random()), self._heard)
        speak = languages.split()
        for seat in range(SOCKETS):
            token = self._tokens[seat][1] if seat < players else None
            socket = Socket(table, token, speak[seat % len(speak)])
            self._sockets.append(asyncio.create_task(self._serve(socket)))
            table.sockets.append(socket)
            await socket.ready.wait()
        await hall.settle()
        return table

    async def _serve(self, socket: Socket) -> None:
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "path": "/api/play", "raw_path": b"/api/play",
            "query_string": b"", "root_path": "", "headers": [(b"host", b"127.0.0.1")], "subprotocols": [],
            "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 8000), "scheme": "ws",
            "extensions": {ABORT: {"write": socket.write}},
            "state": {}, "http_version": "1.1",
        }  # fmt: skip
        await self.app(scope, socket.receive, socket.send)

    async def move_all(self, tables: list[Table], moves: int, together: bool = False) -> None:
        """Make moves at every table: one after another, or at all tables at once."""
        for _ in range(moves):
            if together:
                await asyncio.gather(*map(self.move, tables))
                continue
            for table in tables:
                await self.move(table)

    async def move(self, table: Table) -> None:
        """Make one move and wait for everything that follows automatically; does nothing once the game is
        over."""
        asked = table.asked
        if asked is None:
            return
        table.moves += 1
        self.moves += 1
        table.done.clear()
        asked.ask(f"ask-{table.moves}")
        await table.done.wait()
        await self.app_state.hall.settle()
