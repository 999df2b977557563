"""What may be done in which part of a turn (E.7), and whether its throws have been spent (A5)."""

from __future__ import annotations

from ...kernel import Refusal
from ..table import holding
from ..table.table import Table
from ..words.places import AFTER_ROLL, BEFORE_ROLL, EQUIPMENT, TRADE_EQUIPMENT, TRADE_OPPORTUNITY

#: The trading phases by name.
TRADING = {TRADE_OPPORTUNITY: "opportunity", TRADE_EQUIPMENT: "equipment"}


def fixed(position: Table) -> bool:
    return position.rules.turn.turn_phases == "fixed"


def name_of(position: Table) -> str:
    """The phase before an officer's roll, by name, where claims and cards are not allowed in it; else ""."""
    bare = fixed(position) and position.rules.turn.own_cards_window == "movement_phase"
    return TRADING.get(position.stage, "announcing" if bare and position.stage == BEFORE_ROLL else "")


# The trading phases


def trade_refusal(position: Table, seat: int, partner: int, names: tuple[str, ...]) -> Refusal | None:
    """Refuse a trade outside its phase: Opportunity cards in the first, Equipment in the second, always with
    the officer on turn (F1, F2)."""
    if position.stage not in (TRADE_OPPORTUNITY, TRADE_EQUIPMENT):
        return Refusal("phases", "WRONG_PHASE")
    if position.active not in (seat, partner):
        return Refusal("phases", "NOT_WITH_HIM")
    if any((name in EQUIPMENT) != (position.stage == TRADE_EQUIPMENT) for name in names):
        return Refusal("phases", "WRONG_PHASE")
    return None


# Cards and claims


def cards_refusal(position: Table) -> Refusal | None:
    """Why the player on turn may not play own-turn cards now, or None (`own_cards_window`,
    `cards_per_turn_limit`)."""
    turn = position.rules.turn
    if position.stage != AFTER_ROLL and (
        position.stage < BEFORE_ROLL or turn.own_cards_window == "movement_phase"
    ):
        return Refusal("phases", "WRONG_PHASE")
    return limit_refusal(position)


def security_refusal(position: Table, kind: str) -> Refusal | None:
    """The same for Security, whose Searches and Appels have options of their own."""
    return limit_refusal(position) if kind in ("appel", "search") else cards_refusal(position)


def limit_refusal(position: Table) -> Refusal | None:
    """Why no more cards may be played: the turn's limit is reached, or the hand must be reduced first."""
    limit = position.rules.turn.cards_per_turn_limit
    if limit and position.ledger.plays >= limit:
        return Refusal("27", "CARD_LIMIT", {"limit": limit})
    return holding.play_refusal(position, position.active)


def discards_refusal(position: Table) -> Refusal | None:
    """Why no card may be discarded now: with fixed phases that comes after the throw (003 Fases)."""
    if fixed(position) and position.stage != AFTER_ROLL:
        return Refusal("phases", "WRONG_PHASE")
    return None


def claims_refusal(position: Table) -> Refusal | None:
    """Why no Equipment or Kit may be claimed now, or None (`claim_window`)."""
    if position.stage != AFTER_ROLL and (
        position.stage < BEFORE_ROLL or position.rules.turn.claim_window == "movement_phase"
    ):
        return Refusal("phases", "WRONG_PHASE")
    return None


# Throws


def between(position: Table) -> bool:
    """Whether each throw is spent before the next (A5)."""
    return position.rules.turn.double_sequence == "move_between_rolls"


def last_throw(position: Table) -> bool:
    """Whether no bonus throw waits: `end` then ends the turn, not only this throw."""
    return not position.ledger.bonus


def throw_refusal(position: Table) -> Refusal | None:
    """Refuse a second throw: a turn has one, and the bonus throw of a double comes when the points of this
    one are spent (A5)."""
    if position.stage == BEFORE_ROLL:
        return None
    return Refusal("19", "ALREADY_ROLLED") if last_throw(position) else Refusal("20", "THROW_UNSPENT")
