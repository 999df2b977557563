"""The process around a command: streams that accept every letter, interrupts, closed pipes, full disks.

Exit statuses: 0 done, 1 a negative result (a broken record, a case that fails, a disk that is full), 2 a
usage error, 130 interrupted. A closed pipe is not an error: exit status 0.
"""

from __future__ import annotations

import io
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType

INTERRUPTED = 130


def guarded(run: Callable[[], None]) -> None:
    """Run a command without a traceback for errors that can happen to any user."""
    _open_streams()
    code: int | str | None = 0
    try:
        run()
    except SystemExit as stop:
        # The printing library may have turned a closed pipe into an exit of its own.
        code = stop.code
        if _closed_pipe(stop):
            _drop_output()
            code = 0
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        _drop_output()
    except OSError as error:
        code = _complain(error)
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
    except OSError as error:
        code = _complain(error)
    with suppress(OSError):
        sys.stderr.flush()
    if code:
        sys.exit(code)


def _closed_pipe(error: BaseException) -> bool:
    seen: BaseException | None = error
    while seen is not None and not isinstance(seen, BrokenPipeError):
        seen = seen.__context__
    return seen is not None


def _complain(error: OSError) -> int:
    """Report that the output cannot be written, where that may still be possible."""
    _drop_output()
    with suppress(OSError):
        sys.stderr.write(f"goneaway: cannot write the output: {error.strerror or error}.\n")
    return 1


def _drop_output() -> None:
    """Discard buffered output, so that the interpreter's exit reports no error."""
    with suppress(OSError, ValueError):
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, sys.stdout.fileno())
        os.close(null)


def _open_streams() -> None:
    """Replace closed streams by null streams; letters that a stream cannot write become question marks."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, io.TextIOWrapper(io.FileIO(os.devnull, mode), encoding="utf-8"))
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Run the block as a whole: Ctrl-C waits until it is over."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    waiting: list[int] = []

    def wait(number: int, frame: FrameType | None) -> None:
        waiting.append(number)

    before = signal.signal(signal.SIGINT, wait)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if waiting:
        raise KeyboardInterrupt
