"""The course of a game: who does what when, and the end (E.1 to E.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from goneaway.colditz.board import Board

from .custody import Doing, Over
from .setup import SetUp
from .state import SECURITY, Turn


class Turns(SetUp):
    """Who does what when."""

    def __init__(self, rules: Mapping[str, Any], seats: Sequence[str], board: Board) -> None:
        super().__init__(rules, seats, board)
        self.trim_hand = self.trim
        self.offers = {}

    def run(self) -> Doing:
        phased = self["turn_phases"] == "fixed"
        try:
            yield from self.set_up()
            while True:
                for seat in self.order:
                    nation = self.team[seat]
                    if nation in self.eliminated:
                        continue
                    self.begin(seat)
                    yield from self.phased_officer_turn(nation) if phased else self.officer_turn(nation)
                    yield from self.officer_end(nation)
                    if phased:
                        yield from self.off_turn()
                self.begin(self.security)
                if self["returned_guard_lock"] == "same_turn":
                    self.unlock()
                yield from self.phased_security_turn() if phased else self.security_turn()
                yield from self.security_end()
                self.round_over()
                if self["day_night"]:
                    yield from self.turn_of_day()
        except Over:
            return

    def begin(self, seat: int) -> None:
        self.active = seat
        self.errand = ""
        self.absent = []
        self.points = 0
        self.turn = Turn()
        self.offers.clear()
        for man in self.returning:
            if seat < self.security and man[0] == self.mover[0]:
                self.turn.home[man] = self.home_distance(self.men[man])

    def trim(self, seat: int) -> Doing:
        """A hand that is too full is brought down (O_OVERFLOW)."""
        owner = SECURITY if seat == self.security else self.team[seat]
        limit = self["hand_limit_security" if owner == SECURITY else "hand_limit_opportunity"]
        kind = "security-overflow" if owner == SECURITY else "overflow"

        def find() -> set[str]:
            found = {f"discard {card}" for card, number in self.hand[owner].items() if number > 0}
            if "play" in self["overflow_actions"]:
                found |= self.overflow_plays(owner)
            return found

        while sum(self.hand[owner].values()) > limit:
            answer = yield from self.ask(kind, seat, find, always=True)
            words = answer.split()
            if words[0] == "discard":
                self.hand[owner][words[1]] -= 1
            elif words[0] == "claim-kit":
                yield from self.claim_kit(owner, words[1:])
            elif owner == SECURITY:
                yield from self.security_card(words[1:])
            else:
                yield from self.play_card(owner, words[1:])

    def overflow_plays(self, owner: str) -> set[str]:
        if owner == SECURITY:
            return self.security_plays()
        return self.card_options(owner) | {c for c in self.claims(owner) if c.startswith("claim-kit ")}

    def officer_turn(self, nation: str) -> Doing:
        seat = self.active
        turn = self.turn
        while not turn.over:
            answer = yield from self.ask("officer", seat, self.officer_options, always=True)
            if answer == "end":
                return
            yield from self.officer_does(nation, answer)
            yield from self.after_action()

    @property
    def limit(self) -> int:
        if self["day_night"]:
            return int(self["day_count"]) * sum(self.phase_rounds())
        return (
            int(self["limit_value"]) if self["limit_unit"] == "rounds" else self.rounds(self["limit_value"])
        )

    def round_over(self) -> None:
        if self["win_check"] == "end_of_round" and any(
            n >= self["escape_goal"] for team, n in self.escapes.items() if team not in self.eliminated
        ):
            self.outcome = "GOAL"
            raise Over
        if self.round >= self.limit:
            self.outcome = "LIMIT"
            raise Over
        self.round += 1
