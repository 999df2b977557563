"""The middleware that every request and every socket passes before the application sees it.

It refuses foreign host names and origins, banned addresses, too many requests, and bodies that are too large
or too slow. It adds the same headers to every answer, turns a failure into a sentence that says nothing about
the inside of the server, and logs every request.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...table.moderation import Moderation
from ..process.connections import line_of
from ..process.limits import Buckets, Held, Shares, household
from ..process.logs import note
from ..process.metering import metered
from ..process.metrics import Metrics
from ..process.settings import Serving
from .errors import HttpError, body_of, language_in
from .origin import Origins

#: Only our own files; no inline scripts, frames or plug-ins.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
    )
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

#: For responses that are not documents: the document that loads them decides what they may do. A table
#: fetches about seventy of them, and the other headers together would be as large as a board.
PARTS = ("text/javascript", "text/css", "font/")
OF_PARTS = ("x-content-type-options", "referrer-policy", "cross-origin-resource-policy")

#: Two years; sent only over https.
STRICT_TRANSPORT = "max-age=63072000; includeSubDomains"

#: Addresses polled by machines, which must always get a response.
UNCOUNTED = frozenset({"/healthz", "/metrics"})


class AccessMiddleware:
    """Checks, limits and logs requests and sockets around an application."""

    def __init__(
        self,
        app: ASGIApp,
        serving: Serving,
        metrics: Metrics,
        uploads: frozenset[str],
        moderation: Moderation,
    ) -> None:
        self.app = app
        self.moderation = moderation
        self.origins = Origins(serving)
        self.limits = serving.limits
        self.metrics = metrics
        self.requests = Buckets(serving.limits.requests)
        #: CPU time, shared between clients.
        self.shares = Shares(serving.limits.fair_above)
        #: Bytes of all request bodies in memory.
        self.bodies = Held()
        #: Paths that accept a record or a file of house rules.
        self.uploads = uploads
        self.headers = dict(HEADERS)
        if serving.secure:
            self.headers["strict-transport-security"] = STRICT_TRANSPORT

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            answering = self._request if scope["type"] == "http" else self._socket
            spent = partial(self.shares.charge, household(address_of(scope)))
            await metered(answering(scope, receive, send), spent)
        else:
            await self.app(scope, receive, send)

    # Requests

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = _Answer(self, scope, send)
        try:
            self._check(scope)
            with self._received() as held:
                body = await self._body(scope, receive, held)
                await self.app(scope, body, answer)
        except HttpError as error:
            await answer.refuse(error)
        except Exception as error:
            self.metrics.failures.inc()
            note("failed", logging.ERROR, error, request=answer.id, route=answer.route)
            await answer.refuse(HttpError("failed", id=answer.id))
        finally:
            answer.log()

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        self._check_origin(headers)
        # A socket from another worker was counted there when it was opened.
        counted = scope["path"] not in UNCOUNTED and not _adopted(scope)
        home = household(address_of(scope))
        if counted and (after := self.requests.take(home) or self.shares.wait(home)):
            raise HttpError("too-many", after=after)
        # The page itself is served even to banned clients: it shows the reason.
        if scope["path"].startswith("/api/"):
            refuse_banned(self.moderation, address=address_of(scope))

    def _check_origin(self, headers: Headers) -> None:
        host = headers.get("host", "")
        if not self.origins.answers_to(host):
            raise HttpError("host")
        if not self.origins.lets_in(headers.get("origin"), host):
            raise HttpError("origin")

    @contextmanager
    def _received(self) -> Iterator[Held]:
        """Count the bytes of one body, and of all bodies in memory."""
        mine = Held()
        try:
            yield mine
        finally:
            self.bodies.bytes -= mine.bytes

    async def _body(self, scope: Scope, receive: Receive, mine: Held) -> Receive:
        """Read the whole body, if it is small enough and arrives in time; pass it on as if it had just
        arrived."""
        most = self.limits.upload if scope["path"] in self.uploads else self.limits.body
        length = Headers(scope=scope).get("content-length", "")
        if length.isdigit() and int(length) > most:
            raise HttpError("too-large", most=most)
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(self.limits.body_seconds):
                while True:
                    message = await receive()
                    if message["type"] != "http.request":
                        break
                    parts.append(message.get("body", b""))
                    size += len(parts[-1])
                    mine.bytes += len(parts[-1])
                    self.bodies.bytes += len(parts[-1])
                    if size > most:
                        raise HttpError("too-large", most=most)
                    if self.bodies.bytes > self.limits.bodies_bytes:
                        raise HttpError("busy", after=5)
                    if not message.get("more_body", False):
                        break
        except TimeoutError:
            raise HttpError("slow-request") from None
        whole: list[Message] = [{"type": "http.request", "body": b"".join(parts), "more_body": False}]

        async def again() -> Message:
            return whole.pop() if whole else await receive()

        return again

    # Sockets

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope)
            await self.app(scope, receive, send)
        except HttpError as error:  # raised only before it is opened
            await receive()
            await self._deny(error, scope, send)

    async def _deny(self, error: HttpError, scope: Scope, send: Send) -> None:
        """Answer a socket that is not opened with an HTTP response."""
        self.metrics.dropped.labels(error.code).inc()
        body = body_of(error, language_in(Headers(scope=scope)))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        headers += [(name.encode(), value.encode()) for name, value in self.headers.items()]
        await send({"type": "websocket.http.response.start", "status": error.status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body})


class _Answer:
    """The response to one request on its way out."""

    def __init__(self, middleware: AccessMiddleware, scope: Scope, send: Send) -> None:
        self.middleware = middleware
        self.scope = scope
        self._send = send
        self.id = secrets.token_hex(8)
        self.status = 0
        self.began = time.perf_counter()

    @property
    def route(self) -> str:
        """Return the pattern of the path: the path itself may hold a table's code."""
        return str(getattr(self.scope.get("route"), "path", "none"))

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            kind = headers.get("content-type", "")
            part = self.scope["path"].startswith("/page/") and kind.startswith(PARTS)
            for name, value in self.middleware.headers.items():
                if not part or name in OF_PARTS or name == "strict-transport-security":
                    headers[name] = value
            headers["x-request-id"] = self.id
            if "cache-control" not in headers:
                headers["cache-control"] = "no-store"
        await self._send(message)

    async def refuse(self, error: HttpError) -> None:
        if self.status:
            return  # part of another response has been sent already; stop there
        body = body_of(error, language_in(Headers(scope=self.scope)))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if error.after:
            headers.append((b"retry-after", str(math.ceil(error.after)).encode()))
        if error.code in ("too-large", "slow-request", "busy"):
            headers.append((b"connection", b"close"))
        await self({"type": "http.response.start", "status": error.status, "headers": headers})
        await self({"type": "http.response.body", "body": body})

    def log(self) -> None:
        seconds = time.perf_counter() - self.began
        method = self.scope["method"] if self.scope["method"] in _METHODS else "other"
        self.middleware.metrics.requests.labels(method, self.route, str(self.status)).inc()
        self.middleware.metrics.request_seconds.labels(self.route).observe(seconds)
        note(
            "request",
            logging.DEBUG if self.scope["path"] in UNCOUNTED else logging.INFO,
            request=self.id,
            method=method,
            route=self.route,
            status=self.status,
            ms=round(seconds * 1000, 1),
            address=address_of(self.scope),
        )


_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def refuse_banned(moderation: Moderation, *, person: str = "", address: str = "") -> None:
    """Raise `HttpError` if this person or address has been banned."""
    if (ban := moderation.banned(person, address)) is not None:
        raise HttpError("banned", why=ban.reason.rstrip(".") or "none")


def _adopted(scope: Scope) -> bool:
    """Whether this socket was admitted by another worker."""
    line = line_of(scope)
    return line is not None and line.adopted


def address_of(scope: Scope) -> str:
    """Return the client's address; a trusted proxy's header has been applied already."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"
