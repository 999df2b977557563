"""Connections before a request has been read: how many there may be, and how long they may wait.

uvicorn limits requests, not connections: one that never completes a request could stay open for ever, and
enough of them would use up all file descriptors. Here every connection is counted when it is accepted. While
it waits for its first or next request it has a deadline, and when there are too many connections the one that
has waited longest is closed. Connections from trusted proxies are not counted by address.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from .limits import household
from .settings import Limits

#: Key of the gate in the application state, where the protocols find it.
GATE = "gate"
#: Scope extension with which a socket can be aborted (a client that does not read cannot be asked to
#: close) and written to without a task in between.
ABORT = "goneaway.abort"
#: Maximum bytes of a handshake and a first message. A client that sends more is served by the worker that
#: accepted it.
LONGEST_OPENING = 1 << 16
#: The first byte of a whole text message (RFC 6455, 5.2), and the lengths that need more than one byte.
_TEXT = 0x81
_LENGTH_2, _LENGTH_8 = 126, 127
#: Seconds a refused connection has to read the reason, and the maximum number of such connections.
LINGER = 1.0
LINGERING = 32
#: Seconds a closed connection has to receive what was already sent to it.
CLOSING = 10.0
#: Maximum connections accepted in one iteration of the event loop, and queued in the kernel.
BACKLOG = 128

HEAD, REQUEST, SOCKET, REFUSED = "head", "request", "socket", "refused"

_REASONS = {408: "Request Timeout", 429: "Too Many Requests", 503: "Service Unavailable"}


def answer(status: int, text: str) -> bytes:
    """A complete HTTP response, for connections from which no request was read."""
    body = f"{text}\n".encode()
    lines = (
        f"HTTP/1.1 {status} {_REASONS[status]}",
        "content-type: text/plain; charset=utf-8",
        f"content-length: {len(body)}",
        *(["retry-after: 10"] if status != 408 else []),
        "connection: close",
    )
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


LATE = answer(408, "The request did not arrive in time.")
TOO_MANY = answer(429, "Too many connections from your address. Close some, or try again later.")
FULL = answer(503, "The server has as many connections as it can hold. Try again later.")


def descriptors() -> int:
    """How many files and sockets this process may have open."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft


def raise_descriptors(limits: Limits) -> None:
    """Raise the soft limit as far as these settings need and the hard limit allows."""
    wanted = limits.sockets + limits.connections + limits.descriptors_reserved
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, allowed), hard))


def backlog() -> int:
    """The backlog to listen with: connections accepted before any is counted, fewer where descriptors are
    scarce."""
    return max(8, min(BACKLOG, descriptors() // 16))


def descriptors_open() -> int:
    """The number of open file descriptors; 0 where the system does not report it."""
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0


class Proxies:
    """Addresses and networks whose connections carry many people."""

    def __init__(self, told: Iterable[str]) -> None:
        self._all = "*" in told
        self._networks: list[IPv4Network | IPv6Network] = []
        for one in told:
            with contextlib.suppress(ValueError):
                self._networks.append(ip_network(one, strict=False))

    def __contains__(self, address: object) -> bool:
        if self._all:
            return True
        try:
            found = ip_address(str(address))
        except ValueError:
            return False
        return any(found.version == one.version and found in one for one in self._networks)


@dataclass
class _Held:
    """One connection."""

    transport: asyncio.Transport
    phase: str
    #: The household it is counted for; "" for a trusted proxy.
    home: str
    #: Its deadline; None while its request is being answered, and for WebSockets.
    until: float | None
    #: Whether anything was received since it began to wait.
    begun: bool = False


class Gate:
    """All connections of one process."""

    def __init__(
        self, limits: Limits, proxies: Iterable[str] = (), clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.limits = limits
        self._proxies = Proxies(tuple(proxies))
        self._clock = clock
        allowed = descriptors()
        #: Maximum number of connections, players' sockets included.
        self.room = max(16, allowed - min(limits.descriptors_reserved, allowed // 2))
        #: Maximum from one address, never more than half of `room`.
        self.per_address = min(limits.connections_per_address, self.room // 2)
        self._held: dict[asyncio.BaseTransport, _Held] = {}
        #: Connections that wait for a request, oldest first.
        self._waiting: OrderedDict[asyncio.BaseTransport, _Held] = OrderedDict()
        self._homes: Counter[str] = Counter()
        self._phases: Counter[str] = Counter()
        #: Connections that are closing or whose peer does not read, and since when.
        self._stuck: dict[asyncio.BaseTransport, float] = {}
        #: For the metrics: connections that were refused or ended, by reason.
        self.refused: Counter[str] = Counter()
        #: Whether sockets may be passed to another worker; until then what they send first is kept.
        self.passes_on = False
        self._spare = os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC)

    def phases(self) -> dict[str, int]:
        return {phase: self._phases[phase] for phase in (HEAD, REQUEST, SOCKET, REFUSED)}

    # Events of a connection

    def admit(self, transport: asyncio.Transport, address: str) -> bool:
        """Admit a new connection; False if it was refused with a reason and is being closed."""
        home = "" if address in self._proxies else household(address)
        why = self._crowded(home)
        if why:
            self.refused[why] += 1
            self._refuse(transport, TOO_MANY if why == "address" else FULL)
            return False
        self._hold(_Held(transport, HEAD, home, self._clock() + self.limits.head_seconds))
        return True

    def has_room(self) -> bool:
        """Whether there is a descriptor for one more socket, closing an idle connection if necessary."""
        return len(self._held) < self.room or self._evict()

    def adopt(self, transport: asyncio.Transport) -> None:
        """Count a socket that another worker has admitted."""
        self._hold(_Held(transport, SOCKET, "", None))

    def _crowded(self, home: str) -> str:
        """Make room by closing the oldest idle connection; the reason if there is still no room, else ""."""
        if home and self._homes[home] >= self.per_address and not self._evict(home):
            return "address"
        if len(self._held) >= self.room and not self._evict():
            return "descriptors"
        if len(self._held) - self._phases[SOCKET] >= self.limits.connections and not self._evict():
            return "all"
        return ""

    def _evict(self, home: str | None = None) -> bool:
        found = next((one for one in self._waiting.values() if home is None or one.home == home), None)
        if found is None:
            return False
        self.refused["evicted"] += 1
        self.left(found.transport)
        found.transport.abort()
        return True

    def _refuse(self, transport: asyncio.Transport, why: bytes) -> None:
        """Send a reason, and close once it was read: closing at once would reset the connection."""
        if self._phases[REFUSED] >= LINGERING:
            transport.abort()
            return
        self._hold(_Held(transport, REFUSED, "", self._clock() + LINGER))
        transport.write(why)
        if transport.can_write_eof():
            transport.write_eof()

    def _hold(self, one: _Held) -> None:
        self._held[one.transport] = one
        self._phases[one.phase] += 1
        if one.phase == HEAD:
            self._waiting[one.transport] = one
            if one.home:
                self._homes[one.home] += 1

    def heard(self, transport: asyncio.BaseTransport) -> None:
        """Data was received."""
        if (one := self._held.get(transport)) is not None:
            one.begun = True

    def moved(self, transport: asyncio.BaseTransport, phase: str) -> None:
        """A request is complete, or answered, or asks for a socket."""
        one = self._held.get(transport)
        if one is None or one.phase == phase:
            return
        self._phases[one.phase] -= 1
        self._phases[phase] += 1
        one.phase, one.begun, one.until = phase, False, None
        self._waiting.pop(transport, None)
        if phase == HEAD:
            one.until = self._clock() + self.limits.idle_seconds + self.limits.head_seconds
            self._waiting[transport] = one
        elif phase == SOCKET and one.home:
            # From here on it is counted as a socket, by address and by person.
            self._release(one)

    def stalled(self, transport: asyncio.BaseTransport, yes: bool) -> None:
        """The peer has stopped reading what we send (`yes`), or has resumed."""
        if yes:
            self._stuck.setdefault(transport, self._clock())
        else:
            self._stuck.pop(transport, None)

    def left(self, transport: asyncio.BaseTransport) -> None:
        """The connection is gone. May be called more than once."""
        self._stuck.pop(transport, None)
        self._waiting.pop(transport, None)
        one = self._held.pop(transport, None)
        if one is not None:
            self._phases[one.phase] -= 1
            self._release(one)

    def _release(self, one: _Held) -> None:
        if one.home:
            self._homes[one.home] -= 1
            if not self._homes[one.home]:
                del self._homes[one.home]
            one.home = ""

    # Housekeeping

    def sweep(self) -> None:
        """End connections whose time is up."""
        now = self._clock()
        for one in list(self._held.values()):
            if one.transport.is_closing():
                self._stuck.setdefault(one.transport, now)
            elif one.until is not None and now >= one.until:
                self._end(one)
        for transport, since in list(self._stuck.items()):
            held = self._held.get(transport)
            closing = transport.is_closing()
            if held is not None and now >= since + (CLOSING if closing else self.limits.body_seconds):
                self.refused["closing" if closing else "stalled"] += 1
                self.left(transport)
                held.transport.abort()

    def _end(self, one: _Held) -> None:
        if one.phase == REFUSED:
            self.left(one.transport)
            one.transport.abort()
            return
        self.refused["late" if one.begun else "idle"] += 1
        if one.begun:
            one.transport.write(LATE)
        one.until = None
        self._waiting.pop(one.transport, None)
        one.transport.close()

    # No descriptors left

    def exhausted(self, listening: int) -> None:
        """`accept` failed for lack of descriptors: use the spare one to refuse one client."""
        self.refused["exhausted"] += 1
        if self._spare < 0:
            return
        os.close(self._spare)
        self._spare = -1
        found = socket.socket(fileno=listening)
        try:
            line, _ = found.accept()
            with line, contextlib.suppress(OSError):
                line.setblocking(False)
                line.send(FULL)
        except OSError:
            pass
        finally:
            found.detach()
            with contextlib.suppress(OSError):
                self._spare = os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC)

    def close(self) -> None:
        if self._spare >= 0:
            os.close(self._spare)
            self._spare = -1


class Connection(H11Protocol):
    """An HTTP connection that is counted and has deadlines."""

    _refused = False
    _upgraded = False

    @property
    def _gate(self) -> Gate:
        found: Gate = self.app_state[GATE]
        return found

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._refused = not self._gate.admit(transport, self.client[0] if self.client else "unknown")

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        self._gate.heard(self.transport)
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def _look(self) -> None:
        if not self._upgraded:
            # Reading the rest of a request that was answered early counts as waiting: its data is discarded.
            busy = self.cycle is not None and not self.cycle.response_complete
            self._gate.moved(self.transport, REQUEST if busy else HEAD)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        self._gate.moved(self.transport, SOCKET)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.left(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._gate.stalled(self.transport, True)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._gate.stalled(self.transport, False)
        super().resume_writing()


class Line(WebSocketsSansIOProtocol):
    """A WebSocket that can be aborted, written to directly and passed to another worker; frees its place at
    the end."""

    #: Whether it came from another worker; then it is not passed on again.
    adopted = False
    #: Whether the application waits for the next message.
    _awaited = False
    #: Everything the client has sent, kept while the socket may still be passed on.
    _opening: bytearray | None = None

    @property
    def gate(self) -> Gate:
        found: Gate = self.app_state[GATE]
        return found

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.gate.passes_on and not self.adopted:
            self._opening = bytearray()

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[ABORT] = {"cut": self.transport.abort, "write": self.write, "line": self}
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        if self._opening is not None:
            self._opening += data
            if len(self._opening) > LONGEST_OPENING:
                self._opening = None
        super().data_received(data)

    # Receiving

    async def receive(self) -> Any:
        self._awaited = self.queue.empty()
        try:
            return await super().receive()
        finally:
            self._awaited = False

    def send_receive_event_to_app(self) -> None:
        # uvicorn stops reading after every message until the application takes it: two system calls each. A
        # message that the application is waiting for is taken at once; only a further one has to wait.
        awaited, self._awaited = self._awaited, False
        self.read_paused |= awaited
        super().send_receive_event_to_app()
        if awaited:
            self.read_paused = False

    # Passing it on

    def passable(self) -> bool:
        """Whether another process could take over this connection: only the handshake has been sent, none of
        it is still buffered here, and everything the client has sent is known."""
        return (
            self._opening is not None
            and not self.transport.is_closing()
            and not self.transport.get_write_buffer_size()
            and self.transport.get_extra_info("sslcontext") is None
        )

    def offer(self) -> tuple[bytes, int]:
        """Stop reading; return everything read so far and the descriptor. Only if `passable`."""
        assert self._opening is not None
        if not self.read_paused:
            self.transport.pause_reading()
        return bytes(self._opening), self.transport.get_extra_info("socket").fileno()

    def withdraw(self) -> None:
        """Resume reading after an offer that was not taken."""
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def stay(self) -> None:
        """Stop keeping what the client sends: the socket is served here."""
        self._opening = None

    # Sending

    def write(self, message: bytes) -> bool:
        """Send a text message at once; False, with nothing sent, if it has to wait or cannot be sent.

        Every move is sent to about four people; a task and three layers for each message would cost more than
        the message itself.
        """
        ready = self.handshake_complete and not self.close_sent and not self.disconnected
        if not ready or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        size = len(message)
        if size < _LENGTH_2:
            head = bytes((_TEXT, size))
        elif size < 1 << 16:
            head = bytes((_TEXT, _LENGTH_2)) + size.to_bytes(2, "big")
        else:
            head = bytes((_TEXT, _LENGTH_8)) + size.to_bytes(8, "big")
        self.transport.write(head + message)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.left(self.transport)
        super().connection_lost(exc)


def line_of(scope: Mapping[str, Any]) -> Line | None:
    """The socket of a request; None if another ASGI server runs the application."""
    found: Line | None = scope.get("extensions", {}).get(ABORT, {}).get("line")
    return found


def watch(loop: asyncio.AbstractEventLoop, gate: Gate, told: Callable[[], None]) -> None:
    """Let the gate handle failures of `accept` for lack of descriptors; `told` is called for each."""

    def failed(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        listening = context.get("socket")
        if "out of system resource" in str(context.get("message")) and listening is not None:
            gate.exhausted(listening.fileno())
            told()
        else:
            loop.default_exception_handler(context)

    loop.set_exception_handler(failed)
