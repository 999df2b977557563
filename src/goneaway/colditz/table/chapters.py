"""What the chapters of an edition contribute to a table, selected once per ruleset: rules in force, verbs,
and what happens at given moments. The rows are declared in their chapters; `turns/chapters` combines them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from .terms import Terms
from .verbs import Lines, T


class Stride:
    """A step that a man has made."""

    __slots__ = ("edge", "here", "pow", "to", "was_out")

    def __init__(self, pow: int, here: int, to: int, edge: int, was_out: bool) -> None:
        self.pow = pow
        self.here = here
        self.to = to
        self.edge = edge
        #: Whether the man was at large before the step.
        self.was_out = was_out


@dataclass(frozen=True, slots=True)
class Chapters(Generic[T]):
    """The chapters of the rulebook that this table plays by."""

    #: By day, and by night.
    terms: tuple[Terms, Terms]
    officer: Lines[T]
    security: Lines[T]
    #: What follows a man's step, in this order.
    stepped: tuple[Callable[[T, Stride], None], ...]
    #: The same for a guard; called with the guard, the circle he left and the circle he is on.
    guard_stepped: tuple[Callable[[T, int, int, int], None], ...]
    #: Security's turn begins: permissions of the round end. It is over: what lay on the table is cleared
    #: away. The round is over: there is a winner, time is up, or the next round begins.
    security_comes: tuple[Callable[[T], None], ...]
    security_goes: tuple[Callable[[T], None], ...]
    round_over: tuple[Callable[[T], None], ...]
    #: The effects of Opportunity cards played in the owner's turn, by kind of card.
    effects: dict[str, Any]
