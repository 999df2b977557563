"""A house for tests: a hall on a database of its own, a clock that is turned by hand, people who listen."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from goneaway.table import (
    BRISK,
    Attachment,
    Book,
    Done,
    Hall,
    Parcel,
    Person,
    Preparer,
    Settings,
    Store,
    Tempo,
)
from goneaway.table.book import commands as c
from goneaway.table.book import entries as e
from goneaway.table.book.seeing import Eyes


class HandClock:
    """Stands still until somebody turns it."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.at = at
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.at

    async def wait_until(self, when: float) -> None:
        if when > self.at:
            future = asyncio.get_running_loop().create_future()
            self._waiting.append((when, future))
            await future

    def alarm(self, when: float, ring: Callable[[], None]) -> asyncio.Future[None]:
        future = asyncio.get_running_loop().create_future()
        if when > self.at:
            self._waiting.append((when, future))
            future.add_done_callback(lambda done: None if done.cancelled() else ring())
        else:
            ring()
        return future

    def turn(self, seconds: float) -> None:
        self.at += seconds
        due = [one for one in self._waiting if one[0] <= self.at]
        self._waiting = [one for one in self._waiting if one[0] > self.at and not one[1].done()]
        for _, future in due:
            if not future.done():
                future.set_result(None)


class Ear:
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.parcels: list[Parcel] = []
        self.moves: list[tuple[Eyes, int]] = []
        self.shut: list[str] = []
        #: Who was away, each time that changed: by seat, for how many seconds.
        self.absences: list[dict[int, float]] = []

    def hear(self, parcel: Parcel) -> None:
        self.parcels.append(parcel)

    def moved(self, eyes: Eyes, number: int) -> None:
        self.moves.append((eyes, number))

    def away(self, players: Mapping[int, float]) -> None:
        self.absences.append(dict(players))

    def closed(self, code: str) -> None:
        self.shut.append(code)

    @property
    def kinds(self) -> list[str]:
        return [type(parcel.entry).__name__ for parcel in self.parcels]

    @property
    def numbers(self) -> list[int]:
        return [parcel.number for parcel in self.parcels]


class House:
    """A hall and what tests do with it."""

    def __init__(self, hall: Hall, clock: HandClock) -> None:
        self.hall = hall
        self.clock = clock
        self._requests = count(1)

    async def guests(self, *names: str) -> list[Person]:
        return [(await self.hall.people.guest(name))[0] for name in names]

    async def do(
        self, code: str, person: Person, command: c.Command, expect: int | None = None, request: str = ""
    ) -> Done:
        """With the number the sender would have seen, unless a test says otherwise."""
        if expect is None:
            book = await self.book(code)
            seat = getattr(command, "seat", None)
            expect = book.count(book.eyes_of(person.id, seat if isinstance(seat, int) else None))
        return await self.hall.do(
            code, person, command, expect=expect, request=request or f"r{next(self._requests)}"
        )

    async def book(self, code: str) -> Book:
        table = await self.hall.table(code)
        async with table.lock:
            return await table.current()

    async def listen(
        self, code: str, person: Person | None, since: int | None = None
    ) -> tuple[Ear, Attachment]:
        ear = Ear()
        return ear, await self.hall.attach(code, person, since, ear)

    async def start(self, settings: Settings, *people: Person) -> str:
        """A table with these people in its first seats, begun by the first of them."""
        code = await self.hall.open(people[0], settings)
        for seat, person in enumerate(people):
            await self.do(code, person, c.Claim(seat, f"word of {person.name}"))
        await self.do(code, people[0], c.Start())
        return code

    async def turn(self, seconds: float) -> None:
        await self.hall.settle()
        self.clock.turn(seconds)
        await self.hall.settle()


@asynccontextmanager
async def house(
    where: Path | str,
    *,
    tempo: Tempo = BRISK,
    clock: HandClock | None = None,
    store: type[Store] = Store,
    preparer: Preparer | None = None,
    secret: str = "secret",
    **more: Any,
) -> AsyncIterator[House]:
    """A hall on a database file (or address), open while the block runs."""
    at = str(where / "house.db") if isinstance(where, Path) else where
    base = store(at)
    base.open()
    clock = clock or HandClock()
    hall = Hall(
        base,
        tempo=tempo,
        clock=clock,
        preparer=preparer,
        secret=lambda: hashlib.sha256(secret.encode()).digest(),
        **more,
    )
    try:
        yield House(hall, clock)
    finally:
        await hall.close()
        base.close()


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """One test, in a loop of its own."""
    asyncio.run(asyncio.wait_for(work(), 280))


def again(book: Book) -> Book:
    """The same book, folded from what is stored."""
    other = Book(book.id, book.code, book.secret, book.tempo)
    for entry in book.entries:
        other.add(e.read(e.written(entry)))
    return other


def same(one: Book, other: Book) -> None:
    """Two books that nobody can tell apart."""
    assert one.digest() == other.digest()
    assert one.entries == other.entries
    assert one.status == other.status
    assert one.proposals == other.proposals
    assert [vars(chair) for chair in one.chairs] == [vars(chair) for chair in other.chairs]
    assert one.begun == other.begun
    if one.begun:
        assert one.play.lapses == other.play.lapses
        assert vars(one.play.clocks) == vars(other.play.clocks)
    for eyes in (None, *range(len(one.chairs))):
        assert list(one.feed(eyes)) == list(other.feed(eyes))
        if one.begun:
            assert one.position.view(eyes).to_json() == other.position.view(eyes).to_json()


async def play(at: House, code: str, people: Sequence[Person], actions: int) -> None:
    """Each answers with the first legal action, so many times."""
    for _ in range(actions):
        await at.hall.settle()
        book = await at.book(code)
        if book.status == "ended":
            return
        seat = book.position.actor
        assert seat is not None
        await at.do(code, people[seat], c.Act(str(next(iter(book.position.legal())))))
    await at.hall.settle()
