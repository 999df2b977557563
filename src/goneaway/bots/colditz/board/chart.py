"""Ways, distances and odds that a player of Escape from Colditz knows by heart, computed once."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import lru_cache
from itertools import product

from ....colditz.table.ground import Ground
from ....colditz.table.layout import DROP, PLAIN, TUNNEL, WIRE
from ....colditz.words.places import CUTTERS, EXTERIOR, FAR, GARRISON, INNER, ROPE
from .bags import MOST, TYPES, Bag, less

#: Number of cached threat fields.
KEPT = 8

#: How far from a guard threats are searched for by default.
THREAT_RANGE = 16

#: Longer than any way out; and the distance from a target at which a man with the staff car is assumed to
#: start.
LONGEST_WAY, BY_CAR = 400, 4

#: Steps by which every card of a set of Equipment must shorten the way out to be worth collecting.
SHORTER = 3

#: Guards' stations in the garrison, and how far from one a place still counts as watched.
GARRISON_STATIONS, WATCHED = 9, 60

#: A step: destination, type of card it takes or -1, number of cards, kind of edge.
Edge = tuple[int, int, int, int]


class Chart:
    """Fields of distances over one ground, for prisoners and for guards."""

    def __init__(self, ground: Ground, posts: bool = True) -> None:
        self.ground = ground
        #: May prisoners walk over the garrison's black circles?
        self.posts = posts
        self.size = ground.size
        self.steps: list[tuple[Edge, ...]] = [()] * (2 * self.size)
        self._steps()
        #: Steps that take Equipment: from, to, type of card, number.
        self.tolls: list[tuple[int, int, int, int]] = []
        #: The places from which each place can be entered free, and the mouths of tunnels that lead there.
        self.before: list[list[int]] = [[] for _ in range(2 * self.size)]
        self.mouths: dict[int, list[tuple[int, int]]] = {}
        for here, edges in enumerate(self.steps):
            for to, card, number, kind in edges:
                if number:
                    self.tolls.append((here, to, card, number))
                elif kind == TUNNEL and here < self.size:
                    self.mouths.setdefault(to, []).append((here, ground.tunnel[to - self.size]))
                else:
                    self.before[to].append(here)
        self.no_stop = [
            (ground.lit[c] or ground.tunnel[c] >= 0) and ground.target[c] < 0 for c in range(self.size)
        ] + [False] * self.size
        #: Distances inside the courtyard on foot, with gates shut.
        self.inside = [
            ground.surface[c] and ground.zone[c] == INNER and ground.gate[c] < 0 for c in range(self.size)
        ] + [False] * self.size
        self._walks()
        self._out: dict[tuple[Bag, int, bool], list[int]] = {}
        self._guards()
        self._bags: list[Bag] = []
        self._steps_to: dict[int, list[int]] = {}
        self._to_search: dict[int, list[int]] = {}
        self._near: dict[int, list[int]] = {}
        self._to_man: dict[int, list[int]] = {}
        self._threats: dict[tuple[tuple[int, ...], tuple[int, ...], int], list[int]] = {}

    def _walks(self) -> None:
        """Compute the ways inside the courtyard."""
        ground = self.ground
        #: By place: where a man may step to inside the courtyard.
        self.indoors = [
            tuple(
                to
                for to, _, number, kind in edges
                if self.inside[to]
                and kind == PLAIN
                and not number
                and (here >= self.size or ground.target[here] < 0)
            )
            for here, edges in enumerate(self.steps)
        ]
        self.safe = [
            ground.white[c] or ground.room[c] >= 0 or ground.hideaway[c] >= 0 for c in range(self.size)
        ] + [True] * self.size
        self.to_room = [
            self._field([c for c in circles if not self.no_stop[c]]) for circles in ground.room_circles
        ]
        self.to_mouth = [
            self._field([c for c in mouth if not self.no_stop[c]]) for mouth, _ in ground.tunnel_ends
        ]
        self.to_white = self._field(ground.whites)
        #: The circle before the glider's tower, where there is one.
        self.to_tower: list[int] = []
        if ground.track:
            self.to_tower = self._field(
                [c for c in ground.board.near[ground.track[0]] if not self.no_stop[c]]
            )
        self.suites = self._suites()
        #: How little a man in a room is in the way of others: steps behind its nearest circle.
        self.depth = [0] * (2 * self.size)
        for circles in ground.room_circles:
            nearest = min(self.to_white[c] for c in circles)
            for c in circles:
                self.depth[c] = self.to_white[c] - nearest

    def _suites(self) -> dict[int, set[int]]:
        """Return, by room without a door of its own, the rooms between it and the open, itself included."""
        ground = self.ground
        beside: list[set[int]] = [
            {ground.room[to] for circle in circles for to in ground.near[circle]}
            for circles in ground.room_circles
        ]
        suites: dict[int, set[int]] = {}
        for room, around in enumerate(beside):
            if -1 not in around:
                suite, found = {room}, [room]
                while found:
                    for other in sorted(beside[found.pop()] - suite - {-1}):
                        suite.add(other)
                        found.append(other)
                suites[room] = suite
        return suites

    def _steps(self) -> None:
        ground, size = self.ground, self.size
        for here in range(size):
            edges: list[Edge] = []
            for to in ground.near[here]:
                if ground.tunnel[to] >= 0 and ground.tunnel[here] == ground.tunnel[to]:
                    continue
                if self._closed(here, to):
                    continue
                gate = ground.gate[to]
                if ground.on_cross:
                    edges.append(self._crossing(here, to))
                elif gate >= 0 and ground.gate[here] != gate:
                    edges.append((to, ground.gate_card[gate], 1, PLAIN))
                else:
                    edges.append((to, -1, 0, PLAIN))
            for to, kind, cards in ground.barriers[here]:
                edges.append((to, ROPE if kind == DROP else CUTTERS, cards, kind))
            self.steps[here] = tuple(edges)
        for tunnel, circles in enumerate(ground.tunnel_circles):
            mouth, end = ground.tunnel_ends[tunnel]
            for circle in mouth:
                self.steps[circle] += ((size + circles[0], -1, 0, TUNNEL),)
            for order, circle in enumerate(circles):
                near = [circles[n] for n in (order - 1, order + 1) if 0 <= n < len(circles)]
                edges = [(size + to, -1, 0, TUNNEL) for to in near]
                surface = (mouth if order == 0 else ()) + (end if order == len(circles) - 1 else ())
                self.steps[size + circle] = (*edges, *((to, -1, 0, PLAIN) for to in surface))

    def _closed(self, here: int, to: int) -> bool:
        """Return whether men outside never take this step: onto the posts, or back from the open country."""
        ground = self.ground
        if not self.posts and ground.black[to] and ground.zone[to] != INNER:
            return True
        one_way = ground.bars and bool(ground.onward) and ground.zone[here] == EXTERIOR
        return one_way and to not in ground.onward[here]

    def _crossing(self, here: int, to: int) -> Edge:
        """Return the step; a gate is paid for on leaving it by its far side (A41)."""
        ground = self.ground
        gate = ground.gate[here]
        if gate < 0 or ground.gate[to] == gate or ground.side[to] == ground.home_side[gate]:
            return (to, -1, 0, PLAIN)
        return (to, ground.gate_card[gate], 1, PLAIN)

    def _field(self, sources: Iterable[int]) -> list[int]:
        """Return the steps inside the courtyard to the nearest of these circles."""
        field = [FAR] * (2 * self.size)
        queue = deque(sources)
        for circle in queue:
            field[circle] = 0
        inside, steps = self.inside, self.steps
        while queue:
            here = queue.popleft()
            further = field[here] + 1
            for to, _, number, kind in steps[here]:
                if not number and kind == PLAIN and field[to] == FAR and inside[to]:
                    field[to] = further
                    queue.append(to)
        return field

    def near(self, circle: int) -> list[int]:
        """Return a guard's points between this circle and every other, with rooms shut and pawns ignored."""
        field = self._near.get(circle)
        if field is None:
            field = self._near[circle] = self.guard_field([circle])
        return field

    def guards_to(self, circle: int) -> list[int]:
        """Return the same with rooms open: to a man who may be in a room and has to come out."""
        field = self._to_man.get(circle)
        if field is None:
            field = self._to_man[circle] = self.guard_field([circle], rooms=True)
        return field

    def steps_to(self, circle: int) -> list[int]:
        """Return the steps inside the courtyard to a circle; cached."""
        if circle not in self._steps_to:
            self._steps_to[circle] = self._field([circle])
        return self._steps_to[circle]

    def out(self, bag: Bag, tunnels: int = 0, car: bool = False) -> list[int]:
        """Return the steps from every place to a target with this Equipment.

        `tunnels` is a bit set of the open ones.
        """
        key = (bag, tunnels, car)
        field = self._out.get(key)
        if field is None:
            field = self._out[key] = self._way_out(bag, tunnels, car)
        return field

    def _way_out(self, bag: Bag, tunnels: int, car: bool) -> list[int]:
        ground, size = self.ground, self.size
        field = [FAR] * (2 * size)
        buckets: list[list[int]] = [[] for _ in range(LONGEST_WAY)]

        def put(place: int, distance: int) -> None:
            if distance < field[place]:
                field[place] = distance
                buckets[distance].append(place)

        for circle in range(size):
            if ground.target[circle] >= 0:
                put(circle, 0)
        if car:
            for circle, ends in ground.access.items():
                if "front" in ends or "rear" in ends:
                    put(circle, BY_CAR)
        lower = {
            (card, number): self.out(less(bag, card, number), tunnels, car)
            for card in range(TYPES)
            for number in (1, 2)
            if bag[card] >= number
        }
        for here, to, card, number in self.tolls:
            if (card, number) in lower:
                distance = lower[card, number][to] + 1
                if distance < FAR:
                    put(here, distance)
        before, mouths = self.before, self.mouths
        for distance, bucket in enumerate(buckets):
            further = distance + 1
            for place in bucket:
                if field[place] != distance:
                    continue
                for here in before[place]:
                    if field[here] > further:
                        field[here] = further
                        buckets[further].append(here)
                for here, tunnel in mouths.get(place, ()):
                    if tunnels >> tunnel & 1:
                        put(here, further)
        return field

    def bags(self) -> list[Bag]:
        """Return the sets of Equipment worth collecting: each card shortens the way from the Appel area."""
        if not self._bags:
            start = self.ground.whites[len(self.ground.whites) // 2]
            every: list[Bag] = [(a, b, c, d) for a, b, c, d in product(*(range(most + 1) for most in MOST))]
            length = {bag: self.out(bag)[start] for bag in every}
            self._bags = [
                bag
                for bag in every
                if length[bag] < FAR
                and all(
                    length[less(bag, card, 1)] > length[bag] + SHORTER for card in range(TYPES) if bag[card]
                )
            ]
        return self._bags

    # Guards

    def _guards(self) -> None:
        ground = self.ground
        self.beat: list[tuple[int, ...]] = [()] * self.size
        open_ground = [
            ground.surface[c] and not ground.white[c] and ground.room[c] < 0 and ground.hideaway[c] < 0
            for c in range(self.size)
        ]
        self.open_ground = open_ground
        for here in range(self.size):
            self.beat[here] = tuple(
                to
                for to in ground.near[here]
                if not (ground.tunnel[to] >= 0 and ground.tunnel[to] == ground.tunnel[here])
            )
        #: Circles on which a guard may end the turn.
        self.stand = [
            open_ground[c]
            and not ground.protected[c]
            and ground.gate[c] < 0
            and not ground.cell_door[c]
            and ground.tunnel[c] < 0
            for c in range(self.size)
        ]
        self.stations = self._stations(GARRISON_STATIONS)

    def _stations(self, number: int) -> list[int]:
        """Return circles close to the feet of the ropes, the wire and the gates."""
        ground = self.ground
        watched = {
            to
            for here in range(self.size)
            for to, kind, _ in ground.barriers[here]
            if ground.zone[here] != ground.zone[to] or kind == WIRE
        }
        within = self.guard_field(ground.outer_posts)
        watched = {c for c in watched if ground.zone[c] == GARRISON and within[c] < FAR}
        fields = {c: self.guard_field([c]) for c in sorted(watched)}
        best = dict.fromkeys(fields, WATCHED)
        posts = [
            c for c in range(self.size) if self.stand[c] and ground.zone[c] == GARRISON and within[c] < FAR
        ]
        out: list[int] = []
        for _ in range(number):
            chosen = max(
                posts, key=lambda c: sum(max(0, best[w] - fields[w][c]) for w in fields if fields[w][c] < FAR)
            )
            out.append(chosen)
            for foot, field in fields.items():
                best[foot] = min(best[foot], field[chosen])
        return out

    def guards_to_room(self, room: int) -> list[int]:
        """Return the steps a guard needs to get into a room, pawns ignored."""
        if room not in self._to_search:
            self._to_search[room] = self.guard_field(self.ground.room_circles[room], rooms=True)
        return self._to_search[room]

    def threat(self, guards: tuple[int, ...], posts: tuple[int, ...], limit: int = THREAT_RANGE) -> list[int]:
        """Return the points until the nearest guard reaches each circle, rooms counted as open.

        Recent answers are cached.
        """
        key = (guards, posts, limit)
        field = self._threats.get(key)
        if field is None:
            if len(self._threats) >= KEPT:
                self._threats.clear()
            field = self._threats[key] = self.guard_field(guards, rooms=True, limit=limit, posts=posts)
        return field

    def guard_field(
        self, sources: Iterable[int], rooms: bool = False, limit: int = FAR, posts: Iterable[int] = ()
    ) -> list[int]:
        """Points guards need from or to the nearest of some circles, pawns ignored; posting takes one."""
        field = [FAR] * self.size
        queue = deque(sources)
        for circle in queue:
            field[circle] = 0
        for circle in posts:
            if field[circle] == FAR:
                field[circle] = 1
                queue.append(circle)
        beat, ground = self.beat, self.ground
        free, room = self.open_ground, ground.room
        while queue:
            here = queue.popleft()
            further = field[here] + 1
            if further > limit:
                break
            for to in beat[here]:
                if field[to] == FAR and (free[to] or (rooms and room[to] >= 0)):
                    field[to] = further
                    queue.append(to)
        return field


@lru_cache(maxsize=32)
def chart_of(ground: Ground, posts: bool = True) -> Chart:
    return Chart(ground, posts)
