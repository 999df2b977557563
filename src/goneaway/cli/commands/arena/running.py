"""Run an arena: turn the options into a plan, show progress, handle interrupts, write files."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .... import KINDS
from ....bots import UnknownBot
from ....lab.arena import Arena, ArenaError, ArenaSummary, Setting, run_arena
from ....wording import Wording
from ...files import FULL, shown, system_says
from ...problem import Problem
from ..printing import console
from ..progress import progress_of
from ..tables import no_bot, table


def words(text: str) -> list[str]:
    """Split a list at its commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def settings_of(
    game: str, players: str, editions: str, rules: Mapping[str, Any], seed: str, wording: Wording
) -> tuple[Setting, ...]:
    """Return the settings for each edition and number of players; raises `Problem` for an invalid one."""
    named = words(editions)
    if named == ["all"] and KINDS[game].edition:
        named = list(KINDS[game].editions())
    counts = words(players or str(KINDS[game].usual_players))
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
        raise no_bot(error, wording) from None
    except ArenaError as error:
        raise refused(error, wording) from None


def refused(error: ArenaError, wording: Wording) -> Problem:
    parameters = {name: shown(value) for name, value in error.parameters.items()}
    # A failure of Ray is not a usage error.
    code = 1 if error.code in ("ray-failed", "file-broken") else 2
    return Problem(wording.text("lab-arena-problem", code=error.code, **parameters), code)


def processes(jobs: int) -> int:
    """Return the number of processes: as requested, or one per core; more would only cost memory."""
    cores = len(os.sched_getaffinity(0))
    return min(jobs or cores, cores)


def hold(arena: Arena, jobs: int, ray: str, out: Path | None, wording: Wording) -> ArenaSummary:
    """Run the contest and show its progress; raises `Problem`."""
    if not ray:
        jobs = processes(jobs)
    counted = [0, arena.total]
    try:
        with progress_of(wording) as tell:

            def progress(done: int, total: int) -> None:
                counted[:] = done, total
                tell(done, total)

            return run_arena(arena, jobs=jobs, ray=ray, out=out, progress=progress)
    except ArenaError as error:
        raise refused(error, wording) from None
    except KeyboardInterrupt:
        kept = "yes" if out is not None else "no"
        said = wording.text("lab-arena-stopped", done=counted[0], games=counted[1], kept=kept)
        console(stderr=True).print(said, markup=False)
        raise
    except BrokenPipeError:
        raise
    except OSError as error:
        if out is None:
            raise
        why = system_says(error, wording)
        said = wording.text("kernel-file-cannot-write", file=shown(out), why=why)
        raise Problem(said, 1 if error.errno in FULL else 2) from None
