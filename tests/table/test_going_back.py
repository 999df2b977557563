"""Taking back alone, and further back together; pausing, ending, and the same again."""

from __future__ import annotations

from pathlib import Path

import pytest

from goneaway import KINDS
from goneaway.bots import best_bot
from goneaway.kernel import load_record, verify
from goneaway.lab.simulate import Plan, play_one
from goneaway.table import Declined, Person, Settings
from goneaway.table.book import commands as c
from goneaway.table.book import entries as e

from .house import House, again, house, play, run, same


async def may_take_back(at: House, code: str, people: tuple[Person, ...]) -> int:
    """Play until somebody has done something that he may take back; his seat."""
    for _ in range(200):
        book = await at.book(code)
        for seat in range(len(people)):
            if not book.journal.why_no_undo(seat):
                return seat
        await play(at, code, people, 1)
    raise AssertionError("nobody ever could")


def test_what_told_nobody_anything_is_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            people = (anna, ben)
            code = await at.start(Settings("sectionx", 2), anna, ben)
            with pytest.raises(Declined, match="nothing-done"):
                await at.do(code, anna, c.Undo())
            ear, _ = await at.listen(code, None)
            seat = await may_take_back(at, code, people)
            book = await at.book(code)
            stood = len(book.played)
            with pytest.raises(Declined, match="no-undo"):
                await at.do(code, people[1 - seat], c.Undo())
            await at.do(code, people[seat], c.Undo())
            assert ear.kinds[-1] == "Undone"
            assert len(book.played) < stood
            await at.hall.settle()
            same(await at.book(code), again(await at.book(code)))
            await play(at, code, people, 10)
            book = await at.book(code)
            same(book, again(book))
        async with house(tmp_path) as at:
            same(await at.book(code), book)

    run(story)


def test_where_it_was_agreed_not_to_nothing_is_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(Settings("sectionx", 2, undo=False), anna, ben)
            with pytest.raises(Declined, match="undo-off"):
                await at.do(code, anna, c.Undo())

    run(story)


def test_everybody_agrees_to_go_back_and_the_same_dice_come_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            people = (anna, ben)
            code = await at.start(Settings("colditz", 2), anna, ben)
            await play(at, code, people, 12)
            book = await at.book(code)
            number, digest, stood = book.count(0), book.digest(), len(book.played)
            await play(at, code, people, 10)
            actions = [(one.seat, one.action, one.events) for one in (await at.book(code)).played]
            for wrong in (0, 10_000):
                with pytest.raises(Declined, match="no-such-moment"):
                    await at.do(code, anna, c.Propose("rewind", wrong))
            await at.do(code, anna, c.Propose("rewind", number))
            proposal = next(iter((await at.book(code)).proposals))
            with pytest.raises(Declined, match="proposed-already"):
                await at.do(code, ben, c.Propose("rewind", number))
            assert len((await at.book(code)).played) > stood
            await at.do(code, ben, c.Agree(proposal))
            book = await at.book(code)
            assert book.digest() == digest
            assert len(book.played) == stood
            with pytest.raises(Declined, match="no-such-proposal"):
                await at.do(code, ben, c.Agree(proposal))
            await play(at, code, people, 10)
            book = await at.book(code)
            assert [(one.seat, one.action, one.events) for one in book.played] == actions
            same(book, again(book))
            # One who does not agree is enough.
            await at.do(code, ben, c.Propose("rewind", number))
            await at.do(code, anna, c.Disagree(next(iter(book.proposals))))
            assert (await at.book(code)).proposals == {}

    run(story)


def test_a_pause_by_agreement(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(Settings("sectionx", 2), anna, ben)
            await at.do(code, anna, c.Propose("pause"))
            await at.do(code, ben, c.Agree(next(iter((await at.book(code)).proposals))))
            book = await at.book(code)
            assert book.status == "paused"
            seat = book.position.actor
            assert seat is not None
            with pytest.raises(Declined, match="paused"):
                await at.do(code, (anna, ben)[seat], c.Act("draw 1"))
            with pytest.raises(Declined, match="paused"):
                await at.do(code, anna, c.Propose("pause"))
            await at.do(code, anna, c.Say("table", "good night"))
            await at.do(code, ben, c.Resume())
            with pytest.raises(Declined, match="not-paused"):
                await at.do(code, ben, c.Resume())
            assert (await at.book(code)).status == "playing"

    run(story)


def test_given_up_it_is_over_and_the_secret_is_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(Settings("sectionx", 2), anna, ben)
            await play(at, code, (anna, ben), 5)
            with pytest.raises(Declined, match="not-ended"):
                await at.hall.record(code)
            with pytest.raises(Declined, match="not-ended"):
                await at.do(code, anna, c.Rematch())
            await at.do(code, anna, c.Propose("end"))
            await at.do(code, ben, c.Agree(next(iter((await at.book(code)).proposals))))
            book = await at.book(code)
            ended = book.entries[-1]
            assert isinstance(ended, e.Ended)
            assert ended.how == "abandoned"
            assert ended.secret == book.secret.hex()
            record = await at.hall.record(code)
            assert verify(record, KINDS).status == "adjourned"
            with pytest.raises(Declined, match="ended"):
                await at.do(code, anna, c.Act("end"))
            await at.do(code, anna, c.Say("table", "thanks"))
            # The same again: one asks first, both get the same table, seated as before.
            first = await at.do(code, ben, c.Rematch())
            second = await at.do(code, anna, c.Rematch())
            assert first.answer == second.answer
            other = await at.book(first.answer["table"])
            assert [chair.person for chair in other.chairs] == [anna.id, ben.id]
            assert other.host == ben.id
            assert other.opened.after == code
            await at.do(other.code, ben, c.Start())
            assert {row.code for row in await at.hall.mine(anna)} == {other.code, code}

    run(story)


def test_who_resigns_is_played_for_and_the_last_one_ends_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(Settings("sectionx", 3, bots={2: "random"}), anna, ben)
            await at.do(code, anna, c.Resign())
            with pytest.raises(Declined, match="resigned"):
                await at.do(code, anna, c.Resign())
            with pytest.raises(Declined, match="resigned"):
                await at.do(code, anna, c.Return())
            await at.hall.settle()
            book = await at.book(code)
            assert book.position.actor == 1
            assert book.chairs[0].played_by == best_bot(book.settings.game)
            await at.do(code, ben, c.Resign())
            assert (await at.book(code)).status == "ended"
            same(await at.book(code), again(await at.book(code)))

    run(story)


def test_records_from_elsewhere(tmp_path: Path) -> None:
    """A finished one is there to be looked at, an adjourned one to be gone on with; broken ones are not."""
    played = play_one(Plan("sectionx", 2, ("random", "random"), 1, 7, keep_records=True), 0)
    text = played.record
    assert text is not None

    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.hall.import_record(anna, text)
            book = await at.book(code)
            assert book.status == "ended"
            assert (await at.hall.record(code)).to_jsonl() == text
            with pytest.raises(ValueError, match="chain-broken"):
                await at.hall.import_record(anna, text.replace('"seat":0', '"seat":1', 1))
            # Adjourned: what stood stands.
            begun = await at.start(Settings("sectionx", 2), anna, ben)
            await play(at, begun, (anna, ben), 6)
            journal = (await at.book(begun)).journal
            adjourned = journal.record().to_jsonl()
            stood = journal.position.digest()
            code = await at.hall.import_record(ben, adjourned, title="Taken up again")
            for seat, person in enumerate((anna, ben)):
                await at.do(code, person, c.Claim(seat))
            await at.do(code, ben, c.Start())
            book = await at.book(code)
            assert book.digest() == stood
            assert book.secret.hex() not in repr(list(book.feed(None)))
            await play(at, code, (anna, ben), 6)
            await play(at, begun, (anna, ben), 6)
            assert (await at.book(code)).digest() == (await at.book(begun)).digest()
            same(await at.book(code), again(await at.book(code)))
            assert load_record(adjourned).ending.status == "adjourned"

    run(story)
