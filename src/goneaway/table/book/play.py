"""The game of a table, from its start: the journal, the clocks, the open question and its deadline."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from ...kernel import Entry as Played
from ...kernel import Event, Journal, Position, Refused
from ...kernel.records import ANOTHER, ENGINE, NOTHING_DONE, outcomes
from ...presenting import Manners
from . import entries as e
from .chairs import Chair
from .clocks import Clocks
from .diverged import Diverged, fingerprint


class Play:
    """A game that was started, or that was imported with a record. Only its `Book` changes it."""

    def __init__(
        self, journal: Journal, manners: Manners, chairs: list[Chair], clocks: Clocks, engine: str = ENGINE
    ) -> None:
        self.journal = journal
        self.manners = manners
        self.chairs = chairs
        self.clocks = clocks
        #: The version of the engine that started it.
        self.engine = engine
        #: Whether any person takes part; otherwise only bots play.
        self.people_began = any(chair.person for chair in chairs)
        #: Offers that lapse: by the action that withdraws it, the seat and the time.
        self.lapses: dict[str, tuple[int, float]] = {}
        #: The reasons for bots' actions, by the number of the action, for the replay.
        self.reasons: dict[int, tuple[str, dict[str, Any]]] = {}
        #: When the open question was put, and by which entry.
        self.asked_at = 0.0
        self.asked_by = 0
        #: The seat that was asked before.
        self.asked_before: int | None = None
        #: When the open question ends for everybody; 0 if it does not.
        self.until = 0.0
        #: By seat: why its last action could not be taken back even right after it.
        self._closed: dict[int, str] = {}

    @property
    def position(self) -> Position:
        return self.journal.position

    @property
    def played(self) -> list[Played]:
        """The actions that stand."""
        return self.journal.entries

    @property
    def question(self) -> object:
        """The seat asked and the prompt: questions are the same if these are equal."""
        return self.position.actor, self.position.prompt

    def put(self, at: float, number: int, before: int | None) -> None:
        """Note that an entry has opened a new question; `before` is the seat that was asked until then."""
        self.asked_at, self.asked_by, self.asked_before = at, number, before
        prompt = self.position.prompt
        lasts = 0.0 if prompt is None else self.manners.lasts(prompt)
        # A meeting's time runs from its start, however many players are ready meanwhile.
        if not lasts:
            self.until = 0.0
        elif not self.until:
            self.until = at + lasts

    # Actions

    def act(self, entry: e.Acted, number: int) -> tuple[e.Acted, tuple[Event, ...]]:
        """Play an action; return its completed entry and the events. Raises `Refused` for a new action, and
        `Diverged` for a logged one whose outcome differs from the log."""
        journal = self.journal
        fresh = not entry.told
        offers = set(self.manners.offers(journal.position)) if entry.lasts else set()
        marked = False
        try:
            action = journal.game.parse(entry.action)
            marked = entry.by == "person" and journal.mark(entry.seat)
            events = journal.apply(entry.seat, action)
        except Refused as refused:
            if marked:
                journal.unmark()  # a refused action leaves no trace
            if fresh:
                raise
            raise self._diverged("refused", number, refusal=refused.refusal.code) from None
        drawn = tuple(outcomes(events))
        if not fresh and entry.drawn != drawn:
            raise self._diverged("outcomes", number)
        told = self.same(entry.told, events, number)
        if fresh:
            entry = replace(entry, action=str(action), drawn=drawn, told=told)
        if entry.why is not None:
            self.reasons[len(journal.entries)] = entry.why
        self._closed[entry.seat] = journal.why_no_undo(entry.seat)
        self._note(entry, events, offers)
        return entry, events

    def _note(self, entry: e.Acted, events: tuple[Event, ...], offers: set[str]) -> None:
        """Update orders, offers and covers after an action."""
        chair = self.chairs[entry.seat]
        if entry.by == "order":
            chair.orders = {window: order for window, order in chair.orders.items() if not order.once}
        standing = self.manners.offers(self.position) if entry.lasts or self.lapses else {}
        self.lapses = {action: lapse for action, lapse in self.lapses.items() if action in standing}
        for action, seat in standing.items() if entry.lasts else ():
            if action not in offers:
                self.lapses[action] = (seat, entry.at + entry.lasts)
        if any(event.kind in self.journal.game.kind.ending for event in events):
            self.clocks.go_on(entry.at, None)
            self.clocks.new_turn()
            for one in self.chairs:
                if one.why == "turn":
                    one.cover = one.why = ""
        if chair.missing and entry.by == "person":
            chair.missing = 0

    # Going back

    def why_no_undo(self, seat: int) -> str:
        """Why a seat cannot take its last action back; "" if it can. The reason does not depend on hidden
        actions of others."""
        if not self.journal.why_no_undo(seat):
            return ""
        return self._closed.get(seat, NOTHING_DONE) or ANOTHER

    def go_back(self, entry: e.Undone | e.Rewound, number: int) -> e.Entry:
        journal = self.journal
        if isinstance(entry, e.Undone):
            journal.undo(entry.seat)
            if entry.back_to < 0:
                entry = replace(entry, back_to=len(journal.entries))
        else:
            again = Journal(journal.game, journal.players)
            for done in journal.entries[: entry.back_to]:
                again.apply(done.seat, journal.game.parse(done.action))
            self.journal = again
        self.lapses = {}
        self.reasons = {ply: why for ply, why in self.reasons.items() if ply <= len(self.played)}
        if len(self.played) != entry.back_to:
            raise self._diverged("taken-back", number)
        return entry

    # Checking against the log

    def same(self, told: str, events: Iterable[Event], number: int) -> str:
        """Return the hash of the new events; it must equal the logged one."""
        now = fingerprint(events)
        if told and told != now:
            raise self._diverged("events", number)
        return now

    def _diverged(self, code: str, number: int, **parameters: object) -> Diverged:
        if self.engine != ENGINE:
            return Diverged("other-engine", number + 1, written=self.engine, here=ENGINE)
        return Diverged(code, number + 1, **parameters)
