"""The glider, in games with `module_glider` (A77).

Its two cards are kept and bartered for, a man is sent to the tower, and he flies if the glider is likely to
get there.
"""

from __future__ import annotations

from ....colditz.running.glider import AEROPLANE, SECRET_DOOR
from ....colditz.words.actions import Say, say
from ....kernel import Legal
from ..board.odds import dod_chance
from ..sight.asking import listed
from ..sight.officer_view import OfficerView

#: The cards needed to fly.
MARKED = (SECRET_DOOR, AEROPLANE)

#: The chance that makes a flight worthwhile: a man who falls short is only arrested in the garrison.
LIKELY = 0.4

#: With fewer rounds left than this, officers no longer collect cards for it.
SAVING_ROUNDS = 6


def _flies(sight: OfficerView) -> bool:
    """Return whether a glider is still there, and likely enough to get there."""
    view = sight.view
    modules, track = view.rules.modules, sight.ground.track
    if not modules.module_glider or not track or view.ledger.launches >= modules.glider_uses_per_game:
        return False
    return dod_chance(len(track) - 1) >= LIKELY


def aboard(sight: OfficerView) -> bool:
    """Return whether a man may go to the tower: with both cards, or because the officer was invited."""
    if not sight.view.kit[sight.seat] or not _flies(sight):
        return False
    return sight.view.ledger.tower_guest == sight.seat or not missing(sight)


def missing(sight: OfficerView) -> list[str]:
    """Return the glider's cards that he lacks."""
    held = {card.id for card in sight.cards}
    return [name for name in MARKED if name not in held]


def keeps(sight: OfficerView, name: str) -> bool:
    """Return whether this card is worth more to him than any swap."""
    if name not in MARKED or not _flies(sight):
        return False
    return not missing(sight) or sight.left > SAVING_ROUNDS


def wished(sight: OfficerView) -> str:
    """Return the card for which he would give much: the second of the two; or ""."""
    lacking = missing(sight)
    return lacking[0] if len(lacking) == 1 and sight.left > SAVING_ROUNDS and _flies(sight) else ""


def fly(sight: OfficerView, legal: Legal) -> Say | None:
    """Climb the tower and fly."""
    if listed(legal, "launch"):
        return say("launch")
    ready = listed(legal, "tower") if aboard(sight) else []
    return ready[0] if ready else None
