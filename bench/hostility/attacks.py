"""Hostile clients: each kind of attack is a loop at a fixed rate, on this machine only.

Runs in its own process, so that its CPU time does not distort the honest players' measurements:

    python -m hostility.attacks PORT SECONDS ADDRESSES CODE...

CODE are codes of tables open to spectators. Every ten seconds, and at the end, prints one line of JSON:
for each kind of attack, how often the server gave each answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import secrets
import socket
import sys
from base64 import b64encode
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

#: Maximum seconds that a hostile client waits for an answer.
PATIENCE = 20.0
#: Seconds between two reports.
EVERY = 10.0
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Attackers:
    """All hostile clients of one run."""

    def __init__(self, port: int, addresses: int, codes: list[str]) -> None:
        self.port = port
        self._codes = codes
        self._lots = random.Random(1)
        # 127.0.0.1 alone, or 127.0.0.2 and the following addresses.
        first = 1 if addresses == 1 else 2
        self._addresses = itertools.cycle(f"127.0.0.{first + number}" for number in range(addresses))
        #: For each attack: how often the server gave each answer.
        self.came: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._tokens: list[str] = []
        self._hooks = 0

    # Helpers for all attacks

    async def connect(self, *, small: bool = False) -> Streams:
        line = socket.socket()
        line.setblocking(False)
        if small:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        try:
            line.bind((next(self._addresses), 0))
            async with asyncio.timeout(PATIENCE):
                await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self.port))
                return await asyncio.open_connection(sock=line)
        except BaseException:
            line.close()
            raise

    async def request(
        self, attack: str, method: str, path: str, body: bytes = b"", token: str = ""
    ) -> tuple[int, bytes]:
        """Send one request on its own connection, and count its status."""
        reader, writer = await self.connect()
        try:
            head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
            if token:
                head += f"Authorization: Bearer {token}\r\n"
            if body:
                head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            writer.write(head.encode() + b"\r\n" + body)
            async with asyncio.timeout(PATIENCE):
                answer = await reader.read(1 << 20)
                while more := await reader.read(1 << 20):
                    answer += more
            words = answer.split(b" ", 2)
            status = int(words[1]) if len(words) > 1 else 0
            self.came[attack][str(status) if status else "closed"] += 1
            return status, answer.partition(b"\r\n\r\n")[2]
        finally:
            writer.transport.abort()

    async def socket(self, hello: dict[str, Any] | None, *, small: bool = False) -> Streams:
        """Open a WebSocket; raises `ConnectionError` if the server refuses."""
        reader, writer = await self.connect(small=small)
        key = b64encode(secrets.token_bytes(16)).decode()
        writer.write(
            f"GET /api/play HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        async with asyncio.timeout(PATIENCE):
            head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.partition(b"\r\n")[0]:
            writer.transport.abort()
            raise ConnectionError(head.split(b" ", 2)[1].decode())
        if hello is not None:
            writer.write(frame(json.dumps({"hello": hello}).encode()))
        return reader, writer

    def code(self) -> str:
        return self._lots.choice(self._codes)

    async def token(self, attack: str) -> str:
        """Return the token of a guest registered here; now and then of a new guest."""
        if len(self._tokens) < 5 or self._lots.random() < 0.05:
            status, body = await self.request(attack, "POST", "/api/people", b'{"name":"Mallory"}')
            if status == 201:
                self._tokens.append(json.loads(body)["token"])
        return self._lots.choice(self._tokens) if self._tokens else "x" * 32

    async def until_closed(self, attack: str, streams: Streams, drip: bytes, every: float) -> None:
        """Send a byte every `every` seconds until the server closes the connection."""
        reader, writer = streams
        try:
            for _ in range(1000):
                writer.write(drip)
                try:
                    async with asyncio.timeout(every):
                        answer = await reader.read(65_536)
                except TimeoutError:
                    continue
                status = answer.split(b" ", 2)[1].decode() if answer.startswith(b"HTTP/") else "closed"
                self.came[attack][status] += 1
                return
        finally:
            writer.transport.abort()

    # One round of each attack

    async def half_sent_headers(self) -> None:
        streams = await self.connect()
        streams[1].write(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        await self.until_closed("half-sent headers", streams, b"x", 2.0)

    async def slow_body(self) -> None:
        streams = await self.connect()
        streams[1].write(
            b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Content-Length: 1000\r\n\r\n{"
        )
        await self.until_closed("slow bodies", streams, b" ", 2.0)

    async def idle_socket(self) -> None:
        """A connection that sends nothing, or a socket that sends no hello."""
        streams = await (self.connect() if self._lots.random() < 0.5 else self.socket(None))
        await self.until_closed("idle sockets", streams, b"", 5.0)

    async def flood(self) -> None:
        path = self._lots.choice(("/", "/api/lobby", "/api/me", "/api/tables", f"/api/tables/{self.code()}"))
        await self.request("floods", "GET", path)

    async def guest_and_table(self) -> None:
        attack = "guests and tables"
        token = await self.token(attack)
        settings = {"game": "colditz", "players": 4, "rules": {"edition": "gibson"}}
        await self.request(attack, "POST", "/api/tables", json.dumps(settings).encode(), token)

    async def big_body(self) -> None:
        attack = "big bodies"
        token = await self.token(attack)
        bodies = (
            b'{"game":"' + b"x" * 60_000 + b'"}',
            b"[" * 30_000 + b"]" * 30_000,
            b'{"game":"sectionx","players":2,"rules":' + b'{"a":' * 8000 + b"1" + b"}" * 8000 + b"}",
            b'{"x":' + b"9" * 60_000 + b"}",
            b" " * 2_000_000,
        )
        await self.request(attack, "POST", "/api/tables", self._lots.choice(bodies), token)

    async def toml_bomb(self) -> None:
        attack = "TOML bombs"
        bombs = (
            "a." * 19_000 + "a=1",
            "a=" + "[" * 9000 + "]" * 9000,
            "\n".join(f"[{'a.' * 60}b{n}]" for n in range(300)),
        )
        text = self._lots.choice(bombs)[:39_000]
        if self._lots.random() < 0.5:
            await self.request(attack, "POST", "/api/house-rules/read", json.dumps({"text": text}).encode())
        else:
            body = {"game": "colditz", "players": 4, "house": text}
            await self.request(
                attack, "POST", "/api/tables", json.dumps(body).encode(), await self.token(attack)
            )

    async def slow_hook(self) -> None:
        """A guest with hooks that answer one byte every two seconds, and a slow game in which it is their
        turn."""
        attack = "slow hooks"
        token = await self.token(attack)
        for number in range(8):
            hook = {"way": "webhook", "address": f"http://127.0.0.1:{self._hooks}/{number}"}
            status, _ = await self.request(
                attack, "POST", "/api/me/notices", json.dumps(hook).encode(), token
            )
            if status != 201:
                break
        settings = {"game": "sectionx", "players": 2, "bots": {"1": "random"}, "pace": {"kind": "slow"}}
        status, body = await self.request(attack, "POST", "/api/tables", json.dumps(settings).encode(), token)
        if status != 201:
            return
        path = f"/api/tables/{json.loads(body)['code']}/commands"
        for do in ({"kind": "claim", "seat": 0}, {"kind": "start"}):
            message = {"do": do, "request": do["kind"], "expect": 1 if do["kind"] == "claim" else 2}
            await self.request(attack, "POST", path, json.dumps(message).encode(), token)

    async def deaf_socket(self) -> None:
        """A socket that asks for everything again and again and reads nothing."""
        hello = {"token": None, "table": self.code(), "since": 0, "language": "en"}
        reader, writer = await self.socket(hello, small=True)
        try:
            for number in range(400):
                writer.write(frame(json.dumps({"ask": {"kind": "state"}, "request": f"{number}"}).encode()))
                await asyncio.sleep(0.05)
                if writer.transport.is_closing() or reader.at_eof():
                    self.came["sockets that do not read"]["closed"] += 1
                    return
            self.came["sockets that do not read"]["gave up"] += 1
        finally:
            writer.transport.abort()

    async def nonsense(self) -> None:
        attack = "nonsense messages"
        hello = {"token": None, "table": self.code(), "since": None, "language": "en"}
        reader, writer = await self.socket(hello)
        try:
            for number in range(200):
                body = self._lots.choice(
                    (
                        self._lots.randbytes(self._lots.randrange(1, 200)),
                        b'{"do":{"kind":"act","action":"' + b"z" * 500 + b'"}}',
                        b"[" * 4000,
                        json.dumps(
                            {"ask": {"kind": "legal", "verb": "\u0000"}, "request": f"{number}"}
                        ).encode(),
                    )
                )
                writer.write(frame(body))
                await asyncio.sleep(0.05)
                if writer.transport.is_closing() or reader.at_eof():
                    self.came[attack]["closed"] += 1
                    return
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.001):
                        await reader.read(65_536)
            self.came[attack]["gave up"] += 1
        finally:
            writer.transport.abort()

    async def guess(self) -> None:
        attack = "guesses"
        if self._lots.random() < 0.5:
            await self.request(attack, "GET", "/api/me", token=secrets.token_urlsafe(24))
        else:
            code = "".join(self._lots.choice(LETTERS) for _ in range(6))
            await self.request(attack, "GET", f"/api/tables/{code}")

    async def watcher(self) -> None:
        attack = "watchers that come and go"
        hello = {"token": None, "table": self.code(), "since": None, "language": "it"}
        reader, writer = await self.socket(hello)
        try:
            async with asyncio.timeout(PATIENCE):
                self.came[attack]["watched" if await reader.read(65_536) else "closed"] += 1
        finally:
            writer.transport.abort()

    # Running

    async def hooks(self) -> asyncio.Server:
        """A server whose answers never end."""

        async def called(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            self.came["slow hooks"]["hooks called"] += 1
            with contextlib.suppress(OSError, asyncio.CancelledError):
                for byte in b"HTTP/1.1 200 OK\r\nX-Slow: " + b"." * 10_000:
                    writer.write(bytes((byte,)))
                    await writer.drain()
                    await asyncio.sleep(2.0)
            writer.transport.abort()

        server = await asyncio.start_server(called, "127.0.0.1", 0)
        self._hooks = server.sockets[0].getsockname()[1]
        return server

    async def again(
        self, attack: str, once: Callable[[], Awaitable[None]], a_second: float, most: int
    ) -> None:
        """Repeat an attack `a_second` times a second, with at most `most` running at once."""
        free = asyncio.Semaphore(most)

        async def one() -> None:
            try:
                await once()
            except TimeoutError:
                self.came[attack]["no answer"] += 1
            except asyncio.IncompleteReadError:
                self.came[attack]["closed"] += 1
            except OSError as error:
                word = str(error)
                self.came[attack][word if word.isdigit() else "closed"] += 1
            finally:
                free.release()

        async with asyncio.TaskGroup() as group:
            while True:
                await free.acquire()
                group.create_task(one())
                await asyncio.sleep(1 / a_second)

    async def run(self, seconds: float) -> None:
        """Run all attacks at once for this many seconds."""
        hooks = await self.hooks()
        report = asyncio.create_task(self._report())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
                for attack, (once, a_second, most) in ATTACKS.items():
                    group.create_task(self.again(attack, getattr(self, once), a_second, most))
        report.cancel()
        hooks.close()
        self.say()

    async def _report(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.say()

    def say(self) -> None:
        sys.stdout.write(json.dumps(self.came) + "\n")
        sys.stdout.flush()


#: Name of an attack to its method, its rate per second, and the maximum running at once, over all addresses.
ATTACKS: dict[str, tuple[str, float, int]] = {
    "half-sent headers": ("half_sent_headers", 10, 300),
    "slow bodies": ("slow_body", 5, 100),
    "idle sockets": ("idle_socket", 10, 200),
    "floods": ("flood", 100, 50),
    "guests and tables": ("guest_and_table", 5, 20),
    "big bodies": ("big_body", 4, 10),
    "TOML bombs": ("toml_bomb", 2, 10),
    "slow hooks": ("slow_hook", 0.2, 5),
    "sockets that do not read": ("deaf_socket", 1, 20),
    "nonsense messages": ("nonsense", 1, 10),
    "guesses": ("guess", 20, 20),
    "watchers that come and go": ("watcher", 5, 20),
}


def frame(body: bytes) -> bytes:
    """A WebSocket frame from a client, masked with zeros."""
    size = len(body)
    if size < 126:
        head = bytes((0x81, 0x80 | size))
    else:
        head = bytes((0x81, 0x80 | 126, *size.to_bytes(2, "big")))
    return head + bytes(4) + body


def main() -> None:
    port, seconds, addresses, *codes = sys.argv[1:]
    asyncio.run(Attackers(int(port), int(addresses), codes).run(float(seconds)))


if __name__ == "__main__":
    main()
