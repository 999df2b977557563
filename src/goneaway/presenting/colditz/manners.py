"""How people play Escape from Colditz at a table: offers out of turn, two seats for a lone officer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ...colditz.cards import barter
from ...colditz.referee.position import Colditz
from ...colditz.turns import meeting
from ...kernel import Position, Prompt
from ..manners import Call, Manners


class CastleManners(Manners):
    deliberate: ClassVar[frozenset[str]] = frozenset({"roll", "end"})
    walks: ClassVar[frozenset[str]] = frozenset({"move", "step"})
    beside: ClassVar[frozenset[str]] = barter.VERBS | meeting.VERBS

    def called(self, position: Position) -> list[Call]:
        """Return a call for each offer, to the seat it is made to."""
        assert isinstance(position, Colditz)
        return [Call(offer.taker, offer.number, offer.giver) for offer in position.offers]

    def shares(self, position: Position, one: int, other: int) -> bool:
        """Whether both seats are held by the one officer who commands both teams (A82)."""
        assert isinstance(position, Colditz)
        return position.two_teams and position.security_seat not in (one, other)

    def taught_apart(self, position: Position, seat: int) -> bool:
        """Whether this is Security, who begins by placing guards."""
        assert isinstance(position, Colditz)
        return seat == position.security_seat and position.frames[-1].kind == "guards"

    def confidants(self, position: Position, seat: int) -> tuple[int, ...]:
        """Return fellow officers; where the rules give them a meeting for it, only during one (W12)."""
        assert isinstance(position, Colditz)
        free = position.rules.trade.secret_meeting == "none" or position.frames[-1].kind == "meeting"
        return self.side(position, seat) if free else ()

    def side(self, position: Position, seat: int) -> tuple[int, ...]:
        assert isinstance(position, Colditz)
        if seat == position.security_seat:
            return ()
        return tuple(team for team in range(position.officers) if team != seat)

    def lasts(self, prompt: Prompt) -> float:
        """Return the length of a meeting: one minute or five, by edition."""
        return float(prompt.parameters["seconds"]) if prompt.kind == "meeting" else 0

    def offers(self, position: Position) -> dict[str, int]:
        assert isinstance(position, Colditz)
        return {f"withdraw {offer.number}": offer.giver for offer in position.offers}

    def turn_seconds(self, rules: Mapping[str, Any]) -> float:
        """Return the length of a turn by the game clock, where the limit is in minutes."""
        if rules["victory.limit_unit"] != "minutes":
            return 0
        return 60 * float(rules["turn.minutes_per_turn"])
