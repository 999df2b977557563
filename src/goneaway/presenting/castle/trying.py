"""What an action would bring about, as far as a seat can know: tried on the table as it is known to it.

Others are taken to answer nothing. Where dice are thrown or a card is drawn the look ahead ends.
"""

from __future__ import annotations

from typing import Any

from ...colditz.referee.position import Colditz
from ...colditz.referee.sampling import determinize
from ...colditz.referee.view import Seen
from ...colditz.words.actions import parse
from ...kernel import Event, Refused, Stream
from ...wording import Wording
from .chronicle import told
from .known import known_to
from .odds import run_of

#: Events that hang on chance: what comes after them is a guess.
_CHANCE = frozenset({"thrown", "drawn"})
#: Answers given for others before the look ahead ends.
_ANSWERS = 12


def preview(view: Seen, text: str, wording: Wording) -> dict[str, Any]:
    """Lines, places and pawns of what would happen; `open` if more would follow that nobody can know.

    Of a Do or Die run also its way and the odds (`run`).
    """
    nothing: dict[str, Any] = {"lines": [], "places": [], "pawns": [], "open": False, "run": None}
    if view.seat is None:
        return nothing
    table = _dealt(view)
    action = parse(text)
    run = run_of(table, action.words[0]) if action.verb == "do-or-die" and action.words else None
    try:
        events = list(table.apply(view.seat, action))
    except Refused:
        return nothing
    for _ in range(_ANSWERS):
        actor = table.actor
        if actor is None or actor == view.seat or _guessed(events):
            break
        passing = next((one for one in table.legal() if str(one) == "pass"), None)
        if passing is None:
            break
        events += table.apply(actor, passing)
    known = _known(events)
    lines = list(told(wording, known, view.seat))
    return {
        "lines": [line.to_json() for line in lines],
        "places": list(dict.fromkeys(place for line in lines for place in line.places)),
        "pawns": list(dict.fromkeys(pawn for line in lines for pawn in line.pawns)),
        "open": len(known) < len(events) or table.actor not in (None, view.seat),
        "run": run,
    }


def _dealt(view: Seen) -> Colditz:
    """The table as it is known, with decks from which cards can be drawn: which, nobody is told."""
    table = known_to(view)
    lots = Stream.from_seed("look ahead", quiet=True)
    sample = determinize(view, lots)
    table.chance = lots
    table.deck, table.security_deck, table.dod_deck = sample.deck, sample.security_deck, sample.dod_deck
    table.dod_dealt = sample.dod_dealt
    return table


def _guessed(events: list[Event]) -> bool:
    return any(event.kind in _CHANCE for event in events)


def _known(events: list[Event]) -> list[Event]:
    """What happens before chance has a say."""
    end = next((number for number, event in enumerate(events) if event.kind in _CHANCE), len(events))
    return events[:end]
