"""Actions: small frozen values, each with one canonical text."""

from __future__ import annotations


class Action:
    """An action of a seat.

    An action holds names, never references, so that it means the same in a record, on the wire
    and in another process. `str(action)` is its canonical text; `Game.parse` is the inverse.
    A game's actions are frozen dataclasses with slots that define `__str__`.
    """

    # No abstract base class: actions are distinguished at every decision, and an instance
    # check against an ABC costs five times as much.
    __slots__ = ()

    @property
    def verb(self) -> str:
        """The first word of the text."""
        return str(self).partition(" ")[0]
