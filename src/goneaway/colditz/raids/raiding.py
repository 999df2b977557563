"""When Security may raid: in his turn, or at the end of an officer's; what is recorded until when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ...kernel import Action, Refusal
from ..table.frames import Choice
from ..table.holding import held, let_go
from ..table.piles import bury_security
from ..table.table import Table
from ..ways import guards, phases
from ..ways.moments import KINDS, LATE, OFF_TURN, limited, timing, windows
from ..words.actions import Play, Say, say
from ..words.places import AFTER_ROLL, NOBODY
from . import rollcall, searching


def refusal(position: Table, kind: str, name: str) -> Refusal | None:
    """Why Security may not search, or call an Appel, at this moment of his own turn."""
    about = {"card": name}
    if "security_turn" not in windows(position, kind):
        return Refusal("out-of-turn", "WRONG_TURN", about)
    if timing(position, kind) != LATE:
        if kind == "appel" and position.throws:
            return Refusal("38", "APPEL_AFTER_DICE", about)
        return None
    ledger = position.ledger
    if position.stage != AFTER_ROLL or ledger.guards_acted or _phase_over(position):
        return Refusal("44", "BEFORE_GUARDS_MOVE", about)
    both = timing(position, "appel") == timing(position, "search")
    if kind in ledger.shown or (ledger.shown and (kind == "search" or both)):
        return Refusal("44", "ONE_RAID", about)
    return None


def _phase_over(position: Table) -> bool:
    """Whether the phase is over: in fixed phases the card is shown in its own phase or not at all."""
    return phases.fixed(position) and position.frames[-1].kind != "card-phase"


def note_shown(position: Table, kind: str) -> None:
    """Record a shown card for rules under which a turn with a raid is special (A79, `pursuit_window`)."""
    if limited(position) or position.rules.guards.pursuit_window != "any_time":
        position.ledger.shown += (kind,)


def note_acted(position: Table) -> None:
    """Record that a guard has moved, been posted or recalled, or made an arrest: too late for a raid."""
    if not position.ledger.guards_acted and (limited(position) or position.rules.modules.module_chapel_combo):
        position.ledger.guards_acted = True


def bind_offender(position: Table) -> None:
    """Make a guard who stands where he may not stop move off before anything else is done (A6)."""
    position.bound = next(iter(guards.offenders(position)), NOBODY)


def clear(position: Table) -> None:
    """At the end of Security's turn, discard the cards on the table and forget what was recorded."""
    ledger = position.ledger
    for card in ledger.laid:
        bury_security(position, card)
    ledger.laid = ()
    ledger.shown = ()
    ledger.card_phase = ledger.guards_acted = False
    ledger.absent = ()
    ledger.errand = ""
    ledger.radius = 0


# At the end of an officer's turn (W7)


def off_turn_window(position: Table, team: int) -> None:
    """After an officer's turn Security may intervene with one card (A72)."""
    rules = position.rules
    if position.security_hand and (
        OFF_TURN in rules.search.search_windows or OFF_TURN in rules.appel.appel_windows
    ):
        position.frames.append(OffTurnWindow(position.security_seat, team))


@dataclass(frozen=True, slots=True)
class OffTurnWindow(Choice):
    """W7: one Search or Appel at the end of an officer's turn."""

    kind: ClassVar[str] = "off-turn"
    clause: ClassVar[str] = "out-of-turn"
    seat: int
    team: int

    def details(self, position: Table) -> dict[str, object]:
        return {"team": position.seat_name(self.team)}

    def answers(self, position: Table) -> Sequence[Say]:
        names = dict.fromkeys(
            position.security[card].id
            for card in position.security_hand
            if position.security[card].kind in KINDS
            and OFF_TURN in windows(position, position.security[card].kind)
        )
        return [*(say("play", name) for name in names), say("pass")]

    def play(self, position: Table, action: Action) -> None:
        position.frames.pop()
        if not isinstance(action, Play):
            return
        card = held(position, self.seat, action.card)
        position.tell_all("played", seat="security", card=action.card, words=[])
        # The officer's turn is over: start counting Security's throws and draws anew.
        position.draws = 0
        if position.security[card].kind == "search":
            searching.search_off_turn(position, card)
        else:
            let_go(position, position.security_seat, card)
            position.frames.append(rollcall.OffTurnAppel(self.seat))
