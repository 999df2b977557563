"""The library, used wrongly: whatever is handed in, only the documented errors come out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import goneaway
from goneaway.colditz import Colditz
from goneaway.colditz.words.actions import OfNation, Play, Say, Step, Talk
from goneaway.kernel import (
    Journal,
    Recorded,
    RecordError,
    Refusal,
    Refused,
    RulesError,
    SceneError,
    SeatError,
    Stream,
    load_record,
)
from goneaway.kernel.notation import is_text, read_text
from goneaway.rulebook import HouseRulesError, read_house_rules
from goneaway.sectionx import SectionX
from goneaway.sectionx.words import actions as act

ODD: tuple[Any, ...] = (
    None, True, False, -1, 9, 4.0, "4", "Q", "", b"x", [], {}, [1], {"a": 1}, {1: 2}, object(), 10**44,
    "\ud800", "x" * 3000, float("nan"), 3 + 0j, ("B",), "b\u00b2", "\0",
)  # fmt: skip

GAMES = ("colditz", "sectionx")
#: One option of each kind, and what is no option but said in the same way.
OPTIONS = {
    "colditz": (
        "escape_goal", "draw_totals", "edition", "bundles", "board", "guards_by_player_count",
        "escape_markers", "minutes_per_turn", "rule45_test",
    ),
    "sectionx": ("variant", "colours", "greenStepCost", "doorTravels"),
}  # fmt: skip


def sweep(use: Callable[[Any], object], *errors: type[Exception]) -> int:
    """Try everything; how often one of the errors came. Any other goes through."""
    refused = 0
    for odd in ODD:
        try:
            use(odd)
        except errors:
            refused += 1
        except Exception as error:
            raise AssertionError(f"{odd!r:.60}: {error!r}") from error
    return refused


def new(name: str, **more: Any) -> goneaway.kernel.Game:
    return goneaway.new_game(name, **{"players": 3, "seed": 1, **more})


def with_option(name: str, option: str, value: Any) -> goneaway.kernel.Game:
    return new(name, rules={option: value})


def test_no_other_game() -> None:
    assert sweep(lambda odd: goneaway.new_game(odd, players=3), RulesError) == len(ODD)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_made_of_players_rules_and_words(name: str) -> None:
    assert sweep(lambda odd: new(name, players=odd), RulesError) == len(ODD)
    assert sweep(lambda odd: new(name, rules=odd), RulesError) == len(ODD) - 2  # None and {}
    for option in OPTIONS[name]:
        assert sweep(partial(with_option, name, option), RulesError) > 10, option
    assert sweep(lambda odd: new(name, contributions=odd).start(), RulesError) >= len(ODD) - 5
    assert sweep(lambda odd: new(name, contributions=[odd]).start(), RulesError) > 10
    assert sweep(lambda odd: new(name, seed=odd).start()) == 0  # any seed will do


@pytest.mark.parametrize("players", [4.0, True, "4", None, b"4", 4.5])
@pytest.mark.parametrize("name", GAMES)
def test_a_number_of_players_is_a_whole_number(name: str, players: Any) -> None:
    with pytest.raises(RulesError) as caught:
        new(name, players=players)
    assert caught.value.code == "players"


@pytest.mark.parametrize("name", GAMES)
def test_seats(name: str) -> None:
    game = new(name)
    position = game.start()
    action = next(iter(position.legal()))
    assert position.actor is not None
    real = {seat for seat in game.seats if seat in ODD}
    assert sweep(game.seat, SeatError) == len(ODD) - len(real)
    assert sweep(position.view, SeatError) == len(ODD) - 1  # None is a spectator
    assert sweep(position.asides, SeatError) == len(ODD)
    for odd in ODD:
        assert isinstance(position.why_not(odd, action), Refusal), odd
        with pytest.raises(Refused):
            position.copy().apply(odd, action)


@pytest.mark.parametrize("name", GAMES)
def test_actions(name: str) -> None:
    game = new(name)
    position = game.start()
    before = position.digest()
    assert position.actor is not None
    assert sweep(game.parse, Refused) == len(ODD)
    for odd in ODD:
        refusal = position.why_not(position.actor, odd)
        assert refusal is not None
        assert refusal.code == "BAD_ACTION"
        assert len(str(refusal.parameters["text"])) <= 60
        with pytest.raises(Refused):
            position.apply(position.actor, odd)
    assert position.digest() == before


def test_actions_that_were_put_together_wrongly() -> None:
    castle, island = new("colditz").start(), new("sectionx").start()
    for odd in ODD:
        for action in (
            Say(odd),
            Say("nation"),
            OfNation("nation", odd),
            OfNation("step", "british"),
            Step("step", odd, odd),
            Play("play", "appel", odd),
            Play("play", "appel", (odd,)),
            Talk("talk", odd),
        ):
            refusal = castle.why_not(0, action)
            assert refusal is not None, action
        for made in (
            act.Draw(odd), act.Place(odd, odd, odd), act.Place("S", "F8", odd), act.Swap(odd, odd, odd, odd),
            act.Move("F8", odd, odd), act.Rotate(odd, odd), act.Step(odd, odd, odd), act.Step("B1", odd),
            act.SetDoor(odd, odd), act.MoveDoor(odd, odd, odd), act.ChooseFight(odd),
            act.ChooseKeyReturn(odd, odd),
        ):  # fmt: skip
            assert island.actor is not None
            found = island.why_not(island.actor, made)
            assert found is not None
            assert found.code == "BAD_ACTION", made


@pytest.mark.parametrize("name", GAMES)
def test_positions_views_and_chance(name: str) -> None:
    game = new(name)
    position = game.start()
    assert isinstance(position, Colditz | SectionX)
    reach: Callable[[Any], Any] = position.reach
    assert sweep(lambda odd: list(reach(odd))) == 0  # who is nobody gets nowhere
    assert sweep(game.start, TypeError) == len(ODD) - 1
    assert sweep(lambda odd: game.determinize(odd, Stream.from_seed(1)), TypeError) == len(ODD)
    assert sweep(lambda odd: game.determinize(position.view(0), odd), TypeError) == len(ODD)
    other = new(GAMES[1 - GAMES.index(name)]).start()
    with pytest.raises(TypeError):
        game.determinize(other.view(0), Stream.from_seed(1))
    assert sweep(position.legal().groups_of, KeyError, TypeError) == len(ODD)
    assert sweep(lambda odd: Journal(game, odd).record().to_jsonl(), RulesError) >= len(ODD) - 3
    scene = game.kind.scene
    assert sweep(lambda odd: scene.set_up(game, odd), SceneError) == len(ODD) - 1  # an empty text is one
    assert sweep(lambda odd: scene.stage(scene.set_up(game, ""), odd), SceneError) >= len(ODD) - 1
    assert sweep(lambda odd: scene.differences(scene.set_up(game, ""), odd), SceneError) >= len(ODD) - 1


def test_files() -> None:
    assert sweep(load_record, RecordError) == len(ODD)
    assert sweep(lambda odd: read_text(odd, goneaway.KINDS), RecordError) == len(ODD)
    assert not any(is_text(odd) for odd in ODD)
    assert sweep(read_house_rules, HouseRulesError) == len(ODD)
    assert Recorded().left == 0
