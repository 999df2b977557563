"""The officers draw lots for their seats (rule 18, A113)."""

from __future__ import annotations

from ..table.table import Table
from ..table.throwing import throw


def draw_lots(position: Table) -> None:
    """Throw dice for the officers' seats: the lowest total plays first, or by house rule the highest."""
    rule = position.rules.players.seat_order
    if rule == "free" or position.officers == 1 or position.two_teams:
        return
    seated = _throw_off(position, list(range(position.officers)), rule == "dice_random")
    position.active = seated[0]
    position.throws = 0
    position.ledger.seating = tuple(seated)
    position.tell_all("seated", seats=[position.seat_name(seat) for seat in seated])


def _throw_off(position: Table, seats: list[int], highest_first: bool) -> list[int]:
    """The seats ordered by their totals; officers with equal totals throw again among themselves."""
    totals = {}
    for seat in seats:
        position.active = seat
        totals[seat] = sum(throw(position, seat))
    out: list[int] = []
    for total in sorted(set(totals.values()), reverse=highest_first):
        level = [seat for seat in seats if totals[seat] == total]
        out += level if len(level) == 1 else _throw_off(position, level, highest_first)
    return out
