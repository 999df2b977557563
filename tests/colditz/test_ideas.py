"""Bots without some of their ideas: how they are named, and that they play without them."""

from __future__ import annotations

from collections import Counter

import pytest

from goneaway.bots import Bot, UnknownBot, UnknownIdea, make_bot, plays, read_name
from goneaway.bots.colditz.ace import Ace
from goneaway.bots.colditz.levels import VETERAN
from goneaway.bots.colditz.player import Recruit, Veteran
from goneaway.colditz.kind import COLDITZ
from goneaway.kernel import Position, Seal, Stream
from goneaway.lab import Plan, simulate


def played(name: str, rounds: int = 33, seed: str = "show 0") -> tuple[Position, Counter[str]]:
    """A game of four such bots, and how often each reason was given."""
    rules = {"edition": "gibson", "victory.limit_unit": "rounds", "victory.limit_value": rounds}
    game = COLDITZ.new(4, rules, seal=Seal.from_seed(seed))
    bots = [make_bot(name, game, Stream.from_seed(f"0 {seat}", quiet=True)) for seat in range(4)]
    position, told = game.start(), Counter[str]()
    while (seat := position.actor) is not None:
        action, why = bots[seat].explain(position.view(seat), position.legal())
        told[why.code] += 1
        position.apply(seat, action)
    return position, told


@pytest.mark.parametrize(
    "name", ["veteran:no-feint", "ace:6n:no-cordon:no-look-ahead", "recruit:no-break-out"]
)
def test_a_name_may_switch_ideas_off(name: str) -> None:
    called, budget, off = read_name(name, "colditz")
    assert ":".join([called, *([str(budget)] if budget else []), *(f"no-{idea}" for idea in off)]) == name


@pytest.mark.parametrize(
    ("name", "idea", "known"),
    [
        ("veteran:no-genius", "genius", Veteran.idea_names()),
        ("recruit:no-feint", "feint", Recruit.idea_names()),
        ("ace:6n:no-", "", Ace.idea_names()),
        # A turn cannot end without a throw, and the random bot has no ideas.
        ("veteran:no-roll", "roll", Veteran.idea_names()),
        ("random:no-feint", "feint", ()),
    ],
)
def test_an_unknown_idea_is_refused_with_those_there_are(
    name: str, idea: str, known: tuple[str, ...]
) -> None:
    assert not plays(name, "colditz")
    with pytest.raises(UnknownIdea) as error:
        read_name(name, "colditz")
    assert (error.value.idea, error.value.known) == (idea, known)
    assert all(one in str(error.value) for one in known)


@pytest.mark.parametrize(
    "name", ["veteran:1s", "ace:no-cordon:1s", "ace:1s:2s", "genius:no-feint", "veteran:"]
)
def test_other_names_are_no_bots(name: str) -> None:
    with pytest.raises(UnknownBot):
        read_name(name, "colditz")


def test_what_is_switched_off_is_not_played() -> None:
    with_it, told = played("veteran")
    without_it, told_without = played("veteran:no-feint")
    assert told["feint"] > 0
    assert told_without["feint"] == 0
    assert with_it.digest() != without_it.digest()


@pytest.mark.parametrize(("idea", "habit"), [("lie-low", "lies_low"), ("wary", "wary")])
def test_a_habit_is_switched_off_like_an_idea(idea: str, habit: str) -> None:
    assert getattr(VETERAN.habits, habit)
    assert not getattr(VETERAN.without([idea]).habits, habit)
    assert VETERAN.without([idea]).officer.jobs == VETERAN.officer.jobs


@pytest.mark.parametrize(("level", "known"), [("recruit", Recruit), ("veteran", Veteran), ("ace:1n", Ace)])
def test_a_bot_without_any_idea_still_ends_its_turns(level: str, known: type[Bot]) -> None:
    position, told = played(":no-".join([level, *known.idea_names()]), rounds=4)
    assert position.outcome is not None
    assert not set(told) & {"break", "walk-kit", "feint", "hunt", "chase", "patrol"}


def test_an_ablation_is_one_arena() -> None:
    """Both names stand beside each other in a run, each with its own games won."""
    plan = Plan("colditz", 2, ("veteran:no-run", "veteran"), 1, "ablation", {"edition": "devir"})
    assert set(simulate(plan, jobs=1).to_json()["wins_by_bot"]) == {"veteran:no-run", "veteran"}
