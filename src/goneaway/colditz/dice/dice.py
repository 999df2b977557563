"""Throws: roll events with their bonus throws, and the cards they bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from ...kernel import Action
from ..table import throwing
from ..table.frames import Choice, ColditzFrame, Procedure
from ..table.table import Table
from ..ways import phases
from ..words.actions import Say, say
from ..words.places import NOBODY
from . import earning, points


class Thrown:
    """The result a roll passes to the frame below it: all its throws together, and the first of them."""

    __slots__ = ("first", "total")

    def __init__(self, total: int, first: int) -> None:
        self.total = total
        self.first = first


@dataclass(frozen=True, slots=True)
class Roll(Procedure):
    """One or more roll events, each a throw with the bonus throws its doubles allow.

    Purposes: move, car, dod, shot, glider, search, muster (for men who stayed away from Appel). The frame
    below interprets the result: it sees every throw, and is resumed with a `Thrown`.
    """

    kind: ClassVar[str] = "roll"
    clause: ClassVar[str] = "20"
    seat: int
    purpose: str
    events: int = 1
    total: int = 0
    first: int = 0
    thrown: int = 0
    again: bool = False

    def advance(self, position: Table) -> None:
        if self.events == 0:
            self.finish(position)
            return
        below = position.frames[-2]
        assert isinstance(below, ColditzFrame)
        opening_throw = position.throws == 0
        one, two = throwing.throw(position, self.seat)
        thrown = self.thrown + 1
        first_of_all = self.total == 0 and self.thrown == 0
        most = position.rules.dice.max_consecutive_rolls
        bonus = one == two and (most == 0 or thrown < most)
        worth = one + two
        if self.purpose == "move":
            worth = points.points_of(position, self.seat, one, two)
            # After another throw the points left may equal those promised, although some were spent (A91).
            position.ledger.promised = 0
            if phases.between(position):
                # The bonus throw waits until this one is spent (A5).
                points.note_throw(position, thrown, bonus)
                bonus = False
        elif not position.rules.dice.double_bonus_on_card_rolls:
            bonus = False
        position.frames[-1] = self.then(
            self.events if bonus else self.events - 1,
            self.total + worth,
            self.first or one + two,
            thrown if bonus else 0,
            bonus and not position.rules.dice.reroll_mandatory,
        )
        solitary = position.rules.solitary
        releases = first_of_all or solitary.release_double_scope == "any_roll"
        cap = solitary.release_double_cap
        if (
            self.purpose == "move"
            and one == two
            and releases
            and (not cap or position.credit + position.ledger.freed < cap)
        ):
            position.credit += 1
            if solitary.release_double_cost == "one_die":
                position.ledger.faces += (one,)
        if bonus and not position.rules.dice.reroll_mandatory:
            # By house rule even totals may draw a card: then the bonus throw waits for the card.
            position.frames.append(AgainChoice(self.seat))
        below.dice_fall(position, one, two, opening_throw)
        draw = position.rules.draw
        if draw.draw_roll_scope == "accumulated_total":
            position.ledger.event_points += one + two
            if not bonus:
                self._test_event(position, thrown)
        elif (
            (first_of_all or draw.draw_roll_scope == "each_roll" or self._opens_run_event())
            and one + two in draw.draw_totals
            and self._draws(position, opening_throw)
        ):
            position.frames.append(DrawChoice(self.seat))

    def then(self, events: int, total: int, first: int, thrown: int, again: bool) -> Roll:
        """The same roll after a throw; built directly because `replace` takes three times as long."""
        return Roll(self.seat, self.purpose, events, total, first, thrown, again)

    def finish(self, position: Table) -> None:
        """Finish the roll: everything has been thrown."""
        position.answer(Thrown(self.total, self.first))

    def resume(self, position: Table, answer: bool) -> None:
        """Continue after a double, with or without the bonus throw."""
        if not answer:
            position.frames[-1] = replace(self, again=False, thrown=0, events=self.events - 1)
            self._test_event(position, self.thrown)

    def _opens_run_event(self) -> bool:
        """Whether this is the first throw of a roll event of a car or a shot, for `every_roll`."""
        return self.thrown == 0 and self.purpose != "move"

    def _test_event(self, position: Table, thrown: int) -> None:
        """Check whether the total of a complete roll event earns the card (`accumulated_total`, A3)."""
        if position.rules.draw.draw_roll_scope != "accumulated_total":
            return
        total, position.ledger.event_points = position.ledger.event_points, 0
        if total in position.rules.draw.draw_totals and self._draws(position, position.throws == thrown):
            position.frames.append(DrawChoice(self.seat))

    def _draws(self, position: Table, opening_throw: bool) -> bool:
        cap = position.rules.draw.max_draws_per_turn
        deck = position.security_deck if self.seat == position.security_seat else position.deck
        if (cap and position.draws >= cap) or not deck:
            return False
        if self.purpose == "move":
            return position.ledger.errand != "search" or position.rules.appel.general_search_draws_card
        if self.purpose == "muster":
            return position.rules.appel.general_search_draws_card
        if self.purpose == "car":
            when = position.rules.draw.draw_on_staff_car_rolls
        elif self.purpose == "shot":
            when = position.rules.draw.draw_on_shoot_roll
        else:
            return False
        return when == "every_roll" or (when == "if_first_roll_of_turn" and opening_throw)

    def state(self) -> list[Any]:
        dice = [self.total, self.first, self.thrown, self.again]
        return [self.seat, self.purpose, self.events, *self.whom(), *dice]

    def whom(self) -> tuple[int, int]:
        """The men or guards the roll concerns, as two numbers, unless the frame below knows them."""
        return NOBODY, NOBODY


@dataclass(frozen=True, slots=True)
class AgainChoice(Choice):
    """A double: throw again, or stop."""

    kind: ClassVar[str] = "again"
    clause: ClassVar[str] = "20"
    seat: int

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("reroll"), say("stop")]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, Say)
        position.answer(action.verb == "reroll")


@dataclass(frozen=True, slots=True)
class DrawChoice(Choice):
    """The throw entitles to a card."""

    kind: ClassVar[str] = "draw"
    clause: ClassVar[str] = "22"
    seat: int

    def details(self, position: Table) -> dict[str, object]:
        return {"free": not position.rules.draw.draw_mandatory}

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("take")] if position.rules.draw.draw_mandatory else [say("take"), say("decline")]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        if action.verb == "take":
            position.draws += 1
            earning.draw_earned(position, self.seat)
