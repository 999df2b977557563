"""The same game twice, with and without hidden entries: observers who may not see them receive the same
bytes.

Hidden entries are whispers, orders, withdrawn offers, and manual passes in a window. The test compares
everything that a watcher, an outsider or an uninvolved seat can observe: messages and their number, states,
accounts, lists of tables, notices, and (with a manual clock) the time of each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import pytest

from goneaway.bots import make_bot
from goneaway.colditz.ruleset import edition_names
from goneaway.kernel import Refused, Stream
from goneaway.table import Book, Declined, Pace, Person, Settings
from goneaway.table.book import commands as c
from goneaway.table.book import entries as e
from goneaway.table.book.seeing import Eyes
from goneaway.table.book.tempo import TEMPO
from goneaway.table.book.windows import is_window
from goneaway.table.live import LiveTable
from goneaway.table.notices import Notice, Notices
from goneaway.web.routes.tables import brief
from goneaway.web.sight import Sight

from ..table.house import House, house, run
from .searching import differing, encode
from .test_leaks import SHORT, Wiretap

STRANGER = Person("", "")
#: Long enough for windows of every kind, short enough for a test.
STEPS = 60
#: Seconds of every window, as a deliberate delay: the same in both games.
REACTION = 4.0

RULES = {name: {"edition": name, **({} if name == "fuga3" else SHORT)} for name in edition_names()}
#: The pace does not depend on the edition, so only some are also played slowly.
GAMES = [*(("live", name) for name in RULES), ("slow", "gibson")]


@dataclass
class Observed:
    """What one observer received, with times."""

    heard: list[tuple[float, str, bytes]] = field(default_factory=list)

    def keep(self, at: float, what: str, body: bytes) -> None:
        self.heard.append((at, what, body))


class Timed(Wiretap):
    """A socket that records when each message arrived."""

    def __init__(self, sight: Sight, at: House, into: Observed) -> None:
        super().__init__(sight, "en")
        self._at = at
        self._into = into

    def hear(self, parcel: Any) -> None:
        super().hear(parcel)
        self._into.keep(self._at.clock.now(), "told", self.sent[-1])

    def away(self, players: Mapping[int, float]) -> None:
        super().away(players)
        self._into.keep(self._at.clock.now(), "presence", self.sent[-1])


class Told:
    """A channel for notices that records when each was sent."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str]] = []

    def check(self, address: str) -> None:
        pass

    def send(self, address: str, notice: Notice) -> None:
        self.sent.append((notice.person.name, notice.code))


class Twin:
    """One of the two games. The first is played freely; the second repeats it with hidden entries in
    between."""

    def __init__(self, at: House, sight: Sight, script: Sequence[tuple[int, str]] | None) -> None:
        self.at = at
        self.sight = sight
        self.script = script
        self.played: list[tuple[int, str]] = []
        self.people: list[Person] = []
        self.code = ""
        self.seen: dict[Eyes | str, Observed] = {}
        #: Number of hidden entries by kind.
        self.hidden: dict[str, int] = {}

    async def begin(self, settings: Settings, conspirators: tuple[int, int]) -> None:
        self.people = await self.at.guests(*(f"Person {seat}" for seat in range(settings.players)))
        self.conspirators = conspirators
        self.code = await self.at.hall.open(self.people[0], settings)
        for seat, person in enumerate(self.people):
            await self.at.do(self.code, person, c.Claim(seat, f"word {seat}"))
        for eyes in (None, *range(settings.players)):
            if eyes not in conspirators:
                self.seen[eyes] = Observed()
                tap = Timed(self.sight, self.at, self.seen[eyes])
                viewer = None if eyes is None else self.people[eyes]
                await self.at.hall.attach(self.code, viewer, None, tap, eyes)
        self.seen["outsider"] = Observed()
        await self.at.do(self.code, self.people[0], c.Start())

    async def book(self) -> Book:
        return await self.at.book(self.code)

    async def play(self, bots: list[Any]) -> None:
        for step in range(STEPS):
            await self.at.turn(0.5)
            if self.script is not None:
                await self.conspire(step)
            await self.at.turn(0.5)
            book = await self.book()
            seat = book.position.actor if book.status == "playing" else None
            if seat is None:
                break
            # In a window everybody passes, which takes everybody the same time.
            if not is_window(book.position) and not book.chairs[seat].played_by:
                await self.act(book, seat, bots)
            await self.look()

    async def act(self, book: Book, seat: int, bots: list[Any]) -> None:
        if self.script is None:
            action = str(bots[seat].choose(book.position.view(seat), book.position.legal()))
        else:
            whose, action = self.script[len(self.played)]
            assert whose == seat, "the game took another course"
        self.played.append((seat, action))
        await self.at.do(self.code, self.people[seat], c.Act(action, seat=seat))

    # Hidden entries

    async def conspire(self, step: int) -> None:
        one, other = self.conspirators if step % 2 else self.conspirators[::-1]
        book = await self.book()
        if book.status != "playing":
            return
        await self.try_("whisper", one, c.Say([other], f"psst {step}", seat=one))
        await self.try_("order", one, c.Order("shield", "pass" if step % 3 else "", seat=one))
        if book.position.actor in self.conspirators and is_window(book.position):
            seat = book.position.actor
            assert seat is not None
            await self.try_("pass", seat, c.Act("pass", seat=seat))
        for word in ("offer", "withdraw"):
            asides = (await self.book()).position.asides(one)
            for action in asides:
                if action.verb == word and (word != "offer" or _only_for(str(action), book, other)):
                    await self.try_(word, one, c.Act(str(action), seat=one))
                    break

    async def try_(self, kind: str, seat: int, command: c.Command) -> None:
        before = (await self.book()).number
        try:
            await self.at.do(self.code, self.people[seat], command)
        except (Declined, Refused):
            return
        book = await self.book()
        concerned = [book.last(eyes) for eyes in self.seen if not isinstance(eyes, str)]
        assert book.number == before + 1
        assert not any(concerned), f"{kind} was seen"
        self.hidden[kind] = self.hidden.get(kind, 0) + 1

    # Observations

    async def look(self) -> None:
        """Fetch everything that can be fetched."""
        hall, now = self.at.hall, self.at.clock.now()
        await hall.settle()
        book = await self.book()
        for eyes, seen in self.seen.items():
            if isinstance(eyes, str):
                rows = [await hall.find(self.code), *await hall.open_tables()]
                seen.keep(now, "rows", encode([brief(row, STRANGER) for row in rows]))
                continue
            person = None if eyes is None else self.people[eyes]
            state = self.sight.state(book, eyes, "en")
            # Any decision of another player ends the possibility to undo (docs/security.md).
            state["parts"].pop("undo", None)
            seen.keep(now, "state", encode(state))
            seen.keep(now, "account", encode(await hall.account(self.code, person, eyes)))
            if person is not None:
                rows = await hall.mine(person)
                seen.keep(now, "mine", encode([brief(row, person) for row in rows]))

    def heard(self, eyes: Eyes | str) -> list[tuple[float, str, bytes]]:
        """What an observer received, without the code of the table, which is random."""
        found = self.seen[eyes].heard
        return [(at, what, body.replace(self.code.encode(), b"CODE")) for at, what, body in found]


def _only_for(action: str, book: Book, seat: int) -> bool:
    """Is this an offer to one seat only? An offer to everybody is not hidden."""
    return book.opened.seats[seat] in action.split()


@pytest.mark.parametrize(("pace", "edition"), GAMES)
def test_what_is_hidden_changes_nothing_for_others(
    tmp_path: Path, pace: Literal["live", "slow"], edition: str
) -> None:
    """Four players and three observers; bots choose the moves."""
    settings = Settings(
        "colditz",
        4,
        RULES[edition],
        watch="open",
        listed=True,
        pace=Pace(kind=pace, turn=80_000, game=800_000, reaction=REACTION, absent=0),
    )
    twins: list[Twin] = []
    notices: list[list[tuple[str, str]]] = []

    async def story(where: Path, script: Sequence[tuple[int, str]] | None) -> None:
        sight = Sight()
        where.mkdir()
        async with house(where, tempo=TEMPO, preparer=sight) as at:
            told = Told()
            sending = Notices(at.hall, {"test": told})
            twin = Twin(at, sight, script)
            await twin.begin(settings, (1, 2))
            for person in twin.people:
                await sending.subscribe(person, "test", "anywhere")
            book = await twin.book()
            # A bot replaces the last player: the time of its moves must not depend on hidden entries either.
            await at.do(twin.code, twin.people[3], c.Cover("simple", seat=3))
            bots = [
                make_bot("simple", book.journal.game, Stream.from_seed(seat, quiet=True)) for seat in range(4)
            ]
            await twin.play(bots)
            await sending.settle()
            await sending.close()
            twins.append(twin)
            notices.append([(name, code.replace(twin.code, "CODE")) for name, code in told.sent])

    run(lambda: story(tmp_path / "without", None))
    run(lambda: story(tmp_path / "with", twins[0].played))
    without, with_ = twins
    assert sum(with_.hidden.values()) > 20
    assert with_.played == without.played
    for eyes in without.seen:
        one, other = without.heard(eyes), with_.heard(eyes)
        for mine, theirs in zip(one, other, strict=False):
            assert mine[:2] == theirs[:2], f"{eyes} can tell by the time or the kind"
            assert not differing(mine[2], theirs[2]), f"{eyes} can tell"
        assert len(one) == len(other), f"{eyes} can count"
        assert len(one) > 20
    # Several are sent at once, and arrive in any order.
    assert sorted(notices[0]) == sorted(notices[1])


# Single cases, as they were found


def test_a_list_of_tables_does_not_tell_when_officers_whisper(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            people = await at.guests("Ann", "Bob", "Cid", "Dot")
            code = await at.start(Settings("colditz", 4, {"edition": "gibson"}), *people)
            before = (await at.hall.find(code)).touched
            at.clock.turn(100)
            await at.do(code, people[1], c.Say([2], "psst", seat=1))
            assert (await at.hall.find(code)).touched == before
            await at.do(code, people[1], c.Say("table", "Hello", seat=1))
            assert (await at.hall.find(code)).touched == before + 100

    run(story)


def test_a_game_that_is_watched_later_does_not_tell_when_it_moves(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            people = await at.guests("Ann", "Bob")
            code = await at.start(Settings("sectionx", 2, delay=600, watch="open"), *people)
            before = (await at.hall.find(code)).touched
            at.clock.turn(100)
            book = await at.book(code)
            seat = book.position.actor
            assert seat is not None
            await at.do(code, people[seat], c.Act(str(next(iter(book.position.legal()))), seat=seat))
            assert (await at.hall.find(code)).touched == before

    run(story)


def test_clocks_that_rested_go_on_from_what_everybody_saw(tmp_path: Path) -> None:
    """A player returns to a game that everybody had left; whether somebody whispered meanwhile does not
    show."""
    seen = []

    async def story(whisper: bool) -> None:
        where = tmp_path / str(whisper)
        where.mkdir()
        async with house(where) as at:
            people = await at.guests("Ann", "Bob", "Cid", "Dot")
            pace = Pace(turn=80_000, game=800_000)
            code = await at.start(Settings("colditz", 4, {"edition": "gibson"}, pace=pace), *people)
            await at.turn(70)
            if whisper:
                await at.do(code, people[1], c.Say([2], "psst", seat=1))
            await at.turn(30)
            await at.listen(code, people[0])
            book = await at.book(code)
            kinds = [type(item.entry).__name__ for item in book.feed(None)]
            seen.append((kinds, book.play.clocks.turn, book.play.clocks.game, book.play.clocks.since))

    run(lambda: story(False))
    run(lambda: story(True))
    assert seen[0] == seen[1]
    assert e.Woke.__name__ in seen[0][0]


def test_a_bot_does_not_wait_for_whispers(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, tempo=TEMPO) as at:
            people = await at.guests("Ann", "Bob", "Cid", "Dot")
            code = await at.start(Settings("colditz", 4, {"edition": "gibson"}), *people)
            live: LiveTable = await at.hall.table(code)
            # Before the first turn, bots do not wait at all: let them play it.
            for number, person in enumerate(people):
                await at.do(code, person, c.Cover("random", seat=number))
            await at.hall.settle()
            position = (await at.book(code)).position
            seat = position.actor
            assert seat is not None
            assert not position.setting_up
            assert not is_window(position)
            others = [one for one in (1, 2, 3) if one != seat][:2]
            for number in others:
                await at.do(code, people[number], c.Return(seat=number))
            await at.hall.settle()
            number = (await at.book(code)).count(None)
            await at.turn(TEMPO.bot / 2)
            await at.do(code, people[others[0]], c.Say([others[1]], "psst", seat=others[0]))
            await at.turn(TEMPO.bot / 2 + 0.01)
            assert (await at.book(code)).count(None) > number
            assert live.book is not None

    run(story)
