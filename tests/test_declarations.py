"""Events, questions and refusals are what they are declared to be, and everything declared happens.

Chronicle, documentation and wording draw on the declarations; here the cases, the recorded games and games
at random are held against them.
"""

from __future__ import annotations

import random
import re
from collections.abc import Container, Iterator, Mapping

import pytest

import goneaway
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.words import cards
from goneaway.colditz.words.places import EQUIPMENT
from goneaway.kernel import Event, GameKind, Position, Prompt, Refusal
from goneaway.rulebook import (
    EVERYBODY,
    NOBODY,
    OFFICERS,
    EventKind,
    Parameter,
    Value,
    load_clauses,
    load_events,
    load_questions,
    load_refusals,
    load_values,
)
from goneaway.sectionx import SECTIONX
from goneaway.sectionx.referee.position import SectionX

from .colditz.test_refusals import refused
from .shown import Moment, of_cases, of_random_games, of_records
from .speech import sources

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
        name = one.value.name.removeprefix("list of ").removesuffix(" or none")
        if name in known and one.name in told:
            found = told[one.name] if one.value.of is not None else [told[one.name]]
            out += [text for text in found if text.removesuffix("/tunnel") not in known[name]]
    return out


def check_event(moment: Moment, event: Event, kind: GameKind) -> None:
    where = f"{moment.where}: {event}"
    assert event.kind in load_events(kind), where
    about = load_events(kind)[event.kind]
    assert about.faults(event) == [], where
    assert unreal(about, event, moment.position) == [], where
    if event.secret:
        assert set(event.knows) == known_to(about, event, moment.position), where
    elif about.secret:
        # Told to everybody only by the rule that opens it.
        assert about.opened_by == "expert", where
        assert moment.game.rules["variant"] == "expert", where


def check_prompt(moment: Moment, prompt: Prompt, kind: GameKind) -> None:
    where = f"{moment.where}: {prompt}"
    assert prompt.kind in load_questions(kind), where
    about = load_questions(kind)[prompt.kind]
    assert about.faults(prompt) == [], where
    if isinstance(moment.position, Colditz) and about.asked != "either":
        assert (about.asked == "security") == (prompt.seat == moment.position.security_seat), where


def fitting(refusal: Refusal, kind: GameKind) -> list[int]:
    """The declarations, by their numbers, that a refusal matches."""
    return [
        number
        for number, one in enumerate(load_refusals(kind))
        if one.code == refusal.code and refusal.clause in one.clauses and not one.faults(refusal)
    ]


def check(moment: Moment, kind: GameKind) -> None:
    """Whatever was asked, happened or was refused is as it was declared."""
    for event in moment.events:
        check_event(moment, event, kind)
    if moment.prompt is not None:
        check_prompt(moment, moment.prompt, kind)
    if moment.refusal is not None:
        where = f"{moment.where}: {moment.refusal}"
        assert fitting(moment.refusal, kind), where
        if moment.refusal.code == "DECISION_PENDING":
            assert moment.refusal.parameters["kind"] in load_questions(kind), where


@each_game
def test_recorded_games_are_as_declared(kind: GameKind) -> None:
    happened: set[str] = set()
    for moment in of_records(kind):
        check(moment, kind)
        happened |= {event.kind for event in moment.events}
    assert len(happened) > 15


@each_game
def test_random_games_are_as_declared(kind: GameKind) -> None:
    """In the castle whatever comes to mind is tried as well, and refused as declared."""
    happened, refusals = set[str](), set[str]()
    chooser = random.Random("declared")
    for moment in of_random_games(kind, 14 if kind is COLDITZ else 6):
        check(moment, kind)
        happened |= {event.kind for event in moment.events}
        if isinstance(moment.position, Colditz) and moment.position.outcome is None:
            for _, action, refusal in refused(moment.position, chooser, 1):
                assert fitting(refusal, kind), (str(action), refusal)
                refusals.add(refusal.code)
    assert len(happened) > 15
    assert len(refusals) > 20 or kind is not COLDITZ


@each_game
def test_cases_show_everything_that_is_declared(kind: GameKind) -> None:
    """What may be left out is told here and missing there; what is opened is told here and secret there."""
    events: dict[str, set[frozenset[str]]] = {}
    asked: dict[str, set[str]] = {}
    refused_by: dict[int, set[str]] = {}
    said: set[tuple[str, object]] = set()
    for moment in of_cases(kind):
        check(moment, kind)
        for event in moment.events:
            events.setdefault(event.kind, set()).add(frozenset(event.parameters))
        if moment.prompt is not None:
            asked.setdefault(moment.prompt.kind, set()).add(moment.prompt.clause)
        if moment.refusal is not None:
            for number in fitting(moment.refusal, kind):
                refused_by.setdefault(number, set()).add(moment.refusal.clause)
        for parameters, given in told_with(moment, kind):
            for one in parameters:
                if one.name in given:
                    said |= words_of(one.value, given[one.name])
    declared = load_events(kind)
    assert set(events) == set(declared)
    for name, about in declared.items():
        for one in about.parameters:
            told = {one.name in form for form in events[name]}
            assert told == ({True, False} if one.optional else {True}), (name, one.name)
        for one in about.secret:
            told = {one.name in form for form in events[name]}
            assert told == ({True, False} if about.opened_by else {False}), (name, one.name)
    assert asked == {name: set(about.all_clauses()) for name, about in load_questions(kind).items()}
    assert refused_by == {number: set(about.clauses) for number, about in enumerate(load_refusals(kind))}

    every = {(value.name, word) for value in load_values(kind).values() for word in value.words}
    assert every - said == set()


def told_with(moment: Moment, kind: GameKind) -> Iterator[tuple[tuple[Parameter, ...], Mapping[str, object]]]:
    """Everything that was told at a moment, with the parameters it was declared with."""
    for event in moment.events:
        about = load_events(kind)[event.kind]
        yield about.parameters + about.secret, {**event.parameters, **event.secret}
    if moment.prompt is not None:
        yield load_questions(kind)[moment.prompt.kind].parameters, moment.prompt.parameters
    if moment.refusal is not None:
        for number in fitting(moment.refusal, kind):
            yield load_refusals(kind)[number].parameters, moment.refusal.parameters


def words_of(value: Value, given: object) -> set[tuple[str, object]]:
    """The words of declared kinds in a value, each with its kind."""
    if value.of is not None and isinstance(given, list):
        return set().union(*(words_of(value.of, one) for one in given))
    return {(value.name, given)} if value.words else set()


@each_game
def test_a_clause_that_depends_on_the_case_names_real_ones(kind: GameKind) -> None:
    clauses = load_clauses(kind)
    for about in load_events(kind).values():
        told = {one.name: one.value for one in about.parameters}
        for value, clause in (about.clauses or {}).items():
            assert told[about.by].fits(value), about.kind
            assert clause in clauses
        assert len(set(about.all_clauses())) == len(about.all_clauses())


@each_game
def test_what_the_source_names_is_declared(kind: GameKind) -> None:
    """What no case or game has come upon yet would still be seen here, as far as it is named by its word."""
    told, codes = set[str](), set[str]()
    for text in sources(kind.name):
        told |= set(re.findall(r"\b(?:tell_all|Event)\(\s*\"([a-z-]+)\"", text))
        codes |= set(re.findall(r"\bRefusal\((?:[^()]|\([^()]*\))*?\"([A-Z][A-Z_]+)\"", text))
    assert told - set(load_events(kind)) == set()
    assert codes - {one.code for one in load_refusals(kind)} == set()
    assert len(told) > 15
    assert len(codes) > 30


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
        for question in load_questions(kind).values():
            assert question.when.endswith((".", "?")), question.kind
