"""Both games behind PettingZoo and Gymnasium: held to the tests that those bring along."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import partial
from types import ModuleType, SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

import goneaway.env
from goneaway.bots import UnknownBot
from goneaway.env import colditz_v0, sectionx_v0
from goneaway.env.zoo import AecEnv

from . import spelling

assert goneaway.env  # loading it makes the names known to Gymnasium

MODULES: dict[str, Any] = {"colditz": colditz_v0, "sectionx": sectionx_v0}
each_game = pytest.mark.parametrize(("name", "edition"), spelling.GAMES)


def maker(name: str, edition: str, what: str = "env", **wishes: Any) -> Callable[..., Any]:
    wished = {"players": 2, **({"edition": edition} if edition else {}), **wishes}
    return partial(getattr(MODULES[name], what), **wished)


def drawn(table: AecEnv, lots: np.random.Generator) -> int:
    mask = table.observe(table.agent_selection)["action_mask"]
    return int(lots.choice(np.nonzero(mask)[0]))


@each_game
def test_the_interface(name: str, edition: str) -> None:
    with warnings.catch_warnings():
        # Observations of several arrays are what it warns of.
        warnings.simplefilter("ignore")
        api_test(maker(name, edition)(), num_cycles=1000)


@pytest.mark.parametrize("name", MODULES)
@pytest.mark.parametrize(
    "wishes", [{"actions": "listed", "listed": 64}, {"bots": {0: "simple"}, "asides": False}]
)
def test_the_interface_with_wishes(name: str, wishes: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(maker(name, "", **wishes)(), num_cycles=100)


@each_game
def test_a_seed_is_a_game(name: str, edition: str) -> None:
    seed_test(maker(name, edition), num_cycles=60)


@each_game
def test_a_game_is_broken_off_in_time(name: str, edition: str) -> None:
    """The test counts the steps of every agent alike, which only holds where there is one of them: the last
    seat, which in the castle is Security's and has guards to post before anything can end."""
    seats = len(maker(name, edition, "raw_env")().possible_agents)
    alone: dict[str, Any] = {"bots": dict.fromkeys(range(seats - 1), "random"), "on_illegal": "sample"}
    max_cycles_test(
        SimpleNamespace(
            env=maker(name, edition, **alone), parallel_env=maker(name, edition, "parallel_env", **alone)
        )
    )


def is_svg(text: str) -> bool:
    return ElementTree.fromstring(text).tag.endswith("svg")


@each_game
def test_it_can_be_looked_at(name: str, edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(maker(name, edition), {"svg": is_svg})
    assert "decides:" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["goneaway/Colditz-v0", "goneaway/SectionX-v0"])
def test_one_seat_against_bots(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(name, players=2, against="random").unwrapped)
        listed: dict[str, Any] = {"actions": "listed", "listed": 64}
        check_env(gymnasium.make(name, players=2, against="random", **listed).unwrapped)


def test_a_whole_game_for_one_seat() -> None:
    solo = gymnasium.make("goneaway/SectionX-v0", players=2, seat=1, against="simple")
    _, info = solo.reset(seed=5)
    lots, rewards, over = np.random.default_rng(5), [], False
    while not over:
        choice = int(lots.choice(np.nonzero(info["action_mask"])[0]))
        _, reward, terminated, truncated, info = solo.step(choice)
        assert "illegal" not in info
        rewards.append(reward)
        over = terminated or truncated
    assert set(map(float, rewards[:-1])) == {0.0}
    assert rewards[-1] in (-1.0, 0.0, 1.0)
    with pytest.raises(ValueError, match="the game is over"):
        solo.unwrapped.step(0)


def test_the_former_name_of_on_illegal_works_with_a_warning() -> None:
    with pytest.warns(DeprecationWarning, match="on_illegal"):
        env = sectionx_v0.raw_env(players=2, illegal="lot")
    assert env.on_illegal == "sample"


def test_an_illegal_choice_is_told() -> None:
    solo = gymnasium.make("goneaway/Colditz-v0", players=2, against="random")
    _, info = solo.reset(seed=5)
    wrong = int(np.nonzero(info["action_mask"] == 0)[0][0])
    assert solo.step(wrong)[4]["illegal"]


def test_rewards_of_all_seats_come_to_nothing() -> None:
    table = colditz_v0.raw_env(players=2, edition="martelli")
    table.reset(seed=1)
    lots, total = np.random.default_rng(1), dict.fromkeys(table.possible_agents, 0.0)
    while not all(table.terminations.values()):
        table.step(drawn(table, lots))
        for agent, reward in table.rewards.items():
            total[agent] += reward
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0
    for _ in table.possible_agents:
        table.step(None)
    assert table.agents == []


def test_games_after_a_seed_follow_from_it() -> None:
    found = []
    for _ in range(2):
        table = colditz_v0.raw_env(players=3)
        table.reset(seed=8)
        table.reset()
        assert table.match is not None
        found.append(table.match.position.digest())
    assert found[0] == found[1]


def test_what_is_left_off_the_list_is_said() -> None:
    table = sectionx_v0.raw_env(players=2, actions="listed", listed=4)
    table.reset(seed=1)
    lots = np.random.default_rng(1)
    left = 0
    for _ in range(60):
        table.step(drawn(table, lots))
        assert table.infos[table.agent_selection].keys() <= {"left_off"}
        left += table.infos[table.agent_selection].get("left_off", 0)
    assert left > 0


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ({"actions": "all"}, "actions must be 'flat' or 'listed', not 'all'"),
        ({"on_illegal": "ignore"}, "'refuse' or 'sample', not 'ignore'"),
        ({"render_mode": "hologram"}, "unknown render mode 'hologram'"),
        ({"max_cycles": 0}, "max_cycles must be at least 1, not 0"),
        ({"listed": 1, "actions": "listed"}, "`listed` must be at least 2, not 1"),
        ({"listed": 64}, "`listed` needs actions='listed'"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(wish: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        colditz_v0.raw_env(**wish)


@pytest.mark.parametrize(
    ("wish", "error", "complaint"),
    [
        ({"seat": 7}, ValueError, "unknown seat 7; the seats are 0 to 3"),
        ({"against": "nobody"}, UnknownBot, "no bot called nobody plays colditz"),
        ({"against": {1: "simple"}}, ValueError, "against needs a bot for each of the seats"),
    ],
)
def test_opponents_that_cannot_be_are_refused(wish: Any, error: type[Exception], complaint: str) -> None:
    with pytest.raises(error, match=complaint):
        gymnasium.make("goneaway/Colditz-v0", **wish)


def test_what_cannot_be_chosen_is_refused() -> None:
    table = colditz_v0.raw_env(players=3)
    with pytest.raises(ValueError, match="call reset"):
        table.step(0)
    table.reset(seed=1)
    with pytest.raises(ValueError, match="illegal action"):
        table.step(1)
    with pytest.raises(ValueError, match="not None"):
        table.step(None)
    table = colditz_v0.raw_env(players=3, actions="listed")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="illegal action 500"):
        table.step(500)


def test_modules_are_alike() -> None:
    both: list[ModuleType] = [colditz_v0, sectionx_v0]
    assert [str(one.env(players=2)) for one in both] == ["colditz_v0", "sectionx_v0"]
