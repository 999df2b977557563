"""Two dice on the table, and a card from the pile."""

from __future__ import annotations

from .notes import tell_secretly
from .table import Table


def throw(position: Table, seat: int) -> tuple[int, int]:
    """Throw two dice in public (I32). Security's throws in an officer's turn do not count for that turn."""
    first = position.chance.pick("dice", 6) + 1
    second = position.chance.pick("dice", 6) + 1
    if seat == position.active:
        position.throws += 1
    position.tell_all("thrown", seat=position.seat_name(seat), dice=[first, second])
    return first, second


def draw_card(position: Table, seat: int) -> None:
    if seat == position.security_seat:
        card = position.security_deck.pop()
        position.security_hand.append(card)
        name = position.security[card].id
    else:
        card = position.deck.pop()
        position.hands[seat].append(card)
        name = position.opportunity[card].id
    tell_secretly(position, seat, "drawn", {"seat": position.seat_name(seat)}, {"card": name})
