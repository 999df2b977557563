"""What the others did since one's turn: told seat by seat, of what was told before, and of nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from goneaway import KINDS
from goneaway.presenting.chronicle import HEAVY, ORDINARY, Line
from goneaway.presenting.colditz.chronicle import WEIGHTS as COLDITZ_WEIGHTS
from goneaway.presenting.sectionx.chronicle import WEIGHTS as SECTIONX_WEIGHTS
from goneaway.rulebook.events import load_events
from goneaway.table.book import entries as e
from goneaway.table.book.book import Book
from goneaway.web.sight import Sight, asks
from goneaway.web.sight.since import FIRST, doer

from .test_sight import a_table, as_sent, each_table, play

#: So many actions go through several rounds of either game.
PLIES = 260


def asked(book: Book, eyes: int | None, language: str = "en", sight: Sight | None = None) -> Any:
    return as_sent((sight or Sight()).ask(book, eyes, language, asks.Since()))


def begins(book: Book, seat: int) -> bool:
    """Whether the last thing told to a seat is that its turn begins."""
    item = book.last(seat)
    return item is not None and any(event.kind == "turn-begun" for event in item.events)


@each_table
def test_it_tells_what_was_told_before_and_nobodys_own_doing(
    game: str, players: int, rules: dict[str, Any]
) -> None:
    book, sight = a_table(game, players, rules), Sight()
    told: dict[int, set[str]] = {}
    rows = 0
    for _ in play(book, PLIES, random.Random(f"since {game} {rules}")):
        for seat in range(len(book.chairs)):
            item = book.last(seat)
            if item is not None:
                lines = as_sent(sight.told(sight.prepare(book, item), "en"))["lines"]
                told.setdefault(seat, set()).update(line["sentence"] for line in lines)
        assert asked(book, None, sight=sight) is None
        actor = book.position.actor
        if actor is None or not begins(book, actor):
            continue
        found = asked(book, actor, sight=sight)
        if found is None:
            continue
        for row in found["seats"]:
            assert row["seat"] not in book.held_with(actor)
            assert len(row["first"]) == min(FIRST, len(row["lines"]))
            for sentence in (line["sentence"] for line in row["lines"]):
                assert sentence in told[actor]
                rows += 1
    assert rows


@pytest.mark.parametrize("game", ["colditz", "sectionx"])
def test_it_begins_where_ones_turn_ended_and_lasts_as_long_as_the_next(game: str) -> None:
    """Nothing while another has the turn; in one's turn it does not change; a reload is told the same."""
    book, sight = a_table(game, 3, {}), Sight()
    kept: dict[int, Any] = {}
    ended = {0: 0}
    turns = 0
    for entry in play(book, PLIES, random.Random(f"turns {game}")):
        found = asked(book, 0, sight=sight)
        item = book.last(0)
        if begins(book, 0) and book.position.actor == 0:
            turns += 1
            if found:
                kept = {found["number"]: found}
                assert item is not None
                assert found["number"] == item.number
        elif item is not None and any(event.kind == "turn-begun" for event in item.events):
            assert found is None
            ended[book.count(0)] = int(entry.at)
        elif found:
            assert kept[found["number"]] == found == asked(book, 0)
    assert turns > 2
    assert len(ended) > 2
    assert found is None or found["at"] in ended.values()


def test_the_walk_of_a_man_who_lined_up_begins_on_his_own_circle() -> None:
    """The event that lines men up names an area only; a way on the board needs the circle."""
    book = a_table("colditz", 3, {})
    stood: dict[str, str] = {}
    for _ in play(book, PLIES, random.Random("lined up")):
        seat = book.position.actor
        assert seat is not None
        view = book.position.view(seat).to_json()
        for team in view["teams"]:
            for man, place in team["men"].items():
                if place.startswith("appel-"):
                    stood.setdefault(man, place)
        found = asked(book, seat) or {"seats": []}
        walks = [line["walk"] for row in found["seats"] for line in row["lines"] if line["walk"]]
        began = {walk["pawn"]: walk["from"] for walk in walks if walk["pawn"] in stood}
        if began:
            assert began == {man: stood[man] for man in began}
            return
    raise AssertionError("nobody walked")


@pytest.mark.parametrize("game", ["colditz", "sectionx"])
def test_it_says_whether_one_has_had_a_turn_before(game: str) -> None:
    book = a_table(game, 3, {})
    turns = dict.fromkeys(range(len(book.chairs)), 0)
    # The game may begin with a turn.
    turns |= {seat: 1 for seat in turns if seat == book.position.actor and begins(book, seat)}
    for _ in play(book, PLIES, random.Random(f"first {game}")):
        seat = book.position.actor
        if seat is None or not begins(book, seat):
            continue
        turns[seat] += 1
        found = asked(book, seat)
        if found:
            assert found["first_turn"] is (turns[seat] == 1)
        if min(turns.values()) > 1:
            return
    raise AssertionError("too few turns")


def test_what_was_taken_back_is_not_told() -> None:
    """It is the same as at a table where it never happened."""
    book, lots = a_table("sectionx", 3, {}), random.Random("back")
    for _ in play(book, 40, lots):
        pass
    book.add(e.Rewound(at=900, back_to=len(book.played) - 8))
    for _ in play(book, PLIES, lots):
        seat = book.position.actor
        found = None if seat is None else asked(book, seat)
        if seat is None or not found or not begins(book, seat):
            continue
        other = a_table("sectionx", 3, {})
        for number, done in enumerate(book.played):
            other.add(e.Acted(at=2.0 + number, person=f"p{done.seat}", seat=done.seat, action=done.action))
        assert asked(other, seat)["seats"] == found["seats"]
        return
    raise AssertionError("nobody's turn began")


def test_an_arrest_is_the_guards_doing_even_if_it_followed_ones_own_answer() -> None:
    named = {"british": 0, "b": 0, "polish": 1, "p": 1, "security": 2, "g": 2}.get
    mine, security = frozenset({0}), 2

    def line(kind: str, seat: str) -> Line:
        return Line(kind, "", "", seat=seat)

    arrest = COLDITZ_WEIGHTS["arrested"]
    assert doer(line("arrested", "security"), arrest, 0, security, mine, named) == security
    # By a search that no guard is named for: the man is one's own, the turn is not.
    assert doer(line("arrested", "british"), arrest, 0, security, mine, named) == security
    assert doer(line("arrested", "security"), arrest, 1, security, mine, named) == security
    assert doer(line("played", "polish"), ORDINARY, 1, security, mine, named) == 1
    assert doer(line("played", "british"), ORDINARY, 0, security, mine, named) is None
    assert doer(line("passed", ""), ORDINARY, 0, security, mine, named) is None


def test_weights_are_given_to_events_there_are() -> None:
    for game, weights in (("colditz", COLDITZ_WEIGHTS), ("sectionx", SECTIONX_WEIGHTS)):
        assert weights.keys() <= load_events(KINDS[game]).keys()
        assert any(weight >= HEAVY for weight in weights.values())


@pytest.mark.parametrize("language", ["it", "es", "fr"])
def test_it_is_told_in_the_language_one_plays_in(language: str) -> None:
    book, sight = a_table("colditz", 3, {}), Sight()
    for _ in play(book, PLIES, random.Random("language")):
        seat = book.position.actor
        if seat is not None and begins(book, seat) and (english := asked(book, seat, "en", sight)):
            found = asked(book, seat, language, sight)
            assert found["number"] == english["number"]
            one = [line["sentence"] for row in found["seats"] for line in row["lines"]]
            other = [line["sentence"] for row in english["seats"] for line in row["lines"]]
            assert len(one) == len(other)
            if one:
                assert one != other
                return
    raise AssertionError("nothing happened")
