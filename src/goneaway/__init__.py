"""Gone Away plays, referees, explains and studies escape board games.

>>> import goneaway
>>> game = goneaway.new_game("sectionx", players=4, seed=7)
>>> position = game.start()
>>> print(next(iter(position.legal())))
draw 1
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from .colditz import COLDITZ
from .kernel import Game, GameKind, RulesError, Seal
from .sectionx import SECTIONX

__version__ = "0.1.0"

#: Every game there is, by name.
KINDS: Mapping[str, GameKind] = {kind.name: kind for kind in (COLDITZ, SECTIONX)}


def new_game(
    name: str,
    *,
    players: int,
    rules: Mapping[str, Any] | None = None,
    seed: object | None = None,
    contributions: Sequence[str] = (),
) -> Game:
    """A game ready to start; raises `RulesError` for a game or rules that do not exist.

    With a seed the same game comes out every time. Without, the secret of its chance is drawn
    from the system. `contributions` are the seats' own words that are mixed into the key.
    """
    kind = KINDS.get(name)
    if kind is None:
        raise RulesError("unknown-game", game=name, known=", ".join(KINDS))
    words = tuple(contributions)
    seal = Seal(secrets.token_bytes(32), words) if seed is None else Seal.from_seed(seed, words)
    return kind.new(players, rules, seal=seal)


__all__ = ["KINDS", "__version__", "new_game"]
