"""The glider, where it is played with (`module_glider`, A77): its two cards are kept and bartered for, a man
is sent to the tower, and off he goes if it is likely to get there."""

from __future__ import annotations

from ....colditz.running.glider import AEROPLANE, SECRET_DOOR
from ....colditz.words.actions import Say, say
from ....kernel import Legal
from ..board.odds import dod_chance
from ..sight.asking import listed
from ..sight.officer_view import OfficerView

#: The cards without which nobody flies.
MARKED = (SECRET_DOOR, AEROPLANE)

#: Who falls short is arrested in the garrison, and no more.
LIKELY = 0.4

#: With fewer rounds left than that nobody saves up for it.
SAVING_ROUNDS = 6


def _flies(sight: OfficerView) -> bool:
    """Is there a glider still to be flown, and does it get there often enough?"""
    view = sight.view
    modules, track = view.rules.modules, sight.ground.track
    if not modules.module_glider or not track or view.ledger.launches >= modules.glider_uses_per_game:
        return False
    return dod_chance(len(track) - 1) >= LIKELY


def aboard(sight: OfficerView) -> bool:
    """May somebody go to the tower: with both cards, or because he was asked along?"""
    if not sight.view.kit[sight.seat] or not _flies(sight):
        return False
    return sight.view.ledger.tower_guest == sight.seat or not missing(sight)


def missing(sight: OfficerView) -> list[str]:
    """The cards that he has not."""
    held = {card.id for card in sight.cards}
    return [name for name in MARKED if name not in held]


def keeps(sight: OfficerView, name: str) -> bool:
    """Is this card worth more to him than what it can be swapped for?"""
    if name not in MARKED or not _flies(sight):
        return False
    return not missing(sight) or sight.left > SAVING_ROUNDS


def wished(sight: OfficerView) -> str:
    """The card for which he would give much: the other one of the two; or nothing."""
    lacking = missing(sight)
    return lacking[0] if len(lacking) == 1 and sight.left > SAVING_ROUNDS and _flies(sight) else ""


def fly(sight: OfficerView, legal: Legal) -> Say | None:
    """Up into the tower, and off."""
    if listed(legal, "launch"):
        return say("launch")
    ready = listed(legal, "tower") if aboard(sight) else []
    return ready[0] if ready else None
