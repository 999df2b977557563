"""Where a prisoner can get to, what it costs and by which way, as the player's own view tells it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from ...sectionx import Seen
from ...wording import Wording
from .chronicle import told
from .known import known_to
from .trying import buried, walked, weighty


@dataclass(frozen=True)
class Way:
    """A place within reach: the steps it takes, and a shortest way there, place by place.

    `actions` are what is to be done one after another; `lines` say what it brings about beside the walk, and
    `buried` who would be if it brings the tunnels down.
    """

    to: str
    cost: int
    path: tuple[str, ...]
    actions: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    buried: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def ways(view: Seen, man: str, wording: Wording) -> list[Way]:
    """Everywhere a prisoner of the player on turn can get to, the nearest first."""
    position = known_to(view)
    out = []
    for to, way in sorted(position.reach(man).items(), key=lambda item: item[1].cost):
        events = walked(position, view, way.actions) if view.seat == position.actor else ()
        lines = tuple(line.sentence for line in told(wording, weighty(events), view.seat))
        out.append(Way(to, way.cost, way.path, way.actions, lines, tuple(buried(events))))
    return out
