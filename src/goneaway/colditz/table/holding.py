"""Cards in hand: finding, discarding and playing them; and the limits on hands."""

from __future__ import annotations

from ...kernel import Refusal
from ..words.places import NOBODY
from . import notes
from .piles import bury, bury_security
from .table import Table


def held(position: Table, seat: int, name: str = "", kind: str = "", of: str = "") -> int:
    """The first card in a seat's hand with that name, or of that kind and for that purpose; or -1."""
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
    """Take a card out of the hand and put it under its deck (rule 47)."""
    if seat == position.security_seat:
        position.security_hand.remove(card)
        bury_security(position, card)
    else:
        position.hands[seat].remove(card)
        bury(position, card)


def put_under(position: Table, card: int) -> None:
    """Put back a card that was looked at but not kept: always at the bottom, wherever used cards go."""
    position.security_hand.remove(card)
    position.security_deck.insert(0, card)
    notes.tell_secretly(
        position,
        position.security_seat,
        "put-under",
        {"seat": "security"},
        {"card": position.security[card].id},
    )


def spend(position: Table, team: int, card: int) -> None:
    """The same, but every player sees which card it is."""
    let_go(position, team, card)
    position.tell_all("played", seat=position.seat_name(team), card=position.opportunity[card].id)


def play_from_hand(position: Table, team: int, kind: str) -> None:
    """Play the first card of a kind that an officer holds."""
    spend(position, team, held(position, team, kind=kind))


# Limits


def limit_of(position: Table, seat: int) -> int:
    draw = position.rules.draw
    return draw.hand_limit_security if seat == position.security_seat else draw.hand_limit_opportunity


def too_full(position: Table, seat: int) -> bool:
    hand = position.security_hand if seat == position.security_seat else position.hands[seat]
    return len(hand) > limit_of(position, seat)


def play_refusal(position: Table, seat: int) -> Refusal | None:
    """Why no card may be played: where playing does not count as reducing a hand, it must be reduced first
    (`overflow_actions`)."""
    if "play" in position.rules.draw.overflow_actions or not too_full(position, seat):
        return None
    clause = "28" if seat == position.security_seat else "27"
    return Refusal(clause, "HAND_OVER_LIMIT", {"limit": limit_of(position, seat)})


def gear_refusal(position: Table, team: int, more: int = 1) -> Refusal | None:
    """Why there is no room in hand for `more` Equipment cards (`equipment_hand_limit`, A102), or None."""
    limit = position.rules.draw.equipment_hand_limit
    if not limit or sum(position.equipment[team]) + more <= limit:
        return None
    return Refusal("29", "EQUIPMENT_LIMIT", {"limit": limit})
