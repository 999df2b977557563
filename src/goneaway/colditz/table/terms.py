"""The rules in force: facts derived once from a ruleset, by day and by night.

Questions asked at every step are answered here as a plain bool or number. What a night changes is stated
here and nowhere else (`day_night`, C.22): to see what night means, read `Terms.of`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..ruleset.whole import Ruleset


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms for the present half of a day; nightfall replaces them with others."""

    night: bool

    # By day and by night

    #: Some place may be closed to a man: he has no Kit, no announcement or no way back.
    bars: bool
    #: The way a man got out is recorded, for those who follow him.
    notes_steps: bool
    #: A pursuer's movement is limited.
    chases: bool
    #: Attempts or tunnels are announced, at a price.
    promises: bool

    # What a night changes

    #: A man on the last circle of a tunnel counts as attempting to escape (`tunnel_last_circle_is_attempt`).
    mouth_is_attempt: bool
    #: Leaving a tunnel must be announced (`tunnel_exit_declaration`).
    mouth_announced: bool
    #: An attempt may be announced after the roll too (`night_declare_after_roll`, A91).
    announced_late: bool
    #: Maximum number of posts of the courtyard held by men at once; 0 for no limit (A101).
    posts_held: int
    #: What a throw of the guards counts: `both` dice, the `first`, or the `higher` one (A70).
    guard_dice: str
    #: Maximum number of men of a team in the outer cells; 0 for no limit (A78).
    outer_cells: int
    #: Who keeps the Kit when the dice of a body search tie (`body_search_kit_tie_*`).
    kit_tie: str
    #: A search takes a card without dice (`night_search_confiscation`).
    search_takes: bool
    #: A Bribe shields Equipment (`bribe_shield`).
    bribe_shields: bool
    #: A man may give himself up (`forced_arrest_at_night`).
    surrender: bool

    @classmethod
    def of(cls, rules: Ruleset, night: bool) -> Terms:
        tunnels, nights, arrest, cells = rules.tunnels, rules.daynight, rules.arrest, rules.solitary
        one_die = "first" if nights.night_die_choice == "first_die" else "higher"
        return cls(
            night=night,
            bars=bars(rules),
            notes_steps=notes_steps(rules),
            chases=bounds(rules),
            promises=announces(rules),
            mouth_is_attempt=tunnels.tunnel_last_circle_is_attempt and not night,
            mouth_announced=tunnels.tunnel_exit_declaration and not night,
            announced_late=night and nights.night_declare_after_roll,
            posts_held=rules.movement.inner_black_block_cap_night if night else 0,
            guard_dice=one_die if night and nights.night_guard_dice == "one" else "both",
            outer_cells=cells.outer_cell_team_cap_night if night else cells.outer_cell_team_cap_day,
            kit_tie=arrest.body_search_kit_tie_night if night else arrest.body_search_kit_tie_day,
            search_takes=night and nights.night_search_confiscation == "direct",
            bribe_shields=arrest.bribe_shield == "day_only" and not night,
            surrender=arrest.forced_arrest_at_night or not night,
        )


def terms_of(rules: Ruleset) -> tuple[Terms, Terms]:
    """The terms by day and by night."""
    return Terms.of(rules, False), Terms.of(rules, True)


def bars(rules: Ruleset) -> bool:
    """Whether these rules may close a place to a man: he has no Kit, no announcement or no way back."""
    return (
        rules.kit.kit_needed_to_leave_inner
        or rules.attempts.attempt_declaration != "none"
        or rules.tunnels.tunnel_exit_needs_kit
        or rules.tunnels.tunnel_exit_declaration
        or rules.movement.exterior_one_way
        or rules.movement.pow_on_garrison_black == "forbidden"
        or shuts_targets(rules)
    )


def shuts_targets(rules: Ruleset) -> bool:
    """Whether a man without a Kit may not step onto a target to wait there for one (A12)."""
    return rules.kit.kit_required and not rules.kit.kit_wait_on_target


def bounds(rules: Ruleset) -> bool:
    """Whether these rules limit a pursuer's movement beyond the openings he follows."""
    guards = rules.guards
    return (
        guards.guard_exterior_access != "free"
        or guards.pursuit_target_lock
        or guards.pursuit_pass_over_pows
        or guards.pursuit_window != "any_time"
    )


def notes_steps(rules: Ruleset) -> bool:
    """Whether these rules record the way a man got out."""
    guards = rules.guards
    return guards.pursuit_window != "any_time" or guards.guard_exterior_access == "pursuit_only"


def announces(rules: Ruleset) -> bool:
    """Whether under these rules attempts or tunnels are announced, at a price."""
    return (
        rules.attempts.attempt_declaration != "none"
        or rules.tunnels.tunnel_exit_declaration
        or rules.tunnels.tunnel_open_commitment == "commit_before_roll"
    )
