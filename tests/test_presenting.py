"""What is shown and asked is made of what the seat sees: whatever it cannot see may be dealt anew."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import goneaway
from goneaway.bots import make_bot
from goneaway.colditz.ruleset import edition_names
from goneaway.kernel import Event, Game, Group, Journal, Legal, Position, Prompt, Stream
from goneaway.presenting import presentation_of
from goneaway.presenting.choosing import Choices, Words
from goneaway.presenting.subject import subject
from goneaway.rulebook import load_clauses, load_questions
from goneaway.wording import LANGUAGES, Wording

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("colditz", 3 + number % 3, {"edition": name}) for number, name in enumerate(edition_names())),
    ("colditz", 2, {"bundles": "two_nations"}),
    ("sectionx", 3, {}),
    ("sectionx", 2, {"variant": "expert"}),
]
each_table = pytest.mark.parametrize(("game", "players", "rules"), TABLES)


def positions(game: str, players: int, rules: dict[str, Any], plies: int) -> Iterator[tuple[Game, Position]]:
    """Positions of a game in which now a bot, now chance plays."""
    match = goneaway.new_game(game, players=players, rules=rules, seed=f"presenting {rules}")
    position = match.start()
    bots = [make_bot("simple", match, Stream.from_seed(seat, quiet=True)) for seat in range(len(match.seats))]
    lots = random.Random(f"presenting {game} {rules}")
    for _ in range(plies):
        seat = position.actor
        if seat is None:
            return
        yield match, position
        action = bots[seat].choose(position.view(seat), position.legal())
        if lots.random() < 0.3:
            verb = lots.choice([group.verb for group in position.legal().groups])
            groups = [group for group in position.legal().groups_of(verb) if len(group)]
            action = lots.choice(lots.choice(groups))
        position.apply(seat, action)


def offered(match: Game, position: Position, seat: int, wording: Wording) -> Choices:
    """What a seat can choose from: in its turn, or beside another's."""
    legal = position.legal()
    if seat != position.actor:
        legal = Legal.of(*(Group.of(str(action).split()[0], [action]) for action in position.asides(seat)))
    return presentation_of(match, wording).choices(position.view(seat), legal)


def shown(choices: Choices, lots: random.Random, words: Words = ()) -> Iterator[dict[str, Any]]:
    """The questions of a tree as a client is sent them: whole lists, some ways through them to the end."""
    asked = choices.question(words)
    yield asked.to_json()
    onward = [choice.word for choice in asked.choices if choices.after((*words, choice.word))]
    for word in onward if not words else lots.sample(onward, min(2, len(onward))):
        yield from shown(choices, lots, (*words, word))


@each_table
def test_choices_are_the_same_whatever_is_hidden(game: str, players: int, rules: dict[str, Any]) -> None:
    """Labels, notes, order, remarks and what is lit: equal for every dealing of what the seat cannot see."""
    lots = random.Random(f"looking {game} {rules}")
    edition = str(rules.get("edition", "gibson"))
    wording = Wording(LANGUAGES[players % len(LANGUAGES)], edition)
    compared, hidden = 0, 0
    for match, position in positions(game, players, rules, 260):
        actor = position.actor
        assert actor is not None
        if lots.random() > 0.1:
            continue
        asides = [seat for seat in range(len(match.seats)) if seat != actor and position.asides(seat)]
        for seat in (actor, *asides[:1]):
            number = lots.random()
            tree = list(shown(offered(match, position, seat, wording), random.Random(number)))
            for time in range(2):
                chance = Stream.from_seed(f"dealt {time} {number}", quiet=True)
                twin = match.determinize(position.view(seat), chance)
                hidden += twin.digest() != position.digest()
                again = shown(offered(match, twin, seat, wording), random.Random(number))
                assert list(again) == tree, (seat, position.prompt)
            compared += len(tree)
            assert json.loads(json.dumps(tree)) == tree
    assert compared > 60
    assert hidden > 10


@each_table
def test_what_is_shown_is_plain_and_the_same_whatever_is_hidden(
    game: str, players: int, rules: dict[str, Any]
) -> None:
    """The table, the ways of every pawn that can be picked, the question: for each seat and a spectator."""
    lots = random.Random(f"table {game} {rules}")
    wording = Wording("en", str(rules.get("edition", "gibson")))
    asked, walked = 0, 0
    for match, position in positions(game, players, rules, 200):
        if lots.random() > 0.1:
            continue
        shown = presentation_of(match, wording)
        prompt, actor = position.prompt, position.actor
        assert prompt is not None
        for eyes in (None, *range(len(match.seats))):
            view = position.view(eyes)
            twin = match.determinize(view, Stream.from_seed(f"dealt {lots.random()}", quiet=True))
            table = shown.table(view)
            assert shown.table(twin.view(eyes)) == table
            # What a spectator is told, and what a seat is told otherwise, is all of it.
            watching = position.view(None)
            watched = shown.open_table(watching)
            assert table == {**watched, **shown.own_table(view, watched)}
            assert view.to_json(watching.to_json()) == view.to_json()
            assert json.loads(json.dumps(table)) == json.loads(json.dumps(shown.table(view)))
            assert shown.seat_name(view, 0)
            if eyes != actor:
                continue
            assert shown.question(view, prompt)
            asked += 1
            steps = position.legal().groups_of("step") if "step" in position.legal().verbs else ()
            for pawn in {group.head.split()[1] for group in steps if " " in group.head}:
                ways = shown.ways(view, pawn)
                assert json.loads(json.dumps(ways))
                assert shown.ways(twin.view(eyes), pawn) == ways
                walked += 1
    assert asked > 8
    assert walked > 3


def _veiled(event: Event) -> Event:
    """The same with another secret."""
    hidden = dict.fromkeys(event.secret, "?")
    return Event(event.kind, event.parameters, hidden, event.knows, event.private)


@each_table
def test_every_line_has_a_rule_and_tells_nobody_more_than_he_may_know(
    game: str, players: int, rules: dict[str, Any]
) -> None:
    match = goneaway.new_game(game, players=players, rules=rules, seed=3)
    wording = Wording("en", str(rules.get("edition", "gibson")))
    shown = presentation_of(match, wording)
    journal = Journal(match)
    lots = random.Random(5)
    bots = [make_bot("simple", match, Stream.from_seed(seat, quiet=True)) for seat in range(len(match.seats))]
    lines, lit = 0, 0
    for _ in range(150):
        seat = journal.position.actor
        if seat is None:
            break
        events = journal.apply(seat, bots[seat].choose(journal.position.view(seat), journal.position.legal()))
        eyes = lots.choice([None, *range(len(match.seats))])
        for line in shown.told(events, eyes):
            assert line.sentence
            assert line.clause in load_clauses(match.kind)
            assert line.rule == wording.rule(game, line.clause)
            assert json.loads(json.dumps(line.to_json()))["sentence"] == line.sentence
            lines += 1
            lit += bool(line.places)
        # Of what is secret nothing is told: another secret, the same lines.
        veiled = [event if eyes in event.knows else _veiled(event) for event in events]
        assert shown.told(veiled, eyes) == shown.told(events, eyes)
    assert lines > 30
    assert lit > 5


@pytest.mark.parametrize("name", goneaway.KINDS)
def test_a_question_is_about_the_pawns_and_places_that_it_names(name: str) -> None:
    """Whatever a question is declared to tell of a pawn or a place is lit; the first example of each."""
    kind = goneaway.KINDS[name]
    found: dict[str, dict[str, list[str]]] = {}
    for question in load_questions(kind).values():
        told = {
            one.name: [one.value.of.examples[0]] if one.value.of else one.value.examples[0]
            for one in question.parameters
        }
        found[question.kind] = subject(kind, Prompt(question.kind, question.clause, 0, told))
    if name == "colditz":
        assert found["cell"] == {"pawns": ["b1"], "places": []}
        assert found["push"]["pawns"] == ["g3"]
        assert found["claim-window"] == {"pawns": ["b1"], "places": []}
        assert found["name-guard"] == {"pawns": [], "places": ["kitchen"]}
        assert found["draw"] == {"pawns": [], "places": []}
        many = Prompt("stand", "38", 0, {"man": "b1, b2"})
        assert subject(kind, many)["pawns"] == ["b1", "b2"]
    else:
        assert [one["places"] for one in found.values() if one["places"]] == [["F8"]]
