"""What stands between seats and a server: every line through it can be broken, in several ways."""

from __future__ import annotations

import asyncio
import contextlib

from .nursery import Child


class Line:
    """One line through the proxy."""

    def __init__(self, here: asyncio.StreamWriter, there: asyncio.StreamWriter) -> None:
        self._ends = (here, there)
        #: What the server says is lost on the way, until the line is cut.
        self.deaf = False
        #: The next thing that is said to the server gets there by half; then the line is cut.
        self.torn = False

    def cut(self) -> None:
        for end in self._ends:
            end.transport.abort()


class Proxy:
    """Listens on a port of its own, for one server wherever that is just now."""

    def __init__(self, server: Child) -> None:
        self._child = server
        self._server: asyncio.Server | None = None
        self.lines: set[Line] = set()
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._came, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/play"

    def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for line in list(self.lines):
            line.cut()

    async def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            answers, there = await asyncio.open_connection("127.0.0.1", self._child.port)
        except OSError:
            writer.transport.abort()
            return
        line = Line(writer, there)
        self.lines.add(line)
        try:
            await asyncio.gather(self._up(reader, there, line), self._down(answers, writer, line))
        finally:
            self.lines.discard(line)
            line.cut()

    async def _up(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, line: Line) -> None:
        with contextlib.suppress(OSError):
            while said := await reader.read(65_536):
                if line.torn:
                    writer.write(said[: len(said) // 2])
                    await writer.drain()
                    break
                writer.write(said)
                await writer.drain()
        line.cut()

    async def _down(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, line: Line) -> None:
        with contextlib.suppress(OSError):
            while said := await reader.read(65_536):
                if not line.deaf:
                    writer.write(said)
                    await writer.drain()
        line.cut()
