"""Counts of the events of a game, besides the winner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import mean
from typing import Any, NamedTuple

from .. import games
from ..kernel import Event
from .intervals import mean_interval

#: Events of Escape from Colditz whose first round is reported, by the name in the report.
FIRSTS = {
    "claimed": "equipment",
    "equipment-taken": "equipment",
    "exchanged": "equipment",
    "kit-claimed": "kit",
    "paid": "attempt",
    "tunnel-opened": "attempt",
    "car-started": "attempt",
    "dod-revealed": "attempt",
    "escaped": "escape",
}

#: The counts of one game: by name (`collapse/escape`: by kind), and the round of each first time.
Counted = tuple[Mapping[str, int], Mapping[str, int]]


class Tally:
    """Counts the events of one game. For a game without a counter of its own it stays empty."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.firsts: dict[str, int] = {}
        #: The seat that had the first turn.
        self.opener = ""

    def note(self, events: Iterable[Event]) -> None:
        """Count these events; the first call gets those before the first decision."""


class CastleTally(Tally):
    """Escape from Colditz: escapes, arrests, shots, trades, cards, and rounds of first times."""

    def note(self, events: Iterable[Event]) -> None:
        counts = self.counts
        for event in events:
            kind = event.kind
            parameters = event.parameters
            if kind == "turn-begun" and "round" in parameters:
                counts["rounds"] = parameters["round"]
                counts["turns"] += 1
            elif kind == "escaped":
                counts[f"route/{parameters['route']}"] += 1
                counts[f"target/{parameters['target'] or parameters['route']}"] += 1
            elif kind == "arrested":
                counts[f"arrest/{parameters['cause']}"] += 1
            elif kind == "played":
                counts[f"card/{parameters['card']}"] += 1
            elif kind == "tunnel-opened":
                counts[f"card/tunnel_{parameters['tunnel']}"] += 1
            elif kind == "car-started":
                counts["card/staff_car"] += 1
            elif kind == "exchanged":
                counts[f"card/exchange_{parameters['card']}"] += 1
            elif kind == "kit-claimed":
                for card in parameters["cards"]:
                    counts[f"card/{card}"] += 1
            elif kind == "traded":
                counts["trades"] += 1
            elif kind == "shot" and parameters["hit"]:
                counts["shot"] += 1
            if kind in FIRSTS:
                self.firsts.setdefault(FIRSTS[kind], counts["rounds"] or 1)


class IslandTally(Tally):
    """Section X: rounds, turns, fights, keys, collapses and their effects on the prisoners."""

    def note(self, events: Iterable[Event]) -> None:
        counts = self.counts
        for event in events:
            parameters = event.parameters
            match event.kind:
                case "turn-begun":
                    counts["turns"] += 1
                    self.opener = self.opener or parameters["colour"]
                case "round-begun":
                    counts["rounds"] += 1
                case "stepped" if parameters["to"].startswith("zone:"):
                    counts[f"zone/{parameters['to'].removeprefix('zone:')}"] += 1
                case "fight":
                    counts["fights"] += 1
                case "key-gained":
                    counts["keys"] += 1
                case "collapsed":
                    cause = parameters["cause"]
                    counts[f"collapse/{cause}"] += 1
                    counts[f"buried/{cause}"] += len(parameters["buried"])
                    counts[f"freed/{cause}"] += len(parameters["freed"])


class Counting(NamedTuple):
    """A counter for the events of a game, and a function that sums the counts of many games."""

    tally: Callable[[], Tally]
    report: Callable[[Sequence[Counted]], dict[str, Any]]


def tally_for(game: str) -> Tally:
    """Return the counter for the events of one game."""
    return _counting(game).tally()


def summed(game: str, counted: Sequence[Counted]) -> dict[str, Any]:
    """All games' tallies as one table; empty for a game without counts."""
    return _counting(game).report(counted)


def _counting(game: str) -> Counting:
    found = games.part(game, "counting")
    assert isinstance(found, Counting)
    return found


def _each_game(counted: Sequence[Counted], name: str) -> dict[str, Any]:
    """The total, the mean per game and its interval; `name/` adds up all kinds."""
    values = [
        sum(number for key, number in counts.items() if key.startswith(name))
        if name.endswith("/")
        else counts.get(name, 0)
        for counts, _ in counted
    ]
    middle, low, high = mean_interval(values)
    return {
        "total": sum(values),
        "mean": round(middle, 3),
        "low": round(max(0.0, low), 3),
        "high": round(high, 3),
    }


def _kinds(counted: Sequence[Counted], name: str) -> dict[str, int]:
    """The totals over all games, by kind."""
    found: Counter[str] = Counter()
    for counts, _ in counted:
        for key, number in counts.items():
            if key.startswith(f"{name}/"):
                found[key.partition("/")[2]] += number
    return dict(sorted(found.items()))


def _castle(counted: Sequence[Counted]) -> dict[str, Any]:
    firsts: dict[str, list[int]] = {}
    for _, first in counted:
        for name, round_ in first.items():
            firsts.setdefault(name, []).append(round_)
    return {
        "rounds": _each_game(counted, "rounds"),
        "turns": _each_game(counted, "turns"),
        "escapes": {
            **_each_game(counted, "route/"),
            "by_route": _kinds(counted, "route"),
            "by_target": _kinds(counted, "target"),
        },
        "arrests": _kinds(counted, "arrest"),
        "shot": sum(counts.get("shot", 0) for counts, _ in counted),
        "trades": sum(counts.get("trades", 0) for counts, _ in counted),
        "cards_played": _kinds(counted, "card"),
        "rounds_to_first": {
            name: {"games": len(rounds), "mean": round(mean(rounds), 2)}
            for name, rounds in sorted(firsts.items())
        },
    }


def _island(counted: Sequence[Counted]) -> dict[str, Any]:
    return {
        "rounds": _each_game(counted, "rounds"),
        "turns": _each_game(counted, "turns"),
        "escapes": {**_each_game(counted, "zone/"), "by_zone": _kinds(counted, "zone")},
        "fights": _each_game(counted, "fights"),
        "keys": _each_game(counted, "keys"),
        "collapses": {**_each_game(counted, "collapse/"), "by_cause": _kinds(counted, "collapse")},
        "burials": {**_each_game(counted, "buried/"), "by_cause": _kinds(counted, "buried")},
        "freed": {**_each_game(counted, "freed/"), "by_cause": _kinds(counted, "freed")},
    }


NOTHING_COUNTED = Counting(Tally, lambda counted: {})
COLDITZ = Counting(CastleTally, _castle)
SECTIONX = Counting(IslandTally, _island)
