"""Asides: the actions a seat may take beside the turn, computed lazily.

At the beginning of every turn each seat is asked for an aside. Most seats have none, and the list of an
officer's possible offers (each card in hand, to every player, for anything) is long. So asides come in parts;
each part knows its verbs in advance and computes its actions on first use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import overload

from .actions import Action
from .legal import StaleLegal

#: The verbs that may occur in a part, and a function that lists its actions.
Part = tuple[tuple[str, ...], Callable[[], Iterable[Action]]]


def _never() -> int:
    return 0


class Asides(Sequence[Action]):
    """The asides of a seat at one moment, in a stable order."""

    __slots__ = ("_found", "_now", "_then", "parts")

    def __init__(self, parts: Sequence[Part], now: Callable[[], int] = _never) -> None:
        """`now` returns the number of actions applied; once it changes, no more asides are computed."""
        self.parts = parts
        self._now = now
        self._then = now()
        self._found: dict[int, list[Action]] = {}

    def besides(self, *verbs: str) -> Iterator[Action]:
        """Yield all asides except those with these verbs; skip parts that have no other verbs."""
        for number, (spoken, _) in enumerate(self.parts):
            if any(verb not in verbs for verb in spoken):
                yield from (action for action in self._part(number) if action.verb not in verbs)

    def _part(self, number: int) -> Iterator[Action]:
        known = self._found.get(number)
        if known is not None:
            yield from known
            return
        if self._now() != self._then:
            raise StaleLegal("the position has changed since these asides were offered")
        found = []
        for action in self.parts[number][1]():
            found.append(action)
            yield action
        self._found[number] = found

    def __iter__(self) -> Iterator[Action]:
        for number in range(len(self.parts)):
            yield from self._part(number)

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        return list(self)[index]


#: The asides of a seat that has none.
SILENCE: Asides = Asides(())
