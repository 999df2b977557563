"""Several processes on one PostgreSQL: each has a hall, connections and an ear of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import pytest

from goneaway.kernel import Refused
from goneaway.table import Book, Declined, Done, Limits, Pace, Settings, Store, StoreError
from goneaway.table.book import commands as c
from goneaway.table.book import entries as e
from goneaway.table.hall import STALE
from goneaway.table.store import NotWritten

from ..postgres import Server
from .house import Ear, HandClock, House, again, house, play, run, same

SETTINGS = Settings("sectionx", 2)


async def until(holds: Callable[[], bool]) -> None:
    """Wait for something that another thread or process brings about."""
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end, "it never came to that"
        await asyncio.sleep(0.01)


def _all_at(books: list[Book], number: int) -> bool:
    return all(book.number >= number for book in books)


def _heard(ear: Ear, count: int) -> bool:
    return len(ear.parcels) >= count


@asynccontextmanager
async def two(postgres: Server, database: str = "") -> AsyncIterator[tuple[House, House]]:
    """Two processes of one house, and one clock on the wall."""
    database = database or postgres.database()
    clock = HandClock()
    async with (
        house(postgres.address(database), clock=clock) as one,
        house(postgres.address(database, "second"), clock=clock) as other,
    ):
        for at in (one, other):
            await at.hall.start()
        await until(lambda: all(at.hall.listening for at in (one, other)))
        yield one, other


def test_each_plays_at_his_own_process(postgres: Server) -> None:
    async def story() -> None:
        async with two(postgres) as (one, other):
            (anna,), (ben,) = await one.guests("Anna"), await other.guests("Ben")
            code = await one.hall.open(anna, SETTINGS)
            await one.do(code, anna, c.Claim(0))
            await other.do(code, ben, c.Claim(1))
            ears = [(await one.listen(code, anna, 0))[0], (await other.listen(code, ben, 0))[0]]
            await other.hall.settle()
            await one.do(code, anna, c.Start())
            homes = (one, other)
            for _ in range(40):
                for at in homes:
                    await at.hall.settle()
                books = [await at.book(code) for at in homes]
                most = max(book.number for book in books)
                await until(partial(_all_at, books, most))
                seat = books[0].position.actor
                assert seat is not None
                action = str(next(iter(books[seat].position.legal())))
                await homes[seat].do(code, (anna, ben)[seat], c.Act(action))
            books = [await at.book(code) for at in homes]
            most = max(book.number for book in books)
            await until(partial(_all_at, books, most))
            same(*books)
            same(books[1], again(books[0]))
            for seat, ear in enumerate(ears):
                assert ear.numbers == list(range(4, books[0].count(seat) + 1))

    run(story)


def test_what_two_processes_write_at_once_is_there_once_and_in_one_order(postgres: Server) -> None:
    async def story() -> None:
        async with two(postgres) as (one, other):
            anna, ben = await one.guests("Anna", "Ben")
            code = await one.start(SETTINGS, anna, ben)
            watchers = [(await at.listen(code, None))[0] for at in (one, other)]
            work = [
                at.hall.do(
                    code, person, c.Say("table", f"{person.name} {number}"), expect=None, request=f"{number}"
                )
                for number in range(20)
                for at, person in ((one, anna), (other, ben), (other, anna))
            ]
            done = await asyncio.gather(*work)
            # Said twice, once at each process, it was done once.
            for number in range(20):
                assert done[3 * number] == done[3 * number + 2]
            await until(lambda: all(len(ear.parcels) == 40 for ear in watchers))
            said = [[it.entry.text for it in ear.parcels if isinstance(it.entry, e.Said)] for ear in watchers]
            assert said[0] == said[1]
            assert len(set(said[0])) == 40
            assert watchers[0].numbers == watchers[1].numbers

    run(story)


def test_each_process_knows_who_is_connected_to_the_other(postgres: Server) -> None:
    """Ben sits at the other process: he is not away until he leaves it, and then both can tell."""

    async def story() -> None:
        async with two(postgres) as (one, other):
            anna, ben = await one.guests("Anna", "Ben")
            code = await one.start(Settings("sectionx", 2, pace=Pace(absent=30)), anna, ben)
            ear, _ = await one.listen(code, anna)
            _, there = await other.listen(code, ben)
            here = (await one.hall.table(code)), (await other.hall.table(code))

            async def turn(seconds: float) -> None:
                """On both clocks, which are one; each process tells the other what it knows."""
                for at in (one, other):
                    await at.hall.settle()
                one.clock.turn(seconds)
                for at in (one, other):
                    await at.hall.settle()
                    await at.hall._announce_presence()

            await turn(5)
            await until(lambda: all(table.presence.here == {0, 1} for table in here))
            for _ in range(12):
                await turn(5)
                await until(lambda: all(table.presence.here == {0, 1} for table in here))
            assert ear.absences == []
            assert "Missed" not in ear.kinds
            there.detach()
            await turn(1)
            await until(lambda: all(table.presence.here == {0} for table in here))
            for _ in range(3):
                await turn(5)
            await until(lambda: bool(ear.absences))
            assert [list(away) for away in ear.absences] == [[1]]
            # Told to the other process, where nobody listens any more.
            await other.do(code, anna, c.Cover("random", seat=1), request="cover")
            assert (await other.book(code)).chairs[1].why == "absent"

    run(story)


def test_a_process_that_ends_takes_its_connections_with_it(postgres: Server) -> None:
    async def story() -> None:
        database = postgres.database()
        async with two(postgres, database) as (one, other):
            anna, ben = await one.guests("Anna", "Ben")
            code = await one.start(Settings("sectionx", 2, pace=Pace(absent=0)), anna, ben)
            ear, _ = await one.listen(code, anna)
            await other.listen(code, ben)
            table = await one.hall.table(code)
            one.clock.turn(other.hall.limits.look)
            await until(lambda: table.presence.here == {0, 1})
            # It says nothing more, not even that somebody has left.
            one.clock.turn(STALE * other.hall.limits.look)
            await one.hall.settle()
            await one.turn(10)
            assert [list(away) for away in ear.absences] == [[1]]

    run(story)


def test_of_two_tabs_one_is_first(postgres: Server) -> None:
    async def story() -> None:
        async with two(postgres) as (one, other):
            anna, ben = await one.guests("Anna", "Ben")
            people = (anna, ben)
            code = await one.start(SETTINGS, anna, ben)
            for number in range(15):
                await one.hall.settle()
                book = await one.book(code)
                seat = book.position.actor
                assert seat is not None
                seen, action = book.count(seat), c.Act(str(next(iter(book.position.legal()))))
                both = await asyncio.gather(
                    *(
                        at.hall.do(code, people[seat], action, expect=seen, request=f"{number} {at is one}")
                        for at in (one, other)
                    ),
                    return_exceptions=True,
                )
                assert sum(isinstance(result, Done) for result in both) == 1
                assert all(isinstance(result, Done | Declined | Refused) for result in both)
            book, theirs = await one.book(code), await other.book(code)
            await until(lambda: theirs.number >= book.number)
            same(await one.book(code), again(await other.book(code)))

    run(story)


def test_a_process_that_was_cut_off_comes_back_and_misses_nothing(postgres: Server) -> None:
    async def story() -> None:
        database = postgres.database()
        async with two(postgres, database) as (one, other):
            anna, ben = await one.guests("Anna", "Ben")
            code = await one.start(SETTINGS, anna, ben)
            ear, _ = await other.listen(code, ben)
            for number in range(3):
                assert postgres.cut_off(database, "second")
                await one.do(code, anna, c.Say("table", f"can you hear me {number}"))
                # Writing works again at once; hearing as soon as the ear has found the line again.
                await other.do(code, ben, c.Say("table", f"yes {number}"), request=f"yes {number}")
                await one.do(code, anna, c.Say("table", f"good {number}"))
                await until(partial(_heard, ear, 3 * (number + 1)))
            assert ear.numbers == list(range(ear.numbers[0], ear.numbers[0] + 9))

    run(story)


def test_who_steps_in_when_a_process_is_gone(postgres: Server) -> None:
    async def story() -> None:
        database = postgres.database()
        clock = HandClock()
        bots = Settings("sectionx", 2, bots={0: "random", 1: "random"})
        async with house(postgres.address(database), clock=clock) as one:
            (anna,) = await one.guests("Anna")
            code = await one.hall.open(anna, bots)
            await one.do(code, anna, c.Start())
        async with house(postgres.address(database, "second"), clock=clock, limits=Limits(look=1)) as other:
            await other.hall.start()
            await until(lambda: other.hall.in_use == 1)
            await other.hall.settle()
            book = await other.book(code)
            assert book.status == "ended"
            same(book, again(book))

    run(story)


def test_a_whole_house_on_postgresql(postgres: Server) -> None:
    """The same as on a file: people, tables, undo, restart."""

    async def story() -> None:
        address = postgres.address(postgres.database())
        async with house(address) as at:
            (anna, token), (ben,) = await at.hall.people.guest("Änne ✈"), await at.guests("Ben")
            code = await at.start(SETTINGS, anna, ben)
            await play(at, code, (anna, ben), 20)
            before = (await at.book(code)).digest()
            assert [row.code for row in await at.hall.mine(ben)] == [code]
        async with house(address) as at:
            assert await at.hall.people.known(token) == anna
            assert (await at.book(code)).digest() == before

    run(story)


def test_a_database_that_is_not_there_is_a_clear_word(postgres: Server) -> None:
    with pytest.raises(StoreError, match="unreachable"):
        Store(postgres.address("nowhere")).open()


def test_who_comes_while_the_database_is_gone_for_a_moment(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two(postgres) as (one, _):
            (anna,) = await one.guests("Anna")
            code = await one.hall.open(anna, SETTINGS)
            await one.do(code, anna, c.Claim(0))
            read, failures = one.hall.store.bodies, [NotWritten("gone")]

            def bodies(table: str, after: int) -> list[tuple[int, str]]:
                if failures:
                    raise failures.pop()
                return read(table, after)

            monkeypatch.setattr(one.hall.store, "bodies", bodies)
            attachment = await one.hall.attach(code, anna, None, Ear())
            assert not failures
            assert attachment.number == attachment.book.count(0) > 0

    run(story)


@pytest.mark.parametrize("read", [0, 1, 3], ids="reads that fail: {}".format)
def test_after_a_write_that_failed_one_hears_what_others_write(
    postgres: Server, monkeypatch: pytest.MonkeyPatch, read: int
) -> None:
    """Ben says nothing more: nothing but the other process's notice brings him Anna's words."""

    async def story() -> None:
        async with two(postgres) as (one, other):
            anna, ben = await one.guests("Anna", "Ben")
            code = await one.start(SETTINGS, anna, ben)
            ear, _ = await other.listen(code, ben)
            store = other.hall.store
            written, bodies, failures = store.write, store.bodies, read + 1

            def gone(*about: object) -> None:
                raise NotWritten("no space left on device")

            monkeypatch.setattr(store, "write", gone)
            monkeypatch.setattr(store, "bodies", gone)
            with pytest.raises(Declined, match="not-written"):
                await other.do(code, ben, c.Say("table", "lost"))

            def fail_at_first(table: str, after: int) -> list[tuple[int, str]]:
                nonlocal failures
                failures -= 1
                if failures > 0:
                    raise NotWritten("gone")
                return bodies(table, after)

            monkeypatch.setattr(store, "write", written)
            monkeypatch.setattr(store, "bodies", fail_at_first)
            await one.do(code, anna, c.Say("table", "can you hear me"))
            while failures > 0:
                await asyncio.sleep(0.02)
                other.clock.turn(1.0)  # so long a driver waits when nothing can be read
            await until(partial(_heard, ear, 1))
            [parcel] = ear.parcels
            assert isinstance(parcel.entry, e.Said)
            assert parcel.entry.text == "can you hear me"

    run(story)
