"""The end of an officer's turn (O_END, F8_END): its steps in their order.

A step is a function of the position and the team. It may push frames (a window, a decision): the
next step waits until they are gone. Whatever else happens at the end of a turn is one more line in
`STEPS` (or in `WINDOWS` for what Security may answer with).
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
    """The turn is over; `answered`: Security may not come in at its end any more (W6)."""
    position.tell_all("turn-ended", seat=position.seat_name(team))
    position.frames.append(TurnEnd(team, answered=answered))


@dataclass(frozen=True, slots=True)
class TurnEnd(Procedure):
    """An officer's turn is over: one step after another, then nothing is left of it."""

    kind: ClassVar[str] = "turn-end"
    clause: ClassVar[str] = "19"
    seat: int
    step: int = 0
    #: Security has had his say in this turn already: no window any more.
    answered: bool = False

    def advance(self, position: Table) -> None:
        steps = STEPS if self.answered else STEPS + WINDOWS
        mine = len(position.frames) - 1
        for number in range(self.step, len(steps)):
            steps[number](position, self.seat)
            if position.outcome is not None or position.frames[-1] is not self:
                # Somebody is asked something first, or it is all over.
                if mine < len(position.frames) and position.frames[mine] is self:
                    position.frames[mine] = replace(self, step=number + 1)
                return
        position.frames.clear()


def close_turn(position: Table) -> None:
    """Openings close for the team that paid; tunnels are counted; offers lapse."""
    openings.close_turn(position)
    position.offers.clear()
    position.kits += len(position.kit_spent)
    position.kit_spent.clear()
    crews.check_crews(position)


def _close(position: Table, team: int) -> None:
    close_turn(position)


def _close_ways(position: Table, team: int) -> None:
    """Close what was paid for or offered in that window: it serves nobody in the next turn (rule 50)."""
    openings.close_turn(position)
    position.offers.clear()


def _end_promises(position: Table, team: int) -> None:
    """Who named himself a pursuer of somebody who is not going after all is called in (rule 46)."""
    for pow in announcing.end_own_turn(position, team):
        home.end_attempt(position, pow)


Step = Callable[[Table, int], None]

#: In this order: what the officer still decides (W10), what closes, the test of men on their way home.
STEPS: tuple[Step, ...] = (
    _end_promises,
    sharing.offer_tunnels,
    sharing.offer_ways,
    _close,
    solitary.end_own_turn,
)

#: What Security may answer the end of an officer's turn with (W7); not after a claim he has stopped (W6).
WINDOWS: tuple[Step, ...] = (raiding.off_turn_window, _close_ways)
