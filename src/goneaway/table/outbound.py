"""Outbound calls: one HTTP exchange with an external server, under one deadline.

A time-out for each read is not enough: a server that sends one byte every few seconds never exceeds it. So
connecting, TLS, sending and every byte of the answer share one deadline, and the answer has a maximum length.
"""

from __future__ import annotations

import http.client
import ipaddress
import smtplib
import socket
import ssl
import time
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import SplitResult

#: Seconds for one exchange.
SECONDS = 10.0
#: Maximum bytes read of a response. Only its status matters.
LONGEST_ANSWER = 16_384


class Budget:
    """The time and bytes left for one exchange."""

    def __init__(self, seconds: float) -> None:
        self._until = time.monotonic() + seconds
        self._bytes = LONGEST_ANSWER

    def seconds(self) -> float:
        """The time left; raises `TimeoutError`."""
        left = self._until - time.monotonic()
        if left <= 0:
            raise TimeoutError("the exchange took too long")
        return left

    def got(self, many: int) -> int:
        """Count bytes of the response; raises `OSError`."""
        self._bytes -= many
        if self._bytes < 0:
            raise OSError("the answer is too long")
        return many


class _Socket(socket.socket):
    """A socket whose reads and writes share one budget."""

    budget: Budget

    def recv_into(self, buffer: Any, nbytes: int = 0, flags: int = 0) -> int:
        self.settimeout(self.budget.seconds())
        return self.budget.got(super().recv_into(buffer, nbytes, flags))

    def sendall(self, data: Any, flags: int = 0) -> None:
        self.settimeout(self.budget.seconds())
        super().sendall(data, flags)


class _TlsSocket(ssl.SSLSocket):
    """The same, encrypted."""

    budget: Budget

    def recv_into(self, buffer: Any, nbytes: int | None = None, flags: int = 0) -> int:
        self.settimeout(self.budget.seconds())
        return self.budget.got(super().recv_into(buffer, nbytes, flags))

    def sendall(self, data: Any, flags: int = 0) -> None:
        self.settimeout(self.budget.seconds())
        super().sendall(data, flags)


_TLS = ssl.create_default_context()
_TLS.sslsocket_class = _TlsSocket


def dial(found: Sequence[Any], budget: Budget) -> _Socket:
    """A socket connected to the first address that answers; raises `OSError`."""
    failed: OSError | None = None
    for family, kind, protocol, _, where in found:
        line = _Socket(family, kind, protocol)
        line.budget = budget
        try:
            line.settimeout(budget.seconds())
            line.connect(where)
        except OSError as error:
            line.close()
            failed = error
            continue
        return line
    raise failed or OSError("no address")


class Line(http.client.HTTPConnection):
    """A connection to an address that was checked; connects to exactly that address, without resolving the
    name again."""

    def __init__(
        self, host: str, port: int | None, *, secure: bool, private: bool, seconds: float = SECONDS
    ) -> None:
        super().__init__(host, port or (443 if secure else 80))
        self._secure = secure
        self._private = private
        self._seconds = seconds

    def post(self, where: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
        """Send one request; return the status of the response. Raises `OSError`."""
        try:
            path = f"{where.path or '/'}?{where.query}" if where.query else where.path or "/"
            # Redirects are not followed: they could lead into a private network.
            self.request("POST", path, body, {**headers, "Connection": "close"})
            return self.getresponse().status
        except (http.client.HTTPException, UnicodeError) as error:
            raise OSError("no answer") from error
        finally:
            self.close()

    def connect(self) -> None:
        budget = Budget(self._seconds)
        found = socket.getaddrinfo(self.host, self.port, proto=socket.IPPROTO_TCP)
        inside = [one for one in found if not ipaddress.ip_address(one[4][0]).is_global]
        if inside and not self._private:
            raise OSError("an address inside a private network")
        line = dial(found, budget)
        try:
            if self._secure:
                line.settimeout(budget.seconds())
                secured = _TLS.wrap_socket(line, server_hostname=self.host)
                assert isinstance(secured, _TlsSocket)
                secured.budget = budget
                self.sock = secured
            else:
                self.sock = line
        except BaseException:
            line.close()
            raise


class MailLine(smtplib.SMTP):
    """A connection to the mail server, under the same budget."""

    def __init__(self, host: str, port: int, seconds: float = SECONDS) -> None:
        self._budget = Budget(seconds)
        super().__init__(host, port, timeout=seconds)

    def _get_socket(self, host: str, port: int, timeout: float) -> socket.socket:
        return dial(socket.getaddrinfo(host, port, proto=socket.IPPROTO_TCP), self._budget)
