"""Equipment as four numbers: ropes, cutters, keys and passes."""

from __future__ import annotations

from collections.abc import Iterable

Bag = tuple[int, int, int, int]

#: The most Equipment that any known way out needs.
MOST = (4, 1, 2, 2)

#: Points it takes to collect one card of each type, roughly.
TROUBLE = (22, 26, 21, 28)


def clip(held: Iterable[int]) -> Bag:
    a, b, c, d = (min(one, most) for one, most in zip(held, MOST, strict=True))
    return a, b, c, d


def less(bag: Bag, card: int, number: int) -> Bag:
    out = list(bag)
    out[card] -= number
    return out[0], out[1], out[2], out[3]
