"""Chat, and orders: standing answers to a kind of question."""

from __future__ import annotations

from ...rulebook import load_questions
from ..book import commands as c
from ..book import entries as e
from ..book.book import ENDED, GATHERING, Book
from ..book.commands import LONGEST_SPEECH
from ..book.declined import Declined
from ..book.settings import check_seat, check_text
from .asking import Asking, must_play


def decide(book: Book, asking: Asking, command: c.Say | c.Order) -> list[e.Entry]:
    if isinstance(command, c.Order):
        return [_order(book, asking, command)]
    text = check_text(command.text, LONGEST_SPEECH, "bad-text")
    if book.status == GATHERING:
        return [_before(book, asking, command, text)]
    chair = asking.chair(book, command.seat)
    if command.to == "table":
        return [e.Said(**asking.stamp, seat=chair.seat, name=chair.name, text=text, all=True)]
    if book.status == ENDED:
        raise Declined("ended")
    open_to = book.manners.confidants(book.position, chair.seat)
    if command.to == "officers":
        ears = book.manners.side(book.position, chair.seat)
    else:
        ears = tuple(dict.fromkeys(check_seat(seat, book.opened.seats) for seat in command.to))
    if not ears or ears == (chair.seat,):
        raise Declined("nobody-hears")
    if any(seat not in open_to and seat != chair.seat for seat in ears):
        raise Declined("secret-talk")
    return [e.Said(**asking.stamp, seat=chair.seat, name=chair.name, text=text, ears=ears)]


def _before(book: Book, asking: Asking, command: c.Say, text: str) -> e.Said:
    """Before the game everybody reads everything; players who wait for the draw have no seat yet."""
    seats = book.seats_of(asking.who.id)
    if not seats and asking.who.id not in book.guests and asking.who.id != book.host:
        raise Declined("not-seated")
    if command.to != "table":
        raise Declined("not-started")
    return e.Said(**asking.stamp, seat=seats[0] if seats else -1, name=asking.who.name, text=text, all=True)


def _order(book: Book, asking: Asking, command: c.Order) -> e.Ordered:
    must_play(book, paused=True)
    chair = asking.chair(book, command.seat)
    journal = book.journal
    if command.window not in load_questions(journal.game.kind):
        raise Declined("no-such-window", window=command.window)
    answer = ""
    if command.answer:
        answer = str(journal.game.parse(command.answer))
    elif command.window not in chair.orders:
        raise Declined("no-order", window=command.window)
    return e.Ordered(**asking.stamp, seat=chair.seat, window=command.window, answer=answer, once=command.once)
