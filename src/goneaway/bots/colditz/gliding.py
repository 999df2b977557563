"""The glider, where it is played with (`module_glider`, A77): its two cards are kept and bartered for, a man
is sent to the tower, and off he goes if it is likely to get there."""

from __future__ import annotations

from ...colditz.running.glider import AEROPLANE, SECRET_DOOR
from ...colditz.words.actions import Say, say
from ...kernel import Legal
from .chart import dod_chance
from .table import Table, listed

#: The cards without which nobody flies.
MARKED = (SECRET_DOOR, AEROPLANE)

#: Who falls short is arrested in the garrison, and no more.
LIKELY = 0.4

#: With fewer rounds left than that nobody saves up for it.
SOON = 6


def _flies(table: Table) -> bool:
    """Is there a glider still to be flown, and does it get there often enough?"""
    view = table.view
    modules, track = view.rules.modules, table.ground.track
    if not modules.module_glider or not track or view.ledger.launches >= modules.glider_uses_per_game:
        return False
    return dod_chance(len(track) - 1) >= LIKELY


def aboard(table: Table) -> bool:
    """May somebody go to the tower: with both cards, or because he was asked along?"""
    if not table.view.kit[table.seat] or not _flies(table):
        return False
    return table.view.ledger.tower_guest == table.seat or not missing(table)


def missing(table: Table) -> list[str]:
    """The cards that he has not."""
    held = {card.id for card in table.cards}
    return [name for name in MARKED if name not in held]


def keeps(table: Table, name: str) -> bool:
    """Is this card worth more to him than what it can be swapped for?"""
    if name not in MARKED or not _flies(table):
        return False
    return not missing(table) or table.left > SOON


def wished(table: Table) -> str:
    """The card for which he would give much: the other one of the two; or nothing."""
    lacking = missing(table)
    return lacking[0] if len(lacking) == 1 and table.left > SOON and _flies(table) else ""


def fly(table: Table, legal: Legal) -> Say | None:
    """Up into the tower, and off."""
    if listed(legal, "launch"):
        return say("launch")
    ready = listed(legal, "tower") if aboard(table) else []
    return ready[0] if ready else None
