"""The log: one JSON object per line, without secrets.

Nothing from a request is logged verbatim: no header, query or body, no path (its pattern instead), no name of
a person. For an error the log has its type and where it happened, not its message: messages quote their
input.
"""

from __future__ import annotations

import json
import logging
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from types import TracebackType
from typing import Any, TextIO

from .limits import Buckets
from .settings import Rate

#: Our own logger; only what is in `fields` of a record is printed.
LOG = logging.getLogger("goneaway.web")


def note(event: str, level: int = logging.INFO, error: BaseException | None = None, **told: object) -> None:
    """Log that something happened, with plain facts about it."""
    LOG.log(level, event, extra={"told": told}, exc_info=error)


def where(trace: TracebackType | None) -> list[str]:
    """The last places of a traceback: file, line and function; no values."""
    frames = traceback.extract_tb(trace)[-8:]
    return [f"{'/'.join(frame.filename.split('/')[-3:])}:{frame.lineno} {frame.name}" for frame in frames]


class _Ours(logging.Filter):
    """Drop what uvicorn logs as an error although a client caused it: a message that is not UTF-8, and a
    socket that was refused with a response. Any stranger could fill the log with these; metrics count
    them."""

    _THEIRS = frozenset(
        {
            "Invalid UTF-8 sequence received from client.",
            "ASGI callable returned without completing handshake.",
        }
    )

    def filter(self, record: logging.LogRecord) -> bool:
        return record.msg not in self._THEIRS


OURS = _Ours()


class Lines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        out: dict[str, Any] = {
            "at": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
        }
        told: Mapping[str, object] | None = getattr(record, "told", None)
        ours = record.name.startswith("goneaway")
        # Libraries choose their own messages, which may quote input: log the pattern only.
        out["event"] = record.getMessage() if ours else str(record.msg)[:200]
        if told is not None:
            out |= told
        if left_out := getattr(record, "suppressed", 0):
            out["suppressed"] = left_out
        if record.exc_info and record.exc_info[0] is not None:
            out["error"] = record.exc_info[0].__name__
            out["where"] = where(record.exc_info[2])
        return json.dumps(out, ensure_ascii=True, default=lambda thing: type(thing).__name__)


class Thinned(logging.Filter):
    """Limit the rate of log lines of one kind, and report how many were suppressed.

    A stranger can cause a log line with every packet, and could otherwise fill the disk.
    """

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._buckets = Buckets(rate, clock)
        self._lock = threading.Lock()
        #: Lines suppressed since the last one of their kind that passed.
        self._left_out: Counter[Hashable] = Counter()
        #: For the metrics: total lines suppressed.
        self.suppressed = 0

    def filter(self, record: logging.LogRecord) -> bool:
        kind = _kind(record)
        with self._lock:
            if self._buckets.take(kind):
                self._left_out[kind] += 1
                self.suppressed += 1
                return False
            left_out = self._left_out.pop(kind, 0)
        if left_out:
            record.suppressed = left_out
        return True


def _kind(record: logging.LogRecord) -> Hashable:
    """The kind of a line: what it is about, without the parts that vary."""
    told: Mapping[str, object] = getattr(record, "told", None) or {}
    if record.name == LOG.name:
        return record.levelno, str(record.msg), told.get("status"), told.get("why")
    return record.levelno, record.name, record.pathname, record.lineno


#: The filter of this process; set when logging is configured.
THINNED: Thinned | None = None


def suppressed() -> int:
    """The number of lines suppressed so far."""
    return THINNED.suppressed if THINNED is not None else 0


def begin(level: str, rate: Rate, stream: TextIO | None = None) -> None:
    """Log JSON lines from this process to standard error."""
    global THINNED
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    THINNED = Thinned(rate)
    handler.addFilter(THINNED)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("goneaway").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(OURS)
