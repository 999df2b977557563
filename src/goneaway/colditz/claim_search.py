"""A Search that answers a claim of Equipment in rooms (W6): the claim is lost, and so is the turn (A71)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from ..kernel import Action
from .actions import Say, say
from .frames import Choice, Procedure, end_turn
from .holding import held
from .places import EQUIPMENT
from .searching import room_of, search_off_turn

if TYPE_CHECKING:
    from .position import Colditz


def rooms_of(position: Colditz, men: Sequence[int]) -> set[int]:
    ground = position.ground
    return {ground.room[position.at[pow]] for pow in men if 0 <= position.at[pow] < ground.size}


def claim_answered(position: Colditz, men: Sequence[int]) -> bool:
    """Does W6 open: may a Search name one of the rooms of this claim?"""
    if "on_claim" not in position.rules.search.search_windows:
        return False
    rooms = rooms_of(position, men)
    named = any(room_of(position, n) in rooms for n, c in enumerate(position.security) if c.kind == "search")
    return named and bool(position.security_hand)


@dataclass(frozen=True, slots=True)
class Claim(Procedure):
    """A claim by rooms that Security may stop: his answer, the search, then what is left of it (A71)."""

    kind: ClassVar[str] = "claim-declared"
    clause: ClassVar[str] = "out-of-turn"
    seat: int
    card: int
    men: tuple[int, ...]
    places: tuple[int, ...]
    asked: bool = False

    def advance(self, position: Colditz) -> None:
        position.frames[-1] = replace(self, asked=True)
        position.frames.append(ClaimWindow(position.security_seat, self.card, self.men))

    def resume(self, position: Colditz, answer: bool | None) -> None:
        """Has the search reached the room? None if Security has not searched."""
        from . import claims

        position.frames.pop()
        always = position.rules.search.search_on_claim_effect == "cancel_claim_and_turn"
        if answer or (answer is not None and always):
            position.tell_all("claim-stopped", team=position.seat_name(self.seat))
            position.points = position.credit = 0
            end_turn(position, answered=True)
        elif all(position.at[pow] == place for pow, place in zip(self.men, self.places, strict=True)):
            claims.take(position, self.seat, self.card, self.men)
        else:
            # They have fled to hideaways meanwhile: nobody is left to take the card.
            position.tell_all("claim-stopped", team=position.seat_name(self.seat))


@dataclass(frozen=True, slots=True)
class ClaimWindow(Choice):
    """W6: Security may search one of the rooms from which Equipment is being claimed."""

    kind: ClassVar[str] = "claim-window"
    clause: ClassVar[str] = "out-of-turn"
    seat: int
    card: int
    men: tuple[int, ...]

    def details(self, position: Colditz) -> dict[str, object]:
        return {
            "card": EQUIPMENT[self.card],
            "men": [position.pawn_name(pow) for pow in self.men],
        }

    def answers(self, position: Colditz) -> Sequence[Say]:
        rooms = rooms_of(position, self.men)
        fitting = [
            card
            for card in position.security_hand
            if position.security[card].kind == "search" and room_of(position, card) in rooms
        ]
        return [*(say("play", position.security[card].id) for card in fitting), say("pass")]

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        if action.verb == "pass":
            position.answer(None)
            return
        position.frames.pop()
        card = held(position, self.seat, action.words[0])
        position.tell_all("played", seat="security", card=action.words[0], words=[])
        search_off_turn(position, card, self.men)
