"""Chance: a stream owned by the referee that can be checked afterwards.

Every outcome comes from `HMAC-SHA256(key, domain, counter)` with rejection sampling, so it is
uniform and can be recomputed by anyone who has the key. The key mixes the referee's secret, to
which he commits before the game, with a contribution of every seat: neither side can steer it.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass

_WORDS = 4  # 64-bit words in one block of SHA-256
_SPAN = 1 << 64

#: One outcome: its domain, how many possibilities there were, and the value. A permutation of
#: `of` things is a list, a single pick a number below `of`.
Drawn = tuple[str, int, int | list[int]]


class Chance(ABC):
    """Where a position gets its outcomes from. `drawn` collects them until they are journalled.

    A `quiet` stream collects nothing: a bot's private lots are no outcomes of the game.
    """

    def __init__(self, quiet: bool = False) -> None:
        self.quiet = quiet
        self.drawn: list[Drawn] = []

    def pick(self, domain: str, of: int) -> int:
        """A number from 0 to `of` - 1, each equally likely."""
        value = self._pick(domain, of)
        if not self.quiet:
            self.drawn.append((domain, of, value))
        return value

    def order(self, domain: str, of: int) -> list[int]:
        """A permutation of `of` things, each equally likely."""
        value = self._order(domain, of)
        if not self.quiet:
            self.drawn.append((domain, of, list(value)))
        return value

    def collect(self) -> list[Drawn]:
        """The outcomes since the last call."""
        drawn, self.drawn = self.drawn, []
        return drawn

    @abstractmethod
    def _pick(self, domain: str, of: int) -> int: ...

    @abstractmethod
    def _order(self, domain: str, of: int) -> list[int]: ...

    @abstractmethod
    def fork(self, label: str) -> Chance:
        """An independent stream: knowing all of one tells nothing about the other."""


class Stream(Chance):
    """The real stream. Each domain (dice, shuffles, bots, ...) counts for itself."""

    def __init__(self, key: bytes, quiet: bool = False) -> None:
        super().__init__(quiet)
        self._key = key
        self._next: dict[str, int] = {}
        self._block: dict[str, tuple[int, bytes]] = {}

    @classmethod
    def from_seed(cls, seed: object, quiet: bool = False) -> Stream:
        return cls(hashlib.sha256(f"goneaway stream {seed}".encode()).digest(), quiet)

    def _word(self, domain: str) -> int:
        index = self._next.get(domain, 0)
        self._next[domain] = index + 1
        number, offset = divmod(index, _WORDS)
        held = self._block.get(domain)
        if held is None or held[0] != number:
            message = f"{domain}:{number}".encode()
            held = (number, hmac.digest(self._key, message, "sha256"))
            self._block[domain] = held
        return int.from_bytes(held[1][offset * 8 : offset * 8 + 8], "big")

    def _pick(self, domain: str, of: int) -> int:
        if of < 1:
            raise ValueError(f"cannot pick one of {of}")
        limit = _SPAN - _SPAN % of  # words above would favour the small numbers
        while True:
            word = self._word(domain)
            if word < limit:
                return word % of

    def _order(self, domain: str, of: int) -> list[int]:
        order = list(range(of))
        for last in range(of - 1, 0, -1):
            other = self._pick(domain, last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def fork(self, label: str) -> Stream:
        index = self._next.get("fork", 0)
        self._next["fork"] = index + 1
        return Stream(hmac.digest(self._key, f"fork:{label}:{index}".encode(), "sha256"))


class Recorded(Chance):
    """Outcomes read back from a journal, in the order they were drawn."""

    def __init__(self, outcomes: Iterable[Drawn] = ()) -> None:
        super().__init__()
        self._waiting = list(outcomes)
        self._waiting.reverse()

    def feed(self, outcomes: Iterable[Drawn]) -> None:
        """The outcomes of the next journalled action; those left over from the last are dropped."""
        self._waiting = list(outcomes)
        self._waiting.reverse()

    @property
    def left(self) -> int:
        return len(self._waiting)

    def _take(self, domain: str, of: int) -> int | list[int]:
        if not self._waiting:
            raise MissingOutcome(domain, of)
        was, number, value = self._waiting.pop()
        if was != domain or number != of:
            raise MissingOutcome(domain, of)
        return value

    def _pick(self, domain: str, of: int) -> int:
        value = self._take(domain, of)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < of:
            raise MissingOutcome(domain, of)
        return value

    def _order(self, domain: str, of: int) -> list[int]:
        value = self._take(domain, of)
        if not isinstance(value, list) or sorted(value) != list(range(of)):
            raise MissingOutcome(domain, of)
        return list(value)

    def fork(self, label: str) -> Stream:
        return Stream.from_seed(f"replay {label}")


class MissingOutcome(Exception):
    """A journal lacks the outcome that the rules ask for at this point."""

    def __init__(self, domain: str, of: int) -> None:
        super().__init__(f"no recorded outcome of {domain}, one of {of}")
        self.domain = domain
        self.of = of


@dataclass(frozen=True)
class Seal:
    """The referee's secret and the seats' contributions; together they make the key.

    The commitment is published before anyone contributes; the secret is revealed when the game
    is over. Then everybody can recompute every outcome.
    """

    secret: bytes
    contributions: tuple[str, ...] = ()

    @classmethod
    def from_seed(cls, seed: object, contributions: Iterable[str] = ()) -> Seal:
        """A seal that anybody who knows the seed can remake: for simulations and tests."""
        return cls(hashlib.sha256(f"goneaway seed {seed}".encode()).digest(), tuple(contributions))

    @property
    def commitment(self) -> str:
        return hashlib.sha256(b"goneaway commitment 1" + self.secret).hexdigest()

    def key(self) -> bytes:
        message = json.dumps(["goneaway key 1", *self.contributions], ensure_ascii=False).encode()
        return hmac.digest(self.secret, message, "sha256")

    def stream(self) -> Stream:
        return Stream(self.key())
