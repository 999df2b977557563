"""What one must know of a game to sit down to it: what is left to the player, who is asked out of turn.

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
    """The manners of most games; a game with others derives its own."""

    #: Verbs that are left to the player even where there is nothing else: his throw, the end of his turn.
    deliberate: ClassVar[frozenset[str]] = frozenset({"end"})
    #: The action for doing nothing in answer.
    passing: ClassVar[str] = "pass"
    #: Verbs that are said beside the turn.
    beside: ClassVar[frozenset[str]] = frozenset()
    #: Verbs of walks, however they are worded: the second word is who goes, the last where to.
    walks: ClassVar[frozenset[str]] = frozenset()
    #: Kinds of events that are announced apart from the others.
    bulletins: ClassVar[frozenset[str]] = frozenset({"game-over"})

    def same(self, done: str, meant: str) -> bool:
        """Whether an action is the one that was meant; a walk by whatever way it goes."""
        one, other = done.split(), meant.split()
        walking = {one[0], other[0]} <= self.walks
        return one == other or (walking and (one[1], one[-1]) == (other[1], other[-1]))

    def forced(self, position: Position) -> Action | None:
        """The forced answer to the open question; None if there is a choice or the player has to press it.

        Where a phase begins there may be an aside to make first; and players throw, draw and end their turns
        themselves, even if there is nothing else to do.
        """
        only = None if position.phase else position.legal().only()
        return None if only is None or only.verb in self.deliberate else only

    def called(self, position: Position) -> list[Call]:
        """The questions to seats outside their turns."""
        return []

    def shares(self, position: Position, one: int, other: int) -> bool:
        """Whether one person holds both seats: there is nothing to hide when the turn passes between them."""
        return False

    def taught_apart(self, position: Position, seat: int) -> bool:
        """Whether this seat plays another game than the others and is told about it apart."""
        return False

    # At a table where people sit apart and a clock runs

    def confidants(self, position: Position, seat: int) -> tuple[int, ...]:
        """Whom a seat may talk to now without the others hearing it."""
        return ()

    def side(self, position: Position, seat: int) -> tuple[int, ...]:
        """The other seats on the same side; nobody where everybody plays for himself."""
        return ()

    def lasts(self, prompt: Prompt) -> float:
        """The seconds after which a question is over for everybody; 0 where there is no such time."""
        return 0

    def offers(self, position: Position) -> dict[str, int]:
        """The offers that stand: by the action that takes it back, whose it is."""
        return {}

    def turn_seconds(self, rules: Mapping[str, Any]) -> float:
        """How long a turn takes by the rules; 0 where they do not say."""
        return 0
