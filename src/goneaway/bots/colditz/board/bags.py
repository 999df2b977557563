"""Equipment as four numbers: ropes, cutters, keys and passes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Bag = tuple[int, int, int, int]

#: Types of Equipment.
TYPES: Final = 4

#: The most Equipment that any known way out needs.
MOST = (4, 1, 2, 2)

#: Roughly how many points it takes to collect one card of each type.
TROUBLE = (22, 26, 21, 28)


def clip(held: Iterable[int]) -> Bag:
    a, b, c, d = (min(one, most) for one, most in zip(held, MOST, strict=True))
    return a, b, c, d


def less(bag: Bag, card: int, number: int) -> Bag:
    out = list(bag)
    out[card] -= number
    ropes, cutters, keys, passes = out
    return ropes, cutters, keys, passes
