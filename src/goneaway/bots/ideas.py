"""A bot as a list of ideas, tried in order: the first that proposes something decides.

An idea is a plain function with a name. It looks at what the seat sees and proposes something, or passes.
A level of a game is a list of ideas and the numbers they weigh things with; a bot can be seated without some
of its ideas (`veteran:no-feint`), so that the arena measures what each is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Generic, TypeVar

from ..kernel import Action
from .contract.bot import Reason

Sight = TypeVar("Sight")
Found = TypeVar("Found")

#: What an idea proposes for a decision: an action, with the reason.
Proposal = tuple[Action, Reason]


class Idea(Generic[Sight, Found]):
    """A name, and a function that proposes something or returns None.

    Any idea can be switched off, except those of `routine`, without which a turn never ends.
    """

    __slots__ = ("name", "propose", "routine")

    def __init__(self, name: str, propose: Callable[[Sight], Found | None], routine: bool = False) -> None:
        self.name = name
        self.propose = propose
        self.routine = routine


def first_proposal(ideas: Sequence[Idea[Sight, Found]], sight: Sight) -> Found | None:
    """The first proposal of these ideas, or None if all pass."""
    for idea in ideas:
        found = idea.propose(sight)
        if found is not None:
            return found
    return None


def all_proposals(ideas: Sequence[Idea[Sight, Found]], sight: Sight) -> list[Found]:
    """The proposals of these ideas, in order, leaving out those that pass."""
    found = []
    for idea in ideas:
        proposed = idea.propose(sight)
        if proposed is not None:
            found.append(proposed)
    return found


def without(ideas: Sequence[Idea[Sight, Found]], off: Collection[str]) -> tuple[Idea[Sight, Found], ...]:
    """These ideas without those of the given names."""
    return tuple(idea for idea in ideas if idea.routine or idea.name not in off)


def names_of(*lists: Sequence[Idea[Any, Any]]) -> tuple[str, ...]:
    """The names of all ideas in these lists that can be switched off, each once."""
    return tuple(dict.fromkeys(idea.name for ideas in lists for idea in ideas if not idea.routine))
