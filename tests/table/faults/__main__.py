"""`python -m tests.table.faults --faults 2000`: inject this many faults."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from ...postgres import MISSING, programs, server
from .disk import NOT_ALLOWED, disk
from .kinds import KINDS
from .nursery import Nursery
from .trial import Figures, Trial

#: Faults per set of servers; then a new set is started.
EACH = 100
#: Sizes in megabytes of the filesystems that are filled up: for a SQLite file, and for PostgreSQL.
SMALL, LARGE = 64, 1024


def _say(*lines: str) -> None:
    for line in lines:
        sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description="Inject faults into running servers.")
    parser.add_argument("--faults", type=int, default=300, metavar="N", help="number of faults [300]")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="random seed [1]")
    parser.add_argument("--only", default=[], nargs="+", choices=KINDS, help="only these kinds of faults")
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
        disk(SMALL) as small,
        disk(LARGE) as large,
        Nursery() as nursery,
        server(bin, large.path if large else None) as postgres,
    ):
        _say("disk full: ENOSPC on a tmpfs of its own" if small else NOT_ALLOWED)
        while figures.faults.total() < wanted.faults and not figures.wrong:
            trials += 1
            if trials > 2 and not figures.faults:
                parser.error("none of these faults is possible here")
            place = Path(where) / str(trials)
            place.mkdir()
            # Every second trial runs on PostgreSQL, with two servers.
            shared = trials % 2 == 0
            if shared:
                database = postgres.address(postgres.database())
            else:
                database = str((small.path if small else place) / f"{trials}.db")
            trial = Trial(
                nursery,
                database,
                place,
                wanted.seed + trials,
                servers=2 if shared else 1,
                postgres=postgres if shared else None,
                disk=large if shared else small,
                only=wanted.only,
            )
            if not trial.kinds:
                continue
            before = figures.faults.total()
            figures.add(asyncio.run(trial.run(min(EACH, wanted.faults - before))))
            if not shared:
                for file in Path(database).parent.glob(f"{trials}.db*"):
                    file.unlink()
            seconds = time.monotonic() - began
            what = "two servers on PostgreSQL" if shared else "one server on a file"
            # Print what is known even if the rest fails.
            _say(f"trial {trials}, {what}, after {seconds:.0f} s; so far", str(figures), "")
    _say(f"trials {trials}\n{figures}", *figures.wrong[:50])
    return 1 if figures.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
