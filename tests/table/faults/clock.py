"""The machine's clock as set by the harness: an offset in a file that every server of a trial reads.

Only the time of day is set; the monotonic clock is untouched, as when somebody corrects the date of a machine
or a virtual machine wakes up.
"""

from __future__ import annotations

import mmap
import struct
import time
from collections.abc import Callable
from pathlib import Path

_SECONDS = struct.Struct("d")


class MachineClock:
    """The offset of the servers' time of day."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.write_bytes(_SECONDS.pack(0.0))
        with path.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), _SECONDS.size)

    def step(self, seconds: float) -> None:
        """Set the clock forward or back, for running and future processes."""
        (now,) = _SECONDS.unpack_from(self._shared)
        _SECONDS.pack_into(self._shared, 0, now + seconds)

    def close(self) -> None:
        self._shared.close()


def follow(path: Path) -> None:
    """In a server: use this clock for the time of day from now on."""
    with path.open("rb") as file:
        shared = mmap.mmap(file.fileno(), _SECONDS.size, access=mmap.ACCESS_READ)

    def off() -> float:
        (seconds,) = _SECONDS.unpack_from(shared)
        return float(seconds)

    clock: dict[str, Callable[..., float]] = {
        name: getattr(time, name) for name in ("time", "time_ns", "clock_gettime", "clock_gettime_ns")
    }

    def gettime(which: int) -> float:
        return clock["clock_gettime"](which) + (off() if which == time.CLOCK_REALTIME else 0.0)

    def gettime_ns(which: int) -> int:
        return int(clock["clock_gettime_ns"](which)) + (
            int(off() * 1e9) if which == time.CLOCK_REALTIME else 0
        )

    time.time = lambda: clock["time"]() + off()
    time.time_ns = lambda: int(clock["time_ns"]()) + int(off() * 1e9)
    time.clock_gettime = gettime
    time.clock_gettime_ns = gettime_ns
