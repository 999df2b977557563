"""Simulated players: a socket each, and a move at every table at regular intervals."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from typing import Any

import msgspec

from .line import Line


class Entry(msgspec.Struct):
    kind: str


class Verb(msgspec.Struct):
    word: str
    whole: bool


class Asked(msgspec.Struct):
    mine: bool
    verbs: list[Verb] = []


class Parts(msgspec.Struct):
    asked: Asked | msgspec.UnsetType | None = msgspec.UNSET


class Told(msgspec.Struct):
    number: int
    entry: Entry | None = None
    parts: Parts = msgspec.field(default_factory=Parts)


class Answer(msgspec.Struct):
    value: Any = None
    code: str = ""


class Message(msgspec.Struct):
    told: Told | None = None
    state: Told | None = None
    answer: Answer | None = None
    done: Answer | None = None
    declined: Answer | None = None


_decoder = msgspec.json.Decoder(Message)
_encode = msgspec.json.Encoder().encode

#: Entries of a list that are not in the notation: several actions in one.
COMPOSED = frozenset({"usual", "move"})


class Load:
    """All counters and samples."""

    def __init__(self) -> None:
        self.measuring = False
        self.lost = 0
        self.begin()
        self.measuring = False

    def begin(self) -> None:
        self.seen: list[float] = []
        self.acknowledged: list[float] = []
        self.refused: Counter[str] = Counter()
        self.bytes = 0
        self.messages = 0
        self.late = 0
        self.measuring = True

    def end(self) -> None:
        self.measuring = False


class Table:
    """Four sockets, and the move in progress."""

    def __init__(self, code: str, lots: random.Random) -> None:
        self.code = code
        self.lots = lots
        self.sockets: list[Socket] = []
        self.moves = 0
        self.said_at = 0.0
        #: Set when no move is in progress: all have received it, or it was declined.
        self.quiet: asyncio.Event = asyncio.Event()
        self.quiet.set()

    @property
    def asked(self) -> Socket | None:
        return next((one for one in self.sockets if one.mine), None)

    def move(self) -> bool:
        """Begin a move, if a player is asked; the rest happens as answers come."""
        asked = self.asked
        if asked is None:
            return False
        self.moves += 1
        self.quiet.clear()
        asked.ask(f"ask-{self.moves}")
        return True


class Player:
    """What one player was last sent, and a random move chosen from it."""

    def __init__(self, draws: random.Random) -> None:
        self.draws = draws
        self.number = 0
        self.mine = False
        self.verbs: list[Verb] = []

    def follow(self, told: Told) -> None:
        self.number = told.number
        asked = told.parts.asked
        if asked is not msgspec.UNSET:
            self.mine = asked is not None and asked.mine
            self.verbs = asked.verbs if asked is not None else []

    def ask(self, request: str) -> None:
        """Ask for the legal actions of a verb; if the verb is a whole action, do it at once."""
        verb = self.draws.choice([verb for verb in self.verbs if verb.word not in COMPOSED])
        if verb.whole:
            self.do([verb.word])
        else:
            self.say({"ask": {"kind": "legal", "verb": verb.word}, "request": request})

    def do(self, actions: list[str]) -> None:
        """Do one of these actions."""
        raise NotImplementedError

    def say(self, message: dict[str, Any]) -> None:
        """Send a message to the server."""
        raise NotImplementedError


class Socket(Player):
    """A player or a watcher at one table, connected over the network."""

    def __init__(self, load: Load, table: Table, token: str | None) -> None:
        super().__init__(table.lots)
        self.load = load
        self.table = table
        self.token = token
        self.waits = False
        self.line: Line | None = None
        self.ready: asyncio.Event = asyncio.Event()

    async def connect(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(
            lambda: Line(port, "/api/play", self.hear, self.lost), "127.0.0.1", port
        )
        await line.opened
        self.line = line
        hello = {"token": self.token, "table": self.table.code, "since": None, "language": "en"}
        line.say(_encode({"hello": hello}))
        await self.ready.wait()

    def lost(self) -> None:
        self.load.lost += 1

    def hear(self, text: bytes) -> None:
        now = time.perf_counter()
        load, table = self.load, self.table
        if load.measuring:
            load.bytes += len(text)
            load.messages += 1
        said = _decoder.decode(text)
        told = said.told or said.state
        if told is not None:
            self.ready.set()
            self.follow(told)
            if self.waits and told.entry is not None and told.entry.kind == "acted":
                self.waits = False
                if load.measuring:
                    load.seen.append(now - table.said_at)
                if not any(one.waits for one in table.sockets):
                    table.quiet.set()
        elif said.answer is not None:
            if said.answer.value:
                self.do(said.answer.value)
            else:  # the question was answered automatically in the meantime
                table.quiet.set()
        elif said.done is not None:
            if load.measuring:
                load.acknowledged.append(now - table.said_at)
        elif said.declined is not None:
            load.refused[said.declined.code] += 1
            for one in table.sockets:
                one.waits = False
            table.quiet.set()

    def do(self, actions: list[str]) -> None:
        command = {"kind": "act", "action": self.draws.choice(actions)}
        for other in self.table.sockets:
            other.waits = other is not self
        self.table.said_at = time.perf_counter()
        self.say({"do": command, "expect": self.number, "request": f"{self.table.code}-{self.table.moves}"})

    def say(self, message: dict[str, Any]) -> None:
        assert self.line is not None
        self.line.say(_encode(message))


class Rush:
    """Makes a move at every table every few seconds, each table at its own moment."""

    def __init__(self, tables: list[Table], load: Load, every: float) -> None:
        self.load = load
        self.every = every
        self._tables = list(tables)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Make no more moves; those in progress arrive."""
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        for table in self._tables:
            await asyncio.wait_for(table.quiet.wait(), 60)

    async def _run(self) -> None:
        # Round robin: the moves are spread evenly, with one timer for all tables.
        gap = self.every / len(self._tables)
        when = time.perf_counter()
        while True:
            for table in self._tables:
                when += gap
                ahead = when - time.perf_counter()
                if ahead > 0.002:
                    await asyncio.sleep(ahead)
                if not table.quiet.is_set():
                    self.load.late += 1
                else:
                    table.move()
