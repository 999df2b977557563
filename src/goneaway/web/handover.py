"""All sockets of a table in one worker.

The system gives a new connection to any worker. If the sockets of one table are spread over several, each
of these workers follows the whole game for its own few listeners, and a second worker gains nothing. So the
worker that is told in `hello` which table is meant passes the connection on, once, to the worker that
serves this table. A connection that cannot be passed on is served where it is: every worker can serve every
table.

A worker receives connections through a Unix socket in a folder that only this server can read. With the
connection comes everything its client has said so far, so that the receiving worker begins from the
client's first byte.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import socket
from pathlib import Path
from typing import Any

from starlette.types import ASGIApp
from uvicorn.config import Config
from uvicorn.server import ServerState

from .logs import note
from .serving import LONGEST_OPENING, Line, configured
from .settings import Serving

_SUFFIX = ".line"
#: Seconds to wait for what another worker is just sending.
PATIENCE = 0.2


class Adopted(Line):
    """A connection that was opened in another worker."""

    def __init__(self, config: Config, state: ServerState, opening: bytes) -> None:
        super().__init__(config, state, {})
        self._said = opening
        self.adopted = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.data_received(self._said)

    async def send(self, message: Any) -> None:
        if self.handshake_complete:
            await super().send(message)
        elif message["type"] == "websocket.accept":
            # The client has been told already.
            self.handshake_complete = True
            self.conn.send_response(self.response)
            self.conn.data_to_send()
            self.start_keepalive()
        else:
            # It was let in by one worker and not by this one. There is no way to refuse an open socket by
            # HTTP.
            self.transport.abort()


class Handover:
    """One worker among several."""

    def __init__(self, folder: Path, app: ASGIApp, serving: Serving) -> None:
        self._folder = folder
        self._name = f"{os.getpid()}{_SUFFIX}"
        self._config = configured(serving, app)
        self._state = ServerState()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._socket.setblocking(False)
        self._adopting: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Take connections from other workers from now on."""
        self._config.load()
        self._socket.bind(str(self._folder / self._name))
        self._socket.listen(1024)
        asyncio.get_running_loop().add_reader(self._socket, self._receive)

    async def close(self, seconds: float) -> None:
        """Take no more, and end those that were taken as the server ends its own."""
        (self._folder / self._name).unlink(missing_ok=True)
        asyncio.get_running_loop().remove_reader(self._socket)
        self._socket.close()
        for connection in list(self._state.connections):
            connection.shutdown()
        if self._state.tasks:
            await asyncio.wait(set(self._state.tasks), timeout=seconds)

    # Giving

    def give(self, table: str, line: Line) -> bool:
        """Pass a connection on to the worker that serves its table; False if it stays here."""
        while (home := self._home(table)) != self._name:
            try:
                return line.give(str(self._folder / home))
            except (ConnectionRefusedError, FileNotFoundError):
                # That worker is dead, and its successor has another name.
                (self._folder / home).unlink(missing_ok=True)
            except OSError as error:
                note("a connection was not passed on", error=error)
                return False
        return False

    def _home(self, table: str) -> str:
        """The worker of a table: the same for all as long as the same workers are there."""
        names = [name for name in os.listdir(self._folder) if name.endswith(_SUFFIX)]
        return max(
            names, key=lambda name: hashlib.blake2b(f"{name} {table}".encode()).digest(), default=self._name
        )

    # Receiving

    def _receive(self) -> None:
        while True:
            try:
                other, _ = self._socket.accept()
            except BlockingIOError:
                return
            with other:
                # The other worker sends as soon as it is connected; if it dies in between, nothing comes.
                other.settimeout(PATIENCE)
                try:
                    opening, files, flags, _ = socket.recv_fds(other, 2 * LONGEST_OPENING, 1)
                except OSError as error:
                    note("a connection was not received", error=error)
                    continue
            given = [socket.socket(fileno=file) for file in files]
            if len(given) != 1 or flags & socket.MSG_TRUNC:
                for one in given:
                    one.close()
                continue
            task = asyncio.get_running_loop().create_task(self._adopt(given[0], opening))
            self._adopting.add(task)
            task.add_done_callback(self._adopting.discard)

    async def _adopt(self, given: socket.socket, opening: bytes) -> None:
        given.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            await loop.connect_accepted_socket(lambda: Adopted(self._config, self._state, opening), given)
        except OSError as error:
            given.close()
            note("a connection that was passed on broke", error=error)


__all__ = ["Handover"]
