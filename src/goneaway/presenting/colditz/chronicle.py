"""Events in the castle: each walk as one line, every line with its rule, its places and its pawns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ...colditz.kind import COLDITZ
from ...colditz.table.table import Table
from ...colditz.ways.standing import appel_places
from ...colditz.words.places import LETTERS, NATIONS, TEAM
from ...kernel import Event, Journal, Position
from ...rulebook.events import EventKind, load_events
from ...wording import Wording, colditz_places
from .. import chronicle
from ..chronicle import HEAVY, NOTHING_BEFORE, Before, Line, Pace, Walk, values, where_stood
from .names import GAME

#: By kind of event: the parameters that name a pawn, and where it is afterwards.
_LEFT = {
    "posted": ("guard", "to"),
    "guard-stepped": ("guard", "to"),
    "stepped": ("man", "to"),
    "moved-fast": ("man", "to"),
    "aside": ("pawn", "to"),
    "stands": ("man", "at"),
    "hides": ("man", "at"),
    "arrested": ("man", "cell"),
    "released": ("man", "at"),
    "replaced": ("man", "at"),
    "climbed-out": ("man", "at"),
    "tower-left": ("man", "at"),
}


#: The area where men line up at the beginning; the event names no circles.
_LINED_UP = "appel"


def _leaves(event: Event) -> tuple[tuple[str, str], ...]:
    if event.kind == "row":
        letter = LETTERS[NATIONS.index(event.parameters["team"])]
        return tuple((f"{letter}{number}", _LINED_UP) for number in range(1, TEAM + 1))
    found = _LEFT.get(event.kind)
    return () if found is None else ((str(event.parameters[found[0]]), str(event.parameters[found[1]])),)


def _exact(position: Callable[[], Position], pawn: str, place: str) -> str:
    """Return the circle of a man who lined up; his row is the same for the whole game."""
    if place != _LINED_UP:
        return place
    table = position()
    assert isinstance(table, Table)
    man = table.pawn(pawn)
    return table.place_name(appel_places(table, man // TEAM)[man % TEAM])


def _sentence(wording: Wording, step: Event, walk: Walk) -> str:
    """Return `B1 walked from the Kitchen to the courtyard: 4 points.`"""
    key = "colditz-walked-guard" if step.kind == "guard-stepped" else "colditz-walked"
    first, last = (colditz_places.place(wording, name) for name in (walk.start, walk.to))
    start = "" if first == last else walk.start
    within = bool(walk.start) and not start
    told: dict[str, object] = {"man": walk.pawn, "to": walk.to, "points": walk.cost, "within": within}
    # The sentence may select by any of these, so all must be there.
    return wording.told(key, GAME, told | ({"start": start} if start else {"start-from": ""}))


#: What a player who was away is shown first. Setting up, bargaining and preliminaries are left out.
WEIGHTS = {
    **dict.fromkeys(("eliminated", "game-over"), 95),
    **dict.fromkeys(("escaped", "dod-run", "glider-landed", "car-stopped"), 90),
    **dict.fromkeys(("arrested", "infringed", "confiscated", "kit-lost"), 80),
    **dict.fromkeys(("shot", "searched", "general-searched", "stands"), 70),
    **dict.fromkeys(("tunnel-opened", "tunnel-collapsed", "tunnel-closed"), HEAVY),
    **dict.fromkeys(("night-falls", "day-breaks"), HEAVY),
    **dict.fromkeys(("claimed", "kit-claimed", "equipment-taken", "exchanged", "target-reached"), 50),
    **dict.fromkeys(("declared", "dod-revealed", "glider-launched", "tower-entered"), 45),
    **dict.fromkeys(("released", "replaced"), 45),
    "played": 40,
    "guard-stepped": 15,
    **dict.fromkeys(("drawn", "awarded", "posted", "to-barracks"), 10),
    **dict.fromkeys(("put-under", "discarded"), 5),
    **dict.fromkeys(
        ("seated", "nation-named", "nation", "row", "taken-back", "set-up", "turn-begun", "turn-ended",
         "points", "offered", "refused", "withdrawn", "meeting-begun", "said", "meeting-ended", "pursues",
         "paid", "declared-errand", "detection-over", "consent-refused"),
        0,
    ),
}  # fmt: skip

#: Every step takes a point.
PACE = Pace({"stepped": "man", "guard-stepped": "guard"}, _leaves, lambda step: 1, _sentence, _exact)


def told(
    wording: Wording, events: Iterable[Event], eyes: int | None, before: Before = NOTHING_BEFORE
) -> Iterator[Line]:
    """Yield the lines of events as a seat sees them (None: a spectator); a walk is one line."""
    return chronicle.told(COLDITZ, wording, events, eyes, PACE, _liner(wording), before)


def _liner(wording: Wording) -> Callable[[str, Event], Line]:
    def line(sentence: str, event: Event) -> Line:
        declared = load_events(COLDITZ)[event.kind]
        pawns, places = _pawns(declared, event), declared.places_of(event)
        names = {pawn: colditz_places.pawn(wording, pawn) for pawn in pawns}
        names |= {place: colditz_places.place(wording, place) for place in places if place not in names}
        whose = _whose(declared, event, pawns)
        clause, dice = declared.clause_of(event), _dice(event)
        rule = wording.rule(COLDITZ.name, clause)
        return Line(event.kind, sentence, clause, places, pawns, whose, names, dice=dice, rule=rule)

    return line


def _dice(event: Event) -> tuple[int, ...]:
    dice = event.parameters["dice"] if event.kind == "thrown" else ()
    assert isinstance(dice, list | tuple)
    return tuple(dice)


def _pawns(declared: EventKind, event: Event) -> tuple[str, ...]:
    return tuple(dict.fromkeys(values(declared, event, ("man", "guard", "pawn"))))


def _whose(declared: EventKind, event: Event, pawns: tuple[str, ...]) -> str:
    """Return the acting seat: Security for a guard; otherwise the seat the event names, or the man's team."""
    if any(pawn.startswith("g") for pawn in pawns):
        return "security"
    seats = values(declared, event, ("seat", "nation"))
    if seats:
        return seats[0]
    return seat_of(pawns[0]) if pawns else ""


def seat_of(pawn: str) -> str:
    """Return the seat a pawn belongs to, by the letter of its name."""
    return "security" if pawn.startswith("g") else NATIONS[LETTERS.index(pawn[0])]


def latest(journal: Journal, wording: Wording, eyes: int | None, number: int) -> list[Line]:
    """Return the last few lines, the newest last; reads no more of the journal than it needs."""
    events: list[Event] = []
    entries = journal.entries
    for first in range(len(entries) - 1, -1, -1):
        events = [*entries[first].events, *events]
        if len(events) > 3 * number:
            lines = list(told(wording, events, eyes, Before(stood=_stood_in(journal, first))))
            if len(lines) >= number:
                return lines[-number:]
    return list(told(wording, events, eyes))[-number:]


def _stood_in(journal: Journal, first: int) -> Callable[[str], str]:
    """Return a function that says where pawns were before an entry."""

    def stood(pawn: str) -> str:
        earlier = (event for entry in reversed(journal.entries[:first]) for event in reversed(entry.events))
        return where_stood(earlier, PACE, pawn)

    return stood


def story(journal: Journal, wording: Wording, eyes: int | None) -> list[Line]:
    """Return everything since the game began."""
    events = [*journal.opening, *(event for entry in journal.entries for event in entry.events)]
    return list(told(wording, events, eyes))
