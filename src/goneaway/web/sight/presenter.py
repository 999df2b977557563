"""What a pair of eyes is sent: the interface that `sight` fills.

A table hands every new entry to `prepare` before its position moves on, once for every pair of eyes that
somebody looks through; what comes of it is sent by `told` after it is durable. A state is a set of named
parts; what happens is told with those that changed: old parts with these in their place are the new ones.
"""

from __future__ import annotations

from typing import Any, Protocol

from ...kernel import Event
from ...table.book.book import Book, Item
from ...table.book.entries import Entry
from ...table.book.seeing import Eyes
from . import asks

Json = dict[str, Any]


class Presenter(Protocol):
    """Makes what leaves the house, from what a pair of eyes may see and nothing else."""

    def prepare(self, book: Book, item: Item) -> Any:
        """What an item needs to be told later: the book still stands where it happened."""

    def told(self, prepared: Any, language: str) -> Json:
        """An item of a feed, as it is sent: what happened, and the parts that changed by it."""

    def missed(self, book: Book, item: Item, language: str) -> Json:
        """An item from a while ago: what happened, without parts. The state follows."""

    def state(self, book: Book, eyes: Eyes, language: str) -> Json:
        """How everything stands."""

    def ask(self, book: Book, eyes: Eyes, language: str, question: asks.Asked) -> Any:
        """The answer to a question."""


class Speaking:
    """The presenter as a table calls it."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter

    def prepare(
        self,
        book: Book,
        entry: Entry,
        events: tuple[Event, ...],
        eyes: Eyes,
        languages: frozenset[str],
    ) -> Any:
        return self._presenter.prepare(book, Item(book.count(eyes), eyes, entry, events))
