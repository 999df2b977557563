"""Actions: small frozen values, one canonical text each."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar


class Action(ABC):
    """Something a seat does.

    An action holds names, never references, so that it means the same in a record, on the wire
    and in another process. `str(action)` is its canonical text; `Game.parse` is the inverse.
    """

    __slots__ = ()

    #: The word the text begins with.
    verb: ClassVar[str]

    @abstractmethod
    def __str__(self) -> str: ...
