"""What is shown to a player and asked of him, without a terminal or a page.

A client draws; it does not know rules. What it draws is made here, once, in the player's language and
from what his seat may see: a view and the legal actions, never the referee's position. What is true of
every game stands in this package; `colditz` and `sectionx` know one game each, and `plain` shows any other.
Everything handed out is plain data (tuples, dataclasses with `to_json`), so that a server can send what a
terminal prints.
"""

from __future__ import annotations

from typing import Any

from ..kernel import Game
from ..wording import Wording
from .chronicle import Pace
from .manners import Call, Manners
from .presentation import Presentation, class_of


def presentation_of(game: Game, wording: Wording) -> Presentation[Any]:
    """A game for whoever draws it."""
    return class_of(game.kind.name)(game, wording)


def pace_of(game: str) -> Pace:
    """How the walks of a game are told, in whatever language."""
    return class_of(game).pace


def manners_of(game: str) -> Manners:
    """How one sits down to a game, in whatever language."""
    return class_of(game).manners


__all__ = ["Call", "Manners", "Presentation", "manners_of", "pace_of", "presentation_of"]
