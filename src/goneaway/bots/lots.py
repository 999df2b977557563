"""The bot that draws lots."""

from __future__ import annotations

from ..kernel import Action, Legal, View
from .bot import Bot, Reason


class RandomBot(Bot):
    """Draws a verb, then a piece, then a target.

    Going down the groups keeps a verb with thousands of targets from drowning the others, and
    looks only into the groups that were drawn.
    """

    blind = True

    def choose(self, view: View, legal: Legal) -> Action:
        pick = self.chance.pick
        verbs = list(legal.verbs)
        while verbs:
            verb = verbs.pop(pick("bot", len(verbs)) if len(verbs) > 1 else 0)
            groups = list(legal.groups_of(verb))
            while groups:
                group = groups.pop(pick("bot", len(groups)) if len(groups) > 1 else 0)
                size = len(group)
                if size:
                    return group[pick("bot", size) if size > 1 else 0]
        raise ValueError("nothing to choose from")

    def explain(self, view: View, legal: Legal) -> tuple[Action, Reason]:
        return self.choose(view, legal), Reason("lots")
