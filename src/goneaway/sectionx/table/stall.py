"""The stall guard: how long nothing has happened, and how long that may go on (clause `stall`, A30)."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..words.options import Rules

#: Turns for each player in a row without a draw and a step; without a draw and an escape.
IDLE_TURNS = 3
FRUITLESS_TURNS = 20
#: Rounds in a row in which nobody is freed or buried.
BARREN_ROUNDS = 2

#: So many turns before it strikes it is told, or sooner: everybody hears of it in a turn of his own.
NOTICE = 2


class Stall(NamedTuple):
    """The three counts, open to everybody, and what they come to."""

    idle: int
    idle_limit: int
    fruitless: int
    fruitless_limit: int
    barren: int
    barren_limit: int
    #: After how many more quiet turns, this one included, the tunnels collapse, and by which count.
    turns: int
    cause: str
    #: Near enough to be told.
    near: bool
    #: The game is over after this round if it frees nobody and buries nobody.
    last_round: bool

    @property
    def quiet(self) -> int:
        """How many turns it has been quiet, by the count that is nearer to its limit."""
        return self.idle if self.cause == "idle" else self.fruitless

    def to_json(self) -> dict[str, Any]:
        return self._asdict()


def struck(rules: Rules, idle: int, fruitless: int) -> bool:
    """Does the round end, with these counts at the end of a turn?"""
    return rules.stallGuard == "on" and (
        idle >= IDLE_TURNS * rules.players or fruitless >= FRUITLESS_TURNS * rules.players
    )


def stall_of(
    rules: Rules, counts: tuple[int, int, int], drawn: bool, stepped: bool, escaped: bool
) -> Stall | None:
    """How things stand in a turn in which so much has happened; None without the guard."""
    if rules.stallGuard == "off":
        return None
    idle, fruitless, barren = counts
    idle_limit, fruitless_limit = IDLE_TURNS * rules.players, FRUITLESS_TURNS * rules.players
    # A turn in which something has happened ends with the count at nothing.
    idle_left = idle_limit + 1 if drawn or stepped else idle_limit - idle
    fruitless_left = fruitless_limit + 1 if drawn or escaped else fruitless_limit - fruitless
    left = min(idle_left, fruitless_left)
    return Stall(
        idle,
        idle_limit,
        fruitless,
        fruitless_limit,
        barren,
        BARREN_ROUNDS,
        left,
        "idle" if idle_left == left else "fruitless",
        left <= max(NOTICE, rules.players),
        barren >= BARREN_ROUNDS - 1,
    )
