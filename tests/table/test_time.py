"""Clocks, people who are not there, bots that cover them, and tables that wake by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from goneaway.bots import Bot
from goneaway.bots.colditz.player import Simple
from goneaway.colditz.words.actions import parse
from goneaway.kernel import Action, Asides, Chance, Event, Game, Legal, View
from goneaway.table import Declined, Limits, Pace, Settings, Tempo
from goneaway.table import driver as driving
from goneaway.table.book import commands as c
from goneaway.table.book import entries as e

from .house import again, house, play, run, same


def kinds(book_entries: list[e.Entry]) -> list[str]:
    return [type(entry).__name__ for entry in book_entries]


def test_when_a_turn_takes_too_long_a_bot_plays_the_rest_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            people = (anna, ben)
            code = await at.start(Settings("sectionx", 2, pace=Pace(turn=60, absent=0)), anna, ben)
            for person in people:
                await at.listen(code, person)
            await at.hall.settle()
            book = await at.book(code)
            seat = book.position.actor
            assert seat is not None
            assert book.play.clocks.left(seat, at.clock.now()) == {"turn": 60}
            await at.turn(59)
            assert "Flagged" not in kinds(book.entries)
            await at.turn(1)
            book = await at.book(code)
            assert kinds(book.entries).count("Flagged") == 1
            assert book.position.actor == 1 - seat  # the bot has ended his turn
            assert not book.chairs[seat].played_by  # and the next one is his own again
            same(book, again(book))

    run(story)


def test_who_has_used_up_his_time_for_the_game_is_played_for_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            people = (anna, ben)
            code = await at.start(Settings("sectionx", 2, pace=Pace(game=100, absent=0)), anna, ben)
            for person in people:
                await at.listen(code, person)
            await at.turn(70)
            seat = (await at.book(code)).position.actor
            assert seat is not None
            await at.turn(30)
            book = await at.book(code)
            assert book.chairs[seat].why == "game"
            with pytest.raises(Declined, match="out-of-time"):
                await at.do(code, people[seat], c.Return())
            with pytest.raises(Declined, match="covered"):
                await at.do(code, people[seat], c.Act("end"))
            same(book, again(book))

    run(story)


def test_the_minutes_of_an_edition_run_on_the_clock(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            people = await at.guests("Anna", "Ben", "Cora")
            code = await at.start(Settings("colditz", 3, pace=Pace(by_rules=True)), *people)
            book = await at.book(code)
            assert book.play.clocks.turn_limit == 60

    run(story)


def test_no_clock_runs_in_a_pause_nor_where_nobody_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(Settings("sectionx", 2, pace=Pace(turn=60, absent=0)), anna, ben)
            _, here = await at.listen(code, anna)
            await at.turn(10)
            await at.do(code, anna, c.Propose("pause"))
            await at.do(code, ben, c.Agree(next(iter((await at.book(code)).proposals))))
            await at.turn(1000)
            await at.do(code, anna, c.Resume())
            book = await at.book(code)
            seat = book.position.actor
            assert seat is not None
            assert book.play.clocks.left(seat, at.clock.now()) == {"turn": 50}
            # Everybody goes home; the house is closed over night.
            here.detach()
            await at.turn(1000)
            assert "Flagged" not in kinds((await at.book(code)).entries)
            now = at.clock.now()
        async with house(tmp_path) as at:
            at.clock.at = now + 50_000
            await at.listen(code, anna)
            await at.hall.settle()
            book = await at.book(code)
            assert kinds(book.entries)[-1] == "Woke"
            assert book.play.clocks.left(seat, at.clock.now()) == {"turn": 50}
            same(book, again(book))

    run(story)


def test_somebody_who_is_not_there_is_covered_and_gets_his_seat_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, tempo=Tempo(0, 0, 0, 10, 0)) as at:
            anna, ben = await at.guests("Anna", "Ben")
            people = (anna, ben)
            code = await at.start(Settings("sectionx", 2, pace=Pace(absent=120)), anna, ben)
            await at.hall.settle()
            seat = (await at.book(code)).position.actor
            assert seat is not None
            away, waits = people[seat], people[1 - seat]
            ear, _ = await at.listen(code, waits)
            await at.turn(119)
            assert ear.parcels == []
            await at.turn(1)
            assert ear.kinds == ["Missed"]
            with pytest.raises(Declined, match="no-such-bot"):
                await at.do(code, waits, c.Cover("genius", seat=seat))
            # He comes just in time.
            _, back = await at.listen(code, away)
            await at.hall.settle()
            assert ear.kinds == ["Missed", "Found"]
            with pytest.raises(Declined, match="not-missing"):
                await at.do(code, waits, c.Cover("random", seat=seat))
            back.detach()
            await at.turn(200)
            await at.turn(10)
            assert "Covered" in ear.kinds
            book = await at.book(code)
            assert book.chairs[seat].why == "absent"
            assert book.position.actor == 1 - seat  # the bot has played his turn
            await at.listen(code, away)
            await at.hall.settle()
            assert ear.kinds[-1] == "Returned"
            assert not book.chairs[seat].played_by
            same(await at.book(code), again(await at.book(code)))

    run(story)


@pytest.mark.parametrize("absent", [120, 0], ids=["covered after 120 s", "covered by hand only"])
def test_somebody_who_leaves_is_soon_seen_to_be_away_and_may_be_covered_by_hand(
    tmp_path: Path, absent: int
) -> None:
    """Whether or not it is his turn; only the bot that comes by itself waits for two minutes."""

    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(Settings("sectionx", 2, pace=Pace(absent=absent)), anna, ben)
            ear, _ = await at.listen(code, anna)
            _, there = await at.listen(code, ben)
            await at.hall.settle()
            actor = (await at.book(code)).position.actor
            await at.turn(60)
            there.detach()
            await at.turn(9)
            assert ear.absences == []
            with pytest.raises(Declined, match="not-missing"):
                await at.do(code, anna, c.Cover("random", seat=1))
            await at.turn(1)
            assert ear.absences == [{1: 10}]
            # A page that is reloaded is back before anybody sees that it was away.
            _, back = await at.listen(code, ben)
            await at.turn(0)
            assert ear.absences == [{1: 10}, {}]
            back.detach()
            await at.turn(5)
            _, back = await at.listen(code, ben)
            await at.turn(20)
            assert ear.absences == [{1: 10}, {}]
            with pytest.raises(Declined, match="not-missing"):
                await at.do(code, anna, c.Cover("random", seat=1))
            back.detach()
            await at.turn(12)
            await at.do(code, anna, c.Cover("random", seat=1))
            book = await at.book(code)
            assert book.chairs[1].why == "absent"
            assert "Missed" not in kinds(book.entries)
            await at.listen(code, ben)
            await at.turn(0)
            assert not (await at.book(code)).chairs[1].played_by
            assert actor is not None
            same(await at.book(code), again(await at.book(code)))

    run(story)


def test_a_bot_comes_by_itself_two_minutes_after_somebody_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, tempo=Tempo(0, 0, 0, 10, 0)) as at:
            people = await at.guests("Anna", "Ben")
            code = await at.start(Settings("sectionx", 2), *people)
            await at.hall.settle()
            seat = (await at.book(code)).position.actor
            assert seat is not None
            ear, _ = await at.listen(code, people[1 - seat])
            await at.turn(10)
            assert ear.absences == [{seat: 10}]
            await at.turn(109)
            assert "Covered" not in ear.kinds
            await at.turn(1)
            await at.turn(10)
            assert "Covered" in ear.kinds

    run(story)


def test_whoever_holds_two_seats_is_at_both(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            rules = {"bundles": ["two_nations"]}
            code = await at.hall.open(anna, Settings("colditz", 2, rules=rules))
            held = next(group for group in (await at.book(code)).opened.chairs if len(group) > 1)
            other = next(seat for seat in range(3) if seat not in held)
            await at.do(code, anna, c.Claim(held[0]))
            await at.do(code, ben, c.Claim(other))
            await at.do(code, anna, c.Start())
            await at.listen(code, anna)
            ear, there = await at.listen(code, ben)
            await at.turn(500)
            assert ear.absences == []
            assert "Missed" not in kinds((await at.book(code)).entries)
            there.detach()
            ear, _ = await at.listen(code, anna)
            await at.turn(30)
            assert [list(away) for away in ear.absences] == [[other]]

    run(story)


def test_a_late_watcher_does_not_learn_from_who_is_away_that_the_game_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            settings = Settings("sectionx", 2, delay=600, pace=Pace(absent=0))
            code = await at.start(settings, anna, ben)
            await at.listen(code, anna)
            late, _ = await at.listen(code, None)
            await at.turn(20)
            assert late.absences == [{1: 20}]
            await at.do(code, anna, c.Resign())
            await at.do(code, ben, c.Resign())
            await at.turn(20)
            assert (await at.book(code)).status == "ended"
            assert late.absences == [{1: 20}]

    run(story)


def test_one_may_have_oneself_covered_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(Settings("sectionx", 2, pace=Pace(absent=0)), anna, ben)
            with pytest.raises(Declined, match="not-missing"):
                await at.do(code, anna, c.Cover("random", seat=1))
            with pytest.raises(Declined, match="not-covered"):
                await at.do(code, anna, c.Return())
            await at.do(code, anna, c.Cover("random"))
            await at.hall.settle()
            book = await at.book(code)
            assert book.position.actor == 1
            with pytest.raises(Declined, match="covered"):
                await at.do(code, anna, c.Cover("random"))
            await at.do(code, anna, c.Return())
            await play(at, code, (anna, ben), 20)
            same(await at.book(code), again(await at.book(code)))

    run(story)


def test_tables_wake_by_themselves_and_leave_when_nobody_needs_them(tmp_path: Path) -> None:
    """Slow games: a day a move, also over a restart, with nobody there."""

    async def story() -> None:
        day = 86_400.0
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(Settings("sectionx", 2, pace=Pace("slow", turn=day)), anna, ben)
            await at.hall.settle()
            seat = (await at.book(code)).position.actor
            assert seat is not None
            now = at.clock.now()
        async with house(tmp_path, limits=Limits(idle=100, look=10)) as at:
            at.clock.at = now + day + 1
            await at.hall.start()
            for _ in range(1000):
                await asyncio.sleep(0.01)
                if at.hall.in_use:
                    break
            await at.hall.settle()
            book = await at.book(code)
            assert "Flagged" in kinds(book.entries)
            assert book.position.actor == 1 - seat
            at.clock.turn(101)
            for _ in range(1000):
                await asyncio.sleep(0.01)
                at.clock.turn(10)
                if not at.hall.in_use:
                    break
            assert at.hall.in_use == 0

    run(story)


class Thinker(Bot):
    """Takes its time, in a thread; people may talk meanwhile."""

    thinks = True

    def choose(self, view: View, legal: Legal) -> Action:
        return next(iter(legal))


def test_a_bot_that_thinks_does_so_beside_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "make_bot", lambda level, game, chance: Thinker(chance))

    async def story() -> None:
        async with house(tmp_path) as at:
            (anna,) = await at.guests("Anna")
            code = await at.start(Settings("sectionx", 2, bots={1: "random"}), anna)
            for number in range(30):
                await play(at, code, (anna, anna), 1)
                await at.do(code, anna, c.Say("table", f"hm {number}"))
            await at.hall.settle()
            book = await at.book(code)
            assert {entry.by for entry in book.entries if isinstance(entry, e.Acted)} >= {"bot", "person"}
            same(book, again(book))

    run(story)


class Listener(Simple):
    """Keeps what it is told."""

    hears = True

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.told: dict[int, list[Event]] = {}

    def hear(self, number: int, events: Sequence[Event]) -> None:
        self.told = {known: some for known, some in self.told.items() if known < number}
        self.told[number] = list(events)


def test_a_bot_that_listens_is_told_what_its_seat_may_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything that was played, once; and what was taken back and played otherwise, as it was played."""
    listeners: list[Listener] = []

    def make(level: str, game: Game, chance: Chance) -> Bot:
        listeners.append(Listener(chance))
        return listeners[-1]

    monkeypatch.setattr(driving, "make_bot", make)

    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(Settings("colditz", 3, bots={2: "random"}), anna, ben)
            people = (anna, ben, anna)
            for _ in range(6):
                await play(at, code, people, 5)
            book = await at.book(code)
            number = book.count(0)
            await play(at, code, people, 3)
            await at.do(code, anna, c.Propose("rewind", number))
            await at.do(code, ben, c.Agree(next(iter((await at.book(code)).proposals))))
            # Something else this time: the last that can be done, not the first.
            book = await at.book(code)
            assert book.position.actor in (0, 1)
            other = list(book.position.legal())[-1]
            await at.do(code, people[book.position.actor], c.Act(str(other)))
            for _ in range(6):
                await play(at, code, people, 5)
            book = await at.book(code)
            events = [book.journal.opening, *(entry.events for entry in book.played)]
            told = listeners[-1].told
            assert len(told) > 20
            for known, some in told.items():
                assert some == [seen for event in events[known] if (seen := event.seen_by(2)) is not None]
            assert sorted(told) == list(range(len(told)))

    run(story)


class Fool(Bot):
    """Errs in every way there is, one after the other."""

    hears = True

    def hear(self, number: int, events: Sequence[Event]) -> None:
        raise ValueError("I did not listen")

    def choose(self, view: View, legal: Legal) -> Action:
        if self.chance.pick("fool", 2):
            raise RuntimeError("what was the question?")
        return parse("surrender b1")

    def aside(self, view: View, asides: Asides) -> Action | None:
        raise RuntimeError("pardon?")


@pytest.mark.parametrize(("game", "players"), [("sectionx", 2), ("colditz", 3)])
def test_a_bot_that_errs_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, game: str, players: int
) -> None:
    monkeypatch.setattr(driving, "make_bot", lambda level, game, chance: Fool(chance))

    async def story() -> None:
        async with house(tmp_path, tempo=Tempo(bot=1)) as at:
            (anna,) = await at.guests("Anna")
            bots = dict.fromkeys(range(1, players), "simple")
            settings = Settings(game, players, bots=bots, pace=Pace(turn=5, absent=0))
            code = await at.hall.open(anna, settings)
            await at.do(code, anna, c.Claim(0))
            await at.do(code, anna, c.Start())
            await at.listen(code, anna)
            for _ in range(60):
                await at.turn(5)
            book = await at.book(code)
            acted = [entry for entry in book.entries if isinstance(entry, e.Acted) and entry.by == "bot"]
            assert len(acted) > 20
            same(book, again(book))

    run(story)
    assert "playing a random" in caplog.text
    assert "failed while observing events" in caplog.text


def test_bots_set_up_at_once_and_then_take_their_time(tmp_path: Path) -> None:
    """Fourteen guards at 0.7 s each were ten seconds before a newcomer's first throw."""

    async def story() -> None:
        async with house(tmp_path, tempo=Tempo(bot=1)) as at:
            (anna,) = await at.guests("Anna")
            bots = dict.fromkeys((0, 1, 3), "simple")
            code = await at.hall.open(anna, Settings("colditz", 4, bots=bots))
            await at.do(code, anna, c.Claim(2))
            await at.do(code, anna, c.Start())
            await at.listen(code, anna)
            await at.turn(0)
            book = await at.book(code)
            assert book.position.setting_up
            assert book.position.actor == 2
            await at.do(code, anna, c.Act(str(next(iter(book.position.legal())))))
            await at.turn(0)
            book = await at.book(code)
            assert not book.position.setting_up
            assert book.position.actor == 0
            played = len(book.played)
            await at.turn(0.5)
            assert len((await at.book(code)).played) == played
            await at.turn(0.5)
            assert len((await at.book(code)).played) == played + 1

    run(story)
