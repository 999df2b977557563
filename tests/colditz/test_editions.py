"""Other editions: playable, and as sound as the Classic one."""

from __future__ import annotations

import pytest

from .test_colditz_properties import run

EDITIONS = ("clipper", "parker", "martelli", "devir", "osprey", "fuga3")


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
    "crowded": {
        "pow_push_pow": "in_rooms",
        "hideaway_free_seating": True,
        "appel_area_step_cost": "one_point",
        "release_scope": "any_with_consent",
        "release_card_scope": "any_with_consent",
        "release_door_blocked": "adjacent_or_appel",
        "release_immunity": "current_round",
        "release_double_cost": "one_die",
        "return_min_points": "all",
        "return_guard_contact": "blocked",
        "return_gates": ["key", "pass"],
        "timed_release_rounds": 2,
        "cells_full": "no_arrest",
        "cell_choice": "by_zone",
        "outer_cell_team_cap_day": 1,
        "guard_on_cell_door": "outer_closed",
        "guard_in_appel_area": "allowed",
        "shoot_line_of_sight": True,
    },
    "polite": {
        "pow_push_pow": "by_consent",
        "release_door_blocked": "stays_in",
        "release_double_scope": "any_roll",
        "release_double_cap": 2,
        "return_min_points": 2,
        "return_escape_allowed": False,
        "return_guard_contact": "pass_over",
        "cells_full": "outer_over_capacity",
        "timed_release_rounds": 1,
        "timed_release_cost": 0,
        "guard_in_appel_area": "transit_only",
        "shoot_metric": "straight_line",
        "infringement_policy": "solitary_penalty",
        "pows_by_player_count": {"2": 8, "4": 6, "6": 4},
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
