"""Who asks, when, and for which of his seats."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TypedDict

from ..book.book import ENDED, GATHERING, PAUSED, Book
from ..book.chairs import Chair
from ..book.declined import Declined
from ..book.settings import Person, check_seat


class Stamp(TypedDict):
    at: float
    person: str
    request: str


@dataclass(frozen=True)
class Asking:
    """A person with a command, by the clock of the house."""

    who: Person
    at: float
    request: str = ""
    #: The seats whose players are shown as away.
    away: Collection[int] = ()

    @property
    def stamp(self) -> Stamp:
        """What every entry that comes of it carries."""
        return {"at": self.at, "person": self.who.id, "request": self.request}

    def chair(self, book: Book, seat: int | None) -> Chair:
        """The chair that is meant: the one named, else the one that is asked, else his first."""
        mine = book.seats_of(self.who.id)
        if not mine:
            raise Declined("not-seated")
        if seat is None:
            actor = book.position.actor if book.begun else None
            seat = actor if actor in mine else mine[0]
        check_seat(seat, book.opened.seats)
        if seat not in mine:
            raise Declined("not-your-seat", seat=seat)
        return book.chairs[seat]


def must_gather(book: Book) -> None:
    """Only before the start."""
    if book.status == ENDED:
        raise Declined("ended")
    if book.status != GATHERING:
        raise Declined("started")


def must_play(book: Book, *, paused: bool = False) -> None:
    """Only while a game is on; `paused` says whether also while it rests."""
    if book.status == GATHERING:
        raise Declined("not-started")
    if book.status == ENDED:
        raise Declined("ended")
    if book.status == PAUSED and not paused:
        raise Declined("paused")
