"""What an action would lead to on the island, as far as a seat can know: tried on the position it knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...kernel import Event, Refused
from ...sectionx import SectionX, Seen
from ...sectionx.words.actions import parse
from ...wording import Wording
from .board import tiles_on
from .chronicle import told
from .known import known_to

#: Events worth showing before an action; a laid tile or a man's walk is obvious.
_WEIGHTY = frozenset(
    {
        "fight",
        "door-returned",
        "zone-claimed",
        "key-gained",
        "key-lost",
        "threshold",
        "collapsed",
        "game-over",
        "decision",
    }
)


def preview(view: Seen, text: str, wording: Wording) -> dict[str, Any]:
    """Return lines, places and pawns of what would happen, the men buried, and the tiles afterwards."""
    nothing: dict[str, Any] = {
        "lines": [],
        "places": [],
        "pawns": [],
        "open": False,
        "buried": [],
        "tiles": [],
    }
    if view.seat is None:
        return nothing
    table = known_to(view)
    try:
        events = table.apply(view.seat, parse(text))
    except Refused:
        return nothing
    lines = told(wording, weighty(events), view.seat)
    return {
        "lines": [line.to_json() for line in lines],
        "places": list(dict.fromkeys(place for line in lines for place in line.places)),
        "pawns": list(dict.fromkeys(pawn for line in lines for pawn in line.pawns)),
        "open": False,
        "buried": buried(events),
        # After a collapse the sea is all but empty: only the men in it matter then.
        "tiles": [] if _collapsed(events) else [tile.to_json() for tile in tiles_on(table).values()],
    }


def walked(position: SectionX, view: Seen, actions: Sequence[str]) -> tuple[Event, ...]:
    """Return the events of a walk."""
    table = position.copy()
    out: list[Event] = []
    assert view.seat is not None
    for action in actions:
        out += table.apply(view.seat, parse(action))
    return tuple(out)


def weighty(events: Iterable[Event]) -> list[Event]:
    return [event for event in events if event.kind in _WEIGHTY]


def buried(events: Iterable[Event]) -> list[str]:
    return [man for event in events if event.kind == "collapsed" for man in event.parameters["buried"] or ()]


def _collapsed(events: Iterable[Event]) -> bool:
    return any(event.kind == "collapsed" for event in events)
