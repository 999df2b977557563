"""What happened, told to one seat: a sentence, the rule it happened by, what is to be lit on the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel import Event, GameKind
from ..rulebook.events import EventKind, load_events
from ..wording import Wording


@dataclass(frozen=True)
class Line:
    """One thing that happened, as a seat may know it.

    `clause` is the rule it happened by, `places` are to be lit, as the notation names them (of a walk its
    steps in their order), `pawns` are those it tells of; `seat` is whose doing it was, in the words of the
    notation, or nobody's.
    """

    kind: str
    sentence: str
    clause: str
    places: tuple[str, ...] = ()
    pawns: tuple[str, ...] = ()
    seat: str = ""

    def to_json(self) -> dict[str, Any]:
        # Not `asdict`: it copies all the way down, and there are thousands of lines a second.
        return {
            "kind": self.kind,
            "sentence": self.sentence,
            "clause": self.clause,
            "places": self.places,
            "pawns": self.pawns,
            "seat": self.seat,
        }


def seen(events: Iterable[Event], eyes: int | None) -> Iterator[Event]:
    """The events a seat learns of (None: a spectator), as it sees them."""
    for event in events:
        one = event.seen_by(eyes)
        if one is not None:
            yield one


def told(
    kind: GameKind,
    wording: Wording,
    events: Iterable[Event],
    eyes: int | None,
    pawns: Sequence[str] = (),
    seats: Sequence[str] = (),
) -> Iterator[Line]:
    """The events worth a line, as a seat sees them; `pawns` and `seats` are kinds of values that name one."""
    declared = load_events(kind)
    for event in seen(events, eyes):
        sentence = wording.event(kind.name, event)
        if sentence:
            what = declared[event.kind]
            of = tuple(dict.fromkeys(values(what, event, pawns)))
            whose = next(iter(values(what, event, seats)), "")
            yield Line(event.kind, sentence, what.clause_of(event), what.places_of(event), of, whose)


def values(declared: EventKind, event: Event, kinds: Iterable[str]) -> list[str]:
    """What an event tells of some kinds of values, in the order of their declaration."""
    wanted = frozenset(kinds)
    out: list[str] = []
    for one in (*declared.parameters, *declared.secret):
        value = one.value.of or one.value
        found = event.parameters.get(one.name)
        if value.name in wanted and found:
            out += found if isinstance(found, list) else [str(found)]
    return out
