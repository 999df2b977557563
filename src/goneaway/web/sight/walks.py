"""Walks over several actions: what the line of an action needs to know of earlier actions.

It is read from the book, so that a line is the same for clients that were connected, that were away, or that
come later.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from weakref import WeakKeyDictionary

from ...presenting import pace_of
from ...presenting.chronicle import NOTHING_BEFORE, Earlier, earlier
from ...table.book import entries as e
from ...table.book.book import Book, Item
from ...table.book.seeing import Eyes

_NONE = Earlier(NOTHING_BEFORE, -1)


class Walks:
    def __init__(self) -> None:
        #: By table and entry: entries are only ever added, so what came before one does not change.
        self._known: WeakKeyDictionary[Book, dict[int, Earlier]] = WeakKeyDictionary()

    def earlier(self, book: Book, item: Item) -> Earlier:
        if not book.begun or not item.events:
            return _NONE
        entry = book.entry_of(item.eyes, item.number)
        known = self._known.setdefault(book, {})
        if entry not in known:
            pace = pace_of(book.journal.game.kind.name)
            known[entry] = earlier(
                book.happened.__getitem__, entry, partial(back, book), pace, lambda: book.position
            )
        return known[entry]

    def number(self, book: Book, eyes: Eyes, found: Earlier) -> int:
        """Return the number of the item whose line is to be replaced; 0 for none."""
        return 0 if found.action < 0 else book.count(eyes, found.action + 1)


def back(book: Book, entry: int) -> Iterator[int]:
    """Return the entries before one, the latest first, without those taken back since."""
    stands = book.plies[entry - 1] if entry else 0
    for number in range(entry - 1, -1, -1):
        if isinstance(book.entries[number], e.Undone | e.Rewound):
            stands = min(stands, book.plies[number])
        elif book.plies[number] <= stands:
            yield number
