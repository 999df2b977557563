"""What can be done on the spot: actions that name a pawn or a place, told as one would ask for them.

A page puts them beside the man or the circle they are about: two men in a room (claim), a man in a cell
(release), an empty post (a guard).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...colditz.cards import barter
from ...colditz.referee.view import Seen
from ...colditz.turns import meeting
from ...colditz.words.cards import card_types
from ...colditz.words.places import EQUIPMENT, FIRST_GUARD, NATIONS
from ...kernel import Legal
from ...wording import Wording
from .names import GAME, names_of

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
    verb, *words = text.split()
    named = [word for word in words if view.pawn(word) >= 0]
    # Of a guard and his man the man is the one it is about.
    who = [word for word in named if view.pawn(word) < FIRST_GUARD] or named
    where = [_where(view, word, wording) for word in words if _on_board(view, word)]
    what = [_what(word, wording) for word in words if _is_thing(word)]
    rest = [word for word in words if not _is_thing(word) and not _on_board(view, word) and word not in named]
    return wording.text(
        "colditz-do",
        verb=verb,
        who=_and(wording, who),
        where=where[-1] if where else "",
        what=_and(wording, what or rest),
    )


def _and(wording: Wording, words: Sequence[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    return wording.text("colditz-do-both", most=", ".join(words[:-1]), last=words[-1])


def _is_thing(word: str) -> bool:
    return word in EQUIPMENT or word in card_types() or word in NATIONS


def _what(word: str, wording: Wording) -> str:
    if word in NATIONS:
        return wording.text("colditz-seat", seat=word)
    return names_of(wording).card(word) if word in EQUIPMENT else wording.card(GAME, word)


def _where(view: Seen, word: str, wording: Wording) -> str:
    """A place by its room, if it lies in one; else as the notation has it."""
    ground, names = view.ground, names_of(wording)
    if word in ground.tunnels:
        return names.tunnel(word)
    if word in ground.block_number:
        return wording.text("colditz-cell", cell=word)
    if word in ground.room_number:
        return names.place(word)
    room = ground.room[view.place(word) % ground.size]
    return names.place(ground.rooms[room]) if room >= 0 else word
