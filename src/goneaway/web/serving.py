"""Running the application: one process, or several on one PostgreSQL, on a socket that was bound before."""

from __future__ import annotations

import ipaddress
import os
import socket
import tempfile
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors import Multiprocess
from websockets.protocol import State

from . import logs
from .metrics import SHARED
from .settings import Serving

#: Under this name a socket can be cut off (one that does not read cannot be told to close either), and
#: written
#: to without a task in between.
ABORT = "goneaway.abort"

#: The first byte of a whole text message (RFC 6455, 5.2), and the lengths that need more than one byte.
_TEXT = 0x81
_LENGTH_2, _LENGTH_8 = 126, 127

#: Bytes of a handshake with the first message behind it. A client that says more stays where it is.
LONGEST_OPENING = 1 << 16


class Line(WebSocketsSansIOProtocol):
    """A socket that can be cut, and written to at once."""

    #: Whether it comes from another worker: it is not passed on again.
    adopted = False
    #: All that the client has said, as long as it may still be passed on.
    _opening: bytes | None = b""

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[ABORT] = {"cut": self.transport.abort, "write": self.write, "line": self}
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        if self._opening is not None:
            self._opening = self._opening + data if len(self._opening) < LONGEST_OPENING else None
        super().data_received(data)

    def stay(self) -> None:
        """It is not passed on any more."""
        self._opening = None

    def give(self, to: str) -> bool:
        """Pass the connection on to the process that listens at `to`, and let go of it; False if it cannot
        be. Raises `OSError`.

        Nothing may have been sent or done yet but the handshake."""
        connection = self.transport.get_extra_info("socket")
        if (
            self.adopted
            or self._opening is None
            or connection is None
            or self.transport.get_write_buffer_size()
        ):
            return False
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as through:
            through.setblocking(False)
            through.connect(to)
            socket.send_fds(through, [self._opening], [connection.fileno()])
        # This closes our own descriptor, not the connection.
        self.transport.abort()
        return True

    def write(self, message: bytes) -> bool:
        """Send a text message now; False, with nothing sent, if it has to wait or cannot be sent at all.

        A table tells four people of every move: a task and three layers for each message cost more than the
        message does."""
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


def bound(serving: Serving) -> socket.socket:
    """A socket that listens where it should; raises `OSError`."""
    try:
        family = socket.AF_INET6 if ipaddress.ip_address(serving.host).version == 6 else socket.AF_INET
    except ValueError:
        family = socket.AF_INET
    # With the protocol told asyncio sends what is small at once (TCP_NODELAY).
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((serving.host, serving.port))
        found.listen(512)
    except OSError:
        found.close()
        raise
    found.set_inheritable(True)
    return found


def address(serving: Serving, listening: socket.socket) -> str:
    """What somebody on this machine types."""
    if serving.public:
        return serving.public
    port = listening.getsockname()[1]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(serving.host, serving.host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def configured(serving: Serving, app: Callable[..., Any] | str) -> uvicorn.Config:
    """As this server is run."""
    limits = serving.limits
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=serving.workers,
        loop="asyncio",
        http="h11",
        h11_max_incomplete_event_size=16_384,
        ws=Line,
        ws_max_size=limits.frame,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.ping_seconds,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=bool(serving.proxies),
        forwarded_allow_ips=list(serving.proxies),
        server_header=False,
        limit_concurrency=limits.sockets + 500,
        timeout_keep_alive=10,
        timeout_graceful_shutdown=serving.drain_seconds,
    )


def run(serving: Serving, listening: socket.socket) -> None:
    """Serve until told to stop."""
    os.environ.update(serving.environment())
    config = configured(serving, "goneaway.web.application:from_environment")
    logs.begin(serving.log)
    if serving.workers == 1:
        uvicorn.Server(config).run([listening])
        return
    with tempfile.TemporaryDirectory(prefix="goneaway-") as shared:
        os.environ[SHARED] = shared
        Multiprocess(config, [listening]).run()
