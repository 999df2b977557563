"""Ground and walls as thick lines: circles joined along the lattice make every floor, roof and pool of light.

A line as broad as the ground, drawn through all its circles with round ends, is a closed shape without holes
(three circles that touch leave no gap). A wall is the same line, slightly broader, drawn first.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ..compiling import touching
from ..drawing import Spot
from ..model import ROW_HEIGHT

STEP = 24.0  # picture units between neighbouring circles


def px(value: float) -> str:
    """A length or coordinate, short: at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def at(column: float, row: float) -> tuple[float, float]:
    """A place on the lattice in picture units."""
    return column / 2 * STEP, row * ROW_HEIGHT * STEP


def joined(spots: Collection[Spot]) -> list[tuple[Spot, Spot]]:
    """Every pair of touching spots, once."""
    own = set(spots)
    return [(spot, near) for spot in spots for near in touching(spot) if near in own and near > spot]


def straightened(spots: Collection[Spot], clear: Collection[Spot] = ()) -> list[tuple[Spot, Spot]]:
    """Pairs of these spots two rows apart with a third between them: joined, they straighten the sides of a
    ground. A join never covers the spots of `clear`."""
    own, kept = set(spots), set(clear)
    joins = []
    for x, row in spots:
        between = {(x - 1, row + 1), (x + 1, row + 1)}
        if (x, row + 2) in own and between & own and not between & kept:
            joins.append(((x, row), (x, row + 2)))
    return joins


def fat(
    spots: Collection[Spot],
    pairs: Iterable[tuple[Spot, Spot]] | None = None,
    straight: Collection[Spot] | None = None,
) -> str:
    """Path data through the spots: along the given pairs, or wherever two of them touch. With `straight`, its
    sides are straightened where that does not touch these other spots."""
    joins = list(joined(spots) if pairs is None else pairs)
    if straight is not None:
        joins += straightened(spots, straight)
    alone = set(spots) - {spot for pair in joins for spot in pair}
    parts = []
    for one, other in merged(joins):
        (x1, y1), (x2, y2) = at(*one), at(*other)
        parts.append(f"M{px(x1)} {px(y1)}L{px(x2)} {px(y2)}")
    for spot in sorted(alone):
        x, y = at(*spot)
        parts.append(f"M{px(x)} {px(y)}h.01")
    return "".join(parts)


def merged(pairs: Iterable[tuple[Spot, Spot]]) -> list[tuple[Spot, Spot]]:
    """The same lines with fewer pieces: consecutive steps in one direction become one."""
    steps: dict[Spot, dict[Spot, Spot]] = {}
    for one, other in pairs:
        a, b = sorted((one, other), key=lambda spot: (spot[1], spot[0]))
        steps.setdefault((b[0] - a[0], b[1] - a[1]), {})[a] = b
    lines = []
    for ahead in steps.values():
        reached = set(ahead.values())
        for start in [spot for spot in ahead if spot not in reached]:
            end = start
            while end in ahead:
                end = ahead[end]
            lines.append((start, end))
    return lines
