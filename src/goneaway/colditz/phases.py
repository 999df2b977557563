"""The order of a turn: its phases (E.7), throws spent one by one (A5), and what may be done when.

Under `free_form` a turn has two stages, before the roll and after it; under `fixed` an officer first
trades Opportunity cards, then Equipment. Who wants to know whether own-turn cards may be played or
claims made now asks `cards_refusal` and `claims_refusal`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from ..kernel import Refusal
from . import attempts, hands
from .frames import Procedure, Turn
from .places import AFTER_ROLL, BEFORE_ROLL, TRADE_EQUIPMENT, TRADE_OPPORTUNITY

if TYPE_CHECKING:
    from .position import Colditz


#: The phases of trading by name.
TRADING = {TRADE_OPPORTUNITY: "opportunity", TRADE_EQUIPMENT: "equipment"}


def fixed(position: Colditz) -> bool:
    return position.rules.turn.turn_phases == "fixed"


def name_of(position: Colditz) -> str:
    """What comes before an officer's roll, where that is no time for claims and cards; else nothing."""
    bare = fixed(position) and position.rules.turn.own_cards_window == "movement_phase"
    return TRADING.get(position.stage, "announcing" if bare and position.stage == BEFORE_ROLL else "")


def begin(position: Colditz, seat: int) -> None:
    """A turn begins: nothing thrown, nothing played."""
    ledger = position.ledger
    ledger.bonus = False
    ledger.rolled = ledger.freed = ledger.plays = ledger.both_dice = 0
    ledger.came = ledger.gave_up = ledger.stepped_up = frozenset()
    ledger.gifts = ledger.claims = 0
    position.stage = BEFORE_ROLL
    if seat != position.security_seat and fixed(position):
        enter(position, seat, TRADE_OPPORTUNITY)


# The trading phases


def enter(position: Colditz, team: int, stage: int) -> None:
    """Go on to a phase; one in which there is nothing to trade is over by itself."""
    while stage < BEFORE_ROLL and not _anything_to_trade(position, team, stage):
        stage += 1
    position.stage = stage
    # What was offered in one phase cannot be accepted in the next.
    position.offers.clear()


def _anything_to_trade(position: Colditz, team: int, stage: int) -> bool:
    """Who holds cards at all is public, so that nothing is given away by going on; if not, all is open."""
    rules = position.rules.trade
    if stage == TRADE_EQUIPMENT and position.rules.draw.equipment_visibility == "hidden":
        return position.people > 2 and (rules.trade_equipment or rules.gift_equipment)
    if stage == TRADE_OPPORTUNITY:
        holds = [bool(hand) for hand in position.hands]
        trades, gifts = rules.trade_opportunity, rules.gift_opportunity_per_turn not in (0, "overflow_only")
    else:
        holds = [any(held) for held in position.equipment]
        trades, gifts = rules.trade_equipment, rules.gift_equipment
    others = [
        holds[other] for other in range(position.officers) if other != team and not position.eliminated[other]
    ]
    if not others:
        return False
    return (trades and holds[team] and any(others)) or (gifts and (holds[team] or any(others)))


def trade_refusal(position: Colditz, seat: int, partner: int, names: tuple[str, ...]) -> Refusal | None:
    """In the first phase Opportunity cards, in the second Equipment, with the officer on turn (F1, F2)."""
    from .places import EQUIPMENT

    if position.stage not in (TRADE_OPPORTUNITY, TRADE_EQUIPMENT):
        return Refusal("phases", "WRONG_PHASE")
    if position.active not in (seat, partner):
        return Refusal("phases", "NOT_WITH_HIM")
    if any((name in EQUIPMENT) != (position.stage == TRADE_EQUIPMENT) for name in names):
        return Refusal("phases", "WRONG_PHASE")
    return None


# Cards and claims


def cards_refusal(position: Colditz) -> Refusal | None:
    """May the player on turn play own-turn cards now? (`own_cards_window`, `cards_per_turn_limit`)"""
    turn = position.rules.turn
    if position.stage != AFTER_ROLL and (
        position.stage < BEFORE_ROLL or turn.own_cards_window == "movement_phase"
    ):
        return Refusal("phases", "WRONG_PHASE")
    return limit_refusal(position)


def security_refusal(position: Colditz, kind: str) -> Refusal | None:
    """The same for Security; when he searches or calls an Appel has options of its own."""
    return limit_refusal(position) if kind in ("appel", "search") else cards_refusal(position)


def limit_refusal(position: Colditz) -> Refusal | None:
    """No more cards this turn, or a hand that must be brought down otherwise first."""
    limit = position.rules.turn.cards_per_turn_limit
    if limit and position.ledger.plays >= limit:
        return Refusal("27", "CARD_LIMIT", {"limit": limit})
    return hands.play_refusal(position, position.active)


def count_play(position: Colditz) -> None:
    """The player on turn has played a card."""
    if position.rules.turn.cards_per_turn_limit:
        position.ledger.plays += 1


def claims_refusal(position: Colditz) -> Refusal | None:
    """May Equipment or a Kit be claimed now? (`claim_window`)"""
    if position.stage != AFTER_ROLL and (
        position.stage < BEFORE_ROLL or position.rules.turn.claim_window == "movement_phase"
    ):
        return Refusal("phases", "WRONG_PHASE")
    return None


# Throws


def between(position: Colditz) -> bool:
    """Each throw is spent before the next (A5)."""
    return position.rules.turn.double_sequence == "move_between_rolls"


def last_throw(position: Colditz) -> bool:
    """No bonus throw waits: `end` ends the turn, not only this throw."""
    return not position.ledger.bonus


def throw_refusal(position: Colditz) -> Refusal | None:
    """One throw a turn; the bonus throw of a double comes when the points of this one are spent (A5)."""
    if position.stage == BEFORE_ROLL:
        return None
    return Refusal("19", "ALREADY_ROLLED") if last_throw(position) else Refusal("20", "THROW_UNSPENT")


def note_throw(position: Colditz, thrown: int, bonus: bool) -> None:
    """A throw to be spent by itself; a release its predecessor gave and nobody used is gone (A5)."""
    position.ledger.rolled = thrown
    position.ledger.bonus = bonus
    position.credit = 0


def points_of(position: Colditz, seat: int, one: int, two: int) -> int:
    """What a throw to move is worth: at night guards may go by one die only (A70)."""
    counts = position.terms.guard_dice
    if counts == "both" or seat != position.security_seat or attempts.caps_lifted(position):
        return one + two
    position.ledger.both_dice += one + two
    return one if counts == "first" else max(one, two)


@dataclass(frozen=True, slots=True)
class NextThrow(Procedure):
    """A throw is spent and its double gives another (END_THROW, F7): offered, or made by itself."""

    kind: ClassVar[str] = "next-throw"
    clause: ClassVar[str] = "20"
    seat: int
    asked: bool = False

    def advance(self, position: Colditz) -> None:
        from .dice import AgainChoice

        if position.rules.dice.reroll_mandatory:
            self.resume(position, True)
        else:
            position.frames[-1] = replace(self, asked=True)
            position.frames.append(AgainChoice(self.seat))

    def resume(self, position: Colditz, answer: bool) -> None:
        """Does he throw again?"""
        from .dice import Roll

        position.ledger.bonus = False
        position.frames.pop()
        if answer:
            position.frames.append(Roll(self.seat, "move", thrown=position.ledger.rolled))
        else:
            turn = position.frames[-1]
            assert isinstance(turn, Turn)
            turn.leave(position)
