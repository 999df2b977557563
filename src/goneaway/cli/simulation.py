"""`goneaway simulate`: a progress bar for people, records on request, a table at the end."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

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


def show_simulation(summary: Summary, console: Console) -> None:
    data = summary.to_json()
    console.print(
        f"{data['finished']} of {data['games']} games of {data['game']} finished, "
        f"{data['decisions']} decisions in {data['seconds']} s ({data['decisions_per_second']} a second)"
    )
    console.print("Ends: " + ", ".join(f"{end} {count}" for end, count in data["ends"].items()))
    table = Table("seat", "bot", "wins", "share", "95 % interval")
    for seat, row in data["wins"].items():
        table.add_row(
            seat, row["bot"], str(row["wins"]), f"{row['share']:.1%}", _interval(row["low"], row["high"])
        )
    console.print(table)
    for name, row in data["wins_by_bot"].items():
        console.print(
            f"{name} ({', '.join(row['seats'])}) won {row['wins']} of {data['finished']} games: "
            f"{row['share']:.1%}, interval {_interval(row['low'], row['high'])}"
        )
    if data["shared_wins"]:
        console.print(f"{data['shared_wins']} games had shared winners; each of them counts as a winner.")


def _interval(low: float, high: float) -> str:
    return f"{low:.1%} to {high:.1%}"
