"""How people play Section X at a table: players draw their tiles themselves, and a collapse is announced."""

from __future__ import annotations

from typing import ClassVar

from ..manners import Manners


class IslandManners(Manners):
    deliberate: ClassVar[frozenset[str]] = frozenset({"draw", "end"})
    walks: ClassVar[frozenset[str]] = frozenset({"step"})
    bulletins: ClassVar[frozenset[str]] = frozenset({"collapsed", "game-over"})
