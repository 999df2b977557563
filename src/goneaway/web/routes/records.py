"""Endpoints for exports: records of finished games, accounts of running ones, and imported records."""

from __future__ import annotations

from typing import Any

from ...kernel.untrusted import text_of
from ..http import shapes
from ..http.endpoint import RECORD, Call, Endpoint
from ..http.errors import HttpError
from ..http.middleware import address_of
from .tables import found, opened


async def record(call: Call[None]) -> bytes:
    await found(call)
    record = await call.app_state.hall.record(call.code)
    return await call.app_state.beside(address_of(call.request.scope), lambda: record.to_jsonl().encode())


async def account(call: Call[None]) -> dict[str, Any]:
    await found(call)
    person = call.person if call.person.id else None
    return await call.app_state.hall.account(call.code, person, call.query.seat)


async def bring(call: Call[bytes]) -> shapes.Opened:
    if after := call.app_state.tables.take(call.person.id):
        raise HttpError("too-many", after=after)
    with call.app_state.paying(address_of(call.request.scope)) as spent:
        text = text_of(call.body)
        return opened(call, await call.app_state.hall.import_record(call.person, text, spent=spent))


ENDPOINTS = (
    Endpoint("GET", "/api/tables/{code}/record", "The record of a game that is over, for anybody to verify.",
        record, gives=bytes, token="none", refuses=(409, 503), media=RECORD,
    ),
    Endpoint("GET", "/api/tables/{code}/account", "What one was told so far, and the commitment.", account,
        gives=dict[str, Any], query=shapes.Since, token="maybe", refuses=(403, 409),
    ),
    Endpoint("POST", "/api/records", "A table for a record: to be looked at, or to go on with.", bring,
        takes=bytes, gives=shapes.Opened, status=201, takes_media=RECORD, upload=True,
    ),
)  # fmt: skip
