"""Every byte that leaves the house, over whole games of every edition: nothing in it is another's secret."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from goneaway.bots import Bot, make_bot
from goneaway.colditz.ruleset import edition_names
from goneaway.kernel import Refused, Stream
from goneaway.table import Book, Declined, Pace, Parcel, Person, Settings
from goneaway.table.book import commands as c
from goneaway.table.book.seeing import Eyes
from goneaway.web.sight import Sight, asks
from goneaway.web.sight.moments import moment_of
from goneaway.web.sight.parts import parts_of

from ..table.house import House, house, run
from .searching import dealt_anew, differing, encode, search

SHORT = {"limit_unit": "rounds", "limit_value": 1}
DAY = {"day_count": 1, "day_minutes": 2, "night_minutes": 1, "limit_value": 3}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(
        ("colditz", 3 + number % 2, {"edition": name, **(DAY if name == "fuga3" else SHORT)})
        for number, name in enumerate(edition_names())
    ),
    ("colditz", 2, {"bundles": ["two_nations"], **SHORT}),
    ("sectionx", 3, {}),
]
#: A clock that everybody sees must not tick by what only some see.
PACE = Pace(turn=86_400, game=864_000)
#: However long a game is, there is nothing new in it after so many steps.
LONGEST = 160


class Wiretap:
    """What goes to one pair of eyes, byte by byte."""

    def __init__(self, sight: Sight, language: str) -> None:
        self.language = language
        self.sent: list[bytes] = []
        self._sight = sight

    def hear(self, parcel: Parcel) -> None:
        assert parcel.prepared is not None
        self.sent.append(encode(self._sight.told(parcel.prepared, self.language)))

    def moved(self, eyes: Eyes, number: int) -> None:
        pass

    def away(self, players: Mapping[int, float]) -> None:
        self.sent.append(encode({"presence": {str(seat): seconds for seat, seconds in players.items()}}))

    def closed(self, code: str) -> None:
        assert code == "draining"


class Game:
    """One table with people in every seat, who talk, trade and keep to themselves what they can."""

    def __init__(self, at: House, sight: Sight, lots: random.Random) -> None:
        self.at = at
        self.sight = sight
        self.lots = lots
        self.code = ""
        self.people: list[Person] = []
        self.taps: dict[Eyes, Wiretap] = {}
        #: What nobody is ever sent; and by word, who may hear it.
        self.secrets: list[str] = []
        self.words: dict[str, frozenset[Eyes]] = {}
        #: How often somebody was not told of something.
        self.hidden = 0
        self.resampled = 0

    async def begin(self, settings: Settings) -> Book:
        # As many as there may be seats.
        for number in range(settings.players + 1):
            person, token = await self.at.hall.people.guest(f"Person {number}")
            self.people.append(person)
            self.secrets += [person.id, token]
        self.code = await self.at.hall.open(self.people[0], settings)
        for number in range(settings.players):
            seat = next(chair.seat for chair in (await self.book()).chairs if not chair.taken)
            await self.do(self.people[number], c.Claim(seat, f"contributed by {number}"))
        await self.listen()
        await self.do(self.people[0], c.Start())
        await self.listen()
        await self.at.hall.settle()
        return await self.book()

    async def listen(self) -> None:
        """Through all eyes there are."""
        book = await self.book()
        for chair in book.chairs:
            if chair.person and chair.seat not in self.taps:
                tap = self.taps[chair.seat] = Wiretap(self.sight, "en")
                await self.at.hall.attach(self.code, self.person(chair.person), None, tap, chair.seat)
        if None not in self.taps:
            self.taps[None] = Wiretap(self.sight, "en")
            await self.at.hall.attach(self.code, None, None, self.taps[None])

    def person(self, id: str) -> Person:
        return next(person for person in self.people if person.id == id)

    async def book(self) -> Book:
        return await self.at.book(self.code)

    async def do(self, person: Person, command: c.Command) -> None:
        request = f"request{self.lots.getrandbits(64):016x}"
        self.secrets.append(request)
        await self.at.do(self.code, person, command, request=request)

    def parts(self, book: Book, eyes: Eyes) -> bytes:
        """How everything stands, without what was told before."""
        return encode({"parts": parts_of(moment_of(book, eyes), "en", []).all()})

    async def aside(self, book: Book) -> None:
        """Something that not everybody is told of; to whom it is nothing it changes nothing."""
        before = {eyes: (book.count(eyes), self.parts(book, eyes)) for eyes in self.taps}
        chair = self.lots.choice(book.chairs)
        person = self.person(chair.person)
        command = self._aside(book, chair.seat)
        try:
            await self.do(person, command)
        except (Declined, Refused):
            return
        book = await self.book()
        for eyes, (count, parts) in before.items():
            if book.count(eyes) == count:
                self.hidden += 1
                changed = differing(parts, self.parts(book, eyes))
                # A way back that was open is closed by whatever somebody else decides.
                if changed.get("parts undo", ({}, {}))[0].get("can"):
                    del changed["parts undo"]
                assert not changed, (command, eyes)

    def _aside(self, book: Book, seat: int) -> c.Command:
        lot = self.lots.random()
        if lot < 0.4:
            word = f"psst{self.lots.getrandbits(64):016x}"
            other = self.lots.randrange(len(book.chairs))
            mine = book.held_with(seat)
            self.words[word] = frozenset((seat, other))
            return c.Say([other], word) if other not in mine else c.Say("table", "hm")
        if lot < 0.6:
            window = self.lots.choice(("shield", "warning", "spy", "react"))
            return c.Order(window, self.lots.choice(("pass", "")), seat=seat)
        found = list(book.position.asides(seat))
        return c.Act(str(self.lots.choice(found)), seat=seat) if found else c.Undo(seat=seat)

    def resample(self, book: Book) -> None:
        """Deal anew what a seat cannot know: it, and who watches, are sent the same and answered the same."""
        true = book.journal.position
        for seat in range(len(book.chairs)):
            eyes: list[Eyes] = [seat, None]
            sent = [self.answers(book, one) for one in eyes]
            twin = dealt_anew(book, seat, Stream.from_seed(self.lots.getrandbits(32)))
            book.journal.position = twin
            again = [self.answers(book, one) for one in eyes]
            book.journal.position = true
            for one, other in zip(sent, again, strict=True):
                assert [differing(*pair) for pair in zip(one, other, strict=True)] == [{}] * len(one)
            self.resampled += twin.digest() != true.digest()

    def answers(self, book: Book, eyes: Eyes) -> list[bytes]:
        asked: list[asks.Asked] = []
        if eyes is not None:
            asked = [asks.Threat(), asks.Arrests(), asks.Look("kitchen")]
        return [
            self.parts(book, eyes),
            *(encode(self.sight.ask(book, eyes, "en", question)) for question in asked),
        ]


@pytest.mark.parametrize(("game", "players", "rules"), TABLES)
def test_nothing_that_is_sent_is_anothers_secret(
    tmp_path: Path, game: str, players: int, rules: dict[str, Any]
) -> None:
    sight = Sight()

    async def story() -> None:
        async with house(tmp_path, preparer=sight) as at:
            played = Game(at, sight, random.Random(f"{game} {rules}"))
            book = await played.begin(Settings(game, players, rules, pace=PACE))
            bots: list[Bot] = [
                make_bot("simple", book.journal.game, Stream.from_seed(seat, quiet=True))
                for seat in range(len(book.chairs))
            ]
            for step in range(LONGEST):
                at.clock.turn(1)
                await at.hall.settle()
                book = await played.book()
                seat = book.position.actor if book.status == "playing" else None
                if seat is None:
                    break
                if step % 3 == 0:
                    await played.aside(book)
                    continue
                if step % 20 == 1:
                    played.resample(book)
                action = bots[seat].choose(book.position.view(seat), book.position.legal())
                await played.do(played.person(book.chairs[seat].person), c.Act(str(action), seat=seat))
                if step % 40 == 2:
                    for eyes, tap in played.taps.items():
                        tap.sent.append(encode(sight.state(book, eyes, "en")))
            await accounts(played)
            book = await played.book()
            # In Section X everything lies on the table.
            assert game == "sectionx" or (played.resampled and played.hidden > 5)
            for eyes, tap in played.taps.items():
                search(book, eyes, tap.sent, played.secrets, played.words)

    run(story)


async def accounts(played: Game) -> None:
    """What may be taken home of a game that goes on."""
    book = await played.book()
    for eyes, tap in played.taps.items():
        person = None if eyes is None else played.person(book.chairs[eyes].person)
        account = await played.at.hall.account(played.code, person, eyes)
        # What chance is made of is known afterwards; whose word is whose never.
        tap.sent.append(encode(account))
