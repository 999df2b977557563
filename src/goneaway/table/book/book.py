"""The book of a table: its entries folded. Only `add` changes it.

The same entries always fold into the same book, with the same numbers in every feed and the same dice. `add`
completes a new entry (the outcome of chance, and a hash of the events); an entry that is read back must come
out as it was written.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from ... import KINDS
from ...kernel import Action, Event, FileError, Journal, Position, Record, RulesError, Seal, load_record
from ...kernel import Entry as Played
from ...kernel.records import FINISHED, RecordError
from ...presenting import Manners, manners_of
from . import entries as e
from .chairs import Chair, Order, Proposal
from .clocks import Clocks
from .declined import Declined
from .diverged import Diverged
from .play import Play
from .seeing import Eyes, censored, seen
from .settings import Pace, Settings
from .tempo import TEMPO, Tempo

GATHERING, PLAYING, PAUSED, ENDED = "gathering", "playing", "paused", "ended"

#: Entries that change the game: a player who has not seen them would answer a position that is out of date.
MOVES = (e.Started, e.Acted, e.Undone, e.Rewound, e.Ended, e.Paused, e.Resumed)


class Item(NamedTuple):
    """One item of a feed: what a pair of eyes may know of an entry, and the events as it sees them."""

    number: int
    eyes: Eyes
    entry: e.Entry
    events: tuple[Event, ...]


class Book:
    """One table: its seats, proposals and chat and, once it is started, its game (`play`)."""

    def __init__(self, id: str, code: str, secret: bytes, tempo: Tempo = TEMPO) -> None:
        self.id = id
        self.code = code
        self.tempo = tempo
        #: The secret from which chance is derived. It is published with `Ended` and not before.
        self.secret = secret
        self.entries: list[e.Entry] = []
        #: By entry: the events in the game.
        self.happened: list[tuple[Event, ...]] = []
        #: By entry: the number of standing actions after it.
        self.plies = array("I")
        self.status = GATHERING
        self.host = ""
        self.chairs: list[Chair] = []
        #: Players who will draw lots for their seats: person to name; and all contributions, in order of
        #: arrival.
        self.guests: dict[str, str] = {}
        self.contributions: dict[str, str] = {}
        self._play: Play | None = None
        self.imported: Record | None = None
        #: Proposals have numbers of their own: entry numbers would reveal how much is hidden.
        self.proposals: dict[int, Proposal] = {}
        self.proposed = 0
        #: Time of the last public entry. Everything that outsiders see or the clockwork schedules is derived
        #: from this: the time of a hidden entry would reveal it.
        self.touched = 0.0
        self.rematch = ""
        #: Whether an administrator has closed the table.
        self.closed = False
        #: The number of the entry that began the game; None before.
        self.started: int | None = None
        self._feeds: dict[Eyes, array[int]] = {None: array("I")}
        self._requests: dict[tuple[str, str], int] = {}

    # The state of the table

    @property
    def opened(self) -> e.Opened:
        first = self.entries[0]
        assert isinstance(first, e.Opened)
        return first

    @property
    def settings(self) -> Settings:
        return self.opened.settings

    @property
    def manners(self) -> Manners:
        return manners_of(self.settings.game)

    @property
    def number(self) -> int:
        """The number of entries."""
        return len(self.entries)

    # The game

    @property
    def begun(self) -> bool:
        """Whether there is a game: it was started, or imported with a finished record."""
        return self._play is not None

    @property
    def play(self) -> Play:
        """The game; raises `Declined` before there is one."""
        if self._play is None:
            raise Declined("not-started")
        return self._play

    @property
    def journal(self) -> Journal:
        return self.play.journal

    @property
    def position(self) -> Position:
        return self.play.journal.position

    @property
    def played(self) -> list[Played]:
        """The actions that stand."""
        return self.play.played

    def parsed(self, text: str) -> Action:
        """The action that a text stands for; raises `Refused`."""
        return self.journal.game.parse(text)

    # Who is there

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(chair.seat for chair in self.chairs if person and chair.person == person)

    def eyes_of(self, person: str, seat: int | None = None) -> Eyes:
        """The eyes through which a person looks: those of the given seat, else of their first seat, else a
        watcher's."""
        mine = self.seats_of(person)
        if seat is not None and seat in mine:
            return seat
        return mine[0] if mine else None

    @property
    def people(self) -> tuple[str, ...]:
        """The people whose consent counts: those who have a seat that no bot plays."""
        return tuple(
            dict.fromkeys(chair.person for chair in self.chairs if chair.person and not chair.played_by)
        )

    def answered(self, person: str, request: str) -> int | None:
        """The number of the entry that a request led to; None if the request is new."""
        return self._requests.get((person, request))

    # Feeds

    def count(self, eyes: Eyes, upto: int | None = None) -> int:
        """The number of items in a feed, optionally only those before an entry."""
        feed = self._feeds[eyes]
        return len(feed) if upto is None else bisect_left(feed, upto)

    def feed(self, eyes: Eyes, since: int = 0) -> Iterator[Item]:
        """The items of a feed after the number `since`."""
        feed = self._feeds[eyes]
        for number in range(since, len(feed)):
            yield self._item(number + 1, eyes, feed[number])

    def entry_of(self, eyes: Eyes, number: int) -> int:
        """The number of the entry that an item of a feed is about."""
        return self._feeds[eyes][number - 1]

    def last(self, eyes: Eyes) -> Item | None:
        """The last entry as an item of a feed; None if these eyes do not see it."""
        feed = self._feeds[eyes]
        if not feed or feed[-1] != len(self.entries) - 1:
            return None
        return self._item(len(feed), eyes, feed[-1])

    def _item(self, number: int, eyes: Eyes, entry: int) -> Item:
        return Item(number, eyes, censored(self.entries[entry], eyes), seen(self.happened[entry], eyes))

    def stale(self, eyes: Eyes, expect: int) -> bool:
        """Whether the game has changed since the item that a client saw last, `expect`."""
        feed = self._feeds[eyes]
        return expect > len(feed) or any(isinstance(self.entries[number], MOVES) for number in feed[expect:])

    def ply_at(self, eyes: Eyes, number: int) -> int:
        """The number of standing actions at an item of a feed; raises `Declined`."""
        feed = self._feeds[eyes]
        if not 1 <= number <= len(feed):
            raise Declined("no-such-moment", to=number)
        return self.plies[feed[number - 1]]

    def number_at(self, eyes: Eyes, ply: int) -> int:
        """The number of the last item at which at most `ply` actions stood: the inverse of `ply_at`."""
        feed = self._feeds[eyes]
        return next((at + 1 for at in range(len(feed) - 1, -1, -1) if self.plies[feed[at]] <= ply), 0)

    # The fold

    def add(self, entry: e.Entry) -> e.Entry:
        """Add an entry and return it completed. Raises `Refused`, leaving the book unchanged.

        Raises `Diverged` for a logged entry whose outcome differs from the log.
        """
        before = self._play.question if self._play is not None else None
        asked = self._play.position.actor if self._play is not None else None
        number = len(self.entries)
        entry, events = self._fold(entry, number)
        self.entries.append(entry)
        self.happened.append(events)
        if entry.request:
            self._requests[entry.person, entry.request] = number
        play = self._play
        self.plies.append(len(play.played) if play is not None else 0)
        moved = play is not None and play.question != before
        if play is not None:
            if moved:
                play.put(entry.at, number, asked)
            self._run_clocks(play, entry)
        for eyes, feed in self._feeds.items():
            if self._shows(entry, events, eyes, moved):
                feed.append(number)
                if eyes is None:
                    self.touched = entry.at
        return entry

    def _shows(self, entry: e.Entry, events: tuple[Event, ...], eyes: Eyes, moved: bool) -> bool:
        """Whether a pair of eyes learns of an entry at all."""
        match entry:
            case e.Acted():
                return moved or entry.seat == eyes or bool(seen(events, eyes))
            case e.Said():
                return entry.all or entry.seat == eyes or eyes in entry.ears
            case e.Ordered():
                return entry.seat == eyes
            case _:
                return True

    def _fold(self, entry: e.Entry, number: int) -> tuple[e.Entry, tuple[Event, ...]]:
        match entry:
            case e.Opened():
                self._open(entry)
            case e.Imported():
                self._import(entry)
            case e.Seated():
                self._sit(entry)
            case e.Left():
                self._leave(entry.sitter)
            case e.BotSeated():
                chair = self.chairs[entry.seat]
                chair.bot = chair.name = entry.level
            case e.Started():
                return self._start(entry, number)
            case e.Acted():
                return self.play.act(entry, number)
            case e.Undone() | e.Rewound():
                entry = self.play.go_back(entry, number)
                self._drop("rewind")
            case e.Woke():
                # The time since the last public entry is charged to no player.
                self.play.clocks.go_on(self.touched, None)
            case e.Ended():
                self.status = ENDED
                self.closed = entry.how == "closed"
                self.proposals.clear()
            case e.Ordered():
                self._order(entry)
            case e.Missed() | e.Found():
                self.chairs[entry.seat].missing = entry.at if isinstance(entry, e.Missed) else 0
            case e.Covered() | e.Flagged() | e.Resigned() | e.Returned():
                self._hand_over(entry)
            case e.Proposed():
                self.proposed += 1
                self.proposals[self.proposed] = Proposal(
                    entry.what, entry.person, entry.back_to, {entry.person}
                )
            case e.Agreed():
                self.proposals[entry.proposal].agreed.add(entry.person)
            case e.Disagreed():
                del self.proposals[entry.proposal]
            case e.Paused() | e.Resumed():
                self.status = PAUSED if isinstance(entry, e.Paused) else PLAYING
                self._drop("pause")
            case e.Rematched():
                self.rematch = entry.code
            case e.Said():
                pass
        return entry, ()

    def _drop(self, *what: str) -> None:
        self.proposals = {number: one for number, one in self.proposals.items() if one.what not in what}

    # Gathering

    def _open(self, entry: e.Opened) -> None:
        self.host = entry.person
        self.chairs = [Chair(seat, title) for seat, title in enumerate(entry.seats)]
        for seat, level in entry.settings.bots.items():
            self.chairs[seat].bot = self.chairs[seat].name = level
        self._feeds = {eyes: array("I") for eyes in (None, *range(len(entry.seats)))}

    def _import(self, entry: e.Imported) -> None:
        try:
            self.imported = load_record(entry.record)
            if self.imported.ending.status == FINISHED:
                journal = Journal.resume(self.imported, KINDS)
                # The game is only there to be looked at, so no clock runs.
                self._play = Play(journal, self.manners, self.chairs, Clocks(len(self.chairs), Pace(), 0))
                self.status = ENDED
        except FileError as error:
            raise Diverged("record", len(self.entries) + 1, error=error) from None

    def _sit(self, entry: e.Seated) -> None:
        self._get_up(entry.sitter)
        self.contributions[entry.sitter] = entry.contribution
        if entry.seat < 0:
            self.guests[entry.sitter] = entry.name
            return
        for seat in self.held_with(entry.seat):
            self.chairs[seat].person, self.chairs[seat].name = entry.sitter, entry.name
            self.chairs[seat].bot = ""

    def held_with(self, seat: int) -> tuple[int, ...]:
        """The seats that the same person holds, including this one."""
        return next(group for group in self.opened.chairs if seat in group)

    def _get_up(self, person: str) -> None:
        self.guests.pop(person, None)
        self.contributions.pop(person, None)
        for seat in self.seats_of(person):
            self.chairs[seat].person = self.chairs[seat].name = ""

    def _leave(self, person: str) -> None:
        self._get_up(person)
        seated = [chair.person for chair in self.chairs if chair.person] or list(self.guests)
        if person == self.host and seated:
            self.host = seated[0]

    def _start(self, entry: e.Started, number: int) -> tuple[e.Started, tuple[Event, ...]]:
        for chair, sitter in zip(self.chairs, entry.sitters, strict=True):
            chair.person, chair.name, chair.bot = sitter.person, sitter.name, sitter.bot
        self.guests.clear()
        try:
            journal = self._new_journal(entry)
        except (RulesError, RecordError) as error:
            raise Diverged("rules", number + 1, engine=entry.engine, error=error) from None
        turn = self.manners.turn_seconds(journal.game.rules) if self.settings.pace.by_rules else 0
        clocks = Clocks(len(self.chairs), self.settings.pace, turn or self.settings.pace.turn)
        play = self._play = Play(journal, self.manners, self.chairs, clocks, entry.engine)
        self.status = PLAYING
        self.started = number
        events = journal.opening
        return replace(entry, told=play.same(entry.told, events, number)), events

    def _new_journal(self, entry: e.Started) -> Journal:
        names = [sitter.name for sitter in entry.sitters]
        if self.imported is not None:
            journal = Journal.resume(self.imported, KINDS)
            journal.players = tuple(names)
            return journal
        kind = KINDS[self.settings.game]
        rules = kind.recorded_rules(entry.rules)
        seal = Seal(self.secret, entry.contributions)
        return Journal(kind.new(kind.people(self.opened.seats, rules), rules, seal=seal), names)

    # Around it

    def _order(self, entry: e.Ordered) -> None:
        orders = self.chairs[entry.seat].orders
        if entry.answer:
            orders[entry.window] = Order(entry.answer, entry.once)
        else:
            orders.pop(entry.window, None)

    def _hand_over(self, entry: e.Covered | e.Flagged | e.Resigned | e.Returned) -> None:
        chair = self.chairs[entry.seat]
        match entry:
            case e.Returned():
                chair.cover = chair.why = ""
                chair.missing = 0
            case e.Resigned():
                chair.cover, chair.why, chair.resigned = entry.level, "resigned", True
            case e.Flagged():
                chair.cover, chair.why = entry.level, entry.clock
            case e.Covered():
                chair.cover, chair.why = entry.level, entry.why

    def _run_clocks(self, play: Play, entry: e.Entry) -> None:
        awaited = play.position.actor if self.status == PLAYING else None
        # Chairs are checked when another seat is awaited, which is public; never because of hidden entries.
        if awaited != play.clocks.awaited:
            play.clocks.go_on(entry.at, awaited)

    # Ending

    def digest(self) -> str:
        """A hash of the position; "" before the game."""
        return self.position.digest() if self.begun else ""
