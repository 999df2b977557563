"""External servers that never finish answering, as a hostile guest's web hook might."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self


class SlowServer:
    """Accepts every connection, and answers one byte at a time."""

    def __init__(self, answer: bytes = b"HTTP/1.1 200 OK\r\nX: ", pause: float = 0.2) -> None:
        self._answer = answer
        self._pause = pause
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/"
        self._closing = False
        self._lines: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def open(self) -> int:
        """The number of open connections."""
        return len(self._lines)

    def _accept(self) -> None:
        while not self._closing:
            with contextlib.suppress(OSError):
                line, _ = self._listening.accept()
                self._lines.add(line)
                threading.Thread(target=self._drip, args=(line,), daemon=True).start()

    def _drip(self, line: socket.socket) -> None:
        with line, contextlib.suppress(OSError):
            sent = 0
            while not self._closing:
                line.send(self._answer[sent : sent + 1] or b"x")
                sent += 1
                time.sleep(self._pause)
        self._lines.discard(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._closing = True
        self._listening.close()
        for line in list(self._lines):
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)


def took(what: Callable[[], object]) -> float:
    """Seconds that a call took."""
    began = time.monotonic()
    what()
    return time.monotonic() - began
