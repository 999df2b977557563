"""A Do or Die run: its way, and the chance to complete it for every card that may be turned up."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...colditz.referee.position import Colditz
from ...colditz.ways import dash
from ...colditz.words.cards import DO_OR_DIE

_FACES = range(1, 7)
#: Doubles in a row beyond which the chances are not computed.
_DOUBLES = 6


def run_of(table: Colditz, man: str) -> dict[str, Any] | None:
    """Return the places from where he stands to the end, and the chance to get there by number of throws."""
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
    """Return the chance that some throws reach this length; a double is thrown again, `most` in a row."""
    if length <= 0:
        return 1.0
    if throws == 0:
        return 0.0
    return _from(length, throws, most, most)


@cache
def _from(length: int, throws: int, most: int, left: int) -> float:
    """Return the same chance; `left` is how many throws this one may still have, bonus throws included."""
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
