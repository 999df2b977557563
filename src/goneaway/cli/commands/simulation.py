"""`goneaway simulate`: with a progress bar on a terminal, and records on request."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ...lab import Plan, Played, Summary, simulate
from ...wording import Wording
from ..files import check_target, shown, write_whole
from ..problem import Problem


def run_simulation(
    game: str,
    players: int,
    bots: tuple[str, ...],
    games: int,
    seed: str,
    jobs: int,
    rules: Mapping[str, str],
    record: Path | None,
    force: bool = False,
) -> Summary:
    digits = len(str(games - 1))

    def file_of(number: int) -> Path:
        assert record is not None
        return record / f"{game}-{number:0{digits}}.jsonl"

    if record is not None:
        try:
            record.mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as error:
            why = (error.strerror if isinstance(error, OSError) else None) or error
            raise Problem(f"Cannot make the folder {shown(record)}: {why}.") from None
        # Checked before the first game, not after the last.
        there = set(os.listdir(record))
        for number in range(games if there else 0):
            if file_of(number).name in there:
                check_target(file_of(number), Wording(), force=force)
    plan = Plan(game, players, bots, games, seed, dict(rules), keep_records=record is not None)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()
    ) as progress:
        task = progress.add_task("games", total=games)

        def finished(played: Sequence[Played]) -> None:
            for one in played:
                if record is not None and one.record is not None:
                    write_whole(file_of(one.number), one.record, force=force)
            progress.advance(task, len(played))

        cores = len(os.sched_getaffinity(0))
        # More processes than games or cores would only cost memory.
        return simulate(plan, min(jobs or cores, cores, games), finished)
