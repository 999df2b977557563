"""A scripted seat: it plays whatever is legal, says things twice and late, and remembers all it was told."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

Json = dict[str, Any]

#: Why a line may break that is worth being opened again.
BROKEN = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)
#: What a seat is told when its command was not done and may be said again.
AGAIN = frozenset({"not-written", "draining"})
#: Of its messages so many are said in an odd way: twice, again much later, in the wrong order, or on two
#: lines at once.
OFTEN = 0.3
MISCHIEF = ("doubled", "replayed", "overtaken", "two tabs")


def plain(thing: object) -> bytes:
    """The same bytes for the same thing."""
    return json.dumps(thing, sort_keys=True, separators=(",", ":")).encode()


class Parts:
    """How everything stands, part by part, in one hash."""

    def __init__(self) -> None:
        self.parts: Json = {}
        self._hashes: dict[str, bytes] = {}

    def put(self, parts: Json, *, whole: bool = False) -> None:
        if whole:
            self.parts, self._hashes = {}, {}
        for name, part in parts.items():
            self.parts[name] = part
            self._hashes[name] = hashlib.blake2b(plain(part), digest_size=16).digest()

    @property
    def digest(self) -> str:
        whole = hashlib.blake2b(digest_size=16)
        for name in sorted(self._hashes):
            whole.update(name.encode() + b"\0" + self._hashes[name])
        return whole.hexdigest()


class Seat:
    """Somebody at a table; with no seat, a watcher."""

    def __init__(
        self,
        code: str,
        seat: int | None,
        token: str | None,
        person: str,
        language: str,
        url: Callable[[], str],
        lots: random.Random,
    ) -> None:
        self.code = code
        self.seat = seat
        self.token = token
        self.person = person
        self.language = language
        self._url = url
        self._lots = lots
        self.number = 0
        self.parts = Parts()
        #: By number: what was told, and (where it was known) how everything stood, in one hash.
        self.told: dict[int, bytes] = {}
        self.stood: dict[int, str] = {}
        #: By request: all that was said; what was acknowledged, in that order, with its number; what was
        #: refused for good.
        self.said: dict[str, Json] = {}
        self.acknowledged: dict[str, int] = {}
        #: What had been acknowledged when something was first said: that must stand before it.
        self.known: dict[str, int] = {}
        self.refused: set[str] = set()
        self.not_written = 0
        self.faults: Counter[str] = Counter()
        #: What must never happen, in words.
        self.wrong: list[str] = []
        self.over = False
        #: What has no answer yet, and whether it was said on this line.
        self._pending: Json | None = None
        self._sent = False
        self._asking = ""
        self._count = 0
        self._calm = False
        self._tabs: set[asyncio.Task[None]] = set()

    def _claim(self, holds: bool, what: str) -> None:
        if not holds:
            self.wrong.append(f"{self.code} seat {self.seat}: {what}")

    # The line

    async def play(self) -> None:
        """Until the game is over; whatever breaks is begun again."""
        while not self.over:
            with contextlib.suppress(*BROKEN):
                async with self._connect() as line:
                    await self._hello(line)
                    while not self.over:
                        said = json.loads(await line.recv())
                        self._hear(said)
                        if "declined" in said:
                            await asyncio.sleep(0.01)
                        await self._consider(line)
            self._asking, self._sent = "", False
            if not self.over:
                await asyncio.sleep(0.02)
        for tab in self._tabs:
            tab.cancel()

    def _connect(self) -> connect:
        return connect(
            self._url(),
            compression=None,
            proxy=None,
            ping_interval=None,
            open_timeout=20,
            close_timeout=0.1,
            max_size=None,
        )

    async def _hello(self, line: ClientConnection) -> None:
        # Now and then one comes back who remembers nothing.
        since = self.number if self.number and self._lots.random() < 0.9 else None
        hello = {"token": self.token, "table": self.code, "since": since, "language": self.language}
        await line.send(json.dumps({"hello": hello}))

    # What is heard

    def _hear(self, said: Json) -> None:
        [(kind, body)] = said.items()
        match kind:
            case "welcome":
                self._claim(body["eyes"] == self.seat, f"has the eyes of {body['eyes']}")
                self._claim(body["number"] >= self.number, f"{body['number']} after {self.number}")
            case "told":
                self._be_told(body)
            case "state":
                self._claim(body["number"] >= self.number, f"stands at {body['number']} after {self.number}")
                self.number = body["number"]
                self.parts.put(body["parts"], whole=True)
                self._stands()
            case "answer" if body["request"] == self._asking:
                self._asking = ""
                self._choose(body["value"])
            case "done":
                self._acknowledge(body)
            case "declined":
                self._decline(body)

    def _be_told(self, body: Json) -> None:
        number = body["number"]
        self._claim(number == self.number + 1, f"told {number} after {self.number}")
        what = {key: body[key] for key in ("entry", "lines", "events")}
        text = plain(what)
        known = self.told.setdefault(number, text)
        self._claim(known == text, f"told two things under {number}")
        self.number = number
        self._calm = False
        if body.get("parts"):
            self.parts.put(body["parts"])
            self._stands()

    def _stands(self) -> None:
        digest = self.parts.digest
        known = self.stood.setdefault(self.number, digest)
        self._claim(known == digest, f"at {self.number} two things stood")
        self.over = self.parts.parts["about"]["status"] == "ended"

    def _acknowledge(self, body: Json) -> None:
        request, number = body["request"], body["number"]
        if self._pending is not None and self._pending["request"] == request:
            self._pending = None
        known = self.acknowledged.setdefault(request, number)
        self._claim(request in self.said and known == number, f"two answers to {request}")
        self._claim(request not in self.refused, f"{request} was refused and is done")

    def _decline(self, body: Json) -> None:
        request = body.get("request")
        self._claim(body["code"] != "failed", f"the server failed: {body}")
        if request == self._asking:
            self._asking = ""
        if request not in self.said:
            return
        if body["code"] in AGAIN:
            self._sent = False
            self.not_written += body["code"] == "not-written"
            return
        self._claim(request not in self.acknowledged, f"{request} was done and is refused: {body['code']}")
        self.refused.add(request)
        if self._pending is not None and self._pending["request"] == request:
            self._pending = None
            self._calm = True

    # What is said

    async def _consider(self, line: ClientConnection) -> None:
        """Say what is to be said; or ask what can be done."""
        if self._pending is not None:
            if not self._sent:
                self._sent = True
                await self._send(line, self._pending)
            return
        asked = self.parts.parts.get("asked") if self.parts.parts else None
        if not self._asking and asked is not None and asked["mine"] and self.seat is not None:
            self._count += 1
            self._asking = f"ask-{self._count}"
            await line.send(json.dumps({"ask": {"kind": "legal"}, "request": self._asking}))

    def _choose(self, legal: list[str]) -> None:
        if not legal:
            return  # the game went on meanwhile
        verbs = sorted({action.partition(" ")[0] for action in legal})
        verb = self._lots.choice(verbs)
        action = self._lots.choice([one for one in legal if one.partition(" ")[0] == verb])
        command: Json = {"kind": "act", "action": action}
        lot = self._lots.random()
        if lot < 0.04 and not self._calm:
            command = {"kind": "undo"}
        elif lot < 0.08:
            command = {"kind": "say", "to": "table", "text": f"word {self._count}"}
        self._pending, self._sent = self._message(command, self.number), False

    def _message(self, command: Json, expect: int) -> Json:
        self._count += 1
        request = f"{self.code}-{self.seat}-{self._count}"
        self.said[request] = {"do": command, "expect": expect, "request": request}
        self.known[request] = len(self.acknowledged)
        return self.said[request]

    async def _send(self, line: ClientConnection, message: Json) -> None:
        text = json.dumps(message)
        kind = self._lots.choice(MISCHIEF) if self._lots.random() < OFTEN else ""
        if kind:
            self.faults[kind] += 1
        match kind:
            case "doubled":
                await line.send(text)
                await line.send(text)
            case "replayed" if self.acknowledged:
                old = self._lots.choice(list(self.acknowledged)[-10:])
                await line.send(json.dumps(self.said[old]))
                await line.send(text)
            case "overtaken":
                # What was to be said next comes first.
                early = self._message(message["do"], message["expect"] + 1)
                await line.send(json.dumps(early))
                await line.send(text)
            case "two tabs":
                tab = asyncio.create_task(self._tab(text, message["request"]))
                self._tabs.add(tab)
                tab.add_done_callback(self._tabs.discard)
                await line.send(text)
            case _:
                await line.send(text)

    async def _tab(self, text: str, request: str) -> None:
        """The same command on another line, at the same time."""
        with contextlib.suppress(*BROKEN):
            async with self._connect() as line:
                hello = {"token": self.token, "table": self.code, "since": None, "language": self.language}
                await line.send(json.dumps({"hello": hello}))
                await line.send(text)
                while True:
                    [(kind, body)] = json.loads(await line.recv()).items()
                    if kind in ("done", "declined") and body.get("request") == request:
                        if kind == "done":
                            self._acknowledge(body)
                        return
