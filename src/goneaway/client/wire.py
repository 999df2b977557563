"""One socket to one table: it says hello, numbers what it says, and comes back by itself.

Nothing is done twice: what was not answered before the line broke is said again with the same request id.
Nothing is missed: everything told has a number, and after a gap or a silence the whole state is fetched.
"""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection, connect

from .errors import Gone, Told, raised

Json = dict[str, Any]

#: Why a line may end that is worth being opened again.
PASSING = frozenset({"draining", "slow", "hello-late", "failed"})


class Wire:
    """The line to a table."""

    def __init__(
        self, url: str, hello: Json, hear: Callable[[str, Json], None], patience: float = 60.0
    ) -> None:
        self.url = url
        self.hello = hello
        #: Called with ("told" | "state" | "welcome", what was said).
        self.hear = hear
        #: How long a server that is away is waited for.
        self.patience = patience
        self._line: ClientConnection | None = None
        self._held = ExitStack()
        self._answers: dict[str, Json] = {}
        self._latest: Callable[[], int | None] = lambda: None

    def since(self, latest: Callable[[], int | None]) -> None:
        """Where to look up the last number that was seen."""
        self._latest = latest

    # The line

    def open(self) -> None:
        """Say hello; waits for a server that is away. Raises `Told` or `Gone`."""
        until = time.monotonic() + self.patience
        pause = 0.05
        while True:
            try:
                self._line = self._held.enter_context(
                    connect(
                        self.url, compression=None, max_size=64 << 20, open_timeout=self.patience, proxy=None
                    )
                )
                self._line.send(json.dumps({"hello": {**self.hello, "since": self._latest()}}))
                self._welcome(until)
                return
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage) as error:
                self.drop()
                if time.monotonic() > until:
                    raise Gone(f"no answer from {self.url}") from error
            time.sleep(pause)
            pause = min(1.0, pause * 2)

    def _welcome(self, until: float) -> None:
        while (said := self._receive(max(0.0, until - time.monotonic()))) is not None:
            if "welcome" in said:
                self.hear("welcome", said["welcome"])
                return
            if "declined" in said:
                self.drop()
                raise raised(said["declined"])
        raise OSError("no welcome")

    def drop(self) -> None:
        """Hang up; `open` comes back."""
        self._line = None
        self._held.close()

    def _receive(self, seconds: float) -> Json | None:
        assert self._line is not None
        try:
            said = json.loads(self._line.recv(timeout=seconds))
        except TimeoutError:
            return None
        assert isinstance(said, dict)
        return said

    # What is said

    def pump(self, seconds: float = 0.0) -> bool:
        """Hear one message, if one comes in time; False if none did."""
        try:
            if self._line is None:
                self.open()
            said = self._receive(seconds)
        except ConnectionClosed:
            self.drop()
            return True  # something did happen; the next one opens it again
        if said is None:
            return False
        for kind in ("told", "state"):
            if kind in said:
                self.hear(kind, said[kind])
        for kind in ("done", "answer", "declined"):
            if kind in said:
                request = said[kind].get("request")
                if request is not None:
                    self._answers[request] = said
                elif said[kind]["code"] not in PASSING:
                    raise raised(said[kind])
        return True

    def say(self, message: Json, limit: float = 60.0) -> Json:
        """Say something and wait for its answer; raises what it was declined with."""
        request = str(message.setdefault("request", uuid.uuid4().hex))
        text = json.dumps(message)
        until = time.monotonic() + limit
        sent_on: ClientConnection | None = None
        while request not in self._answers:
            if time.monotonic() > until:
                raise Gone("no answer in time")
            try:
                if self._line is None:
                    self.open()
                line = self._line
                assert line is not None
                if sent_on is not line:
                    line.send(text)
                    sent_on = line
            except ConnectionClosed:
                self.drop()
                continue
            self.pump(1.0)
        said = self._answers.pop(request)
        if "declined" in said:
            error = raised(said["declined"])
            after = error.parameters.get("after") if isinstance(error, Told) else None
            if isinstance(error, Told) and error.code == "too-many" and after is not None:
                time.sleep(min(float(after), max(0.0, until - time.monotonic())))
                return self.say(message, max(0.0, until - time.monotonic()))
            raise error
        return said
