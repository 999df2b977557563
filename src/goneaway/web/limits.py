"""How often, and how many at once: buckets that fill again, and places that are given back."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from .settings import Rate

#: So many guests are remembered; who was not heard of for longest is forgotten, with a full bucket.
REMEMBERED = 20_000


class Buckets:
    """One rate, for everybody apart."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._speed = rate.many / rate.seconds
        #: By whom: what is left, and when that was so.
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, who: Hashable) -> float:
        """0 if he may; else the seconds until he may again."""
        now, left = self._now(who)
        if left < 1:
            return (1 - left) / self._speed
        self._keep(who, left - 1, now)
        return 0.0

    def charge(self, who: Hashable, amount: float) -> None:
        """Deduct an amount that was already used; the balance may become negative."""
        now, left = self._now(who)
        self._keep(who, left - amount, now)

    def overdrawn(self, who: Hashable) -> float:
        """Seconds until the balance is positive again; 0 if it is."""
        left = self._now(who)[1]
        return 0.0 if left > 0 else (-left + 1e-3) / self._speed

    def wait(self, who: Hashable) -> float:
        """As `take`, but nothing is taken."""
        left = self._now(who)[1]
        return 0.0 if left >= 1 else (1 - left) / self._speed

    def _now(self, who: Hashable) -> tuple[float, float]:
        now = self._clock()
        left, then = self._left.get(who, (float(self.rate.many), now))
        return now, min(self.rate.many, left + (now - then) * self._speed)

    def _keep(self, who: Hashable, left: float, now: float) -> None:
        self._left[who] = left, now
        self._left.move_to_end(who)
        while len(self._left) > REMEMBERED:
            self._left.popitem(last=False)


class Shares:
    """CPU time of one process, shared fairly between households while they want more than there is.

    What a household has used fades with `FADES` seconds. As long as the process uses less than the given
    share of a processor, nobody waits. Above that, those who have used most wait until the rest have as much:
    nobody who uses little is slowed down by others, however many they are.
    """

    #: Seconds after which 63 % of what was used is forgotten.
    FADES = 10.0
    #: Part of the share that is left to households, whatever else the process is busy with (bots, say).
    LEFT = 0.5
    #: Share of a processor that a household may always use, and longest wait in seconds before looking again.
    ALWAYS = 0.005
    LONGEST = 2.0

    def __init__(
        self,
        share: float,
        clock: Callable[[], float] = time.monotonic,
        process: Callable[[], float] = time.process_time,
    ) -> None:
        self.share = share
        #: How often somebody had to wait.
        self.waits = 0
        self._clock = clock
        #: By household: CPU seconds used, and when that was so.
        self._used: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        self._most = math.inf
        self._counted = clock()
        #: CPU seconds used by all threads of the process: ever, and lately.
        self._process = process
        self._ever = process()
        self._lately = 0.0

    def charge(self, who: Hashable, seconds: float) -> None:
        """Add CPU time used for a household."""
        now = self._clock()
        self._used[who] = self._now(who, now) + seconds, now
        self._used.move_to_end(who)
        if len(self._used) > REMEMBERED:
            self._used.popitem(last=False)

    def wait(self, who: Hashable) -> float:
        """Seconds until a household's turn comes; 0 if it is its turn."""
        now = self._clock()
        if now - self._counted >= 1:
            ever = self._process()
            self._lately = self._lately * math.exp((self._counted - now) / self.FADES) + ever - self._ever
            self._most = self._fair(now)
            self._counted, self._ever = now, ever
        if self._most == math.inf or (used := self._now(who, now)) <= self._most:
            return 0.0
        self.waits += 1
        return min(self.LONGEST, self.FADES * math.log(used / self._most) + 0.01)

    def _now(self, who: Hashable, now: float) -> float:
        used, then = self._used.get(who, (0.0, now))
        return used * math.exp((then - now) / self.FADES)

    def _fair(self, now: float) -> float:
        """What a household may have used at most: all together come to `share` if those above stop there."""
        least = self.ALWAYS * self.FADES
        most = self.share * self.FADES
        found = sorted(self._now(who, now) for who in self._used)
        counted = sum(found)
        if max(counted, self._lately) <= most or sum(used > least for used in found) < 2:
            return math.inf  # enough for everybody, or nobody to share it with
        # Much of what is done for a household is not counted as its own: reading the database, the network.
        left = max(self.LEFT * most, most - max(0.0, self._lately - counted))
        for number, used in enumerate(found):
            if used * (len(found) - number) >= left:
                return max(least, left / (len(found) - number))
            left -= used
        return math.inf


class Held:
    """Total bytes held in memory for all clients."""

    def __init__(self) -> None:
        self.bytes = 0


class Full(Exception):
    """Somebody has as many as he may."""


class Places:
    """So many at once, for everybody apart."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[Hashable] = Counter()

    @contextmanager
    def hold(self, who: Hashable) -> Iterator[None]:
        """A place for as long as it lasts; raises `Full`."""
        if self.taken[who] >= self.most:
            raise Full
        self.taken[who] += 1
        try:
            yield
        finally:
            self.taken[who] -= 1
            if not self.taken[who]:
                del self.taken[who]


@lru_cache(maxsize=1 << 14)
def household(address: str) -> str:
    """Who stands behind an address: of the new ones a whole household has one prefix."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64))
    return address
