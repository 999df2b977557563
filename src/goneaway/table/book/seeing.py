"""What a pair of eyes may know of an entry: no contributions to the key of chance, and actions only by their
events.

Everything that leaves a book goes through here. Whether a player passed for lack of a card, by an order or by
choice is private; so are orders, and the text of an action.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ...kernel import Event
from . import entries as e

#: The eyes of a seat; None for a watcher.
Eyes = int | None


def seen(events: Iterable[Event], eyes: Eyes) -> tuple[Event, ...]:
    """The events as these eyes see them, without the hidden ones."""
    return tuple(found for event in events if (found := event.seen_by(eyes)) is not None)


def censored(entry: e.Entry, eyes: Eyes) -> e.Entry:
    """An entry as these eyes may know it. People are identified by seats and names."""
    match entry:
        case e.Acted():
            own = entry.seat == eyes
            return replace(
                entry,
                person="",
                request="",
                action=entry.action if own else "",
                by=entry.by if own else "",
                drawn=None,
                told="",
                lasts=0,
                why=None,
            )
        case e.Seated():
            return replace(entry, person="", request="", sitter="", contribution="")
        case e.Left():
            return replace(entry, person="", request="", sitter="")
        case e.Started():
            sitters = tuple(replace(sitter, person="") for sitter in entry.sitters)
            return replace(entry, person="", request="", told="", sitters=sitters)
        case e.Undone() | e.Rewound() | e.Proposed():
            # The number of standing actions would count the hidden ones.
            return replace(entry, person="", request="", back_to=-1)
        case e.Imported():
            # An adjourned record contains the secret of its chance.
            return replace(entry, person="", request="", record="")
        case _:
            return replace(entry, person="", request="")
