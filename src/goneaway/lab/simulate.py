"""Bots play whole games against each other, on as many cores as there are.

Every game has its own seed, made from the seed of the run and the number of the game: the results do
not depend on the number of processes or the order in which they finish.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from .. import KINDS, new_game
from ..bots import Ask, GameLoop, ask, bot_chance, seated
from ..kernel import Game, Journal
from .intervals import wilson
from .tallies import summed, tally_for
from .teams import as_done


@dataclass(frozen=True)
class Plan:
    """The games to play."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: object
    rules: Mapping[str, Any] = field(default_factory=dict)
    keep_records: bool = False

    def new(self, number: int) -> Game:
        return new_game(self.game, players=self.players, rules=self.rules, seed=f"{self.seed}/{number}")


@dataclass(frozen=True)
class Played:
    """One finished game."""

    number: int
    end: str
    winners: tuple[int, ...]
    decisions: int
    digest: str
    counts: dict[str, int] = field(default_factory=dict)
    firsts: dict[str, int] = field(default_factory=dict)
    #: The seat that began, for games that count this.
    opener: str = ""
    record: str | None = None


@dataclass(frozen=True)
class Summary:
    """The statistics of a run."""

    plan: Plan
    seats: tuple[str, ...]
    played: tuple[Played, ...]
    seconds: float

    def to_json(self) -> dict[str, Any]:
        games = len(self.played)
        wins: Counter[int] = Counter()
        shared = 0
        for one in self.played:
            wins.update(one.winners)
            shared += len(one.winners) > 1
        by_bot: dict[str, dict[str, Any]] = {}
        for name in dict.fromkeys(self.plan.bots):
            seats = [seat for seat, bot in enumerate(self.plan.bots) if bot == name]
            count = sum(any(seat in one.winners for seat in seats) for one in self.played)
            by_bot[name] = {"seats": [self.seats[seat] for seat in seats], **_share(count, games)}
        decisions = sum(one.decisions for one in self.played)
        ends = Counter(one.end for one in self.played)
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "rules": dict(self.plan.rules),
            "games": self.plan.games,
            "finished": games,
            "ends": dict(sorted(ends.items())),
            "end_shares": {end: _share(count, games, "games") for end, count in sorted(ends.items())},
            "wins": {
                name: {"bot": self.plan.bots[seat], **_share(wins[seat], games)}
                for seat, name in enumerate(self.seats)
            },
            "wins_by_bot": by_bot,
            "shared_wins": shared,
            **self._first_player(),
            **summed(self.plan.game, [(one.counts, one.firsts) for one in self.played]),
            "decisions": decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(decisions / self.seconds) if self.seconds else 0,
        }

    def _first_player(self) -> dict[str, Any]:
        """How often the first seat won, and how often it would win if beginning made no difference."""
        begun = Counter(one.opener for one in self.played if one.opener)
        if not begun:
            return {}
        won = sum(self.seats.index(one.opener) in one.winners for one in self.played if one.opener)
        even = sum(len(one.winners) for one in self.played if one.opener) / len(self.seats)
        return {
            "first_player": {
                **_share(won, begun.total()),
                "even": round(even / begun.total(), 4),
                "began": {seat: begun[seat] for seat in self.seats},
            }
        }


def _share(count: int, games: int, what: str = "wins") -> dict[str, Any]:
    low, high = wilson(count, games)
    return {
        what: count,
        "share": round(count / games, 4) if games else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
    }


def play_one(plan: Plan, number: int, ask: Ask = ask) -> Played:
    """Play one game to its end."""
    game, seed, tally = plan.new(number), f"{plan.seed}/{number}", tally_for(plan.game)
    round_table = seated(dict(enumerate(plan.bots)), game, lambda seat: bot_chance(seed, seat))
    with round_table:
        # Keeping a record takes its time.
        journal = Journal(game, plan.bots) if plan.keep_records else None
        loop = GameLoop(game.start() if journal is None else journal, round_table)
        loop.play(tally.note, ask)
    position = loop.position
    outcome = position.outcome
    assert outcome is not None
    return Played(
        number,
        outcome.end,
        outcome.winners,
        position.ply,
        position.digest(),
        dict(tally.counts),
        tally.firsts,
        tally.opener,
        None if journal is None else journal.record().to_jsonl(),
    )


def _play_some(work: tuple[Plan, range]) -> list[Played]:
    plan, numbers = work
    return [play_one(plan, number) for number in numbers]


def _batches(plan: Plan, jobs: int) -> Iterator[tuple[Plan, range]]:
    size = max(1, min(25, plan.games // (jobs * 4)))
    for first in range(0, plan.games, size):
        yield plan, range(first, min(first + size, plan.games))


def simulate(
    plan: Plan, jobs: int = 1, finished: Callable[[Sequence[Played]], None] = lambda played: None
) -> Summary:
    """Play all games; `finished` is called with every batch as it arrives."""
    seats = KINDS[plan.game].seats(plan.players, plan.new(0).rules)
    started = time.perf_counter()
    played: list[Played] = []
    with closing(as_done(_play_some, _batches(plan, max(1, jobs)), jobs)) as batches:
        for some in batches:
            played += some
            finished(some)
    played.sort(key=lambda one: one.number)
    return Summary(plan, seats, tuple(played), time.perf_counter() - started)
