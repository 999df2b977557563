"""A server with its default limits, and the resources it has used so far."""

from __future__ import annotations

import os
import re
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

import httpx

from loading.server import PAGE, TICKS


@dataclass(frozen=True)
class Spent:
    """Resources used up to one moment."""

    cpu: float
    memory: float
    descriptors: int
    threads: int
    database: int
    log: int

    def __str__(self) -> str:
        return (
            f"{self.memory:.0f} MB, {self.descriptors} descriptors, {self.threads} threads, "
            f"database {self.database / 1e6:.1f} MB, log {self.log / 1e6:.2f} MB"
        )


class Server:
    """A server process with its database and its log in one folder."""

    def __init__(self, where: Path, python: str) -> None:
        self._database = where / "tables.db"
        self._log = where / "server.log"
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("GONEAWAY_")},
            "GONEAWAY_DATABASE": str(self._database),
            # Without delayed passes: the server is measured, not the delays.
            "GONEAWAY_TEMPO": "brisk",
            # The slow hooks are on this machine.
            "GONEAWAY_WEBHOOKS": "private",
        }
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [python, "-m", "goneaway", "serve", "--port", "0"],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self._process.stdout.readline())
        assert found is not None, self._log.read_text()
        self.url, self.port = found[0], int(found[1])
        while not self._well():
            time.sleep(0.1)

    def _well(self) -> bool:
        assert self._process.poll() is None, self._log.read_text()
        try:
            return httpx.get(f"{self.url}/healthz", trust_env=False).status_code == 200
        except httpx.TransportError:
            return False

    @property
    def spent(self) -> Spent:
        process = Path(f"/proc/{self._process.pid}")
        words = (process / "stat").read_text().rpartition(")")[2].split()
        files = [self._database.with_name(self._database.name + end) for end in ("", "-wal")]
        return Spent(
            cpu=(int(words[11]) + int(words[12])) / TICKS,
            memory=int((process / "statm").read_text().split()[1]) * PAGE / 1e6,
            descriptors=len(list((process / "fd").iterdir())),
            threads=int(words[17]),
            database=sum(file.stat().st_size for file in files if file.exists()),
            log=self._log.stat().st_size,
        )

    @property
    def failures(self) -> list[str]:
        """Lines of the log that report a server error."""
        lines = self._log.read_text(errors="replace").splitlines()
        return [line for line in lines if '"level": "error"' in line or "Traceback" in line]

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
