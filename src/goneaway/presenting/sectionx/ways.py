"""Where a prisoner can get to, at what cost and by which way, from the player's own view."""

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

    `actions` are to be done one after another; `lines` say what else the walk leads to, and `buried` are the
    men lost if it brings the tunnels down.
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
    """Return everywhere a prisoner of the player on turn can get to, the nearest first."""
    position = known_to(view)
    out = []
    for to, way in sorted(position.reach(man).items(), key=lambda item: item[1].cost):
        events = walked(position, view, way.actions) if view.seat == position.actor else ()
        lines = tuple(line.sentence for line in told(wording, weighty(events), view.seat))
        out.append(Way(to, way.cost, way.path, way.actions, lines, tuple(buried(events))))
    return out
