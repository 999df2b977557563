"""Taking seats, by choice or by lot; bots; and the start of the game."""

from __future__ import annotations

from ...kernel import Seal
from ...kernel.records import ENGINE
from ..book import commands as c
from ..book import entries as e
from ..book.book import Book
from ..book.declined import Declined
from ..book.settings import LONGEST_WORD, check_bot, check_seat, check_text
from .asking import Asking, must_gather

#: The domain of the draw for seats: separate from the game's own, so it does not affect the game's chance.
LOTS = "table-seats"


def decide(
    book: Book, asking: Asking, command: c.Claim | c.Leave | c.Kick | c.SeatBot | c.Start
) -> list[e.Entry]:
    must_gather(book)
    match command:
        case c.Claim():
            return [_claim(book, asking, command)]
        case c.Leave():
            return [_leave(book, asking)]
    if asking.who.id != book.host:
        raise Declined("not-host")
    match command:
        case c.Kick():
            return [_kick(book, asking, command)]
        case c.SeatBot():
            return [_seat_bot(book, asking, command)]
        case c.Start():
            return [_start(book, asking)]


def _claim(book: Book, asking: Asking, command: c.Claim) -> e.Seated:
    me = asking.who.id
    word = check_text(command.contribution, LONGEST_WORD, "bad-contribution", empty=True)
    seat = -1
    taken: tuple[int, ...] = ()
    if command.seat != "any":
        seat = check_seat(command.seat, book.opened.seats)
        taken = book.held_with(seat)
        if not _open_to(book, taken, me):
            raise Declined("seat-taken", seat=seat)
    # A player who was promised a seat by lot must get one.
    promised = sum(guest != me for guest in book.guests) + (seat < 0)
    free = sum(group != taken and _open_to(book, group, me) for group in book.opened.chairs)
    if promised > free:
        raise Declined("table-full")
    return e.Seated(**asking.stamp, seat=seat, sitter=me, name=asking.who.name, contribution=word)


def _open_to(book: Book, group: tuple[int, ...], person: str) -> bool:
    """Decline if another player has the seat."""
    return all(not book.chairs[seat].bot and book.chairs[seat].person in ("", person) for seat in group)


def _leave(book: Book, asking: Asking) -> e.Left:
    return _gone(book, asking, asking.who.id, kicked=False)


def _gone(book: Book, asking: Asking, person: str, *, kicked: bool) -> e.Left:
    seats = book.seats_of(person)
    if not seats and person not in book.guests:
        raise Declined("not-seated")
    name = book.chairs[seats[0]].name if seats else book.guests[person]
    return e.Left(**asking.stamp, sitter=person, name=name, kicked=kicked)


def _kick(book: Book, asking: Asking, command: c.Kick) -> e.Left:
    if command.seat is not None:
        person = book.chairs[check_seat(command.seat, book.opened.seats)].person
    else:
        person = next((guest for guest, name in book.guests.items() if name == command.name), "")
    return _gone(book, asking, person, kicked=True)


def _seat_bot(book: Book, asking: Asking, command: c.SeatBot) -> e.BotSeated:
    seat = check_seat(command.seat, book.opened.seats)
    if book.chairs[seat].person:
        raise Declined("seat-taken", seat=seat)
    if command.level:
        check_bot(command.level, book.settings.game)
        free = sum(seat not in group and _open_to(book, group, "") for group in book.opened.chairs)
        if len(book.guests) > free:
            raise Declined("table-full")
    return e.BotSeated(**asking.stamp, seat=seat, level=command.level)


def _start(book: Book, asking: Asking) -> e.Started:
    """Start the game: all contributions go into the key, then players without a seat draw lots."""
    empty = [group for group in book.opened.chairs if not any(book.chairs[seat].taken for seat in group)]
    promised = {seat for group in empty for seat in group}
    halves = [chair for chair in book.chairs if not chair.taken and chair.seat not in promised]
    if halves or len(empty) != len(book.guests):
        raise Declined(
            "seats-empty", seats=", ".join(chair.title for chair in book.chairs if not chair.taken)
        )
    contributions = tuple(book.contributions.values())
    imported = book.imported
    rules = (
        dict(imported.rules)
        if imported is not None
        else dict(book.settings.new_game(Seal.from_seed("rules")).rules)
    )
    sitters = [e.Sitter(chair.name, chair.person, chair.bot) for chair in book.chairs]
    lots = Seal(book.secret, contributions).stream().order(LOTS, len(empty))
    for (person, name), lot in zip(book.guests.items(), lots, strict=True):
        for seat in empty[lot]:
            sitters[seat] = e.Sitter(name, person)
    return e.Started(
        **asking.stamp, engine=ENGINE, rules=rules, contributions=contributions, sitters=tuple(sitters)
    )
