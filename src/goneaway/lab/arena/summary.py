"""The statistics of an arena. All but the times are the same however and wherever the games were played."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from statistics import fmean
from typing import Any

from ... import KINDS
from ..intervals import mean_interval, paired_interval, wilson
from ..tallies import summed
from .pairing import Arena, Side
from .playing import Result
from .rating import ANCHOR, EDGE, Contest, Rating, rate
from .times import Times


@dataclass(frozen=True)
class ArenaSummary:
    """The games of an arena, counted; `results` may be a part of them."""

    arena: Arena
    results: Sequence[Result]
    seconds: float

    @cached_property
    def _met(self) -> Mapping[tuple[int, int], list[tuple[int, float, Result]]]:
        """By setting and pairing: the games with their deal and the first side's share of the win."""
        met: dict[tuple[int, int], list[tuple[int, float, Result]]] = {
            (one.setting, one.pairing): [] for one in self.arena.seatings
        }
        for result in sorted(self.results, key=lambda one: one.match):
            match = self.arena.match(result.match)
            seating = match.seating
            credit = seating.credit(result.winners)
            met[seating.setting, seating.pairing].append((match.deal, credit, result))
        return met

    def to_json(self) -> dict[str, Any]:
        return {
            "arena": {**self.arena.to_json(), "games": self.arena.games},
            "planned": self.arena.total,
            "finished": len(self.results),
            "tables": [self._table(setting) for setting in range(len(self.arena.settings))],
            "times": {"seconds": round(self.seconds, 3), "decisions": self._times()},
        }

    def _table(self, setting: int) -> dict[str, Any]:
        asked = self.arena.settings[setting]
        kind = KINDS[self.arena.game]
        return {
            "edition": str(asked.rules.get("edition", kind.edition)),
            "players": asked.players,
            "seats": list(self.arena.seats[setting]),
            "pairings": [self._pairing(setting, number) for number in self._pairings_at(setting)],
            "differences": list(self._differences(setting)),
            **self._elo(setting),
        }

    def _pairings_at(self, setting: int) -> list[int]:
        return [pairing for at, pairing in self._met if at == setting]

    def _pairing(self, setting: int, number: int) -> dict[str, Any]:
        pairing = self.arena.pairings[number]
        met = self._met[setting, number]
        won = sum(credit for _, credit, _ in met)
        middle, low, high = mean_interval([result.decisions for _, _, result in met])
        return {
            "sides": [
                _side(pairing.first, won, len(met)),
                _side(pairing.second, len(met) - won, len(met)),
            ],
            "even": round(self._even(setting), 4),
            "games": len(met),
            "shared": sum(0 < credit < 1 for _, credit, _ in met),
            "ends": dict(sorted(Counter(result.end for _, _, result in met).items())),
            "decisions": {"mean": round(middle, 1), "low": round(low, 1), "high": round(high, 1)},
            **summed(self.arena.game, [result.counted for _, _, result in met]),
        }

    def _even(self, setting: int) -> float:
        """The first side's share if all were equal: half of the game, or as much as each seat."""
        return 0.5 if len(self.arena.roles) > 1 else 1 / len(self.arena.seats[setting])

    def _by_deal(self, setting: int) -> Mapping[Side, Mapping[Side, Mapping[int, float]]]:
        """By opponent and side: the side's share in each deal, averaged over its seats."""
        found: dict[Side, dict[Side, dict[int, list[float]]]] = defaultdict(lambda: defaultdict(dict))
        # A second side with several seats in Section X is not credited itself.
        both = len(self.arena.roles) > 1 or len(self.arena.seats[setting]) == 2
        for number in self._pairings_at(setting):
            pairing = self.arena.pairings[number]
            for deal, credit, _ in self._met[setting, number]:
                found[pairing.second][pairing.first].setdefault(deal, []).append(credit)
                if both and pairing.first != pairing.second:
                    found[pairing.first][pairing.second].setdefault(deal, []).append(1 - credit)
        return {
            against: {
                side: {deal: fmean(credits) for deal, credits in deals.items()} for side, deals in who.items()
            }
            for against, who in found.items()
        }

    def _differences(self, setting: int) -> Iterator[dict[str, Any]]:
        """Differences of two bots in one role against the same opponent by deal: second minus first."""
        for against, who in self._by_deal(setting).items():
            for one, other in combinations(sorted(who, key=self._rank), 2):
                before, after = who[one], who[other]
                both = [after[deal] - before[deal] for deal in sorted(before) if deal in after]
                mean, low, high = paired_interval(both)
                yield {
                    "role": other.role,
                    "bot": other.bot,
                    "than": one.bot,
                    "against": against.bot,
                    "deals": len(both),
                    "mean": round(mean, 4),
                    "low": round(low, 4),
                    "high": round(high, 4),
                }

    def _rank(self, side: Side) -> int:
        return (*self.arena.bots, self.arena.against).index(side.bot)

    def _elo(self, setting: int) -> dict[str, Any]:
        """Ratings by role, the first bot at 1000; with two roles also the advantage of Security."""
        roles = self.arena.roles
        rivals = 1 if len(roles) > 1 else len(self.arena.seats[setting]) - 1
        contests = []
        for number in self._pairings_at(setting):
            pairing = self.arena.pairings[number]
            met = self._met[setting, number]
            if pairing.first != pairing.second:
                first, second = _named(pairing.first), _named(pairing.second)
                contests.append(Contest(first, second, sum(one[1] for one in met), len(met), rivals))
        sides = dict.fromkeys(
            side
            for number in self._pairings_at(setting)
            for side in (self.arena.pairings[number].first, self.arena.pairings[number].second)
        )
        anchors = [next(_named(side) for side in sides if side.role == role) for role in roles]
        found = rate(contests, anchors, edge=len(roles) > 1)
        ranked = {}
        for role in roles:
            rated = [side for side in sides if side.role == role]
            if len(rated) > 1:
                ranked[role] = [{"bot": side.bot, **_points(found[_named(side)], ANCHOR)} for side in rated]
        edge = {"edge": {"role": roles[-1], **_points(found[EDGE])}} if EDGE in found else {}
        return {"elo": ranked, **edge}

    def _times(self) -> list[dict[str, Any]]:
        added: dict[Side, Times] = {}
        for (_, number), met in self._met.items():
            pairing = self.arena.pairings[number]
            for _, _, result in met:
                for side, times in zip((pairing.first, pairing.second), result.times, strict=True):
                    added.setdefault(side, Times()).add(times)
        return [{"bot": side.bot, "role": side.role, **times.told()} for side, times in added.items()]


def _named(side: Side) -> str:
    return f"{side.role}/{side.bot}"


def _side(side: Side, won: float, games: int) -> dict[str, Any]:
    low, high = wilson(won, games)
    return {
        "role": side.role,
        "bot": side.bot,
        "wins": round(won, 2),
        "share": round(won / games, 4) if games else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
    }


def _points(rating: Rating, anchor: int = 0) -> dict[str, float]:
    return {"elo": round(anchor + rating.points, 1), "error": round(rating.error, 1)}
