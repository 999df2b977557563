"""Exporting a game: the full record once it is over, an account of what one player has seen before that."""

from __future__ import annotations

from typing import Any

import msgspec

from ... import KINDS
from ...kernel import Journal, Record, RecordError, load_record, verify
from ...kernel.records import FINISHED
from .book import ENDED, Book
from .declined import Declined
from .seeing import Eyes
from .settings import Settings


def record_of(book: Book) -> Record:
    """The full record with the secret; only for a game that is over."""
    if book.status != ENDED:
        raise Declined("not-ended")
    if not book.begun:
        raise Declined("not-started")
    if book.imported is not None and book.imported.ending.status == FINISHED:
        return book.imported
    return book.journal.record()


def account_of(book: Book, eyes: Eyes) -> dict[str, Any]:
    """What a pair of eyes has seen so far, and the commitment; never the secret of a running game."""
    return {
        "format": "goneaway-account/1",
        "table": book.code,
        "game": book.settings.game,
        "rules": dict(book.journal.game.rules) if book.begun else book.settings.rules,
        "seats": list(book.opened.seats),
        "players": [chair.name for chair in book.chairs],
        "commitment": book.opened.commitment,
        # The sources of chance stay secret until they are used up.
        "contributions": [] if book.started is None else _words(book),
        "eyes": eyes,
        "status": book.status,
        "told": [
            {
                "number": item.number,
                "entry": msgspec.to_builtins(item.entry),
                "events": [event.to_json() for event in item.events],
            }
            for item in book.feed(eyes)
        ],
    }


def _words(book: Book) -> list[str]:
    return list(book.journal.game.seal.contributions)


#: Maximum characters and actions of a record that a server accepts. Each action is replayed to verify it,
#: which takes about a millisecond.
LONGEST_RECORD = 8 << 20
MOST_ACTIONS = 20_000


def settings_of(text: str) -> tuple[Settings, Record]:
    """Read a record: itself, and settings for a table to hold it. Raises `RecordError` if it is invalid."""
    if len(text) > LONGEST_RECORD:
        raise RecordError("too-large", None, most=LONGEST_RECORD >> 20)
    # A header, the actions, an ending.
    if text.count("\n") > MOST_ACTIONS + 2:
        raise RecordError("too-many-actions", None, most=MOST_ACTIONS)
    record = load_record(text)
    game = record.remake(KINDS)
    if record.ending.status == FINISHED:
        verify(record, KINDS)
    else:
        Journal.resume(record, KINDS)
    people = game.kind.people(record.seats, record.rules)
    return Settings(record.game, people, dict(record.rules)), record
