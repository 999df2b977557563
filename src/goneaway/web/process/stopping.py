"""Stopping a process: on a signal, or when the process that started it is gone."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from .logs import note


@contextmanager
def noticed(stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop` during the block as soon as the process receives a signal to end, before the previous
    handler. The runner closes the connections it knows at that moment, and would wait for clients that are
    just connecting."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread can handle signals
        return
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}

    def told(number: int, frame: FrameType | None) -> None:
        stop()
        then = before[signal.Signals(number)]
        if callable(then):
            then(number, frame)

    for number in before:
        signal.signal(number, told)
    try:
        yield
    finally:
        for number, then in before.items():
            signal.signal(number, then)


@contextmanager
def with_its_parent(loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Stop this worker when the process that started it dies, during the block.

    A supervisor that is killed cannot stop its workers. They would keep the port and the database, and the
    next server could not start.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        yield
        return

    def orphaned() -> None:
        loop.remove_reader(parent.sentinel)
        note("the process that started this worker is gone; stopping", logging.WARNING)
        signal.raise_signal(signal.SIGTERM)

    loop.add_reader(parent.sentinel, orphaned)
    try:
        yield
    finally:
        loop.remove_reader(parent.sentinel)
