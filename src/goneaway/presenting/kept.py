"""A cache for rows that are shown again and again.

After a move nearly everything beside the board is unchanged, at this table and at others. A key consists of
everything the row depends on, and nothing else: `tests/test_presenting_kept.py` compares cached rows with
fresh ones throughout whole games. Cached rows are shared and must not be changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from ..wording import Wording
from ..wording.messages import times_forgotten

T = TypeVar("T")

#: All caches.
_ALL: list[Kept[Any]] = []


class Kept(Generic[T]):
    """A cache for one kind of row; it is emptied when it is full."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._rows: dict[Hashable, T] = {}
        _ALL.append(self)

    def get(self, key: Hashable, make: Callable[..., T], *of: Any) -> T:
        """The row for a key, made from `of` if it is not cached yet. Equal keys must have equal types: 1 ==
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
    """Empty all caches."""
    for kept in _ALL:
        kept.drop()


def words_of(wording: Wording) -> tuple[Wording, int]:
    """The part of a key on which all sentences depend."""
    return wording, times_forgotten()


__all__ = ["Kept", "drop_all", "words_of"]
