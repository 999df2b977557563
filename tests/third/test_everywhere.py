"""Pebbles in every place where a game is played, studied or looked up; no other file was changed for it."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from typer.testing import CliRunner

import goneaway
from goneaway import games
from goneaway.bots import bot_names
from goneaway.cli.commands.app import app
from goneaway.env.registering import register
from goneaway.env.zoo import AecEnv
from goneaway.kernel import Game, Journal, Position, Refused, Stream, load_record, replay, verify
from goneaway.lab import Plan, simulate
from goneaway.lab.arena import Arena, Setting, run_arena
from goneaway.wording import Wording

from ..sitting import Sitting
from ..test_one_loop import same_everywhere
from ..web.servers import Server
from .pebbles import PARTS, PEBBLES, ROLL


def new_game(players: int = 2, seed: object = 1, **rules: str) -> Game:
    return goneaway.new_game("pebbles", players=players, rules=rules, seed=seed)


def test_the_same_seed_and_bots_give_the_same_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulated, at a keyboard, hosted and in an environment, like the other two games."""
    plan = Plan("pebbles", 3, ("random",) * 3, 1, "loop")
    assert same_everywhere(plan, tmp_path, monkeypatch).position.outcome is not None


def positions(seed: int) -> Iterator[Position]:
    """A random game of three, from its first position to its last."""
    journal, lots = Journal(new_game(3, seed)), Stream.from_seed(seed)
    while (seat := journal.position.actor) is not None:
        yield journal.position
        legal = list(journal.position.legal())
        journal.apply(seat, legal[lots.pick("lots", len(legal))])
    yield journal.position
    assert verify(journal.record(), goneaway.KINDS).status == "finished"
    *_, last = replay(journal.record(), goneaway.KINDS)
    assert last.position.digest() == journal.position.digest()


# The registry


def test_it_is_one_game_among_others() -> None:
    assert list(goneaway.KINDS) == ["colditz", "sectionx", "pebbles"]
    assert goneaway.KINDS["pebbles"] is PEBBLES
    assert games.find("chess") is None
    assert bot_names("pebbles") == ("random",)


def test_a_name_is_taken_once() -> None:
    with pytest.raises(ValueError, match="already a game called 'colditz'"):
        games.register("colditz", PARTS)


def test_a_broken_distribution_troubles_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[goneaway.games]\nbroken = no_such_module:PARTS\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.warns(UserWarning, match="game broken .* cannot be loaded"):
        assert "broken" not in goneaway.KINDS
    assert "pebbles" in goneaway.KINDS


# The rules


def test_the_last_pebble_wins_or_loses() -> None:
    for rule, winner in (("wins", 0), ("loses", 1)):
        position = PEBBLES.scene.set_up(new_game(last=rule), "heap 1")
        position.apply(0, ROLL)
        assert position.outcome is not None
        assert position.outcome.winners == (winner,)


def test_a_card_goes_back_once() -> None:
    game = new_game()
    position = PEBBLES.scene.set_up(game, "heap 4, player-1 card 3")
    position.apply(0, game.parse("show"))
    assert PEBBLES.scene.differences(position, "heap 7") == []
    position.apply(1, game.parse("take 1"))
    with pytest.raises(Refused) as refused:
        position.apply(0, game.parse("show"))
    sentence = Wording().refusal("pebbles", refused.value.refusal)
    assert sentence == "You have shown your card already. (Rule: The hidden card)"


@pytest.mark.parametrize("seed", range(5))
def test_a_view_tells_no_hidden_card(seed: int) -> None:
    lots = Stream.from_seed(seed, quiet=True)
    for position in positions(seed):
        for seat in (None, 0, 1, 2):
            view = position.view(seat)
            game = new_game(3, seed)
            assert game.read_view(game.write_view(view)) == view
            if position.actor is not None:
                assert game.determinize(view, lots).view(seat) == view


# At a terminal


def test_a_whole_game_at_the_terminal() -> None:
    typed = ["", "take 2", "1", "3", "why take 9", "rules card", "hint", "help", *["roll"] * 40]
    shown = Sitting([*typed, "", ""], game=new_game()).run().text
    for sentence in (
        "15 pebbles are left. First player: card",
        "Second player: a hidden card",
        "Take pebbles, roll the die, or show your card?",
        "First player takes 2.",
        "“take 9” is not an action.",
        "Once in the game you may show your card instead",
        "take NUMBER",
        "player wins.",
    ):
        assert sentence in shown, sentence


@pytest.mark.parametrize("language", ["en", "it", "es", "fr"])
def test_it_is_played_in_a_language_it_has_no_words_in(language: str) -> None:
    assert Wording(language).doing("pebbles", "take 2") == "Take 2 pebbles"


def test_commands_know_it(tmp_path: Path) -> None:
    run = CliRunner().invoke
    assert "Pebbles, 2 to 3 players" in run(app, ["games"]).output
    asked = "simulate pebbles --players 3 --games 4 --seed 1 --bots random --record"
    assert "First player" in run(app, [*asked.split(), str(tmp_path)]).output
    record = tmp_path / "pebbles-0.jsonl"
    assert verify(load_record(record.read_text()), goneaway.KINDS).status == "finished"
    told = run(app, ["replay", str(record), "--boards"]).output
    assert "pebbles are left" in told
    assert "has taken the last pebble" in told


# In the laboratory


def test_it_is_simulated_by_several_processes() -> None:
    plan = Plan("pebbles", 2, ("random", "random"), 6, "pebbles")
    alone, together = simulate(plan), simulate(plan, jobs=2)
    assert [one.digest for one in alone.played] == [one.digest for one in together.played]
    assert {one.end for one in alone.played} == {"LAST"}


def test_bots_meet_in_an_arena() -> None:
    summary = run_arena(Arena("pebbles", ("random",), 5, (Setting(2), Setting(3))))
    assert len(summary.results) == summary.arena.total


# As an environment


@pytest.mark.parametrize("actions", ["flat", "listed"])
def test_it_is_a_pettingzoo_environment(actions: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(AecEnv("pebbles", "pebbles_v0", players=3, actions=actions), num_cycles=200)


def test_it_is_a_gymnasium_environment() -> None:
    register()
    env = gymnasium.make("goneaway/Pebbles-v0", players=2, against="random", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=True)
    env.reset(seed=1)
    assert "heap: " in str(env.render())


# At a server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "tables.db") as found:
        yield found


def test_a_whole_game_over_the_wire(server: Server) -> None:
    client = server.guest()
    code = client.open("pebbles", players=3, bots={1: "random", 2: "random"}, rules={"last": "loses"})
    position = client.join(code, 0, "a word of mine")
    position.start()
    while position.wait():
        assert position.parts["asked"]["question"] == "Take pebbles, roll the die, or show your card?"
        assert position.parts["board/lines"][1].startswith("First player: card ")
        assert position.parts["board/lines"][2].startswith("Second player: ")
        position.apply(position.legal()[0])
    assert position.parts["outcome"]["columns"] == ["Card"]
    assert position.parts["about"]["stage"] == "plain"
    record = client.request("GET", f"/api/tables/{code}/record").text
    assert verify(load_record(record), goneaway.KINDS).status == "finished"
    position.close()


def test_the_lobby_offers_it(server: Server) -> None:
    client = server.guest()
    told = client.request("GET", "/api/lobby").json()["games"][-1]
    assert (told["title"], told["players"], told["stage"]) == ("Pebbles", [2, 3], "plain")
    rules = client.request("GET", "/api/games/pebbles/rules").json()
    assert [row["about"] for topic in rules["topics"] for row in topic["rules"]] == [
        "Does the last pebble win or lose?"
    ]
    asked = {"game": "pebbles", "players": 2, "rules": {"last": "loses"}}
    house = client.request("POST", "/api/house-rules", asked).json()
    assert [row["says"] for row in house["changes"]] == ["Whoever takes the last pebble loses."]
