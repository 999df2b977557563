"""Progress of a long run: a bar on a terminal, elsewhere a line from time to time."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ...wording import Wording

#: Seconds between two lines where no bar is shown.
EVERY = 60.0


@contextmanager
def progress_of(wording: Wording) -> Iterator[Callable[[int, int], None]]:
    """Return a function that reports the number of games done."""
    if not sys.stderr.isatty():
        last = time.monotonic()

        def line(done: int, total: int) -> None:
            nonlocal last
            if time.monotonic() - last >= EVERY:
                last = time.monotonic()
                sys.stderr.write(wording.text("lab-arena-progress", done=done, games=total) + "\n")
                sys.stderr.flush()

        yield line
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(wording.text("lab-games"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
