"""The card phase after Security's throw (FS3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ...kernel import Action
from ..table import notes
from ..table.frames import Choice
from ..table.table import Table
from ..ways import moments, phases
from ..words.actions import Play, Say, say
from . import combo, raiding, raids, rollcall


def thrown(position: Table, total: int) -> None:
    """Handle what comes before the guards move, once Security's movement throw is made and its card drawn."""
    ledger = position.ledger
    if phases.fixed(position) and not ledger.card_phase:
        ledger.card_phase = True
        # Whether Security has cards at all is public, so skipping a phase without choice reveals nothing.
        if position.security_hand and (
            position.rules.modules.module_chapel_combo
            or any(
                moments.timing(position, kind) == moments.LATE
                and "security_turn" in moments.windows(position, kind)
                for kind in moments.KINDS
            )
        ):
            position.frames.append(CardPhase(position.security_seat))
    rollcall.rolled(position, total)


@dataclass(frozen=True, slots=True)
class CardPhase(Choice):
    """After the first throw: one Search or Appel, or none."""

    kind: ClassVar[str] = "card-phase"
    clause: ClassVar[str] = "phases"
    seat: int

    def answers(self, position: Table) -> Sequence[Say]:
        names = dict.fromkeys(
            position.security[card].id
            for card in position.security_hand
            if position.security[card].kind in moments.KINDS
            and raiding.refusal(position, position.security[card].kind, "") is None
            and phases.limit_refusal(position) is None
        )
        out: list[Say] = [say("play", name) for name in names]
        if combo.why_not_combo(position, say("combo")) is None:
            out.append(say("combo"))
        return [*out, say("pass")]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        if action.verb == "combo":
            combo.combo(position, action)
        elif isinstance(action, Play):
            notes.count_play(position)
            raids.play(position, action)
