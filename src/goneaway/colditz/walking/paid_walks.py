"""A walk that a card makes in one go, paid card by card: Security may respond to a Key or a Pass (A110)."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, replace

from ..custody.arrest import intercept_window, intercepted
from ..paying.openings import pay
from ..paying.sharing import serve_team
from ..table.frames import Procedure
from ..table.table import Table
from ..ways.walks import Fare
from ..words.places import KEY, PASS


@dataclass(frozen=True, slots=True)
class PaidWalk(Procedure):
    """Each stretch of the way is paid for when the man comes to it. `seat` pays."""

    seat: int
    pow: int
    to: int
    left: Fare
    #: The Key or Pass just shown for the first stretch in `left`.
    shown: int = -1

    @abstractmethod
    def arrive(self, position: Table) -> None:
        """Finish the walk: everything is paid, and Security has not stopped the man."""

    def advance(self, position: Table) -> None:
        left = self.left
        if self.shown >= 0:
            # Security has not stopped him there.
            serve_team(position, self.seat, left[0][0], left[0][2])
            left = left[1:]
        for index, (card, number, opens) in enumerate(left):
            pay(position, self.seat, card, number)
            if card in (KEY, PASS):
                position.frames[-1] = replace(self, left=left[index:], shown=card)
                if position.at[self.pow] >= 0:  # a man in a cell cannot be arrested
                    intercept_window(position, card, self.pow)
                return
            serve_team(position, self.seat, card, opens)
        position.frames.pop()
        self.arrive(position)

    def resume(self, position: Table, answer: bool) -> None:
        """If Security has stopped the man, the walk does not happen; its card is spent."""
        if answer:
            intercepted(position, self.pow, self.shown, self.seat)
