"""The bot that draws lots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..kernel import Action, Chance, Legal, View
from .contract.bot import Bot, Reason

#: A source of randomness of its own begins with one number out of so many.
SEEDS = 1 << 32


def fresh_seed(chance: Chance) -> int:
    """A number with which another source of randomness begins."""
    return chance.pick("bot", SEEDS)


class RandomBot(Bot):
    """Draws a verb, then a piece, then a target.

    Going down the groups keeps a verb with thousands of targets from drowning the others, and
    looks only into the groups that were drawn.

    Nobody has to check its lots, and it draws three at every decision: of its chance it takes one
    number, and all the others from an ordinary generator that begins with it.
    """

    blind = True

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self._lots: Callable[[], float] | None = None

    def choose(self, view: View, legal: Legal) -> Action:
        lots = self._lots
        if lots is None:
            lots = self._lots = Random(fresh_seed(self.chance)).random
        verbs = legal.verbs
        while verbs:
            drawn = int(lots() * len(verbs)) if len(verbs) > 1 else 0
            groups = legal.groups_of(verbs[drawn])
            while groups:
                number = int(lots() * len(groups)) if len(groups) > 1 else 0
                group = groups[number]
                size = len(group)
                if size:
                    return group[int(lots() * size) if size > 1 else 0]
                groups = groups[:number] + groups[number + 1 :]
            verbs = verbs[:drawn] + verbs[drawn + 1 :]
        raise ValueError("nothing to choose from")

    def explain(self, view: View, legal: Legal) -> tuple[Action, Reason]:
        return self.choose(view, legal), Reason("lots")
