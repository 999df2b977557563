"""The client's end of a WebSocket, reduced to what a measurement needs.

The simulated players share the machine with the server, so frames are parsed here without tasks and queues.
"""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST = 0x80
MASKED = 0x80


class Line(asyncio.Protocol):
    """One socket. Messages are handed over unparsed; a ping is answered."""

    def __init__(self, port: int, path: str, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._hear = hear
        self._lost = lost
        self._buffer = bytearray()
        self._open = False
        self._greeting = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {b64encode(secrets.token_bytes(16)).decode()}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        )
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._greeting.encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, gap, rest = self._buffer.partition(b"\r\n\r\n")
            if not gap:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self._transport.abort()
                return
            self._open, self._buffer = True, rest
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame off; the server never splits a message."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        kind, body = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == TEXT:
            self._hear(body)
        elif kind == PING:
            self._send(PONG, body)
        elif kind == CLOSE:
            self._transport.close()
        return True

    def say(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, body: bytes) -> None:
        """Send a frame. A client has to mask its payload; a mask of zeros is enough."""
        size = len(body)
        head = (
            bytes((LAST | kind, MASKED | size))
            if size < 126
            else bytes((LAST | kind, MASKED | 126, *divmod(size, 256)))
        )
        self._transport.write(head + bytes(4) + body)

    def close(self) -> None:
        self._transport.abort()
