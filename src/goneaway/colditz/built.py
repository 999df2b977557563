"""Which values of which options the engine plays today. Everything else is refused by name.

A value that is not listed is the Classic one (`gibson`): that edition is complete. Options whose
other values cost nothing extra are listed with them; `ANY` stands for every value they can have.
"""

from __future__ import annotations

from itertools import combinations

from ..kernel import RulesError
from .ruleset import Ruleset, load_edition

ANY = "any"


def _subsets(*words: str) -> tuple[frozenset[str], ...]:
    """Every set of some of these words, none included."""
    return tuple(frozenset(some) for number in range(len(words) + 1) for some in combinations(words, number))


BUILT: dict[str, object] = {
    "players.guards_by_player_count": ANY,
    "players.pows_by_player_count": ANY,
    "players.setup_inner_guards_per_team": ANY,
    "players.setup_outer_guards_min": ANY,
    "players.setup_outer_guards_max": ANY,
    "players.nation_choice": ANY,
    "players.start_kit_cards": ANY,
    "players.start_opportunity_cards": ANY,
    "players.start_security_cards": ANY,
    "turn.minutes_per_turn": ANY,
    "dice.max_consecutive_rolls": ANY,
    "dice.reroll_mandatory": ANY,
    "draw.draw_totals": ANY,
    "draw.draw_roll_scope": ("first_roll", "each_roll"),
    "draw.draw_mandatory": ANY,
    "draw.max_draws_per_turn": ANY,
    "draw.draw_on_staff_car_rolls": ("never", "if_first_roll_of_turn"),
    "draw.draw_on_shoot_roll": ("never", "if_first_roll_of_turn"),
    "draw.hand_limit_opportunity": ANY,
    "draw.hand_limit_security": ANY,
    "draw.overflow_actions": ANY,
    "movement.pow_over_pow": ANY,
    "movement.guard_in_appel_area": ANY,
    "movement.guard_stop_on_key_pass": ANY,
    "movement.return_gates": _subsets("key", "pass")[1:],
    "zones.black_circle_arrest": ANY,
    "zones.chapel_tunnel_exit": ANY,
    "zones.tunnel_surface_along": ANY,
    "equipment.claim_return_count": ANY,
    "equipment.bribe_effect": ("one_or_two", "one"),
    "equipment.exchange_card_timing": ("any_time", "own_turn"),
    "kit.kit_required": ANY,
    "kit.kit_lifecycle": ANY,
    "kit.kit_claim_return": ANY,
    "kit.kit_covers_same_turn_escapes": ANY,
    "kit.kit_shared_same_target": ANY,
    "trade.trade_window": ("any_time", "not_in_security_turn"),
    "trade.trade_opportunity": ANY,
    "trade.trade_equipment": ANY,
    "trade.trade_cross_kind": ANY,
    "trade.gift_equipment": ANY,
    "trade.gift_opportunity_per_turn": (-1, 0),
    "guards.posting_order": ("before_arrests", "unrestricted"),
    "guards.returned_guard_lock": ANY,
    "guards.rule45_test": ("strict", "connectivity", "connectivity_lanes", "none"),
    "guards.rule45_covers_hideaways": ANY,
    "guards.guard_on_cell_door": ("transit_only", "allowed"),
    "arrest.confiscation_outer": ("owner_choice", "random"),
    "solitary.cell_choice": ANY,
    "solitary.cells_full": ("appel_area", "outer_over_capacity"),
    "solitary.release_double_scope": ANY,
    "solitary.release_double_cap": ANY,
    "solitary.release_double_cost": tuple(range(13)),
    "solitary.release_card_cost": ANY,
    "solitary.release_scope": ("own", "any"),
    "solitary.release_card_scope": ("own", "any"),
    "solitary.return_liability": ANY,
    "solitary.return_min_points": tuple(range(100)),
    "solitary.return_rearrest_cell": ANY,
    "search.search_cell": ANY,
    "security.intercept_cell": ANY,
    "security.tunnel_detected_copies": ANY,
    "security.shoot_copies": ANY,
    "security.sabotage_discards": ANY,
    "security.sabotage_short_hand": ANY,
    "shoot.shoot_doubling": ANY,
    "shoot.shoot_multiplier": ANY,
    "shoot.shot_recalls": ANY,
    "opportunity.hideaway_card_covers": _subsets("arrest", "search", "general_search", "tunnel_arrest"),
    "opportunity.shield_turns": ANY,
    "opportunity.warning_reacts_to": _subsets("appel", "search"),
    "opportunity.diversion_guards": ANY,
    "opportunity.inspection_guards": ANY,
    "tunnels.tunnel_detected_guards": ANY,
    "tunnels.tunnel_collapse_effect": ANY,
    "tunnels.tunnel_arrest_confiscation": ("none", "pow_beyond_inner"),
    "tunnels.tunnel_arrest_cell": ("cell_choice", "by_position"),
    "car.staff_car_rolls": ANY,
    "car.staff_car_failure": ANY,
    "car.staff_car_without_kit": ANY,
    "dod.dod_enabled": ANY,
    "dod.dod_attempts_per_team": ANY,
    "dod.dod_card_source": ANY,
    "dod.dod_start": ANY,
    "dod.dod_route": ANY,
    "dod.dod_failure": ANY,
    "dod.dod_card_after_use": ANY,
    "dod.dod_window": ANY,
    "victory.escape_goal": ANY,
    "victory.limit_unit": ANY,
    "victory.limit_value": ANY,
    "victory.win_check": ("immediate", "end_of_round"),
    "victory.tie_rule": ("first_wins", "shared_same_round", "most_then_first"),
    "victory.no_goal_outcome": ANY,
    "victory.escape_leftover_points": ANY,
}


def _shown(value: object) -> str:
    if isinstance(value, frozenset):
        return "{" + ",".join(sorted(map(str, value))) + "}"
    return str(value).lower() if isinstance(value, bool) else str(value)


def unbuilt(rules: Ruleset) -> list[str]:
    """What a ruleset asks for that the engine cannot play yet, each as `option = value`."""
    classic = dict(load_edition("gibson").items())
    missing = []
    for name, value in rules.items():
        allowed = BUILT.get(name, ())
        fine = allowed == ANY or value == classic[name] or (isinstance(allowed, tuple) and value in allowed)
        if not fine:
            missing.append(f"{name} = {_shown(value)}")
    return missing


def check_built(rules: Ruleset) -> None:
    """Refuse a ruleset that asks for something the engine cannot play yet."""
    missing = unbuilt(rules)
    if missing:
        raise RulesError("not-built", options=", ".join(missing))
