"""Datasets: the same whatever the number of processes, read as written; and a policy that imitates."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from goneaway import new_game
from goneaway.bots.colditz.player import Player
from goneaway.colditz.referee.view import Seen
from goneaway.env.cloning import PARTS, Cloned, Policy, train
from goneaway.env.dataset import FORMAT, Dataset, Recipe, as_listed, play_game, read_dataset, write_dataset
from goneaway.env.match import Match
from goneaway.env.setting import Setting
from goneaway.kernel import Stream

ROOT = Path(__file__).parent.parent
RECIPE = Recipe("sectionx", 2, ("random", "random"), 3, parts=PARTS)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    path = tmp_path_factory.mktemp("data") / "games.npz"
    card = write_dataset(RECIPE, path)
    assert json.loads(path.with_suffix(".card.json").read_text("utf-8")) == card
    return read_dataset(path)


def test_a_dataset_says_what_is_in_it(data: Dataset) -> None:
    card = data.card
    assert card["format"] == FORMAT
    assert card["recipe"]["bots"] == ["random", "random"]
    assert len(data) == len(data.columns["word"]) > 100
    assert set(data.columns) == {*PARTS, "mask", "word", "seat", "game", "outcome"}
    assert set(data.columns["game"]) == {0, 1, 2}
    assert len(card["words"]) == data.masks(slice(0, 1)).shape[1] == len(RECIPE.setting.encoder().lexicon)


def test_what_was_said_could_be_said(data: Dataset) -> None:
    masks = data.masks(slice(None))
    assert masks[np.arange(len(data)), data.columns["word"]].all()
    assert (masks.sum(axis=1) > 1).all(), "nothing is written down where nothing was to be chosen"


def test_the_outcome_is_that_of_the_seat(data: Dataset) -> None:
    for game in range(3):
        rows = data.columns["game"] == game
        worth = {
            seat: set(data.columns["outcome"][rows & (data.columns["seat"] == seat)].tolist())
            for seat in (0, 1)
        }
        assert all(len(one) == 1 for one in worth.values())
        assert worth[0].pop() + worth[1].pop() == 0


def test_processes_make_no_difference(data: Dataset, tmp_path: Path) -> None:
    write_dataset(RECIPE, tmp_path / "again.npz", jobs=2)
    again = read_dataset(tmp_path / "again.npz")
    assert again.card == data.card
    assert all(np.array_equal(data.columns[name], again.columns[name]) for name in data.columns)


def test_bots_that_listen_are_told() -> None:
    """An ace remembers the cards it saw: in a dataset as at any table."""
    setting = Recipe("colditz", 3, ("ace:1n",) * 3, 1).setting
    encoder = setting.encoder()
    match = Match(setting, encoder, "told", tutors=("ace:1n",) * 3)
    words = 0
    while (seat := match.seat) is not None and words < 60:
        match.say(int(np.flatnonzero(match.mask(seat))[0]))
        words += 1
    assert match.position.ply > 10
    for seat, bot in enumerate(match.tutors):
        assert isinstance(bot, Player)
        view = match.position.view(seat)
        assert isinstance(view, Seen)
        assert bot.memory.whole(view)


def test_asides_are_written_down() -> None:
    columns = play_game(Recipe("colditz", 3, ("random",) * 3, 1, parts=("said",), history=4), 0)
    assert set(columns["said"][:, 0].tolist()) == {1, 2}
    assert columns["seat"].max() == 2


def until(position: Any, verb: str) -> Any:
    """The first action with a verb that a game drawn by lot comes to."""
    lots = Stream.from_seed(1, quiet=True)
    while True:
        legal = list(position.legal())
        found = [action for action in legal if action.verb == verb]
        if found:
            return found[0]
        position.apply(position.actor, legal[lots.pick("lot", len(legal))])


def test_another_spelling_is_written_as_it_is_listed() -> None:
    position = new_game("sectionx", players=2, seed=3).start()
    listed = until(position, "swap")
    assert position.actor is not None
    turned = type(listed)(listed.other, listed.one, listed.other_rotation, listed.one_rotation)
    assert as_listed(position, position.actor, turned) == listed
    assert as_listed(position, position.actor, listed) is listed


def test_a_walk_is_written_step_by_step() -> None:
    game = new_game("colditz", players=3, seed=3)
    position = game.start()
    step = until(position, "step")
    assert position.actor is not None
    walk = Setting("colditz", 3).encoder().begun(game.parse(str(step).replace("step", "move")))
    assert as_listed(position, position.actor, walk) == step


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ({"bots": ("random",)}, "2 seats need a bot each, not 1 bots"),
        ({"games": 0}, "games must be at least 1"),
        ({"parts": ("smell",)}, "unknown part 'smell' of an observation; known: board"),
    ],
)
def test_a_recipe_that_cannot_be_is_refused(wish: dict[str, Any], complaint: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=complaint):
        write_dataset(
            Recipe(**{"game": "sectionx", "players": 2, "bots": ("random",) * 2, "games": 1, **wish}),
            tmp_path / "none.npz",
        )
    assert not list(tmp_path.iterdir())


def test_files_that_are_none_are_refused(tmp_path: Path, data: Dataset) -> None:
    path = tmp_path / "no.npz"
    path.write_text("no")
    for read in (read_dataset, Policy.load):
        with pytest.raises(ValueError, match=r"no\.npz"):
            read(path)
        with pytest.raises(ValueError, match=r"gone\.npz"):
            read(tmp_path / "gone.npz")
    np.savez(path, card=np.array(json.dumps({"format": "another"})))
    with pytest.raises(ValueError, match="has format 'another'"):
        read_dataset(path)
    np.savez(path, card=np.array(json.dumps(dict(data.card))), word=data.columns["word"])
    with pytest.raises(ValueError, match="do not match its card"):
        read_dataset(path)


# Cloning


def test_training_learns_and_can_be_repeated(data: Dataset, tmp_path: Path) -> None:
    policy, right = train(data, epochs=3, seed=4)
    again, _ = train(data, epochs=3, seed=4)
    # What draws lots cannot be foretold, but the games themselves can be learned by heart.
    assert right[-1] > right[0] + 0.05
    policy.save(tmp_path / "weights.npz")
    loaded = Policy.load(tmp_path / "weights.npz")
    for name, array in policy.weights.items():
        assert np.array_equal(array, again.weights[name])
        assert np.array_equal(array, loaded.weights[name])
    with pytest.raises(ValueError, match="at least one epoch"):
        train(data, epochs=0)


def test_it_plays(data: Dataset, tmp_path: Path) -> None:
    """At our own table, and as a program from outside by the protocol: the same game."""
    policy, _ = train(data, epochs=1)
    policy.save(tmp_path / "weights.npz")
    game = new_game("sectionx", players=2, seed=1)
    bot, position = Cloned(policy, game, Stream.from_seed(1, quiet=True)), game.start()
    for _ in range(30):
        assert position.actor is not None
        position.apply(position.actor, bot.choose(position.view(position.actor), position.legal()))
    command = f"{sys.executable} {ROOT / 'docs/bots/cloned.py'} {tmp_path / 'weights.npz'}"
    words = [
        "simulate",
        "sectionx",
        "--players",
        "2",
        "--bots",
        f"random,exec:{command}",
        "--games",
        "1",
        "--json",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "goneaway", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["finished"] == 1


def test_it_has_learned_one_game() -> None:
    game = new_game("colditz", players=2, seed=1)
    policy = Policy.fresh(4, 4, np.random.default_rng(0))
    with pytest.raises(ValueError, match="it has learned Section X"):
        Cloned(policy, game, Stream.from_seed(1))
    assert Setting("sectionx", 2).seats == ("B", "R")
