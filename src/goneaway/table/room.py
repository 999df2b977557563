"""How full the database and its disk are, and when new guests, tables and other optional writes are refused.

Running games must be able to go on, so everything else is refused well before the disk is full.
"""

from __future__ import annotations

import os
from dataclasses import dataclass

from sqlalchemy import func, select, text

from . import schema
from .store import NotWritten, Store


@dataclass(frozen=True)
class Most:
    """Limits of a database. Sizes are in bytes."""

    guests: int = 500_000
    tables: int = 200_000
    database: int = 20 << 30
    #: Minimum free space on the disk of a SQLite file; PostgreSQL's disk cannot be checked here.
    disk_free: int = 256 << 20


@dataclass
class Room:
    """The last measurement of the database."""

    most: Most
    guests: int = 0
    tables: int = 0
    database: int = 0
    disk_free: int | None = None

    @property
    def full(self) -> tuple[str, ...]:
        """The limits that have been reached."""
        out = []
        if self.guests >= self.most.guests:
            out.append("guests")
        if self.tables >= self.most.tables:
            out.append("tables")
        if self.database >= self.most.database:
            out.append("database")
        if self.disk_free is not None and self.disk_free < self.most.disk_free:
            out.append("disk")
        return tuple(out)

    def for_guests(self) -> bool:
        return not set(self.full) & {"guests", "database", "disk"}

    def for_tables(self) -> bool:
        return not set(self.full) & {"tables", "database", "disk"}

    def for_more(self) -> bool:
        """Whether there is room for what no running game needs: chat, tokens, addresses for notices."""
        return not set(self.full) & {"database", "disk"}

    def measure(self, store: Store) -> None:
        """Measure again; blocks, so call it in a thread. Raises `NotWritten`."""
        with store.reading() as connection:
            self.guests = connection.execute(select(func.count()).select_from(schema.people)).scalar_one()
            self.tables = connection.execute(select(func.count()).select_from(schema.tables)).scalar_one()
            if not store.sqlite:
                size = text("SELECT pg_database_size(current_database())")
                self.database = int(connection.execute(size).scalar_one())
        path = store.path
        if path is None:
            return
        try:
            files = [path, path.with_name(f"{path.name}-wal")]
            self.database = sum(one.stat().st_size for one in files if one.exists())
            disk = os.statvfs(path.resolve().parent)
            self.disk_free = disk.f_bavail * disk.f_frsize
        except OSError as error:
            raise NotWritten(os.strerror(error.errno or 0)) from None
