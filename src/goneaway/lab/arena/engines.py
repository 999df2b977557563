"""Where games are played: in this process, in several, or on a Ray cluster. Results are told as they come."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from importlib import import_module
from typing import Any

from ... import __version__
from ..teams import Done, Work, as_done, hold_interrupts, in_full
from .errors import ArenaError
from .pairing import Match
from .playing import Result, play_match

#: The address that means a Ray of one's own, on this machine.
LOCAL = "local"


def play_here(matches: Iterator[Match], jobs: int) -> Generator[Result, None, None]:
    """One after the other, or by as many processes."""
    yield from as_done(play_match, matches, jobs)


def play_on_ray(matches: Iterator[Match], address: str, jobs: int) -> Generator[Result, None, None]:
    """Each game a task."""
    yield from on_ray(play_match, matches, address, jobs)


def on_ray(
    do: Callable[[Work], Done], works: Iterable[Work], address: str, jobs: int
) -> Generator[Done, None, None]:
    """Each work a task, told as they are done. Every node needs the same version of Gone Away; with `local`
    one is started here.

    `jobs` is how many are done at once; 0 leaves that to the size of the cluster.
    """
    with joined(address, jobs) as ray:
        there = ray.remote(_there)
        # Enough that nobody waits, and not a million at once.
        most = max(64, 4 * int(ray.cluster_resources().get("CPU", 1)))
        if jobs and address != LOCAL:
            most = jobs
        waiting: list[Any] = []
        for work in works:
            waiting.append(there.remote(__version__, do, work))
            if len(waiting) >= most:
                ready, waiting = ray.wait(waiting)
                yield from _got(ray, ready)
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from _got(ray, ready)


@contextmanager
def joined(address: str, jobs: int) -> Iterator[Any]:
    """A Ray to work on, left again afterwards if this is what joined it; raises `ArenaError`."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise ArenaError("ray-missing") from None
    ours = not ray.is_initialized()
    try:
        if ours:
            _join(ray, address, jobs)
        yield ray
    except ray.exceptions.RayError as error:
        raise _failed(error) from None
    finally:
        if ours:
            ray.shutdown()


def _join(ray: Any, address: str, jobs: int) -> None:
    # What it has to say about itself is for those who run clusters; they find it in its own logs.
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    if address != LOCAL:
        try:
            _knock(address)
            ray.init(address=address, **quiet)
        except (OSError, ValueError, OverflowError) as error:  # nobody there, or no address at all
            raise _failed(error) from None
        return
    # Interrupted while it begins it would fall over itself, and its processes should hear of none at all.
    with ExitStack() as undone:
        undone.callback(hold_interrupts())
        ray.init(address=LOCAL, num_cpus=jobs or None, include_dashboard=False, **quiet)


def _knock(address: str) -> None:
    """Is anybody there? Ray itself would wait for minutes, and hear nothing meanwhile; raises `OSError`."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()


def _there(version: str, do: Callable[[Work], Done], work: Work) -> Done:
    check_version(version)
    return in_full(do, work)


def check_version(version: str) -> None:
    """Asked where the work is done: is this the version of who asked for it?"""
    if version != __version__:
        raise RuntimeError(f"a node has Gone Away {__version__}")


def _got(ray: Any, ready: Sequence[Any]) -> list[Any]:
    found: list[Any] = ray.get(list(ready))
    return found


def _failed(error: Exception) -> ArenaError:
    """Told by the last line of what may be a whole traceback of somewhere else."""
    lines = str(getattr(error, "cause", None) or error).strip().splitlines() or [type(error).__name__]
    return ArenaError("ray-failed", why=lines[-1].rstrip("."), version=__version__)
