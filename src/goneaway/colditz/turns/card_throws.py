"""The throws for the cards that lie on the table (FS5), and a general search that ends the turn (A46)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from ..guarding import blockade
from ..raids import rollcall, searching
from ..table import holding
from ..table.frames import Procedure, end_turn
from ..table.table import Table
from ..ways import guards, moments, searches
from ..words.places import NOBODY
from . import overflow


def begin_throws(position: Table) -> None:
    """Let the remaining points lapse and give the cards their throws one after another."""
    position.points = 0
    position.bound = NOBODY
    seat = position.security_seat
    position.frames.append(Raids(seat, position.ledger.laid))
    if guards.clears_at_end(position) and not moments.relaxed(position):
        position.frames.append(blockade.GuardsBack(seat, closing=False))


@dataclass(frozen=True, slots=True)
class Raids(Procedure):
    """The movement is over: the cards on the table get their throws one after another."""

    kind: ClassVar[str] = "raids"
    clause: ClassVar[str] = "44"
    seat: int
    cards: tuple[int, ...]

    def advance(self, position: Table) -> None:
        if not self.cards:
            self._finish(position)
            return
        card = self.cards[0]
        position.frames[-1] = replace(self, cards=self.cards[1:])
        if not moments.needs_throw(position, card):
            return
        if position.security[card].kind == "search":
            position.frames.append(searching.SearchRoll(self.seat, searches.room_of(position, card)))
        else:
            position.frames.append(rollcall.RollCallThrow(self.seat))

    def _finish(self, position: Table) -> None:
        """Test rule 45 in any case now: no guard has points left to move off by himself."""
        position.ledger.errand = "over"
        wrong = guards.in_the_way(position)
        if wrong:
            position.frames.append(blockade.ReturnChoice(self.seat, tuple(wrong)))
            return
        position.frames.pop()
        end_turn(position)


# A search in place of the movement


def resolve(position: Table) -> None:
    """RESOLVE_SEARCH: the search that replaces the movement and ends the turn."""
    position.ledger.errand = "over"
    position.frames.append(SearchOver(position.security_seat))
    position.frames.append(rollcall.GeneralSearch(position.security_seat, position.ledger.radius))


@dataclass(frozen=True, slots=True)
class SearchOver(Procedure):
    """The search has ended the turn, except for cards over the limit and guards who stand in the way."""

    kind: ClassVar[str] = "search-over"
    clause: ClassVar[str] = "general-search"
    seat: int

    def advance(self, position: Table) -> None:
        if holding.too_full(position, self.seat):
            position.frames.append(overflow.SecurityOverflow(self.seat))
            return
        wrong = guards.returnable(position)
        if wrong:
            position.frames.append(blockade.ReturnChoice(self.seat, tuple(wrong)))
            return
        position.frames.pop()
        end_turn(position)
