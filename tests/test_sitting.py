"""A sitting without a terminal: whoever draws it needs to know no rules, only to answer what is asked."""

from __future__ import annotations

import random
from typing import Any

import pytest

import goneaway
from goneaway.colditz.ruleset import edition_names
from goneaway.kernel import Journal, verify
from goneaway.presenting import Presentation, presentation_of
from goneaway.presenting.choosing import Choices, Words
from goneaway.presenting.sitting import HUMAN, ByItself, Sitting, Told, seated_again
from goneaway.wording import Wording

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("colditz", 2 + number % 4, {"edition": name}) for number, name in enumerate(edition_names())),
    ("colditz", 2, {"bundles": "two_nations"}),
    ("sectionx", 3, {}),
    ("sectionx", 2, {"variant": "expert"}),
]


def sit(game: str, players: int, rules: dict[str, Any], people: int) -> tuple[Sitting, Presentation[Any]]:
    match = goneaway.new_game(game, players=players, rules=rules, seed=f"sitting {rules}")
    shown = presentation_of(match, Wording("en", str(rules.get("edition", "gibson"))))
    seated = [HUMAN if seat < people else "simple" for seat in range(len(match.seats))]
    return Sitting(Journal(match), seated, shown.manners), shown


def answered(choices: Choices, lots: random.Random) -> Words:
    """A way through the lists, as somebody goes who reads nothing but them."""
    words: Words = ()
    while not choices.is_action(words):
        words = (*words, lots.choice(choices.question(words).choices).word)
    return words


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize(("game", "players", "rules"), TABLES)
def test_it_is_played_by_answering_what_is_asked(
    game: str, players: int, rules: dict[str, Any], people: int
) -> None:
    """Also what answers itself and what is said beside the turn; the record then is one that verifies."""
    sitting, shown = sit(game, players, rules, people)
    lots = random.Random(f"sitting {game} {rules} {people}")
    asked, taken_back, unasked, told = 0, 0, 0, list[object]()
    while sitting.position.actor is not None and asked < 90:
        unasked += sum(1 for _ in sitting.go_on())
        seat = sitting.asked
        told += sitting.news()
        if seat is None:
            break
        assert sitting.players[seat] == HUMAN
        if sitting.eyes != seat:
            # The next player looks only when the last one has stood up.
            sitting.eyes = seat
        asked += 1
        before = (sitting.position.digest(), len(sitting.journal.entries))
        choices = shown.choices(sitting.view(), sitting.legal())
        if sitting.aside is not None and (not choices.verbs or lots.random() < 0.5):
            sitting.aside = None
            continue
        words = answered(choices, lots)
        meant = shown.meant(sitting.view(), words)
        for action in meant:
            assert sitting.do(seat, sitting.game.parse(action)).seat == seat
        if lots.random() < 0.2 and not sitting.why_no_undo(seat):
            for action in reversed(meant):
                assert sitting.undo(seat) == action
            assert (sitting.position.digest(), len(sitting.journal.entries)) == before
            taken_back += 1
    # A game may be over soon: somebody does or dies.
    assert sitting.position.outcome is not None or (asked > 20 and taken_back)
    assert unasked or people == len(sitting.players)
    assert all(isinstance(one, Told | ByItself) for one in told)
    assert verify(sitting.journal.record(), goneaway.KINDS).actions == len(sitting.journal.entries)


def test_what_another_did_is_told_as_far_as_all_may_know() -> None:
    """A person sees his own draw with his own eyes, and another's at the same keyboard with everybody's."""
    sitting, _ = sit("sectionx", 2, {"firstSeat": "B"}, 2)
    sitting.eyes = 0
    sitting.do(0, sitting.game.parse("draw 1"))
    sitting.eyes = 1
    sitting.do(0, sitting.game.parse("skip"))
    assert [told.eyes for told in sitting.news() if isinstance(told, Told)] == [0, None]


def test_who_is_not_known_here_leaves_his_seat_to_a_person() -> None:
    sitting, _ = sit("sectionx", 3, {}, 1)
    assert seated_again(sitting.journal, ["Anna", "simple", "random"]) == [HUMAN, "simple", "random"]


def test_one_officer_with_two_teams_hides_nothing_from_himself() -> None:
    sitting, _ = sit("colditz", 2, {"bundles": "two_nations"}, 3)
    sitting.eyes = 0
    assert sitting.same_person(1)
    assert not sitting.same_person(2)
