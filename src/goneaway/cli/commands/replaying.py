"""`goneaway replay`: a recorded game, move by move, in full or as one seat saw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape

from ... import KINDS
from ...kernel import Entry, Event, Record, RecordError, replay
from ...presenting import Presentation
from ...presenting.chronicle import Before
from ...wording import Wording
from ..files import shown
from ..problem import Problem
from ..terminal.front import front_of


def show_replay(
    record: Record, seat: str | None, boards: bool, console: Console, language: str = "en"
) -> None:
    if seat is not None and seat not in record.seats:
        seats = ", ".join(record.seats)
        raise Problem(Wording(language).text("terminal-problem-no-seat", name=shown(seat), seats=seats))
    eyes = None if seat is None else record.seats.index(seat)
    wording = Wording(language, str(record.rules.get("edition", "")))
    who = ", ".join(
        escape(f"{name} ({player})" if player else name)
        for name, player in zip(record.seats, record.players or [""] * len(record.seats), strict=True)
    )
    console.print(f"[bold]{KINDS[record.game].title}[/bold]: {who}" if record.game in KINDS else who)
    last = -1
    try:
        front = front_of(record.remake(KINDS), wording)
        told = _Telling(console, front.presented, record.seats)
        for moment in replay(record, KINDS):
            entry = moment.entry
            events = list(_seen(moment.events, eyes))
            if entry is not None and boards and entry.seat != last and last >= 0:
                told.flush()
                console.print(front.board(moment.position.view(eyes), console.width))
            last = last if entry is None else entry.seat
            told.add(entry, events)
            position = moment.position
        told.flush()
        console.print(front.board(position.view(eyes), console.width))
    except RecordError as error:
        raise Problem(wording.record_error(error), 1) from None
    if position.outcome is not None:
        console.print(wording.outcome(record.game, position.outcome, record.seats), markup=False)


def _seen(events: Iterable[Event], eyes: int | None) -> Iterator[Event]:
    """The events that a seat sees. Without a seat, the reader sees everything that any seat sees."""
    for event in events:
        seen = event.seen_by(event.knows[0] if event.knows and eyes is None else eyes)
        if seen is not None:
            yield seen


class _Telling:
    """Prints moves with their effects; single steps of one walk are printed as one move."""

    def __init__(self, console: Console, shown: Presentation[Any], seats: Sequence[str]) -> None:
        self._console = console
        self._shown = shown
        self._seats = seats
        #: Number of moves so far, and those not yet printed with their events.
        self._number = 0
        self._moves: list[Entry] = []
        self._events: list[Event] = []
        #: Where pawns stood before them.
        self._stood: dict[str, str] = {}

    def add(self, entry: Entry | None, events: list[Event]) -> None:
        pace = self._shown.pace
        walk = bool(self._moves and self._events) and all(map(pace.walker, self._events))
        if not (walk and events and all(pace.goes_on(self._events[-1], event) for event in events)):
            self.flush()
        if entry is not None:
            self._number += 1
            self._moves.append(entry)
        self._events += events

    def flush(self) -> None:
        if self._moves:
            first, last = self._moves[0], self._moves[-1]
            number, action = str(self._number), first.action
            if last is not first:
                number = f"{self._number - len(self._moves) + 1}–{self._number}"
                action += f" … {last.action.split()[-1]}"
            self._console.print(
                f"{number:>5} [bold]{escape(self._seats[first.seat])}[/bold] {escape(action)}"
            )
        stood = dict(self._stood)
        for line in self._shown.told(self._events, None, Before(stood=lambda pawn: stood.get(pawn, ""))):
            self._console.print(f"        {line.sentence}", markup=False)
        for event in self._events:
            self._stood.update(self._shown.pace.leaves(event))
        self._moves, self._events = [], []
