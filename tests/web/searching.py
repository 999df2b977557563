"""Searching what was sent for what is another's: byte by byte, item by item, with the cards dealt anew."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from goneaway.kernel import Chance, Position
from goneaway.table import Book
from goneaway.table.book import entries as e
from goneaway.table.book.seeing import Eyes

Json = dict[str, Any]

encode = msgspec.json.encode


def differing(one: bytes, other: bytes) -> Json:
    """What of two messages is not the same, by its name."""
    if one == other:
        return {}
    left, right = _flat(json.loads(one)), _flat(json.loads(other))
    return {key: (left.get(key), right.get(key)) for key in left | right if left.get(key) != right.get(key)}


def _flat(message: Any) -> Json:
    if not isinstance(message, dict):
        return {"": message}
    parts = {f"parts {name}": part for name, part in message.get("parts", {}).items()}
    return {**message, **parts, "parts": None}


def dealt_anew(book: Book, seat: int, chance: Chance) -> Position:
    """The game as it may be, too, for all that a seat knows. A watcher knows less than any seat."""
    true = book.journal.position
    looks = true.actor if true.actor in book.held_with(seat) else seat
    return book.journal.game.determinize(true.view(looks), chance)


def search(
    book: Book,
    eyes: Eyes,
    sent: Sequence[bytes],
    secrets: Iterable[str],
    words: Mapping[str, frozenset[Eyes]],
) -> None:
    """Everything that a pair of eyes was sent, for everything that is none of its business."""
    whole = b"\n".join(sent)
    for secret in secrets:
        assert secret.encode() not in whole
    for word, ears in words.items():
        assert eyes in ears or word.encode() not in whole
    # Chance itself: from which deck or dice, what of how much.
    assert b'"domain"' not in whole
    assert b'"knows"' not in whole
    ended = book.status == "ended"
    before_the_end = b"\n".join(one for one in sent if not (ended and b'"secret"' in one))
    assert book.secret.hex().encode() not in before_the_end
    first = next((at for at, message in enumerate(sent) if b'"started"' in message), len(sent))
    for one in book.entries:
        if isinstance(one, e.Seated) and one.contribution:
            assert one.contribution.encode() not in b"\n".join(sent[:first])
    _search_items(book, eyes, sent)


def _search_items(book: Book, eyes: Eyes, sent: Sequence[bytes]) -> None:
    feed = {item.number: item for item in book.feed(eyes)}
    numbers = []
    for message in sent:
        said = json.loads(message)
        told = said.get("told", said)
        if not isinstance(told, dict) or "entry" not in told:
            continue
        number, entry = told["number"], told["entry"]
        numbers.append(number)
        seen = [event.to_json() for event in feed[number].events]
        assert told["events"] == json.loads(encode(seen))
        if entry["kind"] == "acted":
            # Of what others did: that they did it, and when.
            assert entry.keys() <= {"kind", "at", "seat", "action", "by"}
            assert not entry.get("action") or entry["seat"] == eyes
        elif entry["kind"] == "seated":
            assert entry.keys() <= {"kind", "at", "seat", "name", "sitter"}
        elif entry["kind"] == "ordered":
            assert entry["seat"] == eyes
    # No number is missing: a gap would tell of something.
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
