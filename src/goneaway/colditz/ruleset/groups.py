"""The options of Escape from Colditz as typed, frozen values, one class per group.

`options.toml` has the meaning and the allowed values of each option, and the source of each edition's value.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

#: Table sizes, Security included.
TABLE = range(2, 7)


@dataclass(frozen=True, slots=True)
class ByPlayerCount:
    """A number for every size of table: `guards_by_player_count[4]`."""

    numbers: tuple[int, ...]

    def __getitem__(self, players: int) -> int:
        return self.numbers[TABLE.index(players)]

    def __str__(self) -> str:
        return " ".join(f"{players}:{self[players]}" for players in TABLE)


Value = bool | int | float | str | frozenset[int] | frozenset[str] | ByPlayerCount

Sharing = Literal["single_pawn", "team_turn", "team_attempt"]
Cells = Literal["cell_choice", "inner"]
Release = Literal["own", "any_with_consent", "any"]
Side = Literal["security", "officer"]
CardDraw = Literal["never", "if_first_roll_of_turn", "every_roll"]
Obstacle = Literal["push_aside", "pass_over"]
GivesWay = Literal["guards", "all_pawns"]
OwnTurn = Literal["any_time_own_turn", "movement_phase"]


@dataclass(frozen=True, slots=True)
class Players:
    """Players and setup."""

    guards_by_player_count: ByPlayerCount
    pows_by_player_count: ByPlayerCount
    teams_for_single_officer: int
    two_team_count_row: Literal["two_player", "three_player"]
    nation_choice: Literal["free", "dice_on_conflict"]
    seat_order: Literal["free", "lowest_roll_first", "dice_random"]
    appel_row_assignment: Literal["free_rows", "fixed_orientation", "seat_order"]
    setup_inner_guards_per_team: int
    setup_outer_guards_min: int
    setup_outer_guards_max: int
    start_kit_cards: int
    start_opportunity_cards: int
    start_security_cards: int
    equipment_stacks_face_up: bool
    replacement_floor: int
    replacement_player_counts: frozenset[int]
    replacement_triggers: frozenset[Literal["escape", "shot", "any_removal"]]
    escaped_pawn_display: Literal["off_board", "on_target"]


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn order and phases."""

    turn_phases: Literal["free_form", "fixed"]
    own_cards_window: OwnTurn
    cards_per_turn_limit: int
    double_sequence: Literal["sum_then_move", "move_between_rolls"]
    claim_window: OwnTurn
    minutes_per_turn: float


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice and doubles."""

    max_consecutive_rolls: int
    reroll_mandatory: bool
    double_bonus_on_card_rolls: bool


@dataclass(frozen=True, slots=True)
class Draw:
    """Drawing cards and hand limits."""

    draw_totals: frozenset[int]
    draw_roll_scope: Literal["first_roll", "each_roll", "accumulated_total"]
    draw_mandatory: bool
    max_draws_per_turn: int
    draw_on_staff_car_rolls: CardDraw
    draw_on_shoot_roll: CardDraw
    hand_limit_opportunity: int
    hand_limit_security: int
    overflow_deadline: Literal["end_of_turn", "immediate"]
    overflow_actions: frozenset[Literal["play", "discard", "trade", "give"]]
    security_draw_rule: Literal["draw_one", "draw_two_keep_one"]
    discard_destination: Literal["bottom", "shuffle_in"]
    equipment_hand_limit: int
    equipment_visibility: Literal["presence_public", "public", "hidden"]
    kit_parts_aside_player_counts: frozenset[int]


@dataclass(frozen=True, slots=True)
class Movement:
    """Movement and blocking."""

    pow_over_pow: Literal["blocked", "free"]
    pow_over_pow_below: bool
    pow_push_pow: Literal["none", "in_rooms", "by_consent"]
    hideaway_free_seating: bool
    appel_area_step_cost: Literal["per_circle", "one_point"]
    guard_in_appel_area: Literal["forbidden", "transit_only", "allowed"]
    key_pass_charge: Literal["on_enter", "on_cross"]
    guard_stop_on_key_pass: bool
    free_pass_inward: Literal["released_only", "anyone"]
    return_gates: frozenset[Literal["pass", "key"]]
    reverse_opening_cost: bool
    exterior_one_way: bool
    pow_on_garrison_black: Literal["allowed", "forbidden"]
    inner_black_block_cap_night: int
    movefast_scope: Literal["own", "any_team"]
    movefast_pays_equipment: bool
    movefast_excludes_solitary: bool


@dataclass(frozen=True, slots=True)
class Zones:
    """Zones and kinds of circle."""

    hideaway_guard_entry: Literal["never", "rope_hideaway_in_pursuit"]
    black_circle_arrest: Literal["zone_conditions", "always"]
    chapel_tunnel_exit: Literal["beyond_wire", "before_wire"]
    tunnel_surface_stop: Literal["never", "only_when_closed"]
    tunnel_surface_along: bool


@dataclass(frozen=True, slots=True)
class Equipment:
    """Claiming, using and sharing Equipment."""

    claim_return_count: Literal["both", "at_least_one", "none"]
    claims_per_turn: int
    equipment_after_use: Literal["return_to_stack", "removed"]
    share_rope: Sharing
    share_cutters: Sharing
    share_key: Sharing
    share_pass: Sharing
    card_walk_payment: Literal["shared", "each_man"]
    escape_markers: bool
    marker_removed_by_guard: bool
    exchange_card_timing: Literal["any_time", "own_turn", "own_turn_before_roll"]
    bribe_effect: Literal["one_or_two", "one", "kit_part_or_pair"]


@dataclass(frozen=True, slots=True)
class Kit:
    """The Escape Kit."""

    kit_required: bool
    kit_needed_to_leave_inner: bool
    kit_lifecycle: Literal["permanent", "consumed"]
    kit_max_held: int
    kit_claim_return: Literal["none", "half", "all"]
    kit_covers_same_turn_escapes: bool
    kit_shared_same_target: bool
    kit_wait_on_target: bool
    first_escape_award: Literal["none", "kit_part_card"]


@dataclass(frozen=True, slots=True)
class Trade:
    """Trading and talking."""

    trade_window: Literal["any_time", "any_time_reactive", "not_in_security_turn", "own_turn_phases"]
    trade_in_windows: bool
    trade_opportunity: bool
    trade_equipment: bool
    trade_cross_kind: bool
    gift_opportunity_per_turn: int | Literal["overflow_only"]
    gift_equipment: bool
    secret_meeting: Literal["none", "on_request", "scheduled"]
    secret_meeting_seconds: int
    secret_meeting_trades: bool


@dataclass(frozen=True, slots=True)
class Guards:
    """Guards: posting, rooms, blocking, pursuit."""

    posting_order: Literal["before_arrests", "no_posting_after_return", "unrestricted"]
    riot_squad: Literal["within_points", "all_reserves"]
    returned_guard_lock: Literal["same_turn", "until_security_turn_end"]
    guard_room_entry: frozenset[Literal["search", "tunnel_detected", "pursuit"]]
    rule45_test: Literal["strict", "connectivity", "connectivity_lanes", "marked_circles", "none"]
    rule45_violation: Literal["illegal", "auto_return"]
    rule45_covers_hideaways: bool
    rule45_garrison_hideaways: bool
    rule45_pursuit_exempt: bool
    guard_on_cell_door: Literal["allowed", "transit_only", "outer_closed"]
    guard_garrison_step_cap: int
    guard_exterior_access: Literal["free", "pursuit_only"]
    pursuit_target_lock: bool
    pursuit_pass_over_pows: bool
    pursuit_window: Literal["any_time", "same_round_or_terrace"]


@dataclass(frozen=True, slots=True)
class Arrest:
    """Arrest, confiscation, surrender."""

    room_arrest_by_guard: Literal["never", "when_entered"]
    arrest_contact: Literal["same_circle", "adjacent"]
    arrest_adjacent_without_move: bool
    arrest_across_drop: Literal["never", "pursuer_extra_point", "free"]
    arrest_inner_condition: Literal["holds_equipment", "stolen_or_kit", "always"]
    stolen_threshold: int
    stolen_count_scope: Literal["all_teams", "own_team"]
    confiscation_inner: Literal["none", "body_search"]
    confiscation_outer: Literal["owner_choice", "random", "security_choice"]
    kit_loss_outer: Literal["never", "body_search_if_no_equipment"]
    body_search_equipment_tie: Side
    body_search_kit_tie_day: Side
    body_search_kit_tie_night: Side
    bribe_shield: Literal["never", "day_only"]
    forced_arrest: Literal["same_circle", "adjacent_declared", "adjacent_roll", "forbidden"]
    forced_arrest_condition: Literal["always", "zone_conditions"]
    forced_arrest_zones: Literal["anywhere", "inner_only"]
    forced_arrest_min_die: int
    forced_arrest_at_night: bool
    surrender_intercepted: bool
    surrender_last_point: bool
    surrender_at_tunnel_mouth: bool


@dataclass(frozen=True, slots=True)
class Solitary:
    """Solitary: cells, release, the walk back."""

    cell_choice: Literal["security", "by_zone"]
    cells_full: Literal["appel_area", "outer_over_capacity", "no_arrest"]
    outer_cell_team_cap_day: int
    outer_cell_team_cap_night: int
    release_double_scope: Literal["first_roll", "any_roll"]
    release_double_cap: int
    release_double_cost: int | Literal["one_die"]
    release_card_cost: int
    release_scope: Release
    release_card_scope: Release
    release_door_blocked: Literal["nearest_free", "adjacent_or_appel", "stays_in"]
    release_immunity: Literal["none", "current_round"]
    timed_release_rounds: int
    timed_release_cost: int
    return_liability: Literal["immune_while_returning", "liable_if_equipment"]
    return_min_points: int | Literal["all"]
    return_escape_allowed: bool
    return_ends_on_gate: bool
    return_guard_contact: Literal["push_aside", "pass_over", "blocked"]
    return_rearrest_cell: Literal["normal", "inner"]
    return_entry: Literal["return_gates", "any_way"]


@dataclass(frozen=True, slots=True)
class Appel:
    """Appel and general search."""

    appel_timing: Literal["before_roll", "after_roll_before_move"]
    appel_windows: frozenset[Literal["security_turn", "end_of_officer_turn"]]
    appel_attendance: Literal["mandatory", "officer_choice"]
    general_search: Literal["none", "instead_of_move", "before_move_same_roll", "extra_roll"]
    general_search_declared: Literal["before_roll", "after_roll"]
    general_search_guards: Literal["all_deployed", "inner_only"]
    general_search_guard_returns: bool
    general_search_confiscation: Literal["none", "outer_pows", "body_search_per_team"]
    general_search_cell: Cells
    general_search_draws_card: bool
    appel_exempt: frozenset[Literal["exterior", "live_attempt"]]
    appel_offturn_team_share: Literal["all", "half_rounded_up"]
    search_turn_relaxes_rule45: bool


@dataclass(frozen=True, slots=True)
class Search:
    """Search cards."""

    search_method: Literal["no_guard", "one_guard_enters", "search_roll", "guard_per_pow"]
    search_condition: Literal["holds_equipment", "none"]
    search_condition_eval: Literal["once", "sequential"]
    search_confiscation: Literal["one_per_pow", "body_search_per_team"]
    search_confiscation_chooser: Literal["owner", "random"]
    search_cell: Cells
    search_timing: Literal["any_time_own_turn", "after_roll_before_move"]
    search_windows: frozenset[Literal["security_turn", "end_of_officer_turn", "on_claim"]]
    search_on_claim_effect: Literal["cancel_claim_and_turn", "cancel_if_search_succeeds"]
    search_offturn_team_scope: Literal["all", "one_team"]


@dataclass(frozen=True, slots=True)
class SecurityCards:
    """Other Security cards."""

    intercept_cell: Cells
    tunnel_detected_copies: int
    shoot_copies: int
    sabotage_discards: int
    sabotage_short_hand: Literal["discard_no_draw", "discard_and_draw"]
    sabotage_chooser: Side


@dataclass(frozen=True, slots=True)
class Shooting:
    """Shoot to Kill."""

    shoot_line_of_sight: bool
    shoot_metric: Literal["circle_path", "straight_line"]
    shoot_doubling: Literal["total", "first_roll"]
    shoot_multiplier: int
    shot_recalls: Literal["shooter", "all_pursuers"]


@dataclass(frozen=True, slots=True)
class OpportunityCards:
    """Opportunity cards."""

    hideaway_card_effect: Literal["protect_equipment", "protect_kit"]
    hideaway_card_covers: frozenset[
        Literal["arrest", "search", "general_search", "tunnel_arrest", "intercept", "attempt_arrest"]
    ]
    shield_turns: frozenset[Literal["security_turn", "officer_turn"]]
    warning_reacts_to: frozenset[Literal["appel", "search", "own_turn"]]
    warning_search_scope: Literal["searched_room", "all_men"]
    warning_destination: Literal["any_hideaway", "inner_hideaways_in_reaction"]
    warning_pays_equipment: bool
    warning_from_hideaway: bool
    diversion_guards: int
    inspection_guards: int


@dataclass(frozen=True, slots=True)
class Tunnels:
    """Tunnels and their detection."""

    tunnel_open_min: int
    tunnel_open_commitment: Literal["when_possible", "commit_before_roll"]
    tunnel_card_state: Literal["displayed", "discarded_on_open", "in_hand"]
    tunnel_min_occupancy: int
    tunnel_occupancy_check: Literal["end_of_any_turn", "continuous"]
    tunnel_collapse_effect: Literal["lone_walks_out", "lone_to_solitary"]
    tunnel_join: Literal["anyone", "opener_permission"]
    tunnel_join_deadline: Literal["while_open", "until_security_turn"]
    tunnel_exit_needs_kit: bool
    tunnel_exit_declaration: bool
    tunnel_last_circle_is_attempt: bool
    tunnel_detected_guards: int
    tunnel_detected_duration: Literal["until_closed", "this_turn"]
    tunnel_detected_in_passing: bool
    tunnel_detected_entry: Literal["any_circle_and_room", "any_circle", "garrison_only"]
    tunnel_detected_room_arrests: bool
    tunnel_arrest_confiscation: Literal["none", "pow_beyond_inner", "one_random_per_team"]
    tunnel_arrest_cell: Literal["cell_choice", "by_position", "outer"]


@dataclass(frozen=True, slots=True)
class StaffCar:
    """The Staff Car."""

    staff_car_rolls: int
    staff_car_access: Literal["two_adjacent", "one_marked"]
    staff_car_obstacles: Obstacle
    staff_car_clears: GivesWay
    staff_car_residual_usable: bool
    staff_car_double_release: Literal["never", "if_first_roll_of_turn"]
    staff_car_failure: Literal["solitary_no_loss", "outer_no_loss", "outer_garrison_arrest"]
    staff_car_without_kit: Literal["wait_on_target", "failure"]


@dataclass(frozen=True, slots=True)
class DoOrDie:
    """Do or Die."""

    dod_enabled: bool
    dod_card_source: Literal["top_of_deck", "dealt_face_down"]
    dod_attempts_per_team: int
    dod_card_after_use: Literal["bottom", "reshuffle"]
    dod_start: Literal["grey_and_rooms", "grey_only"]
    dod_route: Literal["reid_moat", "any_target", "main_gate"]
    dod_climbs_ropes: bool
    dod_equipment: Literal["none", "key_only", "rope_and_cutters"]
    dod_key_spent: bool
    dod_obstacles: Obstacle
    dod_clears: GivesWay
    dod_failure: Literal["team_eliminated", "pow_killed"]
    dod_window: Literal["any_time_own_turn", "instead_of_roll"]


@dataclass(frozen=True, slots=True)
class Victory:
    """Escape, victory and time."""

    escape_goal: int
    goal_scope: Literal["individual", "collective"]
    collective_goal: int
    win_check: Literal["immediate", "end_of_round", "end_of_time"]
    tie_rule: Literal["first_wins", "shared_same_round", "most_then_first", "shared"]
    no_goal_outcome: Literal["security_wins", "most_escapes_else_security"]
    limit_unit: Literal["minutes", "rounds"]
    limit_value: int
    escape_leftover_points: Literal["usable", "forfeit"]


@dataclass(frozen=True, slots=True)
class DayNight:
    """Day and night."""

    day_night: bool
    day_count: int
    day_minutes: int
    night_minutes: int
    night_guard_dice: Literal["both", "one"]
    night_die_choice: Literal["security_choice", "first_die"]
    night_declare_after_roll: bool
    night_search_confiscation: Literal["as_day", "direct"]


@dataclass(frozen=True, slots=True)
class Attempts:
    """Declared escape attempts."""

    attempt_declaration: Literal["none", "before_roll"]
    attempt_commits_roll: bool
    attempt_lifts_guard_caps: bool
    attempt_lapse: Literal["end_of_security_turn", "end_of_own_turn"]


@dataclass(frozen=True, slots=True)
class Modules:
    """Optional modules."""

    module_multi_escape: bool
    multi_escape_types: frozenset[Literal["rope", "key", "cutters", "pass"]]
    multi_escape_per_type_per_round: int
    multi_escape_pawns: int
    module_glider: bool
    glider_uses_per_game: int
    glider_shot_penalty: int
    module_chapel_combo: bool
    module_fence_gate: bool


@dataclass(frozen=True, slots=True)
class Referee:
    """Security as referee."""

    infringement_policy: Literal["engine_rejects", "solitary_penalty"]
