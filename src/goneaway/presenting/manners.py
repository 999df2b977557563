"""How people play a game at a table: which actions are left to the player, who is asked out of turn.

The rules say what may be done; manners say how a table of people goes about it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from ..kernel import Action, Position, Prompt


class Call(NamedTuple):
    """A question to a seat outside its turn: an offer, by its number, and the seat that makes it."""

    seat: int
    offer: int
    by: int


class Manners:
    """The manners of most games; other games derive their own."""

    #: Verbs that the player presses even when nothing else is legal: the roll, the end of the turn.
    deliberate: ClassVar[frozenset[str]] = frozenset({"end"})
    #: The action that declines to answer.
    passing: ClassVar[str] = "pass"
    #: Verbs of asides, made beside the turn.
    beside: ClassVar[frozenset[str]] = frozenset()
    #: Verbs of walks, however worded: the second word is the pawn, the last the destination.
    walks: ClassVar[frozenset[str]] = frozenset()
    #: Kinds of events that are announced separately.
    bulletins: ClassVar[frozenset[str]] = frozenset({"game-over"})

    def same(self, done: str, meant: str) -> bool:
        """Return whether an action is the one that was meant.

        Of a walk only the pawn and the destination count.
        """
        one, other = done.split(), meant.split()
        walking = {one[0], other[0]} <= self.walks
        return one == other or (walking and (one[1], one[-1]) == (other[1], other[-1]))

    def forced(self, position: Position) -> Action | None:
        """Return the forced answer to the open question; None if there is a choice or the player presses it.

        Where a phase begins a player may want to make an aside first; and players roll, draw and end their
        turns themselves, even if nothing else is legal.
        """
        only = None if position.phase else position.legal().only()
        return None if only is None or only.verb in self.deliberate else only

    def called(self, position: Position) -> list[Call]:
        """Return the questions to seats outside their turns."""
        return []

    def shares(self, position: Position, one: int, other: int) -> bool:
        """Return whether one person holds both seats, so that nothing needs hiding between their turns."""
        return False

    def taught_apart(self, position: Position, seat: int) -> bool:
        """Return whether this seat plays by different rules, which are introduced separately."""
        return False

    # At a table where people sit apart and a clock runs

    def confidants(self, position: Position, seat: int) -> tuple[int, ...]:
        """Return the seats with which a seat may talk now without the others hearing it."""
        return ()

    def side(self, position: Position, seat: int) -> tuple[int, ...]:
        """Return the other seats on the same side; empty where all play for themselves."""
        return ()

    def lasts(self, prompt: Prompt) -> float:
        """Return the seconds after which a question is over for all; 0 for no limit."""
        return 0

    def offers(self, position: Position) -> dict[str, int]:
        """Return the open offers: by the action that withdraws it, the seat that made it."""
        return {}

    def turn_seconds(self, rules: Mapping[str, Any]) -> float:
        """Return the length of a turn by the rules in seconds; 0 where they give none."""
        return 0
