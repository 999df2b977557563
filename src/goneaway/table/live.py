"""A table in use: its book, its listeners, and the only path by which anything is written.

Decide, write, wait until it is durable, and only then send: all under the table's lock, so that no client
ever reads what is not durable. If a write fails, the book is dropped and read again from the journal.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from ..kernel import Event
from .book import entries as e
from .book.book import ENDED, Book, Item
from .book.declined import Declined
from .book.diverged import Diverged
from .book.seeing import Eyes
from .book.settings import Person
from .book.tempo import Clock, TableClock, Tempo
from .deciding import follow
from .pools import Pools
from .presence import Attendance, Presence
from .store import Row, Store
from .writer import Writer
from .writing import job_of

log = logging.getLogger(__name__)

#: Up to this many entries are folded on the event loop; an imported record is one entry and may be a whole
#: game.
FEW = 1


@dataclass(frozen=True)
class Parcel:
    """One item of a feed on its way to a listener, with the data prepared for these eyes."""

    number: int
    eyes: Eyes
    entry: e.Entry
    events: tuple[Event, ...]
    prepared: Any = None


class Listener(Protocol):
    """Receives what happens at a table. Methods are called in order after the commit, and must not block."""

    def hear(self, parcel: Parcel) -> None:
        """Receive the next item of the feed."""

    def moved(self, eyes: Eyes, number: int) -> None:
        """The client's eyes have changed (it took, left or drew a seat): read everything anew."""

    def away(self, players: Mapping[int, float]) -> None:
        """Receive all players who are away: by seat, the number of seconds."""

    def closed(self, code: str) -> None:
        """The listener gets nothing more: `not-for-watching`, `damaged`, `draining` or `removed`."""


class Preparer(Protocol):
    """Prepares the data sent about an item, from what these eyes may see and nothing else."""

    def prepare(self, book: Book, item: Item) -> Any:
        """Return the data to send the item with. Called while the book stands where the item happened."""


class PrepareNothing:
    """A preparer that prepares nothing, for listeners that need only the items."""

    def prepare(self, book: Book, item: Item) -> None:
        return None


@dataclass(eq=False)
class Attachment:
    """One listener at one table. `number` is where its feed stood when it was attached."""

    table: LiveTable
    person: Person | None
    listener: Listener
    seat: int | None
    eyes: Eyes = None
    number: int = 0
    missed: list[Parcel] = field(default_factory=list)

    @property
    def code(self) -> str:
        return self.table.row.code

    @property
    def book(self) -> Book:
        """The book as this listener may see it; delayed for a delayed watcher. Hold the lock."""
        return self.table.book_for(self)

    def detach(self) -> None:
        self.table.detach(self)


class House(Protocol):
    """What a table needs of the server it runs in."""

    store: Store
    writer: Writer
    pools: Pools
    preparer: Preparer
    tempo: Tempo
    clock: Clock
    #: Table id to the seconds by which its journal was ahead of the clock at start-up.
    ahead: dict[str, float]
    closing: bool

    def wrote(self, live: LiveTable, entries: Sequence[e.Entry]) -> None:
        """Called when entries were written and sent."""


class LiveTable:
    """One table in this process."""

    def __init__(self, hall: House, row: Row) -> None:
        self.hall = hall
        self.row = row
        self.lock = asyncio.Lock()
        self.book: Book | None = None
        #: The book as delayed watchers see it; None without a delay.
        self.shadow: Book | None = None
        #: The number of entries the listeners have received.
        self.heard = 0
        #: Number of entries another process has announced; they are read on the next use.
        self.known = 0
        self.attached: list[Attachment] = []
        #: Set whenever something changed that the clockwork should look at.
        self.stirred = asyncio.Event()
        #: Whether this process wrote last; otherwise another process drives the table, until it is late.
        self.driving = True
        self._attendance = Attendance()
        #: Players who are shown as away, and since when.
        self._away: dict[int, float] = {}
        #: When it was last used, by the server's clock.
        self.used = hall.clock.now()
        #: The clock for everything at this table.
        self.clock = TableClock(hall.clock, hall.ahead.get(row.id, 0.0))

    # The book

    async def current(self) -> Book:
        """The book, read from the journal if it is missing or behind. Hold the lock."""
        if self.book is None or self.book.number < self.known:
            await self.catch_up()
        return self._read

    @property
    def _read(self) -> Book:
        """The book after it was read; valid until the lock is released."""
        if self.book is None:
            raise RuntimeError(f"table {self.row.id} is used before its book was read")
        return self.book

    async def catch_up(self) -> None:
        """Read the journal beyond the book, and send what no listener here has received."""
        book = self.book
        if book is None:
            book = Book(self.row.id, self.row.code, self.row.secret, self.hall.tempo)
        try:
            read = self.hall.store.bodies
            bodies = await self.hall.pools.database.run(read, self.row.id, book.number)
            # Entries that are sent to no listener are folded off the event loop: a long game takes seconds.
            quiet = [one for one in bodies if one[0] <= self.heard or not self.attached]
            if book is not self.book and len(quiet) > FEW:
                await self.hall.pools.folding.run(_fold, book, quiet)
                bodies = bodies[len(quiet) :]
                self.driving = self.driving and not (self.heard and book.number > self.heard)
            for number, body in bodies:
                if number != book.number + 1:
                    raise Diverged("missing", book.number + 1)
                new = number > self.heard
                self._tell(self._added(book, read_entry(body, number), tell=new))
                self.driving = self.driving and not (new and self.heard)
            if not book.number:
                raise Declined("removed")  # only a deleted table has no journal
        except BaseException:
            self.book = None
            raise
        self.book = book
        if book.entries:
            self.clock.not_before(book.entries[-1].at)
        self.heard = max(self.heard, book.number)
        self._look_around()

    @property
    def behind(self) -> bool:
        """Whether another process has written entries that were not read here yet."""
        return self.book is not None and self.book.number < self.known

    async def hear_of(self, number: int) -> None:
        """Note that another process has written up to a number."""
        async with self.lock:
            # After a failed write there is no book; listeners must still receive what other processes write.
            behind = bool(self.attached) if self.book is None else self.book.number < number
            if behind:
                await self.catch_up()

    async def write(self, drafts: Iterable[e.Entry]) -> None:
        """Write entries and those that follow from them, then send them. Raises `Refused`, `Conflict`,
        `NotWritten`."""
        book = self._read
        start = book.number
        parcels: list[list[tuple[Attachment, Parcel]]] = []
        try:
            for draft in drafts:
                parcels.append(self._added(book, draft))
            while (more := follow(book, book.entries[-1].at)) is not None:
                parcels.append(self._added(book, more))
        except BaseException:
            if book.number != start:
                self.book = None  # only part of it was added
            raise
        job = job_of(book, start)
        # Nobody may use the book until the outcome is known.
        self.book = None
        await self.hall.writer.written(job)
        self.book = book
        self.heard = book.number
        self.driving = True
        for some in parcels:
            self._tell(some)
        new = book.entries[start:]
        if all(isinstance(entry, e.Acted) for entry in new):
            self.stirred.set()  # an action does not change anybody's eyes
        else:
            self._look_around()
        self.hall.wrote(self, new)

    # Sending

    def _added(self, book: Book, entry: e.Entry, tell: bool = True) -> list[tuple[Attachment, Parcel]]:
        """Add an entry, and prepare what each listener receives of it while the book stands there."""
        book.add(entry)
        return self._parcels(book, self._direct()) if tell else []

    def _parcels(self, book: Book, ears: list[Attachment]) -> list[tuple[Attachment, Parcel]]:
        out: list[tuple[Attachment, Parcel]] = []
        for eyes in dict.fromkeys(one.eyes for one in ears):
            item = book.last(eyes)
            if item is None:
                continue
            parcel = self._parcel(book, item)
            out += [(one, parcel) for one in ears if one.eyes == eyes]
        return out

    def _parcel(self, book: Book, item: Item) -> Parcel:
        try:
            prepared = self.hall.preparer.prepare(book, item)
        except Exception:  # a sentence that cannot be made must not stop the game
            log.exception("could not prepare the message for an entry of kind %s", type(item.entry).__name__)
            prepared = None
        return Parcel(item.number, item.eyes, item.entry, item.events, prepared)

    def _tell(self, parcels: Iterable[tuple[Attachment, Parcel]]) -> None:
        for attachment, parcel in parcels:
            if attachment in self.attached and attachment.eyes == parcel.eyes:
                attachment.number = parcel.number
                try:
                    attachment.listener.hear(parcel)
                except Exception:
                    log.exception("a listener failed")
                    self.detach(attachment)

    # Who is there

    def shut(self, code: str) -> None:
        """Detach all listeners."""
        for one in list(self.attached):
            self.detach(one)
            one.listener.closed(code)

    def advance_shadow(self, *, looking: bool = False) -> float | None:
        """Advance the delayed watchers' book and send them what is new. Hold the lock.

        Without watchers there is no such book, unless a reader asks for it by `looking` without listening.
        """
        book = self._read
        late = [one for one in self.attached if one.eyes is None]
        if not book.settings.delay or not (late or looking):
            self.shadow = None
            return None
        fresh = self.shadow is None
        if self.shadow is None:
            self.shadow = Book(book.id, book.code, book.secret, book.tempo)
        now = self.clock.now()
        while self.shadow.number < book.number:
            when = self._seen_late(book, self.shadow.number)
            if when > now:
                return when
            self.shadow.add(book.entries[self.shadow.number])
            if not fresh:
                self._tell(self._parcels(self.shadow, late))
        return None

    def _seen_late(self, book: Book, number: int) -> float:
        """When a delayed watcher sees an entry; before the game there is nothing to hide."""
        before = book.started is None or number < book.started
        return book.entries[number].at + (0 if before else book.settings.delay)

    def _direct(self) -> list[Attachment]:
        """The listeners without a delay."""
        return [one for one in self.attached if one.eyes is not None or self.shadow is None]

    def book_for(self, attachment: Attachment) -> Book:
        return self.book_of(attachment.eyes)

    def book_of(self, eyes: Eyes) -> Book:
        """The book that a pair of eyes may read. Hold the lock, and advance the shadow first."""
        return self.shadow if eyes is None and self.shadow is not None else self._read

    def attach(self, attachment: Attachment) -> None:
        self.used = self.hall.clock.now()
        self.attached.append(attachment)
        self._attend()

    def detach(self, attachment: Attachment) -> None:
        if attachment in self.attached:
            self.attached.remove(attachment)
            self.used = self.hall.clock.now()
            self._attend()

    def _attend(self) -> None:
        self._attendance.see(self.here, self.clock.now())
        self.stirred.set()

    def attended(self, process: str, seats: Collection[int], lasting: float) -> None:
        """Record the seats connected to another process; that is valid for so long unless repeated."""
        now = self.clock.now()
        if self._attendance.hear(process, seats, now, now + lasting):
            self.stirred.set()

    @property
    def presence(self) -> Presence:
        return self._attendance.presence(self.clock.now())

    def away(self) -> dict[int, float]:
        """Players who are shown as away, and for how many seconds. Hold the lock."""
        now = self.clock.now()
        return {seat: now - at for seat, at in self.presence.away(self._read, now).items()}

    def tell_away(self) -> float | None:
        """Send who is away, if that has changed; return when to look again. Hold the lock."""
        now, presence = self.clock.now(), self.presence
        away = presence.away(self._read, now)
        if away != self._away:
            self._away = away
            players = self.away()
            for one in list(self.attached):
                one.listener.away(players)
        times = presence.next_away(self._read, now), self._attendance.expires
        return min((when for when in times if when is not None), default=None)

    @property
    def here(self) -> frozenset[int]:
        """The seats with a connection in this process."""
        return frozenset(one.eyes for one in self.attached if one.eyes is not None)

    def _look_around(self) -> None:
        """Update every listener's eyes."""
        book = self._read
        for one in list(self.attached):
            eyes = book.eyes_of(one.person.id if one.person else "", one.seat)
            if eyes is None and not may_watch(book):
                self.detach(one)
                one.listener.closed("not-for-watching")
                continue
            if eyes == one.eyes:
                continue
            # Before it has these eyes: what it now reads from the book must not be sent to it as well.
            self.advance_shadow(looking=eyes is None)
            one.eyes = eyes
            one.number = self.book_for(one).count(eyes)
            one.listener.moved(eyes, one.number)
        self._attend()


def _fold(book: Book, bodies: Sequence[tuple[int, str]]) -> None:
    """Add stored entries to a book that nothing else uses; raises `Diverged`."""
    for number, body in bodies:
        if number != book.number + 1:
            raise Diverged("missing", book.number + 1)
        book.add(read_entry(body, number))


def may_watch(book: Book) -> bool:
    """Before the game, everybody who has the code may look at the table; after the end, too."""
    return book.status in ("gathering", ENDED) or book.settings.watch != "none"


def read_entry(body: str, number: int) -> e.Entry:
    """An entry as it was stored; raises `Diverged` for what this version cannot read."""
    try:
        return e.read(body)
    except msgspec.MsgspecError as error:
        raise Diverged("unreadable", number, error=error) from None
