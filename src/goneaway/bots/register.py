"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from .. import games
from ..kernel import Chance, Game
from .budget import BadBudget, Budget
from .contract.bot import Bot
from .lots import RandomBot
from .outside.command import Outsider, is_command
from .outside.plugins import Plugin, find, make_plugin, plugins

#: From the level that makes mistakes to the one that looks ahead.
LEVELS = ("recruit", "regular", "veteran", "ace")


class UnknownBot(ValueError):
    """No bot of that name plays that game."""

    def __init__(self, name: str, game: str) -> None:
        self.name = name
        self.game = game
        self.known = (*bot_names(game), *plugin_names())
        super().__init__(f"no bot called {name} plays {game}; there are: {', '.join(self.known)}")


class UnknownIdea(UnknownBot):
    """The bot has no idea of that name that can be switched off."""

    def __init__(self, name: str, game: str, idea: str, known: Sequence[str]) -> None:
        super().__init__(name, game)
        self.idea = idea
        self.known = tuple(known)
        there = f"it has: {', '.join(known)}" if known else "it has none that can be switched off"
        self.args = (f"{name}: no idea called {idea}; {there}",)


class Named(NamedTuple):
    """The parts of a bot's name: the bot, its time to think if given, and the ideas it plays without."""

    called: str
    budget: Budget | None
    off: tuple[str, ...]


#: The prefix of an idea that is switched off.
WITHOUT = "no-"

#: Bots whose name may include a time to think, and their default.
_THINKERS = {"ace": Budget(seconds=1.0)}


def bot_names(game: str) -> tuple[str, ...]:
    """Return the bots that play a game, the strongest last."""
    return ("random", *_bots_of(game))


def _bots_of(game: str) -> Mapping[str, str]:
    """Return where a game's bots are defined, by name; each is imported when it takes a seat."""
    found = games.find(game)
    return {} if found is None else found.bots


def plugin_list() -> tuple[Plugin, ...]:
    """Return the plug-in bots, including those that cannot be used."""
    return plugins(_built_in())


def plugin_names() -> tuple[str, ...]:
    """Return the names of usable plug-ins; each plug-in decides which games it plays."""
    return tuple(one.name for one in plugin_list() if not one.refused)


def _built_in() -> frozenset[str]:
    names = {"random", *LEVELS}
    for known in games.known().values():
        names.update(known.bots)
    return frozenset(names)


def levels(game: str) -> tuple[str, ...]:
    """Return the bots offered at a table, the strongest last.

    These are the levels, or all bots of a game without levels.
    """
    known = bot_names(game)
    return tuple(level for level in LEVELS if level in known) or known


def best_bot(game: str) -> str:
    """Return the strongest bot that answers at once; it gives hints and sits in for absent players."""
    return [name for name in bot_names(game) if name not in _THINKERS][-1]


def read_name(name: str, game: str) -> Named:
    """Return the parts of `NAME[:TIME][:no-IDEA]...`, such as `ace:500n` or `veteran:no-feint:no-swoop`.

    Raises `UnknownBot`, or `UnknownIdea` if that bot has no idea of that name. Commands are not accepted:
    names also come from records and from the network, which must not start commands.
    """
    called, *parts = name.split(":")
    built_in = called in bot_names(game)
    if not built_in and find(called, _built_in()) is None:
        raise UnknownBot(name, game)
    budget = None
    if parts and not parts[0].startswith(WITHOUT):
        try:
            budget = Budget.parse(parts.pop(0))
        except BadBudget:
            raise UnknownBot(name, game) from None
        if called not in _THINKERS or not built_in:
            raise UnknownBot(name, game)
    known = bot_class(called, game).idea_names() if parts and built_in else ()
    for part in parts:
        if not part.startswith(WITHOUT) or part.removeprefix(WITHOUT) not in known:
            raise UnknownIdea(name, game, part.removeprefix(WITHOUT), known)
    return Named(called, budget, tuple(dict.fromkeys(part.removeprefix(WITHOUT) for part in parts)))


def plays(name: str, game: str) -> bool:
    """Return whether `name` is a bot of this game, built in or from a plug-in; see `read_name`."""
    try:
        read_name(name, game)
    except UnknownBot:
        return False
    return True


def bot_class(called: str, game: str) -> type[Bot]:
    """Return the class of a built-in bot."""
    if called == "random":
        return RandomBot
    found = games.load(_bots_of(game)[called])
    assert isinstance(found, type)
    assert issubclass(found, Bot)
    return found


def load_bots() -> None:
    """Import all built-in bots, so that seating one reads no file."""
    for known in games.known().values():
        for where in known.bots.values():
            games.load(where)


def make_bot(name: str, game: Game, chance: Chance) -> Bot:
    """Make a bot by its name (see `read_name`), with `chance` as its source of randomness.

    Raises `UnknownBot`, or `BotTrouble` for a plug-in that fails.
    """
    called, budget, off = read_name(name, game.kind.name)
    if called not in bot_names(game.kind.name):
        plugin = find(called, _built_in())
        assert plugin is not None
        return make_plugin(plugin, game, chance)
    make: Callable[..., Bot] = bot_class(called, game.kind.name)
    bot = make(chance, game, budget or _THINKERS[called]) if called in _THINKERS else make(chance)
    if off:
        bot.switch_off(off)
    return bot


def seat_bot(name: str, game: Game, chance: Chance, seat: int) -> Bot:
    """Make a bot as `make_bot` does, or start a command (`exec:node bot.mjs`).

    Only for names given on this machine. The caller sends the bot events if it `hears`, and calls `leave` at
    the end.
    """
    if is_command(name):
        return Outsider(name, game, chance, seat)
    return make_bot(name, game, chance)
