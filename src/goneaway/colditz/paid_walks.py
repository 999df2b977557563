"""A walk that a card makes in one breath, paid card by card: Security may answer a Key or a Pass (A110)."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from .arrest import intercept_window, intercepted
from .frames import Procedure
from .movement import pay
from .places import KEY, PASS
from .walks import Cards, less

if TYPE_CHECKING:
    from .position import Colditz


@dataclass(frozen=True, slots=True)
class PaidWalk(Procedure):
    """Keys and Passes first: who is stopped there has not used a rope. `seat` pays."""

    seat: int
    pow: int
    to: int
    left: Cards
    #: The Key or Pass that has just been shown.
    shown: int = -1

    @abstractmethod
    def arrive(self, position: Colditz) -> None:
        """Nobody has stopped him; ropes and cutters are paid."""

    def advance(self, position: Colditz) -> None:
        if self.shown >= 0 and position.reply:
            # The walk does not happen; its card is spent.
            position.reply = 0
            intercepted(position, self.pow, self.shown, self.seat)
            return
        for card in (KEY, PASS):
            if self.left[card]:
                pay(position, self.seat, card, 1)
                position.frames[-1] = replace(self, left=less(self.left, card), shown=card)
                if position.at[self.pow] >= 0:  # a man in a cell cannot be arrested
                    intercept_window(position, card, self.pow)
                return
        for card, number in enumerate(self.left):
            if number:
                pay(position, self.seat, card, number)
        position.frames.pop()
        self.arrive(position)
