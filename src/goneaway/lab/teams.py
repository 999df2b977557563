"""Pools of worker processes, and how they are stopped."""

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

#: Seconds between stop signals to workers that are still running.
AGAIN = 0.2


@contextmanager
def team(jobs: int) -> Iterator[Pool]:
    """A pool of processes that leave interrupts to their parent."""
    # Spawned, not forked: the same on every system, and no thread of the parent is cut off.
    context = multiprocessing.get_context("spawn")
    others = multiprocessing.active_children()
    with ExitStack() as undone:
        undone.callback(hold_interrupts())
        with context.Pool(jobs, _end_in_order) as pool:
            # An interrupt pressed meanwhile is delivered now, when there is a pool to stop.
            undone.close()
            members = [child for child in multiprocessing.active_children() if child not in others]
            try:
                yield pool
            except BaseException:
                # Leaving the pool signals the workers once and waits until they have ended.
                threading.Thread(target=_insist, args=(members,), daemon=True).start()
                raise
            # All workers are idle: they end by themselves.
            pool.close()
            pool.join()


def as_done(do: Callable[[Work], Done], works: Iterable[Work], jobs: int) -> Generator[Done, None, None]:
    """Yield the results of all works: one after the other, or as they are completed by `jobs` processes."""
    if jobs <= 1:
        yield from map(partial(in_full, do), works)
        return
    with team(jobs) as pool:
        yield from pool.imap_unordered(partial(in_full, do), works)


def in_full(do: Callable[[Work], Done], work: Work) -> Done:
    """Return the result of a work. A `StopIteration` raised by it would look like the end of all works and
    silently drop the rest, so it is converted to another error."""
    try:
        return do(work)
    except StopIteration as error:
        raise RuntimeError(f"{getattr(do, '__name__', do)} raised StopIteration") from error


def _insist(members: Sequence[BaseProcess]) -> None:
    """Repeat the stop signal: a worker that is just starting to wait for work can miss the first one."""
    while True:
        time.sleep(AGAIN)
        left = [member for member in members if member.is_alive()]
        if not left:
            return
        for member in left:
            member.terminate()


def _end_in_order() -> None:
    """Make a worker that is stopped in the middle of a game end the programs that it has seated."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))
    # A worker that is already exiting need not be stopped in order.
    Finalize(None, signal.signal, (signal.SIGTERM, signal.SIG_DFL), exitpriority=0)


def hold_interrupts() -> Callable[[], object]:
    """Block interrupts: in this process until the returned function is called, in its children for ever (or
    each would print a traceback). Only the main thread receives interrupts."""
    if threading.current_thread() is not threading.main_thread():
        return lambda: None
    if not hasattr(signal, "pthread_sigmask"):  # Windows, where children do not inherit an ignored interrupt
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        return partial(signal.signal, signal.SIGINT, before)
    # The resource tracker unblocks interrupts when it starts, so it has to start before.
    ensure_running()
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    return partial(signal.pthread_sigmask, signal.SIG_SETMASK, mask)
