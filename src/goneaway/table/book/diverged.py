"""Telling whether a journal comes out as it was written."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import msgspec

from ...kernel import Event


class Diverged(Exception):
    """A journal that does not come out as it was written: nobody goes on with it."""

    def __init__(self, code: str, number: int, **parameters: object) -> None:
        details = "".join(f", {name}: {value}" for name, value in parameters.items())
        super().__init__(f"entry {number}: {code}{details}")
        self.code = code
        self.number = number
        self.parameters = parameters


def fingerprint(events: Iterable[Event]) -> str:
    """Events in one hash, as they are written."""
    body = msgspec.json.encode([event.to_json() for event in events], order="deterministic")
    return hashlib.sha256(body).hexdigest()[:32]
