"""The board as it is printed, read by the rules of one game: zones, rooms, gates, tunnels and steps."""

from __future__ import annotations

from dataclasses import dataclass

from ..board.model import Board
from ..ruleset.whole import Ruleset
from ..words.places import CUTTERS, EXTERIOR, GARRISON, INNER, KEY, PASS, ROPE
from . import terms

#: Kinds of edge. A rope edge costs `ropes` rope cards, a wire edge one pair of cutters.
PLAIN, DROP, WIRE, TUNNEL = 0, 1, 2, 3


@dataclass(frozen=True)
class Reading:
    """Everything the rules of a game say about its board; rulesets that agree in it share a ground."""

    on_cross: bool
    bars: bool
    tunnel_surface_along: bool
    hideaway_free_seating: bool
    one_white: bool
    posts_shut: bool
    one_way_outside: bool
    targets_shut: bool
    rule45_covers_hideaways: bool
    rule45_garrison_hideaways: bool
    return_gates: frozenset[str]
    home_beyond_gates: bool

    @classmethod
    def of(cls, rules: Ruleset) -> Reading:
        return cls(
            on_cross=rules.movement.key_pass_charge == "on_cross",
            bars=terms.bars(rules),
            tunnel_surface_along=rules.zones.tunnel_surface_along,
            hideaway_free_seating=rules.movement.hideaway_free_seating,
            one_white=rules.movement.appel_area_step_cost == "one_point",
            posts_shut=rules.movement.pow_on_garrison_black == "forbidden",
            one_way_outside=rules.movement.exterior_one_way,
            targets_shut=terms.shuts_targets(rules),
            rule45_covers_hideaways=rules.guards.rule45_covers_hideaways,
            rule45_garrison_hideaways=rules.guards.rule45_garrison_hideaways,
            return_gates=rules.movement.return_gates,
            home_beyond_gates=not rules.solitary.return_ends_on_gate,
        )


class Layout:
    """The circles and what leads from one to another."""

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
        # Circles that can be stood on and walked over: all but cells, barracks and pure tunnel.
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
                    self.zone[circle] = INNER  # the man has not left the courtyard yet (B12)
        self._tunnels()
        #: Some place may be closed to a man: he has no Kit, no announcement or no way back.
        self.bars = reading.bars
        self._along = reading.tunnel_surface_along
        self._seats = reading.hideaway_free_seating
        self.one_white = reading.one_white
        self._edges()

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
        #: The same for prisoners, who under some rules may sit anywhere in a hideaway (A9).
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
        #: Both together. The Appel area is crossed circle by circle, whatever pawns stand on it.
        self.paths = [
            (*((to, PLAIN, 0) for to in walk), *self.barriers[circle])
            for circle, walk in enumerate(self.walk)
        ]
        self.barrier_card = (-1, ROPE, CUTTERS, -1)
        #: Surface circles from which, and to which, a man steps at either end of a tunnel.
        self.tunnel_ends: list[tuple[tuple[int, ...], tuple[int, ...]]] = [
            (self._around(circles[0]), self._around(circles[-1])) for circles in self.tunnel_circles
        ]

        #: Plain steps that require only a free circle, and circles that have other steps too. The search for
        #: where a man can get to runs through the former without further checks.
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

    def _seated(self) -> list[tuple[int, ...]]:
        """Plain steps, plus those between the outside of a hideaway and any of its circles, where allowed
        (A9)."""
        walk = list(self.near)
        for circles in self.board.hideaways.values():
            outside = sorted({o for circle in circles for o in self.near[circle] if o not in circles})
            for one in circles:
                walk[one] += tuple(other for other in outside if other not in walk[one])
            for one in outside:
                walk[one] += tuple(other for other in circles if other not in walk[one])
        return walk

    def _around(self, circle: int) -> tuple[int, ...]:
        """Surface circles beside the end of a tunnel where a man can stand."""
        tunnel = self.tunnel[circle]
        return tuple(
            other
            for other in self.board.near[circle]
            if self.surface[other] and self.tunnel[other] != tunnel and self.gate[other] < 0
        )
