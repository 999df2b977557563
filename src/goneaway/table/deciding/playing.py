"""The game itself: an action, and taking it back."""

from __future__ import annotations

from ..book import commands as c
from ..book import entries as e
from ..book.book import Book
from ..book.declined import Declined
from ..book.windows import hushed
from .asking import Asking, must_play


def decide(book: Book, asking: Asking, command: c.Act | c.Undo) -> list[e.Entry]:
    must_play(book)
    chair = asking.chair(book, command.seat)
    if chair.played_by:
        raise Declined("resigned" if chair.resigned else "covered", seat=chair.seat)
    journal = book.journal
    if isinstance(command, c.Undo):
        if not book.settings.undo:
            raise Declined("undo-off")
        why = book.play.why_no_undo(chair.seat)
        if why:
            raise Declined("no-undo", why=why)
        return [e.Undone(**asking.stamp, seat=chair.seat)]
    action = journal.game.parse(command.action)
    until = hushed(book, chair.seat, action)
    if until is not None and asking.at < until:
        # Every pass must take the same time, so it is kept as an order until then.
        refusal = book.position.why_not(chair.seat, action)
        if refusal is None:
            window = book.position.frames[-1].kind
            return [e.Ordered(**asking.stamp, seat=chair.seat, window=window, answer=str(action), once=True)]
    return [e.Acted(**asking.stamp, seat=chair.seat, action=command.action, lasts=command.lasts)]
