"""PostgreSQL: listens for what other processes announce: entries, revoked tokens, who is connected."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping

import psycopg

from .moves import CHANNEL
from .people import PERSON, TOKEN
from .presence import HERE, read_notice
from .store import SERVED, Store

log = logging.getLogger(__name__)

#: Seconds between checks for a stop request, and before reconnecting.
TICK = 0.5


class PgListener:
    """A thread with its own connection that listens for notifications until it is stopped."""

    def __init__(
        self,
        store: Store,
        heard: Callable[[str, int], None],
        revoked: Callable[[str], None],
        present: Callable[[str, Mapping[str, frozenset[int]]], None],
        deaf: Callable[[], None],
    ) -> None:
        """`heard` is called with a table and the number of its last entry, `revoked` with the key of revoked
        tokens (`of_token`, `of_person`), `present` with a process and the seats connected to it by table,
        `deaf` when notifications may have been missed; all in the listener's thread."""
        self._address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._store = store
        self._heard = heard
        self._revoked = revoked
        self._present = present
        self._deaf = deaf
        self._closing = threading.Event()
        #: Set while the connection listens.
        self.listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="pg-listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop listening, without waiting for the thread to end."""
        self._closing.set()

    @property
    def alive(self) -> bool:
        return self._thread.is_alive()

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, connect_timeout=10) as line:
                    # Held while connected, so that nobody restores a backup into a database in use.
                    line.execute("SELECT pg_advisory_lock_shared(%s)", (SERVED,))
                    line.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    self._deaf()
                    self._listen(line)
            except psycopg.Error as error:
                log.warning(
                    "PostgreSQL LISTEN connection lost; reconnecting: %s", str(error).split("\n")[0][:200]
                )
            self.listening.clear()
            self._closing.wait(TICK)

    def _listen(self, line: psycopg.Connection[tuple[object, ...]]) -> None:
        while not self._closing.is_set():
            for told in line.notifies(timeout=TICK):
                if told.payload.startswith((TOKEN, PERSON)):
                    self._revoked(told.payload)
                    continue
                if told.payload.startswith(HERE):
                    self._present(*read_notice(told.payload))
                    continue
                if told.pid == self._store.writes_as:
                    continue  # this process has written it
                table, _, number = told.payload.partition(" ")
                if number.isdecimal():
                    self._heard(table, int(number))
