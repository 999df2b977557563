"""Which plan of the castle a game is played on."""

from __future__ import annotations

from functools import lru_cache

from ...colditz.referee.view import Seen
from ...colditz.table.ground import variant_of


def plan_of(view: Seen) -> dict[str, str]:
    """The board and its variant; language and edition go without saying."""
    board = view.ground.board.name
    return _plan(board, variant_of(board, view.rules))


@lru_cache(maxsize=64)
def _plan(board: str, variant: str | None) -> dict[str, str]:
    return {"board": board} if variant is None else {"board": board, "variant": variant}
