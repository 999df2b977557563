"""Convert a complete view of Section X to plain data, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import Frame, Outcome
from ...kernel.exact import ViewError, made_of, open_fields, plain, read_open, tupled, wanted, write_open
from ...kernel.position import Moment
from ..doors.keys import KeyDoorChoice, KeyReturnChoice
from ..laying.fights import FightChoice
from ..table.facts import Facts
from ..table.stall import Stall
from ..turns.turn import Turn
from .position import SectionX
from .view import Seen

_OPEN = open_fields(Moment, Facts, besides=("frames", "outcome"))
#: The seat's knowledge of hidden tiles and of the stall guard.
_KNOWN = ("pile_sizes", "pile_faces", "stock_sizes", "stocks", "stall")
_FRAMES: dict[str, type[Frame[Any]]] = {
    one.kind: one for one in (Turn, FightChoice, KeyDoorChoice, KeyReturnChoice)
}


def write_view(view: Seen) -> dict[str, Any]:
    return {
        "seat": view.seat,
        **write_open(view, _OPEN),
        **{name: plain(getattr(view, name)) for name in _KNOWN},
        "frames": [[frame.kind, made_of(frame)] for frame in view.frames],
        "outcome": None if view.outcome is None else view.outcome.to_json(),
    }


def read_view(blank: SectionX, data: Mapping[str, Any]) -> Seen:
    """Restore a view; `blank` is any position of the same game."""
    view = Seen(blank, wanted(data, "seat"))
    read_open(view, _OPEN, data)
    for name in _KNOWN:
        setattr(view, name, tupled(wanted(data, name)))
    view.stall = None if view.stall is None else Stall(*view.stall)
    view.frames = [_frame(kind, made) for kind, made in wanted(data, "frames")]
    outcome = wanted(data, "outcome")
    view.outcome = None if outcome is None else Outcome.from_json(outcome)
    return view


def _frame(kind: str, made: list[Any]) -> Frame[Any]:
    if kind not in _FRAMES:
        raise ViewError(f"no frame is called {kind!r:.60}")
    return _FRAMES[kind](*tupled(made))
