"""Which cells and men a refusal is about, on the island."""

from __future__ import annotations

from ...kernel import Refusal
from ...sectionx import Seen
from ...wording import Wording
from ..verdict import Verdict, verdict, words_of
from .names import GAME


def why_not(refusal: Refusal, view: Seen, wording: Wording) -> Verdict:
    words = words_of(refusal)
    cells = (word.partition("#")[0] for word in words)
    return verdict(
        GAME,
        refusal,
        wording,
        places=(cell for cell in cells if cell in view.island.number),
        pawns=(word for word in words if view.man_number(word) >= 0),
    )
