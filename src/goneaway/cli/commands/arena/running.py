"""Hold the contest that was asked for: words made into a plan, progress, interrupts, files."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .... import KINDS
from ....bots import UnknownBot, bot_names
from ....colditz.ruleset import edition_names
from ....lab.arena import Arena, ArenaError, ArenaSummary, Setting, run_arena
from ....wording import Wording
from ...files import FULL, shown, system_says
from ...problem import Problem
from ..tables import table

#: Where nobody watches a bar: a line every so many seconds.
EVERY = 60.0

#: Players at a table, if nobody says.
USUAL = {"colditz": "4", "sectionx": "2"}


def words(text: str) -> list[str]:
    """What stands between commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def settings_of(
    game: str, players: str, editions: str, rules: Mapping[str, Any], seed: str, wording: Wording
) -> tuple[Setting, ...]:
    """A table for each edition and number of players; raises `Problem` for one that cannot be."""
    named = words(editions)
    if named == ["all"] and KINDS[game].edition:
        named = list(edition_names())
    counts = words(players or USUAL.get(game, "2"))
    for count in counts:
        if not count.isdecimal():
            raise Problem(wording.text("lab-arena-problem", code="players", given=shown(players)))
    found = []
    for edition in dict.fromkeys(named or [""]):
        by = {**rules, "edition": edition} if edition else dict(rules)
        for count in dict.fromkeys(counts):
            table(game, int(count), by, seed, wording)
            found.append(Setting(int(count), by))
    return tuple(found)


def plan(
    game: str,
    bots: str,
    games: int,
    settings: tuple[Setting, ...],
    seed: str,
    role: str,
    against: str,
    wording: Wording,
) -> Arena:
    try:
        return Arena(game, tuple(words(bots)), games, settings, seed, role, against)
    except UnknownBot as error:
        known = ", ".join(bot_names(game))
        told = wording.text("terminal-problem-no-bot", name=shown(error.name), game=game, known=known)
        raise Problem(told) from None
    except ArenaError as error:
        raise refused(error, wording) from None


def refused(error: ArenaError, wording: Wording) -> Problem:
    parameters = {name: shown(value) for name, value in error.parameters.items()}
    # A Ray that fails is no wrong question.
    code = 1 if error.code in ("ray-failed", "file-broken") else 2
    return Problem(wording.text("lab-arena-problem", code=error.code, **parameters), code)


def hold(arena: Arena, jobs: int, ray: str, out: Path | None, wording: Wording) -> ArenaSummary:
    """Play it, and say how far it is; raises `Problem`."""
    if not ray:
        # More processes than cores would only cost memory.
        cores = len(os.sched_getaffinity(0))
        jobs = min(jobs or cores, cores)
    counted = [0, arena.total]
    try:
        with _progress(wording) as tell:

            def progress(done: int, total: int) -> None:
                counted[:] = done, total
                tell(done, total)

            return run_arena(arena, jobs=jobs, ray=ray, out=out, progress=progress)
    except ArenaError as error:
        raise refused(error, wording) from None
    except KeyboardInterrupt:
        kept = "yes" if out is not None else "no"
        said = wording.text("lab-arena-stopped", done=counted[0], games=counted[1], kept=kept)
        Console(stderr=True, highlight=False, soft_wrap=True).print(said, markup=False)
        raise
    except BrokenPipeError:
        raise
    except OSError as error:
        if out is None:
            raise
        why = system_says(error, wording)
        said = wording.text("kernel-file-cannot-write", file=shown(out), why=why)
        raise Problem(said, 1 if error.errno in FULL else 2) from None


@contextmanager
def _progress(wording: Wording) -> Iterator[Callable[[int, int], None]]:
    """A bar at a terminal, elsewhere a line now and then."""
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
