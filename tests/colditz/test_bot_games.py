"""Games of every level in every edition come out as they always did: `bot_games.json` has their digests.

After an intended change to a level, write them again: `python -m tests.colditz.test_bot_games`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goneaway.colditz.ruleset import edition_names
from goneaway.lab import Plan, simulate

FILE = Path(__file__).with_name("bot_games.json")

LEVELS = ("recruit", "regular", "simple", "veteran", "ace:1n")


def games() -> Iterator[tuple[str, Plan]]:
    """Every edition twice, every level and number of players in turn, most of them cut short."""
    for number, edition in enumerate((*edition_names(), *edition_names())):
        level = LEVELS[number % len(LEVELS)]
        players = 2 + (number * 2 + number // len(LEVELS)) % 5
        rules: dict[str, Any] = {"edition": edition}
        if edition != "fuga3":
            rules |= {"victory.limit_unit": "rounds", "victory.limit_value": 10}
        plan = Plan("colditz", players, (level,) * players, 1, "same games", rules)
        yield f"{level}, {edition}, {players} players", plan


def digest(plan: Plan) -> str:
    """Of the last position of the only game."""
    return simulate(plan, jobs=1).played[0].digest[:16]


@pytest.mark.parametrize(("name", "plan"), [pytest.param(*one, id=one[0]) for one in games()])
def test_bots_play_the_same_games(name: str, plan: Plan) -> None:
    assert digest(plan) == json.loads(FILE.read_text("utf-8"))[name]


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: digest(plan) for name, plan in games()}, indent=1) + "\n", "utf-8")
