"""Which values of which options the engine plays today. Everything else is refused by name.

A value that is not listed is the Classic one (`gibson`): that edition is complete. Options whose
other values cost nothing extra are listed with them; `ANY` stands for every value they can have.
"""

from __future__ import annotations

from ..kernel import RulesError
from .ruleset import Ruleset, load_edition

ANY = "any"

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
    "zones.black_circle_arrest": ANY,
    "equipment.bribe_effect": ("one_or_two", "one"),
    "equipment.exchange_card_timing": ("any_time", "own_turn"),
    "kit.kit_required": ANY,
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
    "solitary.cell_choice": ANY,
    "security.tunnel_detected_copies": ANY,
    "security.shoot_copies": ANY,
    "security.sabotage_discards": ANY,
    "security.sabotage_short_hand": ANY,
    "shoot.shoot_doubling": ANY,
    "shoot.shoot_multiplier": ANY,
    "opportunity.diversion_guards": ANY,
    "opportunity.inspection_guards": ANY,
    "tunnels.tunnel_detected_guards": ANY,
    "car.staff_car_rolls": ANY,
    "dod.dod_enabled": ANY,
    "dod.dod_attempts_per_team": ANY,
    "dod.dod_card_source": ANY,
    "dod.dod_start": ANY,
    "dod.dod_route": ANY,
    "dod.dod_failure": ANY,
    "victory.escape_goal": ANY,
    "victory.limit_unit": ANY,
    "victory.limit_value": ANY,
    "victory.no_goal_outcome": ANY,
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
