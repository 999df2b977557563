"""Where servers come from: one process that has everything read, and forks one whenever it is asked to.

A server of its own costs seconds to begin; a fork of this one a tenth. Killed it is a process like any other.
"""

from __future__ import annotations

import importlib
import json
import os
import resource
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

import goneaway
from goneaway.web.process import serving as running
from goneaway.web.process.settings import Serving
from goneaway.wording import LANGUAGES, Wording

from ...web.servers import LIMIT, OFTEN, RATES, until
from .clock import follow

MANY = "1000000"
#: Descriptors of a server: enough for its tables, few enough to be used up from outside.
DESCRIPTORS = 256
#: Languages of the seats.
SPOKEN = ("en", "it")


class Nursery:
    """The process, as a harness talks to it."""

    def __init__(self) -> None:
        self._asking = threading.Lock()
        root = Path(__file__).parents[3]
        source = Path(goneaway.__file__).parent.parent
        environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{root}"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, order: dict[str, Any]) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        # Whoever asks gets his own answer: that of another would be taken for a process.
        with self._asking:
            self._process.stdin.write(json.dumps(order) + "\n")
            self._process.stdin.flush()
            return int(self._process.stdout.readline())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(LIMIT)
        self._process.stdout.close()


class Child:
    """One server: it can die and come again, at the same address."""

    def __init__(self, nursery: Nursery, database: str, log: Path, clock: Path) -> None:
        self._nursery = nursery
        self._clock = clock
        self.log = log
        self.environment = {
            "GONEAWAY_DATABASE": database,
            "GONEAWAY_TEMPO": "brisk",
            "GONEAWAY_PORT": "0",
            "GONEAWAY_SOCKETS_PER_ADDRESS": MANY,
            "GONEAWAY_SOCKETS_PER_PERSON": MANY,
            "GONEAWAY_TABLES_OPEN": MANY,
            # The hooks of a trial are on this machine; its disk is small.
            "GONEAWAY_WEBHOOKS": "private",
            "GONEAWAY_DISK_FREE_BYTES": "1000000",
            # Half-sent requests time out soon.
            "GONEAWAY_HEAD_SECONDS": "3",
            **{f"GONEAWAY_{name.upper()}": str(OFTEN) for name in RATES},
        }
        self.port = 0
        self.pid = 0
        self.lives = 0

    def start(self) -> None:
        self.lives += 1
        where = self.log.with_suffix(".port")
        where.unlink(missing_ok=True)
        order = {
            "start": self.environment,
            "log": str(self.log),
            "port": str(where),
            "clock": str(self._clock),
        }
        self.pid = self._nursery.ask(order)
        until(lambda: self._listens(where))
        self.port = int(where.read_text())
        self.environment["GONEAWAY_PORT"] = str(self.port)
        until(self.well)

    def _listens(self, where: Path) -> bool:
        assert Path(f"/proc/{self.pid}/cmdline").read_bytes(), self.log.read_text()[-2000:]
        return where.exists()

    def well(self) -> bool:
        try:
            answer = httpx.get(f"http://127.0.0.1:{self.port}/healthz", trust_env=False, timeout=LIMIT)
        except httpx.TransportError:
            return False
        return answer.status_code == 200

    def tell(self, how: signal.Signals) -> None:
        # 0 would be everybody here, ourselves among them.
        assert self.pid > 1
        os.kill(self.pid, how)

    def end(self, how: signal.Signals = signal.SIGKILL) -> float:
        """Send the signal and wait for the end; return how many seconds it took. Kills a process that does
        not end in time, and raises an error."""
        self.tell(how)
        pid, self.pid = self.pid, 0
        began = time.monotonic()
        while self._nursery.ask({"wait": pid}) < 0:
            if time.monotonic() - began > LIMIT:
                os.kill(pid, signal.SIGKILL)
                raise AssertionError(f"the server did not end within {LIMIT:.0f} s of {how.name}")
            time.sleep(0.005)
        return time.monotonic() - began


def _serve(order: dict[str, Any]) -> None:
    """In the fork: a server like any other."""
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for mine, theirs in ((0, nothing), (1, log), (2, log)):
        os.dup2(theirs, mine)
    os.environ.update(order["start"])
    follow(Path(order["clock"]))
    resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))
    serving = Serving.of(os.environ)
    listening = running.bound(serving)
    half = Path(order["port"] + ".new")
    half.write_text(str(listening.getsockname()[1]))
    half.rename(order["port"])
    running.run(serving, listening)


def _say(number: int) -> None:
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


def main() -> None:
    # Everything a server needs is read before the first is born.
    importlib.import_module("goneaway.web.application")
    for language in LANGUAGES:
        Wording(language).text("table-declined-not-started")
    alive: set[int] = set()
    for line in sys.stdin:
        order = json.loads(line)
        if "start" in order:
            pid = os.fork()
            if pid == 0:
                status = 1
                try:
                    _serve(order)
                    status = 0
                finally:
                    os._exit(status)
            alive.add(pid)
            _say(pid)
        else:
            # Does not block: others poll meanwhile. -1: it has not ended yet.
            ended, status = os.waitpid(order["wait"], os.WNOHANG)
            if ended:
                alive.discard(ended)
            _say(status if ended else -1)
    for pid in alive:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


if __name__ == "__main__":
    main()
