"""Cards in hand: finding one, showing it, letting it go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .piles import bury, bury_security
from .places import NOBODY

if TYPE_CHECKING:
    from .table import Table


def held(position: Table, seat: int, name: str = "", kind: str = "", of: str = "") -> int:
    """The first card in a seat's hand that is called so, or is of that kind and for that; or -1."""
    if seat == position.security_seat:
        hand, cards = position.security_hand, position.security
    else:
        hand, cards = position.hands[seat], position.opportunity
    for number in hand:
        card = cards[number]
        if (not name or card.id == name) and (not kind or card.kind == kind) and (not of or card.of == of):
            return number
    return NOBODY


def tunnel_card(position: Table, team: int, tunnel: int) -> int:
    return held(position, team, kind="tunnel", of=position.ground.tunnels[tunnel])


def let_go(position: Table, seat: int, card: int) -> None:
    """Out of the hand, and under its deck (rule 47)."""
    if seat == position.security_seat:
        position.security_hand.remove(card)
        bury_security(position, card)
    else:
        position.hands[seat].remove(card)
        bury(position, card)


def spend(position: Table, team: int, card: int) -> None:
    """The same, and everybody sees which card it is."""
    let_go(position, team, card)
    position.tell_all("played", seat=position.seat_name(team), card=position.opportunity[card].id)


def play_from_hand(position: Table, team: int, kind: str) -> None:
    """Play the first card of a kind that an officer holds."""
    spend(position, team, held(position, team, kind=kind))
