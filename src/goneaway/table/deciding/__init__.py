"""Deciding a command: the entries it leads to, or `Declined`, or `Refused`. Nothing is changed here."""

from __future__ import annotations

from ..book import commands as c
from ..book import entries as e
from ..book.book import Book
from ..book.declined import Declined
from . import agreeing, covering, playing, seating, talking
from .asking import Asking

#: Commands whose meaning does not depend on what has happened meanwhile.
TIMELESS = (
    c.Claim, c.Leave, c.Kick, c.SeatBot, c.Say, c.Order, c.Cover, c.Return, c.Resign, c.Rematch,
    c.Agree, c.Disagree, c.Resume,
)  # fmt: skip


def decide(book: Book, asking: Asking, command: c.Command) -> list[e.Entry]:
    """Return the entries a command leads to; more may follow from them (see `follow`)."""
    match command:
        case c.Claim() | c.Leave() | c.Kick() | c.SeatBot() | c.Start():
            return seating.decide(book, asking, command)
        case c.Act() | c.Undo():
            return playing.decide(book, asking, command)
        case c.Say() | c.Order():
            return talking.decide(book, asking, command)
        case c.Cover() | c.Return() | c.Resign():
            return covering.decide(book, asking, command)
        case c.Propose() | c.Agree() | c.Disagree() | c.Resume():
            return agreeing.decide(book, asking, command)
        case c.Rematch():
            raise Declined("not-ended")


def follow(book: Book, at: float) -> e.Entry | None:
    """Return the entries that follow automatically from the last one."""
    if not book.begun or book.status == "ended":
        return None
    if book.position.outcome is not None:
        return e.Ended(at=at, secret=book.journal.game.seal.secret.hex())
    if not any(chair.person and not chair.resigned for chair in book.chairs) and book.play.people_began:
        return e.Ended(at=at, secret=book.journal.game.seal.secret.hex(), how="abandoned")
    return None


__all__ = ["TIMELESS", "Asking", "decide", "follow"]
