"""Processes that work together, and how they are sent home."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from multiprocessing.pool import Pool
from multiprocessing.process import BaseProcess
from multiprocessing.resource_tracker import ensure_running
from multiprocessing.util import Finalize
from typing import TypeVar

Work = TypeVar("Work")
Done = TypeVar("Done")

#: Whoever was sent home and is still there is told again, every so many seconds.
AGAIN = 0.2


@contextmanager
def team(jobs: int) -> Iterator[Pool]:
    """Processes that leave an interrupt to the one who started them."""
    # Spawned, not forked: the same on every system, and no thread of the parent is cut off.
    context = multiprocessing.get_context("spawn")
    others = multiprocessing.active_children()
    with ExitStack() as undone:
        undone.callback(hold_interrupts())
        with context.Pool(jobs, _end_in_order) as pool:
            # What was pressed meanwhile is heard now, when there is a team to send home.
            undone.close()
            members = [child for child in multiprocessing.active_children() if child not in others]
            try:
                yield pool
            except BaseException:
                # Leaving the pool tells them once and waits until they are gone.
                threading.Thread(target=_insist, args=(members,), daemon=True).start()
                raise
            # Nobody is in the middle of anything: they go by themselves.
            pool.close()
            pool.join()


def as_done(do: Callable[[Work], Done], works: Iterable[Work], jobs: int) -> Generator[Done, None, None]:
    """What every work comes to: one after the other, or as they are done by so many processes."""
    if jobs <= 1:
        yield from map(partial(in_full, do), works)
        return
    with team(jobs) as pool:
        yield from pool.imap_unordered(partial(in_full, do), works)


def in_full(do: Callable[[Work], Done], work: Work) -> Done:
    """What a work comes to. A `StopIteration` out of it would pass for the end of all works, and those that
    were still to come would be missed by nobody: it is an error like others."""
    try:
        return do(work)
    except StopIteration as error:
        raise RuntimeError(f"{getattr(do, '__name__', do)} raised StopIteration") from error


def _insist(members: Sequence[BaseProcess]) -> None:
    """One who begins to wait for work just when he is told does not hear of it before he is told again."""
    while True:
        time.sleep(AGAIN)
        left = [member for member in members if member.is_alive()]
        if not left:
            return
        for member in left:
            member.terminate()


def _end_in_order() -> None:
    """Whoever is sent home in the middle of a game ends the programs that he has seated."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))
    # Who is on his way out already need not be stopped in order.
    Finalize(None, signal.signal, (signal.SIGTERM, signal.SIG_DFL), exitpriority=0)


def hold_interrupts() -> Callable[[], object]:
    """From now on an interrupt waits, for this process until what is returned is called, for its children
    for ever; else each of them would print a traceback. Only the main thread hears any."""
    if threading.current_thread() is not threading.main_thread():
        return lambda: None
    if not hasattr(signal, "pthread_sigmask"):  # Windows, where whoever ignores it cannot pass that on
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        return partial(signal.signal, signal.SIGINT, before)
    # It lets interrupts through when it begins, and so it has to begin before.
    ensure_running()
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    return partial(signal.pthread_sigmask, signal.SIG_SETMASK, mask)
