"""What only some rulesets need to remember, beyond the pawns, cards and points of every game.

Every value here is immutable (numbers, words, tuples, frozen sets) and replaced when it changes, so
that a copy of the ledger is a copy of its fields. Everything in it is public: a view shows it whole.
A ruleset that never touches a field leaves it at its default, and then it is no part of the
position's digest.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Self


@dataclass
class Ledger:
    """The public notes kept beside the board."""

    #: It is night (C.22); without days and nights it is always day.
    night: bool = False
    #: Attempts announced and not yet out: (man, circle by which he means to leave). C.23.
    declared: tuple[tuple[int, int], ...] = ()

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def state(self) -> list[Any]:
        """The fields that differ from their defaults, as plain lists."""
        return [
            [one.name, _plain(value)]
            for one in fields(self)
            if (value := getattr(self, one.name)) != one.default
        ]


def _plain(value: Any) -> Any:
    if isinstance(value, frozenset):
        return [_plain(one) for one in sorted(value)]
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return value
