"""At which moments Security may search or call an Appel (A79, FS3, FS5, W7)."""

from __future__ import annotations

from ..ruleset import Ruleset
from ..table.table import Table
from ..words.places import AFTER_ROLL

#: After the throw and before any guard has moved; at the end of an officer's turn.
LATE = "after_roll_before_move"
OFF_TURN = "end_of_officer_turn"

#: The cards a raid is made with.
KINDS = ("appel", "search")


def timing(position: Table, kind: str) -> str:
    rules = position.rules
    return rules.appel.appel_timing if kind == "appel" else rules.search.search_timing


def windows(position: Table, kind: str) -> frozenset[str]:
    rules = position.rules
    return rules.appel.appel_windows if kind == "appel" else rules.search.search_windows


def lies_open(rules: Ruleset, kind: str) -> bool:
    """Whether such a card lies on the table until the end of Security's turn, rather than act at once."""
    if kind == "appel":
        return rules.appel.appel_timing == LATE or rules.appel.general_search == "extra_roll"
    return rules.search.search_timing == LATE or rules.search.search_method != "no_guard"


def limited(position: Table) -> bool:
    """Whether the number of raids in a turn is limited (A79)."""
    return LATE in (timing(position, "appel"), timing(position, "search"))


def nothing_before(position: Table) -> bool:
    """Whether Security may play no card before the roll."""
    bare = position.rules.turn.own_cards_window == "movement_phase"
    return bare and all(timing(position, kind) == LATE for kind in KINDS)


def throws_due(position: Table) -> bool:
    """Whether cards on the table still wait for a throw of their own."""
    return any(needs_throw(position, card) for card in position.ledger.laid)


def needs_throw(position: Table, card: int) -> bool:
    rules = position.rules
    if position.security[card].kind == "search":
        return rules.search.search_method == "search_roll"
    return rules.appel.general_search == "extra_roll"


def relaxed(position: Table) -> bool:
    """Whether guards may block while the movement roll of a raid is spent (`search_turn_relaxes_rule45`)."""
    return (
        bool(position.ledger.laid)
        and position.rules.appel.search_turn_relaxes_rule45
        and position.ledger.errand != "over"
        and throws_due(position)
    )


def search_declared(position: Table) -> bool:
    """Whether the throw is made and serves the search alone, so that no guard moves in this turn
    (`instead_of_move`)."""
    return (
        position.ledger.errand == "search"
        and position.stage == AFTER_ROLL
        and position.rules.appel.general_search == "instead_of_move"
    )
