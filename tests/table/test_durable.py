"""Commit durably, then acknowledge, then tell. Always, and exactly once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from goneaway.kernel import Refused
from goneaway.table import Declined, Settings, Store
from goneaway.table.book import commands as c
from goneaway.table.book import entries as e
from goneaway.table.store import Conflict, Job, NotWritten
from goneaway.table.writing import job_of

from .house import again, house, play, run, same


class Moody(Store):
    """A store that does as a test says."""

    #: While it is clear nothing is written; `asked` tells that something waits.
    willing: threading.Event
    asked: threading.Event
    fails: int = 0
    #: Fails after the commit: nobody knows whether it was written.
    breaks_off: int = 0

    def __init__(self, database: str) -> None:
        super().__init__(database)
        self.willing, self.asked = threading.Event(), threading.Event()
        self.willing.set()

    def write(self, jobs: Sequence[Job]) -> list[Exception | None]:
        self.asked.set()
        assert self.willing.wait(60)
        if self.fails:
            self.fails -= 1
            raise NotWritten("no space left on device")
        out = super().write(jobs)
        if self.breaks_off:
            self.breaks_off -= 1
            raise NotWritten("the line broke")
        return out


SETTINGS = Settings("sectionx", 2)


def test_nobody_hears_what_is_not_durable(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, store=Moody) as at:
            store = at.hall.store
            assert isinstance(store, Moody)
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(SETTINGS, anna, ben)
            ear, _ = await at.listen(code, ben)
            await at.hall.settle()
            number = (await at.book(code)).count(None)
            store.asked.clear()
            store.willing.clear()
            saying = asyncio.create_task(
                at.hall.do(code, anna, c.Say("table", "hello"), expect=None, request="x")
            )
            assert await asyncio.to_thread(store.asked.wait, 60)
            coming = asyncio.create_task(at.listen(code, None, 0))
            for _ in range(20):
                await asyncio.sleep(0)
            assert not saying.done()
            assert not coming.done()  # whoever comes waits, too
            assert ear.parcels == []
            store.willing.set()
            assert (await saying).number == number + 1
            assert ear.kinds == ["Said"]
            _, attachment = await coming
            assert attachment.number == number + 1

    run(story)


def test_what_was_not_written_was_not_done(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, store=Moody) as at:
            store = at.hall.store
            assert isinstance(store, Moody)
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(SETTINGS, anna, ben)
            await play(at, code, (anna, ben), 10)
            ear, _ = await at.listen(code, None)
            before = (await at.book(code)).digest()
            action = str(next(iter((await at.book(code)).position.legal())))
            seat = (await at.book(code)).position.actor
            assert seat is not None
            store.fails = 1
            with pytest.raises(Declined, match="not-written"):
                await at.do(code, (anna, ben)[seat], c.Act(action), request="once")
            assert ear.parcels == []
            book = await at.book(code)
            assert book.digest() == before
            same(book, again(book))
            # Asked again it is done, with the same dice as it would have had.
            await at.do(code, (anna, ben)[seat], c.Act(action), request="once")
            assert ear.kinds[0] == "Acted"
            same(await at.book(code), again(await at.book(code)))

    run(story)


def test_a_line_that_breaks_after_the_commit_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, store=Moody) as at:
            store = at.hall.store
            assert isinstance(store, Moody)
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(SETTINGS, anna, ben)
            await at.hall.settle()
            ear, _ = await at.listen(code, ben)
            store.breaks_off = 1
            done = await at.hall.do(code, anna, c.Say("table", "hello"), expect=None, request="x")
            assert ear.kinds == ["Said"]
            assert await at.hall.do(code, anna, c.Say("table", "hello"), expect=None, request="x") == done
            assert ear.kinds == ["Said"]
            assert ear.numbers == [done.number]

    run(story)


def test_exactly_once_also_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(SETTINGS, anna, ben)
            await at.hall.settle()
            both = await asyncio.gather(
                *(at.hall.do(code, anna, c.Say("table", "twice"), expect=None, request="x") for _ in range(2))
            )
            assert both[0] == both[1]
        async with house(tmp_path) as at:
            third = await at.hall.do(code, anna, c.Say("table", "twice"), expect=None, request="x")
            assert third == both[0]
            # The same id of somebody else is another request.
            await at.hall.do(code, ben, c.Say("table", "mine"), expect=None, request="x")
            book = await at.book(code)
            assert [entry.text for entry in book.entries if hasattr(entry, "text")] == ["twice", "mine"]
            for wrong in ("", "x" * 65):
                with pytest.raises(Declined, match="bad-request"):
                    await at.hall.do(code, ben, c.Say("table", "mine"), expect=None, request=wrong)

    run(story)


def test_what_ends_a_game_is_answered_alike_when_it_is_asked_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(SETTINGS, anna, ben)
            await at.do(code, anna, c.Resign())
            done = await at.do(code, ben, c.Resign(), request="last")
            book = await at.book(code)
            assert isinstance(book.entries[-1], e.Ended)
            assert await at.do(code, ben, c.Resign(), request="last") == done
        async with house(tmp_path) as at:
            assert await at.do(code, ben, c.Resign(), request="last") == done

    run(story)


def test_whoever_has_not_seen_it_all_is_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            people = (anna, ben)
            code = await at.start(SETTINGS, anna, ben)
            await at.hall.settle()
            book = await at.book(code)
            seat = book.position.actor
            assert seat is not None
            seen = book.count(seat)
            action = str(next(iter(book.position.legal())))
            with pytest.raises(Declined) as caught:
                await at.do(code, people[seat], c.Act(action), expect=seen - 1)
            assert caught.value.code == "stale"
            assert caught.value.parameters == {"number": seen, "expect": seen - 1}
            with pytest.raises(Declined, match="stale"):
                await at.do(code, people[seat], c.Act(action), expect=seen + 1)
            with pytest.raises(Declined, match="expect-missing"):
                await at.hall.do(code, people[seat], c.Act(action), expect=None, request="x")
            # Talk makes nobody's move stale.
            await at.do(code, people[1 - seat], c.Say("table", "well?"))
            await at.do(code, people[seat], c.Act(action), expect=seen)

    run(story)


def test_a_refused_action_leaves_no_trace(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            people = (anna, ben)
            code = await at.start(SETTINGS, anna, ben)
            await at.hall.settle()
            book = await at.book(code)
            seat, number = book.position.actor, book.number
            assert seat is not None
            for wrong in ("jump", "end", "draw 99"):
                with pytest.raises(Refused):
                    await at.do(code, people[seat], c.Act(wrong))
            with pytest.raises(Refused):
                await at.do(code, people[1 - seat], c.Act(str(next(iter(book.position.legal())))))
            assert (await at.book(code)) is book
            assert book.number == number
            same(book, again(book))

    run(story)


def test_a_full_disk_is_a_clear_word_and_loses_nothing(tmp_path: Path) -> None:
    """SQLite itself says so: no page more than there are."""

    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(SETTINGS, anna, ben)
            await at.hall.settle()
            store = at.hall.store
            writer = store._connection()
            writer.exec_driver_sql("PRAGMA max_page_count=1")
            writer.rollback()
            ear, _ = await at.listen(code, ben)
            written, code_told = (await at.book(code)).number, "the disk was never full"
            for number in range(200):
                try:
                    await at.do(code, anna, c.Say("table", "x" * 600), request=f"say {number}")
                except Declined as declined:
                    code_told = declined.code
                    break
                written += 1
            assert code_told == "not-written"
            assert (await at.book(code)).number == written
            # The writer that failed was dropped; the next has room again.
            await at.do(code, anna, c.Say("table", "room again"), request=f"say {number}")
            assert ear.numbers == list(range(ear.numbers[0], ear.numbers[0] + len(ear.numbers)))
            same(await at.book(code), again(await at.book(code)))

    run(story)


def test_of_two_who_write_the_same_number_one_is_second(tmp_path: Path) -> None:
    """As another process would: the journal has one more entry than the book."""

    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(SETTINGS, anna, ben)
            await at.hall.settle()
            live = await at.hall.table(code)
            book = await at.book(code)
            stranger = again(book)
            stranger.add(e.Said(at=at.clock.now(), person=ben.id, seat=1, name="Ben", text="first", all=True))
            assert at.hall.store.write([job_of(stranger, book.number)]) == [None]
            failed = at.hall.store.write([job_of(stranger, book.number)])
            assert isinstance(failed[0], Conflict)
            ear, _ = await at.listen(code, anna)
            seen = book.count(0)
            done = await at.do(code, anna, c.Say("table", "second"), expect=seen)
            assert ear.kinds == ["Said", "Said"]
            assert done.number == seen + 2
            assert [parcel.entry.text for parcel in ear.parcels if hasattr(parcel.entry, "text")] == [
                "first",
                "second",
            ]
            assert live.book is not None
            same(live.book, again(live.book))

    run(story)


def test_of_many_that_are_written_together_one_that_is_second_does_not_hurt_the_others(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            codes = [await at.start(SETTINGS, anna, ben) for _ in range(4)]
            await at.hall.settle()
            store = at.hall.store
            jobs = []
            for code in codes:
                book = again(await at.book(code))
                book.add(e.Said(at=at.clock.now(), person=ben.id, seat=1, name="Ben", text=code, all=True))
                jobs.append(job_of(book, book.number - 1))
            assert store.write(jobs[:1]) == [None]
            # Together with the first once more, which is there already; and the last twice in one batch.
            assert [type(failed) for failed in store.write([*jobs, jobs[3]])] == [
                Conflict,
                type(None),
                type(None),
                type(None),
                Conflict,
            ]
            for code, job in zip(codes, jobs, strict=True):
                bodies = store.bodies(job.table, job.number - 2)
                assert [number for number, _ in bodies] == [job.number - 1, job.number]
                assert code in bodies[-1][1]
            # None is in the way of another: the ordinary case.
            more = []
            for code in codes:
                book = await at.book(code)
                table = await at.hall.table(code)
                async with table.lock:
                    await table.catch_up()
                book.add(e.Said(at=at.clock.now(), person=ben.id, seat=1, name="Ben", text="more", all=True))
                more.append(job_of(book, book.number - 1))
            assert store.write(more) == [None] * 4

    run(story)
