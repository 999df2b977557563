"""The board as the rules of one game read it: zones, kinds of circle, edges and distances.

Worked out once for a board and a ruleset; positions only look things up.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from math import ceil, hypot

from . import exits, pursuit
from .board import Board, car_road, load_board, run, sees, walkways
from .places import CUTTERS, EXTERIOR, GARRISON, INNER, KEY, PASS, ROPE
from .ruleset import Ruleset

#: Kinds of edge. A rope edge costs `ropes` rope cards, a wire edge one pair of cutters.
PLAIN, DROP, WIRE, TUNNEL = 0, 1, 2, 3

FAR = 10_000


@dataclass(frozen=True)
class Reading:
    """All that the rules of a game say about its board: rulesets that agree in it share their ground."""

    on_cross: bool
    bars: bool
    notes_steps: bool
    chases: bool
    promises: bool
    tunnel_surface_along: bool
    hideaway_free_seating: bool
    one_white: bool
    posts_shut: bool
    one_way_outside: bool
    targets_shut: bool
    rule45_covers_hideaways: bool
    return_gates: frozenset[str]

    @classmethod
    def of(cls, rules: Ruleset) -> Reading:
        return cls(
            on_cross=rules.movement.key_pass_charge == "on_cross",
            bars=exits.bars(rules),
            notes_steps=rules.guards.pursuit_window != "any_time"
            or rules.guards.guard_exterior_access == "pursuit_only",
            chases=pursuit.bounds(rules),
            promises=rules.attempts.attempt_declaration != "none"
            or rules.tunnels.tunnel_exit_declaration
            or rules.tunnels.tunnel_open_commitment == "commit_before_roll",
            tunnel_surface_along=rules.zones.tunnel_surface_along,
            hideaway_free_seating=rules.movement.hideaway_free_seating,
            one_white=rules.movement.appel_area_step_cost == "one_point",
            posts_shut=rules.movement.pow_on_garrison_black == "forbidden",
            one_way_outside=rules.movement.exterior_one_way,
            targets_shut=exits.shuts_targets(rules),
            rule45_covers_hideaways=rules.guards.rule45_covers_hideaways,
            return_gates=rules.movement.return_gates,
        )


class Ground:
    """Everything about the circles that never changes during a game."""

    def __init__(self, board: Board, reading: Reading) -> None:
        self.board = board
        size = self.size = len(board)
        self.names = [circle.name for circle in board.circles]
        self.number = dict(board.index)
        self.zone = [
            INNER if circle.zone == "inner" else EXTERIOR if circle.zone == "outside" else GARRISON
            for circle in board.circles
        ]
        rooms = list(board.rooms.values())
        self.rooms = [room.name for room in rooms]
        self.room_number = {room.name: index for index, room in enumerate(rooms)}
        self.room_symbols = [room.symbols for room in rooms]
        self.room_circles = [room.circles for room in rooms]
        self.room = [-1] * size
        for index, room in enumerate(rooms):
            for circle in room.circles:
                self.room[circle] = index
        self.hideaways = list(board.hideaways)
        self.hideaway = [-1] * size
        for index, circles in enumerate(board.hideaways.values()):
            for circle in circles:
                self.hideaway[circle] = index
        self.white = self._flags("appel")
        self.black = self._flags("post")
        self.lit = self._flags("light")
        self.posts = list(board.having("post"))
        self.inner_posts = [c for c in board.having("post") if self.zone[c] == INNER]
        self.outer_posts = [c for c in board.having("post") if self.zone[c] != INNER]
        self.whites = list(board.having("appel"))
        self.target = [-1] * size
        self.targets = list(board.targets)
        for index, circle in enumerate(board.targets.values()):
            self.target[circle] = index
        self.blocks = list(board.cells.values())
        self.block_number = {block.name: index for index, block in enumerate(self.blocks)}
        self.capacity = [block.capacity for block in self.blocks]
        self.doors = [block.door for block in self.blocks]
        self.inner_block = [self.zone[block.circles[0]] == INNER for block in self.blocks]
        self.cell_door = [False] * size
        for door in self.doors:
            self.cell_door[door] = True
        # Circles one can stand on and walk over: everything but cells, barracks and pure tunnel.
        # The tower and the flight are entered and left by the rules of the glider alone (A77).
        beyond = {*board.having("underground"), *board.track}
        self.track = board.track
        self.surface = [not circle.held and index not in beyond for index, circle in enumerate(board.circles)]
        self._gates()
        #: Keys and Passes are due on leaving a gate for its far side, not on entering it (A41).
        self.on_cross = reading.on_cross
        if self.on_cross:
            for circle, gate in enumerate(self.gate):
                if gate >= 0 and self.inner_gate[gate]:
                    self.zone[circle] = INNER  # he has not left the courtyard yet (B12)
        self._tunnels()
        #: Some place is closed to a man for reasons of his own: no Kit, no announcement, no way back.
        self.bars = reading.bars
        #: Where a man got out is remembered, for those who follow him.
        self.notes_steps = reading.notes_steps
        #: The way of a pursuer is bounded.
        self.chases = reading.chases
        #: Attempts or tunnels are announced, at a price.
        self.promises = reading.promises
        self._along = reading.tunnel_surface_along
        self._seats = reading.hideaway_free_seating
        self.one_white = reading.one_white
        self._edges()
        if self.bars:
            self._close_easy_ways(reading)
        self._covered = reading.rule45_covers_hideaways
        self._lanes()
        #: Circles the board protects by a printed outline (`marked_circles`).
        printed = board.walkways or walkways(board.circles, board.near)
        self.marked = [index in printed for index in range(size)]
        self.home = self._home_distances(self._return_gates(reading))
        self.car = {end: tuple(car_road(board, end)) for end in board.car}
        #: By circle: at which ends of the car one boards there.
        self.access: dict[int, tuple[str, ...]] = {}
        for end, circle in board.car.items():
            self.access[circle] = (*self.access.get(circle, ()), end)
        self.return_gate = [name in self._return_gates(reading) for name in self.gates]
        if self.on_cross:
            self._gate_sides()
        self._runs: dict[tuple[int, str], tuple[int, ...] | None] = {}
        self._shots: dict[int, list[int]] = {}
        self._ways: dict[int, list[int]] = {}
        self._sight: dict[tuple[int, int], bool] = {}
        self._connected: dict[frozenset[int], bool] = {}
        self._free_reach = self._reached(frozenset())
        #: What one walks to from the Appel area without a card and without leaving the courtyard.
        self.courtyard = self._walked(frozenset())
        self._walkable = [self.zone[c] == INNER and self.gate[c] < 0 for c in range(size)]
        self._harmless = [
            self.zone[circle] == INNER and self._groups(c for c in self.near[circle] if self._walkable[c]) < 2
            for circle in range(self.size)
        ]

    def _flags(self, flag: str) -> list[bool]:
        having = set(self.board.having(flag))
        return [index in having for index in range(self.size)]

    def _gates(self) -> None:
        """By circle: the gate it belongs to or -1; by gate: the card it costs."""
        gates = list(self.board.gates.values())
        self.gates = [gate.name for gate in gates]
        self.gate_card = [KEY if gate.card == "key" else PASS for gate in gates]
        self.gate = [-1] * self.size
        for index, gate in enumerate(gates):
            for circle in gate.circles:
                self.gate[circle] = index
        self.inner_gate = [
            any(self.zone[near] == INNER for circle in gate.circles for near in self.board.near[circle])
            for gate in gates
        ]

    def _gate_sides(self) -> None:
        """By circle: the ground it belongs to between gates; by gate: the ground on the side of home."""
        self.side = [-1] * self.size
        for first in range(self.size):
            if self.side[first] >= 0 or not self.surface[first] or self.gate[first] >= 0:
                continue
            self.side[first] = first
            waiting = [first]
            while waiting:
                for other in self.near[waiting.pop()]:
                    if self.side[other] < 0 and self.gate[other] < 0:
                        self.side[other] = first
                        waiting.append(other)
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
        """How far from home a circle is, for comparing."""
        return self.home[circle], self.zone[circle] == EXTERIOR, circle

    def _tunnels(self) -> None:
        self.tunnels = list(self.board.tunnels)
        self.tunnel_number = {name: index for index, name in enumerate(self.tunnels)}
        self.tunnel_circles = list(self.board.tunnels.values())
        #: By circle: its tunnel and its place in it, or -1.
        self.tunnel = [-1] * self.size
        self.tunnel_order = [-1] * self.size
        self.tunnel_room: list[int] = []
        for index, circles in enumerate(self.tunnel_circles):
            for order, circle in enumerate(circles):
                self.tunnel[circle] = index
                self.tunnel_order[circle] = order
            self.tunnel_room.append(self.room[circles[0]])

    def _edges(self) -> None:
        """By circle: the plain steps on the surface; the steps that take a rope or cutters."""
        self.near = [
            tuple(other for other in near if self.surface[other]) if self.surface[circle] else ()
            for circle, near in enumerate(self.board.near)
        ]
        #: The same for prisoners, who may sit anywhere in a hideaway under some rules (A9).
        self.walk = self._seated() if self._seats else self.near
        #: (to, kind, cards): down a drop, up again, through the wire either way.
        self.barriers: list[tuple[tuple[int, int, int], ...]] = [()] * self.size
        for rope in self.board.ropes:
            self.barriers[rope.top] += ((rope.landing, DROP, rope.ropes),)
            self.barriers[rope.landing] += ((rope.top, DROP, rope.ropes),)
        for cut in self.board.cuts:
            self.barriers[cut.inside] += ((cut.outside, WIRE, 1),)
            self.barriers[cut.outside] += ((cut.inside, WIRE, 1),)
        #: Up a drop, or through the wire from outside (rule 40).
        self.way_back = frozenset(
            [(rope.landing, rope.top) for rope in self.board.ropes]
            + [(cut.outside, cut.inside) for cut in self.board.cuts]
        )
        self.barrier_card = (-1, ROPE, CUTTERS, -1)
        #: Surface circles from which, and to which, one steps at either end of a tunnel.
        self.tunnel_ends: list[tuple[tuple[int, ...], tuple[int, ...]]] = [
            (self._around(circles[0]), self._around(circles[-1])) for circles in self.tunnel_circles
        ]

        #: Plain steps that ask for nothing but a free circle, and circles with other steps besides:
        #: the search for where a man can get to runs through the first without looking further.
        self.easy = [
            tuple(other for other in near if self.gate[other] < 0 and self.tunnel[other] < 0)
            if self.target[circle] < 0 and not (self.on_cross and self.gate[circle] >= 0)
            else ()
            for circle, near in enumerate(self.walk)
        ]
        mouths = {circle for ends in self.tunnel_ends for circle in ends[0]}
        self.hard = [
            len(self.easy[circle]) < len(near)
            or bool(self.barriers[circle])
            or circle in mouths
            or (self.one_white and self.white[circle])
            for circle, near in enumerate(self.walk)
        ]

    def _close_easy_ways(self, reading: Reading) -> None:
        """What may be closed to a man is looked at as a step is, not run through."""
        posts, outside, targets = reading.posts_shut, reading.one_way_outside, reading.targets_shut
        self.onward = exits.onward(self) if outside else []
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

    def _seated(self) -> list[tuple[int, ...]]:
        """Plain steps where one step leads from outside a hideaway to any circle of it, and back (A9)."""
        walk = list(self.near)
        for circles in self.board.hideaways.values():
            outside = sorted({o for circle in circles for o in self.near[circle] if o not in circles})
            for one in circles:
                walk[one] += tuple(other for other in outside if other not in walk[one])
            for one in outside:
                walk[one] += tuple(other for other in circles if other not in walk[one])
        return walk

    def _around(self, circle: int) -> tuple[int, ...]:
        """Surface circles beside the end of a tunnel that one can stand on."""
        tunnel = self.tunnel[circle]
        return tuple(
            other
            for other in self.board.near[circle]
            if self.surface[other] and self.tunnel[other] != tunnel and self.gate[other] < 0
        )

    def _lanes(self) -> None:
        """What guards must not block in the inner courtyard (rule 45).

        Lanes are the single files of the board. A doorway is no lane: the room behind it is no way on, and
        whether it must be kept free by itself is for the test to say (A26).
        """
        self.entrance = [False] * self.size
        self.single_lane = [False] * self.size
        for circle in range(self.size):
            if not self.surface[circle] or self.zone[circle] != INNER:
                continue
            if self.room[circle] >= 0 or self.hideaway[circle] >= 0 or self.white[circle]:
                continue
            if self.gate[circle] >= 0:
                continue  # whether guards stop in gates is a rule of its own
            near = self.near[circle]
            if any(self.room[other] >= 0 or (self._covered and self.hideaway[other] >= 0) for other in near):
                self.entrance[circle] = True
            self.single_lane[circle] = circle in self.board.single_lane
        self.protected = [
            (entrance or lane) and not black
            for entrance, lane, black in zip(self.entrance, self.single_lane, self.black, strict=True)
        ]

    def _groups(self, circles: Iterable[int]) -> int:
        """Into how many groups of touching circles these fall."""
        left = set(circles)
        groups = 0
        while left:
            groups += 1
            waiting = [left.pop()]
            while waiting:
                here = waiting.pop()
                for other in self.near[here]:
                    if other in left:
                        left.remove(other)
                        waiting.append(other)
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
        home = [FAR] * self.size
        queue: deque[int] = deque()
        for circle in range(self.size):
            if self.zone[circle] == INNER and self.surface[circle]:
                home[circle] = 0
        for gate in open_gates:
            if any(self.zone[other] == INNER for other in self.near[gate]):
                home[gate] = 0 if self.zone[gate] == INNER else 1
                queue.append(gate)
        while queue:
            here = queue.popleft()
            for other in self.near[here]:
                shut = self.gate[other] >= 0 and other not in open_gates
                if not shut and home[other] > home[here] + 1:
                    home[other] = home[here] + 1
                    queue.append(other)
        return home

    # Questions that are answered once and kept

    def run_from(self, circle: int, route: str) -> tuple[int, ...] | None:
        """The way of a Do or Die runner from a circle, himself included."""
        key = (circle, route)
        if key not in self._runs:
            if route == "any_target":
                ways = [run(self.board, circle, (name,)) for name in self.targets]
                self._runs[key] = min((way for way in ways if way is not None), key=len, default=None)
            else:
                waypoints = self.board.runs.get("reid-moat" if route == "reid_moat" else "main-gate", ())
                self._runs[key] = run(self.board, circle, waypoints) if waypoints else None
        return self._runs[key]

    @cached_property
    def exits(self) -> list[int]:
        """Drop and gate circles by which one leaves the inner courtyard."""
        return exits.exits(self)

    @cached_property
    def beat(self) -> list[bool]:
        """Circles to which guards walk from their posts, gates included: no rooms, no hideaways, no ropes."""
        found = [False] * self.size
        waiting = list(self.posts)
        while waiting:
            here = waiting.pop()
            if not found[here] and self.room[here] < 0 and self.hideaway[here] < 0:
                found[here] = True
                waiting += self.near[here]
        return found

    @cached_property
    def fence_gate(self) -> list[int]:
        """By tunnel: the gate in the wire above its end, or -1 (A62)."""
        return [
            next((self.gate[c] for c in self.board.near[circles[-1]] if self.gate[c] >= 0), -1)
            for circles in self.tunnel_circles
        ]

    @cached_property
    def terrace(self) -> list[bool]:
        return [circle.zone.endswith("terrace") for circle in self.board.circles]

    def way_to(self, way: int) -> list[int]:
        """Steps from every courtyard circle until one is out by this exit, pawns ignored."""
        if way not in self._ways:
            self._ways[way] = exits.steps_to(self, way, self._along)
        return self._ways[way]

    def way_below(self, tunnel: int) -> list[int]:
        """Steps from every courtyard circle into a tunnel, pawns ignored."""
        if -1 - tunnel not in self._ways:
            self._ways[-1 - tunnel] = exits.steps_below(self, tunnel, self._along)
        return self._ways[-1 - tunnel]

    def shot_distances(self, circle: int) -> list[int]:
        """Steps from a circle over surface edges, drops, wire and gates included, pawns ignored (A53)."""
        found = self._shots.get(circle)
        if found is None:
            found = [FAR] * self.size
            found[circle] = 0
            queue = deque([circle])
            while queue:
                here = queue.popleft()
                for other in (*self.near[here], *(barrier[0] for barrier in self.barriers[here])):
                    if found[other] == FAR:
                        found[other] = found[here] + 1
                        queue.append(other)
            self._shots[circle] = found
        return found

    def shot_line(self, one: int, other: int) -> int:
        """The distance as the bullet flies, in steps, rounded up (A53, by house rule)."""
        here, there = self.board.circles[one], self.board.circles[other]
        return ceil(hypot(here.x - there.x, here.y - there.y) - 1e-9)

    def in_sight(self, one: int, other: int) -> bool:
        """Do these two circles stand in the board's table of sight lines (A53)?"""
        pair = (one, other)
        if pair not in self._sight:
            self._sight[pair] = sees(self.board, one, other)
        return self._sight[pair]

    def connected_without(self, guards: frozenset[int]) -> bool:
        """Rule 45's test of connectivity with these inner circles held by guards (A26).

        Guards apart from one another, each with neighbours one can walk round him on, cut nothing off.
        """
        if all(map(self._harmless.__getitem__, guards)) and not any(
            other in guards for circle in guards for other in self.near[circle]
        ):
            return True
        known = self._connected.get(guards)
        if known is None:
            if len(self._connected) > 20_000:
                self._connected.clear()
            known = self._connected[guards] = self._reached(guards) >= self._free_reach - guards
        return known

    def connected_with(self, guards: frozenset[int], circle: int) -> bool:
        """The same with one guard more, those guards by themselves cutting nothing off."""
        near = self.near[circle]
        if self._harmless[circle] and guards.isdisjoint(near):
            return True
        enclosed = self.room[circle] >= 0 or self.hideaway[circle] >= 0 or self.white[circle]
        if not enclosed and self._groups(c for c in near if self._walkable[c] and c not in guards) < 2:
            return True  # whoever came through there walks round him
        return self.connected_without(guards | {circle})

    def connected_but(self, guards: frozenset[int], circle: int) -> bool:
        """The same without the guard on this circle."""
        if self.connected_without(guards) and any(
            self._walkable[c] and c not in guards for c in self.near[circle]
        ):
            return True
        return self.connected_without(guards - {circle})

    def shutters(self, guards: frozenset[int]) -> list[int]:
        """Those of these circles whose guards stand between what can be walked to and what cannot."""
        walked = self._walked(guards)
        return [
            circle
            for circle in guards
            if not walked.isdisjoint(self.near[circle])
            and any(self._walkable[c] and c not in walked and c not in guards for c in self.near[circle])
        ]

    def _reached(self, guards: frozenset[int]) -> frozenset[int]:
        """Circles outside rooms, and rooms and hideaways as wholes, that can be walked to from the Appel."""
        out = set()
        for circle in self._walked(guards):
            if self.room[circle] >= 0:
                out.add(-1 - self.room[circle])
            elif self.hideaway[circle] >= 0:
                if self._covered:
                    out.add(-1001 - self.hideaway[circle])
            else:
                out.add(circle)
        return frozenset(out)

    def _walked(self, guards: frozenset[int]) -> frozenset[int]:
        """Circles of the courtyard that can be walked to from the Appel area past these guards."""
        seen = set(self.whites) - guards
        waiting = list(seen)
        while waiting:
            here = waiting.pop()
            for other in self.near[here]:
                if (
                    other not in seen
                    and other not in guards
                    and self.zone[other] == INNER
                    and self.gate[other] < 0
                ):
                    seen.add(other)
                    waiting.append(other)
        return frozenset(seen)


#: What only some editions print on the board, by the rule that needs it.
_PRINTED: tuple[tuple[str, Callable[[Ruleset], bool]], ...] = (
    ("short-tunnel", lambda rules: rules.zones.chapel_tunnel_exit == "before_wire"),
    ("fence-gate", lambda rules: rules.modules.module_fence_gate),
    ("walkways", lambda rules: rules.guards.rule45_test == "marked_circles"),
    ("tower", lambda rules: rules.modules.module_glider),
)
#: Boards that have all of this and more besides that is only shown.
_WHOLE = {"short-tunnel+walkways": "osprey", "fence-gate+tower": "fuga3"}


def variant_of(board: str, rules: Ruleset) -> str | None:
    """The board these rules are played on: the castle with what they need (A62, B16)."""
    if board != "castle":
        # The miniature has a gate in its wire, too; of the rest it has no room for anything.
        return "fence-gate" if rules.modules.module_fence_gate else None
    needed = "+".join(name for name, needs in _PRINTED if needs(rules))
    return _WHOLE.get(needed, needed) or None


def ground_of(board: str, variant: str | None, rules: Ruleset) -> Ground:
    return _ground(board, variant, Reading.of(rules))


@cache
def _ground(board: str, variant: str | None, reading: Reading) -> Ground:
    return Ground(load_board(board, variant), reading)
