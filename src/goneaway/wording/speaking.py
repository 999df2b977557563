"""The interface that the wording of a game needs from a language."""

from __future__ import annotations

from typing import Protocol


class Speaking(Protocol):
    """The part of `Wording` that `GameWording` uses, so that games need not import `sentences`."""

    @property
    def board(self) -> str: ...

    @property
    def typed(self) -> bool: ...

    def text(self, key: str, **parameters: object) -> str: ...

    def card(self, game: str, name: str) -> str: ...
