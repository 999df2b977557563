"""Pebbles as a game of OpenSpiel. Left out where that is not installed (`tests/conftest.py`)."""

from __future__ import annotations

import os
import subprocess
import sys

import pyspiel

from goneaway.env import spiel

from .installed import ROOT
from .pebbles import PEBBLES


def test_it_is_known_once_it_is_installed() -> None:
    script = "import goneaway.env.spiel, pyspiel; print(*pyspiel.registered_names())"
    found = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert {"goneaway_colditz", "goneaway_sectionx", "goneaway_pebbles"} <= set(found.stdout.split())


def test_its_dice_and_cards_are_chance_nodes() -> None:
    if "goneaway_pebbles" not in pyspiel.registered_names():
        # In this process the games were registered before Pebbles was installed.
        spiel.register(PEBBLES)
    game = pyspiel.load_game("goneaway_pebbles(rules=last:loses)")
    assert game.num_players() == 3
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0) != state.information_state_string(1)
    state.apply_action(next(one for one in state.legal_actions() if state.action_to_string(one) == "roll"))
    assert state.is_chance_node()
    assert len(state.legal_actions()) == 6
