"""The strongest player of Escape from Colditz: a veteran who looks ahead before a man breaks out.

It plays candidate moves through in sampled positions that fit the seat's view.
"""

from __future__ import annotations

from collections.abc import Collection

from ...kernel import Chance, Game
from ..budget import Budget
from ..contract.bot import Bot
from ..ideas import Idea
from .ahead import OfficerScout, SecurityScout
from .levels import HASTY_ACE
from .officer.bot import Officer, OfficerIdea
from .player import Player
from .security.bot import Security, SecurityIdea
from .security.duty import LOOK_AHEAD


class Ace(Player):
    """A veteran who looks ahead."""

    thinks = True
    hears = True
    level = HASTY_ACE

    def __init__(self, chance: Chance, game: Game, budget: Budget) -> None:
        super().__init__(chance)
        self.game = game
        self.budget = budget
        self._hasty = False

    @classmethod
    def idea_names(cls) -> tuple[str, ...]:
        return (LOOK_AHEAD, *cls.level.idea_names())

    def switch_off(self, ideas: Collection[str]) -> None:
        super().switch_off(ideas)
        self._hasty = LOOK_AHEAD in ideas

    def _make(self, security: bool) -> Bot:
        player = super()._make(security)
        if self._hasty:
            return player
        if isinstance(player, Security):
            scout: SecurityIdea = Idea(LOOK_AHEAD, SecurityScout(self.game, self.budget).propose)
            ideas = player.ideas
            player.ideas = ideas._replace(moving=(scout, *ideas.moving), at_rest=(scout, *ideas.at_rest))
        if isinstance(player, Officer):
            ahead: OfficerIdea = Idea(LOOK_AHEAD, OfficerScout(self.game, self.budget).propose)
            player.ideas = player.ideas._replace(walking=(ahead, *player.ideas.walking))
        return player
