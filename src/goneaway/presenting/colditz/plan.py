"""The plan of the castle that a game is played on."""

from __future__ import annotations

from functools import lru_cache

from ...colditz.referee.view import Seen
from ...colditz.table.ground import variant_of


def plan_of(view: Seen) -> dict[str, str]:
    """Return the board and its variant; clients know the language and edition."""
    board = view.ground.board.name
    return _plan(board, variant_of(board, view.rules))


@lru_cache(maxsize=64)
def _plan(board: str, variant: str | None) -> dict[str, str]:
    return {"board": board} if variant is None else {"board": board, "variant": variant}
