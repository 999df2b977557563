"""A verb is one row: when it is open, the actions it offers, why they are refused, their effects.

Legal actions, refusals and effects come from the same row, so that they cannot drift apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from .legal import Group
from .refusals import Refusal

#: A game's state; the turn, with its progress; the type of `when`.
T = TypeVar("T")
M = TypeVar("M")
W = TypeVar("W")


@dataclass(frozen=True, slots=True)
class Verb(Generic[T, M, W]):
    """A kind of action in a turn."""

    name: str
    groups: Callable[[T, M], Sequence[Group]]
    why_not: Callable[[T, M, Any], Refusal | None]
    play: Callable[[T, M, Any], None]
    #: When the verb is open, in the game's own terms: the turn checks this before it uses the row.
    when: W
