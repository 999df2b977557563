"""Bots from other distributions, found by entry point.

A distribution declares, in the group `goneaway.bots`, a name and a function `make(game, chance) -> Bot`:

    [project.entry-points."goneaway.bots"]
    burrower = "burrower.bot:make"

A plug-in is loaded only when its name is used, so a broken one affects nothing else.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ...kernel import Chance, Game
from ..contract.bot import Bot
from .trouble import BotTrouble, excerpt

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "goneaway.bots"

#: Reserved words: they mean something else where a bot is named.
RESERVED = frozenset(("human", "exec"))


@dataclass(frozen=True)
class Plugin:
    """A bot name that a distribution has registered.

    `refused` says why it cannot be used: `built-in`, `reserved`, `name` (it cannot be typed on a command
    line) or `twice`.
    """

    name: str
    distribution: str
    entry: EntryPoint
    refused: str = ""


def plugins(built_in: frozenset[str]) -> tuple[Plugin, ...]:
    """Return all registered plug-ins, by name; cached until the import path changes."""
    return _found(tuple(sys.path), built_in)


@cache
def _found(path: tuple[str, ...], built_in: frozenset[str]) -> tuple[Plugin, ...]:
    # Slow to import, and needed only for names that are not built in.
    from importlib.metadata import entry_points

    entries = sorted(entry_points(group=GROUP), key=_order)
    names = [entry.name for entry in entries]
    return tuple(
        Plugin(
            entry.name, _distribution(entry), entry, _refused(entry.name, built_in, names.count(entry.name))
        )
        for entry in entries
    )


def _order(entry: EntryPoint) -> tuple[str, str]:
    return entry.name, _distribution(entry)


def _distribution(entry: EntryPoint) -> str:
    dist = entry.dist
    return "?" if dist is None else f"{dist.name} {dist.version}"


def _refused(name: str, built_in: frozenset[str], times: int) -> str:
    if name in built_in:
        return "built-in"
    if name in RESERVED:
        return "reserved"
    if not name or not all(letter.isalnum() or letter in "-_." for letter in name):
        return "name"
    return "twice" if times > 1 else ""


def find(name: str, built_in: frozenset[str]) -> Plugin | None:
    """Return the usable plug-in of that name, or None."""
    return next((one for one in plugins(built_in) if one.name == name and not one.refused), None)


def make_plugin(plugin: Plugin, game: Game, chance: Chance) -> Bot:
    """Return the plug-in's bot; any failure becomes a `BotTrouble` that names the distribution."""
    about = {"name": plugin.name, "distribution": plugin.distribution, "entry": plugin.entry.value}
    try:
        bot = plugin.entry.load()(game, chance)
    except Exception as error:
        raise BotTrouble("plug-in", why=excerpt(f"{type(error).__name__}: {error}"), **about) from error
    if not isinstance(bot, Bot):
        raise BotTrouble("plug-in", why=excerpt(f"{type(bot).__name__} is no goneaway.bots.Bot"), **about)
    return bot
