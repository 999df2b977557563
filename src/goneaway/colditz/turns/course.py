"""Turn follows turn: officers in the order of their seats, then Security, then the next round."""

from __future__ import annotations

from ..table import seating
from ..table.table import Table
from ..ways import phases
from . import officer, security


def next_turn(position: Table) -> None:
    """Begin the next turn when none is under way: that of the next officer still playing, or Security's."""
    last = position.active
    place = 0 if last == position.security_seat else seating.place_of(position, last) + 1
    # In fixed phases a team without men has no turn either (F0).
    no_turn = position.eliminated
    if phases.fixed(position):
        no_turn = [not position.in_play(team) for team in range(position.officers)]
    for team in seating.order(position)[place:]:
        if not no_turn[team]:
            officer.begin(position, team)
            return
    security.begin(position)
