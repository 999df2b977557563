"""Who covers a seat if nobody says."""

from __future__ import annotations

from ...bots import bot_names


def best_bot(game: str) -> str:
    """The ablest there is."""
    return bot_names(game)[-1]
