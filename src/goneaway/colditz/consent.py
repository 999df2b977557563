"""W9: another officer is asked before his man is set free or pushed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..kernel import Action
from .actions import Say, say
from .frames import Choice
from .places import TEAM

if TYPE_CHECKING:
    from .position import Colditz


def refused(position: Colditz, pow: int) -> bool:
    """An officer who has refused is not asked for the same man again in this turn."""
    return pow in position.ledger.refused


def ask(position: Colditz, pow: int, purpose: str) -> None:
    position.frames.append(Consent(pow // TEAM, pow, position.active, purpose))


@dataclass(frozen=True, slots=True)
class Consent(Choice):
    """May this man be released by a double or a card, or pushed? Refused, nothing is done or spent."""

    kind: ClassVar[str] = "consent"
    clause: ClassVar[str] = "37"
    seat: int
    pow: int
    asker: int
    #: double, card or push
    purpose: str

    def rule(self, position: Colditz) -> str:
        return {"push": "23", "car": "52"}.get(self.purpose, self.clause)

    def details(self, position: Colditz) -> dict[str, object]:
        return {"man": position.pawn_name(self.pow), "purpose": self.purpose}

    def answers(self, position: Colditz) -> Sequence[Say]:
        return [say("consent"), say("decline")]

    def play(self, position: Colditz, action: Action) -> None:
        from . import opportunity, solitary

        assert isinstance(action, Say)
        position.frames.pop()
        if action.verb == "decline":
            position.ledger.refused |= {self.pow}
            position.tell_all(
                "consent-refused", team=position.seat_name(self.seat), man=position.pawn_name(self.pow)
            )
            position.reply = int(self.purpose == "push")
            if self.purpose == "card" and position.frames[-1].kind == "officer" and position.ledger.plays:
                position.ledger.plays -= 1  # no card was played after all
        elif self.purpose == "double":
            solitary.by_double(position, self.pow)
        elif self.purpose == "car":
            solitary.let_out(position, self.pow)
        elif self.purpose == "card":
            opportunity.release_by_card(position, self.asker, self.pow)
