"""What a throw to move is worth, and the throw that waits behind it."""

from __future__ import annotations

from ..table.table import Table
from ..ways import attempts


def points_of(position: Table, seat: int, one: int, two: int) -> int:
    """What a throw to move is worth: at night guards may go by one die only (A70)."""
    counts = position.terms.guard_dice
    if counts == "both" or seat != position.security_seat or attempts.caps_lifted(position):
        return one + two
    position.ledger.both_dice += one + two
    return one if counts == "first" else max(one, two)


def note_throw(position: Table, thrown: int, bonus: bool) -> None:
    """A throw to be spent by itself; a release its predecessor gave and nobody used is gone (A5)."""
    position.ledger.rolled = thrown
    position.ledger.bonus = bonus
    position.credit = 0
