"""The hall: all tables of a server. The interface for the web layer, tests and scripts."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from ..kernel import Game, Record, Refused, Seal
from .book import commands as c
from .book import entries as e
from .book.book import ENDED, PLAYING, Book
from .book.declined import Declined
from .book.diverged import Diverged
from .book.export import account_of, record_of, settings_of
from .book.seeing import Eyes
from .book.settings import Person, Settings, check_settings, together
from .book.tempo import TEMPO, Clock, HouseClock, Tempo
from .deciding import TIMELESS, Asking, decide
from .driver import Driver
from .live import Attachment, Listener, LiveTable, Parcel, PrepareNothing, Preparer, may_watch
from .people import People
from .pg_listener import PgListener
from .pools import Busy, Pools, Spent
from .presence import notices
from .room import Most, Room
from .store import Conflict, Job, NotWritten, Row, Store
from .writer import Writer
from .writing import job_of

log = logging.getLogger(__name__)

#: Letters of a code, without those that look or sound like another.
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
LONGEST_REQUEST = 64
#: How often a command is retried when another process writes to the same table first.
TRIES = 60
#: Seconds without activity after which a live game with no players connected counts as asleep.
ASLEEP = 60.0
#: Seconds between two checks for expired tokens, while there are none.
PRUNE_SECONDS = 600.0
#: Number of checks after which the presence announced by another process expires.
STALE = 2.5
#: A client that missed more entries than this gets the current state instead of each entry.
MOST_MISSED = 400

T = TypeVar("T")


@dataclass(frozen=True)
class Limits:
    """Limits of one server, and per host."""

    #: Maximum unfinished tables per host.
    tables: int = 50
    #: Maximum tokens per person, and unused links to other devices.
    tokens: int = 20
    links: int = 5
    #: Seconds after which an idle table is unloaded.
    idle: float = 300.0
    #: Seconds between two checks for tables with something due that are not in memory.
    look: float = 5.0
    #: Seconds that closing waits for the database: once for commands, once for pending writes.
    closing: float = 10.0
    #: Maximum tables in memory.
    live: int = 2000
    #: Maximum journal entries per table. Beyond it only moves are accepted; beyond twice as many, only
    #: resignations.
    entries: int = 50_000
    #: Maximum guests, tables and bytes in the database.
    room: Most = field(default_factory=Most)


@dataclass(frozen=True)
class Done:
    """A command that was carried out durably: the number in the sender's feed, and any result."""

    number: int
    answer: dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """The result of reading settings: the seats, those held together by one person, the edition."""

    seats: tuple[str, ...]
    chairs: tuple[tuple[int, ...], ...]
    edition: str

    @classmethod
    def of(cls, game: Game) -> Plan:
        return cls(game.seats, together(game), str(game.rules.get("edition", "")))


def _planned(settings: Settings) -> Plan:
    return Plan.of(check_settings(settings))


def _brought(text: str, more: dict[str, Any]) -> tuple[Settings, bytes, Plan]:
    """Read a record: return the settings, the secret of its chance, and the plan of its seats."""
    settings, record = settings_of(text)
    settings = msgspec.structs.replace(settings, **more)
    secret = bytes.fromhex(record.ending.secret)
    return settings, secret, Plan.of(settings.new_game(Seal(secret, record.contributions)))


def _fold(book: Book, entries: Sequence[e.Entry]) -> None:
    for entry in entries:
        book.add(entry)


class Hall:
    """One server process with all its tables."""

    def __init__(
        self,
        store: Store,
        *,
        preparer: Preparer | None = None,
        tempo: Tempo = TEMPO,
        clock: Clock | None = None,
        limits: Limits | None = None,
        pools: Pools | None = None,
        secret: Callable[[], bytes] = lambda: os.urandom(32),
    ) -> None:
        self.store = store
        self.preparer: Preparer = preparer or PrepareNothing()
        self.tempo = tempo
        self.clock: Clock = clock or HouseClock()
        self.limits = limits or Limits()
        self.pools = pools or Pools()
        self.writer = self.pools.add(Writer(store))
        self.room = Room(self.limits.room)
        self.people = People(
            store,
            self.writer,
            self.clock,
            self.pools.database,
            self.room,
            tokens=self.limits.tokens,
            links=self.limits.links,
            revoked=self.revoked,
        )
        #: Table id to the seconds by which its journal was ahead of the clock at start-up.
        self.ahead: dict[str, float] = {}
        self.closing = False
        #: The name of this process among the others, and the tables it announced players for.
        self._name = secrets.token_hex(4)
        self._announced: frozenset[str] = frozenset()
        self._secret = secret
        self._live: dict[str, LiveTable] = {}
        self._drivers: dict[str, Driver] = {}
        #: The code of each table in use, by its id.
        self._codes: dict[str, str] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._pg_listener: PgListener | None = None
        self._keeper: asyncio.Task[None] | None = None
        #: Called after every commit, with the table and what was written: notices, metrics.
        self.on_written: list[Callable[[LiveTable, Sequence[e.Entry]], None]] = []
        #: Called with each key revoked (`people.of_token`, `people.of_person`), here or by another process;
        #: and when a revocation may have been missed.
        self.on_revoked: list[Callable[[str], None]] = []
        self.on_missed: list[Callable[[], None]] = []

    # Tables

    async def open(self, host: Person, settings: Settings, *, spent: Spent | None = None) -> str:
        """Open a new table; return its code. Raises `Declined`, `RulesError`, `HouseRulesError`.

        `spent` is called with the CPU seconds that reading the settings took.
        """
        plan = await self.pools.requests.run(_planned, settings, spent=spent)
        return await self._found(host, settings, plan, self._secret(), [])

    async def import_record(self, host: Person, text: str, *, spent: Spent | None = None, **more: Any) -> str:
        """Open a table for a record: a finished game to look at, or an adjourned one to continue.

        Raises `RecordError`. The person who imports an adjourned record knows the secret of its chance.
        """
        settings, secret, plan = await self.pools.requests.run(_brought, text, more, spent=spent)
        imported = e.Imported(at=self.clock.now(), person=host.id, record=text)
        return await self._found(host, settings, plan, secret, [imported], spent=spent)

    async def _found(
        self,
        host: Person,
        settings: Settings,
        plan: Plan,
        secret: bytes,
        entries: Sequence[e.Entry],
        after: str = "",
        *,
        spent: Spent | None = None,
    ) -> str:
        """Create a table with its first entries, under an unused code."""
        if self.closing:
            raise Declined("draining")
        if not self.room.for_tables():
            raise Declined("server-full")
        try:
            if await self.pools.database.run(self.store.running, host.id) >= self.limits.tables:
                raise Declined("too-many-tables", most=self.limits.tables)
            opened = e.Opened(
                at=self.clock.now(),
                person=host.id,
                settings=settings,
                name=host.name,
                seats=plan.seats,
                chairs=plan.chairs,
                commitment=Seal(secret).commitment,
                edition=plan.edition,
                after=after,
            )
            for _ in range(TRIES):
                code = "".join(secrets.choice(LETTERS) for _ in range(6))
                book = Book(secrets.token_hex(16), code, secret, self.tempo)
                await self.pools.requests.run(_fold, book, [opened, *entries], spent=spent)
                try:
                    await self.writer.written(job_of(book, 0))
                except Conflict:
                    continue  # the code is taken
                self.room.tables += 1
                return code
        except NotWritten:
            pass
        raise Declined("not-written")

    async def find(self, code: str) -> Row:
        """What may be known of a table without a seat at it; raises `Declined`."""
        row = await self._look_up(self.store.find, code.upper()[:12])
        if row is None:
            raise Declined("no-such-table", table=code[:12])
        return row

    async def mine(self, person: Person) -> list[Row]:
        return await self._look_up(self.store.mine, person.id)

    async def open_tables(self) -> list[Row]:
        return await self._look_up(self.store.open_tables)

    async def record(self, code: str) -> Record:
        """The record of a finished game; raises `Declined`."""
        live = await self.table(code)
        async with live.lock:
            return await self.pools.requests.run(record_of, await self._latest(live))

    async def account(self, code: str, person: Person | None, seat: int | None = None) -> dict[str, Any]:
        """What a person has seen of a game so far; raises `Declined`."""
        live = await self.table(code)
        async with live.lock:
            book = await self._latest(live)
            eyes = book.eyes_of(person.id if person else "", seat)
            if eyes is None and not may_watch(book):
                raise Declined("not-for-watching")
            live.advance_shadow(looking=eyes is None)
            return account_of(live.book_of(eyes), eyes)

    async def _look_up(self, how: Callable[..., T], *about: Any) -> T:
        try:
            return await self.pools.database.run(how, *about)
        except NotWritten:
            raise Declined("not-written") from None

    async def table(self, code: str) -> LiveTable:
        """Return a table, loading it if necessary; raises `Declined`."""
        code = code.upper()[:12]
        live = self._live.get(code)
        if live is None:
            row = await self.find(code)
            live = self._live.get(code)
            if live is None:
                if len(self._live) >= self.limits.live and not self._let_go(self.limits.live - 1):
                    raise Busy
                live = self._live[code] = LiveTable(self, row)
                self._codes[row.id] = code
                self._drivers[code] = Driver(live)
        live.used = self.clock.now()
        return live

    # Commands

    async def do(
        self, code: str, person: Person, command: c.Command, *, expect: int | None, request: str
    ) -> Done:
        """Carry out a command exactly once, durably. Raises `Declined` or `Refused`; nothing has changed
        then."""
        if not 0 < len(request) <= LONGEST_REQUEST:
            raise Declined("bad-request", most=LONGEST_REQUEST)
        if self.closing:
            raise Declined("draining")
        live = await self.table(code)
        # A dropped connection must not cancel a command that is already running.
        return await asyncio.shield(self._start(self._do(live, person, command, expect, request)))

    def _start(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _do(
        self, live: LiveTable, person: Person, command: c.Command, expect: int | None, request: str
    ) -> Done:
        async with live.lock:
            for _ in range(TRIES):
                try:
                    book = await self._book(live)
                    known = book.answered(person.id, request)
                    if known is not None:
                        return self._done(book, person, command, known)
                    self._check_expect(book, person, command, expect)
                    self._check_length(book, command)
                    self._check_room(command)
                    asking = Asking(person, live.clock.now(), request, live.away())
                    if isinstance(command, c.Rematch):
                        return await self._rematch(live, book, asking)
                    await live.write(decide(book, asking, command))
                    # Not the last entry: a move that ends the game is followed by the end. A repeated request
                    # gets the same answer.
                    written = book.answered(person.id, request)
                    assert written is not None
                    return self._done(book, person, command, written)
                except Conflict:
                    continue  # another process wrote first: decide again on the new state
                except (Declined, Refused):
                    if await self._behind(live):
                        continue  # the decision was based on a state that is out of date
                    raise
                except NotWritten:
                    # The connection may have broken after the commit: check the journal.
                    book = await self._book(live)
                    known = book.answered(person.id, request)
                    if known is None:
                        raise Declined("not-written") from None
                    return self._done(book, person, command, known)
            raise Declined("not-written")

    async def _behind(self, live: LiveTable) -> bool:
        """Whether another process has written entries that were not known here; they are read now."""
        if self.store.sqlite or live.book is None:
            return False
        before = live.book.number
        try:
            await live.catch_up()
        except NotWritten:
            return False
        return live.book.number > before

    async def _latest(self, live: LiveTable) -> Book:
        """The book with everything that any process has written. Hold the lock; raises `Declined`."""
        await self._book(live)
        await self._behind(live)
        # Again: if the database failed just now, the book was dropped.
        return await self._book(live)

    async def _book(self, live: LiveTable) -> Book:
        try:
            return await live.current()
        except NotWritten:
            raise Declined("not-written") from None
        except Diverged as error:
            log.error("table %s cannot be read: %s", live.row.id, error)
            if error.code == "other-engine":
                raise Declined("other-engine", **error.parameters) from None
            # The details go to the log: an entry number would count what is hidden.
            raise Declined("damaged") from None

    def _check_expect(self, book: Book, person: Person, command: c.Command, expect: int | None) -> None:
        if isinstance(command, TIMELESS):
            return
        seat = getattr(command, "seat", None)
        eyes = book.eyes_of(person.id, seat if isinstance(seat, int) else None)
        if expect is None:
            if not isinstance(command, c.Act) or command.action.partition(" ")[0] not in book.manners.beside:
                raise Declined("expect-missing")
        elif book.stale(eyes, expect):
            raise Declined("stale", number=book.count(eyes), expect=expect)

    def _check_length(self, book: Book, command: c.Command) -> None:
        """Refuse further chat, orders and undos in a journal that is too long; the game itself may go on."""
        most = self.limits.entries
        allowed = (c.Act, c.Resign, c.Rematch) if book.number < 2 * most else (c.Resign, c.Rematch)
        if book.number >= most and not isinstance(command, allowed):
            raise Declined("journal-full", most=most)

    def _check_room(self, command: c.Command) -> None:
        """Refuse chat, undos and new orders when the database or its disk is full, so that the moves of
        running games have the room that is left. An order can still be withdrawn."""
        spare = isinstance(command, c.Say | c.Undo) or (isinstance(command, c.Order) and command.answer)
        if spare and not self.room.for_more():
            raise Declined("server-full")

    def _done(self, book: Book, person: Person, command: c.Command, entry: int) -> Done:
        """The answer to a command that led to this entry."""
        seat = getattr(command, "seat", None)
        eyes = book.eyes_of(person.id, seat if isinstance(seat, int) else None)
        answer: dict[str, Any] = {"kind": command.__struct_config__.tag}
        if isinstance(command, c.Rematch):
            answer["table"] = book.rematch
        if isinstance(book.entries[entry], e.Ordered) and isinstance(command, c.Act):
            answer["kept"] = True
        return Done(book.count(eyes, entry + 1), answer)

    async def _rematch(self, live: LiveTable, book: Book, asking: Asking) -> Done:
        """Open a table for the same people in the same seats; a second request gets the same table."""
        if book.status != ENDED:
            raise Declined("not-ended")
        chair = asking.chair(book, None)
        if not book.rematch:
            bots = {one.seat: one.bot for one in book.chairs if one.bot}
            settings = msgspec.structs.replace(book.settings, bots=bots)
            again = [
                e.Seated(
                    at=self.clock.now(), person=asking.who.id, seat=one.seat, sitter=one.person, name=one.name
                )
                for one in book.chairs
                if one.person and one.seat == book.held_with(one.seat)[0]
            ]
            plan = await self.pools.requests.run(_planned, settings)
            code = await self._found(asking.who, settings, plan, self._secret(), again, after=book.code)
            await live.write([e.Rematched(**asking.stamp, code=code)])
            book = await self._book(live)
        return Done(book.count(chair.seat), {"kind": "rematch", "table": book.rematch})

    # Listening

    async def attach(
        self,
        code: str,
        person: Person | None,
        since: int | None,
        listener: Listener,
        seat: int | None = None,
    ) -> Attachment:
        """Attach a listener. `missed` holds the items after `since`; with None, or if there are more than
        `MOST_MISSED`, it is empty and the caller reads the book. Nothing is lost in between: both happen at
        once."""
        live = await self.table(code)
        async with live.lock:
            book = await self._latest(live)
            eyes = book.eyes_of(person.id if person else "", seat)
            if eyes is None and not may_watch(book):
                raise Declined("not-for-watching")
            await self._wake(live, book, eyes)
            # Before it listens: what it now reads from the book must not be sent to it as well.
            live.advance_shadow(looking=eyes is None)
            attachment = Attachment(live, person, listener, seat, eyes)
            live.attach(attachment)
            mine = attachment.book
            attachment.number = mine.count(eyes)
            if since is not None and 0 <= attachment.number - since <= MOST_MISSED and since >= 0:
                attachment.missed = [Parcel(*item) for item in mine.feed(eyes, since)]
            return attachment

    async def _wake(self, live: LiveTable, book: Book, eyes: Eyes) -> None:
        """A player comes back to a live game that was left by all: its clocks have been stopped."""
        if eyes is None or live.presence.here or book.status != PLAYING:
            return
        clocks = book.play.clocks
        limited = book.settings.pace.kind == "live" and (clocks.turn_limit or clocks.game_limit)
        if limited and live.clock.now() > book.touched + ASLEEP:
            try:
                await live.write([e.Woke(at=live.clock.now())])
            except (Conflict, NotWritten):
                # Then another player is there, or no time is charged before this is written.
                await self._book(live)

    # The server

    async def start(self) -> None:
        """Listen to the other processes, and start housekeeping."""
        loop = asyncio.get_running_loop()
        self.ahead = await self.pools.database.run(self.store.ahead, self.clock.now())
        if self.ahead:
            log.warning(
                "the clock was set back: %s tables continue from their last entry, up to %.0f s ahead",
                len(self.ahead),
                max(self.ahead.values()),
            )
        if not self.store.sqlite:
            self._pg_listener = PgListener(
                self.store,
                lambda table, number: self._overhear(loop, table, number),
                lambda key: self._call(loop, self.revoked, key),
                lambda process, tables: self._overhear_presence(loop, process, tables),
                lambda: self._call(loop, self._deaf),
            )
        self._keeper = asyncio.create_task(self._look_after())

    def _overhear(self, loop: asyncio.AbstractEventLoop, table: str, number: int) -> None:
        """Called in the listener's thread. Does not wake the event loop for tables not in use here: they read
        their journal when they are opened."""
        if table in self._codes:
            self._call(loop, self._rumour, table, number)

    def _overhear_presence(
        self, loop: asyncio.AbstractEventLoop, process: str, tables: Mapping[str, Collection[int]]
    ) -> None:
        """Called in the listener's thread for the announcements of every process, this one included."""
        used = {table: seats for table, seats in tables.items() if table in self._codes}
        if process != self._name and used:
            self._call(loop, self._presence_heard, process, used)

    def _presence_heard(self, process: str, tables: Mapping[str, Collection[int]]) -> None:
        for table, seats in tables.items():
            live = self._live.get(self._codes.get(table, ""))
            if live is not None:
                live.attended(process, seats, STALE * self.limits.look)

    async def _announce_presence(self) -> None:
        """Announce to the other processes who is connected to this one. Repeated regularly: a process that
        stops announcing has gone, and one that opens a table later learns of it soon."""
        here = {live.row.id: live.here for live in self._live.values() if live.here}
        gone = dict.fromkeys(self._announced - here.keys(), frozenset[int]())
        for notice in notices(self._name, {**here, **gone}):
            await asyncio.wrap_future(self.writer.write(Job("", [], told=notice)))
        self._announced = frozenset(here)

    def _call(self, loop: asyncio.AbstractEventLoop, what: Callable[..., None], *about: Any) -> None:
        if not self.closing and not loop.is_closed():
            loop.call_soon_threadsafe(what, *about)

    def _rumour(self, table: str, number: int) -> None:
        """Another process (or this one) announced new entries."""
        live = self._live.get(self._codes.get(table, ""))
        if live is None or live.heard >= number:
            return
        live.known = max(live.known, number)
        # Without listeners, remember the number: the journal is read on the next use.
        if live.attached:
            self._start(self._hear_of(live, number))

    def _deaf(self) -> None:
        """The connection was lost: everything missed meanwhile is in the database."""
        for hook in self.on_missed:
            hook()
        for live in self._live.values():
            self._start(self._hear_of(live, sys.maxsize))

    def revoked(self, key: str) -> None:
        """Tokens were revoked; the database already knows."""
        for hook in self.on_revoked:
            hook(key)

    async def look_again(self, id: str) -> None:
        """Tell everybody at a table that an administrator has closed or deleted it. Raises `NotWritten`."""
        code = self._codes.get(id, "")
        live = self._live.get(code)
        if live is None:
            return
        if await self.pools.database.run(self.store.row, id) is not None:
            await self._hear_of(live, sys.maxsize)
            return
        async with live.lock:
            live.shut("removed")
            self._forget(code)

    def _forget(self, code: str) -> None:
        """Unload a table that is not in use here."""
        live = self._live.pop(code, None)
        if live is not None:
            self._drivers.pop(code).task.cancel()
            self._codes.pop(live.row.id, None)

    async def _hear_of(self, live: LiveTable, number: int) -> None:
        try:
            await live.hear_of(number)
        except (Declined, Diverged, NotWritten) as error:
            log.warning("new entries of table %s could not be read: %s", live.row.id, error)
            live.stirred.set()  # its driver reads the journal, as soon as that can be read

    async def _look_after(self) -> None:
        """Wake tables with something due, unload idle ones, and delete expired tokens."""
        prune = self.clock.now()
        while not self.closing:
            try:
                late = 0.0 if self.store.sqlite else self.tempo.step_in
                for id in await self.pools.database.run(self.store.due, self.clock.now() - late, self.ahead):
                    code = self._codes.get(id)
                    if code is not None and self._live[code].behind:
                        self._live[code].stirred.set()  # the process that drives this table is late
                    if code is None:
                        row = await self.pools.database.run(self.store.row, id)
                        if row is not None:
                            await self.table(row.code)
                self._let_go()
                if not self.store.sqlite:
                    await self._announce_presence()
                await self.pools.database.run(self.room.measure, self.store)
                if self.clock.now() >= prune:
                    more = await self.people.prune()
                    prune = self.clock.now() + (0.0 if more else PRUNE_SECONDS)
            except (Declined, NotWritten) as error:
                log.warning("table housekeeping failed: %s", error)
            await self.clock.wait_until(self.clock.now() + self.limits.look)

    def _let_go(self, most: int | None = None) -> bool:
        """Unload tables that were idle for a while; or, given `most`, the least recently used ones until at
        most `most` are left. False if there are still more."""
        before = self.clock.now() - self.limits.idle
        for code, live in sorted(self._live.items(), key=lambda one: one[1].used):
            if len(self._live) <= most if most is not None else live.used >= before:
                break
            driver = self._drivers[code]
            idle = not live.attached and not live.lock.locked()
            if idle and (driver.waiting.is_set() or driver.task.done()):
                self._forget(code)
        return most is None or len(self._live) <= most

    @property
    def listening(self) -> bool:
        """Whether writes by other processes are heard; with a SQLite file there are no other processes."""
        return self.store.sqlite or (self._pg_listener is not None and self._pg_listener.listening.is_set())

    @property
    def in_use(self) -> int:
        """The number of tables in memory."""
        return len(self._live)

    @property
    def listeners(self) -> int:
        return sum(len(live.attached) for live in self._live.values())

    def wrote(self, live: LiveTable, entries: Sequence[e.Entry]) -> None:
        """Called when entries were written and sent."""
        for hook in self.on_written:
            hook(live, entries)

    async def settle(self) -> None:
        """Wait until no table has anything due; for tests, and before closing."""
        while True:
            await asyncio.sleep(0)
            busy = [driver for driver in self._drivers.values() if driver.busy]
            if not busy and not self._tasks:
                return
            for driver in busy:
                idle = asyncio.create_task(driver.waiting.wait())
                await asyncio.wait({driver.task, idle}, return_when=asyncio.FIRST_COMPLETED)
                idle.cancel()
            if self._tasks:
                await asyncio.wait(set(self._tasks))

    async def close(self) -> None:
        """Finish pending writes, notify everybody, and stop.

        Waits for an unresponsive database only for a limited time: what it has not written by then was never
        acknowledged.
        """
        self.closing = True
        if self._pg_listener is not None:
            self._pg_listener.stop()
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.wait({self._keeper})
        try:
            async with asyncio.timeout(self.limits.closing):
                while self._tasks:
                    await asyncio.wait(set(self._tasks))
                for code, driver in self._drivers.items():
                    async with self._live[code].lock:
                        driver.task.cancel()
                    self._live[code].shut("draining")
        except TimeoutError:
            log.error("the database did not answer in time; %s commands are unfinished", len(self._tasks))
            for task in (*self._tasks, *(driver.task for driver in self._drivers.values())):
                task.cancel()
            for live in self._live.values():
                live.shut("draining")
        await asyncio.gather(*(driver.task for driver in self._drivers.values()), return_exceptions=True)
        self._drivers.clear()
        self._live.clear()
        self._codes.clear()
        self.writer.stop()
        # Polled, not joined in a thread: the exit must not depend on a pool.
        end = asyncio.get_running_loop().time() + self.limits.closing
        while not self.stopped and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.01)
        self.pools.close()

    @property
    def stopped(self) -> bool:
        """Whether none of its threads use the database any more."""
        return not self.writer.alive and not (self._pg_listener is not None and self._pg_listener.alive)
