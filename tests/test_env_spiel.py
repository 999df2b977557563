"""Both games as games of OpenSpiel: its own tests, explicit chance, resampling, states written down.

`make test` installs OpenSpiel before. Where it cannot be installed this is left out, and the summary says so
(`conftest.py`); where everything has to be tested, that is a failure.
"""

from __future__ import annotations

import pickle
import random
from typing import Any

import pyspiel
import pytest

from goneaway.colditz.ruleset.loading import edition_names
from goneaway.env.spiel import NeedsOutcome, ScriptedChance, read_rules
from goneaway.kernel import RulesError

from . import playthrough

SHORT = ("goneaway_sectionx(players=2)", "goneaway_colditz(players=2,edition=martelli)")
ALL = (*(f"goneaway_colditz(players=3,edition={name})" for name in edition_names()), "goneaway_sectionx")


def played(text: str, steps: int, seed: int = 0) -> Any:
    """A state after so many choices drawn by lot, and then as many as it takes to come to a decision."""
    state, lots = pyspiel.load_game(text).new_initial_state(), random.Random(seed)
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        state.apply_action(lots.choice(state.legal_actions()))
        steps -= 1
    return state


@pytest.mark.parametrize("text", SHORT)
def test_random_games(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", playthrough.GAMES)
def test_games_are_played_as_they_were(name: str) -> None:
    """Where a change is meant: `python -m tests.playthrough`, and say why."""
    assert playthrough.written(name) == (playthrough.FOLDER / f"{name}.txt").read_text("utf-8")


def test_every_playthrough_is_of_a_game() -> None:
    assert {path.stem for path in playthrough.FOLDER.iterdir()} == set(playthrough.GAMES)


@pytest.mark.parametrize("text", ALL)
def test_a_resampled_state_looks_the_same(text: str) -> None:
    """To the player for whom it was resampled, decision after decision; and what he may do is the same."""
    # A Do or Die of the Martelli rules may end a game early.
    state = next(state for seed in range(9) if not (state := played(text, 140, seed)).is_terminal())
    lots = random.Random(7)
    others = 0
    for _ in range(6):
        while state.is_chance_node():
            state.apply_action(lots.choice(state.legal_actions()))
        if state.is_terminal():
            break
        for player in range(state.num_players()):
            twin = state.resample_from_infostate(player, lots.random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            if player == state.current_player():
                assert twin.legal_actions() == state.legal_actions()
            others += twin.course.match.position.digest() != state.course.match.position.digest()
        state.apply_action(lots.choice(state.legal_actions()))
    assert others > 5, "something was hidden"


def test_a_resampled_state_is_played_to_its_end() -> None:
    state, lots = played(SHORT[0], 250).resample_from_infostate(0, lambda: 0.3), random.Random(1)
    with pytest.raises(TypeError, match="no history"):
        pickle.dumps(state.course)
    state = state.clone()
    while not state.is_terminal():
        state.apply_action(lots.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


def test_nothing_is_resampled_in_the_middle_of_chance() -> None:
    state = pyspiel.load_game(SHORT[0]).new_initial_state()
    assert state.is_chance_node()
    with pytest.raises(ValueError, match="where a seat decides"):
        state.resample_from_infostate(0, lambda: 0.5)


@pytest.mark.parametrize("text", SHORT)
def test_states_are_written_down(text: str) -> None:
    state = played(text, 260)
    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(game) == str(state.get_game())
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    assert again.history() == state.history()


def test_a_clone_goes_its_own_way() -> None:
    state = played(SHORT[1], 180)
    before, twin = str(state), state.clone()
    assert str(twin) == before
    while not twin.is_terminal():
        twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before


def test_a_shuffle_is_drawn_card_by_card() -> None:
    state = pyspiel.load_game(SHORT[0]).new_initial_state()
    sizes = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        sizes.append(len(outcomes))
        state.apply_action(0)
    # 54 tiles, of which the last has no choice; and who begins.
    assert sorted(sizes, reverse=True)[:3] == [54, 53, 52]


def test_outcomes_that_are_none_are_refused() -> None:
    state = pyspiel.load_game(SHORT[0]).new_initial_state()
    with pytest.raises(ValueError, match="has outcomes 0 to"):
        state.course.choose(1000)
    with pytest.raises(NeedsOutcome):
        ScriptedChance().pick("dice", 6)


def test_house_rules_in_a_parameter() -> None:
    assert read_rules("escape_goal:3;day_night:false;variant:expert") == {
        "escape_goal": 3,
        "day_night": False,
        "variant": "expert",
    }
    with pytest.raises(ValueError, match="name:value"):
        read_rules("expert")
    game = pyspiel.load_game("goneaway_sectionx(players=2,rules=variant:expert)")
    assert game.setting.rules == {"variant": "expert"}
    with pytest.raises(RulesError):
        pyspiel.load_game("goneaway_colditz(edition=nobody)")
