"""Seats that a bot plays for a while, or to the end."""

from __future__ import annotations

from ...bots import best_bot
from ..book import commands as c
from ..book import entries as e
from ..book.book import Book
from ..book.declined import Declined
from ..book.settings import check_bot, check_seat
from .asking import Asking, must_play


def decide(book: Book, asking: Asking, command: c.Cover | c.Return | c.Resign) -> list[e.Entry]:
    must_play(book, paused=True)
    if isinstance(command, c.Cover):
        return [_cover(book, asking, command)]
    chair = asking.chair(book, command.seat)
    if chair.resigned:
        raise Declined("resigned", seat=chair.seat)
    if isinstance(command, c.Resign):
        level = chair.cover or best_bot(book.settings.game)
        seats = [seat for seat in book.seats_of(asking.who.id) if not book.chairs[seat].resigned]
        return [e.Resigned(**asking.stamp, seat=seat, level=level) for seat in seats]
    if not chair.cover:
        raise Declined("not-covered", seat=chair.seat)
    if chair.why == "game":
        raise Declined("out-of-time", seat=chair.seat)
    return [e.Returned(**asking.stamp, seat=chair.seat)]


def _cover(book: Book, asking: Asking, command: c.Cover) -> e.Covered:
    """Cover a seat: your own at any time, another's only while its player is away. Not even a host may take a
    seat."""
    mine = book.seats_of(asking.who.id)
    if not mine:
        raise Declined("not-seated")
    seat = mine[0] if command.seat is None else check_seat(command.seat, book.opened.seats)
    chair = book.chairs[seat]
    check_bot(command.level, book.settings.game)
    if chair.played_by:
        raise Declined("covered", seat=seat)
    if seat not in mine and not chair.missing and seat not in asking.away:
        raise Declined("not-missing", seat=seat)
    return e.Covered(
        **asking.stamp, seat=seat, level=command.level, why="asked" if seat in mine else "absent"
    )
