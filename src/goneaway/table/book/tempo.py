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


class HouseClock:
    """The time of day in seconds since 1970. It never goes back, whatever is done to the machine's clock."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        return round(time.monotonic() + self._offset, 3)

    async def wait_until(self, when: float) -> None:
        await asyncio.sleep(max(0.0, when - self.now()))


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
