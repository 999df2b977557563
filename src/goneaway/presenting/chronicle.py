"""Events as one seat sees them: a sentence, the rule behind it, and what to highlight on the board.

A walk is one line with its start, its end and its cost, however many actions it took: the line of a later
action describes the whole walk and replaces the line before it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from ..kernel import Event, GameKind, Position
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
    """One thing that happened, as far as a seat may know it.

    `clause` is the rule behind it, `rule` its citation. `places` are highlighted; they are named as in the
    notation, and those of a walk are its steps in order. `pawns` are the pawns it is about, and `seat` is the
    seat that acted, in the notation, or "". `names` maps pawns and places to their names in the sentence.
    `walk` is set for a walk; a line that `goes_on` replaces the line about the walk so far. `dice` are the
    dice rolled.
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
    rule: str = ""

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
        # Not `asdict`: it copies deeply, and there are thousands of lines a second.
        return {
            "kind": self.kind,
            "sentence": self.sentence,
            "pieces": self.pieces(),
            "clause": self.clause,
            "rule": self.rule,
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
    """The state before some events: the steps of a walk they may continue, and where pawns stood."""

    steps: tuple[Event, ...] = ()
    stood: Callable[[str], str] = lambda pawn: ""


NOTHING_BEFORE = Before()

#: How much a line matters to a player who was away: lines without weight are left out, the others are sorted
#: by weight. `HEAVY` lines change the game: arrests, escapes, searches.
ORDINARY, HEAVY = 20, 60


class Earlier(NamedTuple):
    """What an action continues, and the last action that was part of it; -1 if there is none."""

    before: Before
    action: int


def earlier(
    happened: Callable[[int], Iterable[Event]],
    action: int,
    back: Callable[[int], Iterable[int]],
    pace: Pace,
    position: Callable[[], Position],
) -> Earlier:
    """Return what came before an action.

    `happened` returns the events of an action, `back` the actions before one, the latest first, and
    `position` any position of the game since it was set up. All players see steps, so the result is the same
    for every seat.
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
        return pace.exact(position, pawn, where_stood(events, pace, pawn))

    return Earlier(Before(tuple(steps), stood), last)


class Pace(NamedTuple):
    """How a game combines steps into walks.

    By kind of event, the parameter that names the pawn; where events leave pawns; the cost of a step; the
    sentence of a walk; the circle where a pawn stood, if the event named only an area.
    """

    steps: Mapping[str, str]
    leaves: Callable[[Event], tuple[tuple[str, str], ...]]
    cost: Callable[[Event], int]
    sentence: Callable[[Wording, Event, Walk], str]
    exact: Callable[[Callable[[], Position], str, str], str] = lambda position, pawn, place: place

    def walker(self, event: Event) -> str:
        """Return the pawn whose step can be part of a walk; "" for any other event."""
        return str(event.parameters[self.steps[event.kind]]) if event.kind in self.steps else ""

    def goes_on(self, step: Event, event: Event) -> bool:
        """Return whether an event is another step of the walk that a step belongs to."""
        return event.kind == step.kind and self.walker(event) == self.walker(step) != ""


def seen(events: Iterable[Event], eyes: int | None) -> Iterator[Event]:
    """Yield the events a seat learns of (None: a spectator), as it sees them."""
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
    """Yield a line for each event that deserves one, as a seat sees it.

    `line` makes it from a sentence and its event.
    """
    walk: list[Event] = []
    stood: dict[str, str] = {}
    #: Where the walk began, and whether it continues a walk from before.
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
        rule=found.rule,
    )


def where_stood(happened: Iterable[Event], pace: Pace, pawn: str) -> str:
    """Return where some events, the latest first, last left a pawn; "" if none of them says."""
    for event in happened:
        for left, place in pace.leaves(event):
            if left == pawn:
                return place
    return ""


def folded(lines: Iterable[Line]) -> list[Line]:
    """Return the lines without those of walks that a later line describes in full."""
    out: list[Line] = []
    for line in lines:
        if line.goes_on and out and out[-1].walk is not None:
            out.pop()
        out.append(line)
    return out


def plain_line(
    kind: GameKind, wording: Wording, pawns: Sequence[str], seats: Sequence[str]
) -> Callable[[str, Event], Line]:
    """Return a function that makes lines from declared parameters.

    `pawns` and `seats` are kinds of values that name one.
    """
    declared = load_events(kind)

    def line(sentence: str, event: Event) -> Line:
        what = declared[event.kind]
        of = tuple(dict.fromkeys(values(what, event, pawns)))
        whose = next(iter(values(what, event, seats)), "")
        clause = what.clause_of(event)
        rule = wording.rule(kind.name, clause)
        return Line(event.kind, sentence, clause, what.places_of(event), of, whose, rule=rule)

    return line


def values(declared: EventKind, event: Event, kinds: Iterable[str]) -> list[str]:
    """Return an event's values of some kinds, in the order of their declaration."""
    wanted = frozenset(kinds)
    out: list[str] = []
    for one in (*declared.parameters, *declared.secret):
        value = one.value.of or one.value
        found = event.parameters.get(one.name)
        if value.name in wanted and found:
            out += found if isinstance(found, list) else [str(found)]
    return out
