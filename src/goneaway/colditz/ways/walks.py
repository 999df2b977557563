"""Walks that a card makes in one breath: where a man could get to, and the cheapest Equipment of the way."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import cache
from operator import le

from ..table.ground import Ground
from ..table.layout import PLAIN
from ..table.table import Table
from ..words.places import INNER
from .tolls import ASK, NOTHING, Cards, lets_in, plus, price_of, side_after

#: What is paid on a walk, in the order of the way: (type, number).
Fare = tuple[tuple[int, int], ...]


def walks(
    position: Table,
    pow: int,
    start: int,
    held: Sequence[int],
    pays: bool = True,
    kept_in: bool = False,
    goals: Set[int] = frozenset(),
) -> dict[int, Fare]:
    """Every circle the man could walk to, pawns ignored, with the first hand of cards that pays for it.

    `kept_in`: he may not leave the inner courtyard. `goals`: circles that are asked for; with
    the last of them the search ends.
    """
    ground = position.ground
    # A circle is worth another look only with a hand of cards that is no more than one tried there.
    seen: dict[tuple[int, int], list[Cards]] = {(start, ASK): [NOTHING]}
    best: dict[int, Fare] = {start: ()}
    missing = set(goals) - {start}
    waiting: list[list[tuple[int, Cards, int, Fare]]] = [[] for _ in range(sum(held) + 1)]
    waiting[0].append((start, NOTHING, ASK, ()))
    zone, gate = ground.zone, ground.gate
    for number, level in enumerate(waiting):
        for here, spent, side, fare in level:
            kept = kept_in and zone[here] == INNER
            in_gate = gate[here] >= 0
            for to, kind, cards in _surface_edges(ground, here):
                if kept and zone[to] != INNER:
                    continue
                now, then, cost, paid = spent, ASK, 0, fare
                if kind != PLAIN or in_gate or gate[to] >= 0:
                    if not lets_in(position, pow, here, to):
                        continue
                    price = price_of(position, pow, here, to, kind, cards, side)
                    if pays and price.number:
                        cost = price.number
                        now = plus(spent, price.card, cost)
                        if now[price.card] > held[price.card]:
                            continue
                        paid = (*fare, (price.card, cost))
                    then = side_after(position, pow, here, to, side)
                hands = seen.setdefault((to, then), [])
                if hands and (hands[0] == NOTHING or any(_covers(now, hand) for hand in hands)):
                    continue
                hands.append(now)
                best.setdefault(to, paid)
                if to in missing:
                    missing.discard(to)
                    if not missing:
                        return best
                (waiting[number + cost] if cost else level).append((to, now, then, paid))
    return best


@cache
def _surface_edges(ground: Ground, here: int) -> tuple[tuple[int, int, int], ...]:
    """Steps on the surface: whoever stands on the Appel area, it is crossed circle by circle."""
    return (*((to, PLAIN, 0) for to in ground.walk[here]), *ground.barriers[here])


def _covers(hand: Cards, less: Cards) -> bool:
    """Is the other hand no more in any type?"""
    return less == hand or all(map(le, less, hand))
