"""Backups: copy a whole SQLite or PostgreSQL database into one SQLite file, and restore it into either."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from . import schema
from .store import Store, StoreError

#: Rows copied at a time.
ARMFUL = 500


def backup(store: Store, file: Path) -> dict[str, int]:
    """Copy a consistent snapshot of the database to a file, even while a server uses it; return the rows by
    table.

    The file appears only once it is complete.
    """
    if file.exists():
        raise StoreError("exists", file=str(file))
    half = file.with_name(f"{file.name}.part")
    half.unlink(missing_ok=True)
    try:
        # It contains the secrets of running games, so only its owner may read it.
        os.close(os.open(half, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        copy = Store(str(half))
        try:
            copy.migrate()
            with store.engine.connect() as source, copy.engine.begin() as target:
                if not store.sqlite:
                    source = source.execution_options(isolation_level="REPEATABLE READ")
                counts = _carry(source, target)
            with copy.engine.connect() as connection:
                # A single file, without -wal or -shm files beside it.
                connection.exec_driver_sql("COMMIT")
                connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
        finally:
            copy.close()
        with half.open("rb") as written:
            os.fsync(written.fileno())
        half.rename(file)
    except (OSError, SQLAlchemyError) as error:
        half.unlink(missing_ok=True)
        raise StoreError("no-backup", file=str(file), error=str(error).split("\n")[0][:200]) from None
    return counts


def restore(file: Path, store: Store) -> dict[str, int]:
    """Restore a backup into an empty database. Raises `StoreError` if it is invalid; the database then stays
    empty."""
    if not file.is_file():
        raise StoreError("no-such-file", file=str(file))
    # Work on a copy: the backup itself is not changed, not even to migrate it.
    source_file = file.with_name(f"{file.name}.read")
    try:
        source_file.unlink(missing_ok=True)
        with os.fdopen(os.open(source_file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as copy:
            copy.write(file.read_bytes())
    except OSError as error:
        raise StoreError("no-backup", file=str(file), error=os.strerror(error.errno or 0)) from None
    source = Store(str(source_file))
    try:
        source.check()
        source.migrate()
        source.check_journals()
        with store.unserved():
            store.migrate()
            with source.engine.connect() as reading, store.engine.begin() as target:
                for table in schema.METADATA.sorted_tables:
                    if target.execute(select(table).limit(1)).first() is not None:
                        raise StoreError("not-empty", database=store.name)
                return _carry(reading, target)
    except (OSError, SQLAlchemyError) as error:
        raise StoreError("no-backup", file=str(file), error=str(error).split("\n")[0][:200]) from None
    finally:
        source.close()
        for tail in ("", "-wal", "-shm"):
            source_file.with_name(source_file.name + tail).unlink(missing_ok=True)


def _carry(source: Connection, target: Connection) -> dict[str, int]:
    """Copy every row of one snapshot, parents before children."""
    source.execute(text("SELECT 1"))
    counts = {}
    for table in schema.METADATA.sorted_tables:
        counts[table.name] = 0
        for some in _armfuls(source, table):
            target.execute(insert(table), some)
            counts[table.name] += len(some)
    return counts


def _armfuls(source: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    found = source.execution_options(yield_per=ARMFUL).execute(select(table)).mappings()
    for some in found.partitions(ARMFUL):
        yield [dict(row) for row in some]
