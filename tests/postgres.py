"""A PostgreSQL of our own for tests: in a directory of its own, on a socket in it, gone afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
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
    """One server. Every test uses its own database.

    It can be killed and paused; tests that do so need a server that no other test uses.
    """

    def __init__(self, bin: Path, where: Path, data: Path, user: str | None, *, durable: bool) -> None:
        self._bin = bin
        self._where = where
        self._data = data
        self._user = user
        self._durable = durable
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None

    # The process

    def start(self) -> None:
        """Start it if it is not running, and wait until it answers."""
        if self._process is None or self._process.poll() is not None:
            # Only on a Unix socket: nobody else finds it, and no port can be in use. Without fsync, only a
            # crash of the machine could lose data; a killed process loses nothing it has written.
            quick = ("-c", "listen_addresses=", "-c", f"fsync={'on' if self._durable else 'off'}")
            self._process = subprocess.Popen(
                [str(self._bin / "postgres"), "-D", str(self._data), "-k", str(self._where), *quick],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                user=self._user,
                cwd=self._where,
            )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self.run("SELECT 1")
            except psycopg.OperationalError:
                assert self._process.poll() is None, "PostgreSQL did not start"
                assert time.monotonic() < end, "PostgreSQL did not start in time"
                time.sleep(0.05)

    @property
    def pid(self) -> int:
        """The id of the parent of all its processes."""
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        """Stop it at once; its directory is thrown away."""
        if self._process is not None and self._process.poll() is None:
            self.go_on()
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(PATIENCE)

    def kill(self) -> None:
        """Send SIGKILL to all its processes; `start` brings it back."""
        for pid in self.pause():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        assert self._process is not None
        self._process.wait(PATIENCE)

    def kill_backend(self, database: str) -> None:
        """Send SIGKILL to one backend of this database: PostgreSQL drops every connection and recovers by
        itself."""
        with psycopg.connect(self.address("postgres", "keeper"), autocommit=True) as line:
            query = "SELECT pid FROM pg_stat_activity WHERE datname = %s ORDER BY random() LIMIT 1"
            for (pid,) in line.execute(query, (database,)).fetchall():
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

    def pause(self) -> list[int]:
        """Send SIGSTOP to all its processes: connections stay open and nothing answers. Returns their ids."""
        assert self._process is not None
        # The parent first: once it is stopped it starts no new processes.
        found = [self._process.pid]
        os.kill(found[0], signal.SIGSTOP)
        found += self._children()
        for pid in found[1:]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)
        return found

    def go_on(self) -> None:
        """Send SIGCONT to all its processes."""
        assert self._process is not None
        for pid in (*self._children(), self._process.pid):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    def _children(self) -> list[int]:
        assert self._process is not None
        pid = self._process.pid
        try:
            return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        except OSError:
            return []

    # Databases

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
def server(bin: Path, on: Path | None = None, *, durable: bool = False) -> Iterator[Server]:
    """A server for the duration of the block, with its files in a new directory in `on`; `durable` turns
    fsync on. Root starts it as the user `postgres`, because it refuses to run as root."""
    where = Path(tempfile.mkdtemp(prefix="goneaway-pg-", dir=on))
    user = "postgres" if os.geteuid() == 0 else None
    if user:
        shutil.chown(where, user)
    try:
        data = where / "data"
        plain = ("-E", "UTF8", "--locale=C", "-N")
        made = [str(bin / "initdb"), "-D", str(data), "-U", "keeper", "-A", "trust", *plain]
        subprocess.run(made, check=True, capture_output=True, timeout=PATIENCE, user=user, cwd=where)
        found = Server(bin, where, data, user, durable=durable)
        try:
            found.start()
            for role in ("house", "second"):
                found.run(f"CREATE ROLE {role} LOGIN SUPERUSER")
            yield found
        finally:
            found.stop()
    finally:
        shutil.rmtree(where, ignore_errors=True)
