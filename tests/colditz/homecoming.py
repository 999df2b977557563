"""Men on their way home from the outer cells come home (rule 39, A38)."""

from __future__ import annotations

import random

from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.ways.steps import steps_with
from goneaway.colditz.words.places import AFTER_ROLL

#: So many own turns without coming nearer, although he could, are a fault.
PATIENCE = 3


class Homecomers:
    """Looks at every decision of a game; a returning man who could walk and does not is a fault.

    Where standing still is lawful (`return_min_points` 0) nothing is expected, unless `everywhere`.
    Turns in which his way was blocked whenever there were points to walk it with do not count.
    """

    def __init__(self, everywhere: bool = False) -> None:
        self.everywhere = everywhere
        #: Of the turn that is being played: who plays it, and how far from home his men began it.
        self._turn: tuple[int, int] = (0, -1)
        self._began: dict[int, int] = {}
        self._could: set[int] = set()
        #: Own turns in a row in which a man has not come nearer.
        self.idle: dict[int, int] = {}

    def __call__(self, position: Colditz, chooser: random.Random | None = None) -> None:
        if not (self.everywhere or position.rules.solitary.return_min_points):
            return
        if (position.round, position.active) != self._turn:
            self._close(position)
            self._turn = (position.round, position.active)
            self._began, self._could = {}, set()
        if position.active == position.security_seat or position.frames[-1].kind != "officer":
            return
        home, at = position.ground.home, position.at
        for pow in position.team_pows(position.active):
            if not position.returning[pow]:
                continue
            self._began.setdefault(pow, home[at[pow]])
            if position.stage == AFTER_ROLL and any(
                home[to] < home[at[pow]] for to in steps_with(position, pow, position.points)
            ):
                self._could.add(pow)

    def _close(self, position: Colditz) -> None:
        """The turn is over: who was on his way in it, and still is, without having come nearer?"""
        for pow, began in self._began.items():
            if not position.returning[pow] or position.ground.home[position.at[pow]] < began:
                self.idle.pop(pow, None)
            elif pow in self._could:
                self.idle[pow] = self.idle.get(pow, 0) + 1
                assert self.idle[pow] < PATIENCE, f"{position.pawn_name(pow)} does not come nearer home"
