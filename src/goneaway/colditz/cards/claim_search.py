"""Equipment claimed in rooms, and the Search in response (W6): claim and turn are lost (A71)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel import Action, Verb
from ..raids.searching import search_off_turn
from ..table.frames import Choice, Procedure, end_turn
from ..table.holding import held
from ..table.table import Table
from ..table.verbs import When, verb_row
from ..ways import phases
from ..ways.searches import room_of
from ..words.actions import ClaimEquipment, Play, Say, say
from ..words.places import EQUIPMENT
from . import claims


def claim(position: Table, team: int, action: ClaimEquipment) -> None:
    """P6: Security may respond to a claim by rooms with a Search of one of them (W6)."""
    pawns = (position.pawn(action.man), position.pawn(action.other))
    card = EQUIPMENT.index(action.card)
    if claim_answered(position, pawns):
        places = tuple(position.at[pow] for pow in pawns)
        position.frames.append(Claim(team, card, pawns, places))
    else:
        claims.take(position, team, card, pawns)


def claim_answered(position: Table, men: Sequence[int]) -> bool:
    """Whether W6 opens: a Search may name one of the rooms of this claim."""
    if "on_claim" not in position.rules.search.search_windows:
        return False
    rooms = rooms_of(position, men)
    named = any(room_of(position, n) in rooms for n, c in enumerate(position.security) if c.kind == "search")
    return named and bool(position.security_hand)


def rooms_of(position: Table, men: Sequence[int]) -> set[int]:
    """The rooms in which these men stand."""
    ground = position.ground
    return {ground.room[position.at[pow]] for pow in men if 0 <= position.at[pow] < ground.size}


@dataclass(frozen=True, slots=True)
class Claim(Procedure):
    """A claim by rooms that Security may stop: Security's response, the search, then the rest (A71)."""

    kind: ClassVar[str] = "claim-declared"
    clause: ClassVar[str] = "out-of-turn"
    seat: int
    card: int
    men: tuple[int, ...]
    places: tuple[int, ...]
    asked: bool = False

    def advance(self, position: Table) -> None:
        position.frames[-1] = replace(self, asked=True)
        position.frames.append(ClaimWindow(position.security_seat, self.card, self.men))

    def resume(self, position: Table, answer: bool | None) -> None:
        """Continue once it is known whether the search reached the room; None if there was no search."""
        position.frames.pop()
        always = position.rules.search.search_on_claim_effect == "cancel_claim_and_turn"
        if answer or (answer is not None and always):
            position.tell_all("claim-stopped", team=position.seat_name(self.seat))
            position.points = position.credit = 0
            end_turn(position, answered=True)
        elif all(position.at[pow] == place for pow, place in zip(self.men, self.places, strict=True)):
            claims.take(position, self.seat, self.card, self.men)
        else:
            # The men have fled to hideaways in the meantime, so none is left to take the card.
            position.tell_all("claim-stopped", team=position.seat_name(self.seat))


@dataclass(frozen=True, slots=True)
class ClaimWindow(Choice):
    """W6: Security may search one of the rooms from which Equipment is being claimed."""

    kind: ClassVar[str] = "claim-window"
    clause: ClassVar[str] = "out-of-turn"
    seat: int
    card: int
    men: tuple[int, ...]

    def details(self, position: Table) -> dict[str, object]:
        return {
            "card": EQUIPMENT[self.card],
            "men": [position.pawn_name(pow) for pow in self.men],
        }

    def answers(self, position: Table) -> Sequence[Say]:
        rooms = rooms_of(position, self.men)
        fitting = [
            card
            for card in position.security_hand
            if position.security[card].kind == "search" and room_of(position, card) in rooms
        ]
        return [*(say("play", position.security[card].id) for card in fitting), say("pass")]

    def play(self, position: Table, action: Action) -> None:
        if not isinstance(action, Play):
            position.answer(None)
            return
        position.frames.pop()
        card = held(position, self.seat, action.card)
        position.tell_all("played", seat="security", card=action.card, words=[])
        search_off_turn(position, card, self.men)


CLAIM: Verb[Table, int, When[Table]] = verb_row(
    "claim",
    claims.claim_groups,
    claims.why_not_claim,
    claim,
    open=claims.worth_a_claim,
    part=phases.claims_refusal,
)
