"""Time: the server's clock, and the durations of everything that needs no player's thought."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


class Clock(Protocol):
    """The current time and alarms. Tests use one that they advance by hand."""

    def now(self) -> float: ...

    async def wait_until(self, when: float) -> None: ...

    def alarm(self, when: float, ring: Callable[[], None]) -> Alarm:
        """Call `ring` in the running event loop at that time; at once if it has passed."""


class Alarm(Protocol):
    """A call that has been scheduled."""

    def cancel(self) -> object:
        """Cancel the call; has no effect afterwards."""


#: Maximum seconds of one sleep; after the machine was suspended, a deadline is late by at most this.
NAP = 30.0


def steady() -> float:
    """Seconds on a clock that cannot be set. Where the system supports it, the clock keeps running while the
    machine is suspended."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class HouseClock:
    """Unix time, read once at the start and counted on from there: within a process it neither goes back nor
    jumps when the machine's clock is set."""

    def __init__(self) -> None:
        self._offset = time.time() - steady()

    def now(self) -> float:
        return round(steady() + self._offset, 3)

    async def wait_until(self, when: float) -> None:
        while (left := when - self.now()) > 0:
            await asyncio.sleep(min(left, NAP))

    def alarm(self, when: float, ring: Callable[[], None]) -> Alarm:
        return _HouseAlarm(self, when, ring)


class _HouseAlarm:
    """Wakes up at least every `NAP` seconds to look at the clock, as `HouseClock.wait_until` does."""

    def __init__(self, clock: HouseClock, when: float, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._when = when
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None
        self._look()

    def _look(self) -> None:
        left = self._when - self._clock.now()
        if left > 0:
            self._handle = asyncio.get_running_loop().call_later(min(left, NAP), self._look)
        else:
            self._handle = None
            self._ring()

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class TableClock:
    """The time at one table: that of the server, unless the journal is ahead of it.

    The machine's clock may have been set back between two starts, and the clocks of two machines never quite
    agree. Journals are not rewritten: a table whose last entry lies in the future continues from the time of
    that entry, so its deadlines stay as far away as they were and its entries never go back in time.
    """

    def __init__(self, house: Clock, ahead: float = 0.0) -> None:
        self._house = house
        #: Seconds by which the table is ahead of the server.
        self.ahead = ahead

    def now(self) -> float:
        return self._house.now() + self.ahead

    async def wait_until(self, when: float) -> None:
        await self._house.wait_until(when - self.ahead)

    def alarm(self, when: float, ring: Callable[[], None]) -> Alarm:
        return self._house.alarm(when - self.ahead, ring)

    def not_before(self, at: float) -> None:
        """Advance the clock to the time of an entry that was written, if it is behind."""
        self.ahead += max(0.0, at - self.now())


@dataclass(frozen=True)
class Tempo:
    """Durations, in seconds, of everything that needs no player's thought."""

    #: Earliest and latest time after the question at which a pass is published.
    soonest: float = 1.5
    latest: float = 7.0
    #: Pause between two actions of a bot, so that people can follow.
    bot: float = 0.7
    #: Time for a missing player to come back, in whatever process.
    grace: float = 10.0
    #: A process that drives a table is taken to be gone when it is late by this much.
    step_in: float = 5.0
    #: Time without a connection after which a player is shown as away and may be covered by other players.
    away: float = 10.0


#: For tests, and for tables of bots alone: no delays. (Being away still takes time.)
BRISK = Tempo(0, 0, 0, 0, 0)
TEMPO = Tempo()
