"""Time: whose clock the house goes by, and how long things take that nobody has to think about."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Protocol


class Clock(Protocol):
    """What time it is, and waiting for it. Tests have one that they turn by hand."""

    def now(self) -> float: ...

    async def wait_until(self, when: float) -> None: ...


#: Seconds for which a clock sleeps at most: a machine that was suspended wakes up late, but not by more.
NAP = 30.0


def steady() -> float:
    """Seconds since some moment in the past. Nobody can put it back or forward. Where the system can, it goes
    on while the machine is suspended."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class HouseClock:
    """The time of day in seconds since 1970, as it was at the start and counted from there: within a process
    it neither goes back nor jumps, whatever is done to the machine's clock."""

    def __init__(self) -> None:
        self._offset = time.time() - steady()

    def now(self) -> float:
        return round(steady() + self._offset, 3)

    async def wait_until(self, when: float) -> None:
        while (left := when - self.now()) > 0:
            await asyncio.sleep(min(left, NAP))


class TableClock:
    """The time at one table: the house's, unless the journal is ahead of it.

    The machine's clock may have been put back between two starts, and two machines never quite agree. What
    stands in a journal stays; a table whose last entry lies in the future goes on from that entry, so that
    its deadlines are as far away as they were, and its entries never go back.
    """

    def __init__(self, house: Clock, ahead: float = 0.0) -> None:
        self._house = house
        #: Seconds by which the table is ahead of the house.
        self.ahead = ahead

    def now(self) -> float:
        return self._house.now() + self.ahead

    async def wait_until(self, when: float) -> None:
        await self._house.wait_until(when - self.ahead)

    def not_before(self, at: float) -> None:
        """It is at least so late: somebody has written it down."""
        self.ahead += max(0.0, at - self.now())


@dataclass(frozen=True)
class Tempo:
    """How long things take that nobody has to think about, in seconds."""

    #: A pass is published so long after the question at the earliest and at the latest.
    soonest: float = 1.5
    latest: float = 7.0
    #: Between two actions of a bot, so that people can follow.
    bot: float = 0.7
    #: Somebody who is missed has so long to be found, in whatever process.
    grace: float = 10.0
    #: Another process that drives a table is thought to be gone when it is late by this.
    step_in: float = 5.0


#: For tests and for tables of bots alone: nothing takes any time.
BRISK = Tempo(0, 0, 0, 0, 0)
TEMPO = Tempo()
