"""Measures taken on the castle: walks that end at gates, pieces, and the places that the facts name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cached_property

from goneaway.colditz.board import Board, Circle

from .routes import Cost, Route, best, routes_to, within


class Survey:
    """One board, measured."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.gate_circles = frozenset(c for gate in board.gates.values() for c in gate.circles)
        self.surface = frozenset(
            n for n, c in enumerate(board.circles) if not c.held and "underground" not in c.flags
        )
        self.appel = frozenset(board.having("appel"))

    def those(self, test: Callable[[Circle], bool]) -> frozenset[int]:
        """Surface circles, no cells or barracks, that pass the test."""
        return frozenset(n for n in self.surface if test(self.board.circles[n]))

    def zone(self, name: str) -> frozenset[int]:
        return self.those(lambda c: c.zone == name) - self.gate_circles

    def flag(self, name: str) -> frozenset[int]:
        return self.those(lambda c: name in c.flags)

    def walk(
        self, starts: Iterable[int], allowed: Collection[int] | None = None, ends: Collection[int] = ()
    ) -> dict[int, int]:
        steps = dict.fromkeys(starts, 0)
        queue = list(steps)
        for here in queue:
            if here in ends and steps[here]:
                continue
            for there in self.board.near[here]:
                if there not in steps and (allowed is None or there in allowed):
                    steps[there] = steps[here] + 1
                    queue.append(there)
        return steps

    def pieces(self, circles: Collection[int]) -> list[frozenset[int]]:
        left, found = set(circles), []
        while left:
            piece = frozenset(self.walk([min(left)], circles))
            found.append(piece)
            left -= piece
        return found

    def steps(self, start: str, goal: str) -> int | None:
        """Steps on foot between two named places; a gate ends a walk."""
        walk = self.walk(self.places[start], ends=self.gate_circles)
        return min((walk[c] for c in self.places[goal] if c in walk), default=None)

    @cached_property
    def from_appel(self) -> dict[int, int]:
        return self.walk(self.appel, ends=self.gate_circles)

    @cached_property
    def places(self) -> dict[str, tuple[int, ...]]:
        """Rooms stand for their entry nearest the Appel; the Dentist has an east and a west one."""
        board = self.board
        found: dict[str, tuple[int, ...]] = {"Appel": tuple(self.appel)}
        for name, room in board.rooms.items():
            found[name] = (min(room.entries, key=lambda c: (self.from_appel.get(c, 999), c)),)
        by_wc = self.walk(found["wc"], ends=self.gate_circles)
        east, west = sorted(board.rooms["dentist"].entries, key=lambda c: by_wc[c])
        found |= {"dentist-e": (east,), "dentist-w": (west,)}
        found |= board.hideaways
        found |= {name.upper(): gate.circles for name, gate in board.gates.items()}
        found |= {name: (circle,) for name, circle in board.targets.items()}
        found |= {f"{name} cell door": (block.door,) for name, block in board.cells.items()}
        posts = self.flag("post")
        by_dentist = self.walk(board.rooms["dentist"].entries, ends=self.gate_circles)
        found["post by the Dentist"] = (min(posts & by_dentist.keys(), key=lambda c: (by_dentist[c], c)),)
        found["post in the lane"] = tuple(posts & self.zone("lane"))
        found["post in the yard"] = tuple(posts & self.zone("garrison"))
        return found

    def origin(self, circle: int) -> str:
        """What a window belongs to: a room, h7, the corridors, or a zone outside the inner area."""
        c = self.board.circles[circle]
        if c.place == "h7":
            return "h7"
        return c.room or ("corridor" if c.zone == "inner" else c.zone)

    @cached_property
    def windows(self) -> dict[tuple[str, str], list[int]]:
        """(from, zone of the landing) -> landings; (tunnel, "tunnel") -> its exit."""
        found: dict[tuple[str, str], list[int]] = {}
        for rope in self.board.ropes:
            origin = self.origin(rope.top)
            if origin == "corridor":
                area = self.board.circles[rope.top].area
                origin = {"ne-passage": "alcove", "nw-corridor": "corridor end"}[area]
            found.setdefault((origin, self.board.circles[rope.landing].zone), []).append(rope.landing)
        for name, circles in self.board.tunnels.items():
            found[name, "tunnel"] = [circles[-1]]
        return found

    @cached_property
    def routes(self) -> dict[str, list[list[Route]]]:
        return {name: routes_to(self.board, goal) for name, goal in self.board.targets.items()}

    def route(self, target: str, starts: Iterable[int], cards: Cost) -> Route | None:
        """The shortest route for these cards or fewer."""
        return next((r for r in best(self.routes[target], starts) if within(r[1], cards)), None)
