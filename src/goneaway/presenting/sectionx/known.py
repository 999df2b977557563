"""The island as a seat knows it: a position dealt from its view, for questions about the rules."""

from __future__ import annotations

from ...kernel import Stream
from ...sectionx import SectionX, Seen
from ...sectionx.referee.sampling import determinize, laid_out


def known_to(view: Seen) -> SectionX:
    """Return a position that matches all the seat can see, for questions about tunnels and owners.

    It is dealt from the view, so nothing hidden can get into what is shown.
    """
    return determinize(view, Stream.from_seed("drawing"))


def open_to_all(view: Seen) -> SectionX:
    """Return the same without any player's tiles in hand: enough for what is on the board."""
    return laid_out(view, Stream.from_seed("drawing"))
