"""Rows that are kept from one move to the next are the rows that would be made anew."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from goneaway.colditz.ruleset.loading import EDITIONS
from goneaway.kernel import Seal
from goneaway.presenting import presentation_of
from goneaway.presenting.kept import drop_all
from goneaway.table import Settings
from goneaway.wording import LANGUAGES, Wording

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    *(("colditz", 4, {"edition": edition}) for edition in EDITIONS),
    ("colditz", 2, {"edition": "gibson"}),
    ("sectionx", 2, {}),
    ("sectionx", 4, {}),
]


@pytest.mark.parametrize(("game", "players", "rules"), GAMES)
def test_what_is_kept_is_what_would_be_made_now(game: str, players: int, rules: dict[str, Any]) -> None:
    """Several tables in turns, so that rows of one could be taken for those of another."""
    tables = [Settings(game, players, rules).new_game(Seal(bytes([number] * 32))) for number in range(2)]
    positions = [one.start() for one in tables]
    draws = random.Random(f"{game} {players} {rules}")
    for number in range(400):
        for table, position in zip(tables, positions, strict=True):
            if position.outcome is not None or position.actor is None:
                continue
            position.apply(position.actor, draws.choice(list(position.legal())))
            wording = Wording(LANGUAGES[number % len(LANGUAGES)], str(table.rules.get("edition", "gibson")))
            shown = presentation_of(table, wording)
            views = [position.view(seat) for seat in (None, 0, players - 1)]
            kept = [_shown(shown, view) for view in views]
            if number % 5 == 4:  # before that rows have time to grow old
                drop_all()
                assert [_shown(shown, view) for view in views] == kept


def _shown(shown: Any, view: Any) -> str:
    watched = shown.open_table(view)
    own = watched if view.seat is None else shown.own_table(view, watched)
    return json.dumps([watched, own])
