"""A position of Section X: the table, and the kernel's contract."""

from __future__ import annotations

from ...kernel import Action, Asides, Refusal, SeatError, View
from ...kernel.asides import SILENCE
from ..table.table import Table
from ..turns.checks import malformed
from ..walking.reach import Reach, reach
from ..words.places import NOBODY
from .view import Seen


class SectionX(Table):
    """The referee's position."""

    __slots__ = ()

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        if self.outcome is not None:
            return Refusal("game-end", "GAME_OVER")
        refusal = malformed(self, action)
        if refusal is not None:
            return refusal
        frame = self.frames[-1]
        # Every other decision is above a turn, and its kind is the verb of its answers.
        if len(self.frames) > 1 and action.verb != frame.kind:
            return Refusal(
                "decisions", "DECISION_PENDING", {"kind": frame.kind, "colour": self.colour(frame.seat)}
            )
        # True is a number to Python, but not a seat.
        if seat != frame.seat or type(seat) is not int:
            if seat == self.round_ender:
                return Refusal("round-end", "ROUND_OVER", {"colour": self.colour(frame.seat)})
            return Refusal("turn", "NOT_YOUR_TURN", {"colour": self.colour(frame.seat)})
        return frame.why_not(self, action)

    def _play(self, seat: int, action: Action) -> None:
        self.round_ender = NOBODY
        self.frames[-1].play(self, action)

    def reach(self, man: str) -> dict[str, Reach]:
        """For a prisoner who may walk now: every reachable place, its cost and a way there."""
        return reach(self, man if isinstance(man, str) else "")

    def asides(self, seat: int) -> Asides:
        self._known_seat(seat)
        return SILENCE

    def view(self, seat: int | None) -> View:
        if seat is not None:
            self._known_seat(seat)
        return Seen(self, seat)

    def _known_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise SeatError(seat, f"0 to {self.seats - 1}")
