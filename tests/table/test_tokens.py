"""Tokens and links: how many a person may have, what makes room, and what becomes of those that expire."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select, text

from goneaway.table import Declined, Limits, Person, Settings, schema
from goneaway.table import people as people_module
from goneaway.table.book import commands as c
from goneaway.table.hall import PRUNE_SECONDS
from goneaway.table.notices import Limits as NoticeLimits
from goneaway.table.notices import Notice, Notices
from goneaway.table.people import (
    EXPIRED_SECONDS,
    KEEP,
    KEEP_SECONDS,
    LINK,
    LINK_SECONDS,
    USED,
    hashed,
    of_token,
)
from goneaway.table.room import Most

from ..postgres import Server
from .house import HandClock, House, house, run

FEW = Limits(tokens=3, links=2)


class Pigeon:
    """Accepts any address and delivers nothing."""

    def check(self, address: str) -> None:
        pass

    def send(self, address: str, notice: Notice) -> None:
        pass


def rows(at: House, purpose: str = "") -> int:
    query = select(func.count()).select_from(schema.tokens)
    with at.hall.store.reading() as connection:
        return int(
            connection.execute(
                query.where(schema.tokens.c.purpose == purpose) if purpose else query
            ).scalar_one()
        )


async def another(at: House, person: Person, maker: str = "") -> str:
    """A token for another device."""
    at.clock.turn(1)
    found = await at.hall.people.redeem(await at.hall.people.link(person, maker=maker))
    assert found is not None
    return found[1]


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """A database of each kind."""
    if request.param == "sqlite":
        return tmp_path
    postgres: Server = request.getfixturevalue("postgres")
    return postgres.address(postgres.database())


def test_the_oldest_unused_link_makes_room(where: Path | str) -> None:
    async def story() -> None:
        async with house(where, limits=FEW) as at:
            people = at.hall.people
            (anna, token), (ben, _) = await people.guest("Anna"), await people.guest("Ben")
            his = await people.link(ben)
            links = []
            for _ in range(4):
                at.clock.turn(1)
                links.append(await people.link(anna, maker=token))
            assert rows(at, LINK) == 3
            assert [await people.redeem(link) is not None for link in links] == [False, False, True, True]
            assert await people.redeem(his) is not None
            # A used link leaves nothing behind.
            assert rows(at) == 5
            # If the clock was set back, the new link is kept all the same.
            for _ in range(3):
                at.clock.at -= 1
                link = await people.link(ben)
            assert await people.redeem(link) is not None

    run(story)


def test_the_oldest_device_makes_room_but_not_the_one_with_the_link(where: Path | str) -> None:
    async def story() -> None:
        async with house(where, limits=FEW) as at:
            people = at.hall.people
            revoked: list[str] = []
            at.hall.on_revoked.append(revoked.append)
            anna, first = await people.guest("Anna")
            second, third = await another(at, anna), await another(at, anna)
            notices = Notices(at.hall, {"pigeon": Pigeon()})
            await notices.subscribe(anna, "pigeon", "second", maker=second)
            await notices.subscribe(anna, "pigeon", "third", maker=third)
            assert revoked == []
            fourth = await another(at, anna, maker=first)
            known = [await people.known(token) == anna for token in (first, second, third, fourth)]
            assert known == [True, False, True, True]
            # As if the second device had signed out.
            assert revoked == [of_token(second)]
            assert [one["address"] for one in await notices.subscriptions(anna)] == ["third"]
            assert people.removed == {"oldest": 1}
            for _ in range(20):
                first = await another(at, anna, maker=fourth)
            assert rows(at, KEEP) == 3
            assert await people.known(fourth) == anna

    run(story)


def test_more_tokens_than_a_lowered_limit(tmp_path: Path) -> None:
    async def story() -> None:
        clock = HandClock()
        async with house(tmp_path, clock=clock) as at:
            anna, _ = await at.hall.people.guest("Anna")
            for _ in range(6):
                await another(at, anna)
        async with house(tmp_path, clock=clock, limits=FEW) as at:
            assert rows(at) == 7
            await another(at, anna)
            assert rows(at) == 3

    run(story)


def test_devices_that_come_together(where: Path | str) -> None:
    async def story() -> None:
        async with house(where, limits=FEW) as at:
            people = at.hall.people
            anna, token = await people.guest("Anna")
            # One link at many devices is used once.
            link = await people.link(anna)
            found = await asyncio.gather(*(people.redeem(link) for _ in range(8)))
            assert sum(one is not None for one in found) == 1
            # Two links at two devices share the last place and those that are made.
            links = [await people.link(anna, maker=token) for _ in range(2)]
            both = await asyncio.gather(*(people.redeem(one) for one in links))
            assert all(one is not None for one in both)
            assert rows(at) == 3
            await asyncio.gather(*(people.link(anna) for _ in range(30)))
            assert rows(at, LINK) == 2

    run(story)


def test_two_processes_share_the_limits(postgres: Server) -> None:
    async def story() -> None:
        database, clock = postgres.database(), HandClock()
        async with (
            house(postgres.address(database), clock=clock, limits=FEW) as one,
            house(postgres.address(database, "second"), clock=clock, limits=FEW) as other,
        ):
            (anna, token), homes = await one.hall.people.guest("Anna"), (one, other)
            pigeons = [Notices(at.hall, {"pigeon": Pigeon()}) for at in homes]
            for _ in range(5):
                link = await one.hall.people.link(anna, maker=token)
                found = await asyncio.gather(*(at.hall.people.redeem(link) for at in homes * 4))
                assert sum(result is not None for result in found) == 1
                await asyncio.gather(*(at.hall.people.link(anna) for at in homes * 8))
                assert rows(one, KEEP) <= 3
                assert rows(one, LINK) == 2
            wanted = [pigeon.subscribe(anna, "pigeon", "loft") for pigeon in pigeons * 8]
            answers = await asyncio.gather(*wanted, return_exceptions=True)
            assert sum(isinstance(answer, str) for answer in answers) == NoticeLimits().addresses

    run(story)


def test_requests_that_come_together_share_the_limit_on_addresses(where: Path | str) -> None:
    async def story() -> None:
        async with house(where) as at:
            anna, token = await at.hall.people.guest("Anna")
            notices = Notices(at.hall, {"pigeon": Pigeon(), "webhook": Pigeon()})
            wanted = [notices.subscribe(anna, "webhook", f"hook {n}", maker=token) for n in range(10)]
            hooks = await asyncio.gather(*wanted, return_exceptions=True)
            wanted = [notices.subscribe(anna, "pigeon", f"loft {n}", maker=token) for n in range(10)]
            lofts = await asyncio.gather(*wanted, return_exceptions=True)
            refused = [one.code for one in (*hooks, *lofts) if isinstance(one, Declined)]
            assert refused == ["too-many-webhooks"] * 8 + ["too-many-subscriptions"] * 7
            # Addresses whose token is gone count for nothing and make room.
            with at.hall.store.engine.begin() as connection:
                connection.execute(text("UPDATE subscriptions SET maker = 'gone'"))
            assert await notices.subscriptions(anna) == []
            await notices.subscribe(anna, "pigeon", "loft", maker=token)
            with at.hall.store.reading() as connection:
                assert connection.execute(text("SELECT address FROM subscriptions")).scalars().all() == [
                    "loft"
                ]

    run(story)


def test_expired_tokens_are_deleted_in_batches(where: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_module, "PRUNED", 6)
    monkeypatch.setattr(people_module, "BATCH", 4)

    async def story() -> None:
        async with house(where) as at:
            people = at.hall.people
            anna, token = await people.guest("Anna")
            for _ in range(7):
                ben, _ = await people.guest("Ben")
                await people.link(ben)
            notices = Notices(at.hall, {"pigeon": Pigeon()})
            await notices.subscribe(anna, "pigeon", "hers", maker=token)
            # Used links once left such marks.
            mark = {
                "hash": hashed("x"),
                "person": anna.id,
                "purpose": USED,
                "code": "",
                "created": at.clock.now(),
            }
            with at.hall.store.engine.begin() as connection:
                connection.execute(insert(schema.tokens), {**mark, "expires": None, "maker": None})
            assert rows(at) == 16
            at.clock.turn(LINK_SECONDS + EXPIRED_SECONDS - 1)
            assert not await people.prune()
            assert rows(at, LINK) == 7
            assert rows(at, USED) == 0  # it is older than a day
            at.clock.turn(2)
            assert await people.prune()
            assert not await people.prune()
            assert rows(at) == rows(at, KEEP) == 8
            assert await people.known(token) == anna
            at.clock.turn(KEEP_SECONDS)
            # Half a year and a day after the last one was made.
            assert await people.known(token) is None
            assert await people.prune()
            assert not await people.prune()
            assert rows(at) == 0
            with at.hall.store.reading() as connection:
                assert connection.execute(select(schema.subscriptions)).all() == []
            assert people.removed == {"expired": 16}

    run(story)


def test_a_running_server_deletes_expired_tokens(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, _ = await at.hall.people.guest("Anna")
            await at.hall.people.link(anna)
            await at.hall.start()
            at.clock.turn(LINK_SECONDS + EXPIRED_SECONDS + PRUNE_SECONDS)
            end = time.monotonic() + 60
            while rows(at) > 1:
                assert time.monotonic() < end
                await asyncio.sleep(0.01)
                at.clock.turn(PRUNE_SECONDS)
            assert rows(at, KEEP) == 1

    run(story)


@pytest.mark.parametrize("most", [Most(database=1), Most(disk_free=1 << 60)], ids=["database", "disk"])
def test_a_full_database_takes_moves_and_nothing_optional(tmp_path: Path, most: Most) -> None:
    async def story() -> None:
        clock = HandClock()
        async with house(tmp_path, clock=clock) as at:
            anna, token = await at.hall.people.guest("Anna")
            link = await at.hall.people.link(anna)
            code = await at.start(Settings("sectionx", 2, bots={1: "random"}), anna)
            await at.hall.settle()
        async with house(tmp_path, clock=clock, limits=Limits(room=most)) as at:
            people = at.hall.people
            at.hall.room.measure(at.hall.store)
            notices = Notices(at.hall, {"pigeon": Pigeon()})
            before = rows(at)
            answers = await asyncio.gather(
                people.link(anna, maker=token),
                people.redeem(link),
                notices.subscribe(anna, "pigeon", "loft"),
                at.do(code, anna, c.Say("table", "Hello?"), request="say"),
                at.do(code, anna, c.Undo(), request="undo"),
                at.do(code, anna, c.Order("any", "pass"), request="order"),
                return_exceptions=True,
            )
            assert [str(answer) for answer in answers] == ["server-full"] * 6
            assert rows(at) == before
            moved = 0
            while moved < 2:
                await at.hall.settle()
                book = await at.book(code)
                if book.position.actor == 0:
                    number, moved = book.number, moved + 1
                    await at.do(
                        code, anna, c.Act(str(next(iter(book.position.legal())))), request=f"move {number}"
                    )
                    assert (await at.book(code)).number > number
            # An order can be withdrawn: it is refused because there is none, not for want of room.
            with pytest.raises(Declined, match="no-such-window"):
                await at.do(code, anna, c.Order("any"), request="withdraw")
            await at.do(code, anna, c.Resign(), request="resign")
        async with house(tmp_path, clock=clock) as at:
            assert await at.hall.people.redeem(link) is not None

    run(story)
