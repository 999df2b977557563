"""A program that is asked line by line, and can neither block nor flood its caller."""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence

from .trouble import BotTrouble, excerpt

#: Maximum length of an answer in bytes; none needs more.
LONGEST_LINE = 1 << 16
#: Number of bytes kept from the end of standard error.
LAST_WORDS = 2000
#: Number of these characters that are shown.
SHOWN_WORDS = 300
#: Seconds for the program to exit by itself when the game is over.
GRACE = 2.0
#: Seconds for the program to exit once it has closed its output.
CLOSING = 0.5
#: Seconds between two checks whether it has exited.
EVERY_LOOK = 0.002


class Program:
    """A program started for one seat of one game, without a shell, in its own session.

    All three pipes are read and written as soon as they are ready, to avoid deadlock.
    """

    def __init__(self, argv: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                argv,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                # Ctrl-C must reach only the server; and processes that the program starts can be killed with
                # it.
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise BotTrouble("no-start", why=excerpt(why)) from None
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._err = (pipe.fileno() for pipe in pipes if pipe is not None)
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._unsent = b""
        self._heard = b""
        self._last_words = b""
        #: Pipes that are still open at the other end.
        self._open = {self._in, self._out, self._err}

    def say(self, line: bytes) -> None:
        """Queue a message; it is sent with the next question."""
        self._unsent += line

    def ask(self, line: bytes, limit: float) -> bytes:
        """Send a line and return the answer; raise `BotTrouble`."""
        self._unsent += line
        until = time.monotonic() + limit
        self._receive()
        self._heard = self._heard.lstrip(b"\r\n")
        if self._heard:
            raise BotTrouble("unasked", came=excerpt(self._heard))
        while True:
            self._heard = self._heard.lstrip(b"\r\n")
            answer, end, rest = self._heard.partition(b"\n")
            if end:
                self._heard = rest
                return answer
            if len(answer) > LONGEST_LINE:
                raise BotTrouble("too-long", came=excerpt(answer), most=LONGEST_LINE)
            if self._out not in self._open:
                raise self._gone()
            self._exchange(until, limit)

    def _exchange(self, until: float, limit: float) -> None:
        """Send and receive what is possible now, or wait until something is."""
        left = until - time.monotonic()
        if left <= 0:
            raise BotTrouble("silent", limit=f"{limit:g}", said=self._said())
        with selectors.DefaultSelector() as ready:
            if self._unsent and self._in in self._open:
                ready.register(self._in, selectors.EVENT_WRITE)
            for pipe in (self._out, self._err):
                if pipe in self._open:
                    ready.register(pipe, selectors.EVENT_READ)
            ready.select(left)
        self._send()
        self._receive()

    def _send(self) -> None:
        if self._unsent and self._in in self._open:
            try:
                sent = os.write(self._in, self._unsent)
            except BlockingIOError:
                return
            except OSError:
                # It has closed its input; the caller finds out whether it still answers.
                self._open.discard(self._in)
                return
            self._unsent = self._unsent[sent:]

    def _receive(self) -> None:
        self._heard += self._read(self._out, LONGEST_LINE + 1)
        self._last_words = (self._last_words + self._read(self._err, LONGEST_LINE))[-LAST_WORDS:]

    def _read(self, pipe: int, most: int) -> bytes:
        if pipe not in self._open:
            return b""
        try:
            found = os.read(pipe, most)
        except BlockingIOError:
            return b""
        except OSError:
            found = b""
        if not found:
            self._open.discard(pipe)
        return found

    def _gone(self) -> BotTrouble:
        """Return the error for a closed output, which mostly means that the program has exited."""
        try:
            status = self._process.wait(CLOSING)
        except subprocess.TimeoutExpired:
            return BotTrouble("closed", said=self._said())
        return BotTrouble("left", status=_told(status), came=excerpt(self._heard), said=self._said())

    def _said(self) -> str:
        with contextlib.suppress(OSError):
            self._last_words += self._read(self._err, LONGEST_LINE)
        return excerpt(self._last_words[-LAST_WORDS:].decode("utf-8", "replace")[-SHOWN_WORDS:])

    def end(self, politely: bool) -> None:
        """End the program and clean up.

        With `politely`, first send what is queued and give it time to exit.
        """
        try:
            if politely:
                self._part(time.monotonic() + GRACE)
        finally:
            # Include processes that it started, if they are still in its session.
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
                if pipe is not None:
                    pipe.close()

    def _part(self, until: float) -> None:
        """Send what is queued and wait for the program to exit; discard its output meanwhile."""
        assert self._process.stdin is not None
        with contextlib.suppress(BotTrouble):
            while self._unsent and self._in in self._open:
                self._exchange(until, GRACE)
                self._heard = b""  # discard
        self._open.discard(self._in)
        self._process.stdin.close()
        while self._process.poll() is None and time.monotonic() < until:
            self._receive()
            self._heard = b""
            time.sleep(EVERY_LOOK)


def _told(status: int) -> str:
    """Return how a program ended: its exit code, or the name of the signal."""
    if status >= 0:
        return str(status)
    with contextlib.suppress(ValueError):
        return signal.Signals(-status).name
    return str(status)
