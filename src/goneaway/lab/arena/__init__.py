"""A contest of bots on the same dice: win rates, their confidence intervals, and thinking times.

>>> from goneaway.lab.arena import Arena, Setting, run_arena
>>> arena = Arena("sectionx", ("simple", "random"), games=1, settings=(Setting(players=2),))
>>> arena.total  # each of them begins once
2
>>> summary = run_arena(arena)
>>> [side["bot"] for side in summary.to_json()["tables"][0]["pairings"][0]["sides"]]
['simple', 'random']

`pairing` is the plan, `playing` plays one game, `results` is the results file, `engines` play in processes or
on a cluster, `rating`, `times` and `summary` are the statistics.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from .engines import LOCAL, play_here, play_on_ray
from .errors import ArenaError
from .pairing import OFFICERS, PLAYER, SECURITY, Arena, Match, Pairing, Seating, Setting, Side
from .playing import Result
from .results import ResultsFile
from .summary import ArenaSummary

__all__ = [
    "LOCAL",
    "OFFICERS",
    "PLAYER",
    "SECURITY",
    "Arena",
    "ArenaError",
    "ArenaSummary",
    "Match",
    "Pairing",
    "Result",
    "Seating",
    "Setting",
    "Side",
    "run_arena",
]


def run_arena(
    arena: Arena,
    *,
    jobs: int = 0,
    ray: str = "",
    out: Path | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> ArenaSummary:
    """Play all remaining games and return their statistics. The results do not depend on the arguments below.

    `jobs` is the number of processes; 0 plays in this one. With `ray` the games are played on the cluster at
    that address (`local` starts one), `jobs` at once; 0 leaves the number to the cluster. With `out` each
    result is appended to that file, and games already in it are not played again. `progress` is called with
    the number of finished games and the total, once at the beginning and then after each game.
    Raises `ArenaError`, and `OSError` for a file that cannot be used.
    """
    begun = time.perf_counter()
    total = arena.total
    with ExitStack() as closing:
        file = None
        results: dict[int, Result] = {}
        if out is not None:
            file = ResultsFile(out, arena)
            closing.callback(file.close)
            results = {number: one for number, one in file.done.items() if 0 <= number < total}
        progress(len(results), total)
        done = frozenset(results)
        left = (match for match in arena.matches() if match.number not in done)
        if len(done) < total:
            playing = play_on_ray(left, ray, jobs) if ray else play_here(left, min(jobs, total - len(done)))
            # Closed in any case: an interrupt stops the processes.
            closing.callback(playing.close)
            for result in playing:
                results[result.match] = result
                if file is not None:
                    file.add(result)
                progress(len(results), total)
    return ArenaSummary(arena, [results[number] for number in sorted(results)], time.perf_counter() - begun)
