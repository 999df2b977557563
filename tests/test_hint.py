"""Hints: what a bot would do in a player's place, and one sentence why, in both games and all editions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import goneaway
from goneaway.bots import make_bot
from goneaway.colditz.ruleset import edition_names
from goneaway.kernel import Journal, Position, Stream
from goneaway.presenting.hint import Adviser
from goneaway.wording import LANGUAGES, Wording

from .sitting import Sitting, new_game
from .speech import check_filled

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("colditz", 2 + number % 4, {"edition": name}) for number, name in enumerate(edition_names())),
    ("colditz", 2, {"bundles": "two_nations"}),
    ("colditz", 3, {"edition": "fuga3", "bundles": "glider,multi_escape"}),
    ("sectionx", 3, {}),
    ("sectionx", 2, {"variant": "expert"}),
]


@cache
def wording(language: str, edition: str) -> Wording:
    return Wording(language, edition)


def asked(game: str, players: int, rules: dict[str, Any], questions: int) -> Iterator[tuple[Any, Position]]:
    """Positions of a game in which now a bot, now chance plays."""
    match = goneaway.new_game(game, players=players, rules=rules, seed=f"hints {rules}")
    position = match.start()
    bot = make_bot("simple", match, Stream.from_seed("player", quiet=True))
    chooser = random.Random(f"hints {game} {players} {rules}")
    for _ in range(questions):
        seat = position.actor
        if seat is None:
            return
        yield match, position
        legal = position.legal()
        if chooser.random() < 0.75 or ("place" in legal.verbs and chooser.random() < 0.5):
            action = bot.choose(position.view(seat), legal)
        else:
            verb = chooser.choice([verb for verb in legal.verbs if any(map(len, legal.groups_of(verb)))])
            group = chooser.choice([group for group in legal.groups_of(verb) if len(group)])
            action = group[chooser.randrange(len(group))]
        position.apply(seat, action)


@pytest.mark.parametrize(("game", "players", "rules"), TABLES)
def test_a_hint_is_a_legal_action_and_a_sentence(game: str, players: int, rules: dict[str, Any]) -> None:
    seats, told = set[int](), set[str]()
    for match, position in asked(game, players, rules, 140):
        seat = position.actor
        assert seat is not None
        seats.add(seat)
        before = position.digest()
        bot = make_bot("simple", match, Stream.from_seed("hint", quiet=True))
        action, reason = bot.explain(position.view(seat), position.legal())
        assert position.why_not(seat, action) is None, action
        assert position.digest() == before
        told.add(reason.code)
        for language in LANGUAGES:
            edition = str(match.rules.get("edition", "")) or "gibson"
            check_filled(wording(language, edition).reason(game, reason.code, reason.parameters))
    assert len(seats) >= players
    assert len(told) > (5 if game == "colditz" else 0)


def test_a_hint_knows_only_what_the_seat_sees() -> None:
    """Hidden cards dealt anew: the same hint, in the same words."""
    for match, position in asked("colditz", 4, {}, 100):
        seat = position.actor
        assert seat is not None
        view = position.view(seat)
        twin = match.determinize(view, Stream.from_seed("another deal", quiet=True))
        if len(view.to_json()) and str(list(twin.legal().verbs)) == str(list(position.legal().verbs)):
            said = [
                make_bot("simple", match, Stream.from_seed("hint", quiet=True)).explain(
                    one.view(seat), one.legal()
                )
                for one in (position, twin)
            ]
            assert said[0] == said[1]


def test_the_command_says_it_and_does_nothing() -> None:
    sitting = Sitting(["hint"], ("human", "random"), game=new_game(2)).run()
    assert sitting.actions == []
    assert "Hint: draw " in sitting.text


@pytest.mark.parametrize("edition", ["gibson", "martelli", "fuga3"])
def test_who_follows_his_hints_gets_on(edition: str) -> None:
    """No walking to and fro: with hints alone all seats come to the end of their turns."""
    match = goneaway.new_game("colditz", players=3, rules={"edition": edition}, seed=9)
    journal = Journal(match)
    adviser = Adviser(match)
    turns = 0
    for _ in range(400):
        seat = journal.position.actor
        assert seat is not None
        action, _ = adviser.advise(journal, seat)
        assert adviser.advise(journal, seat)[0] == action
        turns += str(action) == "end"
        journal.apply(seat, action)
        if turns == 9:
            break
    assert turns == 9
