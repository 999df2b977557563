"""Other editions: playable, and as sound as the Classic one."""

from __future__ import annotations

import pytest

from .test_colditz_properties import run

EDITIONS = ("clipper", "parker")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games_of_editions(edition: str, players: int) -> None:
    run(players, players, 0.004, edition=edition)
