"""Guards looked at from outside: where the texts let them walk and stand, and who stands astray.

Everything here is worked out from the board alone, so that it can be held against the engine.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from goneaway.colditz.board import Board
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.ways import attempts
from goneaway.colditz.ways.beat import hideaways_open, rooms_open, rooms_passable
from goneaway.colditz.words.places import FIRST_GUARD

EDITIONS = ("gibson", "parker", "clipper", "martelli", "devir", "osprey", "fuga3")

#: Where each text lets no guard end the turn, by kinds of circle; posts are always free to him. Rooms and
#: blue circles are his nowhere. `only doors`: the doorways without which a room or hideaway is cut off.
FORBIDDEN = {
    "gibson": {"white", "gates", "cell doors", "tunnels", "doors", "single files"},
    "parker": {"white", "gates", "cell doors", "tunnels", "doors", "single files"},
    "clipper": {"tunnels"},
    "martelli": {"white", "gates", "cell doors", "tunnels", "only doors", "single files"},
    "devir": {"tunnels", "doors", "single files"},
    "osprey": {"white", "gates", "cell doors", "tunnels", "doors"},
    "fuga3": {"white", "cell doors", "doors", "hideaways", "single files"},
}
#: Circles on which no guard sets foot, of those outside rooms and hideaways.
CLOSED = {
    "gibson": {"white"},
    "parker": {"white"},
    "clipper": set(),
    "martelli": {"white"},
    "devir": set(),
    "osprey": set(),
    "fuga3": {"white", "outer cells"},
}
#: Texts under which nobody walks along a tunnel on the surface.
ACROSS_ONLY = {"gibson", "parker", "clipper", "osprey", "fuga3"}


class Walls:
    """A board as the texts describe it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.near = board.near
        self._beats: dict[str, frozenset[int]] = {}
        self._walks: dict[bool, frozenset[int]] = {}
        self._all = self._reached(frozenset())
        circles = board.circles
        self.open = [
            n
            for n, c in enumerate(circles)
            if not c.held and not c.room and not c.flags & {"underground", "hideaway"} and board.near[n]
        ]
        inner = {n for n in self.open if circles[n].zone == "inner"}
        self.posts = frozenset(board.having("post"))
        self.doors = frozenset(
            n for n in inner for m in self.near[n] if circles[m].room or "hideaway" in circles[m].flags
        )
        outer_door = board.cells["outer"].door if "outer" in board.cells else -1
        self.kinds: dict[str, frozenset[int]] = {
            "white": frozenset(board.having("appel")),
            "gates": frozenset(n for gate in board.gates.values() for n in gate.circles),
            "cell doors": frozenset(block.door for block in board.cells.values()),
            "outer cells": frozenset((outer_door,)),
            "tunnels": frozenset(n for way in board.tunnels.values() for n in way),
            "doors": self.doors,
            # Before hideaways anywhere, in the garrison too (003 Patio de guarnición, Bloqueo).
            "hideaways": frozenset(
                n for n in self.open for m in self.near[n] if "hideaway" in circles[m].flags
            ),
            "only doors": frozenset(n for n in self.doors if self.cut_off((n,))),
            "single files": frozenset(
                n for n in inner if self._single_file(n, {m for m in self.near[n] if m in self.open})
            )
            - {n for gate in board.gates.values() for n in gate.circles},
        }

    def _single_file(self, circle: int, ways: set[int]) -> bool:
        """The ways on from here fall into two sides that do not touch."""
        if len(ways) < 2:
            return False
        side = {min(ways)}
        while more := {m for m in ways - side if side & set(self.near[m])}:
            side |= more
        return side != ways

    def held_free(self, edition: str) -> frozenset[int]:
        """Circles of the open ground that this text keeps free of guards."""
        found: set[int] = set()
        for kind in FORBIDDEN[edition]:
            found |= self.kinds[kind]
        return frozenset(found - self.posts)

    def beat(self, edition: str) -> frozenset[int]:
        """Open circles to which guards walk from their posts."""
        shut = frozenset().union(*(self.kinds[kind] for kind in CLOSED[edition]))
        ground = {n for n in self.open if n not in shut}
        found = set(self.posts)
        waiting = list(found)
        while waiting:
            for other in self.near[waiting.pop()]:
                if other in ground and other not in found:
                    found.add(other)
                    waiting.append(other)
        return frozenset(found)

    def steps(self, edition: str, here: int) -> Iterator[int]:
        """Open circles one step from here for a guard of this edition, nobody in his way."""
        for other in self.near[here]:
            along = any(here in way and other in way for way in self.board.tunnels.values())
            if other in self.beats(edition) and not (along and edition in ACROSS_ONLY):
                yield other

    def beats(self, edition: str) -> frozenset[int]:
        """The beat of an edition, worked out once."""
        if edition not in self._beats:
            self._beats[edition] = self.beat(edition)
        return self._beats[edition]

    def cut_off(self, guards: Collection[int]) -> bool:
        """Do guards on these circles keep men of the Appel area from some circle, room or hideaway?"""
        return not self._all - {*guards} <= self._reached(frozenset(guards))

    def _reached(self, guards: frozenset[int]) -> set[int | str]:
        circles = self.board.circles
        seen = set(self.board.having("appel")) - guards
        waiting = list(seen)
        while waiting:
            for other in self.near[waiting.pop()]:
                gate = circles[other].flags & {"key", "pass"}
                if circles[other].zone == "inner" and not gate and other not in seen and other not in guards:
                    seen.add(other)
                    waiting.append(other)
        return {circles[n].room or (circles[n].area if "hideaway" in circles[n].flags else n) for n in seen}

    def on_foot(self, outside: bool) -> frozenset[int]:
        """Circles a guard can have walked to under some rules or others, gates and white circles included."""
        if outside not in self._walks:
            found: set[int] = set()
            waiting = list(self.posts)
            while waiting:
                here = waiting.pop()
                circle = self.board.circles[here]
                shut = circle.held or circle.room or circle.flags & {"hideaway", "underground"}
                if here not in found and not shut and (outside or circle.zone != "outside"):
                    found.add(here)
                    waiting += self.near[here]
            self._walks[outside] = frozenset(found)
        return self._walks[outside]


_BOARDS: dict[int, Walls] = {}


def walls_of(position: Colditz) -> Walls:
    """The walls of the board this game is played on; boards are loaded once and kept."""
    board = position.ground.board
    if id(board) not in _BOARDS:
        _BOARDS[id(board)] = Walls(board)
    return _BOARDS[id(board)]


# Who stands astray


def astray(position: Colditz) -> list[str]:
    """Guards without a quarry who stand where no guard could have walked; it should be nobody.

    May be asked after every action of a game, whatever its rules.
    """
    ground, rules = position.ground, position.rules
    out = []
    for guard in position.guards_on_board():
        quarry = position.link[guard - FIRST_GUARD]
        if quarry >= 0:
            if not attempts.live(position, quarry):
                out.append(
                    f"{position.pawn_name(guard)} is after {position.pawn_name(quarry)}, who is not out"
                )
            continue
        place = position.at[guard]
        tunnel = ground.tunnel[place]
        if tunnel >= 0 and position.detected[tunnel] >= 0:
            continue
        room, hideaway = ground.room[place], ground.hideaway[place]
        walked = place in walls_of(position).on_foot(rules.guards.guard_exterior_access == "free")
        if room >= 0:
            walked = room in rooms_passable(position, rooms_open(position, guard))
        elif hideaway >= 0:
            walked = hideaway in hideaways_open(position, guard)
        if not walked:
            out.append(f"{position.pawn_name(guard)} stands at {position.place_name(place)}")
    return out
