"""Who sits where: the officers in the order they play, from Security's left (rule 18, A113)."""

from __future__ import annotations

from collections.abc import Sequence

from .table import Table


def order(position: Table) -> Sequence[int]:
    """The officers in the order of their seats: that of joining, unless the dice have decided otherwise."""
    return position.ledger.seating or range(position.officers)


def place_of(position: Table, team: int) -> int:
    """How many officers sit between Security and this one."""
    return position.ledger.seating.index(team) if position.ledger.seating else team
