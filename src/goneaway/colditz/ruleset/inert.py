"""Options that have no effect while another option has a certain value (notes to C.27).

Their values stay in the ruleset, but an edition's rulebook and a comparison of two rulesets leave them out.
"""

from __future__ import annotations

from collections.abc import Callable

from .whole import Ruleset

Holds = Callable[[Ruleset], bool]


def _searched(rules: Ruleset) -> bool:
    return rules.appel.general_search != "none"


def _thrown(rules: Ruleset) -> bool:
    """Whether each side throws a die for some loss."""
    return (
        rules.arrest.confiscation_inner == "body_search"
        or rules.search.search_confiscation == "body_search_per_team"
        or (_searched(rules) and rules.appel.general_search_confiscation == "body_search_per_team")
    )


def _kit_thrown(rules: Ruleset) -> bool:
    return rules.arrest.kit_loss_outer != "never"


def _night(rules: Ruleset) -> bool:
    return rules.daynight.day_night


def _adjacent(rules: Ruleset) -> bool:
    return rules.arrest.arrest_contact == "adjacent"


def _off_turn_search(rules: Ruleset) -> bool:
    return "end_of_officer_turn" in rules.search.search_windows


def _announced(rules: Ruleset) -> bool:
    return rules.attempts.attempt_declaration != "none"


def _cards_follow_the_throw(rules: Ruleset) -> bool:
    """Whether cards are played in the movement phase only: their throws are never the first of the turn."""
    return rules.turn.turn_phases == "fixed" and rules.turn.own_cards_window == "movement_phase"


def _first_throw_draws(rules: Ruleset, when: str) -> bool:
    return when != "if_first_roll_of_turn" or not _cards_follow_the_throw(rules)


def _draws_again(rules: Ruleset) -> bool:
    """Whether a turn can earn a second card: by a throw after a double that draws, or by a card's throw."""
    draw = rules.draw
    cards = (draw.draw_on_staff_car_rolls, draw.draw_on_shoot_roll)
    if any(when != "never" and _first_throw_draws(rules, when) for when in cards):
        return True
    if rules.appel.general_search == "extra_roll" and rules.appel.general_search_draws_card:
        return True
    return draw.draw_roll_scope == "each_roll" and any(total % 2 == 0 for total in draw.draw_totals)


def _caps(rules: Ruleset) -> bool:
    """Whether guards have a limit that an attempt could lift."""
    return rules.guards.guard_garrison_step_cap > 0 or (
        _night(rules) and rules.daynight.night_guard_dice == "one"
    )


def _extra_throw(rules: Ruleset) -> bool:
    return rules.search.search_method == "search_roll" or rules.appel.general_search == "extra_roll"


def _taken_on_the_way_home(rules: Ruleset) -> bool:
    """Whether a man on his way back from the outer cells can be arrested there at all."""
    gives_up = rules.arrest.forced_arrest != "forbidden" and rules.arrest.forced_arrest_zones == "anywhere"
    searched = _searched(rules) and rules.appel.general_search_cell != "inner"
    return rules.solitary.return_liability != "immune_while_returning" or gives_up or searched


def _warns_everybody(rules: Ruleset) -> bool:
    """Whether a warning brings any man to safety, not only those in a room."""
    card = rules.opportunity
    return bool(card.warning_reacts_to - {"search"}) or (
        "search" in card.warning_reacts_to and card.warning_search_scope == "all_men"
    )


def _ties(rules: Ruleset) -> bool:
    """Whether two officers can be level when the game is decided."""
    later = rules.victory.win_check != "immediate" or rules.victory.no_goal_outcome != "security_wins"
    return later and rules.victory.goal_scope == "individual"


#: By option: the condition under which it matters. Options that are not listed always matter.
def _kit_serves(rules: Ruleset) -> bool:
    """Whether it makes any difference that an officer has a Kit."""
    return (
        rules.kit.kit_required
        or rules.kit.kit_needed_to_leave_inner
        or rules.tunnels.tunnel_exit_needs_kit
        or rules.modules.module_glider
        or rules.arrest.arrest_inner_condition == "stolen_or_kit"
    )


_ARISES: dict[str, Holds] = {
    "players.start_kit_cards": _kit_serves,
    "players.two_team_count_row": lambda r: r.players.teams_for_single_officer == 2,
    "players.replacement_player_counts": lambda r: r.players.replacement_floor > 0,
    "players.replacement_triggers": lambda r: r.players.replacement_floor > 0,
    "turn.minutes_per_turn": lambda r: r.victory.limit_unit == "minutes",
    "draw.max_draws_per_turn": _draws_again,
    "draw.draw_on_staff_car_rolls": lambda r: _first_throw_draws(r, r.draw.draw_on_staff_car_rolls),
    "draw.draw_on_shoot_roll": lambda r: _first_throw_draws(r, r.draw.draw_on_shoot_roll),
    "movement.pow_over_pow_below": lambda r: r.movement.pow_over_pow == "free",
    "movement.inner_black_block_cap_night": _night,
    "equipment.card_walk_payment": lambda r: (
        r.opportunity.warning_pays_equipment or r.movement.movefast_pays_equipment
    ),
    "equipment.marker_removed_by_guard": lambda r: r.equipment.escape_markers,
    "kit.kit_covers_same_turn_escapes": lambda r: r.kit.kit_lifecycle == "consumed",
    "kit.kit_shared_same_target": lambda r: r.kit.kit_covers_same_turn_escapes,
    "kit.kit_wait_on_target": lambda r: r.kit.kit_required,
    "kit.first_escape_award": lambda r: bool(r.draw.kit_parts_aside_player_counts),
    "trade.trade_in_windows": lambda r: r.trade.trade_window != "own_turn_phases",
    "trade.trade_cross_kind": lambda r: r.trade.trade_opportunity and r.trade.trade_equipment,
    "trade.secret_meeting_seconds": lambda r: r.trade.secret_meeting != "none",
    "trade.secret_meeting_trades": lambda r: r.trade.secret_meeting != "none",
    "guards.rule45_violation": lambda r: r.guards.rule45_test != "none",
    "guards.rule45_covers_hideaways": lambda r: r.guards.rule45_test not in ("none", "marked_circles"),
    "guards.rule45_garrison_hideaways": lambda r: r.guards.rule45_test not in ("none", "marked_circles"),
    "guards.rule45_pursuit_exempt": lambda r: r.guards.rule45_test != "none",
    "arrest.arrest_adjacent_without_move": _adjacent,
    "arrest.arrest_across_drop": _adjacent,
    "arrest.stolen_threshold": lambda r: r.arrest.arrest_inner_condition == "stolen_or_kit",
    "arrest.stolen_count_scope": lambda r: r.arrest.arrest_inner_condition == "stolen_or_kit",
    "arrest.body_search_equipment_tie": _thrown,
    "arrest.body_search_kit_tie_day": _kit_thrown,
    "arrest.body_search_kit_tie_night": lambda r: _kit_thrown(r) and _night(r),
    "arrest.forced_arrest_condition": lambda r: r.arrest.forced_arrest != "forbidden",
    "arrest.forced_arrest_zones": lambda r: r.arrest.forced_arrest != "forbidden",
    "arrest.forced_arrest_min_die": lambda r: r.arrest.forced_arrest == "adjacent_roll",
    "arrest.forced_arrest_at_night": lambda r: _night(r) and r.arrest.forced_arrest != "forbidden",
    "arrest.surrender_intercepted": lambda r: r.arrest.forced_arrest == "same_circle",
    "arrest.surrender_last_point": lambda r: r.arrest.forced_arrest == "adjacent_declared",
    "arrest.surrender_at_tunnel_mouth": lambda r: r.arrest.forced_arrest != "forbidden",
    "solitary.outer_cell_team_cap_night": _night,
    "solitary.release_double_cap": lambda r: r.solitary.release_double_scope == "any_roll",
    "solitary.timed_release_cost": lambda r: r.solitary.timed_release_rounds > 0,
    "solitary.return_ends_on_gate": lambda r: r.movement.key_pass_charge == "on_cross",
    "solitary.return_rearrest_cell": _taken_on_the_way_home,
    "opportunity.warning_search_scope": lambda r: "search" in r.opportunity.warning_reacts_to,
    "opportunity.warning_from_hideaway": _warns_everybody,
    "appel.general_search_declared": lambda r: r.appel.general_search not in ("none", "extra_roll"),
    "appel.general_search_guards": _searched,
    "appel.general_search_guard_returns": _searched,
    "appel.general_search_confiscation": _searched,
    "appel.general_search_cell": _searched,
    "appel.general_search_draws_card": _searched,
    "appel.appel_offturn_team_share": lambda r: "end_of_officer_turn" in r.appel.appel_windows,
    "appel.search_turn_relaxes_rule45": lambda r: r.guards.rule45_test != "none" and _extra_throw(r),
    "search.search_condition_eval": lambda r: r.search.search_condition == "holds_equipment",
    "search.search_on_claim_effect": lambda r: "on_claim" in r.search.search_windows,
    "search.search_offturn_team_scope": _off_turn_search,
    "tunnels.tunnel_collapse_effect": lambda r: r.tunnels.tunnel_min_occupancy > 1,
    "tunnels.tunnel_last_circle_is_attempt": lambda r: r.attempts.attempt_lifts_guard_caps and _caps(r),
    "tunnels.tunnel_detected_room_arrests": lambda r: (
        r.tunnels.tunnel_detected_entry == "any_circle_and_room"
    ),
    "car.staff_car_double_release": lambda r: not _cards_follow_the_throw(r),
    "car.staff_car_without_kit": lambda r: r.kit.kit_required,
    # A card dealt to one officer is not available to others afterwards.
    "dod.dod_key_spent": lambda r: r.dod.dod_equipment == "key_only",
    "dod.dod_card_after_use": lambda r: r.dod.dod_card_source == "top_of_deck",
    "victory.tie_rule": _ties,
    "victory.collective_goal": lambda r: r.victory.goal_scope == "collective",
    "daynight.day_count": _night,
    "daynight.day_minutes": _night,
    "daynight.night_minutes": _night,
    "daynight.night_guard_dice": _night,
    "daynight.night_die_choice": lambda r: _night(r) and r.daynight.night_guard_dice == "one",
    "daynight.night_declare_after_roll": _night,
    "daynight.night_search_confiscation": _night,
    "attempts.attempt_commits_roll": _announced,
    "attempts.attempt_lifts_guard_caps": _caps,
    "attempts.attempt_lapse": _announced,
    "modules.multi_escape_types": lambda r: r.modules.module_multi_escape,
    "modules.multi_escape_per_type_per_round": lambda r: r.modules.module_multi_escape,
    "modules.multi_escape_pawns": lambda r: r.modules.module_multi_escape,
    "modules.glider_uses_per_game": lambda r: r.modules.module_glider,
    "modules.glider_shot_penalty": lambda r: r.modules.module_glider,
}


def arises(dotted: str, rules: Ruleset) -> bool:
    """Whether an option can have any effect under these rules."""
    if dotted.startswith("dod.") and dotted != "dod.dod_enabled" and not rules.dod.dod_enabled:
        return False
    return dotted not in _ARISES or _ARISES[dotted](rules)
