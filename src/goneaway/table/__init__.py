"""A hosted table: a game that cannot be lost, cheated at, or closed to its players. There is no network code
here.

A table is its journal: numbered entries, folded into a book. A command is decided on the book, written
durably, and only then sent: each pair of eyes (a seat's, or the watchers') has its own feed.
"""

from .book.book import Book, Item
from .book.declined import CODES, Declined
from .book.diverged import Diverged
from .book.settings import Pace, Person, Settings
from .book.tempo import BRISK, TEMPO, Clock, HouseClock, Tempo
from .hall import Done, Hall, Limits
from .live import Attachment, Listener, Parcel, Preparer
from .people import People
from .store import Row, Store, StoreError

__all__ = [
    "BRISK",
    "CODES",
    "TEMPO",
    "Attachment",
    "Book",
    "Clock",
    "Declined",
    "Diverged",
    "Done",
    "Hall",
    "HouseClock",
    "Item",
    "Limits",
    "Listener",
    "Pace",
    "Parcel",
    "People",
    "Person",
    "Preparer",
    "Row",
    "Settings",
    "Store",
    "StoreError",
    "Tempo",
]
