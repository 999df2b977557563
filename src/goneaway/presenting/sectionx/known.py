"""The island as a seat knows it: a position dealt from its view, to ask the rules about."""

from __future__ import annotations

from ...kernel import Stream
from ...sectionx import SectionX, Seen
from ...sectionx.referee.sampling import determinize, laid_out


def known_to(view: Seen) -> SectionX:
    """A position in which everything the seat can see is as it is, to ask about tunnels and owners.

    It is dealt from the view, so nothing hidden can get into what is shown.
    """
    return determinize(view, Stream.from_seed("drawing"))


def open_to_all(view: Seen) -> SectionX:
    """The same without what anybody holds: enough for what lies on the board."""
    return laid_out(view, Stream.from_seed("drawing"))
