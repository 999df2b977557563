"""Players that are programs. A bot gets its seat's view and its legal actions, nothing else."""

from __future__ import annotations

from .bot import Bot, Reason
from .budget import BadBudget, Budget
from .lots import RandomBot
from .register import LEVELS, UnknownBot, best_bot, bot_names, levels, make_bot, plays

__all__ = [
    "LEVELS",
    "BadBudget",
    "Bot",
    "Budget",
    "RandomBot",
    "Reason",
    "UnknownBot",
    "best_bot",
    "bot_names",
    "levels",
    "make_bot",
    "plays",
]
