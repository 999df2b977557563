"""Players that are programs. A bot gets its seat's view and its legal actions, nothing else."""

from __future__ import annotations

from importlib import import_module

from ..kernel import Chance, Game
from .bot import Bot, Reason
from .lots import RandomBot


class UnknownBot(ValueError):
    """No bot of that name plays that game."""

    def __init__(self, name: str, game: str) -> None:
        self.name = name
        self.game = game
        self.known = bot_names(game)
        super().__init__(f"no bot called {name} plays {game}; there are: {', '.join(self.known)}")


#: By game: the module and class behind each name, loaded when one takes a seat. `random` plays every game.
_BOTS: dict[str, dict[str, tuple[str, str]]] = {
    "sectionx": {"simple": (".tunneller", "Tunneller")},
    "colditz": {"simple": (".colditz", "SimpleColditz")},
}


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play a game."""
    return ("random", *_BOTS.get(game, {}))


def make_bot(name: str, game: Game, chance: Chance) -> Bot:
    """A bot with its own lots to draw; raises `UnknownBot`."""
    if name == "random":
        return RandomBot(chance)
    where = _BOTS.get(game.kind.name, {}).get(name)
    if where is None:
        raise UnknownBot(name, game.kind.name)
    module, kind = where
    bot = getattr(import_module(module, __name__), kind)(chance)
    assert isinstance(bot, Bot)
    return bot


__all__ = [
    "Bot",
    "RandomBot",
    "Reason",
    "UnknownBot",
    "bot_names",
    "make_bot",
]
