"""The book of a table: its entries folded. `add` is the only thing that changes it.

Folded again from the same entries it is the same book, with the same numbers for every pair of eyes and the
same dice. An entry that comes new from somebody's decision is completed by `add` (what chance gave, what was
told, in one hash); one that is read back must come out as it was written.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from ... import KINDS
from ...kernel import (
    Action,
    Event,
    FileError,
    Journal,
    Position,
    Record,
    Refused,
    RulesError,
    Seal,
    load_record,
)
from ...kernel import Entry as Played
from ...kernel.records import ANOTHER, ENGINE, FINISHED, NOTHING_DONE, RecordError, outcomes
from ...presenting import Manners, manners_of
from . import entries as e
from .chairs import Chair, Order, Proposal
from .clocks import Clocks
from .declined import Declined
from .diverged import Diverged, fingerprint
from .seeing import Eyes, censored, seen
from .settings import Settings
from .tempo import TEMPO, Tempo

GATHERING, PLAYING, PAUSED, ENDED = "gathering", "playing", "paused", "ended"

#: What is done to the game: whoever has not seen it does not know what he answers.
MOVES = (e.Started, e.Acted, e.Undone, e.Rewound, e.Ended, e.Paused, e.Resumed)


class Item(NamedTuple):
    """One thing in a feed: what a pair of eyes may know of an entry, and the events as it sees them."""

    number: int
    eyes: Eyes
    entry: e.Entry
    events: tuple[Event, ...]


class Book:
    """One table."""

    def __init__(self, id: str, code: str, secret: bytes, tempo: Tempo = TEMPO) -> None:
        self.id = id
        self.code = code
        self.tempo = tempo
        #: The secret of chance. It leaves the house with `Ended` and not before.
        self.secret = secret
        self.entries: list[e.Entry] = []
        #: By entry: what happened in the game.
        self.happened: list[tuple[Event, ...]] = []
        #: By entry: how many actions stood after it.
        self.plies = array("I")
        self.status = GATHERING
        self.host = ""
        self.chairs: list[Chair] = []
        #: Who waits for the lots: person and name; contributions of all, in the order in which they came.
        self.guests: dict[str, str] = {}
        self.contributions: dict[str, str] = {}
        self.journal: Journal | None = None
        self.imported: Record | None = None
        self.clocks: Clocks | None = None
        #: Counted by themselves: the numbers of entries would tell how much is hidden.
        self.proposals: dict[int, Proposal] = {}
        self.proposed = 0
        #: Offers that lapse: by the action that takes it back, whose and when.
        self.lapses: dict[str, tuple[int, float]] = {}
        #: Time of the last public entry. Everything that outsiders see or the clockwork schedules is derived
        #: from this: the time of a hidden entry would reveal it.
        self.touched = 0.0
        #: When the question that is open now was put, and by which entry.
        self.asked_at = 0.0
        self.asked_by = 0
        #: Who had been asked before.
        self.asked_before: int | None = None
        #: When the question that is open is over for everybody; 0 if never.
        self.until = 0.0
        self.rematch = ""
        #: Whether an administrator has ended it.
        self.closed = False
        #: The number of the entry that began the game; None before.
        self.started: int | None = None
        #: Whether a person sat down to it at all; else bots play among themselves.
        self.people_began = False
        #: By seat: why what it did last could not be taken back even then.
        self._closed: dict[int, str] = {}
        self._feeds: dict[Eyes, array[int]] = {None: array("I")}
        self._requests: dict[tuple[str, str], int] = {}
        #: Why bots did what they did, by the number of the action: for the replay.
        self.reasons: dict[int, tuple[str, dict[str, Any]]] = {}

    # What stands in it

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
        """How many entries there are."""
        return len(self.entries)

    @property
    def position(self) -> Position:
        assert self.journal is not None
        return self.journal.position

    @property
    def played(self) -> list[Played]:
        """The actions that stand."""
        assert self.journal is not None
        return self.journal.entries

    def parsed(self, text: str) -> Action:
        """The action of a text; raises `Refused`."""
        assert self.journal is not None
        return self.journal.game.parse(text)

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(chair.seat for chair in self.chairs if person and chair.person == person)

    def eyes_of(self, person: str, seat: int | None = None) -> Eyes:
        """Whose eyes somebody has: those of his (first) seat, or a watcher's."""
        mine = self.seats_of(person)
        if seat is not None and seat in mine:
            return seat
        return mine[0] if mine else None

    @property
    def people(self) -> tuple[str, ...]:
        """Those whose consent counts: who sits and plays himself."""
        return tuple(
            dict.fromkeys(chair.person for chair in self.chairs if chair.person and not chair.played_by)
        )

    def answered(self, person: str, request: str) -> int | None:
        """The entry that a request led to; None if it is new."""
        return self._requests.get((person, request))

    # Feeds

    def count(self, eyes: Eyes, upto: int | None = None) -> int:
        """How much a pair of eyes has been told, up to an entry."""
        feed = self._feeds[eyes]
        return len(feed) if upto is None else bisect_left(feed, upto)

    def feed(self, eyes: Eyes, since: int = 0) -> Iterator[Item]:
        """What a pair of eyes was told after its number `since`."""
        feed = self._feeds[eyes]
        for number in range(since, len(feed)):
            yield self._item(number + 1, eyes, feed[number])

    def entry_of(self, eyes: Eyes, number: int) -> int:
        """Which entry an item of a feed is about."""
        return self._feeds[eyes][number - 1]

    def last(self, eyes: Eyes) -> Item | None:
        """What the last entry is to a pair of eyes; None if nothing."""
        feed = self._feeds[eyes]
        if not feed or feed[-1] != len(self.entries) - 1:
            return None
        return self._item(len(feed), eyes, feed[-1])

    def _item(self, number: int, eyes: Eyes, entry: int) -> Item:
        return Item(number, eyes, censored(self.entries[entry], eyes), seen(self.happened[entry], eyes))

    def stale(self, eyes: Eyes, expect: int) -> bool:
        """Whether something bears on the game that who expects this number has not seen."""
        feed = self._feeds[eyes]
        return expect > len(feed) or any(isinstance(self.entries[number], MOVES) for number in feed[expect:])

    def ply_at(self, eyes: Eyes, number: int) -> int:
        """How many actions stood when a pair of eyes had been told this much; raises `Declined`."""
        feed = self._feeds[eyes]
        if not 1 <= number <= len(feed):
            raise Declined("no-such-moment", to=number)
        return self.plies[feed[number - 1]]

    def number_at(self, eyes: Eyes, ply: int) -> int:
        """How much a pair of eyes had been told when so many actions stood last: `ply_at` the other way."""
        feed = self._feeds[eyes]
        return next((at + 1 for at in range(len(feed) - 1, -1, -1) if self.plies[feed[at]] <= ply), 0)

    # The fold

    def add(self, entry: e.Entry) -> e.Entry:
        """Write an entry; the same, completed. Raises `Refused`, and then nothing was written.

        Raises `Diverged` for one that comes out differently than it was.
        """
        before = self._question()
        asked = None if self.journal is None else self.position.actor
        number = len(self.entries)
        entry, events = self._fold(entry, number)
        self.entries.append(entry)
        self.happened.append(events)
        self.plies.append(len(self.journal.entries) if self.journal is not None else 0)
        if entry.request:
            self._requests[entry.person, entry.request] = number
        after = self._question()
        if after != before:
            self.asked_at, self.asked_by, self.asked_before = entry.at, number, asked
            self._look_at_time(entry.at)
        self._run_clocks(entry)
        for eyes, feed in self._feeds.items():
            if self._shows(entry, events, eyes, before != after):
                feed.append(number)
                if eyes is None:
                    self.touched = entry.at
        return entry

    def _look_at_time(self, at: float) -> None:
        """A meeting has its minutes from when it began, however many are ready meanwhile."""
        prompt = None if self.journal is None else self.position.prompt
        lasts = 0.0 if prompt is None else self.manners.lasts(prompt)
        if not lasts:
            self.until = 0.0
        elif not self.until:
            self.until = at + lasts

    def _question(self) -> object:
        if self.journal is None:
            return None
        return self.position.actor, self.position.prompt

    def _shows(self, entry: e.Entry, events: tuple[Event, ...], eyes: Eyes, moved: bool) -> bool:
        """Whether a pair of eyes is told of an entry at all."""
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
                return self._act(entry, number)
            case e.Undone() | e.Rewound():
                return self._go_back(entry, number), ()
            case e.Woke():
                # Nobody is charged for the time since the last public entry.
                assert self.clocks is not None
                self.clocks.go_on(self.touched, None)
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
                self.journal = Journal.resume(self.imported, KINDS)
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
        """The seats that go with a seat, itself included."""
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
        names = [sitter.name for sitter in entry.sitters]
        try:
            if self.imported is not None:
                self.journal = Journal.resume(self.imported, KINDS)
                self.journal.players = tuple(names)
            else:
                kind = KINDS[self.settings.game]
                rules = kind.recorded_rules(entry.rules)
                game = kind.new(
                    kind.people(self.opened.seats, rules), rules, seal=Seal(self.secret, entry.contributions)
                )
                self.journal = Journal(game, names)
        except (RulesError, RecordError) as error:
            raise Diverged("rules", number + 1, engine=entry.engine, error=error) from None
        events = self.journal.opening
        self.status = PLAYING
        self.started = number
        self.people_began = any(sitter.person for sitter in entry.sitters)
        turn = self.manners.turn_seconds(self.journal.game.rules) if self.settings.pace.by_rules else 0
        self.clocks = Clocks(len(self.chairs), self.settings.pace, turn or self.settings.pace.turn)
        return replace(entry, told=self._same(entry.told, events, number, entry.engine)), events

    # The game

    def _act(self, entry: e.Acted, number: int) -> tuple[e.Acted, tuple[Event, ...]]:
        journal = self.journal
        assert journal is not None
        fresh = not entry.told
        offers = set(self.manners.offers(journal.position)) if entry.lasts else set()
        try:
            action = journal.game.parse(entry.action)
            refusal = journal.position.why_not(entry.seat, action) if fresh else None
            if refusal is not None:
                raise Refused(refusal)  # before the moment is marked: a refused action leaves no trace
            if entry.by == "person":
                journal.mark(entry.seat)
            events = journal.apply(entry.seat, action)
        except Refused as refused:
            if fresh:
                raise
            raise self._diverged("refused", number, refusal=refused.refusal.code) from None
        drawn = tuple(outcomes(events))
        if not fresh and entry.drawn != drawn:
            raise self._diverged("outcomes", number)
        told = self._same(entry.told, events, number, "")
        if fresh:
            entry = replace(entry, action=str(action), drawn=drawn, told=told)
        if entry.why is not None:
            self.reasons[len(journal.entries)] = entry.why
        self._closed[entry.seat] = journal.why_no_undo(entry.seat)
        self._note(entry, events, offers)
        return entry, events

    def why_no_undo(self, seat: int) -> str:
        """Why a seat cannot take back what it did last; "" if it can. What others do unseen has no say in the
        reason."""
        assert self.journal is not None
        if not self.journal.why_no_undo(seat):
            return ""
        return self._closed.get(seat, NOTHING_DONE) or ANOTHER

    def _note(self, entry: e.Acted, events: tuple[Event, ...], offers: set[str]) -> None:
        """What an action means for orders, offers and covers."""
        chair = self.chairs[entry.seat]
        if entry.by == "order":
            chair.orders = {window: order for window, order in chair.orders.items() if not order.once}
        standing = self.manners.offers(self.position) if entry.lasts or self.lapses else {}
        self.lapses = {action: lapse for action, lapse in self.lapses.items() if action in standing}
        for action, seat in standing.items() if entry.lasts else ():
            if action not in offers:
                self.lapses[action] = (seat, entry.at + entry.lasts)
        assert self.journal is not None
        if any(event.kind in self.journal.game.kind.ending for event in events):
            assert self.clocks is not None
            self.clocks.go_on(entry.at, None)
            self.clocks.new_turn()
            for one in self.chairs:
                if one.why == "turn":
                    one.cover = one.why = ""
        if chair.missing and entry.by == "person":
            chair.missing = 0

    def _go_back(self, entry: e.Undone | e.Rewound, number: int) -> e.Entry:
        journal = self.journal
        assert journal is not None
        if isinstance(entry, e.Undone):
            journal.undo(entry.seat)
            if entry.back_to < 0:
                entry = replace(entry, back_to=len(journal.entries))
        else:
            again = Journal(journal.game, journal.players)
            for done in journal.entries[: entry.back_to]:
                again.apply(done.seat, journal.game.parse(done.action))
            self.journal = again
        self._drop("rewind")
        self.lapses = {}
        self.reasons = {ply: why for ply, why in self.reasons.items() if ply <= len(self.played)}
        if len(self.played) != entry.back_to:
            raise self._diverged("taken-back", number)
        return entry

    def _same(self, told: str, events: Iterable[Event], number: int, engine: str) -> str:
        """The hash of what was told now, which must be the one that was written."""
        now = fingerprint(events)
        if told and told != now:
            raise self._diverged("events", number, engine=engine)
        return now

    def _diverged(self, code: str, number: int, **parameters: object) -> Diverged:
        started = next((entry for entry in self.entries if isinstance(entry, e.Started)), None)
        engine = parameters.pop("engine", "") or (started.engine if started is not None else ENGINE)
        if engine != ENGINE:
            return Diverged("other-engine", number + 1, written=engine, here=ENGINE)
        return Diverged(code, number + 1, **parameters)

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

    def _run_clocks(self, entry: e.Entry) -> None:
        if self.clocks is not None:
            awaited = self.position.actor if self.status == PLAYING else None
            # They are looked at when somebody else is awaited, which all can see; never by what some do not.
            if awaited != self.clocks.awaited:
                self.clocks.go_on(entry.at, awaited)

    # For the end

    def digest(self) -> str:
        """The position, in one hash; "" before there is one."""
        return "" if self.journal is None else self.position.digest()
