"""Who sits where: the officers in the order they play, from Security's left (rule 18, A113)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .dice import throw

if TYPE_CHECKING:
    from .position import Colditz


def order(position: Colditz) -> Sequence[int]:
    """The officers in the order of their seats; as they came to the table, unless dice have seated them."""
    return position.ledger.seating or range(position.officers)


def place_of(position: Colditz, team: int) -> int:
    """How many officers sit between Security and this one."""
    return position.ledger.seating.index(team) if position.ledger.seating else team


def draw_lots(position: Colditz) -> None:
    """Officers throw for their seats: the lowest total plays first, or by house rule the highest."""
    rule = position.rules.players.seat_order
    if rule == "free" or position.officers == 1 or position.two_teams:
        return
    seated = _throw_off(position, list(range(position.officers)), rule == "dice_random")
    position.active = seated[0]
    position.throws = 0
    position.ledger.seating = tuple(seated)
    position.tell_all("seated", seats=[position.seat_name(seat) for seat in seated])


def _throw_off(position: Colditz, seats: list[int], highest_first: bool) -> list[int]:
    """Seats by their totals; equal ones throw again among themselves."""
    totals = {}
    for seat in seats:
        position.active = seat
        totals[seat] = sum(throw(position, seat))
    out: list[int] = []
    for total in sorted(set(totals.values()), reverse=highest_first):
        level = [seat for seat in seats if totals[seat] == total]
        out += level if len(level) == 1 else _throw_off(position, level, highest_first)
    return out
