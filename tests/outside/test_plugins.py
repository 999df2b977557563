"""Bots that other distributions bring."""

from __future__ import annotations

from pathlib import Path

import pytest

from goneaway import new_game
from goneaway.bots import UnknownBot, bot_names, make_bot, plays
from goneaway.bots.outside.trouble import BotTrouble
from goneaway.kernel import Stream
from goneaway.lab.simulate import Plan, play_one
from goneaway.table.book.declined import Declined
from goneaway.table.book.settings import check_bot

MODULE = """
from goneaway.bots import Bot

class Burrower(Bot):
    def choose(self, view, legal):
        return next(iter(legal))

def make(game, chance):
    return Burrower(chance)

def wrong(game, chance):
    return "a bot"
"""


@pytest.fixture
def distribution(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real one on the path, with names that work, that are taken, and that are broken."""
    (tmp_path / "burrower_of_the_tests.py").write_text(MODULE)
    info = tmp_path / "burrower-1.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: burrower\nVersion: 1.2\n")
    lines = (
        "burrower = burrower_of_the_tests:make",
        "simple = burrower_of_the_tests:make",
        "odd = burrower_of_the_tests:wrong",
        "gone = no_such_module_anywhere:make",
    )
    (info / "entry_points.txt").write_text("[goneaway.bots]\n" + "\n".join(lines) + "\n")
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("distribution")
def test_a_plug_in_plays() -> None:
    assert plays("burrower", "sectionx")
    assert "burrower" not in bot_names("sectionx")
    played = play_one(Plan("colditz", 3, ("burrower", "random", "random"), 1, "plug", {"limit_value": 9}), 0)
    assert played.end


@pytest.mark.usefixtures("distribution")
@pytest.mark.parametrize("name", ["odd", "gone"])
def test_a_broken_one_is_named_with_its_distribution(name: str) -> None:
    game = new_game("sectionx", players=2, seed=1)
    with pytest.raises(BotTrouble, match=r"burrower 1\.2"):
        make_bot(name, game, Stream.from_seed("plug", quiet=True))
    assert plays("burrower", "sectionx"), "the others are not troubled"


@pytest.mark.usefixtures("distribution")
def test_nobody_takes_the_place_of_our_own() -> None:
    game = new_game("sectionx", players=2, seed=1)
    assert type(make_bot("simple", game, Stream.from_seed("plug", quiet=True))).__name__ == "Tunneller"


@pytest.mark.parametrize("level", ["exec:true", "exec:1s:true", "burrower", "ace:9s", "../simple"])
@pytest.mark.usefixtures("distribution")
def test_over_the_network_only_our_own_can_be_asked_for(level: str) -> None:
    with pytest.raises(Declined):
        check_bot(level, "sectionx")


def test_a_command_is_no_name() -> None:
    game = new_game("sectionx", players=2, seed=1)
    assert not plays("exec:true", "sectionx")
    with pytest.raises(UnknownBot):
        make_bot("exec:true", game, Stream.from_seed("plug", quiet=True))
