"""What can be done on the spot: actions that name a pawn or a place, told as one would ask for them.

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

#: Walks have their own way of being asked for; talk and barter are about no place.
_ELSEWHERE = frozenset({"step", "move", *barter.VERBS, *meeting.VERBS})
#: More of one kind than anybody would look at; a page asks word by word then.
_MOST = 60


def spots(view: Seen, legal: Legal, wording: Wording) -> dict[str, Any]:
    """Who can walk, and every other action that is about a pawn or a place of the board."""
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
    """A circle, or a whole that has its circles: a tunnel, a block of cells, a room."""
    ground = view.ground
    return (
        view.place(word) >= 0
        or word in ground.room_number
        or word in ground.block_number
        or word in ground.tunnels
    )


def doing(text: str, view: Seen, wording: Wording) -> str:
    """An action as one would ask for it."""
    return wording.doing(GAME, text)
