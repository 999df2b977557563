"""A bot for Escape from Colditz that makes a random aside most times it is asked.

If it is asked once too often or too rarely, or in another order, the game differs.
"""

from __future__ import annotations

from goneaway.bots import Bot
from goneaway.bots.colditz.player import Simple
from goneaway.kernel import Action, Asides, Chance, Legal, View


class Chatterbox(Bot):
    """Decides as the simple bot does, and speaks at random."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.player = Simple(chance)

    def choose(self, view: View, legal: Legal) -> Action:
        return self.player.choose(view, legal)

    def aside(self, view: View, asides: Asides) -> Action | None:
        if not self.chance.pick("aside", 3):
            return None
        # A verb first: there are many more offers to make than offers to answer.
        verbs = list(dict.fromkeys(action.verb for action in asides))
        verb = verbs[self.chance.pick("aside", len(verbs))]
        actions = [action for action in asides if action.verb == verb]
        return actions[self.chance.pick("aside", len(actions))]
