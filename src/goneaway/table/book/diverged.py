"""Checking whether a journal still comes out as it was written."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import msgspec

from ...kernel import Event


class Diverged(Exception):
    """A journal that does not come out as it was written; the table cannot be continued."""

    def __init__(self, code: str, number: int, **parameters: object) -> None:
        details = "".join(f", {name}: {value}" for name, value in parameters.items())
        super().__init__(f"entry {number}: {code}{details}")
        self.code = code
        self.number = number
        self.parameters = parameters


def fingerprint(events: Iterable[Event]) -> str:
    """A hash of events in their written form."""
    body = msgspec.json.encode([event.to_json() for event in events], order="deterministic")
    return hashlib.sha256(body).hexdigest()[:32]
