"""What a Do or Die run would take: its way, and the chance of it for every card that may be turned up."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...colditz.referee.position import Colditz
from ...colditz.ways import dash
from ...colditz.words.cards import DO_OR_DIE

_FACES = range(1, 7)
#: Doubles in a row after which nobody counts on another.
_DOUBLES = 6


def run_of(table: Colditz, man: str) -> dict[str, Any] | None:
    """Places from where he stands to the end, and for each number of throws the chance to get there."""
    pow = table.pawn(man)
    way = dash.way_of(table, pow) if pow >= 0 else None
    if way is None:
        return None
    dice = table.rules.dice
    most = (dice.max_consecutive_rolls or _DOUBLES) if dice.double_bonus_on_card_rolls else 1
    return {
        "man": man,
        "places": [table.ground.names[circle] for circle in way],
        "length": len(way) - 1,
        "odds": [
            {"throws": throws, "chance": round(chance_of(len(way) - 1, throws, most), 4)}
            for throws in sorted(set(DO_OR_DIE))
        ],
    }


@cache
def chance_of(length: int, throws: int, most: int) -> float:
    """The chance that so many throws come to this length; a double is thrown again, `most` in a row."""
    if length <= 0:
        return 1.0
    if throws == 0:
        return 0.0
    return _from(length, throws, most, most)


@cache
def _from(length: int, throws: int, most: int, left: int) -> float:
    """`left`: throws that this one may still have with its bonus throws."""
    found = 0.0
    for one in _FACES:
        for two in _FACES:
            further = length - one - two
            if further <= 0:
                found += 1.0
            elif one == two and left > 1:
                found += _from(further, throws, most, left - 1)
            else:
                found += chance_of(further, throws - 1, most)
    return found / 36
