"""Check whether a position described by a text is possible at all."""

from __future__ import annotations

from ...kernel import SceneError
from ..referee.position import Colditz
from ..words.places import CELL, CLOSED, EQUIPMENT, EQUIPMENT_CARDS, FIRST_GUARD, KITS, NOBODY, TEAM


def check(position: Colditz) -> None:
    """Raise `SceneError` for anything the box or the board does not allow, whatever the rules."""
    _cards(position)
    _tunnellers(position)
    _notes(position)


def _cards(position: Colditz) -> None:
    used = position.ledger.used_up or (0,) * len(EQUIPMENT)
    for card, name in enumerate(EQUIPMENT):
        held = sum(hand[card] for hand in position.equipment)
        there = position.stacks[card] + held + used[card]
        if there > EQUIPMENT_CARDS[card]:
            raise SceneError(f"{name}: {there} cards in play, and the box has {EQUIPMENT_CARDS[card]}")
    kits = position.kits + sum(position.kit) + len(position.kit_spent)
    if kits > KITS:
        raise SceneError(f"kit: {kits} in play, and the box has {KITS}")


def _tunnellers(position: Colditz) -> None:
    for tunnel, name in enumerate(position.ground.tunnels):
        if position.tunnel_state[tunnel] == CLOSED:
            for pow in position.occupants(tunnel):
                man, place = position.pawn_name(pow), position.place_name(position.at[pow])
                raise SceneError(f"{man}@{place}: the tunnel {name} is not open")


def _notes(position: Colditz) -> None:
    """Check that the records about each man fit his place."""
    for pow in range(TEAM * position.officers):
        if position.returning[pow] and not 0 <= position.at[pow] < position.ground.size:
            raise SceneError(f"returning {position.pawn_name(pow)}: he is not on the board")
    for pow, _ in position.ledger.jailed:
        if position.at[pow] > CELL:
            raise SceneError(f"jailed {position.pawn_name(pow)}: he is not in Solitary")
    for slot, quarry in enumerate(position.link):
        if quarry != NOBODY and position.at[FIRST_GUARD + slot] < 0:
            raise SceneError(f"linked {position.pawn_name(FIRST_GUARD + slot)}: he is not on the board")
