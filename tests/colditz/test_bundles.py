"""House rules on every edition that bears them: short games in which everything must hold."""

from __future__ import annotations

import pytest

from goneaway.colditz.ruleset import bundle_names, edition_names, load_edition

from .test_colditz_properties import run
from .test_ruleset import BROKEN

PAIRS = [
    (edition, bundle)
    for bundle in bundle_names()
    for edition in edition_names()
    if (edition, bundle) not in BROKEN
]


def _players(bundle: str) -> int:
    """Two nations for one officer need two people; else tables of every size take turns."""
    return 2 if bundle == "two_nations" else 2 + bundle_names().index(bundle) % 5


def _play(edition: str, bundle: str) -> None:
    # A few rounds are enough, or a short day and its night.
    players = _players(bundle)
    limit: dict[str, object] = {"limit_unit": "rounds", "limit_value": 6}
    if load_edition(edition).daynight.day_night:
        limit = {"day_count": 1, "day_minutes": 4 * players, "night_minutes": 3 * players}
        limit["limit_value"] = 7 * players
    run(bundle_names().index(bundle), players, 0.004, edition=edition, bundles=bundle, **limit)


@pytest.mark.parametrize("bundle", bundle_names())
def test_a_game_with_each_bundle(bundle: str) -> None:
    """Each on one edition, the editions in turn."""
    bearing = [edition for edition, name in PAIRS if name == bundle and edition != "fuga3"]
    _play(bearing[bundle_names().index(bundle) % len(bearing)], bundle)


@pytest.mark.sampled(20)
@pytest.mark.parametrize(("edition", "bundle"), PAIRS)
def test_a_game_with_each_bundle_on_each_edition(edition: str, bundle: str) -> None:
    _play(edition, bundle)
