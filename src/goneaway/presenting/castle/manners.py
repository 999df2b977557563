"""How one sits down to Escape from Colditz: offers are put out of turn, a lone officer holds two seats."""

from __future__ import annotations

from typing import Any, ClassVar

from ...colditz.cards import barter
from ...colditz.referee.position import Colditz
from ...colditz.turns import meeting
from ...kernel import Position
from ..manners import Manners


class CastleManners(Manners):
    deliberate: ClassVar[frozenset[str]] = frozenset({"roll", "end"})
    beside: ClassVar[frozenset[str]] = barter.VERBS | meeting.VERBS

    def called(self, position: Position) -> list[tuple[int, Any]]:
        """Whoever has been made an offer."""
        assert isinstance(position, Colditz)
        return [(offer.taker, offer.number) for offer in position.offers]

    def shares(self, position: Position, one: int, other: int) -> bool:
        """The one officer who commands both teams (A82)."""
        assert isinstance(position, Colditz)
        return position.two_teams and position.security_seat not in (one, other)

    def taught_apart(self, position: Position, seat: int) -> bool:
        """Security, who begins by placing guards."""
        assert isinstance(position, Colditz)
        return seat == position.security_seat and position.frames[-1].kind == "guards"
