"""What is shown to one seat only, and what is recorded beside the board as it happens."""

from __future__ import annotations

from ...kernel import Event
from .table import Table


def tell_secretly(
    position: Table, seat: int, kind: str, public: dict[str, object], secret: dict[str, object]
) -> None:
    position.tell(Event(kind, public, secret, (seat,)))


def count_play(position: Table) -> None:
    """Count a card played by the player on turn."""
    if position.rules.turn.cards_per_turn_limit:
        position.ledger.plays += 1


def remember_release(position: Table, pow: int) -> None:
    """Record that a man has left his way back, where that is the only way in, until he is in
    (`return_gates`)."""
    if position.rules.solitary.return_entry == "return_gates":
        position.ledger.let_out |= {pow}
