"""The hall: all tables of a house. What the web, tests and scripts talk to."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import insert

from ..kernel import Seal
from . import commands as c
from . import entries as e
from . import schema
from .book import ENDED, PLAYING, Book, Diverged
from .deciding import TIMELESS, Asking, decide
from .declined import Declined
from .driver import Driver
from .live import Attachment, Listener, LiveTable, Parcel, Presenter, Silent, may_watch
from .people import People
from .scribe import Scribe
from .settings import Person, Settings, check_settings, together
from .store import Conflict, Job, NotWritten, Row, Store
from .tempo import TEMPO, Clock, HouseClock, Tempo

log = logging.getLogger(__name__)

#: Letters of a code: none that looks or sounds like another.
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
LONGEST_REQUEST = 64
TRIES = 8


@dataclass(frozen=True)
class Limits:
    """What one house and one host may have."""

    #: Tables of one host that are not over.
    tables: int = 50
    #: Seconds after which a table that nobody looks at leaves the memory.
    idle: float = 300.0
    #: Seconds between two looks for tables that have something to do and are not in memory.
    look: float = 5.0


@dataclass(frozen=True)
class Done:
    """A command was done, durably: where the sender's feed stands, and what he asked for."""

    number: int
    answer: dict[str, Any]


class Hall:
    """One process of a house."""

    def __init__(
        self,
        store: Store,
        *,
        presenter: Presenter | None = None,
        tempo: Tempo = TEMPO,
        clock: Clock | None = None,
        limits: Limits | None = None,
        secret: Callable[[], bytes] = lambda: os.urandom(32),
    ) -> None:
        self.store = store
        self.presenter: Presenter = presenter or Silent()
        self.tempo = tempo
        self.clock: Clock = clock or HouseClock()
        self.limits = limits or Limits()
        self.scribe = Scribe(store)
        self.people = People(store, self.scribe, self.clock)
        self.closing = False
        self._secret = secret
        self._live: dict[str, LiveTable] = {}
        self._drivers: dict[str, Driver] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        #: Called after every commit, with the table and what was written: notices, metrics.
        self.on_written: list[Callable[[LiveTable, Sequence[e.Entry]], None]] = []

    # Tables

    async def open(self, host: Person, settings: Settings, *, after: str = "", record: str = "") -> str:
        """A new table; its code. Raises `Declined`, `RulesError`, `HouseRulesError`, `RecordError`."""
        if self.closing:
            raise Declined("draining")
        game = check_settings(settings)
        if await asyncio.to_thread(self.store.running, host.id) >= self.limits.tables:
            raise Declined("too-many-tables", most=self.limits.tables)
        secret = self._secret()
        for _ in range(TRIES):
            code = "".join(secrets.choice(LETTERS) for _ in range(6))
            entry = e.Opened(
                at=self.clock.now(),
                person=host.id,
                settings=settings,
                name=host.name,
                seats=game.seats,
                chairs=together(game),
                commitment=Seal(secret).commitment,
                after=after,
            )
            try:
                await self._found(code, host, settings, secret, str(game.rules.get("edition", "")), [entry])
            except Conflict:
                continue  # the code is taken
            except NotWritten:
                raise Declined("not-written") from None
            return code
        raise Declined("not-written")

    async def _found(
        self,
        code: str,
        host: Person,
        settings: Settings,
        secret: bytes,
        edition: str,
        entries: Sequence[e.Entry],
    ) -> None:
        id = secrets.token_hex(16)
        book = Book(id, code, secret, self.tempo)
        for entry in entries:
            book.add(entry)
        at = self.clock.now()
        row = {
            "id": id,
            "code": code,
            "game": settings.game,
            "edition": edition,
            "title": settings.title,
            "host": host.id,
            "status": book.status,
            "listed": settings.listed,
            "watched": settings.watch == "open",
            "free": sum(not chair.taken for chair in book.chairs),
            "secret": secret,
            "created": at,
            "touched": at,
            "due": None,
        }
        lines = [
            {"table_id": id, "number": number, "at": entry.at, "body": e.written(entry)}
            for number, entry in enumerate(book.entries, 1)
        ]
        job = Job(id, [(insert(schema.tables), row), (insert(schema.entries), lines)], book.number)
        await asyncio.wrap_future(self.scribe.write(job))

    async def find(self, code: str) -> Row:
        """What is known of a table without sitting down; raises `Declined`."""
        row = await asyncio.to_thread(self.store.find, code.upper()[:12])
        if row is None:
            raise Declined("no-such-table", table=code[:12])
        return row

    async def mine(self, person: Person) -> list[Row]:
        return await asyncio.to_thread(self.store.mine, person.id)

    async def open_tables(self) -> list[Row]:
        return await asyncio.to_thread(self.store.open_tables)

    async def table(self, code: str) -> LiveTable:
        """A table in use; raises `Declined`."""
        code = code.upper()[:12]
        live = self._live.get(code)
        if live is None:
            row = await self.find(code)
            live = self._live.get(code)
            if live is None:
                live = self._live[code] = LiveTable(self, row)
                self._drivers[code] = Driver(live)
        live.used = self.clock.now()
        return live

    # Commands

    async def do(
        self, code: str, person: Person, command: c.Command, *, expect: int | None, request: str
    ) -> Done:
        """Do it exactly once, durably; raises `Declined` or `Refused`, and then nothing was done."""
        if not 0 < len(request) <= LONGEST_REQUEST:
            raise Declined("bad-request", most=LONGEST_REQUEST)
        if self.closing:
            raise Declined("draining")
        live = await self.table(code)
        # Who hangs up does not take his command back: it is done, or it is not.
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
                    asking = Asking(person, self.clock.now(), request)
                    if isinstance(command, c.Rematch):
                        return await self._rematch(live, book, asking)
                    await live.write(decide(book, asking, command))
                    return self._done(book, person, command, book.number - 1)
                except Conflict:
                    continue  # somebody else was first: look again at what stands now
                except NotWritten:
                    raise Declined("not-written") from None
            raise Declined("not-written")

    async def _book(self, live: LiveTable) -> Book:
        try:
            return await live.current()
        except (Diverged, msgspec.DecodeError) as error:
            log.error("table %s cannot be read: %s", live.row.id, error)
            raise Declined("damaged", why=str(error)) from None

    def _check_expect(self, book: Book, person: Person, command: c.Command, expect: int | None) -> None:
        seat = getattr(command, "seat", None)
        eyes = book.eyes_of(person.id, seat if isinstance(seat, int) else None)
        if expect is None:
            beside = isinstance(command, c.Act) and command.action.partition(" ")[0] in book.manners.beside
            if not isinstance(command, TIMELESS) and not beside:
                raise Declined("expect-missing")
        elif book.stale(eyes, expect):
            raise Declined("stale", number=book.count(eyes), expect=expect)

    def _done(self, book: Book, person: Person, command: c.Command, entry: int) -> Done:
        """The answer to a command that led to this entry."""
        seat = getattr(command, "seat", None)
        eyes = book.eyes_of(person.id, seat if isinstance(seat, int) else None)
        answer: dict[str, Any] = {"kind": msgspec.to_builtins(command)["kind"]}
        if isinstance(command, c.Rematch):
            answer["table"] = book.rematch
        if isinstance(book.entries[entry], e.Ordered) and isinstance(command, c.Act):
            answer["kept"] = True
        return Done(book.count(eyes, entry + 1), answer)

    async def _rematch(self, live: LiveTable, book: Book, asking: Asking) -> Done:
        """The same people in the same seats at another table; who asks second gets the same."""
        if book.status != ENDED:
            raise Declined("not-ended")
        chair = asking.chair(book, None)
        if not book.rematch:
            bots = {one.seat: one.bot for one in book.chairs if one.bot}
            settings = msgspec.structs.replace(book.settings, bots=bots)
            code = await self.open(asking.who, settings, after=book.code)
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
        """Hear everything from now on. `missed` holds what came after `since`; with None nothing is missed
        and the caller looks at the book. Between the two nothing falls: it is one moment."""
        live = await self.table(code)
        async with live.lock:
            book = await self._book(live)
            eyes = book.eyes_of(person.id if person else "", seat)
            if eyes is None and not may_watch(book):
                raise Declined("not-for-watching")
            attachment = Attachment(live, person, listener, seat, eyes)
            live.attach(attachment)
            mine = attachment.book
            attachment.number = mine.count(eyes)
            if since is not None and 0 <= since <= attachment.number:
                attachment.missed = [Parcel(*item) for item in mine.feed(eyes, since)]
            return attachment

    # The house

    def wrote(self, live: LiveTable, entries: Sequence[e.Entry]) -> None:
        """Something was written, and told."""
        for hook in self.on_written:
            hook(live, entries)

    async def settle(self) -> None:
        """Wait until no table has anything to do at this moment: for tests, and before closing."""
        while True:
            await asyncio.sleep(0)
            busy = [
                driver
                for code, driver in self._drivers.items()
                if not driver.task.done()
                and (not driver.waiting.is_set() or self._live[code].stirred.is_set())
            ]
            if not busy and not self._tasks:
                return
            for driver in busy:
                if not driver.task.done():
                    await asyncio.wait(
                        {driver.task, asyncio.create_task(driver.waiting.wait())},
                        return_when=asyncio.FIRST_COMPLETED,
                    )
            for task in list(self._tasks):
                await asyncio.wait({task})

    async def close(self) -> None:
        """Finish what is being written, tell everybody, and stop."""
        self.closing = True
        for task in list(self._tasks):
            await asyncio.wait({task})
        for code, driver in self._drivers.items():
            async with self._live[code].lock:
                driver.task.cancel()
            self._live[code].shut("draining")
        await asyncio.gather(*(driver.task for driver in self._drivers.values()), return_exceptions=True)
        self._drivers.clear()
        self._live.clear()
        await asyncio.to_thread(self.scribe.close)


__all__ = ["PLAYING", "Done", "Hall", "Limits"]
