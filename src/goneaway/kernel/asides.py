"""Asides: what a seat may say beside the turn, found only as far as somebody looks.

At the beginning of every turn everybody is asked whether he has something to say. Mostly nobody has,
and what an officer could offer (each card he holds, to everybody, for anything) is long. So asides come
in parts; each knows its verbs beforehand and finds its actions when they are wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import overload

from .actions import Action
from .legal import StaleLegal

#: The verbs that may occur in a part, and how its actions are found.
Part = tuple[tuple[str, ...], Callable[[], Iterable[Action]]]


def _never() -> int:
    return 0


class Asides(Sequence[Action]):
    """The asides of a seat at one moment, in a stable order."""

    __slots__ = ("_found", "_now", "_then", "parts")

    def __init__(self, parts: Sequence[Part], now: Callable[[], int] = _never) -> None:
        """`now` is the number of actions applied so far: later nothing more is found."""
        self.parts = parts
        self._now = now
        self._then = now()
        self._found: dict[int, list[Action]] = {}

    def besides(self, *verbs: str) -> Iterator[Action]:
        """All but those with these verbs; a part that has no others is not looked into."""
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


#: What those say who have nothing to say.
SILENCE: Asides = Asides(())
