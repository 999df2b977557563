"""One table over real sockets: people in every seat and a watcher, and every byte that each is sent."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from goneaway.client import Client
from goneaway.table.book.seeing import Eyes

from .servers import LIMIT, Process

Json = dict[str, Any]

#: What everybody asks who looks closely: answered from what lies open to him alone.
ASKED: tuple[Json, ...] = (
    {"kind": "threat"},
    {"kind": "arrests"},
    {"kind": "look", "name": "kitchen"},
    {"kind": "rules"},
    {"kind": "state"},
)

#: What makes no sense in any game.
NONSENSE: tuple[Json, ...] = (
    {"do": {"kind": "act", "action": "fly home"}, "request": "home", "expect": 1},
    {"do": {"kind": "act", "action": "fly home"}},
    {"do": {}},
)


class Tap:
    """One pair of eyes: all that comes, byte by byte, and how everything stands by it."""

    def __init__(self, eyes: Eyes, language: str) -> None:
        self.eyes = eyes
        self.language = language
        self.sent: list[bytes] = []
        self.number = 0
        self.parts: Json = {}
        #: By number: all parts then, as they were put together from what was told.
        self.stood: dict[int, Json] = {}
        #: By number: what was told to have happened.
        self.told: dict[int, Json] = {}
        #: A question, the number at which it was asked, its answer.
        self.answered: list[tuple[Json, int, Json]] = []
        self.stirred = asyncio.Event()
        self._replies: dict[str, asyncio.Future[Json]] = {}
        self._line: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def open(self, url: str, code: str, token: str | None) -> None:
        self._line = await connect(url, compression=None, proxy=None, open_timeout=LIMIT, max_size=None)
        hello: Json = {"token": token, "table": code, "language": self.language}
        if self.eyes is not None:
            hello["seat"] = self.eyes  # of somebody with two seats
        await self._line.send(json.dumps({"hello": hello}))
        self._reading = asyncio.create_task(self._read())

    async def close(self) -> None:
        assert self._line is not None
        assert self._reading is not None
        await self._line.close()
        await self._reading

    async def _read(self) -> None:
        assert self._line is not None
        async for said in self._line:
            self.sent.append(said if isinstance(said, bytes) else said.encode())
            self._hear(json.loads(said))
            self.stirred.set()

    def _hear(self, said: Json) -> None:
        [(kind, body)] = said.items()
        if kind == "state":
            self.parts = dict(body["parts"])
        elif kind == "told":
            self.parts = {**self.parts, **body["parts"]}
            self.told[body["number"]] = {name: part for name, part in body.items() if name != "parts"}
        if kind in ("state", "told"):
            self.number = body["number"]
            self.stood.setdefault(self.number, self.parts)
        waiting = self._replies.pop(body.get("request"), None)
        if waiting is not None:
            waiting.set_result(said)

    async def say(self, message: Json) -> Json:
        """With a request; its answer, whole."""
        assert self._line is not None
        waiting: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._replies[message["request"]] = waiting
        await self._line.send(json.dumps(message))
        return await asyncio.wait_for(waiting, LIMIT)

    async def ask(self, question: Json, request: str) -> Any:
        number = self.number
        said = await self.say({"ask": question, "request": request})
        [(kind, answer)] = said.items()
        del answer["request"]
        if kind == "answer" and number == self.number:
            self.answered.append((question, number, answer))
        return answer.get("value")

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait until something is so; as long as anything comes it may take its time."""
        while not condition():
            self.stirred.clear()
            async with asyncio.timeout(LIMIT):
                await self.stirred.wait()

    @property
    def status(self) -> str:
        return str(self.parts["about"]["status"]) if self.parts else ""

    def playing(self) -> bool:
        return self.status == "playing"

    @property
    def mine(self) -> bool:
        asked = self.parts.get("asked")
        return asked is not None and bool(asked["mine"])


class Tapped:
    """The table."""

    def __init__(self, server: Process, game: str, players: int, rules: Json) -> None:
        self.server = server
        self.lots = random.Random(f"wire {game} {rules}")
        self.clients = [Client(server.url).guest(f"Person {number}") for number in range(players)]
        self.code = self.clients[0].open(
            game, players=players, rules=rules, watch="link", pace={"kind": "live", "absent": 0}
        )
        self.taps: dict[Eyes, Tap] = {}
        self.owner: dict[int, int] = {}
        #: What nobody is ever sent; by word, who may hear it; whose request is whose.
        self.secrets: list[str] = []
        self.words: dict[str, frozenset[Eyes]] = {}
        self.requests: dict[str, Eyes] = {}
        #: How often somebody whispered.
        self.whispered = 0
        self.contributions = [f"contributed{self.lots.getrandbits(64):016x}" for _ in range(players)]
        for client in self.clients:
            self.secrets += [client.token, client.me()["id"]]
        #: Everything that came over HTTP, by whom it was for; None for what anybody may fetch.
        self.papers: list[tuple[Eyes, bytes]] = []
        self.statuses: set[int] = set()

    async def begin(self) -> None:
        for number, client in enumerate(self.clients):
            word = self.contributions[number]
            free = next(one["seat"] for one in client.table(self.code)["seats"] if not one["name"])
            claim = {"kind": "claim", "seat": free, "contribution": word}
            body = {"do": claim, "request": self.request(None)}
            client.request("POST", f"/api/tables/{self.code}/commands", body)
            self.owner |= dict.fromkeys(client.table(self.code)["mine"], number)
        self.fetch()
        # What chance is made of nobody knows before it is made.
        assert not any(word.encode() in paper for _, paper in self.papers for word in self.contributions)
        for seat, number in self.owner.items():
            await self._listen(seat, self.clients[number].token)
        await self._listen(None, None)
        host = self.taps[next(seat for seat, number in self.owner.items() if number == 0)]
        await host.until(lambda: host.parts)
        await host.say({"do": {"kind": "start"}, "expect": host.number, "request": self.request(host.eyes)})
        for tap in self.taps.values():
            await tap.until(tap.playing)
        for seat in self.owner:
            for other in self.owner:
                await self._whisper(seat, other)

    async def _listen(self, eyes: Eyes, token: str | None) -> None:
        tap = self.taps[eyes] = Tap(eyes, "en" if eyes is None or eyes % 2 else "it")
        await tap.open(self.server.play, self.code, token)

    def request(self, eyes: Eyes) -> str:
        found = f"request{self.lots.getrandbits(64):016x}"
        self.requests[found] = eyes
        return found

    @property
    def over(self) -> bool:
        return self.taps[None].status == "ended"

    # Playing

    async def play(self, steps: int) -> None:
        """So many decisions by people, with all that goes on beside them."""
        for step in range(steps):
            tap = await self._awaited()
            if tap is None:
                return
            if step % 4 == 0:
                await self._aside()
            elif step % 4 == 2:
                for question in ASKED:
                    await tap.ask(question, self.request(tap.eyes))
            await self._decide(tap)

    async def _awaited(self) -> Tap | None:
        """Who is asked now; nobody when it is over."""
        while not self.over:
            for tap in self.taps.values():
                tap.stirred.clear()
                if tap.mine:
                    return tap
            stirred = [asyncio.create_task(tap.stirred.wait()) for tap in self.taps.values()]
            done, waiting = await asyncio.wait(stirred, timeout=LIMIT, return_when=asyncio.FIRST_COMPLETED)
            assert done, "nobody is asked any more"
            for one in waiting:
                one.cancel()
        return None

    async def _decide(self, tap: Tap) -> None:
        legal = await tap.ask({"kind": "legal"}, self.request(tap.eyes))
        if not legal:
            return
        verbs = sorted({action.partition(" ")[0] for action in legal})
        verb = self.lots.choice(verbs)
        action = self.lots.choice([one for one in legal if one.partition(" ")[0] == verb])
        command = {"kind": "act", "action": action, "seat": tap.eyes}
        await tap.say({"do": command, "expect": tap.number, "request": self.request(tap.eyes)})

    async def _aside(self) -> None:
        """Something that not everybody is told of."""
        seat = self.lots.choice(list(self.owner))
        tap = self.taps[seat]
        lot = self.lots.random()
        if lot < 0.3:
            await self._whisper(seat, self.lots.choice(list(self.owner)))
            return
        command: Json
        if lot < 0.4:
            command = {"kind": "order", "window": "shield", "answer": "pass", "seat": seat}
        else:
            found = await tap.ask({"kind": "asides"}, self.request(seat))
            if not found:
                return
            command = {"kind": "act", "action": self.lots.choice(found), "seat": seat}
        await tap.say({"do": command, "expect": tap.number, "request": self.request(seat)})

    async def _whisper(self, seat: int, other: int) -> None:
        """A word for one pair of ears; some may not talk to some."""
        word = f"psst{self.lots.getrandbits(64):016x}"
        self.words[word] = frozenset((seat, other))
        command = {"kind": "say", "to": [other], "text": word, "seat": seat}
        said = await self.taps[seat].say({"do": command, "request": self.request(seat)})
        self.whispered += "done" in said

    async def play_on(self, most: int) -> None:
        """Bots take all seats, while their owners look on, until it is over or so much was told."""
        for seat in self.owner:
            command = {"kind": "cover", "level": "simple", "seat": seat}
            await self.taps[seat].say({"do": command, "request": self.request(seat)})
        watcher = self.taps[None]
        await watcher.until(lambda: self.over or watcher.number > most)

    async def close(self) -> None:
        for tap in self.taps.values():
            await tap.close()
        for client in self.clients:
            client.close()

    # Papers

    def fetch(self) -> None:
        """What else can be had of a game that goes on, and what cannot: answers, refusals, figures."""
        readers: list[tuple[Eyes, str]] = [(None, "")]
        readers += [(seat, self.clients[number].token) for seat, number in self.owner.items()]
        here = f"/api/tables/{self.code}"
        with httpx.Client(base_url=self.server.url, trust_env=False, timeout=LIMIT) as http:
            for eyes, token in readers:
                headers = {"authorization": f"Bearer {token}"} if token else {}
                for path in ("", "/account", "/state", "/record", "/nothing"):
                    self._keep(eyes, http.get(here + path, headers=headers))
                for body in NONSENSE:
                    self._keep(eyes, http.post(f"{here}/commands", json=body, headers=headers))
            for path in ("/metrics", "/api/tables", "/api/me", "/api/play", "/api/../secret", "/t/NOWHERE/x"):
                self._keep(None, http.get(path))
            self._keep(None, http.put(here))

    def _keep(self, eyes: Eyes, answer: httpx.Response) -> None:
        headers = b"".join(name + b": " + value + b"\n" for name, value in answer.headers.raw)
        self.papers.append((eyes, headers + answer.content))
        self.statuses.add(answer.status_code)
