"""Why a refusal, in the castle: what is in the way, how far it is, which circles and pawns it is about."""

from __future__ import annotations

from ...colditz.referee.view import Seen
from ...colditz.words.places import FIRST_GUARD
from ...kernel import Refusal
from ...wording import Wording, colditz_places
from ..verdict import Verdict, words_of
from ..verdict import verdict as told
from .names import GAME
from .standing import own_pawns
from .ways import Way

#: The circle is occupied.
_TAKEN = "OCCUPIED"
#: Walks refused only for their length.
_TOO_FAR = "NO_POINTS"
_OVERFULL = "HAND_OVER_LIMIT"


def verdict(refusal: Refusal, view: Seen, wording: Wording, way: Way | None = None) -> Verdict:
    """Return a refusal as a verdict; of a refused walk (`way`) the first thing in its way is the reason."""
    if way is not None and way.obstacle is not None and refusal.code == _TOO_FAR:
        refusal = way.obstacle
    words = words_of(refusal)
    blocker = _blocker(refusal, view) if way is not None else -1
    pawns = [word for word in words if view.pawn(word) >= 0]
    if blocker >= 0:
        pawns.append(view.pawn_name(blocker))
    hindered = way is not None and way.obstacle is not None and refusal.code == way.obstacle.code
    return told(
        GAME,
        refusal,
        wording,
        remark=_remark(refusal, view, wording, way, blocker),
        places=(word for word in words if view.place(word) >= 0),
        pawns=pawns,
        way=way.stopped if way is not None and hindered else (),
        round=way.round if way is not None and hindered else 0,
    )


def _blocker(refusal: Refusal, view: Seen) -> int:
    """Return the pawn on a circle that is refused as occupied; -1 if there is none."""
    at = view.place(str(refusal.parameters.get("to", ""))) if refusal.code == _TAKEN else -1
    return next((pawn for pawn, place in enumerate(view.at) if at >= 0 and place == at), -1)


def _remark(refusal: Refusal, view: Seen, wording: Wording, way: Way | None, blocker: int) -> str:
    if way is not None and blocker >= 0:
        who = "guard" if blocker >= FIRST_GUARD else "own" if blocker in own_pawns(view) else "other"
        man = colditz_places.pawn(wording, way.pawn)
        by = colditz_places.pawn(wording, view.pawn_name(blocker))
        return wording.text("colditz-in-the-way", man=man, by=by, who=who)
    if way is not None and refusal.code == _TOO_FAR:
        return too_far(way, view, wording)
    held, limit = len(view.hand), int(str(refusal.parameters.get("limit", 0)))
    if refusal.code == _OVERFULL and held > limit:
        deck = "security" if view.seat == view.officers else "opportunity"
        return wording.text("colditz-overfull", held=held, limit=limit, deck=deck, over=held - limit)
    return ""


def too_far(way: Way, view: Seen, wording: Wording) -> str:
    """Return how many steps it is, and how many points are left."""
    told = wording.text(
        "colditz-too-far",
        man=colditz_places.pawn(wording, way.pawn),
        steps=way.steps,
        points=view.points,
        typed=wording.typed,
        word=way.to,
        **colditz_places.placed(wording, "to", way.to, exact=True),
    )
    return wording.sentence(GAME, told)
