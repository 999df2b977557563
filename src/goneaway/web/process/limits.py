"""Rate limits and concurrency limits: buckets that refill, and places that are returned."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from .settings import Rate

#: Maximum clients remembered; the one seen least recently is dropped, and its bucket is full again.
REMEMBERED = 20_000


class Buckets:
    """One rate limit, counted separately for each client."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._speed = rate.many / rate.seconds
        #: By client: the balance, and its time.
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, who: Hashable) -> float:
        """Take from the bucket; return 0, or the seconds until there is enough."""
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
        """Return the seconds as `take` does, without taking anything."""
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
    """CPU time of one process, shared fairly between households when they ask for more than there is.

    As long as the process uses less than the given share of a processor, no household waits. Above that,
    every household gets the same time per second, or less if it needs less, and households that want more
    wait. So a household that uses little is not slowed down by others, however many they are. Past use fades
    with `FADES` seconds.
    """

    #: Seconds after which 63 % of past use is forgotten.
    FADES = 10.0
    #: Part of the share reserved for households, whatever else keeps the process busy (such as bots).
    LEFT = 0.5
    #: Share of a processor that a household may always use.
    ALWAYS = 0.005
    #: CPU seconds that a quiet household may use at once: to open the page and take a seat.
    BURST = 0.3
    #: Longest wait in seconds before looking again.
    LONGEST = 2.0

    def __init__(
        self,
        share: float,
        clock: Callable[[], float] = time.monotonic,
        process: Callable[[], float] = time.process_time,
    ) -> None:
        self.share = share
        #: Number of times a client had to wait.
        self.waits = 0
        self._clock = clock
        #: By household: CPU seconds used, CPU seconds left, and the time of these values.
        self._households: OrderedDict[Hashable, tuple[float, float, float]] = OrderedDict()
        #: CPU time that each household gets per second.
        self._speed = math.inf
        self._counted = clock()
        #: CPU seconds used by all threads of the process: in total, and recently.
        self._process = process
        self._ever = process()
        self._lately = 0.0

    def charge(self, who: Hashable, seconds: float) -> None:
        """Add CPU time used for a household."""
        now = self._clock()
        used, left = self._now(who, now)
        self._households[who] = used + seconds, left - seconds, now
        self._households.move_to_end(who)
        if len(self._households) > REMEMBERED:
            self._households.popitem(last=False)

    def wait(self, who: Hashable) -> float:
        """Seconds until a household's turn comes; 0 if it is its turn."""
        now = self._clock()
        if now - self._counted >= 1:
            ever = self._process()
            self._lately = self._lately * math.exp((self._counted - now) / self.FADES) + ever - self._ever
            self._speed = self._fair(now)
            self._counted, self._ever = now, ever
        left = self._now(who, now)[1]
        if left > 0:
            return 0.0
        self.waits += 1
        return min(self.LONGEST, -left / self._speed + 0.01)

    def _now(self, who: Hashable, now: float) -> tuple[float, float]:
        """Return what a household has used recently, and what it has left."""
        used, left, then = self._households.get(who, (0.0, self.BURST, now))
        if self._speed == math.inf:
            left = self.BURST
        else:
            left = min(self.BURST, left + (now - then) * self._speed)
        return used * math.exp((then - now) / self.FADES), left

    def _fair(self, now: float) -> float:
        """CPU time per second for each household: together `share`, if none uses more."""
        found = sorted(self._now(who, now)[0] / self.FADES for who in self._households)
        counted, lately = sum(found), self._lately / self.FADES
        if max(counted, lately) <= self.share or sum(used > self.ALWAYS for used in found) < 2:
            return math.inf  # enough for everybody, or no household to share it with
        # Much of the work for a household is not charged to it: reading the database, the network.
        left = max(self.LEFT * self.share, self.share - max(0.0, lately - counted))
        for number, used in enumerate(found):
            if used * (len(found) - number) >= left:
                return max(self.ALWAYS, left / (len(found) - number))
            left -= used
        return math.inf


class Held:
    """Total bytes held in memory for all clients."""

    def __init__(self) -> None:
        self.bytes = 0


class Full(Exception):
    """A client has as many places as it may have."""


class Places:
    """A limited number of simultaneous places, counted separately for each client."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[Hashable] = Counter()

    def full(self, who: Hashable) -> bool:
        return self.taken[who] >= self.most

    @contextmanager
    def hold(self, who: Hashable) -> Iterator[None]:
        """Hold a place for the block; raises `Full`."""
        if self.full(who):
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
    """Return the household of an address: for IPv6, its /64 prefix."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64))
    return address
