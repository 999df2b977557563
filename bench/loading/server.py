"""A server of its own, and what it costs."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import time
from pathlib import Path

import httpx

PAGE = resource.getpagesize()
TICKS = os.sysconf("SC_CLK_TCK")
#: Nobody is kept out here.
LOOSE = "10000000/1"
RATES = ("requests", "guests", "tables", "failures", "messages", "commands", "messages_per_address")
MANY = ("sockets", "sockets_per_address", "sockets_per_person", "tables_open")


class Server:
    """Started with its database in a folder; `python` may be one with a compiled engine."""

    def __init__(self, where: Path, python: str) -> None:
        environment = {
            **os.environ,
            "GONEAWAY_DATABASE": str(where / "tables.db"),
            "GONEAWAY_LOG": "warning",
            # What is to be measured is the server, not how long it keeps a pass to itself.
            "GONEAWAY_TEMPO": "brisk",
            **{f"GONEAWAY_{name.upper()}": "20000" for name in MANY},
            **{f"GONEAWAY_{name.upper()}": LOOSE for name in RATES},
        }
        ask = [python, "-m", "goneaway", "--version"]
        self.version = subprocess.run(ask, capture_output=True, text=True, check=True).stdout.strip()
        self.process = subprocess.Popen(
            [python, "-m", "goneaway", "serve", "--port", "0"],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        assert found is not None
        self.url, self.port = found[0], int(found[1])
        while True:
            try:
                if httpx.get(f"{self.url}/healthz", trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)

    @property
    def memory(self) -> float:
        """In MB."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE / 1e6

    @property
    def seconds(self) -> float:
        """Of a processor, so far, with all its threads."""
        spent = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(spent[11]) + int(spent[12])) / TICKS

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def stolen() -> float:
    """Seconds of a processor that this machine wanted and did not get, so far."""
    return int(Path("/proc/stat").read_text().splitlines()[0].split()[8]) / TICKS
