"""Walks that a card makes in one breath: where a man could get to, and the cheapest Equipment of the way."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import TYPE_CHECKING

from .movement import edges
from .places import INNER
from .tolls import ASK, price_of, side_after

if TYPE_CHECKING:
    from .position import Colditz

Cards = tuple[int, int, int, int]


def walks(
    position: Colditz,
    pow: int,
    start: int,
    held: Sequence[int],
    pays: bool = True,
    kept_in: bool = False,
    goals: Set[int] = frozenset(),
) -> dict[int, Cards]:
    """Every circle the man could walk to, pawns ignored, with the first hand of cards that pays for it.

    `kept_in`: he may not leave the inner courtyard. `goals`: circles with which the search may end.
    """
    ground = position.ground
    nothing = (0, 0, 0, 0)
    # A circle is worth another look only with a hand of cards not yet tried there.
    first = (start, nothing, ASK)
    seen = {first}
    best = {start: nothing}
    waiting: list[list[tuple[int, Cards, int]]] = [[] for _ in range(sum(held) + 1)]
    waiting[0].append(first)
    for number, level in enumerate(waiting):
        if goals and best.keys() >= goals:
            break
        for here, spent, side in level:
            for to, kind, cards in edges(position, here):
                if to >= ground.size or _shut(position, pow, to):
                    continue
                if kept_in and ground.zone[here] == INNER and ground.zone[to] != INNER:
                    continue
                price = price_of(position, pow, here, to, kind, cards, side)
                total = list(spent)
                cost = price.number if pays else 0
                if cost:
                    total[price.card] += cost
                    if total[price.card] > held[price.card]:
                        continue
                now = (total[0], total[1], total[2], total[3])
                node = (to, now, side_after(position, pow, here, to, side))
                if node in seen:
                    continue
                seen.add(node)
                best.setdefault(to, now)
                (waiting[number + cost] if cost else level).append(node)
    return best


def _shut(position: Colditz, pow: int, to: int) -> bool:
    """Gates that are no way home are shut to a man who is on it (rule 39)."""
    gate = position.ground.gate[to]
    return gate >= 0 and position.returning[pow] and not position.ground.return_gate[gate]
