"""What happened in the castle: walks told as a whole, every line with its rule, its places and its pawns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...colditz.kind import COLDITZ
from ...colditz.words.places import LETTERS, NATIONS
from ...kernel import Event, Journal
from ...rulebook.events import EventKind, load_events
from ...wording import Wording
from ..chronicle import Line, seen, values
from .names import GAME

#: Steps: which parameter names the pawn.
_STEPS = {"stepped": "man", "guard-stepped": "guard"}


def told(wording: Wording, events: Iterable[Event], eyes: int | None) -> Iterator[Line]:
    """The events worth a line as a seat sees them (None: a spectator); a walk is one line."""
    walk: list[Event] = []
    for event in seen(events, eyes):
        if walk and not (event.kind == walk[-1].kind and _walker(event) == _walker(walk[-1])):
            yield _walked(wording, walk)
            walk = []
        if event.kind in _STEPS:
            walk.append(event)
            continue
        sentence = wording.event(GAME, event)
        if sentence:
            yield _line(sentence, event)
    if walk:
        yield _walked(wording, walk)


def _line(sentence: str, event: Event) -> Line:
    declared = load_events(COLDITZ)[event.kind]
    pawns = _pawns(declared, event)
    return Line(
        event.kind,
        sentence,
        declared.clause_of(event),
        declared.places_of(event),
        pawns,
        _whose(declared, event, pawns),
    )


def _walker(event: Event) -> str:
    return str(event.parameters[_STEPS[event.kind]])


def _walked(wording: Wording, walk: list[Event]) -> Line:
    last = walk[-1]
    pawn = _walker(last)
    if len(walk) == 1:
        sentence = wording.event(GAME, last)
    else:
        to = str(last.parameters["to"])
        sentence = wording.text("terminal-castle-walked", man=pawn, steps=len(walk), to=to)
    clause = load_events(COLDITZ)[last.kind].clause_of(last)
    places = tuple(str(step.parameters["to"]) for step in walk)
    return Line(last.kind, sentence, clause, places, (pawn,), seat_of(pawn))


def _pawns(declared: EventKind, event: Event) -> tuple[str, ...]:
    return tuple(dict.fromkeys(values(declared, event, ("man", "guard", "pawn"))))


def _whose(declared: EventKind, event: Event, pawns: tuple[str, ...]) -> str:
    """A guard's doing is Security's; else that of the seat it names, or of the man's team."""
    if any(pawn.startswith("g") for pawn in pawns):
        return "security"
    seats = values(declared, event, ("seat", "nation"))
    if seats:
        return seats[0]
    return seat_of(pawns[0]) if pawns else ""


def seat_of(pawn: str) -> str:
    """The seat a pawn belongs to, by the letter of its name."""
    return "security" if pawn.startswith("g") else NATIONS[LETTERS.index(pawn[0])]


def latest(journal: Journal, wording: Wording, eyes: int | None, number: int) -> list[Line]:
    """The last few lines of what happened, the newest last; looks no further back than it must."""
    events: list[Event] = []
    for entry in reversed(journal.entries):
        events = [*entry.events, *events]
        if len(events) > 3 * number:
            lines = list(told(wording, events, eyes))
            if len(lines) >= number:
                return lines[-number:]
    return list(told(wording, events, eyes))[-number:]


def story(journal: Journal, wording: Wording, eyes: int | None) -> list[Line]:
    """Everything since the game began."""
    events = [*journal.opening, *(event for entry in journal.entries for event in entry.events)]
    return list(told(wording, events, eyes))
