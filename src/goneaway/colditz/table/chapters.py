"""What an edition's chapters bring to a table, picked once per ruleset: rules in force, verbs, and what
happens at a moment. The rows stand in their chapters; `turns/chapters` puts them together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from .terms import Terms
from .verbs import Lines, T


class Stride:
    """A man's step that has been made."""

    __slots__ = ("edge", "here", "pow", "to", "was_out")

    def __init__(self, pow: int, here: int, to: int, edge: int, was_out: bool) -> None:
        self.pow = pow
        self.here = here
        self.to = to
        self.edge = edge
        #: He was at large before it.
        self.was_out = was_out


@dataclass(frozen=True, slots=True)
class Chapters(Generic[T]):
    """The chapters of the rulebook that this table plays by."""

    #: By day, and by night.
    terms: tuple[Terms, Terms]
    officer: Lines[T]
    security: Lines[T]
    #: What follows when a man has stepped, in this order.
    stepped: tuple[Callable[[T, Stride], None], ...]
    #: The same of a guard: himself, where he was, where he is.
    guard_stepped: tuple[Callable[[T, int, int, int], None], ...]
    #: Security's turn begins: permissions of the round end. It is over: what lay on the table is cleared
    #: away. The round is over: somebody has won, time is up, or the next begins.
    security_comes: tuple[Callable[[T], None], ...]
    security_goes: tuple[Callable[[T], None], ...]
    round_over: tuple[Callable[[T], None], ...]
    #: What Opportunity cards do that are played in the own turn, by kind.
    effects: dict[str, Any]
