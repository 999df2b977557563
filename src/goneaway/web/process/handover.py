"""Passing sockets between workers, so that all sockets of a table are in one worker.

The kernel gives a new connection to any worker. If the sockets of one table were spread over several workers,
each would follow the whole game for its own few listeners, and a second worker would gain nothing. So the
worker that reads the table's code in `hello` passes the connection, once, to the worker that serves this
table. Every worker can serve every table: a connection that cannot be passed on is served where it is.

Each worker listens at a Unix socket in a folder that only this server can read. The one that has the
connection sends its descriptor with everything the client has sent so far, so that the other can begin at the
first byte. A connection has one owner at any time: the other worker answers that it is ready, and begins only
when the first tells it to and lets go. If the other is dead, too slow or full, the first keeps it.
"""

from __future__ import annotations

import asyncio
import fcntl
import hashlib
import json
import logging
import os
import socket
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

from starlette.types import ASGIApp
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.http11 import Request

from .connections import GATE, LONGEST_OPENING, Gate, Line
from .logs import note
from .serving import configured
from .settings import Serving

#: Seconds to wait for another worker to answer before a connection is served here.
PATIENCE = 1.0
#: Close code for a socket for which there is no room here (RFC 6455, registry of close codes).
TRY_AGAIN_LATER = 1013
#: Backlog for connections from other workers.
BACKLOG = 1024

_SUFFIX = ".worker"
_READY, _GO = b"r", b"g"
_END_OF_HEAD = b"\r\n\r\n"


class Adopted(Line):
    """A socket whose handshake took place in another worker."""

    adopted = True
    _replaying = True

    def __init__(self, config: Config, state: ServerState, gate: Gate, opening: bytes) -> None:
        super().__init__(config, state, {GATE: gate})
        self._said = opening

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.gate.adopt(self.transport)
        head, end, rest = self._said.partition(_END_OF_HEAD)
        self._said = b""
        self.data_received(head + end)
        if rest:
            self.data_received(rest)
        self._replaying = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        # The client has this answer already.
        self.conn.send_response(self.response)
        self.conn.data_to_send()
        self.handshake_complete = True
        self.start_keepalive()

    def handle_ping(self) -> None:
        if self._replaying:
            self.conn.data_to_send()  # was answered by the other worker
        else:
            super().handle_ping()

    async def send(self, message: Any) -> None:
        match message["type"]:
            case "websocket.accept" | "websocket.http.response.start":
                pass
            case "websocket.http.response.body":
                # This worker refuses what the other has opened: too late for an HTTP response.
                refusal = message["body"].decode()
                text = f'{{"declined":{refusal}}}'
                await super().send({"type": "websocket.send", "text": text})
                why = json.loads(refusal)["code"]
                await super().send({"type": "websocket.close", "code": TRY_AGAIN_LATER, "reason": why})
            case _:
                await super().send(message)


class Handover:
    """Gives sockets to other workers, and takes those of the tables this worker serves."""

    def __init__(self, folder: Path, app: ASGIApp, serving: Serving, gate: Gate) -> None:
        self._folder = folder
        self._config = configured(serving, app)
        self._gate = gate
        self._state = ServerState()
        self._listening = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._listening.setblocking(False)
        self._taking: set[asyncio.Task[None]] = set()
        self._name = ""
        self._lock = -1
        self._open = False
        #: For the metrics: sockets given to another worker, kept because it did not take them, and taken
        #: from one.
        self.outcomes: Counter[str] = Counter()

    # Registration

    def start(self) -> None:
        """Start taking sockets from other workers; raises `OSError`."""
        self._config.load()
        self._loop = asyncio.get_running_loop()
        self._name = self._claimed() + _SUFFIX
        # Renamed into place only once something listens on it; replaces the address of a dead worker.
        unseen = self._folder / f"{os.getpid()}.new"
        unseen.unlink(missing_ok=True)
        self._listening.bind(str(unseen))
        self._listening.listen(BACKLOG)
        unseen.rename(self._folder / self._name)
        self._loop.add_reader(self._listening, self._accept)
        self._open = self._gate.passes_on = True

    def _claimed(self) -> str:
        """Claim the first number that no living worker holds. The successor of a dead worker gets its number
        and with it its tables; all other tables stay where they are."""
        for number in count():
            self._lock = os.open(self._folder / f"{number}.lock", os.O_RDWR | os.O_CREAT, 0o600)
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(self._lock)
            else:
                return str(number)
        raise AssertionError

    def drain(self) -> None:
        """Stop taking sockets, and close those taken the way the server closes its own."""
        if not self._open:
            return
        self._open = self._gate.passes_on = False
        (self._folder / self._name).unlink(missing_ok=True)
        self._loop.remove_reader(self._listening)
        self._listening.close()
        for task in self._taking:
            task.cancel()
        for line in list(self._state.connections):
            line.shutdown()

    def drain_soon(self) -> None:
        """`drain`, from a signal handler."""
        self._loop.call_soon_threadsafe(self.drain)

    async def close(self, seconds: float) -> None:
        """Drain, and wait up to `seconds` for running work."""
        self.drain()
        if self._taking:
            await asyncio.wait(set(self._taking))
        if self._state.tasks:
            _, late = await asyncio.wait(set(self._state.tasks), timeout=seconds)
            for task in late:
                task.cancel()
        self._listening.close()
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1

    # Giving

    async def give(self, table: str, line: Line) -> bool:
        """Pass a socket to the worker that serves its table; False if it stays here."""
        given = False
        if self._open and line.passable():
            for home in self._homes(table):
                if home == self._name:
                    break
                try:
                    given = await self._offer(home, line)
                except (ConnectionRefusedError, FileNotFoundError):
                    continue  # that worker is dead
                except OSError as error:
                    note("a socket was not passed on", logging.WARNING, error)
                self.outcomes["given" if given else "kept"] += 1
                break
        if not given:
            line.stay()
        return given

    def _homes(self, table: str) -> list[str]:
        """The addresses of the workers, in order of preference for a table; the same order in every
        worker."""
        names = [name for name in os.listdir(self._folder) if name.endswith(_SUFFIX)]
        return sorted(names, key=lambda name: hashlib.blake2b(f"{name} {table}".encode()).digest())

    async def _offer(self, home: str, line: Line) -> bool:
        """Offer a socket to another worker; whether it was taken. Raises `OSError`."""
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as channel:
            channel.setblocking(False)
            channel.connect(str(self._folder / home))
            opening, descriptor = line.offer()
            given = False
            try:
                socket.send_fds(channel, [opening], [descriptor])
                async with asyncio.timeout(PATIENCE):
                    ready = await self._loop.sock_recv(channel, 1) == _READY
                if ready and line.passable():
                    channel.send(_GO)
                    given = True
            except TimeoutError:
                pass
            finally:
                if not given:
                    line.withdraw()
        if given:
            # Closes this process's descriptor; the connection lives on with the other's.
            line.transport.abort()
        return given

    # Taking

    def _accept(self) -> None:
        while True:
            try:
                channel, _ = self._listening.accept()
            except BlockingIOError:
                return
            except OSError as error:
                note("sockets of other workers cannot be accepted", logging.WARNING, error)
                self._loop.remove_reader(self._listening)
                self._loop.call_later(PATIENCE, self._listen_again)
                return
            channel.setblocking(False)
            task = self._loop.create_task(self._take(channel))
            self._taking.add(task)
            task.add_done_callback(self._taking.discard)

    def _listen_again(self) -> None:
        if self._open:
            self._loop.add_reader(self._listening, self._accept)

    async def _take(self, channel: socket.socket) -> None:
        given: socket.socket | None = None
        try:
            with channel:
                await self._readable(channel)
                opening, given = self._received(channel)
                if given is None or not self._open or not self._gate.has_room():
                    return
                await self._loop.sock_sendall(channel, _READY)
                if await self._loop.sock_recv(channel, 1) != _GO:
                    return  # the other worker has kept it
            mine = given
            await self._loop.connect_accepted_socket(
                lambda: Adopted(self._config, self._state, self._gate, opening), mine
            )
            given = None
            self.outcomes["taken"] += 1
        except OSError as error:
            note("a socket was not taken from another worker", logging.WARNING, error)
        finally:
            if given is not None:
                given.close()

    async def _readable(self, channel: socket.socket) -> None:
        ready = asyncio.Event()
        self._loop.add_reader(channel, ready.set)
        try:
            await ready.wait()
        finally:
            self._loop.remove_reader(channel)

    @staticmethod
    def _received(channel: socket.socket) -> tuple[bytes, socket.socket | None]:
        """What a client has sent, and its connection; None if no descriptor was left for it, or the other
        worker has withdrawn the offer."""
        opening, files, flags, _ = socket.recv_fds(channel, LONGEST_OPENING, 1)
        for file in files:
            os.set_inheritable(file, False)
        if len(files) != 1 or flags & (socket.MSG_TRUNC | socket.MSG_CTRUNC):
            for file in files:
                os.close(file)
            return b"", None
        given = socket.socket(fileno=files[0])
        given.setblocking(False)
        return opening, given


__all__ = ["Handover"]
