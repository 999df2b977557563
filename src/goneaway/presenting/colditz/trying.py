"""What an action would lead to, as far as a seat can know: tried on the table as the seat knows it.

Other players are assumed to answer nothing. The look ahead ends where dice are thrown or a card is drawn.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from ...colditz.referee.position import Colditz
from ...colditz.referee.sampling import determinize
from ...colditz.referee.view import Seen
from ...colditz.words.actions import OfMan, parse
from ...colditz.words.places import NATIONS
from ...kernel import Event, Refused, Stream
from ...wording import Wording
from .chronicle import told
from .known import known_to
from .odds import run_of

#: Events that depend on chance: they are a guess, and so is what follows them.
_CHANCE = frozenset({"thrown", "drawn", "dod-revealed", "glider-launched"})
#: Number of answers given for other players before the look ahead ends: enough for a whole Appel.
_ANSWERS = 60
#: Other players decide where each man stands, which matters to nobody else.
_STANDS = "stand"
_RUN = "do-or-die"


def preview(view: Seen, text: str, wording: Wording) -> dict[str, Any]:
    """Return the lines, places and pawns of what would happen; `open` if what follows is unknown.

    For a Do or Die run also its way and the odds (`run`), and what it costs if it fails (`risk`).
    """
    nothing: dict[str, Any] = {"lines": [], "places": [], "pawns": [], "open": False, "run": None, "risk": ""}
    if view.seat is None:
        return nothing
    table = _dealt(view)
    own = NATIONS[view.nations[view.seat]] if view.seat < view.officers else ""
    action = parse(text)
    run = run_of(table, action.man) if isinstance(action, OfMan) and action.verb == _RUN else None
    try:
        events = list(table.apply(view.seat, action))
    except Refused:
        return nothing
    for _ in range(_ANSWERS):
        actor = table.actor
        if actor is None or actor == view.seat or any(_guess(event, own) for event in events):
            break
        anywhere = table.frames[-1].kind == _STANDS
        answer = next((one for one in table.legal() if anywhere or str(one) == "pass"), None)
        if answer is None:
            break
        events += table.apply(actor, answer)
    known = list(takewhile(lambda event: not _guess(event, own), events))
    lines = list(told(wording, known, view.seat))
    return {
        # Men who would have to come to Appel are shown by their pawns; a sentence for each would fill a page.
        "lines": [line.to_json() for line in lines if line.kind != "stands"],
        "places": list(dict.fromkeys(place for line in lines for place in line.places)),
        "pawns": list(dict.fromkeys(pawn for line in lines for pawn in line.pawns)),
        "open": len(known) < len(events) or table.actor not in (None, view.seat),
        "run": run,
        "risk": _risk(view, wording) if action.verb == _RUN else "",
    }


def _risk(view: Seen, wording: Wording) -> str:
    """Return the table's rule for failed runs, as its sentence."""
    return wording.text(f"colditz-option-dod_failure.{view.rules.dod.dod_failure}")


def _dealt(view: Seen) -> Colditz:
    """Return the table as the seat knows it, with random decks and Equipment, which are never shown."""
    table = known_to(view)
    lots = Stream.from_seed("look ahead", quiet=True)
    sample = determinize(view, lots)
    table.chance = lots
    table.deck, table.security_deck, table.dod_deck = sample.deck, sample.security_deck, sample.dod_deck
    table.dod_dealt = sample.dod_dealt
    table.equipment = sample.equipment
    return table


def _guess(event: Event, own: str) -> bool:
    """Return whether an event is a guess.

    Other players' cards are random here: only that they hold some is known.
    """
    told = event.parameters
    of_another = "team" in told and told["team"] != own and ("card" in told or "cards" in told)
    return event.kind in _CHANCE or of_another
