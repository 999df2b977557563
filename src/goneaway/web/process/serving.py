"""Running the application in one process, or in several on PostgreSQL, on a socket that is already bound."""

from __future__ import annotations

import ipaddress
import math
import os
import socket
import tempfile
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from . import logs
from .connections import Connection, Line, backlog, raise_descriptors
from .metrics import SHARED
from .settings import Serving


def bound(serving: Serving) -> socket.socket:
    """Return a listening socket for these settings; raises `OSError`."""
    try:
        family = socket.AF_INET6 if ipaddress.ip_address(serving.host).version == 6 else socket.AF_INET
    except ValueError:
        family = socket.AF_INET
    # With the protocol given, asyncio sends small messages at once (TCP_NODELAY).
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
    """Return the URL to open on this machine."""
    if serving.public:
        return serving.public
    port = listening.getsockname()[1]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(serving.host, serving.host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def configured(serving: Serving, app: Callable[..., Any] | str) -> uvicorn.Config:
    """Return the uvicorn configuration for these settings."""
    limits = serving.limits
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=serving.workers,
        loop="asyncio",
        http=Connection,
        backlog=backlog(),
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
        # `connections` limits them; uvicorn would log a line for each refusal.
        limit_concurrency=None,
        timeout_keep_alive=math.ceil(limits.idle_seconds),
        timeout_graceful_shutdown=serving.drain_seconds,
    )


def run(serving: Serving, listening: socket.socket) -> None:
    """Serve until told to stop."""
    # Files created by this process are private to its owner.
    os.umask(0o077)
    os.environ.update(serving.environment())
    raise_descriptors(serving.limits)
    config = configured(serving, "goneaway.web.application:from_environment")
    logs.begin(serving.log, serving.limits.log_lines)
    if serving.workers == 1:
        uvicorn.Server(config).run([listening])
        return
    with tempfile.TemporaryDirectory(prefix="goneaway-") as shared:
        os.environ[SHARED] = shared
        Multiprocess(config, [listening]).run()
