"""The bots by name."""

from __future__ import annotations

from importlib import import_module

from ..kernel import Chance, Game
from .bot import Bot
from .budget import BadBudget, Budget
from .lots import RandomBot

#: From one who makes mistakes to one who looks ahead.
LEVELS = ("recruit", "regular", "veteran", "ace")


class UnknownBot(ValueError):
    """No bot of that name plays that game."""

    def __init__(self, name: str, game: str) -> None:
        self.name = name
        self.game = game
        self.known = bot_names(game)
        super().__init__(f"no bot called {name} plays {game}; there are: {', '.join(self.known)}")


#: By game: the module and class behind each name, loaded when one takes a seat. `random` plays every game.
_BOTS: dict[str, dict[str, tuple[str, str]]] = {
    "sectionx": {
        "simple": (".island.tunneller", "Tunneller"),
        "recruit": (".island.levels", "Recruit"),
        "regular": (".island.levels", "Regular"),
        "veteran": (".island.levels", "Veteran"),
        "ace": (".island.ace", "Ace"),
    },
    "colditz": {
        "simple": (".castle.player", "Simple"),
        "recruit": (".castle.player", "Recruit"),
        "regular": (".castle.player", "Regular"),
        "veteran": (".castle.player", "Veteran"),
    },
}

#: Those who may be told how long to think, and how long they think if nobody says.
_THINKERS = {"ace": Budget(seconds=1.0)}


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play a game, the ablest last."""
    return ("random", *_BOTS.get(game, {}))


def levels(game: str) -> tuple[str, ...]:
    """The bots a table is offered, the ablest last; for a game without levels whoever plays it."""
    known = bot_names(game)
    return tuple(level for level in LEVELS if level in known) or known


def best_bot(game: str) -> str:
    """The ablest who answers at once: whoever gives hints, or sits in for somebody."""
    return [name for name in bot_names(game) if name not in _THINKERS][-1]


def plays(name: str, game: str) -> bool:
    """Is there a bot of that name (and with that time to think) for a game?"""
    called, colon, budget = name.partition(":")
    if not colon:
        return called in bot_names(game)
    try:
        Budget.parse(budget)
    except BadBudget:
        return False
    return called in _THINKERS and called in bot_names(game)


def make_bot(name: str, game: Game, chance: Chance) -> Bot:
    """A bot with its own lots to draw; raises `UnknownBot`.

    One that thinks may be told how long: `ace:1s`, `ace:200ms`, or `ace:500n` for so many looks ahead.
    """
    if not plays(name, game.kind.name):
        raise UnknownBot(name, game.kind.name)
    called, _, budget = name.partition(":")
    if called == "random":
        return RandomBot(chance)
    module, kind = _BOTS[game.kind.name][called]
    make = getattr(import_module(module, __package__), kind)
    if called in _THINKERS:
        bot = make(chance, game, Budget.parse(budget) if budget else _THINKERS[called])
    else:
        bot = make(chance)
    assert isinstance(bot, Bot)
    return bot
