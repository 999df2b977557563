"""A table's entries as rows of the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, delete, insert, update

from . import schema
from .book import entries as e
from .book.book import ENDED, Book
from .clockwork import next_deed
from .store import Job

# Built once: building a statement costs more than running it.
_ENTRIES = insert(schema.entries)
_TABLE = insert(schema.tables)
_SITTINGS = insert(schema.sittings)
_NOBODY = delete(schema.sittings).where(schema.sittings.c.table_id == bindparam("of"))
_TOUCHED = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"))
    .values(
        status=bindparam("now"), host=bindparam("by"), free=bindparam("left"),
        touched=bindparam("at"), due=bindparam("next"),
    )
)  # fmt: skip


def job_of(book: Book, start: int) -> Job:
    """The job that writes everything added to a book after `start`."""
    new = book.entries[start:]
    if start == 0:
        return Job(book.id, [(_TABLE, _row(book)), (_ENTRIES, _lines(book, 0)), *_sitters(book)], book.number)
    statements: list[Any] = [(_ENTRIES, _lines(book, start))]
    sat = any(isinstance(entry, e.Seated | e.Left | e.Started) for entry in new)
    if sat:
        statements += _sitters(book)
    deed = next_deed(book)
    values = {
        "of": book.id,
        "now": book.status,
        "by": book.host,
        "left": _free(book),
        "at": _touched(book),
        "next": None if deed is None else deed.when,
    }
    return Job(book.id, [*statements, (_TOUCHED, values)], book.number, move=not sat)


def _lines(book: Book, start: int) -> list[dict[str, Any]]:
    return [
        {"table_id": book.id, "number": number, "at": entry.at, "body": e.written(entry)}
        for number, entry in enumerate(book.entries[start:], start + 1)
    ]


def _row(book: Book) -> dict[str, Any]:
    settings = book.settings
    return {
        "id": book.id,
        "code": book.code,
        "game": settings.game,
        "edition": book.opened.edition,
        "title": settings.title,
        "host": book.host,
        "status": book.status,
        "listed": settings.listed,
        "watched": settings.watch == "open",
        "free": _free(book),
        "secret": book.secret,
        "created": book.opened.at,
        "touched": _touched(book),
        "due": None,
    }


def _touched(book: Book) -> float:
    """Time of the last change that outsiders may know of: hidden entries do not count and, if watchers see
    the game with a delay, nothing does until it is over."""
    if book.settings.delay and book.started is not None and book.status != ENDED:
        return book.entries[book.started].at
    return book.touched


def _free(book: Book) -> int:
    return sum(not chair.taken for chair in book.chairs) - len(book.guests)


def _sitters(book: Book) -> list[Any]:
    sitting = [(chair.person, chair.seat) for chair in book.chairs if chair.person]
    sitting += [(guest, -1) for guest in book.guests]
    rows = [{"person": person, "table_id": book.id, "seat": seat} for person, seat in sitting]
    gone: Sequence[Any] = [(_NOBODY, {"of": book.id})]
    return [*gone, (_SITTINGS, rows)] if rows else list(gone)
