"""What is shown and asked is made of what the seat sees: whatever it cannot see may be dealt anew."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import goneaway
from goneaway.bots import make_bot
from goneaway.cli.commands.playing import FRONTS
from goneaway.colditz.ruleset import edition_names
from goneaway.kernel import Game, Group, Legal, Position, Stream
from goneaway.presenting.choosing import Choices, Words
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
    return FRONTS[match.kind.name](match, wording).choices(position.view(seat), legal)


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
        asides = [seat for seat in range(len(match.seats)) if seat != actor and position.asides(seat)]
        if lots.random() > 0.1:
            continue
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
