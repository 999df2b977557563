"""A separate server process, and the resources it uses."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import tempfile
import time
from pathlib import Path

PAGE = resource.getpagesize()
TICKS = os.sysconf("SC_CLK_TCK")
#: High limits: no client is refused here.
LOOSE = "10000000/1"
RATES = ("requests", "guests", "tables", "failures", "messages", "commands", "messages_per_address")
MANY = ("sockets", "sockets_per_address", "sockets_per_person", "tables_open")


class Server:
    """A server process: `python` may be one with the compiled engine, `database` a file or a PostgreSQL
    URL."""

    def __init__(self, python: str, database: str, workers: int = 1) -> None:
        environment = {
            **os.environ,
            "GONEAWAY_DATABASE": database,
            "GONEAWAY_WORKERS": str(workers),
            "GONEAWAY_LOG": "info",
            # Without delayed passes: the server is measured, not the delays.
            "GONEAWAY_TEMPO": "brisk",
            **{f"GONEAWAY_{name.upper()}": "20000" for name in MANY},
            **{f"GONEAWAY_{name.upper()}": LOOSE for name in RATES},
        }
        ask = [python, "-m", "goneaway", "--version"]
        self.version = subprocess.run(ask, capture_output=True, text=True, check=True).stdout.strip()
        self._log = tempfile.NamedTemporaryFile("w+", prefix="goneaway-load-", suffix=".log")  # noqa: SIM115
        self.process = subprocess.Popen(
            [python, "-m", "goneaway", "serve", "--port", "0"],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        assert found is not None
        self.url, self.port = found[0], int(found[1])
        # Wait for all workers: connections are spread over those that are running.
        while Path(self._log.name).read_text().count('"event": "opened"') < workers:
            assert self.process.poll() is None, Path(self._log.name).read_text()
            time.sleep(0.1)

    @property
    def memory(self) -> float:
        """Memory of all workers in MB."""
        return sum(memory(pid) for pid in family(self.process.pid))

    @property
    def seconds(self) -> float:
        """CPU seconds used so far by all workers."""
        return sum(spent(pid) for pid in family(self.process.pid))

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(60)
        self._log.close()


def family(pid: int) -> list[int]:
    """A process and its children."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [pid, *(one for child in children for one in family(int(child)))]


def memory(pid: int) -> float:
    """Memory of a process in MB; 0 if it is gone."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6
    except OSError:
        return 0.0


def spent(pid: int) -> float:
    """CPU seconds used by a process so far; 0 if it is gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def stolen() -> float:
    """Return the CPU seconds this machine wanted and did not get, so far (steal time)."""
    return int(Path("/proc/stat").read_text().splitlines()[0].split()[8]) / TICKS
