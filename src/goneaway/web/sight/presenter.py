"""The messages to a pair of eyes: the interface that `Sight` implements.

A table passes every new entry to `prepare` before its position changes, once for every pair of eyes with a
listener; the result is sent by `told` after the entry is durable. A state is a set of named parts; an event
comes with the parts that changed, and replacing the old ones by these gives the new state.
"""

from __future__ import annotations

from typing import Any, Protocol

from ...table.book.book import Book, Item
from ...table.book.seeing import Eyes
from ...table.live import Preparer
from . import asks

Json = dict[str, Any]


class Presenter(Preparer, Protocol):
    """Makes all messages about a table, from only what a pair of eyes may see."""

    def told(self, prepared: Any, language: str) -> Json:
        """Return the message for an item of a feed: what happened, and the parts that changed."""

    def missed(self, book: Book, item: Item, language: str) -> Json:
        """Return the message for a missed item: what happened, without parts. The state follows."""

    def state(self, book: Book, eyes: Eyes, language: str) -> Json:
        """Return the complete state."""

    def ask(self, book: Book, eyes: Eyes, language: str, question: asks.Asked) -> Any:
        """Return the answer to a question."""
