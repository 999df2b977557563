"""Many games as a vector environment: the same games whatever the number of processes, in shared memory."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import goneaway.env
from goneaway.env.match import Match
from goneaway.env.setting import Setting
from goneaway.env.vector import GameVectorEnv

assert goneaway.env  # loading it registers the environments with Gymnasium

SETTING = Setting("colditz", 2, {"edition": "martelli"}, history=2)


def legal(observations: dict[str, Any], step: int) -> list[int]:
    """A legal action for each environment, determined by the step; 0 where a game ended."""
    return [
        int(np.random.default_rng([step, row]).choice(mask.nonzero()[0])) if mask.any() else 0
        for row, mask in enumerate(observations["action_mask"])
    ]


def flat(observations: dict[str, Any], *rest: Any) -> dict[str, Any]:
    found = dict(observations["observation"], action_mask=observations["action_mask"])
    for number, one in enumerate(rest):
        found |= one if isinstance(one, dict) else {f"{number}": one}
    return found


def played(workers: int, steps: int) -> list[dict[str, Any]]:
    with GameVectorEnv(SETTING, 5, workers=workers, on_illegal="refuse") as env:
        observations, infos = env.reset(seed=7)
        found = [flat(observations, infos)]
        for step in range(steps):
            result = env.step(legal(observations, step))
            observations = result[0]
            found.append(flat(*result))
    return found


def test_processes_make_no_difference() -> None:
    alone, together = played(0, 120), played(2, 120)
    for one, other in zip(alone, together, strict=True):
        assert [name for name in one if not np.array_equal(one[name], other[name])] == []
    assert alone[-1]["game"].max() > 0, "a game that is over is followed by the next"


def test_a_row_is_what_the_seat_sees() -> None:
    with GameVectorEnv(SETTING, 3) as env:
        observations, infos = env.reset(seed=4)
        # Environment 1 has the seed 4 + 1.
        match = Match(SETTING, SETTING.encoder(), f"5/{infos['game'][1]}")
        for step in range(30):
            actions = legal(observations, step)
            observations, _, over, _, infos = env.step(actions)
            match.say(actions[1])
            assert over[1] == (match.seat is None)
            if match.seat is None:
                assert step > 5
                return
            assert match.seat == infos["seat"][1]
            for name, array in match.observe(match.seat).items():
                assert np.array_equal(array, observations["observation"][name][1])
            assert np.array_equal(match.mask(match.seat), observations["action_mask"][1])


def test_the_game_after_starts_one_step_later() -> None:
    """As NEXT_STEP says: the last observation is shown, and the next action is ignored."""
    with GameVectorEnv(SETTING, 2) as env:
        assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
        observations, infos = env.reset(seed=1)
        ended = 0
        for step in range(2000):
            before = infos
            observations, rewards, over, cut, infos = env.step(legal(observations, step))
            assert not cut.any()
            for row in over.nonzero()[0]:
                assert not observations["action_mask"][row].any()
                assert infos["rewards"][row].sum() == pytest.approx(0)
                assert rewards[row] == infos["rewards"][row][before["seat"][row]]
                game = infos["game"][row]
                observations, rewards, again, _, infos = env.step(legal(observations, step))
                assert not again[row]
                assert rewards[row] == 0
                assert infos["game"][row] == game + 1
                assert observations["action_mask"][row].any()
                ended += 1
            if ended > 2:
                return
    pytest.fail("no game ended")


def test_a_seed_is_a_series_of_games_and_no_seed_goes_on() -> None:
    with GameVectorEnv(SETTING, 2) as env:
        first, _ = env.reset(seed=3)
        second, infos = env.reset()
        assert infos["game"].tolist() == [1, 1]
        again, infos = env.reset(seed=3)
        assert infos["game"].tolist() == [0, 0]
        third, _ = env.reset(seed=[4, 3])
    for name, array in first["observation"].items():
        assert np.array_equal(array, again["observation"][name])
        assert np.array_equal(array[0], third["observation"][name][1])
    assert any(
        not np.array_equal(array, second["observation"][name]) for name, array in first["observation"].items()
    )


def test_illegal_actions_are_refused_before_anything_is_done() -> None:
    with GameVectorEnv(SETTING, 2, on_illegal="refuse") as env:
        observations, _ = env.reset(seed=1)
        actions = legal(observations, 0)
        wrong = int((observations["action_mask"][1] == 0).nonzero()[0][0])
        for action in (wrong, -1, 99999):
            with pytest.raises(ValueError, match=r"illegal action .* in environment 1"):
                env.step([actions[0], action])
        with pytest.raises(ValueError, match="2 environments need one action each"):
            env.step(actions[:1])
        env.step(actions)


def test_or_another_is_sampled_and_the_info_says_so() -> None:
    with GameVectorEnv(SETTING, 2) as env:
        observations, _ = env.reset(seed=1)
        actions = legal(observations, 0)
        wrong = int((observations["action_mask"][1] == 0).nonzero()[0][0])
        _, _, _, _, infos = env.step([actions[0], wrong])
        assert infos["illegal"].tolist() == [False, True]


def test_a_long_game_is_truncated() -> None:
    with GameVectorEnv(SETTING, 2, max_cycles=3) as env:
        observations, _ = env.reset(seed=1)
        for step in range(3):
            observations, _, over, cut, _ = env.step(legal(observations, step))
        assert cut.all()
        assert not over.any()
        _, _, _, cut, infos = env.step([0, 0])
        assert not cut.any()
        assert infos["game"].tolist() == [1, 1]


@pytest.mark.parametrize(
    ("count", "options", "complaint"),
    [
        (0, {}, "num_envs must be at least 1"),
        (2, {"workers": 3}, "0 to 2"),
        (2, {"workers": -1}, "not -1"),
        (2, {"ray": "local"}, "at least one worker"),
        (2, {"max_cycles": 0}, "max_cycles must be at least 1"),
        (2, {"on_illegal": "lot"}, "on_illegal must be"),
    ],
)
def test_wrong_options_are_refused(count: int, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        GameVectorEnv(SETTING, count, **options)


def test_step_before_reset_is_refused() -> None:
    with GameVectorEnv(SETTING, 1) as env, pytest.raises(ValueError, match="call reset"):
        env.step([0])


def test_an_error_in_a_process_reaches_the_caller() -> None:
    setting = Setting("sectionx", 2, bots={1: "exec:false"})

    def play(env: GameVectorEnv) -> None:
        env.reset(seed=1)
        for _ in range(200):
            env.step([0])

    with GameVectorEnv(setting, 1, workers=1) as env, pytest.raises(Exception, match="false"):
        play(env)


@pytest.mark.parametrize("name", ["goneaway/Colditz-v0", "goneaway/SectionX-v0"])
def test_make_vec_makes_it_and_wrappers_take_it(name: str) -> None:
    made: Any = gymnasium.make_vec(name, num_envs=3, players=2, seat=1, against="random")
    assert isinstance(made, VectorEnv)
    assert isinstance(made.unwrapped, GameVectorEnv)
    env: Any = DictInfoToList(RecordEpisodeStatistics(made))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        observations, infos = env.reset(seed=5)
        single: Any = gymnasium.make(name, players=2, seat=1, against="random")
        assert single.observation_space == env.single_observation_space
        assert single.action_space == env.single_action_space
        for step in range(40):
            assert observations in env.observation_space
            observations, rewards, over, cut, infos = env.step(np.array(legal(observations, step)))
            assert rewards.shape == over.shape == cut.shape == (3,)
            assert [info["seat"] for info in infos] == [1, 1, 1]
    single.close()
    env.close()
