"""What is told to one seat only, and what is noted beside the board as it happens."""

from __future__ import annotations

from ...kernel import Event
from .table import Table


def tell_secretly(
    position: Table, seat: int, kind: str, public: dict[str, object], secret: dict[str, object]
) -> None:
    position.tell(Event(kind, public, secret, (seat,)))


def count_play(position: Table) -> None:
    """The player on turn has played a card."""
    if position.rules.turn.cards_per_turn_limit:
        position.ledger.plays += 1


def remember_release(position: Table, pow: int) -> None:
    """He is no longer on his way back; where that is the only way in, it stays so until he is in."""
    if position.rules.solitary.return_entry == "return_gates":
        position.ledger.let_out |= {pow}
