"""Facts about the board that are needed again and again and never change in a game: distances, lanes, sight.

Computed once for each board and ruleset; positions only look them up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from math import ceil, hypot

from ..board import load_board
from ..board.compiling import walkways
from ..board.model import Board
from ..board.ways import car_road, run, sees
from ..ruleset.whole import Ruleset
from ..words.places import EXTERIOR, INNER, KEY
from . import lanes, trails
from .layout import Layout, Reading
from .spreading import distances, reached


class Ground(Layout):
    """Everything about the circles that never changes during a game."""

    def __init__(self, board: Board, reading: Reading) -> None:
        super().__init__(board, reading)
        if self.bars:
            self._close_easy_ways(reading)
        self._lay_out()
        self._covered = reading.rule45_covers_hideaways
        self._lanes(reading.rule45_garrison_hideaways)
        #: Circles protected by a printed outline on the board (`marked_circles`).
        printed = board.walkways or walkways(board.circles, board.near)
        self.marked = [index in printed for index in range(self.size)]
        #: By circle: whether a man who gets there from the outer cells is back in the courtyard (rule
        #: 39, A119).
        self.arrived = [
            self.zone[circle] == INNER and not (reading.home_beyond_gates and self.gate[circle] >= 0)
            for circle in range(self.size)
        ]
        self.home = self._home_distances(self._return_gates(reading))
        self.car = {end: tuple(car_road(board, end)) for end in board.car}
        #: By circle: at which ends of the car a man boards there.
        self.access: dict[int, tuple[str, ...]] = {}
        for end, circle in board.car.items():
            self.access[circle] = (*self.access.get(circle, ()), end)
        self.return_gate = [name in self._return_gates(reading) for name in self.gates]
        if self.on_cross:
            self._gate_sides()
        self._runs: dict[tuple[int, str, bool], tuple[int, ...] | None] = {}
        self._shots: dict[int, list[int]] = {}
        self._searches: dict[int, list[int]] = {}
        self._ways: dict[int, list[int]] = {}
        self._sight: dict[tuple[int, int], bool] = {}
        #: Walks that `ways/walks` has found, keyed by everything they depend on.
        self.known_walks: dict[tuple[object, ...], dict[int, tuple[tuple[int, int, int], ...]]] = {}
        #: How far rooms are for guards, keyed by everything that depends on (`ways/searches`).
        self.known_rooms: dict[tuple[object, ...], list[int]] = {}
        self._connected: dict[frozenset[int], bool] = {}
        self._round: dict[tuple[int, frozenset[int]], bool] = {}
        self._walkable = [self.zone[c] == INNER and self.gate[c] < 0 for c in range(self.size)]
        # Searches of the courtyard use bit sets: all neighbours of a circle are examined in one operation.
        #: By circle: the steps from it that stay in the courtyard.
        self._inside = [_bits(o for o in near if self._walkable[o]) for near in self.near]
        self._start = _bits(self.whites)
        everything = self._walked(0)
        #: Circles that can be walked to from the Appel area without a card and without leaving the courtyard.
        self.courtyard = frozenset(circle for circle in range(self.size) if everything >> circle & 1)
        #: Of these, the circles that must all be reachable, and the rooms and hideaways that must be in part.
        self._outdoors = _bits(c for c in self.courtyard if self.room[c] < 0 and self.hideaway[c] < 0)
        hidden = self.board.hideaways.values() if self._covered else ()
        wholes = (_bits(circles) & everything for circles in (*self.room_circles, *hidden))
        self._wholes = [whole for whole in wholes if whole]
        self._enclosed = self.courtyard & self.indoors.union(self.hideaway_circles)
        self._near = [_bits(near) for near in self.near]
        self._harmless = [
            self.zone[circle] == INNER and self._groups(c for c in self.near[circle] if self._walkable[c]) < 2
            for circle in range(self.size)
        ]

        #: Drop and gate circles by which men leave the inner courtyard.
        self.exits = lanes.exits(self)
        self.beat = self._walked_by_guards()
        #: By tunnel: the gate in the wire above its end, or -1 (A62).
        self.fence_gate = [
            next((self.gate[c] for c in board.near[circles[-1]] if self.gate[c] >= 0), -1)
            for circles in self.tunnel_circles
        ]
        self.terrace = [circle.zone.endswith("terrace") for circle in board.circles]

    def _walked_by_guards(self) -> list[bool]:
        """Circles to which guards walk from their posts, gates included: no rooms, hideaways or ropes."""
        open_air = [self.room[c] < 0 and self.hideaway[c] < 0 for c in range(self.size)]
        walked = reached(
            filter(open_air.__getitem__, self.posts),
            lambda here: filter(open_air.__getitem__, self.near[here]),
        )
        return [circle in walked for circle in range(self.size)]

    def _lay_out(self) -> None:
        """Prepare names, steps and trails in the form in which every step needs them."""
        self.place_names = trails.place_names(self)
        self.place_numbers = trails.place_numbers(self)
        self.steps = trails.steps(self)
        self.leads = [tuple(to for to, _, _ in steps) for steps in self.steps]
        self.uneasy = trails.uneasy(self, self.steps)
        self.calm = trails.calm(self)
        self.open_air = trails.open_air(self)
        self._trails: list[trails.Trail] = []
        self.indoors = frozenset(circle for circle in range(self.size) if self.room[circle] >= 0)
        self.hideaway_circles = [circle for circle in range(self.size) if self.hideaway[circle] >= 0]
        self.target_circles = [circle for circle in range(self.size) if self.target[circle] >= 0]

    @property
    def trails(self) -> list[trails.Trail]:
        """By place: how a walk spreads from there. Computed on first use, since not every game needs it."""
        if not self._trails:
            self._trails = trails.trails(self)
        return self._trails

    def _gate_sides(self) -> None:
        """Fill, by circle, the area it belongs to between gates; by gate, the area on the home side."""
        self.side = [-1] * self.size
        for first in range(self.size):
            if self.side[first] >= 0 or not self.surface[first] or self.gate[first] >= 0:
                continue
            for circle in reached([first], lambda here: (o for o in self.near[here] if self.gate[o] < 0)):
                self.side[circle] = first
        self.home_side = [-1] * len(self.gates)
        for gate in range(len(self.gates)):
            around = {
                other
                for circle in range(self.size)
                if self.gate[circle] == gate
                for other in self.near[circle]
                if self.gate[other] != gate
            }
            if around:
                self.home_side[gate] = self.side[min(around, key=self._away)]

    def _away(self, circle: int) -> tuple[int, bool, int]:
        """A key that compares how far circles are from home."""
        return self.home[circle], self.zone[circle] == EXTERIOR, circle

    def _close_easy_ways(self, reading: Reading) -> None:
        """Make the search check places that may be closed to a man step by step, not run through them."""
        posts, outside, targets = reading.posts_shut, reading.one_way_outside, reading.targets_shut
        self.onward = lanes.onward(self) if outside else []
        for circle, near in enumerate(self.easy):
            here = self.zone[circle]
            kept = tuple(
                other
                for other in near
                if not (outside and here == EXTERIOR)
                and not (posts and self.black[other] and self.zone[other] != INNER)
                and not (here == INNER and self.zone[other] != INNER)
                and not (targets and self.target[other] >= 0)
            )
            if len(kept) < len(near):
                self.easy[circle] = kept
                self.hard[circle] = True

    def _lanes(self, outside: bool) -> None:
        """Find what guards must not block (rule 45): in the inner courtyard, and `outside` before hideaways.

        Lanes are the single files of the board. A doorway is no lane, because the room behind it leads
        nowhere; whether it must itself be kept free is decided by the connectivity test (A26).
        """
        self.entrance = [False] * self.size
        self.single_lane = [False] * self.size
        for circle in range(self.size):
            if not self.surface[circle] or self.zone[circle] != INNER:
                continue
            if self.room[circle] >= 0 or self.hideaway[circle] >= 0 or self.white[circle]:
                continue
            if self.gate[circle] >= 0:
                continue  # whether guards stop in gates is a separate rule
            near = self.near[circle]
            if any(self.room[other] >= 0 or (self._covered and self.hideaway[other] >= 0) for other in near):
                self.entrance[circle] = True
            self.single_lane[circle] = circle in self.board.single_lane
        #: Circles before hideaways outside the courtyard (003 Patio de guarnición), posts excepted (A26).
        self.outer_entrance = [
            outside
            and self.zone[circle] != INNER
            and not self.black[circle]
            and max(self.room[circle], self.hideaway[circle]) < 0
            and any(self.hideaway[other] >= 0 for other in self.near[circle])
            for circle in range(self.size)
        ]
        self.protected = [
            ((entrance or lane) and not black) or outer
            for entrance, lane, black, outer in zip(
                self.entrance, self.single_lane, self.black, self.outer_entrance, strict=True
            )
        ]

    def _groups(self, circles: Iterable[int]) -> int:
        """The number of groups of touching circles these form."""
        left = set(circles)
        groups = 0

        def beside(here: int) -> set[int]:
            return left.intersection(self.near[here])

        while left:
            groups += 1
            left.difference_update(reached([left.pop()], beside))
        return groups

    def _return_gates(self, reading: Reading) -> set[str]:
        """The inner gates by which a man from the outer cells may walk home."""
        cards = reading.return_gates
        return {
            name
            for index, name in enumerate(self.gates)
            if self.inner_gate[index] and ("key" if self.gate_card[index] == KEY else "pass") in cards
        }

    def _home_distances(self, gates: set[str]) -> list[int]:
        """Steps from the garrison into the inner courtyard by the gates through which men return (P3)."""
        open_gates = {circle for circle in range(self.size) if self.gate[circle] >= 0} & {
            circle for name in gates if name in self.board.gates for circle in self.board.gates[name].circles
        }
        first = [gate for gate in open_gates if any(self.zone[other] == INNER for other in self.near[gate])]
        home = distances(
            self.size,
            {gate: 0 if self.arrived[gate] else 1 for gate in first},
            lambda here: (o for o in self.near[here] if self.gate[o] < 0 or o in open_gates),
        )
        return [
            0 if self.arrived[circle] and self.surface[circle] else steps for circle, steps in enumerate(home)
        ]

    # Questions computed once and cached

    def run_from(self, circle: int, route: str, climbs: bool) -> tuple[int, ...] | None:
        """The way of a Do or Die runner from a circle, including that circle; with `climbs` also up ropes."""
        key = (circle, route, climbs)
        if key not in self._runs:
            if route == "any_target":
                ways = [run(self.board, circle, (name,), climbs) for name in self.targets]
                self._runs[key] = min((way for way in ways if way is not None), key=len, default=None)
            else:
                waypoints = self.board.runs.get("reid-moat" if route == "reid_moat" else "main-gate", ())
                self._runs[key] = run(self.board, circle, waypoints, climbs) if waypoints else None
        return self._runs[key]

    def way_to(self, way: int) -> list[int]:
        """Steps from every courtyard circle until a man is out by this exit, pawns ignored."""
        if way not in self._ways:
            self._ways[way] = lanes.steps_to(self, way, self._along)
        return self._ways[way]

    def way_below(self, tunnel: int) -> list[int]:
        """Steps from every courtyard circle into a tunnel, pawns ignored."""
        if -1 - tunnel not in self._ways:
            self._ways[-1 - tunnel] = lanes.steps_below(self, tunnel, self._along)
        return self._ways[-1 - tunnel]

    def search_distances(self, start: int) -> list[int]:
        """General search: plain steps from a guard's circle, not through hideaways or cells (A.3)."""
        found = self._searches.get(start)
        if found is None:
            hideaway = self.hideaway
            found = self._searches[start] = distances(
                self.size, {start: 0}, lambda here: (to for to in self.near[here] if hideaway[to] < 0)
            )
        return found

    def shot_distances(self, circle: int) -> list[int]:
        """Steps from a circle over surface edges, drops, wire and gates, pawns ignored (A53)."""
        found = self._shots.get(circle)
        if found is None:
            found = self._shots[circle] = distances(
                self.size,
                {circle: 0},
                lambda here: (*self.near[here], *(barrier[0] for barrier in self.barriers[here])),
            )
        return found

    def shot_line(self, one: int, other: int) -> int:
        """The straight-line distance in steps, rounded up (A53, by house rule)."""
        here, there = self.board.circles[one], self.board.circles[other]
        return ceil(hypot(here.x - there.x, here.y - there.y) - 1e-9)

    def in_sight(self, one: int, other: int) -> bool:
        """Whether the board's table of sight lines contains this pair of circles (A53)."""
        pair = (one, other)
        if pair not in self._sight:
            self._sight[pair] = sees(self.board, one, other)
        return self._sight[pair]

    def connected_without(self, guards: frozenset[int]) -> bool:
        """Whether the courtyard stays connected with these inner circles held by guards (rule 45, A26).

        A guard who stands apart from the others, with neighbours by which men can walk round him, cuts
        nothing off and makes no difference to the others, so the answer is cached by the others alone.
        """
        harmless, near = self._harmless, self.near
        some = [c for c in guards if not (harmless[c] and guards.isdisjoint(near[c]))]
        if not some:
            return True
        matter = self._enclosed.intersection(guards).union(some)  # indoors one guard may fill all the room
        known = self._connected.get(matter)
        if known is None:
            if len(self._connected) > 5_000:
                self._connected.clear()
            known = self._connected[matter] = self._all_round(matter) or self._all_reached(matter)
        return known

    def _all_round(self, guards: frozenset[int]) -> bool:
        """Whether men can walk round all guards, touching guards taken together. Then nothing is cut off.

        In nine cases out of ten this saves the search of the whole courtyard.
        """
        if not guards.isdisjoint(self._enclosed) or not guards.isdisjoint(self.whites):
            return False
        left = set(guards)
        while left:
            huddle = reached([left.pop()], lambda here: guards.intersection(self.near[here]))
            left -= huddle
            around = {o for c in huddle for o in self.near[c] if self._walkable[o] and o not in guards}
            if self._groups(around) > 1:
                return False
        return True

    def _all_reached(self, guards: frozenset[int]) -> bool:
        """Whether every circle of the courtyard, room and hideaway can still be walked to."""
        held = _bits(guards)
        walked = self._walked(held)
        return not self._outdoors & ~held & ~walked and all(map(walked.__and__, self._wholes))

    def connected_with(self, guards: frozenset[int], circle: int) -> bool:
        """The same with one more guard, given that those guards by themselves cut nothing off."""
        touching = guards.intersection(self.near[circle])
        if not touching and self._harmless[circle]:
            return True
        key = (circle, touching)
        known = self._round.get(key)
        if known is None:
            enclosed = self.room[circle] >= 0 or self.hideaway[circle] >= 0 or self.white[circle]
            left = (c for c in self.near[circle] if self._walkable[c] and c not in touching)
            known = self._round[key] = not enclosed and self._groups(left) < 2
        if known:
            return True  # men who came through there walk round him
        return self.connected_without(guards | {circle})

    def connected_but(self, guards: frozenset[int], circle: int, connected: bool) -> bool:
        """The same without the guard on this circle; `connected`: with him, nothing is cut off either."""
        if connected and any(self._walkable[c] and c not in guards for c in self.near[circle]):
            return True
        return self.connected_without(guards - {circle})

    def shutters(self, guards: frozenset[int]) -> list[int]:
        """Those of these circles whose guards stand between the reachable circles and the others."""
        held = _bits(guards)
        walked = self._walked(held)
        return [
            circle
            for circle in guards
            if self._near[circle] & walked and self._inside[circle] & ~walked & ~held
        ]

    def _walked(self, held: int) -> int:
        """Circles of the courtyard that can be walked to from the Appel area past guards on `held`."""
        ahead, free = self._inside, ~held
        seen = edge = self._start & free
        while edge:
            first = edge & -edge
            fresh = ahead[first.bit_length() - 1] & free & ~seen
            seen |= fresh
            edge ^= first | fresh
        return seen


def _bits(circles: Iterable[int]) -> int:
    """Circles as a bit set."""
    out = 0
    for circle in circles:
        out |= 1 << circle
    return out


#: What only some editions print on the board, by the rule that needs it.
_PRINTED: tuple[tuple[str, Callable[[Ruleset], bool]], ...] = (
    ("short-tunnel", lambda rules: rules.zones.chapel_tunnel_exit == "before_wire"),
    ("fence-gate", lambda rules: rules.modules.module_fence_gate),
    ("walkways", lambda rules: rules.guards.rule45_test == "marked_circles"),
    ("tower", lambda rules: rules.modules.module_glider),
)


#: Boards that have all of this and more, which is only shown.
_WHOLE = {"short-tunnel+walkways": "osprey", "fence-gate+tower": "fuga3"}


def variant_of(board: str, rules: Ruleset) -> str | None:
    """The variant of the board that these rules need: the castle with their additions (A62, B16), or None."""
    if board != "castle":
        # The miniature has a gate in its wire, too; it has no room for the rest.
        return "fence-gate" if rules.modules.module_fence_gate else None
    needed = "+".join(name for name, needs in _PRINTED if needs(rules))
    return _WHOLE.get(needed, needed) or None


def ground_of(board: str, variant: str | None, rules: Ruleset) -> Ground:
    return _ground(board, variant, Reading.of(rules))


# A game keeps its own ground; those of rulesets no longer in use can be garbage-collected.
@lru_cache(maxsize=32)
def _ground(board: str, variant: str | None, reading: Reading) -> Ground:
    return Ground(load_board(board, variant), reading)
