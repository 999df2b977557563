"""Web hooks that accept every call and answer one byte every few seconds."""

from __future__ import annotations

import asyncio

#: Shorter than any read time-out, so that only a deadline for the whole exchange ends it.
SECONDS_A_BYTE = 2.0


class SlowHooks:
    """A server on this machine whose answers never end."""

    def __init__(self) -> None:
        self._server: asyncio.Server | None = None
        self.calls = 0
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._called, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def address(self, number: int) -> str:
        return f"http://127.0.0.1:{self.port}/{number}"

    def close(self) -> None:
        assert self._server is not None
        self._server.close()

    async def _called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.calls += 1
        try:
            for byte in b"HTTP/1.1 200 OK\r\nX-Slow: " + b"." * 10_000:
                writer.write(bytes((byte,)))
                await writer.drain()
                await asyncio.sleep(SECONDS_A_BYTE)
        except (OSError, asyncio.CancelledError):
            pass  # the caller gave up, or the trial is over
        finally:
            writer.transport.abort()
