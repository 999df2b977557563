"""A complete view as plain data and back: what a bot in another process needs to continue thinking."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any

from ...kernel import Frame, Outcome
from ...kernel.exact import (
    ViewError,
    frame_kinds,
    made_of,
    open_fields,
    plain,
    read_open,
    tupled,
    wanted,
    write_open,
)
from ...kernel.position import Moment
from ..table.facts import Facts
from ..table.frames import ColditzFrame
from ..table.ledger import Ledger
from ..table.offers import Offer
from .position import Colditz
from .view import Seen

#: The ledger says which terms are in force.
_OPEN = open_fields(Moment, Facts, besides=("frames", "outcome", "ledger", "terms"))
#: The fields with what a seat knows of hands, decks and stacks.
_KNOWN = (
    "hand", "hand_sizes", "equipment", "equipped", "gear", "stacks", "offer_count", "aside", "aside_size",
    "security_hand_size", "deck_size", "security_deck_size", "dod_deck_size", "dod_dealt",
)  # fmt: skip
_USUAL = {one.name: one.default for one in fields(Ledger)}


@cache
def _frames() -> dict[str, type[Frame[Any]]]:
    return frame_kinds(ColditzFrame)


def write_view(view: Seen) -> dict[str, Any]:
    return {
        "seat": view.seat,
        **write_open(view, _OPEN),
        **{name: plain(getattr(view, name)) for name in _KNOWN},
        "offers": [offer.state() for offer in view.offers],
        "ledger": dict(view.ledger.state()),
        "frames": [[type(frame).__name__, made_of(frame)] for frame in view.frames],
        "outcome": None if view.outcome is None else view.outcome.to_json(),
    }


def read_view(blank: Colditz, data: Mapping[str, Any]) -> Seen:
    """The view in `data`. `blank` is any position of the same game."""
    view = Seen(blank, wanted(data, "seat"))
    read_open(view, _OPEN, data)
    for name in _KNOWN:
        setattr(view, name, tupled(wanted(data, name)))
    view.offers = tuple(Offer(*tupled(offer)) for offer in wanted(data, "offers"))
    view.ledger = _ledger(wanted(data, "ledger"))
    view.terms = view.chapters.terms[view.ledger.night]
    view.frames = [_frame(name, made) for name, made in wanted(data, "frames")]
    outcome = wanted(data, "outcome")
    view.outcome = None if outcome is None else Outcome.from_json(outcome)
    return view


def _frame(name: str, made: list[Any]) -> Frame[Any]:
    kind = _frames().get(name)
    if kind is None:
        raise ViewError(f"no frame is called {name!r:.60}")
    return kind(*tupled(made))


def _ledger(notes: Mapping[str, Any]) -> Ledger:
    ledger = Ledger()
    for name, value in notes.items():
        if name not in _USUAL:
            raise ViewError(f"nothing is noted as {name!r:.60}")
        noted = tupled(value)
        setattr(ledger, name, frozenset(noted) if isinstance(_USUAL[name], frozenset) else noted)
    return ledger
