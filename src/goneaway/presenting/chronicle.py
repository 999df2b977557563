"""What happened, told to one seat: a sentence, the rule it happened by, what is to be lit on the board.

A walk is one line with where it began, where it ended and what it cost, however many actions it took: the
line of a later action tells the whole walk, and takes the place of the line before it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from ..kernel import Event, GameKind
from ..rulebook.events import EventKind, load_events
from ..wording import Wording


class Walk(NamedTuple):
    """A walk: the pawn, its start (a circle or area; "" if unknown) and end, and its points or steps."""

    pawn: str
    start: str
    to: str
    cost: int

    def to_json(self) -> dict[str, Any]:
        return {"pawn": self.pawn, "from": self.start, "to": self.to, "cost": self.cost}


@dataclass(frozen=True)
class Line:
    """One thing that happened, as a seat may know it.

    `clause` is the rule it happened by, `places` are to be lit, as the notation names them (of a walk its
    steps in their order), `pawns` are those it tells of; `seat` is whose doing it was, in the words of the
    notation, or nobody's. `names` are the pawns and places as the sentence has them. `walk` is told of a
    walk; one that `goes_on` takes the place of the line that told it so far. `dice` are those that were
    thrown.
    """

    kind: str
    sentence: str
    clause: str
    places: tuple[str, ...] = ()
    pawns: tuple[str, ...] = ()
    seat: str = ""
    names: Mapping[str, str] | None = None
    walk: Walk | None = None
    goes_on: bool = False
    dice: tuple[int, ...] = ()

    def pieces(self) -> list[tuple[str, str]]:
        """The sentence piece by piece, each with the pawn or place it names, or ""; none if it names none.

        Of several places of one name the last is meant.
        """
        ids = {text: name for name, text in (self.names or {}).items() if text and text in self.sentence}
        if not ids:
            return []
        parts = _named(tuple(ids)).split(self.sentence)
        return [(part, ids[part] if number % 2 else "") for number, part in enumerate(parts) if part]

    def to_json(self) -> dict[str, Any]:
        # Not `asdict`: it copies all the way down, and there are thousands of lines a second.
        return {
            "kind": self.kind,
            "sentence": self.sentence,
            "pieces": self.pieces(),
            "clause": self.clause,
            "places": self.places,
            "pawns": self.pawns,
            "seat": self.seat,
            "walk": None if self.walk is None else self.walk.to_json(),
            "dice": self.dice,
        }


@lru_cache(maxsize=1 << 12)
def _named(names: tuple[str, ...]) -> re.Pattern[str]:
    """Finds names that are whole words, the longest first."""
    longest = sorted(names, key=len, reverse=True)
    return re.compile(rf"(?<![^\W_])({'|'.join(map(re.escape, longest))})(?![^\W_])")


@dataclass(frozen=True)
class Before:
    """What is known from before some events: the steps of a walk they go on with, and where pawns stood."""

    steps: tuple[Event, ...] = ()
    stood: Callable[[str], str] = lambda pawn: ""


NOTHING_BEFORE = Before()

#: How much a line matters to a player who was away: lines of no weight are left out, of others the weightiest
#: come first. What is `HEAVY` changes the game: arrests, escapes, searches.
ORDINARY, HEAVY = 20, 60


class Earlier(NamedTuple):
    """What the lines of an action go on with, and which action told that last; -1 if none did."""

    before: Before
    action: int


def earlier(
    happened: Callable[[int], Iterable[Event]], action: int, back: Callable[[int], Iterable[int]], pace: Pace
) -> Earlier:
    """What came before an action: `happened` in each, and those that stand `back` from one, the latest first.

    Steps are seen by everybody, so it is the same for all eyes.
    """
    own = tuple(seen(happened(action), None))
    if not any(pace.walker(event) for event in own):
        return Earlier(NOTHING_BEFORE, -1)
    steps: list[Event] = []
    last, first = -1, action
    if pace.walker(own[0]):
        for number in back(action):
            found = tuple(seen(happened(number), None))
            if found and not all(pace.goes_on(own[0], event) for event in found):
                break
            if found:
                last, first = (number if last < 0 else last), number
                steps[:0] = found

    def stood(pawn: str) -> str:
        events = (event for number in back(first) for event in reversed(tuple(happened(number))))
        return where_stood(events, pace, pawn)

    return Earlier(Before(tuple(steps), stood), last)


class Pace(NamedTuple):
    """How a game tells of steps: by kind of event the parameter that names the pawn, and where events leave
    pawns; the cost of a step; the sentence of a walk."""

    steps: Mapping[str, str]
    leaves: Callable[[Event], tuple[tuple[str, str], ...]]
    cost: Callable[[Event], int]
    sentence: Callable[[Wording, Event, Walk], str]

    def walker(self, event: Event) -> str:
        """Whose step it is that can be part of a walk; "" of anything else."""
        return str(event.parameters[self.steps[event.kind]]) if event.kind in self.steps else ""

    def goes_on(self, step: Event, event: Event) -> bool:
        """Whether an event is another step of the walk that a step belongs to."""
        return event.kind == step.kind and self.walker(event) == self.walker(step) != ""


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
    pace: Pace,
    line: Callable[[str, Event], Line],
    before: Before = NOTHING_BEFORE,
) -> Iterator[Line]:
    """The events worth a line, as a seat sees them; `line` is made of a sentence and its event."""
    walk: list[Event] = []
    stood: dict[str, str] = {}
    #: Where the walk began, and whether it is one that was told of before.
    start, goes_on = "", False
    earlier = before.steps
    for event in seen(events, eyes):
        if walk and not pace.goes_on(walk[-1], event):
            yield _walked(wording, pace, line, walk, start, goes_on)
            walk = []
        pawn = pace.walker(event)
        if pawn:
            if not walk:
                goes_on = bool(earlier) and pace.goes_on(earlier[-1], event)
                walk = list(earlier) if goes_on else []
                start = stood.get(pawn) or before.stood(pawn)
            walk.append(event)
        else:
            sentence = wording.event(kind.name, event)
            if sentence:
                yield line(sentence, event)
        earlier = ()
        stood.update(pace.leaves(event))
    if walk:
        yield _walked(wording, pace, line, walk, start, goes_on)


def _walked(
    wording: Wording,
    pace: Pace,
    line: Callable[[str, Event], Line],
    steps: list[Event],
    start: str,
    goes_on: bool,
) -> Line:
    last = steps[-1]
    walk = Walk(pace.walker(last), start, str(last.parameters["to"]), sum(map(pace.cost, steps)))
    found = line(pace.sentence(wording, last, walk), last)
    return Line(
        found.kind,
        found.sentence,
        found.clause,
        tuple(str(step.parameters["to"]) for step in steps),
        found.pawns,
        found.seat,
        found.names,
        walk,
        goes_on,
    )


def where_stood(happened: Iterable[Event], pace: Pace, pawn: str) -> str:
    """Where a pawn was last left by some events, the latest first; "" if none of them tells."""
    for event in happened:
        for left, place in pace.leaves(event):
            if left == pawn:
                return place
    return ""


def folded(lines: Iterable[Line]) -> list[Line]:
    """Lines without those of walks that a later line tells the whole of."""
    out: list[Line] = []
    for line in lines:
        if line.goes_on and out and out[-1].walk is not None:
            out.pop()
        out.append(line)
    return out


def plain_line(kind: GameKind, pawns: Sequence[str], seats: Sequence[str]) -> Callable[[str, Event], Line]:
    """Lines by what events are declared to tell; `pawns` and `seats` are kinds of values that name one."""
    declared = load_events(kind)

    def line(sentence: str, event: Event) -> Line:
        what = declared[event.kind]
        of = tuple(dict.fromkeys(values(what, event, pawns)))
        whose = next(iter(values(what, event, seats)), "")
        return Line(event.kind, sentence, what.clause_of(event), what.places_of(event), of, whose)

    return line


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
