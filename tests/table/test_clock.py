"""The machine's clock is set back or forward between two starts, or while the server runs: games go on."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import time
from itertools import pairwise
from pathlib import Path

import pytest

from goneaway.client import Client
from goneaway.table import TEMPO, Limits, Pace, Settings
from goneaway.table.book import commands as c
from goneaway.table.book import tempo
from goneaway.table.book.tempo import HouseClock, TableClock
from goneaway.table.people import LINK_SECONDS

from ..web.servers import Process, until
from .house import HandClock, again, house, run, same

DAY = 86_400.0
YEAR = 365 * DAY
#: Seconds by which the clock was set back or forward while the server was down.
STEPS = pytest.mark.parametrize("step", [-600.0, -YEAR, -0.5, 600.0, YEAR])


@STEPS
def test_bots_play_on(step: float, tmp_path: Path) -> None:
    async def story() -> None:
        before = HandClock()
        async with house(tmp_path, tempo=TEMPO, clock=before) as at:
            (anna,) = await at.guests("Anna")
            code = await at.start(Settings("sectionx", 2, bots={1: "random"}), anna)
            while (book := await at.book(code)).position.actor == 0:
                await at.hall.settle()
                await at.do(code, anna, c.Act(str(next(iter(book.position.legal())))))
                await at.turn(0.1)
            number = book.number
        after = HandClock(before.at + step)
        async with house(tmp_path, tempo=TEMPO, clock=after, limits=Limits(look=1)) as at:
            await at.hall.start()
            for _ in range(20):
                await at.turn(1.0)
                if (book := await at.book(code)).number > number:
                    break
            # A bot takes less than a second; ten minutes or a year would be too long.
            assert book.number > number
            await at.hall.settle()
            assert all(one.at <= other.at for one, other in pairwise(book.entries))
            # Players are not delayed either.
            while book.position.actor != 0:
                await at.turn(1.0)
            await at.do(code, anna, c.Act(str(next(iter(book.position.legal())))))
            assert all(one.at <= other.at for one, other in pairwise(book.entries))
            same(book, again(book))

    run(story)


@pytest.mark.parametrize("step", [-600.0, -YEAR])
def test_a_slow_game_has_as_much_time_left_as_before(step: float, tmp_path: Path) -> None:
    """It is woken at its deadline, not when the clock has caught up with the journal."""

    async def woken(at_hall: object) -> bool:
        for _ in range(30):
            await asyncio.sleep(0.01)
        return bool(getattr(at_hall, "in_use", 0))

    async def story() -> None:
        before = HandClock()
        async with house(tmp_path, clock=before) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(Settings("sectionx", 2, pace=Pace("slow", turn=DAY)), anna, ben)
            await at.hall.settle()
            seat = (await at.book(code)).position.actor
        after = HandClock(before.at + step)
        async with house(tmp_path, clock=after, limits=Limits(idle=100, look=10)) as at:
            await at.hall.start()
            at.clock.turn(DAY - 60)
            assert not await woken(at.hall)
            at.clock.turn(120)
            for _ in range(1000):
                await asyncio.sleep(0.01)
                if at.hall.in_use:
                    break
            await at.hall.settle()
            book = await at.book(code)
            assert "Flagged" in [type(entry).__name__ for entry in book.entries]
            assert seat is not None
            assert book.position.actor == 1 - seat

    run(story)


def test_the_clocks_of_players_run_on_from_where_they_were(tmp_path: Path) -> None:
    async def story() -> None:
        before = HandClock()
        async with house(tmp_path, clock=before) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(Settings("sectionx", 2, pace=Pace("slow", turn=DAY)), anna, ben)
            await at.turn(1000)
        async with house(tmp_path, clock=HandClock(before.at - 600)) as at:
            await at.hall.start()
            table = await at.hall.table(code)
            book = await at.book(code)
            assert book.play.clocks.awaited is not None
            left = book.play.clocks.left(book.play.clocks.awaited, table.clock.now())["turn"]
            assert DAY - 1000 <= left <= DAY

    run(story)


def test_links_do_not_live_longer_for_it_and_tokens_stay_good(tmp_path: Path) -> None:
    async def story() -> None:
        before = HandClock()
        async with house(tmp_path, clock=before) as at:
            anna, token = await at.hall.people.guest("Anna")
            link = await at.hall.people.link(anna)
        for step, good in ((-LINK_SECONDS, False), (-30.0, True), (LINK_SECONDS + 1, False)):
            async with house(tmp_path, clock=HandClock(before.at + step)) as at:
                person = await at.hall.people.known(token)
                assert person is not None
                assert person.id == anna.id
                found, _ = at.hall.people._look_up(link, "link")
                assert (found is not None) is good
                # A new game works as well.
                fresh = await at.hall.people.link(anna)
                assert await at.hall.people.redeem(fresh) is not None

    run(story)


def test_within_a_process_nothing_depends_on_the_time_of_day(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = HouseClock()
    began = clock.now()
    for jump in (-YEAR, -600.0, 600.0, YEAR):
        monkeypatch.setattr(time, "time", lambda jump=jump: began + jump)
        assert began <= clock.now() < began + 600


def test_a_clock_wakes_up_after_the_machine_was_suspended(monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loop's clock stops while the machine sleeps; ours does not."""
    steady = tempo.steady
    asleep = [0.0]
    monkeypatch.setattr(tempo, "steady", lambda: steady() + asleep[0])
    monkeypatch.setattr(tempo, "NAP", 0.05)

    async def story() -> None:
        clock = HouseClock()
        waiting = asyncio.create_task(clock.wait_until(clock.now() + DAY))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        asleep[0] = DAY
        await asyncio.wait_for(waiting, 60)

    run(story)


def test_an_alarm_rings_after_the_machine_was_suspended_unless_it_was_cancelled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    steady = tempo.steady
    asleep = [0.0]
    monkeypatch.setattr(tempo, "steady", lambda: steady() + asleep[0])
    monkeypatch.setattr(tempo, "NAP", 0.05)

    async def story() -> None:
        clock = TableClock(HouseClock(), ahead=3.0)
        rung, never, at_once = asyncio.Event(), asyncio.Event(), asyncio.Event()
        clock.alarm(clock.now() + DAY, rung.set)
        clock.alarm(clock.now() + DAY, never.set).cancel()
        clock.alarm(clock.now() - 1, at_once.set).cancel()
        assert at_once.is_set()
        await asyncio.sleep(0.1)
        assert not rung.is_set()
        asleep[0] = DAY
        await asyncio.wait_for(rung.wait(), 60)
        assert not never.is_set()

    run(story)


def test_a_table_that_waits_costs_one_task(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, bert = await at.guests("Anna", "Bert")
            await at.hall.settle()
            before = len(asyncio.all_tasks())
            await at.start(Settings("sectionx", 2), anna, bert)
            await at.hall.settle()
            await asyncio.sleep(0)
            assert len(asyncio.all_tasks()) == before + 1

    run(story)


def test_a_table_is_never_behind_its_journal() -> None:
    house_clock = HandClock(1000.0)
    clock = TableClock(house_clock)
    clock.not_before(900.0)
    assert clock.now() == 1000.0
    clock.not_before(1600.0)
    assert clock.now() == 1600.0
    house_clock.turn(5)
    assert clock.now() == 1605.0
    clock.not_before(1600.0)
    assert clock.now() == 1605.0


def _entries(database: Path) -> int:
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=30) as connection:
        (found,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    return int(found)


def _put_forward(database: Path, seconds: float) -> None:
    """Rewrite all times as if by a clock that was this many seconds ahead."""
    with sqlite3.connect(database, timeout=30) as connection:
        for table, number, body in connection.execute(
            "SELECT table_id, number, body FROM entries"
        ).fetchall():
            entry = json.loads(body)
            entry["at"] += seconds
            values = (json.dumps(entry), seconds, table, number)
            connection.execute(
                "UPDATE entries SET body = ?, at = at + ? WHERE table_id = ? AND number = ?", values
            )
        times = "created = created + ?, touched = touched + ?, due = due + ?"
        connection.execute(f"UPDATE tables SET {times}", (seconds,) * 3)


@pytest.mark.parametrize("step", [-600.0, -YEAR, YEAR])
def test_a_real_server_plays_on_after_a_restart(step: float, tmp_path: Path) -> None:
    database = tmp_path / "s.db"
    with Process(database, GONEAWAY_TEMPO="usual") as server:
        client = Client(server.url).guest("Pat")
        code = client.open("sectionx", players=2, bots={0: "random", 1: "random"})
        body = {"do": {"kind": "start"}, "request": "start", "expect": 1}
        client.request("POST", f"/api/tables/{code}/commands", body)
        began = _entries(database)
        until(lambda: _entries(database) > began)
        server.stop(signal.SIGKILL)
        _put_forward(database, -step)
        stood = _entries(database)
        server.start()
        until(lambda: _entries(database) > stood + 1)
