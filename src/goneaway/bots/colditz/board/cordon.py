"""Where guards stand so that nobody gets into the open over a rope or through the wire: as few as will do."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from functools import lru_cache

from ....colditz.words.places import FAR, GARRISON, GUARDS, INNER, KEY, NOBODY, PASS, ROPE
from .chart import Chart


@lru_cache(maxsize=16)
def cordon_of(chart: Chart) -> Cordon:
    """The cordon round a castle."""
    return Cordon(chart)


class Cordon:
    """How men outside may run, gates shut and nobody in tunnels, and what stops them."""

    #: The circles to stand on, one stretch of open country after another: what is soonest reached first.
    circles: tuple[int, ...]

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        ground = chart.ground
        within = chart.guard_field(ground.outer_posts)
        #: Where a guard can be put in the way.
        self.tenable = [
            ground.zone[c] == GARRISON and chart.stand[c] and within[c] < FAR for c in range(chart.size)
        ]
        zone = ground.zone
        #: By circle: where a man on the run gets from there without a Key and without a Pass.
        self.onward: list[list[int]] = [[] for _ in range(chart.size)]
        self.feet: set[int] = set()
        for here in range(chart.size):
            for to, card, _, _ in chart.steps[here]:
                if to < chart.size and zone[to] != INNER and card not in (KEY, PASS):
                    if zone[here] != INNER:
                        self.onward[here].append(to)
                    elif card == ROPE and zone[to] == GARRISON:
                        self.feet.add(to)
        self.back: list[list[int]] = [[] for _ in range(chart.size)]
        for here, ends in enumerate(self.onward):
            for to in ends:
                self.back[to].append(here)
        found: list[tuple[int, int, list[int]]] = []
        steps = self._steps()
        for target in ground.target_circles:
            if target in steps:
                # Who goes furthest goes first, or those before him would stand in his way.
                cut = sorted(self._cut(target), key=lambda c: (-within[c], c))
                found.append((steps[target], target, cut))
        self.circles = tuple(dict.fromkeys(circle for _, _, cut in sorted(found) for circle in cut))
        fields = {post: chart.guard_field([post]) for post in ground.outer_posts}
        #: The posts from which guards get there.
        self.posts = {min(fields, key=lambda post: (fields[post][c], post)) for c in self.circles}

    def _steps(self) -> dict[int, int]:
        """Steps to everywhere from the foot of the nearest rope."""
        steps = dict.fromkeys(self.feet, 0)
        queue = deque(sorted(self.feet))
        while queue:
            here = queue.popleft()
            for to in self.onward[here]:
                if to not in steps:
                    steps[to] = steps[here] + 1
                    queue.append(to)
        return steps

    def _cut(self, target: int) -> tuple[int, ...]:
        """The fewest circles without which nobody gets there: as many as there are ways that share none of
        them (Menger), and none if that takes more guards than there are. Ways are added one by one, and each
        may push earlier ones aside; who stands on a circle stands between its near side and its far side."""
        size, used = self.chart.size, Counter[tuple[int, int]]()
        for _ in range(GUARDS):
            before = dict.fromkeys(self.feet, NOBODY)
            queue = deque(sorted(self.feet))
            while queue and target not in before:
                here = queue.popleft()
                for to in self._open(here, used):
                    if to not in before:
                        before[to] = here
                        queue.append(to)
            if target not in before:
                return tuple(c for c in range(size) if c in before and c + size not in before)
            here = target
            while (last := before[here]) != NOBODY:
                if used[here, last]:
                    used[here, last] -= 1
                else:
                    used[last, here] += 1
                here = last
        return ()

    def _open(self, side: int, used: Counter[tuple[int, int]]) -> Iterator[int]:
        """Where one more way may go on from a side of a circle, or push back one that came there."""
        size = self.chart.size
        if side < size:
            if not self.tenable[side] or not used[side, side + size]:
                yield side + size
            for other in self.back[side]:
                if used[other + size, side]:
                    yield other + size
        else:
            yield from self.onward[side - size]
            if used[side - size, side]:
                yield side - size
