"""A turn's phases, entered one after another (E.7), and its throws, made and spent one by one (A5)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel import Verb
from ..dice.dice import AgainChoice, Roll
from ..table.frames import Procedure, Turn
from ..table.table import Table
from ..table.verbs import When, alone, verb_row
from ..ways import phases
from ..words.actions import Say
from ..words.places import BEFORE_ROLL, NOBODY, TRADE_EQUIPMENT, TRADE_OPPORTUNITY


def begin(position: Table, seat: int) -> None:
    """Begin a turn with nothing thrown, nothing played and no pawn bound."""
    position.active = seat
    position.points = position.credit = position.draws = position.throws = 0
    position.arrested = False
    position.bound = NOBODY
    ledger = position.ledger
    ledger.bonus = False
    ledger.rolled = ledger.freed = ledger.plays = ledger.both_dice = 0
    ledger.came = ledger.gave_up = ledger.stepped_up = frozenset()
    ledger.gifts = ledger.claims = 0
    position.stage = BEFORE_ROLL
    if seat != position.security_seat and phases.fixed(position):
        enter(position, seat, TRADE_OPPORTUNITY)


def enter(position: Table, team: int, stage: int) -> None:
    """Enter a phase; one in which there is nothing to trade ends at once."""
    while stage < BEFORE_ROLL and not _anything_to_trade(position, team, stage):
        stage += 1
    position.stage = stage
    # An offer made in one phase cannot be accepted in the next.
    position.offers.clear()


def _anything_to_trade(position: Table, team: int, stage: int) -> bool:
    """Whether there may be anything to trade. Who holds cards is public, so skipping reveals nothing; if it
    is hidden, the phase stays open."""
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


# Throws


def _throw(position: Table, seat: int, action: Say) -> None:
    position.frames.append(Roll(seat, "move"))


@dataclass(frozen=True, slots=True)
class NextThrow(Procedure):
    """A throw is spent and its double gives another (END_THROW, F7): optional, or made automatically."""

    kind: ClassVar[str] = "next-throw"
    clause: ClassVar[str] = "20"
    seat: int
    asked: bool = False

    def advance(self, position: Table) -> None:
        if position.rules.dice.reroll_mandatory:
            self.resume(position, True)
        else:
            position.frames[-1] = replace(self, asked=True)
            position.frames.append(AgainChoice(self.seat))

    def resume(self, position: Table, answer: bool) -> None:
        """Continue after a double, with or without the bonus throw."""
        position.ledger.bonus = False
        position.frames.pop()
        if answer:
            position.frames.append(Roll(self.seat, "move", thrown=position.ledger.rolled))
        else:
            turn = position.frames[-1]
            assert isinstance(turn, Turn)
            turn.leave(position)


#: For officers and Security alike.
ROLL: Verb[Table, int, When[Table]] = verb_row(
    "roll",
    alone("roll"),
    lambda position, seat, action: phases.throw_refusal(position),
    _throw,
    open=lambda position, seat, kinds: position.stage == BEFORE_ROLL,
)
