"""The facts of the castle that the second implementation reads off the board, by name."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from goneaway.colditz.board import Board

EQUIPMENT = ("rope", "cutters", "key", "pass")
KIT_PARTS = ("disguise", "compass", "food", "documents")
BELOW = "/tunnel"


def below(place: str) -> bool:
    return place.endswith(BELOW)


def circle_of(place: str) -> str:
    return place.removesuffix(BELOW)


class Ground:
    """Circles, edges and what is on them. Nothing here depends on the rules but the zone of two gates."""

    def __init__(self, board: Board, *, gates_inside: bool) -> None:
        names = [circle.name for circle in board.circles]
        real = {c.name: c for c in board.circles if c.place is None or c.place in board.hideaways}
        self.area = {name: circle.area for name, circle in real.items()}
        self.flags = {name: circle.flags for name, circle in real.items()}
        self.underground = {name for name, flags in self.flags.items() if "underground" in flags}
        self.surface = [name for name in real if name not in self.underground]
        self.near: dict[str, tuple[str, ...]] = {
            names[number]: tuple(names[other] for other in near if names[other] in real)
            for number, near in enumerate(board.near)
            if names[number] in real
        }
        #: Ropes and wire, either way: what they cost.
        self.barrier: dict[tuple[str, str], tuple[str, int]] = {}
        for rope in board.ropes:
            for edge in ((rope.top, rope.landing), (rope.landing, rope.top)):
                self.barrier[names[edge[0]], names[edge[1]]] = ("rope", rope.feet // 30)
        for cut in board.cuts:
            for edge in ((cut.inside, cut.outside), (cut.outside, cut.inside)):
                self.barrier[names[edge[0]], names[edge[1]]] = ("cutters", 1)
        self.drops = {(names[rope.top], names[rope.landing]) for rope in board.ropes}
        self.over: dict[str, list[str]] = {}
        for a, b in self.barrier:
            self.over.setdefault(a, []).append(b)
        self.room = {name: circle.room for name, circle in real.items() if circle.room}
        self.rooms = {name: [names[number] for number in room.circles] for name, room in board.rooms.items()}
        self.symbols = {name: room.symbols[0] for name, room in board.rooms.items()}
        self.hideaway = {names[n]: name for name, circles in board.hideaways.items() for n in circles}
        self.hideaways = {name: [names[n] for n in circles] for name, circles in board.hideaways.items()}
        self.white = [name for name in self.surface if "appel" in self.flags[name]]
        self.posts = [name for name in self.surface if "post" in self.flags[name]]
        self.gate = {names[n]: gate.name for gate in board.gates.values() for n in gate.circles}
        self.gate_card = {gate.name: gate.card for gate in board.gates.values()}
        self.targets = {
            names[number]: name for name, number in board.targets.items() if names[number] in real
        }
        self.tunnels = {name: [names[n] for n in circles] for name, circles in board.tunnels.items()}
        self.tunnel_of = {n: name for name, circles in self.tunnels.items() for n in circles}
        self.cells = {name: len(block.circles) for name, block in board.cells.items()}
        self.doors = {name: names[block.door] for name, block in board.cells.items()}
        self.car = {name: names[number] for name, number in board.car.items()}
        self.runs = dict(board.runs)
        self.rows = {count: [[names[n] for n in row] for row in rows] for count, rows in board.appel.items()}
        self.lanes = {names[n] for n in board.single_lane if names[n] in real}
        self.walkways = {names[n] for n in board.walkways}
        self.terraces = {name for name, circle in real.items() if circle.zone.endswith("terrace")}
        self.zone = {
            name: circle.zone if circle.zone in ("inner", "outside") else "garrison"
            for name, circle in real.items()
        }
        self.inner_gates = {
            gate
            for circle, gate in self.gate.items()
            if any(self.zone[other] == "inner" for other in self.near[circle] if other not in self.gate)
        }
        for circle, gate in self.gate.items():
            self.zone[circle] = "inner" if gates_inside and gate in self.inner_gates else "garrison"
        self._far: dict[str, dict[str, int]] = {}
        self.side = self._sides()
        #: The circles before the doors of rooms and hideaways.
        self.entrances: dict[str, set[str]] = {}
        for name in self.surface:
            if name in self.room or name in self.hideaway:
                continue
            for other in self.near[name]:
                inside = self.room.get(other) or self.hideaway.get(other)
                if inside:
                    self.entrances.setdefault(name, set()).add(inside)

    def _sides(self) -> dict[str, int]:
        """With the gates shut, which part of the grounds a circle lies in."""
        side: dict[str, int] = {}
        for start in self.surface:
            if start in side or start in self.gate:
                continue
            number = len(set(side.values()))
            for name in self.walk([start], lambda a, b: b not in self.gate):
                side[name] = number
        return side

    def walk(self, starts: Iterable[str], may: Callable[[str, str], bool] | None = None) -> dict[str, int]:
        """Steps on foot to every circle that plain edges reach; `may(a, b)` says which of them are open."""
        distance = dict.fromkeys(starts, 0)
        queue = deque(distance)
        while queue:
            at = queue.popleft()
            for other in self.near[at]:
                if (
                    other not in distance
                    and other not in self.underground
                    and (may is None or may(at, other))
                ):
                    distance[other] = distance[at] + 1
                    queue.append(other)
        return distance

    def far(self, goal: str) -> dict[str, int]:
        """The fewest steps to a circle over every edge there is, whatever it costs."""
        if goal not in self._far:
            distance = {goal: 0}
            queue = [goal]
            for at in queue:
                for other in (*self.near[at], *self.over.get(at, ())):
                    if other not in distance and other not in self.underground:
                        distance[other] = distance[at] + 1
                        queue.append(other)
            self._far[goal] = distance
        return self._far[goal]

    def places(self, tunnel: str) -> list[str]:
        return [circle + BELOW for circle in self.tunnels[tunnel]]

    def tunnel(self, place: str) -> str:
        return self.tunnel_of[circle_of(place)]
