"""What happened, told to one seat in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Event, Game
from ...wording import Wording


def sentences(game: Game, wording: Wording, events: Iterable[Event], eyes: int | None) -> list[str]:
    """The events worth a line, as a seat sees them (None: a spectator)."""
    out = []
    for event in events:
        seen = event.seen_by(eyes)
        sentence = "" if seen is None else wording.event(game.kind.name, seen)
        if sentence:
            out.append(sentence)
    return out
