"""Chance: a stream owned by the referee that can be checked afterwards.

Every outcome comes from `HMAC-SHA256(key, domain, counter)` with rejection sampling, so it is
uniform and can be recomputed by anyone who has the key. The key mixes the referee's secret, to
which the referee commits before the game, with a contribution of every seat: neither side can steer it.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import struct
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

_SPAN = 1 << 64  # a block of SHA-256 gives four words below this
_SMALL = 1 << 32  # picks have at most this many possibilities ...
_SAFE = _SPAN - _SMALL  # ... and then no word below this is ever rejected

_four_words = struct.Struct(">4Q").unpack

# HMAC hashes its key, padded to a block of the hash, and each of these in turn (RFC 2104).
_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))

#: One outcome: its domain, how many possibilities there were, and the value. A permutation of
#: `of` things is a list, a single pick a number below `of`.
Drawn = tuple[str, int, int | list[int]]


def _bytes(text: str) -> bytes:
    """Encode any text as bytes for a key; unpaired surrogates are allowed."""
    return text.encode("utf-8", "surrogatepass")


class Chance(ABC):
    """A position's source of outcomes. `drawn` collects them until they are journalled.

    A `quiet` stream collects nothing: a bot's own random numbers are not outcomes of the game.
    """

    def __init__(self, quiet: bool = False) -> None:
        self.quiet = quiet
        self.drawn: list[Drawn] = []

    def pick(self, domain: str, of: int) -> int:
        """Return a number from 0 to `of` - 1, each equally likely."""
        value = self._pick(domain, of)
        if not self.quiet:
            self.drawn.append((domain, of, value))
        return value

    def order(self, domain: str, of: int) -> list[int]:
        """Return a permutation of `of` things, each equally likely."""
        value = self._order(domain, of)
        if not self.quiet:
            self.drawn.append((domain, of, list(value)))
        return value

    def collect(self) -> list[Drawn]:
        """Return the outcomes since the last call."""
        drawn, self.drawn = self.drawn, []
        return drawn

    @abstractmethod
    def _pick(self, domain: str, of: int) -> int: ...

    @abstractmethod
    def _order(self, domain: str, of: int) -> list[int]: ...

    @abstractmethod
    def fork(self, label: str) -> Chance:
        """Return an independent stream: knowing all of one reveals nothing about the other."""


class Stream(Chance):
    """The real stream. Each domain (dice, shuffles, bots, ...) has its own counter."""

    def __init__(self, key: bytes, quiet: bool = False, mark: str = "") -> None:
        super().__init__(quiet)
        self._key = key
        #: Distinguishes a fork from its parent; the fork's key is derived from both on first use.
        self._mark = mark
        #: By domain: the number of blocks made, and the unused words of the last one.
        self._made: dict[str, int] = {}
        self._words: dict[str, list[int]] = {}
        #: Both hashes of an HMAC with the key already in them; each block uses copies. None before first use.
        self._inner: Any = None
        self._outer: Any = None

    @classmethod
    def from_seed(cls, seed: object, quiet: bool = False) -> Stream:
        return cls(hashlib.sha256(_bytes(f"goneaway stream {seed}")).digest(), quiet)

    @property
    def key(self) -> str:
        """The key from which another process can make the same stream, from its beginning (`from_key`)."""
        return self._own_key().hex()

    @classmethod
    def from_key(cls, key: str, quiet: bool = False) -> Stream:
        return cls(bytes.fromhex(key), quiet)

    def _pick(self, domain: str, of: int) -> int:
        words = self._words.get(domain) or self._refill(domain)
        word = words.pop()
        if word >= _SAFE or not 0 < of <= _SMALL:
            return self._unbiased(domain, of, word)
        return word % of

    def _unbiased(self, domain: str, of: int, word: int) -> int:
        """The general case, for rare words and for very large `of`: check for bias exactly."""
        if of < 1:
            self._words[domain].append(word)
            raise ValueError(f"cannot pick one of {of}")
        while word >= _SPAN - _SPAN % of:  # words from there on would favour the small numbers
            word = (self._words[domain] or self._refill(domain)).pop()
        return word % of

    def _refill(self, domain: str) -> list[int]:
        number = self._made.get(domain, 0)
        self._made[domain] = number + 1
        if self._inner is None:
            key = self._own_key()
            block = (key if len(key) <= 64 else hashlib.sha256(key).digest()).ljust(64, b"\0")
            self._inner = hashlib.sha256(block.translate(_INNER))
            self._outer = hashlib.sha256(block.translate(_OUTER))
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(f"{domain}:{number}".encode())
        outer.update(inner.digest())
        words = self._words[domain] = list(_four_words(outer.digest()))
        words.reverse()
        return words

    def _own_key(self) -> bytes:
        if self._mark:
            self._key, self._mark = hmac.digest(self._key, self._mark.encode(), "sha256"), ""
        return self._key

    def _order(self, domain: str, of: int) -> list[int]:
        order = list(range(of))
        for last in range(of - 1, 0, -1):
            other = self._pick(domain, last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def fork(self, label: str) -> Stream:
        index = self._made.get("fork", 0)
        self._made["fork"] = index + 1
        return Stream(self._own_key(), mark=f"fork:{label}:{index}")


class Recorded(Chance):
    """Outcomes read back from a journal, in the order in which they were drawn."""

    def __init__(self, outcomes: Iterable[Drawn] = ()) -> None:
        super().__init__()
        self._waiting = list(outcomes)
        self._waiting.reverse()

    def feed(self, outcomes: Iterable[Drawn]) -> None:
        """Set the outcomes of the next journalled action; those left over from the last are dropped."""
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
    is over. Then anybody can recompute every outcome.
    """

    secret: bytes
    contributions: tuple[str, ...] = ()

    @classmethod
    def from_seed(cls, seed: object, contributions: Iterable[str] = ()) -> Seal:
        """Return a seal that can be reproduced from the seed alone: for simulations and tests."""
        return cls(hashlib.sha256(_bytes(f"goneaway seed {seed}")).digest(), tuple(contributions))

    @property
    def commitment(self) -> str:
        return hashlib.sha256(b"goneaway commitment 1" + self.secret).hexdigest()

    def key(self) -> bytes:
        message = json.dumps(["goneaway key 1", *self.contributions], ensure_ascii=False).encode()
        return hmac.digest(self.secret, message, "sha256")

    def stream(self) -> Stream:
        return Stream(self.key())
