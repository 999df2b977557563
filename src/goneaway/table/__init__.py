"""A hosted table: a game that nobody can lose, cheat or be locked out of. No network is in here.

A table is its journal: numbered entries, folded into a book. Whatever somebody asks for is decided on the
book, written durably, and only then told, to each pair of eyes in a feed of its own.
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
