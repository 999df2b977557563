"""Random play, looked at after every action; `python -m tests.colditz.long_play` plays more of it."""

from __future__ import annotations

import pytest

from .long_play import play_long


@pytest.mark.sampled(6)
@pytest.mark.parametrize("seed", range(6))
def test_nothing_impossible_happens(seed: int) -> None:
    played = play_long(3_000, f"suite {seed}", most=400)
    assert played.actions == 3_000
    assert len(played.by_edition) == 7
