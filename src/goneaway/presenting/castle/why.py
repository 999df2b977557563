"""Why not, in the castle: which circles and pawns a refusal speaks of, and how far it would be."""

from __future__ import annotations

from ...colditz.referee.view import Seen
from ...kernel import Refusal
from ...wording import Wording
from ..verdict import Verdict, words_of
from ..verdict import verdict as told
from .names import GAME
from .ways import Way


def verdict(refusal: Refusal, view: Seen, wording: Wording, way: Way | None = None) -> Verdict:
    """`way` is the walk that was refused, if it was one."""
    words = words_of(refusal)
    return told(
        GAME,
        refusal,
        wording,
        remark="" if way is None or refusal.code != "NO_POINTS" else too_far(way, view, wording),
        places=(word for word in words if view.place(word) >= 0),
        pawns=(word for word in words if view.pawn(word) >= 0),
    )


def too_far(way: Way, view: Seen, wording: Wording) -> str:
    """How many steps it is, and how many points are left."""
    return wording.text(
        "terminal-castle-too-far",
        man=wording.pawn(way.pawn),
        steps=way.steps,
        points=view.points,
        typed=wording.typed,
        word=way.to,
        **wording.placed("to", way.to, exact=True),
    )
