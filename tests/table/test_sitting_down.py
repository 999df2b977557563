"""Sitting down: by choice, by lot, bots, hosts, and what hosts cannot do."""

from __future__ import annotations

from pathlib import Path

import pytest

from goneaway.kernel import Seal
from goneaway.table import Declined, Limits, Settings
from goneaway.table.book import commands as c
from goneaway.table.deciding.seating import LOTS

from .house import again, house, run, same


def test_seats_by_choice_and_by_lot(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben, cora, dan = await at.guests("Anna", "Ben", "Cora", "Dan")
            code = await at.hall.open(anna, Settings("colditz", 3, title=" Thursday  evening "))
            ear, _ = await at.listen(code, cora)
            await at.do(code, anna, c.Claim(0, "heads"))
            with pytest.raises(Declined, match="seat-taken"):
                await at.do(code, ben, c.Claim(0))
            with pytest.raises(Declined, match="no-such-seat"):
                await at.do(code, ben, c.Claim(5))
            with pytest.raises(Declined, match="seats-empty"):
                await at.do(code, anna, c.Start())
            await at.do(code, ben, c.Claim("any", "tails"))
            await at.do(code, cora, c.Claim("any", "edge"))
            with pytest.raises(Declined, match="table-full"):
                await at.do(code, dan, c.Claim("any"))
            with pytest.raises(Declined, match="table-full"):
                await at.do(code, anna, c.SeatBot(1, "random"))
            with pytest.raises(Declined, match="not-host"):
                await at.do(code, ben, c.Start())
            await at.do(code, anna, c.Start())
            book = await at.book(code)
            people = [chair.person for chair in book.chairs]
            assert people[0] == anna.id
            lots = Seal(book.secret, ("heads", "tails", "edge")).stream().order(LOTS, 2)
            assert people[1 + lots[0]] == ben.id
            assert people[1 + lots[1]] == cora.id
            assert ear.moves[-1][0] == 1 + lots[1]
            for late in (c.Claim(0), c.Leave(), c.Kick(1), c.SeatBot(1, "random"), c.Start()):
                with pytest.raises(Declined, match="started"):
                    await at.do(code, anna, late)
            same(book, again(book))
            assert [row.code for row in await at.hall.mine(cora)] == [code]
            assert await at.hall.mine(dan) == []

    run(story)


def test_the_host_sends_away_and_hands_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben, cora = await at.guests("Anna", "Ben", "Cora")
            code = await at.hall.open(anna, Settings("colditz", 3, listed=True))
            for person in (anna, ben, cora):
                await at.do(code, person, c.Claim("any"))
            with pytest.raises(Declined, match="not-host"):
                await at.do(code, ben, c.Kick(name="Anna"))
            await at.do(code, anna, c.Kick(name="Ben"))
            with pytest.raises(Declined, match="not-seated"):
                await at.do(code, anna, c.Kick(name="Ben"))
            await at.do(code, ben, c.Claim(2))
            await at.do(code, anna, c.Kick(seat=2))
            await at.do(code, anna, c.Leave())
            book = await at.book(code)
            assert book.host == cora.id
            await at.do(code, cora, c.SeatBot(0, "simple"))
            await at.do(code, cora, c.SeatBot(0))
            with pytest.raises(Declined, match="no-such-bot"):
                await at.do(code, cora, c.SeatBot(0, "genius"))
            assert [row.free for row in await at.hall.open_tables()] == [2]
            same(await at.book(code), again(await at.book(code)))

    run(story)


def test_the_lone_officer_holds_both_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.hall.open(anna, Settings("colditz", 2, {"bundles": "two_nations"}))
            await at.do(code, anna, c.Claim(1))
            with pytest.raises(Declined, match="seat-taken"):
                await at.do(code, ben, c.Claim(0))
            await at.do(code, ben, c.Claim("any"))
            await at.do(code, anna, c.Start())
            book = await at.book(code)
            assert book.seats_of(anna.id) == (0, 1)
            assert book.seats_of(ben.id) == (2,)
            # She answers for whichever of her seats is asked.
            while (seat := book.position.actor) is not None and seat < 2 and len(book.played) < 4:
                await at.do(code, anna, c.Act(str(next(iter(book.position.legal()))), seat=seat))
                await at.hall.settle()
                book = await at.book(code)
            assert {entry.seat for entry in book.played} >= {0, 1}

    run(story)


def test_nothing_that_cannot_be_played_is_opened(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limits=Limits(tables=2)) as at:
            (anna,) = await at.guests("Anna")
            for wrong, word in (
                (Settings("chess", 2), "unknown-game"),
                (Settings("colditz", 9), "players"),
                (Settings("colditz", 4, {"edition": "none"}), "edition"),
                (Settings("colditz", 4, house="game = 1"), "game"),
                (Settings("colditz", 4, bots={9: "simple"}), "no-such-seat"),
                (Settings("colditz", 4, bots={0: "genius"}), "no-such-bot"),
                (Settings("colditz", 4, title="x\x00y"), "bad-text"),
            ):
                with pytest.raises((Declined, ValueError), match=word):
                    await at.hall.open(anna, wrong)
            house_rules = 'game = "colditz"\nedition = "osprey"\n[rules]\nmax_consecutive_rolls = 2\n'
            code = await at.hall.open(anna, Settings("colditz", 4, house=house_rules))
            assert (await at.hall.find(code.lower())).edition == "osprey"
            await at.hall.open(anna, Settings("colditz", 4))
            with pytest.raises(Declined, match="too-many-tables"):
                await at.hall.open(anna, Settings("colditz", 4))
            with pytest.raises(Declined, match="no-such-table"):
                await at.hall.find("NOWHERE")

    run(story)


def test_guests_are_known_by_their_tokens_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            people = at.hall.people
            anna, token = await people.guest("  Anna  the first ", "fr")
            assert anna.name == "Anna the first"
            assert len(token) >= 32
            assert await people.known(token) == anna
            assert await people.known("x" + token[1:]) is None
            link = await people.link(anna, "ABCDEF")
            assert await people.known(link) is None
            found = await people.redeem(link)
            assert found is not None
            assert found[0] == anna
            assert found[2] == "ABCDEF"
            assert await people.redeem(link) is None
            assert await people.redeem(token) is None
            late = await people.link(anna)
            at.clock.turn(601)
            assert await people.redeem(late) is None
            await people.forget(found[1])
            assert await people.known(found[1]) is None
            renamed = await people.rename(anna, "Anne", "it")
            assert await people.known(token) == renamed
            await people.forget_all(anna)
            assert await people.known(token) is None
            for wrong in ("", "   ", "x" * 41, "a\x00b", "\ud800"):
                with pytest.raises(Declined, match="bad-name"):
                    await people.guest(wrong)
            stored = (tmp_path / "house.db").read_bytes() + (tmp_path / "house.db-wal").read_bytes()
            assert token.encode() not in stored

    run(story)
