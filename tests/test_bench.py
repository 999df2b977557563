"""The bench: it names its interpreter, counts what it says it counts, and draws a plot one can open."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

BENCH = Path(__file__).parents[1] / "bench"


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("run")


@pytest.fixture
def measuring(bench: Any) -> Any:
    return importlib.import_module("measuring")


def test_it_says_which_interpreter(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    found = bench.interpreter()
    assert found["engine"] in ("pure", "compiled")
    assert found["python"] in bench.described(found)
    monkeypatch.setattr(bench.sysconfig, "get_config_var", lambda name: None)
    assert "profile-guided: unknown" in bench.described(bench.interpreter())
    monkeypatch.setattr(bench.sysconfig, "get_config_var", lambda name: "'--enable-optimizations'")
    assert "(profile-guided: yes, link-time: no)" in bench.described(bench.interpreter())


def test_strict_and_trusting_play_the_same_games(measuring: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "GAMES", dict.fromkeys(measuring.GAMES, 1))
    for kind in measuring.GAMES:
        trusting = measuring.random_play(kind, False)(1)
        assert trusting == measuring.random_play(kind, True)(1) > 100


def test_a_playout_ends_after_its_decisions_or_with_the_game(measuring: Any) -> None:
    game, position = measuring.middle(measuring.GIBSON)
    lots = measuring.Stream.from_seed("test", quiet=True)
    start = game.determinize(position.view(position.actor), lots)
    assert measuring.decide(start.copy(), measuring.RandomBot(lots), measuring.DEPTH) == measuring.DEPTH


def test_engines_are_compared_by_how_many_times_as_fast_they_are(bench: Any) -> None:
    both = importlib.import_module("both")
    assert both.compared({"pure": 20.0, "compiled": 90.0}) == {"ratio": 4.5}
    assert both.compared({"pure": 20.0, "compiled": 90.0, "before": 10.0}) == {
        "ratio": 4.5,
        "pure_of_before": 2.0,
        "compiled_of_before": 9.0,
    }


def test_the_plot_can_be_opened(bench: Any) -> None:
    text = bench.draw({"Section X": [3.0, 70.0, 41.5], "Colditz": [20.0, 30.0, 10.0]}, "µs a decision")
    root = ElementTree.fromstring(text)
    ways = [one.get("d", "") for one in root.iter() if one.get("stroke-width") and "L" in one.get("d", "")]
    assert [way.count("L") for way in ways] == [2, 2]
    heights = [float(point.split()[1]) for point in ways[0][1:].split("L")]
    assert heights[0] > heights[2] > heights[1], "what costs more stands higher"
    assert [one.text for one in root.iter() if one.text in ("Section X", "Colditz")] == [
        "Section X",
        "Colditz",
    ]
