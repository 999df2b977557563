"""The context of a command: the person, the time, and the seat it is for."""

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
    """A person with a command, at a time of the server's clock."""

    who: Person
    at: float
    request: str = ""
    #: The seats whose players are shown as away.
    away: Collection[int] = ()

    @property
    def stamp(self) -> Stamp:
        """The fields common to every entry that comes of it."""
        return {"at": self.at, "person": self.who.id, "request": self.request}

    def chair(self, book: Book, seat: int | None) -> Chair:
        """The chair meant: the one named, else the one that is asked, else the person's first."""
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
    """Decline unless the game has not started yet."""
    if book.status == ENDED:
        raise Declined("ended")
    if book.status != GATHERING:
        raise Declined("started")


def must_play(book: Book, *, paused: bool = False) -> None:
    """Decline unless a game is running; `paused` allows a paused one as well."""
    if book.status == GATHERING:
        raise Declined("not-started")
    if book.status == ENDED:
        raise Declined("ended")
    if book.status == PAUSED and not paused:
        raise Declined("paused")
