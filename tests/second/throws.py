"""Throws, and the cards they bring (A.3)."""

from __future__ import annotations

from collections.abc import Callable, Generator

from .custody import Doing
from .digging import Digging
from .state import SECURITY, Question


class Throws(Digging):
    """Dice."""

    #: Brings a hand down to its limit. Cards may be played to do so: set by the class that knows them all.
    trim_hand: Callable[[int], Doing]

    def throw(
        self, seat: int, purpose: str = "move", tested: Callable[[], bool] = lambda: True
    ) -> Generator[Question, str, tuple[int, int]]:
        """A roll event: the total, and the doubles among its throws (A.3)."""
        total, number, first = 0, 0, 0
        limit = self["max_consecutive_rolls"]
        if purpose != "move" and not self["double_bonus_on_card_rolls"]:
            limit = 1
        while True:
            one, two = self.dice()
            number += 1
            total += one + two
            first = first or one + two
            self.turn.thrown += 1
            if purpose == "move" and one == two:
                self.double(number, one)
            if self.draws(one + two, number, purpose) and tested():
                yield from self.draw(seat)
            if purpose == "car" and one == two and self.turn.thrown == 1:
                yield from self.double_at_wheel(seat)
            if one != two or (limit and number >= limit):
                return total, first
            if not self["reroll_mandatory"]:
                answer = yield from self.ask("again", seat, lambda: {"reroll", "stop"})
                if answer == "stop":
                    return total, first

    def double_at_wheel(self, seat: int) -> Doing:
        """000 r52: a double in the first throw of the turn sets one man free, although it is the car's."""
        if self["staff_car_double_release"] != "if_first_roll_of_turn":
            return
        scope, nation = self["release_scope"], self.team[seat]
        while self.in_cells(nation, scope):
            answer = yield from self.ask(
                "car-release",
                seat,
                lambda: {"pass", *(f"release {man}" for man in self.in_cells(nation, scope))},
            )
            if answer == "pass":
                return
            man = answer.split()[1]
            if scope == "any_with_consent" and man[0] != nation[0]:
                answer = yield from self.ask("consent", self.seat_of(man), lambda: {"consent", "decline"})
                if answer == "decline":
                    continue
            yield from self.release(man)
            return

    def double(self, number: int, face: int) -> None:
        turn = self.turn
        if self.active == self.security:
            return
        if self["release_double_scope"] == "first_roll" and number > 1:
            return
        cap = self["release_double_cap"]
        if not cap or turn.credit + turn.released < cap:
            turn.credit += 1
            turn.faces.append(face)

    def draws(self, total: int, number: int, purpose: str) -> bool:
        if total not in self["draw_totals"] or (self["draw_roll_scope"] == "first_roll" and number > 1):
            return False
        if self["max_draws_per_turn"] and self.turn.draws >= self["max_draws_per_turn"]:
            return False
        if purpose in ("move", "search"):
            return purpose == "move" or self["general_search_draws_card"]
        rule = {"car": "draw_on_staff_car_rolls", "shot": "draw_on_shoot_roll"}.get(purpose)
        if rule is None or self[rule] == "never":
            return False
        return self[rule] == "every_roll" or self.turn.thrown == 1

    def draw(self, seat: int) -> Doing:
        options = {"take"} if self["draw_mandatory"] else {"take", "decline"}
        answer = yield from self.ask("draw", seat, lambda: options, always=True)
        if answer == "decline":
            return
        self.turn.draws += 1
        owner = SECURITY if seat == self.security else self.team[seat]
        self.hand[owner][self.next("drawn")["card"]] += 1
        if self["overflow_deadline"] == "immediate":
            yield from self.trim_hand(seat)
