"""The fast path for writing moves: journal entries and the rows of their tables, nothing else.

Almost everything a server writes is a move. Moves are written directly through the database driver, with one
fixed statement for each step, because SQLAlchemy costs several times as much CPU as the database itself. The
same rows are written as by the ordinary path, and just as durably.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

import psycopg
from sqlalchemy import Connection

#: On PostgreSQL: the NOTIFY channel on which processes announce what they wrote.
CHANNEL = "goneaway"

#: The new journal entries of one move, and the new row of its table.
Move = tuple[Sequence[Mapping[str, Any]], Mapping[str, Any]]

_ENTRY = "INSERT INTO entries (table_id, number, at, body) VALUES (:table_id, :number, :at, :body)"
_TABLE = (
    "UPDATE tables SET status = :now, host = :by, free = :left, touched = :at, due = :next WHERE id = :of"
)

# One statement is one transaction and one round trip. To avoid deadlocks between processes, the rows of
# tables are locked only after all entries have been inserted, and entries are inserted in the order of their
# tables.
_TOGETHER = f"""
WITH written AS (
  INSERT INTO entries (table_id, number, at, body)
  SELECT * FROM unnest(%(ids)s::varchar[], %(numbers)s::bigint[], %(ats)s::float8[], %(bodies)s::text[])
  RETURNING table_id
), touched AS (
  UPDATE tables SET status = new.status, host = new.host, free = new.free, touched = new.at, due = new.due
  FROM unnest(%(of)s::varchar[], %(now)s::varchar[], %(by)s::varchar[], %(left)s::bigint[], %(at)s::float8[],
    %(next)s::float8[]) AS new(id, status, host, free, at, due)
  WHERE tables.id = new.id AND new.id IN (SELECT table_id FROM written)
)
SELECT pg_notify('{CHANNEL}', told) FROM unnest(%(told)s::text[]) AS told
"""


def write_in_file(connection: sqlite3.Connection, moves: Sequence[Move]) -> list[bool]:
    """Write all moves in one SQLite transaction; for each move, whether it was written (False: its number was
    taken)."""
    out = []
    execute = connection.execute
    execute("BEGIN")
    alone = len(moves) == 1
    for lines, row in moves:
        if not alone:
            execute("SAVEPOINT move")
        try:
            for line in lines:
                execute(_ENTRY, line)
            execute(_TABLE, row)
        except sqlite3.IntegrityError:
            execute("ROLLBACK" if alone else "ROLLBACK TO move")
            out.append(False)
        else:
            out.append(True)
        if not alone:
            execute("RELEASE move")
    if not alone or out[0]:
        execute("COMMIT")
    return out


def write_on_server(connection: psycopg.Connection[Any], moves: Sequence[Move]) -> bool:
    """Write all moves as one statement on PostgreSQL; False, with nothing written, if any number was
    taken."""
    lines = [line for new, _ in moves for line in new]
    rows = [row for _, row in moves]
    values = {
        "ids": [line["table_id"] for line in lines],
        "numbers": [line["number"] for line in lines],
        "ats": [line["at"] for line in lines],
        "bodies": [line["body"] for line in lines],
        **{name: [row[name] for row in rows] for name in ("of", "now", "by", "left", "at", "next")},
        "told": [f"{new[-1]['table_id']} {new[-1]['number']}" for new, _ in moves],
    }
    if not connection.autocommit:
        connection.autocommit = True
    try:
        connection.execute(_TOGETHER, values, prepare=True)
    except psycopg.IntegrityError:
        return False
    return True


def driver_of(connection: Connection) -> Any:
    """The driver connection of an SQLAlchemy connection."""
    return connection.connection.driver_connection


__all__ = ["CHANNEL", "Move", "driver_of", "write_in_file", "write_on_server"]
