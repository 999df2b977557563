"""The points of a movement throw, and the throw that waits behind it."""

from __future__ import annotations

from ..table.table import Table
from ..ways import attempts


def points_of(position: Table, seat: int, one: int, two: int) -> int:
    """The points of a movement throw; at night guards may move by one die only (A70)."""
    counts = position.terms.guard_dice
    if counts == "both" or seat != position.security_seat or attempts.caps_lifted(position):
        return one + two
    position.ledger.both_dice += one + two
    return one if counts == "first" else max(one, two)


def note_throw(position: Table, thrown: int, bonus: bool) -> None:
    """Record a throw that is spent separately; an unused release from the previous throw lapses (A5)."""
    position.ledger.rolled = thrown
    position.ledger.bonus = bonus
    position.credit = 0
