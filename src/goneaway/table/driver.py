"""The driver of a table: waits until the clockwork has a deed due, and does it."""

from __future__ import annotations

import asyncio
import hmac
import itertools
import logging
from collections.abc import Iterable, Iterator

from ..bots import Bot, RandomBot, Reason, Turns, make_bot, sight
from ..bots.contract.bot import UNSEEN, catch_up
from ..kernel import Action, Chance, Entry, Position, Refused, Stream
from ..presenting import Call
from .book import entries as e
from .book.book import PLAYING, Book
from .book.declined import Declined
from .book.diverged import Diverged
from .clockwork import Deed, next_deed
from .live import LiveTable
from .pools import Busy
from .store import Conflict, NotWritten

log = logging.getLogger(__name__)

#: Seconds to wait when the store accepts no writes.
AGAIN = 1.0
#: Maximum entries written without a break while a game is set up: a bot that posts guards and takes them back
#: again is stopped, and commands get their turn in between.
TOGETHER = 64


class Driver:
    """Does what one table does by itself, in this process."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.hall = table.hall
        self.bots: dict[int, tuple[str, Bot]] = {}
        #: By seat: the number up to which its bot has seen the feed.
        self._told: dict[int, list[Entry]] = {}
        self._turns = Turns()
        #: Offers that bots have already been asked about.
        self._called: set[Call] = set()
        #: The number of standing actions when the bots last looked; a smaller number now means actions were
        #: taken back.
        self._stood = 0
        #: Set while nothing can happen before a command or a deadline.
        self.waiting = asyncio.Event()
        #: Until when it waits; None for no limit.
        self.until: float | None = None
        self.task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while not self.hall.closing:
            self.table.stirred.clear()
            try:
                when = await self._once()
            except (NotWritten, Conflict, Busy) as failed:
                when = self.table.clock.now() + (0 if isinstance(failed, Conflict) else AGAIN)
            except Declined as declined:  # the table has been deleted
                self.table.shut(declined.code)
                return
            except Diverged as diverged:
                log.error("table %s cannot continue: %s", self.table.row.id, diverged)
                self.table.shut("damaged")
                return
            except Exception:
                log.exception("driver of table %s failed; retrying", self.table.row.id)
                when = self.table.clock.now() + AGAIN
            if when is None or when > self.table.clock.now():
                await self._wait(when)

    async def _wait(self, when: float | None) -> None:
        """Wait until something changes or a deadline passes."""
        if self.table.stirred.is_set():
            return
        self.until = when
        self.waiting.set()
        # No task is created for this: it happens after every move.
        alarm = None if when is None else self.table.clock.alarm(when, self.table.stirred.set)
        try:
            await self.table.stirred.wait()
        finally:
            if alarm is not None:
                alarm.cancel()
            self.waiting.clear()

    @property
    def busy(self) -> bool:
        """Whether something is due now."""
        if self.task.done():
            return False
        due = self.until is not None and self.until <= self.table.clock.now()
        return not self.waiting.is_set() or self.table.stirred.is_set() or due

    async def _once(self) -> float | None:
        """Do what is due; return when to look again (None: when something changes)."""
        async with self.table.lock:
            book = await self.table.current()
            look = _first(self.table.advance_shadow(), self.table.tell_away())
            if book.status != PLAYING:
                return look
            if self.table.driving and (said := self._said(book)) is not None:
                await self._write([said])
                return self.table.clock.now()
            deed = next_deed(book, self.table.presence)
            if deed is None:
                return look
            now = self.table.clock.now()
            late = 0.0 if self.table.driving else self.hall.tempo.step_in
            if now < deed.when + late:
                return _first(deed.when + late, look)
            if deed.doing != "bot":
                await self._write([deed.entry(book, now)])
                return self.table.clock.now()
            if book.position.setting_up:
                await self._write(itertools.islice(self._set_up(book, deed), TOGETHER))
                return self.table.clock.now()
            bot = self._bot(book, deed.seat)
            if not bot.thinks:
                await self._answer(book, deed, self._choose(bot, book.position, deed.seat))
                return self.table.clock.now()
            # The bot thinks on a copy, so that the table can go on meanwhile.
            twin = book.position.copy(chance=Stream.from_seed("what a bot thinks of"))
            then = len(book.played), book.play.asked_by
        choice = await self.hall.pools.bots.run(self._choose, bot, twin, deed.seat)
        async with self.table.lock:
            book = await self.table.current()
            if book.status == PLAYING and (len(book.played), book.play.asked_by) == then:
                await self._answer(book, deed, choice)
        return self.table.clock.now()

    def _set_up(self, book: Book, deed: Deed | None) -> Iterator[e.Entry]:
        """Write the entries before the first turn, for as long as no person is asked; the book goes on in
        between.

        They are written at once, so that a new player need not wait for their first turn.
        """
        while deed is not None and deed.doing in ("bot", "act") and deed.when <= self.table.clock.now():
            if (said := self._said(book)) is not None:
                yield said
            elif deed.doing == "bot":
                bot = self._bot(book, deed.seat)
                yield self._acted(book, deed, self._choose(bot, book.position, deed.seat))
            else:
                yield deed.entry(book, self.table.clock.now())
            deed = next_deed(book, self.table.presence) if book.position.setting_up else None

    async def _answer(self, book: Book, deed: Deed, choice: tuple[Action, Reason | None]) -> None:
        await self._write([self._acted(book, deed, choice)])

    def _acted(self, book: Book, deed: Deed, choice: tuple[Action, Reason | None]) -> e.Acted:
        action, reason = choice
        if book.position.why_not(deed.seat, action) is not None:
            log.error("bot at table %s chose an illegal action; playing a random one", self.table.row.id)
            action, reason = _lots(book.position), None
        at = self.table.clock.now()
        why = (reason.code, dict(reason.parameters)) if reason is not None else None
        return e.Acted(at=at, seat=deed.seat, action=str(action), by=deed.by, why=why)

    def _choose(self, bot: Bot, position: Position, seat: int) -> tuple[Action, Reason | None]:
        """A bot's action, and its reason. A bot that fails does not stop the table: an action is drawn at
        random."""
        try:
            return bot.explain(sight(bot, position, seat), position.legal())
        except Exception:
            log.exception("bot at table %s failed; playing a random action", self.table.row.id)
            return _lots(position), None

    async def _write(self, entries: Iterable[e.Entry]) -> None:
        try:
            await self.table.write(entries)
        except Refused:
            # The bot's action is not legal, or an order came too late: ask again when something changes.
            log.exception("the table refused its own automatic action")
            raise

    # Bots

    def _bot(self, book: Book, seat: int) -> Bot:
        level = book.chairs[seat].played_by
        known = self.bots.get(seat)
        if len(book.played) < self._stood:
            self.bots.clear()  # what they remember never happened
            known = None
        self._stood = len(book.played)
        if known is None or known[0] != level:
            known = level, make_bot(level, book.journal.game, self._lots_of(book, seat, level))
            self.bots[seat], self._told[seat] = known, []
        try:
            catch_up(seat, known[1], book.journal, self._told[seat])
        except Exception:
            log.exception("bot at table %s failed while observing events", self.table.row.id)
            self._told[seat][:] = book.journal.entries
        return known[1]

    def _lots_of(self, book: Book, seat: int, level: str) -> Chance:
        """A bot's source of randomness: unpredictable, and different each time the bot is created."""
        key = hmac.digest(book.secret, f"bot {seat} {level} {book.count(None)}".encode(), "sha256")
        return Stream(key, quiet=True)

    def _said(self, book: Book) -> e.Acted | None:
        """A bot's aside: at the start of a turn, and when a person makes it an offer."""
        position, turns = book.position, self._turns
        seats = [chair.seat for chair in book.chairs if chair.played_by]
        for call in book.manners.called(position):
            if call.seat in seats and call not in self._called:
                self._called.add(call)
                if call.by not in seats:  # a bot's offer is answered in the round in which it was made
                    turns.call([call.seat])
        while (seat := turns.next(position, seats)) is not None and turns.asides is not None:
            bot = self._bot(book, seat)
            said = None if bot.blind else self._aside(bot, position, seat)
            if said is not None:
                return e.Acted(at=self.table.clock.now(), seat=seat, action=str(said), by="bot")
        return None

    def _aside(self, bot: Bot, position: Position, seat: int) -> Action | None:
        """The aside that a bot wants to make; None if it fails."""
        try:
            said = self._turns.said(bot, position, seat)
        except Exception:
            log.exception("bot at table %s failed while choosing an aside", self.table.row.id)
            return None
        return said if said is not None and position.why_not(seat, said) is None else None


def _first(*times: float | None) -> float | None:
    return min((when for when in times if when is not None), default=None)


def _lots(position: Position) -> Action:
    return RandomBot(Stream.from_seed(position.ply, quiet=True)).choose(UNSEEN, position.legal())
