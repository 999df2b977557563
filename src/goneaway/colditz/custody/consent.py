"""W9: another officer is asked before his man is freed or pushed; whatever asked resumes with the answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from ...kernel import Action
from ..table.frames import Choice
from ..table.table import Table
from ..words.actions import Say, say
from ..words.places import TEAM


def ask(position: Table, pow: int, purpose: str) -> None:
    position.frames.append(Consent(pow // TEAM, pow, position.active, purpose))


class Word(NamedTuple):
    """An officer's answer about his man, and what he was asked for."""

    pow: int
    purpose: str
    given: bool


@dataclass(frozen=True, slots=True)
class Consent(Choice):
    """May this man be released by a double or a card, or pushed? If refused, nothing is done or spent."""

    kind: ClassVar[str] = "consent"
    clause: ClassVar[str] = "37"
    seat: int
    pow: int
    asker: int
    #: double, card, car or push
    purpose: str

    def rule(self, position: Table) -> str:
        return {"push": "23", "car": "52"}.get(self.purpose, self.clause)

    def details(self, position: Table) -> dict[str, object]:
        return {"man": position.pawn_name(self.pow), "purpose": self.purpose}

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("consent"), say("decline")]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, Say)
        if action.verb == "decline":
            position.ledger.refused |= {self.pow}
            position.tell_all(
                "consent-refused", team=position.seat_name(self.seat), man=position.pawn_name(self.pow)
            )
        position.answer(Word(self.pow, self.purpose, action.verb == "consent"))
