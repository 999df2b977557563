"""Walks that a card makes in one go: where a man could get to, and the cheapest Equipment for the way."""

from __future__ import annotations

from collections.abc import Sequence, Set
from operator import le

from ..table.layout import DROP, PLAIN, WIRE
from ..table.table import Table
from ..words.places import INNER
from .tolls import ASK, NOTHING, Cards, lets_in, plus, price_of, side_after

#: The payments on a walk, in order: (type, number, what it opens), where a drop or wire is start * size +
#: end, and a gate is -1 - its number.
Fare = tuple[tuple[int, int, int], ...]


def walks(
    position: Table,
    pow: int,
    start: int,
    held: Sequence[int],
    pays: bool = True,
    kept_in: bool = False,
    goals: frozenset[int] = frozenset(),
) -> dict[int, Fare]:
    """Every circle the man could walk to, pawns ignored, with the first hand of cards that pays for it.

    `kept_in`: he may not leave the inner courtyard. `goals`: the circles of interest, if not all.
    """
    if not _as_ever(position, pow):
        return _search(position, pow, start, held, pays, kept_in, goals)
    # A search takes longer than a whole turn, and listing, checking and playing a card all need the same one.
    inward = position.rules.movement.free_pass_inward
    key = (start, position.at[pow], *held, pays, kept_in, goals, inward)
    known = position.ground.known_walks
    found = known.get(key)
    if found is None:
        if len(known) > 500:
            known.clear()
        found = known[key] = _search(position, pow, start, held, pays, kept_in, goals)
    return found


def _as_ever(position: Table, pow: int) -> bool:
    """Whether no opening that was paid for is in use and the man does not come from the outer cells.

    The walks then depend only on where he is and what he can pay.
    """
    ledger = position.ledger
    return not (
        position.openings
        or position.gate_paid
        or position.returning[pow]
        or ledger.let_out
        or ledger.shared_ways
        or ledger.gate_men
        or ledger.card_ways
        or ledger.gate_teams
        or ledger.gate_sides
    )


def _search(
    position: Table,
    pow: int,
    start: int,
    held: Sequence[int],
    pays: bool,
    kept_in: bool,
    goals: Set[int],
) -> dict[int, Fare]:
    """The search itself, which stops at the last of the goals."""
    ground = position.ground
    # A circle is worth another look only with a hand of cards that does not contain one already tried there.
    seen: dict[tuple[int, int], list[Cards]] = {(start, ASK): [NOTHING]}
    #: Most circles are reached for nothing, by many ways: no further check is needed then.
    for_nothing = [False] * ground.size
    for_nothing[start] = True
    best: dict[int, Fare] = {start: ()}
    missing = set(goals) - {start}
    waiting: list[list[tuple[int, Cards, int, Fare]]] = [[] for _ in range(sum(held) + 1)]
    waiting[0].append((start, NOTHING, ASK, ()))
    zone, gate = ground.zone, ground.gate
    for number, level in enumerate(waiting):
        for here, spent, side, fare in level:
            kept = kept_in and zone[here] == INNER
            in_gate = gate[here] >= 0
            for to, kind, cards in ground.paths[here]:
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
                        barrier = kind in (DROP, WIRE)
                        opens = here * ground.size + to if barrier else -1 - price.gate
                        paid = (*fare, (price.card, cost, opens))
                    then = side_after(position, pow, here, to, side)
                if then == ASK and for_nothing[to]:
                    continue
                hands = seen.setdefault((to, then), [])
                if hands and (hands[0] == NOTHING or any(_covers(now, hand) for hand in hands)):
                    continue
                hands.append(now)
                if then == ASK and hands[0] == NOTHING:
                    for_nothing[to] = True
                best.setdefault(to, paid)
                if to in missing:
                    missing.discard(to)
                    if not missing:
                        return {goal: best[goal] for goal in goals}
                (waiting[number + cost] if cost else level).append((to, now, then, paid))
    return {goal: best[goal] for goal in goals if goal in best} if goals else best


def _covers(hand: Cards, less: Cards) -> bool:
    """Whether no type has more cards in `less` than in the hand."""
    return less == hand or all(map(le, less, hand))
