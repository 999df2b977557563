"""The stall guard: the turns without progress, and their limits (clause `stall`, A30)."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..words.options import Rules

#: Limits, per player, of consecutive turns without a draw and a step; without a draw and an escape.
IDLE_TURNS = 3
FRUITLESS_TURNS = 20
#: Limit of consecutive rounds in which no prisoner is freed or buried.
BARREN_ROUNDS = 2

#: Players are warned when this many quiet turns are left, or one per player, so that each is warned in time.
NOTICE = 2


class Stall(NamedTuple):
    """The three public counts, and their consequences."""

    idle: int
    idle_limit: int
    fruitless: int
    fruitless_limit: int
    barren: int
    barren_limit: int
    #: Quiet turns left, this one included, before the tunnels collapse, and the count that causes it.
    turns: int
    cause: str
    #: Whether players are warned.
    near: bool
    #: Whether the game ends after this round if no prisoner is freed or buried in it.
    last_round: bool

    @property
    def quiet(self) -> int:
        """The number of quiet turns so far, by the count that is nearer to its limit."""
        return self.idle if self.cause == "idle" else self.fruitless

    def to_json(self) -> dict[str, Any]:
        return self._asdict()


def struck(rules: Rules, idle: int, fruitless: int) -> bool:
    """Whether the round ends with these counts at the end of a turn."""
    return rules.stallGuard == "on" and (
        idle >= IDLE_TURNS * rules.players or fruitless >= FRUITLESS_TURNS * rules.players
    )


def stall_of(
    rules: Rules, counts: tuple[int, int, int], drawn: bool, stepped: bool, escaped: bool
) -> Stall | None:
    """The state of the guard in a turn with these actions; None without the guard."""
    if rules.stallGuard == "off":
        return None
    idle, fruitless, barren = counts
    idle_limit, fruitless_limit = IDLE_TURNS * rules.players, FRUITLESS_TURNS * rules.players
    # A turn with progress ends with the count at zero.
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
