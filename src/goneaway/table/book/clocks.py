"""Clocks: how long each seat has been awaited, from the times of the entries alone."""

from __future__ import annotations

from .settings import Pace


class Clocks:
    """Seconds used, by seat. The same for everybody who looks: what is hidden has no say in it."""

    def __init__(self, seats: int, pace: Pace, turn: float) -> None:
        self.turn_limit = turn
        self.game_limit = pace.game
        #: Since its last turn ended, and since the game began.
        self.turn = [0.0] * seats
        self.game = [0.0] * seats
        #: The seat that is awaited, and since when; None while nothing runs.
        self.awaited: int | None = None
        self.since = 0.0

    def go_on(self, at: float, seat: int | None) -> None:
        """Charge what has passed, and wait for a seat (None: for nobody)."""
        if self.awaited is not None:
            passed = max(0.0, at - self.since)
            self.turn[self.awaited] += passed
            self.game[self.awaited] += passed
        self.awaited = seat
        self.since = max(at, self.since)

    def new_turn(self) -> None:
        self.turn = [0.0] * len(self.turn)

    def left(self, seat: int, now: float) -> dict[str, float]:
        """What a seat has left, by clock; a clock without a limit is not there."""
        running = max(0.0, now - self.since) if self.awaited == seat else 0.0
        out = {}
        if self.turn_limit:
            out["turn"] = self.turn_limit - self.turn[seat] - running
        if self.game_limit:
            out["game"] = self.game_limit - self.game[seat] - running
        return out

    def deadline(self) -> tuple[float, str] | None:
        """When the awaited seat's time is up, and by which clock."""
        if self.awaited is None:
            return None
        left = self.left(self.awaited, self.since)
        if not left:
            return None
        clock = min(left, key=lambda name: left[name])
        return self.since + left[clock], clock
