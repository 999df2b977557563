"""Word of one's turn: where it goes is one's own business, and it never goes into the house's own network."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from goneaway.client import Client, Told
from goneaway.table.book.settings import Person
from goneaway.table.notices import Notice
from goneaway.web.process.settings import Serving, SettingsError
from goneaway.web.routes.notices import words

from .servers import Server, until


@pytest.fixture
def hook() -> Iterator[tuple[str, list[Any]]]:
    """A web hook on this machine, and what it was told."""
    told: list[Any] = []

    class Ear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            told.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Ear) as ear:
        thread = threading.Thread(target=ear.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{ear.server_port}/turn", told
        ear.shutdown()
        thread.join()


def test_who_is_not_there_is_told_that_it_is_his_turn(tmp_path: Path, hook: tuple[str, list[Any]]) -> None:
    address, told = hook
    with Server(tmp_path / "s.db", webhooks="private") as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        code = ann.open("sectionx", players=2, pace={"kind": "slow"}, title="By post")
        for client in (ann, bob):
            client.request("POST", "/api/me/notices", {"way": "webhook", "address": address})
        # Neither of them looks: whoever begins is told.
        for number, client in enumerate((ann, bob)):
            _do(client, code, {"kind": "claim", "seat": number}, f"claim-{number}")
        # Opened, and two who sat down.
        _do(ann, code, {"kind": "start"}, "start", expect=3)
        until(lambda: told)
    assert told[0] == {"kind": "your-turn", "table": code, "title": "By post", "game": "sectionx"}


def _do(client: Client, code: str, command: dict[str, Any], request: str, expect: int | None = None) -> None:
    body = {"do": command, "request": request, "expect": expect}
    client.request("POST", f"/api/tables/{code}/commands", body)


def test_addresses_are_ones_own(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.request("POST", "/api/me/notices", {"way": "webhook", "address": "https://a.example/x"}).json()
    assert ann.request("GET", "/api/me/notices").json() == {"ways": ["webhook"], "notices": [made]}
    assert bob.request("GET", "/api/me/notices").json()["notices"] == []
    bob.request("DELETE", f"/api/me/notices/{made['id']}")
    assert ann.request("GET", "/api/me/notices").json()["notices"] == [made]
    ann.request("DELETE", f"/api/me/notices/{made['id']}")
    assert ann.request("GET", "/api/me/notices").json()["notices"] == []


@pytest.mark.parametrize(
    ("way", "address", "code"),
    [
        ("pigeon", "x", "no-such-way"),
        ("mail", "a@b.example", "no-such-way"),
        ("webhook", "http://a.example/", "bad-address"),
        ("webhook", "https://user:pass@a.example/", "bad-address"),
        ("webhook", "file:///etc/passwd", "bad-address"),
    ],
)
def test_addresses_that_are_none(server: Server, way: str, address: str, code: str) -> None:
    with pytest.raises(Told) as caught:
        server.guest().request("POST", "/api/me/notices", {"way": way, "address": address})
    assert caught.value.code == code


def test_a_mail_says_who_is_meant_and_nothing_of_the_game() -> None:
    notice = Notice(Person("1", "Ann", "it"), "K7M2QX", "", "colditz")
    assert words(notice) == ("Tocca a te: K7M2QX", "Ann, tocca a te al tavolo «K7M2QX».")


def test_mail_needs_somebody_who_writes_it_and_an_address_to_come_to() -> None:
    with pytest.raises(SettingsError, match="MAIL_FROM"):
        Serving(mail="mail.example")
    told: dict[str, Any] = {
        "mail": "mail.example:25",
        "mail_from": "t@table.example",
        "public": "https://table.example",
    }
    assert Serving(**told).mail
    with pytest.raises(SettingsError, match="MAIL"):
        Serving(**{**told, "mail": "mail.example:25/x"})
