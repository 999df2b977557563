"""One socket to one table: it authenticates, numbers its requests, and reconnects by itself.

No command runs twice: a command not answered before the connection was lost is sent again with the same
request id. No event is missed: every message has a number, and after a gap or a silence the whole state is
fetched.
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

#: Reasons for a closed connection after which reconnecting makes sense.
PASSING = frozenset({"draining", "slow", "hello-late", "failed"})


class Wire:
    """The connection to a table."""

    def __init__(
        self, url: str, hello: Json, hear: Callable[[str, Json], None], patience: float = 60.0
    ) -> None:
        self.url = url
        self.hello = hello
        #: Called with ("told" | "state" | "welcome", the content of the message).
        self.hear = hear
        #: Seconds to wait for an unavailable server.
        self.patience = patience
        self._line: ClientConnection | None = None
        self._held = ExitStack()
        self._answers: dict[str, Json] = {}
        self._latest: Callable[[], int | None] = lambda: None

    def since(self, latest: Callable[[], int | None]) -> None:
        """Set the function that returns the number of the last entry seen."""
        self._latest = latest

    # The connection

    def open(self) -> None:
        """Connect and send the hello, waiting for an unavailable server. Raises `Told` or `Gone`."""
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
        """Close the connection; `open` reconnects."""
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

    # Messages

    def pump(self, seconds: float = 0.0) -> bool:
        """Process one message, if one arrives within `seconds`; return whether one did."""
        try:
            if self._line is None:
                self.open()
            said = self._receive(seconds)
        except ConnectionClosed:
            self.drop()
            return True  # the connection was lost; the next call reopens it
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
        """Send a message and wait for its answer; raise the refusal if it is declined."""
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
