"""The fewest posts from which guards keep men from getting into the open over a rope or through the wire."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from functools import lru_cache

from ....colditz.words.places import FAR, GARRISON, GUARDS, INNER, KEY, NOBODY, PASS, ROPE
from .chart import Chart


@lru_cache(maxsize=16)
def cordon_of(chart: Chart) -> Cordon:
    """Return the cordon round a castle; cached."""
    return Cordon(chart)


class Cordon:
    """The ways of men outside, with gates shut and no men in tunnels, and the guards that stop them."""

    #: The circles to guard, one stretch of open country after another: those that are reached soonest come
    #: first.
    circles: tuple[int, ...]

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        ground = chart.ground
        within = chart.guard_field(ground.outer_posts)
        #: Circles on which a guard can block the way.
        self.tenable = [
            ground.zone[c] == GARRISON and chart.stand[c] and within[c] < FAR for c in range(chart.size)
        ]
        zone = ground.zone
        #: By circle: the next circles for a man on the run without a Key and without a Pass.
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
                # The man who goes furthest moves first, so that he does not block those before him.
                cut = sorted(self._cut(target), key=lambda c: (-within[c], c))
                found.append((steps[target], target, cut))
        self.circles = tuple(dict.fromkeys(circle for _, _, cut in sorted(found) for circle in cut))
        fields = {post: chart.guard_field([post]) for post in ground.outer_posts}
        #: The posts from which guards reach these circles.
        self.posts = {min(fields, key=lambda post: (fields[post][c], post)) for c in self.circles}

    def _steps(self) -> dict[int, int]:
        """Return the steps to every circle from the foot of the nearest rope."""
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
        """Return the fewest circles that cut off a target, or none if that takes more guards than there are.

        By Menger's theorem there are as many of them as ways that share no circle. Ways are added one by one,
        and each may divert earlier ones; to guard a circle is to cut between its near side and its far side.
        """
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
        """Yield where one more way may continue from a side of a circle, or divert an earlier one."""
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
