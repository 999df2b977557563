"""What the words of a game ask of the language they are said in."""

from __future__ import annotations

from typing import Protocol


class Speaking(Protocol):
    """The part of `Wording` that takes an action apart: sentences depend on games, and not the other way."""

    @property
    def board(self) -> str: ...

    @property
    def typed(self) -> bool: ...

    def text(self, key: str, **parameters: object) -> str: ...

    def card(self, game: str, name: str) -> str: ...
