"""Events are what they are declared to be, and everything declared happens.

Chronicle, documentation and wording draw on the declarations; here the cases, the recorded games and games
at random are held against them.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator

import pytest

import goneaway
from goneaway.colditz import cards
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.places import EQUIPMENT
from goneaway.colditz.position import Colditz
from goneaway.kernel import Event, GameKind, Position
from goneaway.rulebook import EVERYBODY, NOBODY, OFFICERS, EventKind, load_clauses, load_events
from goneaway.sectionx import SECTIONX
from goneaway.sectionx.position import SectionX

from .shown import Moment, of_cases, of_random_games, of_records

CARDS = frozenset((*cards.card_types(), *EQUIPMENT))
KINDS: tuple[GameKind, ...] = (COLDITZ, SECTIONX)
each_game = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.name))


def known_to(declared: EventKind, event: Event, position: Position) -> set[int]:
    """The seats that may know the secrets of an event."""
    if declared.knows in (EVERYBODY, NOBODY):
        return set()
    if isinstance(position, Colditz):
        if declared.knows == OFFICERS:
            return set(range(position.officers))
        seats = [position.seat_name(seat) for seat in range(position.officers + 1)]
    else:
        assert isinstance(position, SectionX)
        seats = [position.colour(seat) for seat in range(position.seats)]
    return {seats.index(str(event.parameters[declared.knows]))}


def unreal(declared: EventKind, event: Event, position: Position) -> list[str]:
    """Cards and places that look like some, but are none."""
    if not isinstance(position, Colditz):
        return []
    known: dict[str, Container[str]] = {
        "card": CARDS,
        "place": position.ground.number,
        "room": (*position.ground.rooms, ""),
    }
    out = []
    told = {**event.parameters, **event.secret}
    for one in (*declared.parameters, *declared.secret):
        name = one.value.name.removeprefix("list of ")
        if name in known and one.name in told:
            found = told[one.name] if one.value.of is not None else [told[one.name]]
            out += [text for text in found if text.removesuffix("/tunnel") not in known[name]]
    return out


def check(moment: Moment, kind: GameKind) -> set[str]:
    """The kinds of what happened, each as it was declared."""
    declared = load_events(kind)
    for event in moment.events:
        where = f"{moment.where}: {event}"
        assert event.kind in declared, where
        about = declared[event.kind]
        assert about.faults(event) == [], where
        assert unreal(about, event, moment.position) == [], where
        if event.secret:
            assert set(event.knows) == known_to(about, event, moment.position), where
        elif about.secret:
            # Told to everybody only by the rule that opens it.
            assert about.opened_by == "expert", where
            assert moment.game.rules["variant"] == "expert", where
    return {event.kind for event in moment.events}


SHOWN: dict[str, Callable[[GameKind], Iterator[Moment]]] = {
    "records": of_records,
    "random": lambda kind: of_random_games(kind, 14 if kind is COLDITZ else 6),
}


@each_game
@pytest.mark.parametrize("shown", ["records", "random"])
def test_what_happens_is_what_was_declared(kind: GameKind, shown: str) -> None:
    happened: set[str] = set()
    for moment in SHOWN[shown](kind):
        happened |= check(moment, kind)
    assert len(happened) > 15


@each_game
def test_cases_show_every_declared_kind_in_every_form(kind: GameKind) -> None:
    """What may be left out is told here and missing there; what is opened is told here and secret there."""
    seen: dict[str, set[frozenset[str]]] = {}
    for moment in of_cases(kind):
        check(moment, kind)
        for event in moment.events:
            seen.setdefault(event.kind, set()).add(frozenset(event.parameters))
    declared = load_events(kind)
    assert set(seen) == set(declared)
    for name, about in declared.items():
        for one in about.parameters:
            told = {one.name in form for form in seen[name]}
            assert told == ({True, False} if one.optional else {True}), (name, one.name)
        for one in about.secret:
            told = {one.name in form for form in seen[name]}
            assert told == ({True, False} if about.opened_by else {False}), (name, one.name)


@each_game
def test_a_clause_that_depends_on_the_case_names_real_ones(kind: GameKind) -> None:
    clauses = load_clauses(kind)
    for about in load_events(kind).values():
        told = {one.name: one.value for one in about.parameters}
        for value, clause in (about.clauses or {}).items():
            assert told[about.by].fits(value), about.kind
            assert clause in clauses
        assert len(set(about.all_clauses())) == len(about.all_clauses())


def test_a_declaration_tells_clause_and_places() -> None:
    arrested = load_events(COLDITZ)["arrested"]
    event = Event("arrested", {"man": "b1", "cause": "car", "at": "lane-3", "cell": "outer"})
    assert (arrested.clause_of(event), arrested.places_of(event)) == ("52", ("lane-3",))
    event = Event("arrested", {**event.parameters, "cause": "guard", "guard": "g3"})
    assert arrested.clause_of(event) == "34"
    swapped = load_events(SECTIONX)["swapped"]
    told = {"colour": "B", "one": "F8", "other": "F9", "one_rotation": 0, "other_rotation": 1}
    assert swapped.places_of(Event("swapped", told)) == ("F8", "F9")


WRONG = {
    "undeclared": Event("drawn", {"seat": "dutch", "by": "dice"}, {"card": "release"}, (1,)),
    "leaked": Event("drawn", {"seat": "dutch", "card": "release"}),
    "missing": Event("drawn", {}, {"card": "release"}, (1,)),
    "another kind of value": Event("drawn", {"seat": 2}, {"card": "release"}, (1,)),
    "known to nobody": Event("drawn", {"seat": "dutch"}, {"card": "release"}),
    "private": Event("drawn", {"seat": "dutch"}, {"card": "release"}, (1,), True),
}


@pytest.mark.parametrize("how", WRONG)
def test_what_differs_from_its_declaration_is_found(how: str) -> None:
    assert load_events(COLDITZ)["drawn"].faults(WRONG[how]) != []
    assert (
        load_events(COLDITZ)["drawn"].faults(Event("drawn", {"seat": "dutch"}, {"card": "key"}, (1,))) == []
    )


def test_every_game_has_its_declarations() -> None:
    for kind in goneaway.KINDS.values():
        assert set(load_events(kind)) > {"chance", "turn-begun", "game-over"}
        for about in load_events(kind).values():
            assert about.when.endswith("."), about.kind
