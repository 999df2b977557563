"""Clocks: how long each seat has been awaited, computed only from the times of the entries."""

from __future__ import annotations

from .settings import Pace


class Clocks:
    """Seconds used, by seat. Everybody sees the same values: hidden entries do not affect them."""

    def __init__(self, seats: int, pace: Pace, turn: float) -> None:
        self.turn_limit = turn
        self.game_limit = pace.game
        #: Seconds since the seat's last turn ended, and since the game began.
        self.turn = [0.0] * seats
        self.game = [0.0] * seats
        #: The seat that is awaited, and since when; None while no clock runs.
        self.awaited: int | None = None
        self.since = 0.0

    def go_on(self, at: float, seat: int | None) -> None:
        """Charge the time that has passed, and wait for a seat (None: stop the clocks)."""
        if self.awaited is not None:
            passed = max(0.0, at - self.since)
            self.turn[self.awaited] += passed
            self.game[self.awaited] += passed
        self.awaited = seat
        self.since = max(at, self.since)

    def new_turn(self) -> None:
        self.turn = [0.0] * len(self.turn)

    def left(self, seat: int, now: float) -> dict[str, float]:
        """The time a seat has left, by clock; clocks without a limit are left out."""
        running = max(0.0, now - self.since) if self.awaited == seat else 0.0
        out = {}
        if self.turn_limit:
            out["turn"] = self.turn_limit - self.turn[seat] - running
        if self.game_limit:
            out["game"] = self.game_limit - self.game[seat] - running
        return out

    def deadline(self) -> tuple[float, str] | None:
        """When the awaited seat runs out of time, and on which clock."""
        if self.awaited is None:
            return None
        left = self.left(self.awaited, self.since)
        if not left:
            return None
        clock = min(left, key=lambda name: left[name])
        return self.since + left[clock], clock
