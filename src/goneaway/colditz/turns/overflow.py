"""Bringing hands above their limit down: at once, or at the end of the turn (rules 27, 28, A21)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ...kernel import Action
from ..cards import claims, opportunity
from ..custody.consent import Word
from ..raids import raids
from ..table import holding, notes
from ..table.frames import Choice, Procedure
from ..table.table import Table
from ..ways import phases
from ..words.actions import ClaimKit, OfCard, Play, Say, say
from . import discarding, turn_end


def trim(position: Table, seat: int) -> None:
    """Where a hand may never stay above its limit, bring it down before anything else (A21)."""
    if position.rules.draw.overflow_deadline == "immediate":
        position.frames.append(Trim(seat))


@dataclass(frozen=True, slots=True)
class Trim(Procedure):
    """Card by card until the hand is within its limit again."""

    kind: ClassVar[str] = "trim"
    clause: ClassVar[str] = "27"
    seat: int

    def advance(self, position: Table) -> None:
        if not holding.too_full(position, self.seat):
            position.frames.pop()
        elif self.seat == position.security_seat:
            position.frames.append(SecurityOverflow(self.seat))
        else:
            position.frames.append(OverflowChoice(self.seat))

    def resume(self, position: Table, answer: Word) -> None:
        """Continue with the answer about a man whom a card above the limit would set free."""
        opportunity.release_by_card(position, self.seat, answer)


@dataclass(frozen=True, slots=True)
class Overflow(Procedure):
    """The turn is over except for the cards above the limit."""

    kind: ClassVar[str] = "overflow-check"
    clause: ClassVar[str] = "27"
    seat: int

    def advance(self, position: Table) -> None:
        if len(position.hands[self.seat]) > position.rules.draw.hand_limit_opportunity:
            position.frames.append(OverflowChoice(self.seat))
        else:
            position.frames.pop()
            turn_end.end(position, self.seat)

    def resume(self, position: Table, answer: Word) -> None:
        """Continue with the answer about a man whom a card above the limit would set free."""
        opportunity.release_by_card(position, self.seat, answer)


@dataclass(frozen=True, slots=True)
class OverflowChoice(Choice):
    """Which card to get rid of by discarding or playing it; it may also be traded or given away (A21)."""

    kind: ClassVar[str] = "overflow"
    clause: ClassVar[str] = "27"
    seat: int

    def details(self, position: Table) -> dict[str, object]:
        return {"free": "play" in position.rules.draw.overflow_actions}

    def answers(self, position: Table) -> Sequence[Say]:
        names = dict.fromkeys(position.opportunity[card].id for card in position.hands[self.seat])
        out: list[Say] = [say("discard", name) for name in names]
        if "play" in position.rules.draw.overflow_actions and phases.limit_refusal(position) is None:
            found = opportunity.play_groups(position, self.seat)
            if phases.claims_refusal(position) is None:
                # Kit parts are played by claiming the Kit with them (rule 32).
                found += claims.kit_groups(position, self.seat)
            for group in found:
                out += [action for action in group if isinstance(action, Say) and action.words]
        return out

    def play(self, position: Table, action: Action) -> None:
        position.frames.pop()
        if isinstance(action, Play):
            if position.active == self.seat:
                notes.count_play(position)
            opportunity.play(position, self.seat, action)
        elif isinstance(action, ClaimKit):
            claims.claim_kit(position, self.seat, action)
        else:
            assert isinstance(action, OfCard)
            discarding.discard(position, self.seat, action)


@dataclass(frozen=True, slots=True)
class SecurityOverflow(Choice):
    """Security plays or discards a card before his turn goes on."""

    kind: ClassVar[str] = "security-overflow"
    clause: ClassVar[str] = "28"
    seat: int

    def details(self, position: Table) -> dict[str, object]:
        return {"free": "play" in position.rules.draw.overflow_actions}

    def answers(self, position: Table) -> Sequence[Say]:
        names = dict.fromkeys(position.security[card].id for card in position.security_hand)
        out: list[Say] = [say("discard", name) for name in names]
        if "play" in position.rules.draw.overflow_actions:
            for group in raids.play_groups(position):
                out += [action for action in group if isinstance(action, Say)]
        return out

    def play(self, position: Table, action: Action) -> None:
        position.frames.pop()
        if isinstance(action, Play):
            raids.play(position, action)
            return
        assert isinstance(action, OfCard)
        discarding.discard_of_security(position, self.seat, action)
