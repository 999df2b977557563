"""`goneaway simulate`: a progress bar for people, records on request."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..lab import Plan, Played, Summary, simulate
from .files import write_whole
from .problem import Problem


def run_simulation(
    game: str,
    players: int,
    bots: tuple[str, ...],
    games: int,
    seed: str,
    jobs: int,
    rules: Mapping[str, str],
    record: Path | None,
) -> Summary:
    if record is not None:
        try:
            record.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Problem(f"Cannot make the folder {record}: {error.strerror or error}.") from None
    plan = Plan(game, players, bots, games, seed, dict(rules), keep_records=record is not None)
    digits = len(str(games - 1))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()
    ) as progress:
        task = progress.add_task("games", total=games)

        def finished(played: Sequence[Played]) -> None:
            for one in played:
                if record is not None and one.record is not None:
                    write_whole(record / f"{game}-{one.number:0{digits}}.jsonl", one.record)
            progress.advance(task, len(played))

        return simulate(plan, jobs or len(os.sched_getaffinity(0)), finished)
