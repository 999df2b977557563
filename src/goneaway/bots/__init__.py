"""Players that are programs. A bot gets its seat's view and its legal actions, nothing else."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel import Chance, Game
from .bot import Bot, Reason
from .colditz import SimpleColditz
from .lots import RandomBot
from .tunneller import Tunneller


class UnknownBot(ValueError):
    """No bot of that name plays that game."""

    def __init__(self, name: str, game: str) -> None:
        self.name = name
        self.game = game
        self.known = bot_names(game)
        super().__init__(f"no bot called {name} plays {game}; there are: {', '.join(self.known)}")


#: By game: what each name stands for. `random` plays every game.
_BOTS: dict[str, dict[str, Callable[[Chance], Bot]]] = {
    "sectionx": {"simple": Tunneller},
    "colditz": {"simple": SimpleColditz},
}


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play a game."""
    return ("random", *_BOTS.get(game, {}))


def make_bot(name: str, game: Game, chance: Chance) -> Bot:
    """A bot with its own lots to draw; raises `UnknownBot`."""
    if name == "random":
        return RandomBot(chance)
    make = _BOTS.get(game.kind.name, {}).get(name)
    if make is None:
        raise UnknownBot(name, game.kind.name)
    return make(chance)


__all__ = [
    "Bot",
    "RandomBot",
    "Reason",
    "SimpleColditz",
    "Tunneller",
    "UnknownBot",
    "bot_names",
    "make_bot",
]
