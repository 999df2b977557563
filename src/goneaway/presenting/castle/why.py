"""Why not: what the rules refuse, by which rule, and what would help."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from ...colditz.referee.view import Seen
from ...kernel import Refusal
from ...wording import Wording
from .names import GAME
from .ways import Way


@dataclass(frozen=True)
class Verdict:
    """A refusal as it is told: `sentence` is all of it, with the rule cited and the actions that are open.

    `citation` is the rule's own number in the edition, `clause` and `title` name it in this house; `remark`
    is worth saying before the rule (how far it is, where points do not suffice). `places` are to be lit.
    """

    code: str
    sentence: str
    clause: str
    title: str
    citation: str
    remedies: tuple[str, ...] = ()
    remark: str = ""
    places: tuple[str, ...] = ()
    pawns: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def verdict(refusal: Refusal, view: Seen, wording: Wording, way: Way | None = None) -> Verdict:
    """`way` is the walk that was refused, if it was one."""
    told = [str(value) for value in refusal.parameters.values() if isinstance(value, str)]
    return Verdict(
        refusal.code,
        wording.refusal(GAME, refusal),
        refusal.clause,
        wording.text(f"{GAME}-clause-{refusal.clause}.title"),
        wording.citation(GAME, refusal.clause, refusal.code),
        refusal.remedies,
        "" if way is None or refusal.code != "NO_POINTS" else too_far(way, view, wording),
        tuple(dict.fromkeys(word for word in told if view.place(word) >= 0)),
        tuple(dict.fromkeys(word for word in told if view.pawn(word) >= 0)),
    )


def too_far(way: Way, view: Seen, wording: Wording) -> str:
    """How many steps it is, and how many points are left."""
    return wording.text(
        "terminal-castle-too-far", man=way.pawn, to=way.to, steps=way.steps, points=view.points
    )
