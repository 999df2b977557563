"""`python -m tests.table.faults --faults 2000`: as many as one likes."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from ...postgres import MISSING, programs, server
from .nursery import Nursery
from .trial import Figures, Trial

#: So many happen to one set of servers; then a new one begins.
EACH = 100


def _say(*lines: str) -> None:
    for line in lines:
        sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description="What of a hosted game is lost whatever happens: nothing.")
    parser.add_argument("--faults", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began = time.monotonic()
    figures = Figures()
    trials = 0
    bin = programs()
    if bin is None:
        sys.stderr.write(MISSING + "\n")
        return 1
    with (
        tempfile.TemporaryDirectory(prefix="goneaway-faults-") as where,
        Nursery() as nursery,
        server(bin) as postgres,
    ):
        while figures.faults.total() < wanted.faults and not figures.wrong:
            trials += 1
            place = Path(where) / str(trials)
            place.mkdir()
            # Every third is played on PostgreSQL, at two servers.
            shared = trials % 3 == 0
            database = postgres.address(postgres.database()) if shared else str(place / "tables.db")
            trial = Trial(nursery, database, place, wanted.seed + trials, servers=2 if shared else 1)
            before = figures.faults.total()
            figures.add(asyncio.run(trial.run(min(EACH, wanted.faults - before))))
            seconds = time.monotonic() - began
            what = "two servers on PostgreSQL" if shared else "one server on a file"
            # Whatever becomes of the rest, so far it is known.
            _say(f"trial {trials}, {what}, after {seconds:.0f} s; so far", str(figures), "")
    _say(f"trials {trials}\n{figures}", *figures.wrong[:50])
    return 1 if figures.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
