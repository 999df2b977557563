"""Which plan of the castle a game is played on, as the page asks for it."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import urlencode

from ...colditz.referee.view import Seen
from ...colditz.table.ground import variant_of


def plan_of(view: Seen) -> str:
    """The query of the plan; language and edition go without saying."""
    board = view.ground.board.name
    return _plan(board, variant_of(board, view.rules))


@lru_cache(maxsize=64)
def _plan(board: str, variant: str | None) -> str:
    return urlencode({"board": board} if variant is None else {"board": board, "variant": variant})
