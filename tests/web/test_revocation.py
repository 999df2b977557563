"""A revoked token is invalid everywhere at once: its sockets, its links, its addresses for notices."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from goneaway.client import Client, Told
from goneaway.table.hall import Hall
from goneaway.table.people import LINK, People

from ..postgres import Server as Postgres
from .servers import LIMIT, Process, Server, until
from .talking import Talk

OUT = (4000, "bad-token")


def send(server: Server | Process, method: str, path: str, token: str, body: Any = None) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"}
    return httpx.request(method, server.url + path, headers=headers, json=body, timeout=LIMIT)


def socket(server: Server | Process, code: str, token: str | None) -> Talk:
    talk = Talk.hello(server.play, table=code, token=token)
    talk.until("state")
    return talk


def alive(talk: Talk) -> bool:
    return "answer" in talk.answer({"ask": {"kind": "state"}, "request": f"still-{len(talk.heard)}"})


def refused(what: Callable[[], object]) -> str:
    with pytest.raises(Told) as caught:
        what()
    return caught.value.code


def test_one_token_goes_with_all_that_was_made_with_it(server: Server) -> None:
    here = server.guest()
    there = Client(server.url).returned(here.link())
    code = here.open("sectionx", players=2)
    mine = [socket(server, code, here.token) for _ in range(3)]
    others = [socket(server, code, there.token), socket(server, code, None)]
    links = here.link(), there.link()
    for client, name in ((here, "here"), (there, "there")):
        hook = {"way": "webhook", "address": f"https://hooks.example/{name}"}
        assert send(server, "POST", "/api/me/notices", client.token, hook).status_code == 201

    assert send(server, "DELETE", "/api/me/token", here.token).status_code == 204
    assert [talk.closed() for talk in mine] == [OUT] * 3
    assert send(server, "GET", "/api/me", here.token).status_code == 401
    assert refused(lambda: Client(server.url).returned(links[0])) == "bad-link"
    # The other device is not affected.
    assert all(alive(talk) for talk in others)
    assert Client(server.url).returned(links[1]).me() == there.me()
    kept = send(server, "GET", "/api/me/notices", there.token).json()["notices"]
    assert [one["address"] for one in kept] == ["https://hooks.example/there"]
    for talk in others:
        talk.close()


def test_all_tokens_go_with_all_that_was_made_with_them(server: Server) -> None:
    here = server.guest()
    there = Client(server.url).returned(here.link())
    code = here.open("sectionx", players=2)
    sockets = [socket(server, code, client.token) for client in (here, here, there)]
    links = here.link(), there.link()
    hook = {"way": "webhook", "address": "https://hooks.example/"}
    assert send(server, "POST", "/api/me/notices", here.token, hook).status_code == 201

    assert send(server, "DELETE", "/api/me/tokens", there.token).status_code == 204
    assert [talk.closed() for talk in sockets] == [OUT] * 3
    assert [refused(client.me) for client in (here, there)] == ["bad-token"] * 2
    assert [refused(partial(Client(server.url).returned, link)) for link in links] == ["bad-link"] * 2
    assert server.app_state.sessions.tokens() == []


# Requests in progress at that moment


class Gate:
    """Blocks callers until it is opened."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.opened = threading.Event()

    def wait(self) -> None:
        self.reached.set()
        assert self.opened.wait(LIMIT)


@pytest.fixture
def gate() -> Iterator[Gate]:
    found = Gate()
    yield found
    found.opened.set()


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "s.db") as found:
        yield found


def slow_lookup(monkeypatch: pytest.MonkeyPatch, gate: Gate, purpose: str = "") -> None:
    """The next token is looked up, but the result is returned only when the gate opens."""
    look_up = People._look_up

    def slowly(self: People, token: str, what: str) -> Any:
        found = look_up(self, token, what)
        if purpose in ("", what) and not gate.reached.is_set():
            gate.wait()
        return found

    monkeypatch.setattr(People, "_look_up", slowly)


@pytest.mark.parametrize("what", ["/api/me/token", "/api/me/tokens"])
def test_a_socket_that_is_just_saying_hello(
    alone: Server, gate: Gate, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    client = alone.guest()
    code = client.open("sectionx", players=2)
    slow_lookup(monkeypatch, gate)
    with Talk.hello(alone.play, table=code, token=client.token) as talk:
        assert gate.reached.wait(LIMIT)
        assert send(alone, "DELETE", what, client.token).status_code == 204
        gate.opened.set()
        assert talk.closed() == OUT


def test_a_link_that_is_just_being_used(alone: Server, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    client = alone.guest()
    link = client.link()
    slow_lookup(monkeypatch, gate, LINK)
    with ThreadPoolExecutor(1) as pool:
        using = pool.submit(Client(alone.url).returned, link)
        assert gate.reached.wait(LIMIT)
        assert send(alone, "DELETE", "/api/me/token", client.token).status_code == 204
        gate.opened.set()
        assert refused(using.result) == "bad-link"


def test_a_request_that_is_just_being_answered(
    alone: Server, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = alone.guest()
    client.open("sectionx", players=2, title="For my eyes only")
    mine = Hall.mine

    async def slowly(self: Hall, person: Any) -> Any:
        found = await mine(self, person)
        gate.reached.set()
        await self.pools.requests.run(gate.opened.wait, LIMIT)
        return found

    monkeypatch.setattr(Hall, "mine", slowly)
    with ThreadPoolExecutor(1) as pool:
        asking = pool.submit(send, alone, "GET", "/api/me/tables", client.token)
        assert gate.reached.wait(LIMIT)
        assert send(alone, "DELETE", "/api/me/token", client.token).status_code == 204
        gate.opened.set()
        answer = asking.result()
    assert answer.status_code == 401
    assert "eyes only" not in answer.text


# Two processes


def test_it_reaches_every_process(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.address(postgres.database())
    with Process(tmp_path / "two", GONEAWAY_DATABASE=address, GONEAWAY_WORKERS="2") as server:
        until(lambda: server.log.read_text().count('"opened"') == 2)
        here = Client(server.url).guest("Pat")
        there = Client(server.url).returned(here.link())
        # Each table is served by one of the two processes; of six tables each serves some.
        codes = [here.open("sectionx", players=2) for _ in range(6)]
        mine = [socket(server, code, here.token) for code in codes]
        others = [socket(server, code, there.token) for code in codes]
        link = here.link()
        assert send(server, "DELETE", "/api/me/token", here.token).status_code == 204
        assert [talk.closed() for talk in mine] == [OUT] * 6
        for _ in range(6):
            assert refused(lambda: Client(server.url).returned(link)) == "bad-link"
        assert all(alive(talk) for talk in others)
        assert send(server, "DELETE", "/api/me/tokens", there.token).status_code == 204
        assert [talk.closed() for talk in others] == [OUT] * 6


def test_a_revocation_that_nobody_heard_of(tmp_path: Path, postgres: Postgres) -> None:
    """The processes were disconnected from each other when it happened: they notice when they listen
    again."""
    address = postgres.address(postgres.database())
    with Process(tmp_path / "two", GONEAWAY_DATABASE=address, GONEAWAY_WORKERS="2") as server:
        until(lambda: server.log.read_text().count('"opened"') == 2)
        client, other = Client(server.url).guest("Pat"), Client(server.url).guest("Kim")
        codes = [client.open("sectionx", players=2) for _ in range(6)]
        mine = [socket(server, code, client.token) for code in codes]
        theirs = socket(server, codes[0], other.token)
        with psycopg.connect(address, autocommit=True) as line:
            line.execute("DELETE FROM tokens WHERE person = %s", (client.me()["id"],))
            line.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
            )
        assert [talk.closed() for talk in mine] == [OUT] * 6
        assert alive(theirs)
        theirs.close()
