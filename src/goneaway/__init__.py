"""Gone Away plays, referees, explains and studies escape board games.

>>> import goneaway
>>> game = goneaway.new_game("sectionx", players=4, seed=7)
>>> position = game.start()
>>> print(next(iter(position.legal())))
draw 1
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from . import games
from .kernel import Game, GameKind, RulesError, Seal, position
from .kernel.options import brief
from .kernel.records import mixed_in

__version__ = "0.1.0"

#: Which build of the engine runs, from the same source: "pure" or "compiled".
ENGINE = "pure" if str(position.__file__).endswith(".py") else "compiled"


class Kinds(Mapping[str, GameKind]):
    """Every game by name; a game is loaded only when it is first used."""

    def __getitem__(self, name: str) -> GameKind:
        found = games.part(name, "kind")
        assert isinstance(found, GameKind)
        return found

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and games.find(name) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(games.known())

    def __len__(self) -> int:
        return len(games.known())


KINDS: Mapping[str, GameKind] = Kinds()


def new_game(
    name: str,
    *,
    players: int,
    rules: Mapping[str, Any] | None = None,
    seed: object | None = None,
    contributions: Sequence[str] = (),
) -> Game:
    """Return a game ready to start; raises `RulesError` for an unknown game or invalid rules.

    The same seed always gives the same game. Without a seed, the secret of its chance comes from the
    operating system. `contributions` are the players' own texts that are mixed into the key.
    """
    kind = KINDS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise RulesError("unknown-game", game=brief(name), known=", ".join(KINDS))
    words = mixed_in(contributions)
    seal = Seal(os.urandom(32), words) if seed is None else Seal.from_seed(seed, words)
    return kind.new(players, rules, seal=seal)


__all__ = ["ENGINE", "KINDS", "__version__", "new_game"]
