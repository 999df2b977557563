"""What players are shown and asked, independent of terminal and page.

A client draws; it does not know rules. What it draws is made here, once, in the player's language and from
what the seat may see: a view and the legal actions, never the referee's position. This package holds what is
true of every game; `colditz` and `sectionx` know one game each, and `plain` shows any other. Everything
returned is plain data (tuples, dataclasses with `to_json`), so that a server can send what a terminal prints.
"""

from __future__ import annotations

from typing import Any

from ..kernel import Game
from ..wording import Wording
from .chronicle import Pace
from .manners import Call, Manners
from .presentation import Presentation, class_of


def presentation_of(game: Game, wording: Wording) -> Presentation[Any]:
    """Return the presentation of a game in one language."""
    return class_of(game.kind.name)(game, wording)


def pace_of(game: str) -> Pace:
    """Return how a game combines steps into walks, in any language."""
    return class_of(game).pace


def manners_of(game: str) -> Manners:
    """Return how people play a game at a table, in any language."""
    return class_of(game).manners


__all__ = ["Call", "Manners", "Presentation", "manners_of", "pace_of", "presentation_of"]
