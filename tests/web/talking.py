"""A socket without manners: says exactly what a test wants said, and hears exactly what comes."""

from __future__ import annotations

import json
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from .servers import LIMIT

Json = dict[str, Any]


class Talk:
    """One raw socket."""

    def __init__(self, url: str, **told: Any) -> None:
        self._held = ExitStack()
        opening = connect(url, compression=None, proxy=None, open_timeout=LIMIT, max_size=None, **told)
        self.line = self._held.enter_context(opening)
        #: Everything that has come.
        self.heard: list[Json] = []

    @classmethod
    def hello(cls, url: str, **hello: Any) -> Self:
        talk = cls(url)
        talk.say({"hello": hello})
        return talk

    def say(self, message: object) -> None:
        self.line.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self) -> Json:
        """The next message; raises `ConnectionClosed`, or `TimeoutError` if none comes."""
        said = json.loads(self.line.recv(timeout=LIMIT))
        assert isinstance(said, dict)
        self.heard.append(said)
        return said

    def until(self, kind: str) -> Json:
        """What stands in the next message of a kind."""
        while True:
            said = self.hear()
            if kind in said:
                found = said[kind]
                assert isinstance(found, dict)
                return found

    def answer(self, message: Json) -> Json:
        """Say something with a request; its answer, whole."""
        self.say(message)
        while True:
            said = self.hear()
            for body in said.values():
                if isinstance(body, dict) and body.get("request") == message["request"]:
                    return said

    def closed(self) -> tuple[int, str]:
        """Wait for the end; with which code, and why."""
        try:
            while True:
                self.hear()
        except ConnectionClosed:
            return self.line.close_code or 0, self.line.close_reason or ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._held.close()
