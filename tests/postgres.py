"""A PostgreSQL of our own for tests: in a directory of its own, on a socket in it, gone afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

MISSING = "PostgreSQL is not here: `make test` installs it where it can (apt-get install postgresql)"
#: Nothing takes so long unless something is wrong.
PATIENCE = 120


def programs() -> Path | None:
    """Where `initdb` and `postgres` are, the newest first; None if they are not here."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: _version(path))
    on_path = shutil.which("postgres")
    if on_path and shutil.which("initdb", path=str(Path(on_path).parent)):
        return Path(on_path).parent
    return found[-1].parent if found else None


def _version(path: Path) -> int:
    name = path.parent.parent.name
    return int(name) if name.isdecimal() else 0


class Server:
    """One server. Every test asks for a database of its own."""

    def __init__(self, where: Path) -> None:
        self._where = where
        self._numbers = count(1)

    @property
    def pid(self) -> int:
        """Of its first process, of which all others are children."""
        return int((self._where / "data" / "postmaster.pid").read_text().split()[0])

    def address(self, database: str, role: str = "house") -> str:
        return f"postgresql://{role}@/{database}?host={self._where}"

    def database(self) -> str:
        """A new one, empty."""
        name = f"house_{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return name

    def run(self, statement: str) -> None:
        with psycopg.connect(self.address("postgres", "keeper"), autocommit=True) as line:
            line.execute(statement.encode())

    def cut_off(self, database: str, role: str) -> int:
        """End every connection of a role to a database; how many there were."""
        with psycopg.connect(self.address("postgres", "keeper"), autocommit=True) as line:
            query = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND usename = %s"
            )
            return len(line.execute(query, (database, role)).fetchall())


@contextmanager
def server(bin: Path, *, durable: bool = False) -> Iterator[Server]:
    """A server as long as the block runs; `durable` has it wait for the disk.

    Root starts it as the user `postgres`: it refuses to be root.
    """
    where = Path(tempfile.mkdtemp(prefix="goneaway-pg-"))
    user = "postgres" if os.geteuid() == 0 else None
    if user:
        shutil.chown(where, user)
    try:
        data = where / "data"
        plain = ("-E", "UTF8", "--locale=C", "-N")
        made = [str(bin / "initdb"), "-D", str(data), "-U", "keeper", "-A", "trust", *plain]
        subprocess.run(made, check=True, capture_output=True, timeout=PATIENCE, user=user, cwd=where)
        # Only on a socket: nobody else finds it, and no port can be taken.
        quick = ("-c", "listen_addresses=", "-c", f"fsync={'on' if durable else 'off'}")
        started = [str(bin / "postgres"), "-D", str(data), "-k", str(where), *quick]
        running = subprocess.Popen(
            started, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=user, cwd=where
        )
        try:
            found = Server(where)
            _wait(found, running)
            for role in ("house", "second"):
                found.run(f"CREATE ROLE {role} LOGIN SUPERUSER")
            yield found
        finally:
            running.send_signal(signal.SIGQUIT)
            running.wait(PATIENCE)
    finally:
        shutil.rmtree(where, ignore_errors=True)


def _wait(found: Server, running: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return found.run("SELECT 1")
        except psycopg.OperationalError:
            assert running.poll() is None, "PostgreSQL did not start"
            assert time.monotonic() < end, "PostgreSQL did not start in time"
            time.sleep(0.05)
