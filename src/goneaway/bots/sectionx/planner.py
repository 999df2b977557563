"""Players of Section X that compare options by the resulting positions: a tile, then a walk or a door."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from ...kernel import Action, Chance, Legal, View
from ...sectionx.referee.sampling import determinize
from ...sectionx.referee.view import Seen
from ...sectionx.turns.turn import Turn
from ..contract.bot import Bot, Reason
from .ideas import VETERAN_PLANNER, Level
from .look import Laid, Look, Option, layout
from .strolls import Leg


class Planner(Bot):
    """Decides one turn at a time: every promising tile action, with the best walk after it."""

    level: ClassVar[Level] = VETERAN_PLANNER

    def __init__(self, chance: Chance, level: Level | None = None) -> None:
        super().__init__(chance)
        #: Its level.
        self.plays = self.level if level is None else level
        #: How often each layout of tiles was made in this round, and the last layout.
        self.laid: dict[Laid, int] = {}
        self.last: Laid = ()
        self.round = 0
        #: The rest of the walk that was begun, and the decision at which it goes on.
        self.legs: tuple[Leg, ...] = ()
        self.ply = -1

    @classmethod
    def idea_names(cls) -> tuple[str, ...]:
        return cls.level.idea_names()

    def switch_off(self, ideas: Collection[str]) -> None:
        self.plays = self.plays.without(ideas)

    def choose(self, view: View, legal: Legal) -> Action:
        return self.explain(view, legal)[0]

    def explain(self, view: View, legal: Legal) -> tuple[Action, Reason]:
        assert isinstance(view, Seen)
        options = self.options(view, legal)
        best = (self._slip(options) if self.plays.slips else None) or options[0]
        self.begin(view, best)
        return best.action, best.reason

    def begin(self, view: Seen, option: Option) -> None:
        """Choose this option; a walk goes on at the next decision."""
        walks = option.action.verb == "step"
        self.legs, self.ply = (option.legs[1:], view.ply + 1) if walks else ((), -1)

    def _slip(self, options: list[Option]) -> Option | None:
        """Now and then pick another of its options, good or bad."""
        careless = self.chance.pick("slip", self.plays.slips) == 0
        # No level misses a win, and a walk once begun is finished.
        if not careless or len(options) < 2 or options[0].reason.code == "win":
            return None
        other = options[1 + self.chance.pick("slip", len(options) - 1)]
        return other._replace(reason=Reason("slip"))

    def options(self, view: Seen, legal: Legal) -> list[Option]:
        """Return the options worth considering, the best first."""
        assert view.seat is not None
        self._remember(view)
        only = legal.only() if len(legal.verbs) == 1 else None
        if only is not None:
            return [Option(0.0, only, Reason("only"))]
        turn = view.frames[-1]
        look = Look(determinize(view, self.chance), view.seat, self.plays, self.chance, self.laid)
        if not isinstance(turn, Turn):
            return look.answers(legal)
        if "draw" in legal.verbs:
            return look.draws()
        if self.legs and self.ply == view.ply and look.can(self.legs[0]):
            return [look.walk_on(self.legs)]
        if not turn.tile_used and "place" in legal.verbs:
            return look.tiles(turn)
        return look.phase_3(turn)

    def _remember(self, view: Seen) -> None:
        if view.round != self.round:
            self.laid, self.last, self.round = {}, (), view.round
        turn = view.frames[-1]
        if isinstance(turn, Turn) and turn.tile_used:
            laid = layout(view.tile, view.rotation)
            if laid != self.last:
                self.laid[laid] = self.laid.get(laid, 0) + 1
                self.last = laid
