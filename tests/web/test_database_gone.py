"""PostgreSQL dies under a running server: clients are told to try again, and once it is back everything goes
on."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from ..postgres import MISSING, programs, server
from ..postgres import Server as Postgres
from .servers import LIMIT, Server, until


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A server that no other test uses: it is killed here."""
    bin = programs()
    if bin is None:
        pytest.fail(MISSING)
    with server(bin) as found:
        yield found


def test_requests_and_sockets_are_told_and_recover(postgres: Postgres) -> None:
    database = postgres.address(postgres.database())
    with Server(database) as at:
        client = at.guest("Pat")
        code = client.open("sectionx", players=2, bots={1: "random"})
        client.request("POST", f"/api/tables/{code}/commands", said("claim", 1, seat=0))
        client.request("POST", f"/api/tables/{code}/commands", said("start", 2))
        live = at.app_state.hall._live[code]
        with connect(at.play, proxy=None, compression=None) as line:
            line.send(json.dumps({"hello": {"token": client.token, "table": code}}))
            heard(line, "state")
            postgres.kill()
            # After every failed write the book has to be read again.
            for message in (
                {"do": {"kind": "say", "to": "table", "text": "hello"}, "request": "1"},
                {"ask": {"kind": "legal"}, "request": "2"},
                {"do": {"kind": "undo"}, "expect": 0, "request": "3"},
            ):
                line.send(json.dumps(message))
                body = heard(line, "declined")
                assert (body["request"], body["code"]) == (message["request"], "not-written")
            assert live.book is None
            headers = {"authorization": f"Bearer {client.token}"}
            for path in ("/api/me", "/api/me/notices", f"/api/tables/{code}"):
                answer = httpx.get(f"{at.url}{path}", headers=headers, trust_env=False, timeout=LIMIT)
                assert answer.status_code == 503, (path, answer.text)
            postgres.start()
            end = time.monotonic() + LIMIT
            while True:
                line.send(json.dumps({"ask": {"kind": "legal"}, "request": "again"}))
                kind, body = either(line, "answer", "declined")
                if kind == "answer":
                    break
                assert body["code"] == "not-written"
                assert time.monotonic() < end
        until(lambda: httpx.get(f"{at.url}/healthz", trust_env=False, timeout=LIMIT).status_code == 200)
        assert at.app_state.metrics.failures._value.get() == 0


def said(kind: str, expect: int, **more: Any) -> dict[str, Any]:
    return {"do": {"kind": kind, **more}, "request": kind, "expect": expect}


def heard(line: Any, wanted: str) -> Any:
    return either(line, wanted)[1]


def either(line: Any, *wanted: str) -> tuple[str, Any]:
    """The next message of one of these kinds."""
    while True:
        [(kind, body)] = json.loads(line.recv(LIMIT)).items()
        if kind in wanted:
            return kind, body
