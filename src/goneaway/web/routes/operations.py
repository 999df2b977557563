"""Endpoints for the operator of the server: health and metrics."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Any

from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

from ...table.store import Store
from ..http.endpoint import JSON, Call, Endpoint
from ..http.errors import HttpError, body_of, language_in
from ..http.middleware import address_of
from ..http.shapes import Health


def refused(error: HttpError, request: Request, headers: Mapping[str, str]) -> Response:
    body = body_of(error, language_in(request.headers))
    return Response(body, error.status, dict(headers), JSON)


async def health(call: Call[None]) -> Health:
    """Return whether the server takes requests and its database answers."""
    hall = call.app_state.hall
    if hall.closing:
        raise HttpError("closing", after=1)
    try:
        async with asyncio.timeout(5):
            await hall.pools.database.run(_ping, hall.store)
    except (SQLAlchemyError, OSError, TimeoutError):
        raise HttpError("storage", after=5) from None
    return Health("ok")


def _ping(store: Store) -> None:
    with store.engine.connect() as connection:
        connection.execute(text("SELECT 1"))


async def description(call: Call[None]) -> Mapping[str, Any]:
    return call.app_state.description


async def metrics(call: Call[None]) -> bytes:
    """Return the metrics, to clients on this machine or with the metrics token."""
    wanted, said = call.app_state.metrics_secret, call.request.headers.get("authorization", "")
    shown = said.partition(" ")[2].strip()
    allowed = bool(wanted) and hmac.compare_digest(shown.encode(), wanted.encode())
    if not allowed and not (not wanted and _here(call.request)):
        raise HttpError("forbidden")
    call.app_state.look_up()
    return call.app_state.metrics.text()


def _here(request: Request) -> bool:
    """Whether the request was made on this machine, and not through a proxy that runs on it."""
    if any(name in request.headers for name in ("x-forwarded-for", "forwarded", "x-real-ip", "via")):
        return False
    try:
        return ip_address(address_of(request.scope)).is_loopback
    except ValueError:
        return False


ENDPOINTS = (
    Endpoint("GET", "/api/openapi.json", "This description.", description,
        gives=dict[str, Any], token="none",
    ),
    Endpoint("GET", "/healthz", "Whether the server is well.", health,
        gives=Health, token="none", refuses=(503,),
    ),
    Endpoint("GET", "/metrics", "Figures for Prometheus: from this machine, or with a token.", metrics,
        gives=bytes, token="none", refuses=(403,), media=CONTENT_TYPE_LATEST,
    ),
)  # fmt: skip
