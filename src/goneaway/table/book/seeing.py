"""What a pair of eyes may know of an entry: nobody's word for chance, nobody's action but by its events.

What leaves a book goes through here. Whether somebody passed because he had nothing, by his order or by his
own hand, is his own business; so is what he ordered, and in which words he did it.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ...kernel import Event
from . import entries as e

#: The eyes of a seat; None for a watcher.
Eyes = int | None


def seen(events: Iterable[Event], eyes: Eyes) -> tuple[Event, ...]:
    """The events as they are seen; those that are not seen left out."""
    return tuple(found for event in events if (found := event.seen_by(eyes)) is not None)


def censored(entry: e.Entry, eyes: Eyes) -> e.Entry:
    """An entry as somebody may know it. Persons are known by their seats and names."""
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
            # How many actions stand counts those that are hidden.
            return replace(entry, person="", request="", back_to=-1)
        case e.Imported():
            # An adjourned record holds the secret of its chance.
            return replace(entry, person="", request="", record="")
        case _:
            return replace(entry, person="", request="")
