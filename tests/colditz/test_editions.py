"""Other editions: playable, and as sound as the Classic one."""

from __future__ import annotations

import pytest

from .test_colditz_properties import run

EDITIONS = ("clipper", "parker")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games_of_editions(edition: str, players: int) -> None:
    run(players, players, 0.004, edition=edition)


#: Values of several editions at once, in two mixtures that leave most of the Classic rules behind.
MIXTURES: dict[str, dict[str, object]] = {
    "released": {
        "release_double_scope": "any_roll",
        "release_double_cap": 0,
        "release_double_cost": 0,
        "release_scope": "any",
        "release_card_scope": "any",
        "return_liability": "liable_if_equipment",
        "return_min_points": 2,
        "return_gates": ["key", "pass"],
        "return_rearrest_cell": "inner",
        "search_cell": "inner",
        "tunnel_surface_along": True,
        "draw_roll_scope": "each_roll",
        "confiscation_outer": "random",
        "pow_over_pow": "free",
        "tunnel_collapse_effect": "lone_to_solitary",
        "chapel_tunnel_exit": "before_wire",
        "claim_return_count": "at_least_one",
        "kit_lifecycle": "consumed",
        "kit_claim_return": "half",
        "kit_covers_same_turn_escapes": True,
        "win_check": "end_of_round",
        "tie_rule": "shared_same_round",
    },
    "strict": {
        "release_card_cost": 1,
        "return_min_points": 0,
        "intercept_cell": "inner",
        "shield_turns": ["security_turn"],
        "warning_reacts_to": ["appel"],
        "hideaway_card_covers": ["search"],
        "tunnel_arrest_confiscation": "pow_beyond_inner",
        "tunnel_arrest_cell": "by_position",
        "staff_car_failure": "outer_garrison_arrest",
        "staff_car_without_kit": "failure",
        "shot_recalls": "all_pursuers",
        "dod_window": "instead_of_roll",
        "dod_card_after_use": "reshuffle",
        "dod_card_source": "dealt_face_down",
        "escape_leftover_points": "forfeit",
        "claim_return_count": "none",
        "kit_lifecycle": "consumed",
        "kit_claim_return": "all",
        "win_check": "end_of_round",
        "tie_rule": "most_then_first",
    },
}


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("mixture", MIXTURES)
def test_random_games_of_mixtures(mixture: str, players: int) -> None:
    run(players, players, 0.004, **MIXTURES[mixture])
