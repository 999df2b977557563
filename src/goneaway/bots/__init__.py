"""Players that are programs. A bot receives its seat's view and its legal actions, and nothing else."""

from __future__ import annotations

from .budget import BadBudget, Budget
from .contract.bot import Bot, Reason
from .lots import RandomBot
from .outside.command import BadCommand, is_command, read_command
from .outside.plugins import Plugin
from .outside.trouble import BotTrouble
from .playing import Ask, Asked, GameLoop, Seated, Turns, ask, bot_chance, seated, sight
from .register import (
    LEVELS,
    UnknownBot,
    UnknownIdea,
    best_bot,
    bot_names,
    levels,
    load_bots,
    make_bot,
    plays,
    plugin_list,
    plugin_names,
    read_name,
    seat_bot,
)

__all__ = [
    "LEVELS",
    "Ask",
    "Asked",
    "BadBudget",
    "BadCommand",
    "Bot",
    "BotTrouble",
    "Budget",
    "GameLoop",
    "Plugin",
    "RandomBot",
    "Reason",
    "Seated",
    "Turns",
    "UnknownBot",
    "UnknownIdea",
    "ask",
    "best_bot",
    "bot_chance",
    "bot_names",
    "is_command",
    "levels",
    "load_bots",
    "make_bot",
    "plays",
    "plugin_list",
    "plugin_names",
    "read_command",
    "read_name",
    "seat_bot",
    "seated",
    "sight",
]
