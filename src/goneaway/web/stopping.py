"""Told to stop: who comes through the door while it is being closed is sent away at once, to come again."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def noticed(stop: Callable[[], None]) -> Iterator[None]:
    """As long as the block runs: `stop` is called as soon as the process is told to end, before whoever else
    was to be told. Whoever runs the application says goodbye to those it knows of then; of those who are just
    coming it would wait for the end."""
    if threading.current_thread() is not threading.main_thread():
        yield  # signals are the main thread's
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
