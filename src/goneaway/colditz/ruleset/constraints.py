"""Constraints on rulesets: combinations of options that contradict each other and cannot be played.

A constraint with several parts keeps its number for all of them; each part names its own options.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...kernel import RulesError
from .whole import Ruleset

#: Posts in the inner courtyard, on which the first guards are placed.
INNER_POSTS = 5
OUTER_POSTS = 7


@dataclass(frozen=True)
class Constraint:
    """One requirement on a set of rules: the options it connects, and the reason."""

    #: Its number, with a letter where it has several parts; translations are looked up by it.
    key: str
    options: tuple[str, ...]
    #: In English.
    why: str
    holds: Callable[[Ruleset], bool]

    @property
    def number(self) -> int:
        return int(self.key.rstrip("abcd"))

    def error(self) -> RulesError:
        return RulesError(
            "constraint",
            number=self.number,
            key=self.key,
            options=", ".join(self.options),
            why=self.why,
        )


CONSTRAINTS = (
    Constraint(
        "1",
        ("general_search", "appel_attendance"),
        "a general search hunts absentees, so officers must be free to stay away",
        lambda r: r.appel.general_search == "none" or r.appel.appel_attendance == "officer_choice",
    ),
    Constraint(
        "2a",
        ("kit_covers_same_turn_escapes", "kit_lifecycle"),
        "only a Kit that is used up can be shared by the escapes of a turn",
        lambda r: not r.kit.kit_covers_same_turn_escapes or r.kit.kit_lifecycle == "consumed",
    ),
    Constraint(
        "2b",
        ("kit_shared_same_target", "kit_covers_same_turn_escapes"),
        "the target of shared escapes matters only where escapes share a Kit",
        lambda r: not r.kit.kit_shared_same_target or r.kit.kit_covers_same_turn_escapes,
    ),
    Constraint(
        "3a",
        ("kit_needed_to_leave_inner", "kit_required"),
        "a Kit cannot be needed on the way if it is not needed at all",
        lambda r: not r.kit.kit_needed_to_leave_inner or r.kit.kit_required,
    ),
    Constraint(
        "3b",
        ("tunnel_exit_needs_kit", "kit_required"),
        "a Kit cannot be needed to leave a tunnel if it is not needed at all",
        lambda r: not r.tunnels.tunnel_exit_needs_kit or r.kit.kit_required,
    ),
    Constraint(
        "4",
        ("arrest_inner_condition", "stolen_threshold"),
        "a count of stolen Equipment above 0 goes with the condition stolen_or_kit and with no other",
        lambda r: (r.arrest.arrest_inner_condition == "stolen_or_kit") == (r.arrest.stolen_threshold > 0),
    ),
    Constraint(
        "5a",
        ("search_method", "guard_room_entry"),
        "a Search that needs guards must let them into rooms",
        lambda r: r.search.search_method == "no_guard" or "search" in r.guards.guard_room_entry,
    ),
    Constraint(
        "5b",
        ("tunnel_detected_entry", "guard_room_entry"),
        "guards who reach a detected tunnel through its room must be let into that room",
        lambda r: (
            r.tunnels.tunnel_detected_entry != "any_circle_and_room"
            or "tunnel_detected" in r.guards.guard_room_entry
        ),
    ),
    Constraint(
        "6",
        ("search_windows", "search_method"),
        "in answer to a claim nobody walks: the Search needs no guard or a throw of its own",
        lambda r: (
            "on_claim" not in r.search.search_windows or r.search.search_method in ("no_guard", "search_roll")
        ),
    ),
    Constraint(
        "7",
        ("day_night", "day_count", "day_minutes", "night_minutes"),
        "days and nights must have a number and a length",
        lambda r: (
            not r.daynight.day_night
            or (r.daynight.day_count > 0 and r.daynight.day_minutes > 0 and r.daynight.night_minutes > 0)
        ),
    ),
    Constraint(
        "8a",
        ("attempt_commits_roll", "attempt_declaration"),
        "only an announced attempt can bind the throw",
        lambda r: not r.attempts.attempt_commits_roll or r.attempts.attempt_declaration != "none",
    ),
    Constraint(
        "8b",
        ("tunnel_exit_declaration", "attempt_declaration"),
        "leaving a tunnel is announced only where attempts are announced",
        lambda r: not r.tunnels.tunnel_exit_declaration or r.attempts.attempt_declaration != "none",
    ),
    Constraint(
        "9a",
        ("marker_removed_by_guard", "escape_markers"),
        "guards can take markers away only where there are markers",
        lambda r: not r.equipment.marker_removed_by_guard or r.equipment.escape_markers,
    ),
    Constraint(
        "9b",
        ("share_rope", "share_cutters", "share_key", "share_pass", "escape_markers"),
        "an opening that lasts for the attempt has to be marked",
        lambda r: (
            r.equipment.escape_markers
            or "team_attempt"
            not in (
                r.equipment.share_rope,
                r.equipment.share_cutters,
                r.equipment.share_key,
                r.equipment.share_pass,
            )
        ),
    ),
    Constraint(
        "10",
        ("dod_enabled", "dod_attempts_per_team"),
        "where Do or Die is played a team has at least one attempt",
        lambda r: not r.dod.dod_enabled or r.dod.dod_attempts_per_team >= 1,
    ),
    Constraint(
        "11",
        ("trade_opportunity", "trade_cross_kind", "gift_opportunity_per_turn"),
        "Opportunity cards that are not traded are not part of mixed deals and not given either",
        lambda r: (
            r.trade.trade_opportunity
            or (not r.trade.trade_cross_kind and r.trade.gift_opportunity_per_turn == 0)
        ),
    ),
    Constraint(
        "12",
        ("replacement_floor", "replacement_triggers", "replacement_player_counts"),
        "men can be replaced only after some loss and at some size of table",
        lambda r: (
            r.players.replacement_floor == 0
            or bool(r.players.replacement_triggers and r.players.replacement_player_counts)
        ),
    ),
    Constraint(
        "13",
        ("goal_scope", "collective_goal"),
        "officers who win together need a common number of escapes",
        lambda r: r.victory.goal_scope != "collective" or r.victory.collective_goal > 0,
    ),
    Constraint(
        "14",
        ("kit_parts_aside_player_counts", "first_escape_award"),
        "Kit parts are set aside exactly where they are the award of a first escape",
        lambda r: bool(r.draw.kit_parts_aside_player_counts) == (r.kit.first_escape_award == "kit_part_card"),
    ),
    Constraint(
        "15",
        ("pursuit_window", "guard_room_entry"),
        "a time for pursuit through rooms supposes that pursuit opens rooms",
        lambda r: (
            r.guards.pursuit_window != "same_round_or_terrace" or "pursuit" in r.guards.guard_room_entry
        ),
    ),
    Constraint(
        "16",
        ("bribe_shield", "bribe_effect", "shield_turns"),
        "a Bribe shields only where it is a Kit part or half a pair, and in Security's turn",
        lambda r: (
            r.arrest.bribe_shield == "never"
            or (
                r.equipment.bribe_effect == "kit_part_or_pair"
                and "security_turn" in r.opportunity.shield_turns
            )
        ),
    ),
    Constraint(
        "17",
        ("start_kit_cards", "kit_max_held"),
        "nobody can begin with more Kits than he may hold",
        lambda r: r.players.start_kit_cards <= r.kit.kit_max_held,
    ),
    Constraint(
        "18",
        ("secret_meeting", "day_night"),
        "a scheduled meeting lies between day and night",
        lambda r: r.trade.secret_meeting != "scheduled" or r.daynight.day_night,
    ),
    Constraint(
        "19",
        ("day_night", "limit_unit", "limit_value", "day_count", "day_minutes", "night_minutes"),
        "days and nights run the clock, so the limit is their sum in minutes",
        lambda r: (
            not r.daynight.day_night
            or (
                r.victory.limit_unit == "minutes"
                and r.victory.limit_value
                == r.daynight.day_count * (r.daynight.day_minutes + r.daynight.night_minutes)
            )
        ),
    ),
    Constraint(
        "20",
        ("night_declare_after_roll", "day_night", "attempt_declaration", "tunnel_open_commitment"),
        "announcing after the throw at night needs nights and something to announce",
        lambda r: (
            not r.daynight.night_declare_after_roll
            or (
                r.daynight.day_night
                and (
                    r.attempts.attempt_declaration != "none"
                    or r.tunnels.tunnel_open_commitment == "commit_before_roll"
                )
            )
        ),
    ),
    Constraint(
        "21a",
        ("secret_meeting", "secret_meeting_seconds"),
        "secret meetings have a length exactly where there are such meetings",
        lambda r: (r.trade.secret_meeting != "none") == (r.trade.secret_meeting_seconds > 0),
    ),
    Constraint(
        "21b",
        ("secret_meeting_trades", "secret_meeting"),
        "officers can trade in secret meetings only where there are such meetings",
        lambda r: not r.trade.secret_meeting_trades or r.trade.secret_meeting != "none",
    ),
    Constraint(
        "22a",
        ("hideaway_card_effect", "kit_loss_outer", "hideaway_card_covers"),
        "a Hideaway card that saves the Kit answers arrests that can cost a Kit, and nothing else",
        lambda r: (
            r.opportunity.hideaway_card_effect != "protect_kit"
            or (
                r.arrest.kit_loss_outer != "never"
                and r.opportunity.hideaway_card_covers <= {"arrest", "attempt_arrest", "tunnel_arrest"}
            )
        ),
    ),
    Constraint(
        "22b",
        ("hideaway_card_covers", "hideaway_card_effect", "shield_turns"),
        "an intercepted Key or Pass is Equipment and is lost in an officer's turn",
        lambda r: (
            "intercept" not in r.opportunity.hideaway_card_covers
            or (
                r.opportunity.hideaway_card_effect == "protect_equipment"
                and "officer_turn" in r.opportunity.shield_turns
            )
        ),
    ),
    Constraint(
        "22c",
        ("shield_turns",),
        "losses must be answerable in somebody's turn",
        lambda r: bool(r.opportunity.shield_turns),
    ),
    Constraint(
        "23a",
        ("trade_window", "turn_phases"),
        "trading phases belong to turns with fixed phases, and those turns to trading phases",
        lambda r: (r.trade.trade_window == "own_turn_phases") == (r.turn.turn_phases == "fixed"),
    ),
    Constraint(
        "23b",
        ("trade_window", "trade_cross_kind"),
        "with a phase for each kind of card no deal can mix the kinds",
        lambda r: r.trade.trade_window != "own_turn_phases" or not r.trade.trade_cross_kind,
    ),
    Constraint(
        "24a",
        ("draw_roll_scope", "double_sequence"),
        "a running total exists only where all throws come before the moves",
        lambda r: r.draw.draw_roll_scope != "accumulated_total" or r.turn.double_sequence == "sum_then_move",
    ),
    Constraint(
        "24b",
        ("general_search", "double_sequence"),
        "a search with the movement throw needs its whole total before the moves",
        lambda r: (
            r.appel.general_search not in ("instead_of_move", "before_move_same_roll")
            or r.turn.double_sequence == "sum_then_move"
        ),
    ),
    Constraint(
        "25a",
        ("search_windows", "search_method"),
        "in an officer's turn no guard walks: the Search needs no guard or a throw of its own",
        lambda r: (
            "end_of_officer_turn" not in r.search.search_windows
            or r.search.search_method in ("no_guard", "search_roll")
        ),
    ),
    Constraint(
        "25b",
        ("appel_windows", "general_search"),
        "in an officer's turn there is no movement throw to search with",
        lambda r: (
            "end_of_officer_turn" not in r.appel.appel_windows
            or r.appel.general_search in ("none", "extra_roll")
        ),
    ),
    Constraint(
        "26",
        ("pursuit_target_lock", "guard_exterior_access"),
        "a guard who may stroll outside has no quarry to be bound to",
        lambda r: not r.guards.pursuit_target_lock or r.guards.guard_exterior_access == "pursuit_only",
    ),
    Constraint(
        "27",
        ("tunnel_min_occupancy", "tunnel_open_min"),
        "a tunnel must not close for want of men when it has just been opened",
        lambda r: r.tunnels.tunnel_min_occupancy <= r.tunnels.tunnel_open_min,
    ),
    Constraint(
        "28",
        ("appel_exempt", "attempt_declaration"),
        "men outside must be exempt from roll call, as such or by an announced attempt",
        lambda r: (
            "exterior" in r.appel.appel_exempt
            or ("live_attempt" in r.appel.appel_exempt and r.attempts.attempt_declaration != "none")
        ),
    ),
    Constraint(
        "29",
        ("night_search_confiscation", "search_confiscation", "general_search_confiscation"),
        "taking without dice at night replaces the dice contest for each team by day",
        lambda r: (
            r.daynight.night_search_confiscation != "direct"
            or (
                r.search.search_confiscation == "body_search_per_team"
                and r.appel.general_search_confiscation in ("none", "body_search_per_team")
            )
        ),
    ),
    Constraint(
        "30a",
        (
            "module_multi_escape",
            "multi_escape_types",
            "multi_escape_per_type_per_round",
            "multi_escape_pawns",
        ),
        "a multiple escape needs Equipment to share, a use in the round and two men",
        lambda r: (
            not r.modules.module_multi_escape
            or (
                bool(r.modules.multi_escape_types)
                and r.modules.multi_escape_per_type_per_round >= 1
                and r.modules.multi_escape_pawns >= 2
            )
        ),
    ),
    Constraint(
        "30b",
        ("module_glider", "glider_uses_per_game", "kit_required"),
        "the glider needs a launch, and its crew a Kit",
        lambda r: not r.modules.module_glider or (r.modules.glider_uses_per_game >= 1 and r.kit.kit_required),
    ),
    Constraint(
        "30c",
        ("module_chapel_combo", "tunnel_detected_entry", "guard_room_entry"),
        "the two cards together open a room to guards that Tunnel Detected alone keeps shut",
        lambda r: (
            not r.modules.module_chapel_combo
            or (
                r.tunnels.tunnel_detected_entry != "any_circle_and_room"
                and "tunnel_detected" in r.guards.guard_room_entry
            )
        ),
    ),
    Constraint(
        "30d",
        ("module_fence_gate", "chapel_tunnel_exit"),
        "the gate in the wire stands above a Chapel tunnel that passes the wire",
        lambda r: not r.modules.module_fence_gate or r.zones.chapel_tunnel_exit == "beyond_wire",
    ),
    Constraint(
        "31",
        ("tie_rule", "win_check"),
        "sharing within a round supposes that a round can end the game",
        lambda r: r.victory.tie_rule != "shared_same_round" or r.victory.win_check != "end_of_time",
    ),
    Constraint(
        "32",
        ("guard_room_entry", "tunnel_detected_entry", "module_chapel_combo"),
        "a detected tunnel opens its room only where guards may go through it",
        lambda r: (
            "tunnel_detected" not in r.guards.guard_room_entry
            or r.tunnels.tunnel_detected_entry == "any_circle_and_room"
            or r.modules.module_chapel_combo
        ),
    ),
    Constraint(
        "33a",
        ("tunnel_detected_room_arrests", "guard_room_entry"),
        "guards arrest in the room of a detected tunnel only if they may enter it",
        lambda r: (
            not r.tunnels.tunnel_detected_room_arrests or "tunnel_detected" in r.guards.guard_room_entry
        ),
    ),
    Constraint(
        "33b",
        ("room_arrest_by_guard", "guard_room_entry"),
        "guards arrest in a room they pursue through only if pursuit opens rooms",
        lambda r: r.arrest.room_arrest_by_guard == "never" or "pursuit" in r.guards.guard_room_entry,
    ),
    Constraint(
        "33c",
        ("hideaway_guard_entry", "guard_room_entry"),
        "guards follow into the hideaway with a drop only if pursuit opens rooms",
        lambda r: r.zones.hideaway_guard_entry == "never" or "pursuit" in r.guards.guard_room_entry,
    ),
    Constraint(
        "34a",
        ("overflow_actions",),
        "an overfull hand must always be reducible by discarding",
        lambda r: "discard" in r.draw.overflow_actions,
    ),
    Constraint(
        "34b",
        ("overflow_actions", "trade_opportunity"),
        "an overfull hand is traded down only where Opportunity cards are traded",
        lambda r: "trade" not in r.draw.overflow_actions or r.trade.trade_opportunity,
    ),
    Constraint(
        "34c",
        ("overflow_actions", "gift_opportunity_per_turn"),
        "an overfull hand is given away only where gifts are allowed, and such gifts need it among its ways",
        lambda r: (
            r.trade.gift_opportunity_per_turn != 0
            if "give" in r.draw.overflow_actions
            else r.trade.gift_opportunity_per_turn != "overflow_only"
        ),
    ),
    Constraint(
        "35",
        ("return_escape_allowed", "return_min_points"),
        "a duty to walk back needs the number of steps it demands",
        lambda r: r.solitary.return_escape_allowed or r.solitary.return_min_points not in (0, "all"),
    ),
    Constraint(
        "36",
        ("setup_outer_guards_min", "setup_outer_guards_max"),
        "there are seven outer posts, and the least cannot exceed the most",
        lambda r: r.players.setup_outer_guards_min <= r.players.setup_outer_guards_max <= OUTER_POSTS,
    ),
)
