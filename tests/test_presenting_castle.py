"""What is shown of the castle: from a view alone, the same as the engine says, and plain data throughout."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.referee.view import Seen
from goneaway.colditz.ruleset import edition_names
from goneaway.colditz.words.actions import say
from goneaway.colditz.words.places import FIRST_GUARD
from goneaway.kernel import Journal, Prompt, Seal
from goneaway.presenting import presentation_of
from goneaway.presenting.choosing import capital
from goneaway.presenting.chronicle import Line
from goneaway.presenting.colditz import known, panels, standing
from goneaway.presenting.colditz.arresting import arrest_of
from goneaway.presenting.colditz.choosing import CastleChoices
from goneaway.presenting.colditz.chronicle import latest, seat_of, story
from goneaway.presenting.colditz.destinations import Ways
from goneaway.presenting.colditz.finding import places_called
from goneaway.presenting.colditz.known import known_to
from goneaway.presenting.colditz.looking import card_seen, pawn_seen, place_seen
from goneaway.presenting.colditz.names import names_of
from goneaway.presenting.colditz.spots import spots
from goneaway.presenting.colditz.standing import circles_of
from goneaway.presenting.colditz.status import OVER, status_of
from goneaway.presenting.colditz.ways import way_towards
from goneaway.presenting.colditz.why import verdict
from goneaway.presenting.colditz.words import vocabulary_of
from goneaway.rulebook import load_clauses
from goneaway.web.sight import answers
from goneaway.wording import LANGUAGES, Wording
from goneaway.wording.colditz_places import place

from .colditz.playing import new_game, play_through, scene, seen

SEATS = {"american", "british", "dutch", "french", "polish", "security"}


def played(edition: str, look: Callable[[Colditz, random.Random], None]) -> Journal:
    """A random game of a few rounds; with days and nights one of each."""
    rules: dict[str, Any] = {"limit_unit": "rounds", "limit_value": 14}
    if edition == "fuga3":
        days = {"day_count": 1, "day_minutes": 20, "night_minutes": 16, "minutes_per_turn": 0.5}
        rules = {**days, "limit_unit": "minutes", "limit_value": 36}
    return play_through(new_game(4, f"shown {edition}", edition=edition, **rules), edition, look)


# From a view


@pytest.mark.parametrize("edition", edition_names())
def test_a_seat_knows_where_its_pawns_can_go(edition: str) -> None:
    """The table as it is known to whoever decides gives the same reach as the referee's."""
    tried = {"men": 0, "guards": 0}

    def look(position: Colditz, chooser: random.Random) -> None:
        actor = position.actor
        assert actor is not None
        legal = position.legal()
        if "step" not in legal.verbs or chooser.random() > 0.3:
            return
        table = known_to(seen(position, actor))
        for group in legal.groups_of("step"):
            pawn = group.head.split()[1]
            assert dict(table.reach(pawn)) == dict(position.reach(pawn))
            tried["guards" if position.pawn(pawn) >= FIRST_GUARD else "men"] += 1

    played(edition, look)
    assert min(tried.values()) > 20


def test_a_seat_knows_what_its_own_cards_open() -> None:
    position = scene("american british, turn american, points 6, a1@cell-passage-9, american has key")
    ways = known_to(seen(position, 0)).reach("a1")
    assert {way.cards for way in ways.values()} == {(), ("key",)}
    assert dict(ways) == dict(position.reach("a1"))
    assert known_to(seen(position, 1)).equipment[0] == [0, 0, 0, 0]
    assert known_to(seen(position, 2)).equipment[0] == [0, 0, 0, 0]


def test_names_panels_and_sentences_need_no_position(monkeypatch: pytest.MonkeyPatch) -> None:
    position = scene("american british, turn american, points 3, a1@lane-3, g1@lane-5, american has key")
    views = [seen(position, seat) for seat in (0, 1, 2, None)]

    def refuse(view: Seen) -> Colditz:
        raise AssertionError("a position was built to name something")

    monkeypatch.setattr(known, "determinize_blank", refuse)
    for view in views:
        for language in LANGUAGES:
            wording = Wording(language)
            assert panels.own_panels(view, wording, panels.open_panels(view, wording))
            for circle in range(0, view.ground.size, 40):
                assert place_seen(circle, view, wording).lines
                assert names_of(wording).where(view, circle)
            assert pawn_seen(0, view, wording).places == ("lane-3",)
            assert card_seen("key", view, wording).lines[0] == capital(wording.card("colditz", "key"))
            assert places_called(view, "kitchen", vocabulary_of(wording))
    with pytest.raises(AssertionError, match="built"):
        known_to(views[0])


# Status


def test_the_status_is_that_of_the_engine() -> None:
    rounds = set()

    def look(position: Colditz, chooser: random.Random) -> None:
        status = status_of(seen(position, None))
        assert (status.round, status.rounds, status.points) == (
            position.round,
            position.rounds,
            position.points,
        )
        assert status.turn == position.seat_name(position.active)
        assert status.decides == position.seat_name(position.frames[-1].seat)
        assert (status.clock is None) != position.rules.daynight.day_night
        if status.clock is not None and position.frames[-1].kind != "meeting":
            assert status.clock.night == position.ledger.night
        rounds.add(status.round)

    journal = played("fuga3", look)
    assert isinstance(journal.position, Colditz)
    assert status_of(seen(journal.position, None)).phase == OVER
    assert len(rounds) > 3


def test_a_post_says_its_price() -> None:
    """It is done at once, and cost a point that nothing had told of; the Riot Squad is free."""
    told: dict[bool, list[str]] = {True: [], False: []}

    def look(position: Colditz, chooser: random.Random) -> None:
        actor = position.actor
        if actor is not None and "post" in position.legal().verbs:
            view = seen(position, actor)
            for one in spots(view, position.legal(), Wording())["spots"]:
                if one["verb"] == "post":
                    told[bool(view.points)].append(one["label"])

    for edition in edition_names():
        played(edition, look)
    assert told[True]
    assert all(label.startswith("Post a guard ") and label.endswith(": 1 point") for label in told[True])
    assert not [label for label in told[False] if "point" in label]


# Chronicle


@pytest.mark.parametrize("edition", edition_names())
def test_every_line_has_its_rule_its_places_and_its_pawns(edition: str) -> None:
    journal = played(edition, lambda position, chooser: None)
    position = journal.position
    assert isinstance(position, Colditz)
    clauses = load_clauses(COLDITZ)
    walks, lit = 0, 0
    for eyes in (0, position.security_seat, None):
        lines = story(journal, Wording(), eyes)
        assert latest(journal, Wording(), eyes, 12) == lines[-12:]
        for line in lines:
            assert line.clause in clauses, line
            assert all(circles_of(position.ground, place) for place in line.places), line
            assert all(position.pawn(pawn) >= 0 for pawn in line.pawns), line
            assert line.seat in {*SEATS, ""} or line.seat.startswith("officer-"), line
            assert json.loads(json.dumps(line.to_json()))["sentence"] == line.sentence
            walks += line.kind in ("stepped", "guard-stepped") and len(line.places) > 1
            lit += bool(line.places)
            if line.kind == "stepped":
                assert line.seat == seat_of(line.pawns[0]) != "security"
    assert walks > 10
    assert lit > 50


@pytest.mark.parametrize(
    ("language", "begins"), [("en", "from the Appel area"), ("it", "dall’area"), ("fr", "de la zone d’appel")]
)
def test_a_first_walk_begins_in_the_appel_area(language: str, begins: str) -> None:
    """No event names the circles on which the men lined up."""
    journal = played("gibson", lambda position, chooser: None)
    firsts: dict[str, Line] = {}
    for line in story(journal, Wording(language), None):
        if line.kind == "stepped":
            firsts.setdefault(line.pawns[0], line)
    assert len(firsts) > 6
    assert all(line.walk is not None and line.walk.start for line in firsts.values()), firsts
    assert sum(begins in line.sentence for line in firsts.values()) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_loss_names_the_arrest_that_brings_it(language: str) -> None:
    position = scene(
        "british dutch french, turn security, points 9, british has kit rope hideaway,"
        " b1@garrison-20, g1@garrison-21",
        players=4,
    )
    shown = presentation_of(new_game(4, "loss"), Wording(language))
    for verb in ("arrest", ""):
        assert position.actor is not None
        position.apply(position.actor, next(one for one in position.legal() if verb in str(one)))
    view, prompt = seen(position, 0), position.prompt
    assert prompt is not None
    assert prompt.kind == "shield"
    question = shown.question(view, prompt)
    for name in ("G1", "B1", place(shown.wording, "garrison-20", "in")):
        assert name in question, question
    assert "garrison-20" not in question
    assert shown.subject(view, prompt)["pawns"] == ["b1", "g1"]
    # Another question is asked as it was.
    assert arrest_of(view, Prompt("officer", "19", 0, {})) is None


def test_what_others_must_not_know_is_in_no_line() -> None:
    """Each seat is told of its own cards by name; of others only that there was one."""
    journal = played("gibson", lambda position, chooser: None)
    drawn = [
        [line.sentence for line in story(journal, Wording(), eyes) if line.kind == "drawn"]
        for eyes in range(4)
    ]
    assert len({len(lines) for lines in drawn}) == 1
    for first, second in ((0, 1), (1, 3), (0, 3)):
        assert drawn[first] != drawn[second]


# Choosing


@pytest.mark.parametrize("edition", edition_names())
def test_questions_are_plain_data_in_every_language(edition: str) -> None:
    asked = 0

    def look(position: Colditz, chooser: random.Random) -> None:
        nonlocal asked
        if chooser.random() > 0.3 or asked > 100:
            return
        view = seen(position, position.actor)
        choices = CastleChoices(position.legal(), Wording(chooser.choice(LANGUAGES)), view)
        for question in choices.tree():
            assert json.loads(json.dumps(question.to_json()))["kind"] == question.kind
            assert all(position.place(place) >= 0 for place, _ in question.lit)
            assert question.kind != "destination" or len(question.lit) == len(question.choices)
            asked += 1

    played(edition, look)
    assert asked > 20


# Ways


@pytest.mark.parametrize("pawn", ["a1", "g1"])
def test_ways_tell_costs_cards_and_paths(pawn: str) -> None:
    turn = "security" if pawn == "g1" else "american"
    position = scene(f"american british, turn {turn}, points 6, a1@yard-97, g1@yard-120, american has key")
    seat = position.actor
    assert seat is not None
    ways = Ways(known_to(seen(position, seat)), pawn)
    told = ways.to_json(Wording("it"))
    assert json.loads(json.dumps(told)) == json.loads(json.dumps(ways.to_json(Wording("it"))))
    for one in ways.to.values():
        assert one.path[-1] == one.place
        assert one.cost == len(one.path) <= 6
        assert position.why_not(seat, say("move", pawn, *one.path)) is None
    kinds = [one.kind for one in ways.to.values()]
    assert "plain" not in kinds[: ways.named]
    assert all(room and cost > 6 for room, cost in ways.beyond)


@pytest.mark.parametrize(("pawn", "turn"), [("a1", "american"), ("g1", "security")])
def test_towards_a_far_circle_is_as_far_as_the_points_allow(pawn: str, turn: str) -> None:
    position = scene(f"american british, turn {turn}, points 4, a1@yard-97, g1@yard-120")
    seat = position.actor
    assert seat is not None
    goal = places_called(seen(position, seat), "chapel", vocabulary_of(Wording()))
    way = way_towards(known_to(seen(position, seat)), pawn, goal)
    assert way is not None
    assert len(way.path) == 4 < way.steps
    assert position.why_not(seat, say("move", pawn, *way.path)) is None


# Why not


def test_a_verdict_names_the_rule_the_places_and_what_helps() -> None:
    position = scene("american british, turn american, points 1, a1@yard-97")
    view = seen(position, 0)
    refusal = position.why_not(0, say("step", "a1", "yard-1"))
    assert refusal is not None
    told = verdict(refusal, view, Wording("en", "gibson"))
    assert told.code == refusal.code
    assert told.pawns == ("a1",)
    assert told.places == ("yard-1",)
    assert told.clause in load_clauses(COLDITZ)
    assert told.citation
    assert told.citation in told.sentence
    assert json.loads(json.dumps(told.to_json()))["clause"] == told.clause
    other = verdict(refusal, view, Wording("fr", "gibson"))
    assert other.sentence != told.sentence


def test_words_are_read_as_actions_and_looked_up() -> None:
    position = scene("american british, turn american, points 4, a1@yard-97")
    game = COLDITZ.new(3, seal=Seal.from_seed("scene"))
    shown = presentation_of(game, Wording("en"))
    view = seen(position, 0)
    to = next(name for name, way in position.reach("a1").items() if way.cost == 3)
    walk = shown.read(view, f"move a1 {to}")
    assert walk == " ".join(("move", "a1", *position.reach("a1")[to].path))
    assert shown.read(view, " roll ") == "roll"
    far = shown.read(view, "move a1 chapel")
    refusal = position.why_not(0, game.parse(far))
    assert refusal is not None
    told = shown.why_not(view, refusal, "move a1 chapel")
    assert told.code == "NO_POINTS"
    assert "4" in told.remark
    assert all(shown.look(view, word) for word in ("a1", "kitchen", "rope", "yard-97"))
    assert shown.look(view, "nowhere") is None


# Panels


@pytest.mark.parametrize("edition", edition_names())
def test_panels_count_what_the_engine_counts(edition: str) -> None:
    looked = 0

    def look(position: Colditz, chooser: random.Random) -> None:
        nonlocal looked
        if chooser.random() > 0.1:
            return
        seat = chooser.choice([*range(position.officers + 1), None])
        view = seen(position, seat)
        wording = Wording(chooser.choice(LANGUAGES))
        for team, row in enumerate(panels.teams(view, wording)):
            assert row.escapes == position.escapes[team]
            assert row.cards == len(position.hands[team])
            assert row.count("tunnel") == sum(map(position.in_tunnel, position.team_pows(team)))
            assert len(row.men) == position.pows
        assert panels.guards(view).board == len(position.guards_on_board())
        assert sum(len(block.men) for block in panels.cells(view, wording)) == sum(
            position.cell_population(block) for block in range(len(position.ground.blocks))
        )
        at_large = [pow for pow in range(position.officers * 8) if position.fugitive(pow)]
        assert [view.pawn_name(man) for man in standing.at_large(view)] == list(
            map(position.pawn_name, at_large)
        )
        assert (panels.hand(view, wording) is None) == (seat is None)
        looked += 1

    played(edition, look)
    assert looked > 10


# Why not


def asked_why(text: str, action: str, language: str = "en", edition: str = "gibson") -> dict[str, Any]:
    """As the page asks it."""
    position = scene(text, edition)
    actor = position.actor
    assert actor is not None
    shown = presentation_of(new_game(3, "why", edition=edition), Wording(language, edition))
    return answers._why(shown, seen(position, actor), position, actor, action)


@pytest.mark.parametrize("doorway", ["kitchen-3", "yard-110"])
def test_the_first_thing_in_the_way_is_the_reason(doorway: str) -> None:
    """A room seven circles off, one's own man in its doorway: not its distance by the way round."""
    told = asked_why(f"british dutch, turn british, points 9, b1@yard-105, b2@{doorway}", "move b1 kitchen-4")
    assert told["code"] == "OCCUPIED"
    assert told["remark"].startswith("Your own B2 stands in the way of B1.")
    assert told["way"][-1] == doorway
    assert "b2" in told["pawns"]
    assert told["round"] == 19


def test_a_guard_on_the_way_is_the_reason() -> None:
    told = asked_why("british dutch, turn british, points 9, b1@yard-105, g1@yard-110", "move b1 kitchen-4")
    assert told["code"] == "GUARD_THERE"
    assert told["way"][-1] == "yard-110"


def test_what_is_only_far_says_how_far() -> None:
    """Beyond the points, and somebody on the way is passed with a step more: he is not the reason."""
    told = asked_why("british dutch, turn british, points 2, b1@yard-105, b2@yard-106", "move b1 kitchen-4")
    assert told["code"] == "NO_POINTS"
    assert (told["way"], told["round"]) == ((), 0)
    assert "8 steps" in told["remark"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_over_its_limit_says_how_many_and_what_to_do(language: str) -> None:
    text = "british dutch, turn british, points 0, british has talisman release sabotage move_kitchen"
    told = asked_why(text, "end", language)
    assert told["code"] == "HAND_OVER_LIMIT"
    assert "4" in told["remark"]
    assert "3" in told["remark"]
    assert "discard" in told["remedies"]


def test_a_verb_alone_is_told_why_there_is_none_of_its_kind() -> None:
    spent = asked_why("british dutch, turn british, points 0, b1@yard-105", "move")
    assert (spent["code"], spent["reason"]) == (
        "NO_POINTS",
        "A step takes a point, and there is no point left.",
    )
    early = asked_why("british dutch, turn british, before-roll, b1@yard-105", "move")
    assert early["code"] == "ROLL_FIRST"


def test_a_run_says_what_failure_costs() -> None:
    position = scene("british dutch, turn british, before-roll, british has kit rope, b1@yard-30")
    shown = presentation_of(new_game(3, "why"), Wording())
    told = shown.preview(seen(position, 0), "do-or-die b1")
    assert told["risk"] == "If a Do or Die fails, the whole team is out of the game."
