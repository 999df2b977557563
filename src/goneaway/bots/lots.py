"""The bot that plays at random."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..kernel import Action, Chance, Legal, View
from .contract.bot import Bot, Reason
from .contract.units import fresh_seed


class RandomBot(Bot):
    """Picks a verb at random, then a piece, then a target.

    Going down the groups gives every verb the same chance, however many targets it has, and expands only the
    groups that were picked.

    Its choices need not be verifiable, and it makes three at every decision. So it takes a single number from
    its `Chance`, as the seed of an ordinary generator that makes all the others.
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
