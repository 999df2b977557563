"""Where a prisoner can get to, what it costs and by which way, as the player's own view tells it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from ...sectionx import Seen
from .known import known_to


@dataclass(frozen=True)
class Way:
    """A place within reach: the steps it takes, and a shortest way there, place by place."""

    to: str
    cost: int
    path: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def ways(view: Seen, man: str) -> list[Way]:
    """Everywhere a prisoner of the player on turn can get to, the nearest first."""
    found = known_to(view).reach(man)
    return [Way(to, way.cost, way.path) for to, way in sorted(found.items(), key=lambda item: item[1].cost)]
