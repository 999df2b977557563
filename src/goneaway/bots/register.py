"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from .. import games
from ..kernel import Chance, Game, Outcome
from .bot import Bot
from .budget import BadBudget, Budget
from .lots import RandomBot
from .outside.command import Outsider, is_command
from .outside.plugins import Plugin, find, make_plugin, plugins

#: From one who makes mistakes to one who looks ahead.
LEVELS = ("recruit", "regular", "veteran", "ace")


class UnknownBot(ValueError):
    """No bot of that name plays that game."""

    def __init__(self, name: str, game: str) -> None:
        self.name = name
        self.game = game
        self.known = (*bot_names(game), *plugin_names())
        super().__init__(f"no bot called {name} plays {game}; there are: {', '.join(self.known)}")


#: Those who may be told how long to think, and how long they think if nobody says.
_THINKERS = {"ace": Budget(seconds=1.0)}


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play a game, the ablest last."""
    return ("random", *_bots_of(game))


def _bots_of(game: str) -> Mapping[str, str]:
    """By name: where the bots of a game are; one is loaded when it takes a seat."""
    found = games.find(game)
    return {} if found is None else found.bots


def plugin_list() -> tuple[Plugin, ...]:
    """The bots that other distributions bring, those that are refused included."""
    return plugins(_built_in())


def plugin_names() -> tuple[str, ...]:
    """Those of them that can be seated; for which games is theirs to say."""
    return tuple(one.name for one in plugin_list() if not one.refused)


def _built_in() -> frozenset[str]:
    names = {"random", *LEVELS}
    for known in games.known().values():
        names.update(known.bots)
    return frozenset(names)


def levels(game: str) -> tuple[str, ...]:
    """The bots a table is offered, the ablest last; for a game without levels whoever plays it."""
    known = bot_names(game)
    return tuple(level for level in LEVELS if level in known) or known


def best_bot(game: str) -> str:
    """The ablest who answers at once: whoever gives hints, or sits in for somebody."""
    return [name for name in bot_names(game) if name not in _THINKERS][-1]


def plays(name: str, game: str) -> bool:
    """Is there a bot of that name (and with that time to think) for a game, built in or brought along?

    A command is none: names come from records and from the network, too, and no command is run for that.
    """
    called, colon, budget = name.partition(":")
    if not colon:
        return called in bot_names(game) or find(called, _built_in()) is not None
    try:
        Budget.parse(budget)
    except BadBudget:
        return False
    return called in _THINKERS and called in bot_names(game)


def load_bots() -> None:
    """Import all built-in bots: seating one reads no file then."""
    for known in games.known().values():
        for where in known.bots.values():
            games.load(where)


def make_bot(name: str, game: Game, chance: Chance) -> Bot:
    """A bot with its own lots to draw; raises `UnknownBot`, or `BotTrouble` for one from elsewhere.

    One that thinks may be told how long: `ace:1s`, `ace:200ms`, or `ace:500n` for so many looks ahead.
    """
    if not plays(name, game.kind.name):
        raise UnknownBot(name, game.kind.name)
    called, _, budget = name.partition(":")
    if called == "random":
        return RandomBot(chance)
    if called not in bot_names(game.kind.name):
        plugin = find(called, _built_in())
        assert plugin is not None
        return make_plugin(plugin, game, chance)
    make = games.load(_bots_of(game.kind.name)[called])
    if called in _THINKERS:
        bot = make(chance, game, Budget.parse(budget) if budget else _THINKERS[called])
    else:
        bot = make(chance)
    assert isinstance(bot, Bot)
    return bot


def seat_bot(name: str, game: Game, chance: Chance, seat: int) -> Bot:
    """The same, and a command (`exec:node bot.mjs`) is started: for names that were given at this machine.

    Whoever seats a bot tells it what happens if it `hears`, and at the end that it may `leave`.
    """
    if is_command(name):
        return Outsider(name, game, chance, seat)
    return make_bot(name, game, chance)


class Seated:
    """Bots round a table, by seat; in a `with` block they are sent home if the game is broken off."""

    def __init__(self, names: Sequence[str], game: Game, lots: Callable[[int], Chance]) -> None:
        """`lots(seat)` is what a seat draws its own lots from."""
        self.bots: list[Bot] = []
        try:
            for seat, name in enumerate(names):
                self.bots.append(seat_bot(name, game, lots(seat), seat))
        except BaseException:
            self.leave(None)
            raise

    def __enter__(self) -> list[Bot]:
        return self.bots

    def __exit__(self, *error: object) -> None:
        self.leave(None)

    def leave(self, outcome: Outcome | None) -> None:
        """The game is over; those who have been told so are not told again."""
        while self.bots:
            self.bots.pop().leave(outcome)
