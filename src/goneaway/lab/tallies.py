"""What is counted while a game is played, besides who won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import mean
from typing import Any

from ..kernel import Event

#: Events that count as a first time, by the word under which the round is reported.
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


class Tally:
    """Counts events of Escape from Colditz; for games without such events it stays empty."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.firsts: dict[str, int] = {}
        self.round = 1

    def note(self, events: Iterable[Event]) -> None:
        for event in events:
            kind = event.kind
            parameters = event.parameters
            if kind == "turn-begun" and "round" in parameters:
                self.round = parameters["round"]
            elif kind == "escaped":
                self.counts[f"route/{parameters['route']}"] += 1
                self.counts[f"target/{parameters['target'] or parameters['route']}"] += 1
            elif kind == "arrested":
                self.counts[f"arrest/{parameters['cause']}"] += 1
            elif kind == "played":
                self.counts[f"card/{parameters['card']}"] += 1
            elif kind == "tunnel-opened":
                self.counts[f"card/tunnel_{parameters['tunnel']}"] += 1
            elif kind == "car-started":
                self.counts["card/staff_car"] += 1
            elif kind == "exchanged":
                self.counts[f"card/exchange_{parameters['card']}"] += 1
            elif kind == "kit-claimed":
                for card in parameters["cards"]:
                    self.counts[f"card/{card}"] += 1
            elif kind == "traded":
                self.counts["trades"] += 1
            elif kind == "shot" and parameters["hit"]:
                self.counts["shot"] += 1
            if kind in FIRSTS:
                self.firsts.setdefault(FIRSTS[kind], self.round)


def summed(tallies: Sequence[tuple[dict[str, int], dict[str, int]]]) -> dict[str, Any]:
    """All games' tallies as one table; nothing if there was nothing to count."""
    counts: Counter[str] = Counter()
    firsts: dict[str, list[int]] = {}
    for one, first in tallies:
        counts.update(one)
        for name, round_ in first.items():
            firsts.setdefault(name, []).append(round_)
    if not counts:
        return {}

    def part(prefix: str) -> dict[str, int]:
        found = {
            key.partition("/")[2]: count for key, count in counts.items() if key.startswith(f"{prefix}/")
        }
        return dict(sorted(found.items()))

    return {
        "escapes": {
            "total": sum(part("route").values()),
            "by_route": part("route"),
            "by_target": part("target"),
        },
        "arrests": part("arrest"),
        "shot": counts["shot"],
        "trades": counts["trades"],
        "cards_played": part("card"),
        "rounds_to_first": {
            name: {"games": len(rounds), "mean": round(mean(rounds), 2)}
            for name, rounds in sorted(firsts.items())
        },
    }
