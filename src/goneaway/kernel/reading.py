"""Read a record: check the types of all fields, and that every line would be written again as it is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from .events import Event, Json
from .records import ADJOURNED, FINISHED, FORMAT, Ending, Entry, Record, RecordError, seal_line
from .untrusted import FileError, checked_text, json_of

_HEADER = ("format", "game", "engine", "seats", "players", "rules", "commitment", "contributions", "opening")
_ENTRY = ("seat", "action", "events")
_ENDING = ("status", "secret", "digest", "outcome")
_EVENT = ("kind", "parameters", "secret", "knows", "private")
_CHANCE = ("domain", "of", "value")

#: A carriage return that is not part of a line end.
_RETURN = re.compile(r"\r(?!\n)")
_HEX = re.compile(r"(?:[0-9a-f]{2})+")


def load_record(text: str) -> Record:
    """Read JSON Lines; raise `RecordError` at the first line that differs from what was written."""
    text = record_text(text)
    if not text.strip():
        raise RecordError("empty")
    if not text.lstrip().startswith("{"):
        raise RecordError("not-a-record", 1)
    lines = text.split("\n")
    if lines.pop() != "":
        raise RecordError("truncated", len(lines) + 1)
    bodies: list[Json] = []
    chain = ""
    for number, line in enumerate(lines, 1):
        body = _body(line, number)
        given = body.pop("hash")
        sealed, chain = seal_line(body, chain)
        if given != chain or sealed != line:
            raise RecordError("chain-broken", number)
        bodies.append(body)
    if len(bodies) < 2 or "status" not in bodies[-1]:
        raise RecordError("truncated", len(bodies))
    record = assemble(bodies)
    for number, (line, again) in enumerate(zip(lines, record.lines(), strict=True), 1):
        if line != again:
            raise RecordError("not-canonical", number)
    return record


def record_text(text: str) -> str:
    """Return the text of a record in either form; raise `RecordError` for a forbidden character."""
    try:
        text = checked_text(text)
    except FileError as error:
        raise RecordError.told(error) from None
    found = _RETURN.search(text)
    if found:
        raise RecordError("control", text.count("\n", 0, found.start()) + 1)
    return text


def _body(line: str, number: int) -> Json:
    """One line of a record as data; its hash is present but not yet checked."""
    try:
        body = json_of(line, number)
    except FileError as error:
        if error.code == "not-json":
            # A file of another kind fails at once; a truncated record fails on its last line.
            raise RecordError("not-a-record" if number == 1 else "unreadable", number) from None
        raise RecordError.told(error) from None
    if number == 1 and (not isinstance(body, dict) or body.get("format") != FORMAT):
        found = body.get("format", "none") if isinstance(body, dict) else "none"
        raise RecordError("not-a-record", 1, format=str(found)[:60], expected=FORMAT)
    if not isinstance(body, dict) or "hash" not in body:
        raise RecordError("unreadable", number)
    return body


def assemble(bodies: list[Json]) -> Record:
    """Build a record from its lines as data; raise `RecordError` for an invalid field."""
    head, *middle, last = bodies
    only(head, _HEADER, 1)
    seats = texts(head["seats"], "seats", 1)
    entries = []
    for line, body in enumerate(middle, 2):
        only(body, _ENTRY, line)
        seat = number(body["seat"], "seat", line, len(seats))
        entries.append(
            Entry(seat, text(body["action"], "action", line), _events(body["events"], seats, line))
        )
    only(last, _ENDING, len(bodies))
    return Record(
        text(head["game"], "game", 1),
        text(head["engine"], "engine", 1),
        seats,
        names(head["players"], seats, 1),
        table(head["rules"], "rules", 1),
        digest(head["commitment"], "commitment", 1),
        texts(head["contributions"], "contributions", 1),
        _events(head["opening"], seats, 1),
        tuple(entries),
        ending(last, len(bodies)),
    )


def ending(body: Json, line: int) -> Ending:
    status = text(body["status"], "status", line)
    if status not in (ADJOURNED, FINISHED):
        raise RecordError("field", line, field="status", expected="status")
    outcome = body["outcome"]
    return Ending(
        status,
        digest(body["secret"], "secret", line),
        digest(body["digest"], "digest", line),
        None if outcome is None else table(outcome, "outcome", line),
    )


# Fields


def only(body: Json, fields: Iterable[str], line: int) -> None:
    """Check that all these fields are present, and no others."""
    wanted = set(fields)
    for name in (*(wanted - set(body)), *(set(body) - wanted)):
        raise RecordError("fields", line, field=str(name)[:60], missing=name in wanted)


def text(value: Any, field: str, line: int) -> str:
    if not isinstance(value, str):
        raise RecordError("field", line, field=field, expected="text")
    return _one_line(value, line)


def _one_line(value: str, line: int) -> str:
    """Check a name or an action: it is printed as it is, so it must not contain a line break."""
    if not value.isprintable():
        raise RecordError("control", line)
    return value


def texts(value: Any, field: str, line: int) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise RecordError("field", line, field=field, expected="texts")
    return tuple(_one_line(one, line) for one in value)


def names(value: Any, seats: tuple[str, ...], line: int) -> tuple[str, ...]:
    """Read the players' names: one for every seat, or none at all."""
    found = texts(value, "players", line)
    if found and len(found) != len(seats):
        raise RecordError("names", line, names=len(found), seats=len(seats))
    return found


def number(value: Any, field: str, line: int, below: int) -> int:
    # True is a number to Python, and 0.9 would become one.
    if type(value) is not int or not 0 <= value < below:
        raise RecordError("field", line, field=field, expected="number")
    return value


def table(value: Any, field: str, line: int) -> Json:
    if not isinstance(value, dict):
        raise RecordError("field", line, field=field, expected="table")
    return value


def digest(value: Any, field: str, line: int) -> str:
    """A hash or a secret in lower-case hexadecimal digits."""
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise RecordError("field", line, field=field, expected="digest")
    return value


def _events(value: Any, seats: tuple[str, ...], line: int) -> tuple[Event, ...]:
    if not isinstance(value, list):
        raise RecordError("field", line, field="events", expected="events")
    return tuple(_event(one, len(seats), line) for one in value)


def _event(data: Any, seats: int, line: int) -> Event:
    """Read an event; empty fields are left out on writing, so they must not be present here."""
    if not isinstance(data, dict) or "kind" not in data or not set(data) <= set(_EVENT):
        raise RecordError("field", line, field="events", expected="events")
    for name in ("parameters", "secret"):
        if name in data and not table(data[name], name, line):
            raise RecordError("field", line, field=name, expected="table")
    knows = data.get("knows", [0])
    if not isinstance(knows, list) or not knows:
        raise RecordError("field", line, field="knows", expected="number")
    for seat in knows:
        number(seat, "knows", line, seats)
    if data.get("private", True) is not True:
        raise RecordError("field", line, field="private", expected="true")
    event = Event.from_json({**data, "kind": text(data["kind"], "kind", line)})
    if event.kind == "chance":
        _check_chance(event, line)
    return event


def _check_chance(event: Event, line: int) -> None:
    """Check that an outcome of chance is valid: it is fed to the game before anything is compared."""
    secret = event.secret
    if set(secret) != set(_CHANCE) or event.parameters or event.knows or not event.private:
        raise RecordError("field", line, field="chance", expected="outcome")
    text(secret["domain"], "domain", line)
    value = secret["value"]
    for one in (secret["of"], *(value if isinstance(value, list) else (value,))):
        if type(one) is not int:
            raise RecordError("field", line, field="chance", expected="outcome")
