"""Actions that name a pawn or a place, worded as requests.

A page puts them beside the man or the circle they are about: two men in a room (claim), a man in a cell
(release), an empty post (a guard).
"""

from __future__ import annotations

from typing import Any

from ...colditz.cards import barter
from ...colditz.referee.view import Seen
from ...colditz.turns import meeting
from ...kernel import Legal
from ...wording import Wording
from .names import GAME

#: Walks have their own interface; talk and barter are not about a place.
_ELSEWHERE = frozenset({"step", "move", *barter.VERBS, *meeting.VERBS})
#: They cost a point each (rules 34a and 34b), and nothing on the board shows it.
_PRICED = frozenset({"post", "recall"})
#: Maximum number of one kind; a page with more asks word by word.
_MOST = 60


def spots(view: Seen, legal: Legal, wording: Wording) -> dict[str, Any]:
    """Return the pawns that can walk, and every other action about a pawn or a place of the board."""
    out = []
    for verb in legal.verbs:
        if verb in _ELSEWHERE:
            continue
        found = [str(action) for group in legal.groups_of(verb) for action in group]
        for text in found[:_MOST]:
            words = text.split()[1:]
            pawns = [word for word in words if view.pawn(word) >= 0]
            places = [word for word in words if _on_board(view, word)]
            if pawns or places:
                out.append(
                    {
                        "text": text,
                        "verb": verb,
                        "label": doing(text, view, wording),
                        "pawns": pawns,
                        "places": places,
                    }
                )
    steps = legal.groups_of("step") if "step" in legal.verbs else ()
    walkers = [group.head.split()[1] for group in steps if len(group)]
    return {"walkers": walkers, "spots": out}


def _on_board(view: Seen, word: str) -> bool:
    """Return whether a word is a circle, or something with circles: a tunnel, a block of cells, a room."""
    ground = view.ground
    return (
        view.place(word) >= 0
        or word in ground.room_number
        or word in ground.block_number
        or word in ground.tunnels
    )


def doing(text: str, view: Seen, wording: Wording) -> str:
    """Return an action, worded as a request, with its price if it is done at once and costs a point.

    The Riot Squad is posted when all points are spent, for nothing.
    """
    label = wording.doing(GAME, text)
    if text.split()[0] not in _PRICED or not view.points or wording.typed:
        return label
    return wording.text("colditz-priced", label=label, points=1)
