"""Real servers for tests: in a thread on a free port of this machine, or as a process that can be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import uvicorn
from starlette.applications import Starlette

import goneaway
from goneaway.client import Client
from goneaway.web.application import application
from goneaway.web.http.app_state import AppState
from goneaway.web.http.middleware import AccessMiddleware
from goneaway.web.process import serving as running
from goneaway.web.process.settings import Limits, Rate, Serving
from goneaway.web.sockets.play import PlaySession

#: Nobody is ever too fast.
OFTEN = Rate(10_000_000, 1)
RATES = (
    "requests", "guests", "tables", "failures", "messages", "commands", "messages_per_address", "work",
)  # fmt: skip
LOOSE: dict[str, Any] = dict.fromkeys(RATES, OFTEN)
#: The longest that anything is waited for: a busy machine takes its time.
LIMIT = 60.0


def limits(**told: Any) -> Limits:
    """No limit but those told."""
    return Limits(**{**LOOSE, "tables_open": 10_000, **told})


class Server:
    """A server in a thread."""

    def __init__(self, database: Path | str, **told: Any) -> None:
        self.serving = Serving(**{"database": str(database), "port": 0, "tempo": "brisk", **told})
        if "limits" not in told:
            self.serving = self.serving.told(limits=limits())
        self._socket = running.bound(self.serving)
        self.app = application(self.serving)
        config = running.configured(self.serving, self.app)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],), daemon=True)
        self._thread.start()
        port = self._socket.getsockname()[1]
        self.host = f"127.0.0.1:{port}"
        self.url = f"http://{self.host}"
        self.play = f"ws://{self.host}/api/play"
        until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started

    @property
    def app_state(self) -> AppState:
        """All that the server has at hand."""
        assert isinstance(self.app, AccessMiddleware)
        assert isinstance(self.app.app, Starlette)
        found = self.app.app.state.app_state
        assert isinstance(found, AppState)
        return found

    def guest(self, name: str = "Pat", **told: Any) -> Client:
        return Client(self.url, **told).guest(name)

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(LIMIT)
        self._socket.close()
        assert not self._thread.is_alive()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def until(condition: Callable[[], object], seconds: float = LIMIT) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not come to that in time"
        time.sleep(0.01)


class Process:
    """`goneaway serve` as a process of its own, on a port that stays the same."""

    def __init__(
        self,
        database: Path,
        port: int = 0,
        descriptors: int = 0,
        python: str = sys.executable,
        **environment: str,
    ) -> None:
        """`descriptors`, if given, limits its file descriptors; `python` is the interpreter that runs it."""
        self._python = python
        self.database = database
        self._descriptors = descriptors
        self.log = database.with_suffix(".log")
        source = str(Path(goneaway.__file__).parent.parent)
        self.environment = {
            # Ignore settings from the developer's shell.
            **{name: value for name, value in os.environ.items() if not name.startswith("GONEAWAY_")},
            "PYTHONPATH": source,
            "GONEAWAY_DATABASE": str(database),
            "GONEAWAY_TEMPO": "brisk",
            **{f"GONEAWAY_{name.upper()}": str(OFTEN) for name in RATES},
            **environment,
        }
        self.port = port
        #: How often it has been started.
        self.lives = 0
        self.start()

    def start(self) -> None:
        self.lives += 1
        command = [self._python, "-m", "goneaway", "serve", "--port", str(self.port)]
        if self._descriptors:
            command = ["sh", "-c", f'ulimit -n {self._descriptors}; exec "$@"', "sh", *command]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        self.said = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.said)
        assert found is not None, self.said + self.log.read_text()
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.play = f"ws://127.0.0.1:{self.port}/api/play"
        until(self._well)

    def _well(self) -> bool:
        assert self._process.poll() is None, self.log.read_text()
        try:
            return httpx.get(f"{self.url}/healthz", trust_env=False, timeout=LIMIT).status_code == 200
        except httpx.TransportError:
            return False

    @property
    def pid(self) -> int:
        return self._process.pid

    def send(self, how: signal.Signals) -> None:
        self._process.send_signal(how)

    def stop(self, how: signal.Signals) -> int:
        self.send(how)
        code = self._process.wait(LIMIT)
        if self._process.stdout is not None:
            self._process.stdout.close()
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self.stop(signal.SIGKILL)


def in_loop(player: PlaySession, what: Callable[..., Any], *about: Any) -> None:
    """Call a function in the event loop of a socket, and wait for it."""
    done = threading.Event()

    def call() -> None:
        try:
            what(*about)
        finally:
            done.set()

    player._ended.get_loop().call_soon_threadsafe(call)
    assert done.wait(LIMIT)
