"""The arrest behind a question about a loss: the man, the guard and the place."""

from __future__ import annotations

from ...colditz.custody.arrest import Arrest
from ...colditz.referee.view import Seen
from ...colditz.words.places import NOBODY
from ...kernel import Prompt
from ...wording import Wording
from .names import GAME

#: Questions about a team's loss; the question alone does not give the reason.
_LOSSES = frozenset({"shield", "lose", "confiscate"})


def arrest_of(view: Seen, prompt: Prompt) -> Arrest | None:
    """Return the arrest behind the loss; None for another question, or another cause of the loss."""
    if prompt.kind not in _LOSSES:
        return None
    return next((frame for frame in reversed(view.frames) if isinstance(frame, Arrest)), None)


def told_of(arrest: Arrest, view: Seen, wording: Wording) -> str:
    """Return `G1 arrests B1 in the garrison.`"""
    told: dict[str, object] = {"man": view.pawn_name(arrest.pow), "at": view.place_name(view.at[arrest.pow])}
    if arrest.guard == NOBODY:
        return wording.told("colditz-arresting-else", GAME, told)
    return wording.told("colditz-arresting", GAME, told | {"guard": view.pawn_name(arrest.guard)})
