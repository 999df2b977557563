"""The send queue of a socket. A client that reads too slowly is disconnected, so that the queue stays
bounded."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from starlette.websockets import WebSocket

from ..process.connections import ABORT
from ..process.limits import Held
from ..process.metrics import Metrics
from ..process.settings import Limits

#: Maximum bytes in the queue of a client that keeps up.
KEEPS_UP = 65_536


class Outbox:
    """Messages, sent in order."""

    def __init__(self, socket: WebSocket, limits: Limits, metrics: Metrics, all: Held) -> None:
        """`all` counts the bytes in all queues of this process."""
        self._socket = socket
        self._all = all
        self._limits = limits
        self._metrics = metrics
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._some = asyncio.Event()
        self._empty = asyncio.Event()
        self._empty.set()
        #: Whether a message that is no longer in `_waiting` is being sent.
        self._sending = False
        #: Writes directly to the connection, if the server supports that; False if the message has to wait.
        line = socket.scope.get("extensions", {}).get(ABORT, {})
        self._write: Callable[[bytes], bool] = line.get("write", _cannot)
        #: The client is too far behind: nothing more is sent to it.
        self.overflown = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Queue a message, without waiting."""
        if self.overflown.is_set():
            return
        if not self._waiting and not self._sending and self._write(message):
            self._sent(message)
            return
        own = len(self._waiting) >= self._limits.queue or self._bytes >= self._limits.queue_bytes
        # When the queues together are full, clients that keep up lose nothing: their queues are nearly empty.
        all_together = self._all.bytes >= self._limits.queues_bytes and self._bytes >= KEEPS_UP
        if own or all_together:
            self._drop()
            self.overflown.set()
            return
        self._waiting.append(message)
        self._count(len(message))
        self._some.set()
        self._empty.clear()

    async def send(self) -> None:
        """Send messages as they are queued, until cancelled."""
        while True:
            await self._some.wait()
            while self._waiting:
                message = self._waiting.popleft()
                self._count(-len(message))
                self._sending = True
                await self._socket.send_text(message.decode())
                self._sending = False
                self._sent(message)
            self._some.clear()
            self._empty.set()

    async def empty(self) -> None:
        """Wait until the network has taken everything."""
        await self._empty.wait()

    def _sent(self, message: bytes) -> None:
        self._metrics.sent += 1
        self._metrics.sent_bytes += len(message)

    async def flush(self) -> None:
        """Send what is queued now, and no more."""
        while self._waiting and not self.overflown.is_set():
            message = self._waiting.popleft()
            self._count(-len(message))
            await self._socket.send_text(message.decode())

    def close(self) -> None:
        """Stop sending and drop what is queued."""
        self._drop()

    def _drop(self) -> None:
        self._waiting.clear()
        self._count(-self._bytes)

    def _count(self, bytes: int) -> None:
        self._bytes += bytes
        self._all.bytes += bytes


def _cannot(message: bytes) -> bool:
    """For servers without direct writes: every message has to wait."""
    return False
