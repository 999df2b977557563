"""Measure where the CPU time of one move on a server goes, stage by stage, without a network.

    make bench-move
    make bench-move ARGS="--game colditz --moves 2000"

The whole application runs in this process on its own database file. Each table has four sockets, which are
plain Python objects here; moves are drawn from a fixed seed and made one after another. Two passes play the
same games: the first measures the CPU time of a move, the second the time of each stage (its own, without the
stages it calls). Network sockets, frames and clients are not included: `make load` measures those.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from loading.inside import Inside
from loading.stages import STAGES, Stages
from loading.tables import GAMES


async def play(wanted: argparse.Namespace, where: Path, stages: Stages | None) -> tuple[int, float]:
    """Play the games; return how many moves were measured, and the CPU seconds they took."""
    games = list(GAMES) if wanted.game == "both" else [wanted.game]
    async with Inside(str(where / "tables.db"), random.Random(wanted.seed)) as inside:
        tables = [await inside.table(games[number % len(games)]) for number in range(wanted.tables)]
        await inside.move_all(tables, wanted.opening)
        if stages is not None:
            stages.begin()
        began, moves = time.process_time(), inside.moves
        await inside.move_all(tables, max(1, wanted.moves // wanted.tables), wanted.together)
        return inside.moves - moves, time.process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--moves", type=int, default=2000, help="moves to measure [2000]")
    parser.add_argument("--tables", type=int, default=10, help="number of tables [10]")
    parser.add_argument("--opening", type=int, default=25, help="moves of each table before measuring [25]")
    parser.add_argument("--game", choices=[*GAMES, "both"], default="both")
    parser.add_argument("--together", action="store_true", help="move at all tables at once, as under load")
    parser.add_argument("--seed", default="moves", help="seed of the moves, dice and cards")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="goneaway-move-") as where:
        moves, whole = asyncio.run(play(wanted, Path(where), None))
    with tempfile.TemporaryDirectory(prefix="goneaway-move-") as where, Stages() as stages:
        _, staged = asyncio.run(play(wanted, Path(where), stages))
    sys.stdout.write(f"{moves} moves, {whole / moves * 1000:.3f} ms of CPU each\n")
    spent = {stage: stages.seconds(stage) for stage in STAGES}
    spent["event loop, tasks, threads"] = staged - sum(spent.values())
    for stage, seconds in spent.items():
        calls = stages.calls.get(stage, 0)
        sys.stdout.write(f"  {stage:34} {seconds / moves * 1000:7.3f} ms  {calls / moves:6.2f} calls\n")
    sys.stdout.write(f"  {'with the stages measured':34} {staged / moves * 1000:7.3f} ms\n")


if __name__ == "__main__":
    main()
