"""Round follows round, day follows night (A76)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..table.frames import Procedure
from ..table.hours import hour
from ..table.table import Table
from . import meeting


def night_in(position: Table, number: int) -> bool:
    """Whether this round is at night."""
    return position.rules.daynight.day_night and hour(position.rules, position.officers, number).night


def next_round(position: Table) -> None:
    """End a round of a game that goes on: advance the clock. Day may break, or night fall after a meeting."""
    position.round += 1
    night = night_in(position, position.round)
    if night == position.ledger.night:
        return
    position.frames.append(PhaseChange(position.security_seat, night))
    if night and position.rules.trade.secret_meeting == "scheduled":
        meeting.begin(position)


@dataclass(frozen=True, slots=True)
class PhaseChange(Procedure):
    """Night falls or day breaks; before a night the officers may meet."""

    kind: ClassVar[str] = "phase-change"
    clause: ClassVar[str] = "day-night"
    seat: int
    night: bool

    def advance(self, position: Table) -> None:
        position.frames.pop()
        position.turn_to(self.night)
        position.offers.clear()
        position.tell_all("night-falls" if self.night else "day-breaks", round=position.round)
