"""Play games in this process, in several, or on a Ray cluster, and yield results as they come."""

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

#: The address that starts Ray on this machine.
LOCAL = "local"


def play_here(matches: Iterator[Match], jobs: int) -> Generator[Result, None, None]:
    """Play games one after the other, or in `jobs` processes."""
    yield from as_done(play_match, matches, jobs)


def play_on_ray(matches: Iterator[Match], address: str, jobs: int) -> Generator[Result, None, None]:
    """Play each game as a Ray task."""
    yield from on_ray(play_match, matches, address, jobs)


def on_ray(
    do: Callable[[Work], Done], works: Iterable[Work], address: str, jobs: int
) -> Generator[Done, None, None]:
    """Run each work as a Ray task and yield the results as they are completed. Every node needs the same
    version of Gone Away; `local` starts Ray on this machine.

    `jobs` is the number of simultaneous tasks; 0 derives it from the size of the cluster.
    """
    with joined(address, jobs) as ray:
        there = ray.remote(_there)
        # Enough to keep all CPUs busy, but not a million at once.
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
    """Connect to Ray, and disconnect afterwards if this call connected; raise `ArenaError`."""
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
    # Ray's own messages are for cluster administrators, who find them in Ray's logs.
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    if address != LOCAL:
        try:
            _knock(address)
            ray.init(address=address, **quiet)
        except (OSError, ValueError, OverflowError) as error:  # no server there, or an invalid address
            raise _failed(error) from None
        return
    # An interrupt while Ray starts would crash it, and its processes should not get interrupts at all.
    with ExitStack() as undone:
        undone.callback(hold_interrupts())
        ray.init(address=LOCAL, num_cpus=jobs or None, include_dashboard=False, **quiet)


def _knock(address: str) -> None:
    """Raise `OSError` if no server answers. Ray itself would wait for minutes, ignoring interrupts."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()


def _there(version: str, do: Callable[[Work], Done], work: Work) -> Done:
    check_version(version)
    return in_full(do, work)


def check_version(version: str) -> None:
    """Run on the worker: check that it has the caller's version of Gone Away."""
    if version != __version__:
        raise RuntimeError(f"a node has Gone Away {__version__}")


def _got(ray: Any, ready: Sequence[Any]) -> list[Any]:
    found: list[Any] = ray.get(list(ready))
    return found


def _failed(error: Exception) -> ArenaError:
    """Convert an error to an `ArenaError`; of a remote traceback, keep only the last line."""
    lines = str(getattr(error, "cause", None) or error).strip().splitlines() or [type(error).__name__]
    return ArenaError("ray-failed", why=lines[-1].rstrip("."), version=__version__)
