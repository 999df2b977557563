"""Clockwork: what a table does by itself, and when. It reads the book and returns the next deed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ..bots import best_bot
from ..kernel import Refused
from .book import entries as e
from .book.book import PLAYING, Book
from .book.chairs import Chair
from .book.windows import due, hushed, is_window
from .presence import Presence

Doing = Literal["act", "bot", "flag", "miss", "find", "cover", "return"]


@dataclass(frozen=True)
class Deed:
    """Something the table does by itself: the time, the kind and the seat."""

    when: float
    doing: Doing
    seat: int
    #: Of an act: the action, and what chose it.
    action: str = ""
    by: e.By = ""

    def entry(self, book: Book, at: float) -> e.Entry:
        """The entry for it; a bot has to choose first."""
        level = best_bot(book.settings.game)
        match self.doing:
            case "act" | "bot":
                return e.Acted(at=at, seat=self.seat, action=self.action, by=self.by)
            case "flag":
                if self.action == "turn":
                    return e.Flagged(at=at, seat=self.seat, clock="turn", level=level)
                return e.Flagged(at=at, seat=self.seat, clock="game", level=level)
            case "miss":
                return e.Missed(at=at, seat=self.seat)
            case "find":
                return e.Found(at=at, seat=self.seat)
            case "cover":
                return e.Covered(at=at, seat=self.seat, level=level, why="absent")
            case "return":
                return e.Returned(at=at, seat=self.seat)


NOBODY = Presence()


def next_deed(book: Book, presence: Presence = NOBODY) -> Deed | None:
    """The next deed, if no command comes first."""
    if book.status != PLAYING or book.position.outcome is not None:
        return None
    return min(_deeds(book, presence), key=lambda deed: deed.when, default=None)


def _deeds(book: Book, presence: Presence) -> Iterator[Deed]:
    here = presence.at(book)
    for chair in book.chairs:
        if chair.seat in here:
            if chair.missing and not chair.cover:
                yield Deed(book.play.asked_at, "find", chair.seat)
            if chair.why == "absent":
                yield Deed(book.play.asked_at, "return", chair.seat)
    for action, (seat, when) in book.play.lapses.items():
        if _may(book, seat, action):
            yield Deed(when, "act", seat, action, "clock")
    actor = book.position.actor
    assert actor is not None
    chair = book.chairs[actor]
    if chair.played_by:
        yield Deed(_bots_time(book), "bot", actor, by="bot")
        return
    yield from _answers(book, chair)
    yield from _times(book, chair, presence)


def _bots_time(book: Book) -> float:
    """When a bot answers. In a window it takes as long as any player; actions before the first turn are not
    delayed."""
    if is_window(book.position):
        return due(book)
    return book.play.asked_at if book.position.setting_up else book.touched + book.tempo.bot


def _answers(book: Book, chair: Chair) -> Iterator[Deed]:
    """Answers that a player need not give: by order, by clock, or because only one is legal."""
    position = book.position
    prompt = position.prompt
    assert prompt is not None
    order = chair.orders.get(prompt.kind)
    if order is not None and _may(book, chair.seat, order.answer):
        when = hushed(book, chair.seat, book.parsed(order.answer))
        yield Deed(book.play.asked_at if when is None else when, "act", chair.seat, order.answer, "order")
        return
    only = book.manners.forced(position)
    if book.play.until:
        if only is not None:
            yield Deed(book.play.until, "act", chair.seat, str(only), "clock")
        return
    if only is not None:
        when = hushed(book, chair.seat, only)
        yield Deed(book.play.asked_at if when is None else when, "act", chair.seat, str(only), "auto")
    elif book.settings.pace.reaction and is_window(position) and _may(book, chair.seat, book.manners.passing):
        yield Deed(due(book), "act", chair.seat, book.manners.passing, "clock")


def _times(book: Book, chair: Chair, presence: Presence) -> Iterator[Deed]:
    """Deeds of the clocks, and for players who are away."""
    pace, here = book.settings.pace, presence.at(book)
    others = any(book.chairs[seat].person != chair.person for seat in here)
    deadline = book.play.clocks.deadline()
    # While no player is connected, the clocks of a live game stop.
    if deadline is not None and (here or pace.kind == "slow"):
        yield Deed(deadline[0], "flag", chair.seat, deadline[1])
    if pace.absent and pace.kind == "live" and others and chair.seat not in here:
        if chair.missing:
            yield Deed(chair.missing + book.tempo.grace, "cover", chair.seat)
        else:
            # Counted from when another player waits for this one.
            since = max(book.play.asked_at, presence.since, presence.gone(book)[chair.seat])
            yield Deed(since + pace.absent, "miss", chair.seat)


def _may(book: Book, seat: int, text: str) -> bool:
    """Whether an action is legal for a seat now."""
    try:
        return book.position.why_not(seat, book.parsed(text)) is None
    except Refused:
        return False
