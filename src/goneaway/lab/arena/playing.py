"""One game of an arena: played, counted, and timed."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...bots import Bot
from ...kernel import Action, Legal, View
from ..simulate import Played, play_one
from ..tallies import Counted
from .pairing import Match
from .times import Times


@dataclass(frozen=True)
class Result:
    """One finished game: its result, which is reproducible, and its times, which are not."""

    match: int
    end: str
    winners: tuple[int, ...]
    decisions: int
    digest: str
    counts: Mapping[str, int]
    firsts: Mapping[str, int]
    #: The thinking times of each side, the first side first.
    times: tuple[Times, Times]

    @property
    def counted(self) -> Counted:
        return self.counts, self.firsts

    def to_json(self) -> dict[str, Any]:
        return {
            "match": self.match,
            "end": self.end,
            "winners": list(self.winners),
            "decisions": self.decisions,
            "digest": self.digest,
            "counts": dict(sorted(self.counts.items())),
            "firsts": dict(sorted(self.firsts.items())),
            "times": [one.to_json() for one in self.times],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Result:
        """Read a result; raises `KeyError`, `TypeError` or `ValueError` for invalid data."""
        first, second = map(Times.from_json, data["times"])
        winners = tuple(int(seat) for seat in data["winners"])
        if not winners:
            raise ValueError("a game without winners")
        return cls(
            int(data["match"]),
            str(data["end"]),
            winners,
            int(data["decisions"]),
            str(data["digest"]),
            {str(name): int(count) for name, count in data["counts"].items()},
            {str(name): int(count) for name, count in data["firsts"].items()},
            (first, second),
        )


class Clock:
    """Asks bots and measures their times."""

    def __init__(self, first: tuple[int, ...]) -> None:
        self.first = frozenset(first)
        self.times = (Times(), Times())

    def ask(self, seat: int, bot: Bot, view: View, legal: Legal) -> Action:
        begun = time.perf_counter()
        action = bot.choose(view, legal)
        self.times[seat not in self.first].note(time.perf_counter() - begun)
        return action


def play_match(match: Match) -> Result:
    """Play one game of an arena to its end."""
    clock = Clock(match.seating.first)
    played: Played = play_one(match.plan, match.deal, clock.ask)
    return Result(
        match.number,
        played.end,
        played.winners,
        played.decisions,
        played.digest,
        played.counts,
        played.firsts,
        clock.times,
    )
