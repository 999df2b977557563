"""The fit rule: which tiles may lie beside which, as the ruleset has it (A1, A7, A25)."""

from __future__ import annotations

from functools import cache

from ..board.island import MEMBERS, Island, around
from ..board.tiles import TileType
from ..words.options import Rules


class Fit:
    """The rotations of a tile that fit a cell, computed once for each kind of surroundings."""

    def __init__(self, placement: str, edge_matching: str, edge_openings: str) -> None:
        self.match = placement != "connectOne"
        self.connect = placement != "matchAll"
        self.strict = edge_matching == "strict"
        self.walled = edge_openings == "forbidden"
        #: Mask of the surroundings that these rules use: the fewer, the more cells share a result.
        self.counts = around(63, 63, 63 if self.walled else 0, 63 if self.connect else 0)
        self._known: dict[TileType, dict[int, int]] = {}

    def bare(self, island: Island) -> list[int]:
        """By cell: its surroundings on the empty board."""
        return [bits & self.counts for bits in island.bare]

    def code(self, opened: int, around: int) -> str:
        """The code of the reason why a tile with these open sides does not fit, or ""."""
        beside, facing = around & 63, around >> 6 & 63
        if self.walled and opened & around >> 12:
            return "EDGE_MISMATCH"
        if self.match and (opened & beside != facing if self.strict else opened & beside & ~facing):
            return "EDGE_MISMATCH"
        if self.connect and not opened & (facing | around >> 18):
            return "NOT_CONNECTED"
        return ""

    def clash(self, opened: int, around: int) -> int:
        """The first side that causes an EDGE_MISMATCH."""
        beside, facing = around & 63, around >> 6 & 63
        wrong = opened & around >> 12 if self.walled else 0
        if self.match:
            wrong |= (opened & beside) ^ facing if self.strict else opened & beside & ~facing
        return (wrong & -wrong).bit_length() - 1

    def known(self, kind: TileType) -> dict[int, int]:
        """The cached results of `fitting`, by surroundings."""
        found = self._known.get(kind)
        if found is None:
            found = self._known[kind] = {}
        return found

    def fitting(self, kind: TileType, around: int) -> int:
        """Bit set of the rotations of a tile that fit these surroundings."""
        known = self.known(kind)
        found = known.get(around)
        if found is None:
            found = known[around] = sum(
                1 << rotation for rotation in range(6) if not self.code(kind.open[rotation], around)
            )
        return found

    def rotations(self, kind: TileType, around: int) -> tuple[int, ...]:
        """All rotations of a tile that fit these surroundings."""
        return MEMBERS[self.fitting(kind, around)]


@cache
def _fit(placement: str, edge_matching: str, edge_openings: str) -> Fit:
    return Fit(placement, edge_matching, edge_openings)


def fit_of(rules: Rules) -> Fit:
    return _fit(rules.placement, rules.edgeMatching, rules.edgeOpenings)
