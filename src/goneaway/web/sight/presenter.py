"""The messages to a pair of eyes: the interface that `Sight` implements.

A table hands every new entry to `prepare` before its position moves on, once for every pair of eyes that
somebody looks through; what comes of it is sent by `told` after it is durable. A state is a set of named
parts; what happens is told with those that changed: old parts with these in their place are the new ones.
"""

from __future__ import annotations

from typing import Any, Protocol

from ...table.book.book import Book, Item
from ...table.book.seeing import Eyes
from ...table.live import Preparer
from . import asks

Json = dict[str, Any]


class Presenter(Preparer, Protocol):
    """Makes everything that is sent about a table, only from what a pair of eyes may see."""

    def told(self, prepared: Any, language: str) -> Json:
        """An item of a feed, as it is sent: what happened, and the parts that changed by it."""

    def missed(self, book: Book, item: Item, language: str) -> Json:
        """An item from a while ago: what happened, without parts. The state follows."""

    def state(self, book: Book, eyes: Eyes, language: str) -> Json:
        """How everything stands."""

    def ask(self, book: Book, eyes: Eyes, language: str, question: asks.Asked) -> Any:
        """The answer to a question."""
