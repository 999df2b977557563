"""The end of an officer's turn (O_END, F8_END): its steps in their order.

A step is a function of the position and the team. It may push frames (a window, a decision): the
next step waits until they are gone. To make something else happen at the end of a turn, add a line to
`STEPS` (or to `WINDOWS` for what Security may respond with).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar

from ..custody import crews, home, solitary
from ..escaping import announcing
from ..paying import openings
from ..raids import raiding
from ..table.frames import Procedure
from ..table.table import Table
from ..tunnels import sharing


def end(position: Table, team: int, answered: bool = False) -> None:
    """End the turn; `answered`: Security may no longer intervene at its end (W6)."""
    position.tell_all("turn-ended", seat=position.seat_name(team))
    position.frames.append(TurnEnd(team, answered=answered))


@dataclass(frozen=True, slots=True)
class TurnEnd(Procedure):
    """An officer's turn is over: its steps run one after another, then the frame is gone."""

    kind: ClassVar[str] = "turn-end"
    clause: ClassVar[str] = "19"
    seat: int
    step: int = 0
    #: Security has already responded in this turn, so no further window opens.
    answered: bool = False

    def advance(self, position: Table) -> None:
        steps = STEPS if self.answered else STEPS + WINDOWS
        mine = len(position.frames) - 1
        for number in range(self.step, len(steps)):
            steps[number](position, self.seat)
            if position.outcome is not None or position.frames[-1] is not self:
                # A step has asked a question first, or the end is complete.
                if mine < len(position.frames) and position.frames[mine] is self:
                    position.frames[mine] = replace(self, step=number + 1)
                return
        position.frames.clear()


def close_turn(position: Table) -> None:
    """Close openings for the team that paid; check the crews of tunnels; let offers lapse."""
    openings.close_turn(position)
    position.offers.clear()
    position.kits += len(position.kit_spent)
    position.kit_spent.clear()
    crews.check_crews(position)


def _close(position: Table, team: int) -> None:
    close_turn(position)


def _close_ways(position: Table, team: int) -> None:
    """Close what was paid for or offered in that window: it must not last into the next turn (rule 50)."""
    openings.close_turn(position)
    position.offers.clear()


def _end_promises(position: Table, team: int) -> None:
    """End the promises, and recall pursuers named for men who are not going after all (rule 46)."""
    for pow in announcing.end_own_turn(position, team):
        home.end_attempt(position, pow)


Step = Callable[[Table, int], None]

#: In this order: what the officer still decides (W10), what closes, the check of men on their way home.
STEPS: tuple[Step, ...] = (
    _end_promises,
    sharing.offer_tunnels,
    sharing.offer_ways,
    _close,
    solitary.end_own_turn,
)

#: How Security may respond to the end of an officer's turn (W7); not after a claim he has stopped (W6).
WINDOWS: tuple[Step, ...] = (raiding.off_turn_window, _close_ways)
