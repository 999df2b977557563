"""Rows that are shown again and again, made once for everything they depend on.

After a move nearly everything beside the board is as it was, at this table and at others. A key holds
whatever the row is made of, and nothing that it is not made of: `tests/test_presenting_kept.py` compares
rows that were kept with rows made anew throughout whole games. What is kept is shared and must not be
changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from ..wording import Wording
from ..wording.messages import times_forgotten

T = TypeVar("T")

#: Every store of kept rows there is.
_ALL: list[Kept[Any]] = []


class Kept(Generic[T]):
    """Rows of one kind by what they are made of; everything is dropped when there are too many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._rows: dict[Hashable, T] = {}
        _ALL.append(self)

    def get(self, key: Hashable, make: Callable[..., T], *of: Any) -> T:
        """The row of a key, made of `of` if there is none yet. Equal keys must be of equal types: 1 is
        True."""
        found = self._rows.get(key)
        if found is None:
            if len(self._rows) >= self._most:
                self._rows.clear()
            found = self._rows[key] = make(*of)
        return found

    def drop(self) -> None:
        self._rows.clear()


def drop_all() -> None:
    """Make every row anew from now on."""
    for kept in _ALL:
        kept.drop()


def words_of(wording: Wording) -> tuple[Wording, int]:
    """What sentences in a key depend on, beside what they tell."""
    return wording, times_forgotten()


__all__ = ["Kept", "drop_all", "words_of"]
