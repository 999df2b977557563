"""What nobody else hears, and what silence does not tell."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from goneaway.kernel import Refused
from goneaway.table import Book, Declined, Pace, Person, Settings, Tempo
from goneaway.table.book import commands as c
from goneaway.table.book import entries as e

from .house import House, again, house, play, run, same

#: In 3.0 by night: the guard is about to take a man; the Americans have a Kit that a card may save.
ARREST = "night, turn security, points 3, american has {}, kits 2, dice 3-3, a1@garrison-100, g1@garrison-101"
FUGA = {"edition": "fuga3"}


async def staged(at: House, code: str, text: str) -> Book:
    """A table whose game stands as a scene says."""
    book = await at.book(code)
    game = book.journal.game
    book.journal.position = game.kind.scene.set_up(game, text)
    book.journal.position.strict = True
    return book


def test_table_talk_is_heard_by_all_and_officers_talk_by_officers(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            people = await at.guests("Anna", "Ben", "Cora", "Security")
            code = await at.start(Settings("colditz", 4), *people)
            ears = [(await at.listen(code, person))[0] for person in people]
            watcher, _ = await at.listen(code, None)
            await at.do(code, people[0], c.Say("table", "good evening"))
            await at.do(code, people[0], c.Say("officers", "the tunnel in the chapel"))
            await at.do(code, people[1], c.Say([2], "only you"))
            said = [
                [parcel.entry.text for parcel in ear.parcels if isinstance(parcel.entry, e.Said)]
                for ear in ears
            ]
            assert said[0] == ["good evening", "the tunnel in the chapel"]
            assert said[1] == ["good evening", "the tunnel in the chapel", "only you"]
            assert said[2] == ["good evening", "the tunnel in the chapel", "only you"]
            assert said[3] == ["good evening"]
            assert watcher.kinds == ["Said"]
            # No gap in anybody's numbers tells of it.
            for ear in (*ears, watcher):
                assert ear.numbers == list(range(ear.numbers[0], ear.numbers[0] + len(ear.numbers)))
            for command, word in (
                (c.Say([3], "psst"), "secret-talk"),
                (c.Say([0], "to myself"), "nobody-hears"),
                (c.Say([], "to nobody"), "nobody-hears"),
                (c.Say([9], "to nobody"), "no-such-seat"),
                (c.Say("table", "  "), "bad-text"),
                (c.Say("table", "x\x07"), "bad-text"),
            ):
                with pytest.raises(Declined, match=word):
                    await at.do(code, people[0], command)
            with pytest.raises(Declined, match="nobody-hears"):
                await at.do(code, people[3], c.Say("officers", "may I come in"))
            stranger = (await at.guests("Dan"))[0]
            with pytest.raises(Declined, match="not-seated"):
                await at.do(code, stranger, c.Say("table", "hello"))
            same(await at.book(code), again(await at.book(code)))

    run(story)


def test_where_the_edition_gives_them_a_minute_officers_talk_in_it_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            people = await at.guests("Anna", "Ben", "Security")
            code = await at.start(Settings("colditz", 3, {"edition": "devir"}), *people)
            await play(at, code, people, 0)
            await at.hall.settle()
            with pytest.raises(Declined, match="secret-talk"):
                await at.do(code, people[0], c.Say("officers", "now"))
            await staged(at, code, "turn american, american has rope")
            ears = [(await at.listen(code, person))[0] for person in people]
            await at.hall.do(code, people[1], c.Act("meet"), expect=None, request="meet")
            assert (await at.book(code)).play.until == at.clock.now() + 60
            await at.do(code, people[0], c.Say("officers", "now"))
            await at.do(code, people[0], c.Act("offer british rope for key"))
            assert [ear.kinds.count("Said") for ear in ears] == [1, 1, 0]
            # Security was told that they meet, and of nothing they do there.
            assert [event.kind for parcel in ears[2].parcels for event in parcel.events] == ["meeting-begun"]
            await at.turn(59)
            assert (await at.book(code)).play.until
            await at.do(code, people[0], c.Act("ready"))
            await at.turn(1)
            assert not (await at.book(code)).play.until
            assert ears[2].parcels[-1].events[-1].kind == "meeting-ended"
            with pytest.raises(Declined, match="secret-talk"):
                await at.do(code, people[0], c.Say("officers", "too late"))

    run(story)


async def by_nobody(at: House, code: str, officer: Person) -> None:
    """There is nothing to play: the table passes for him."""


async def at_once(at: House, code: str, officer: Person) -> None:
    done = await at.do(code, officer, c.Act("pass"))
    assert done.answer["kept"]


async def by_order(at: House, code: str, officer: Person) -> None:
    await at.do(code, officer, c.Order("shield", "pass"))


async def by_bot(at: House, code: str, officer: Person) -> None:
    await at.do(code, officer, c.Cover("random"))


@pytest.mark.parametrize("reaction", [0.0, 12.0])
def test_a_pass_takes_as_long_whoever_passes_and_why(reaction: float, tmp_path: Path) -> None:
    """Security sees the same at the same moment, whatever the Americans hold and however they pass."""

    async def passing(
        where: Path, held: str, how: Callable[[House, str, Person], Awaitable[None]]
    ) -> tuple[float, list[object]]:
        where.mkdir()
        async with house(where, tempo=Tempo(2, 9, 0, 0, 0)) as at:
            people = await at.guests("Anna", "Ben", "Security")
            pace = Pace(reaction=reaction)
            code = await at.start(Settings("colditz", 3, FUGA, pace=pace), *people)
            await staged(at, code, ARREST.format(held))
            ear, _ = await at.listen(code, people[2])
            for person in people[:2]:
                await at.listen(code, person)
            await at.do(code, people[2], c.Act("arrest g1 a1"))
            await at.hall.settle()
            asked = at.clock.now()
            assert (await at.book(code)).position.actor == 0
            heard = len(ear.parcels)
            await how(at, code, people[0])
            await at.hall.settle()
            covered = how is by_bot
            assert len(ear.parcels) == heard + covered
            while len(ear.parcels) == heard + covered:
                await at.turn(0.25)
                assert at.clock.now() < asked + 60
            seen: list[object] = [
                (parcel.entry, parcel.events)
                for parcel in ear.parcels[heard:]
                if parcel.entry.__class__ is e.Acted
            ]
            return at.clock.now() - asked, seen

    async def story() -> None:
        found = [
            await passing(tmp_path / str(number), held, how)
            for number, (held, how) in enumerate(
                [
                    ("kit", by_nobody),
                    ("kit", at_once),
                    ("kit hideaway", at_once),
                    ("kit", by_order),
                    ("kit hideaway", by_order),
                ]
            )
        ]
        assert all(one == found[0] for one in found)
        assert found[0][0] == reaction or 2 <= found[0][0] <= 9.25
        if reaction:
            # Who says nothing has passed when the time is up.
            assert await passing(tmp_path / "silent", "kit hideaway", by_nobody) == found[0]
        bot = await passing(tmp_path / "bot", "kit", by_bot)
        assert bot[0] == found[0][0]

    run(story)


def test_a_kept_pass_may_be_thought_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, tempo=Tempo(5, 5, 0, 0, 0)) as at:
            people = await at.guests("Anna", "Ben", "Security")
            code = await at.start(Settings("colditz", 3, FUGA), *people)
            await staged(at, code, ARREST.format("kit hideaway"))
            await at.do(code, people[2], c.Act("arrest g1 a1"))
            await at.do(code, people[0], c.Act("pass"))
            await at.do(code, people[0], c.Order("shield", ""))
            await at.turn(30)
            assert (await at.book(code)).position.actor == 0
            played = next(str(one) for one in (await at.book(code)).position.legal() if one.verb == "play")
            await at.do(code, people[0], c.Act(played))
            assert (await at.book(code)).position.actor != 0

    run(story)


def test_orders_are_known_to_whom_they_are_of_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            people = await at.guests("Anna", "Ben", "Security")
            code = await at.start(Settings("colditz", 3), *people)
            await at.hall.settle()
            own, _ = await at.listen(code, people[1])
            others = [(await at.listen(code, person))[0] for person in (people[0], people[2], None)]
            await at.do(code, people[1], c.Order("shield", "pass"))
            with pytest.raises(Declined, match="no-such-window"):
                await at.do(code, people[1], c.Order("airlock", "pass"))
            with pytest.raises(Declined, match="no-order"):
                await at.do(code, people[1], c.Order("warning", ""))
            with pytest.raises(Refused):
                await at.do(code, people[1], c.Order("warning", "jump high"))
            assert own.kinds == ["Ordered"]
            assert [ear.parcels for ear in others] == [[], [], []]
            book = await at.book(code)
            assert book.chairs[1].orders["shield"].answer == "pass"
            await at.do(code, people[1], c.Order("shield", ""))
            assert book.chairs[1].orders == {}
            same(book, again(book))

    run(story)


def test_what_security_cannot_see_does_not_count_in_his_feed(tmp_path: Path) -> None:
    """An offer is nothing to him: no number, no event, no change in what he sees."""

    async def story() -> None:
        async with house(tmp_path) as at:
            people = await at.guests("Anna", "Ben", "Security")
            code = await at.start(Settings("colditz", 3), *people)
            book = await staged(at, code, "turn american, american has rope, british has key")
            ears = [(await at.listen(code, person))[0] for person in (*people, None)]
            views = [book.position.view(eyes).to_json() for eyes in (2, None)]
            await at.do(code, people[0], c.Act("offer british rope for key", lasts=30))
            await at.hall.do(
                code, people[1], c.Act("counter 1 key for nothing"), expect=None, request="counter"
            )
            assert [len(ear.parcels) for ear in ears] == [2, 2, 0, 0]
            assert [book.position.view(eyes).to_json() for eyes in (2, None)] == views
            # What others did is known by its events, never by the words it was done in.
            words = [one.entry.action for one in ears[1].parcels if isinstance(one.entry, e.Acted)]
            assert words == ["", "counter 1 key for nothing"]

    run(story)


def test_offers_lapse(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            people = await at.guests("Anna", "Ben", "Security")
            code = await at.start(Settings("colditz", 3), *people)
            book = await staged(at, code, "turn american, american has rope rope, british has key")
            await at.do(code, people[0], c.Act("offer british rope for key", lasts=30))
            await at.do(code, people[0], c.Act("offer british rope rope for key"))
            ear, _ = await at.listen(code, people[1])
            await at.turn(29)
            assert ear.parcels == []
            await at.turn(1)
            assert [event.kind for event in ear.parcels[0].events] == ["withdrawn"]
            assert list(book.manners.offers(book.position)) == ["withdraw 2"]

    run(story)


def test_late_watchers_see_everything_later_and_nothing_hidden(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            settings = Settings("sectionx", 2, delay=60, watch="open")
            code = await at.hall.open(anna, settings)
            early, _ = await at.listen(code, None, 0)
            for seat, person in enumerate((anna, ben)):
                await at.do(code, person, c.Claim(seat))
            await at.hall.settle()
            assert early.kinds == ["Seated", "Seated"]  # before the game nothing is hidden
            await at.do(code, anna, c.Start())
            await play(at, code, (anna, ben), 3)
            assert early.kinds == ["Seated", "Seated"]
            at.clock.turn(30)
            await play(at, code, (anna, ben), 3)
            late, attachment = await at.listen(code, None, 0)
            assert [type(parcel.entry).__name__ for parcel in attachment.missed] == [
                "Opened",
                "Seated",
                "Seated",
            ]
            async with attachment.table.lock:
                assert not attachment.book.begun
            told = (await at.hall.account(code, None))["told"]
            assert [one["entry"]["kind"] for one in told] == ["opened", "seated", "seated"]
            await at.turn(30)
            first = early.kinds[2:]
            assert first[0] == "Started"
            assert first.count("Acted") >= 3
            assert late.kinds == first
            await at.turn(30)
            book = await at.book(code)
            assert early.parcels[-1].number == book.count(None)
            assert early.numbers == list(range(2, book.count(None) + 1))
            assert [row.code for row in await at.hall.open_tables()] == [code]

    run(story)


def test_who_only_looks_in_looks_as_late(tmp_path: Path) -> None:
    """Without listening, and where nobody listens: there is no other way to the present."""

    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(Settings("sectionx", 2, delay=60, watch="open"), anna, ben)
            await play(at, code, (anna, ben), 3)
            assert (await at.hall.account(code, None))["status"] == "gathering"
            assert (await at.hall.account(code, anna))["status"] == "playing"
            live = await at.hall.table(code)
            async with live.lock:
                live.advance_shadow(looking=True)
                assert not live.book_of(None).begun
                assert live.book_of(0).begun
            await at.turn(60)
            assert (await at.hall.account(code, None))["status"] == "playing"

    run(story)


def test_no_number_counts_what_is_hidden(tmp_path: Path) -> None:
    """Proposals count by themselves, and how far one would go back is told by the numbers of each."""

    async def story() -> None:
        async with house(tmp_path) as at:
            people = await at.guests("Anna", "Ben", "Cora", "Max")
            code = await at.start(Settings("colditz", 4), *people)
            await at.hall.settle()
            before = (await at.book(code)).count(3)
            for number in (1, 2):
                await at.do(code, people[0], c.Say("officers", f"hush {number}"))
            await at.do(code, people[0], c.Propose("pause"))
            book = await at.book(code)
            assert list(book.proposals) == [1]
            assert book.count(3) == before + 1
            assert book.count(1) > book.count(3)
            for eyes in (None, 0, 1, 3):
                last = book.last(eyes)
                assert last is not None
                assert isinstance(last.entry, e.Proposed)
                assert last.entry.back_to == -1
                for number in range(1, book.count(eyes) + 1):
                    there = book.number_at(eyes, book.ply_at(eyes, number))
                    assert book.ply_at(eyes, there) == book.ply_at(eyes, number)

    run(story)


def test_where_nobody_may_watch_nobody_does(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben, cora = await at.guests("Anna", "Ben", "Cora")
            code = await at.hall.open(anna, Settings("sectionx", 2, watch="none"))
            ear, _ = await at.listen(code, cora)
            for seat, person in enumerate((anna, ben)):
                await at.do(code, person, c.Claim(seat))
            await at.do(code, anna, c.Start())
            assert ear.shut == ["not-for-watching"]
            heard = len(ear.parcels)
            with pytest.raises(Declined, match="not-for-watching"):
                await at.listen(code, cora)
            await play(at, code, (anna, ben), 2)
            assert len(ear.parcels) == heard

    run(story)


def test_an_account_holds_no_more_than_its_seat_was_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            people = await at.guests("Anna", "Ben", "Security")
            code = await at.start(Settings("colditz", 3), *people)
            await play(at, code, people, 30)
            book = await at.book(code)
            for person in (*people, None):
                account = await at.hall.account(code, person)
                told = repr(account)
                assert account["commitment"] == book.opened.commitment
                assert book.secret.hex() not in told
                assert len(account["told"]) == book.count(account["eyes"])
                assert all(one.id not in told for one in people)
                assert "'domain'" not in told

    run(story)
