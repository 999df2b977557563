"""The server killed, stopped and started again: nothing acknowledged is lost, all come back by number."""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from goneaway.cli.commands.app import app
from goneaway.cli.problem import Problem
from goneaway.client import Client, RemotePosition, Told
from goneaway.table.store import Store
from goneaway.web.process.stopping import noticed

from .servers import Process, Server
from .talking import Talk


def begun(url: str, bots: dict[int, str]) -> tuple[Client, str, RemotePosition]:
    client = Client(url).guest("Pat")
    code = client.open("sectionx", players=2, bots=bots)
    return client, code, client.join(code, 0)


def test_killed_and_started_again(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as server:
        client, code, position = begun(server.url, {})
        other = Client(server.url).guest("Sam").join(code, 1)
        told: list[Any] = []
        position.on_told = told.append
        first = position.number
        position.start()
        done: list[tuple[int, str]] = []
        turn = 0
        while turn < 12:
            acting = next((one for one in (position, other) if look(one).actor == one.eyes), None)
            texts = acting.legal().texts if acting is not None else ()
            if acting is None or not texts:
                continue  # a question with one answer has been answered meanwhile
            if turn == 6 and server.lives == 1:
                server.stop(signal.SIGKILL)
                server.start()
            try:
                number = acting.do({"kind": "act", "action": texts[0]})
            except Told as declined:
                if declined.code != "stale":
                    raise
                continue
            turn += 1
            if acting is position:
                done.append((number, texts[0]))
        assert server.lives == 2
        look(position)
        # Every number once, in order, over two lives of the server.
        assert [item["number"] for item in told] == list(range(first + 1, position.number + 1))
        acted = {item["number"]: item["entry"] for item in told if item["entry"]["kind"] == "acted"}
        for number, text in done:
            assert acted[number]["action"] == text
        # What was told before is what a fresh look at the journal tells now.
        with Talk.hello(server.play, token=client.token, table=code, since=first) as talk:
            number = talk.until("welcome")["number"]
            again = [talk.until("told") for _ in range(number - first)]
            state = talk.until("state")
        position.until(lambda: position.number >= number)
        assert [(one["entry"], one["events"]) for one in again] == [
            (one["entry"], one["events"]) for one in told
        ]
        assert state["parts"] == position.parts
        position.close()
        other.close()
        assert server.stop(signal.SIGTERM) in (0, -signal.SIGTERM)


def look(one: RemotePosition) -> RemotePosition:
    """Wait until somebody has seen everything there is for him now."""
    number = one.ask({"kind": "state"})["number"]
    one.until(lambda: one.number >= number)
    return one


def test_told_to_stop_it_finishes_and_goes(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as server:
        client, code, position = begun(server.url, {1: "random"})
        position.start()
        position.wait()
        with Talk.hello(server.play, token=client.token, table=code) as talk:
            talk.until("state")
            code_of_exit = server.stop(signal.SIGTERM)
            assert talk.closed()[0] == 1012
        assert code_of_exit in (0, -signal.SIGTERM)
        events = [json.loads(line)["event"] for line in server.log.read_text().splitlines()]
        assert events[0] == "opened"
        assert events[-1] == "closed"
        server.start()
        position.decide(lambda legal: legal[0])
        position.close()


def test_who_comes_while_the_door_is_being_closed_is_sent_away(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        server.app_state.drain()
        with Talk(server.play) as talk:
            assert talk.until("declined")["code"] == "draining"
            assert talk.closed() == (1012, "draining")


def test_told_to_stop_it_knows_at_once_and_so_do_others() -> None:
    heard: list[str] = []
    before = signal.signal(signal.SIGTERM, lambda number, frame: heard.append("others"))
    try:
        with noticed(lambda: heard.append("we")):
            signal.raise_signal(signal.SIGTERM)
        signal.raise_signal(signal.SIGTERM)
    finally:
        signal.signal(signal.SIGTERM, before)
    assert heard == ["we", "others", "others"]


def refused(*words: str) -> Problem:
    """Why `serve` does not even begin."""
    found = CliRunner().invoke(app, ["serve", *words])
    assert isinstance(found.exception, Problem), found.output
    return found.exception


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        problem = refused("--port", port, "--database", str(tmp_path / "tables.db"))
    assert problem.code == 1
    assert "Nobody can listen at 127.0.0.1" in str(problem)


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = Store(str(path))
    store.open()
    store.close()
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    problem = refused("--port", "0", "--database", str(path))
    assert problem.code == 1
    assert "newer" in str(problem)


def test_a_database_that_is_in_use_is_refused(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    store.open()
    problem = refused("--port", "0", "--database", str(tmp_path / "tables.db"))
    store.close()
    assert problem.code == 1
    assert "Another server uses" in str(problem)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--workers", "2"), "unless the database is PostgreSQL"),
        (("--port", "99999"), "from 0 to 65535"),
        (("--public", "table.example"), "GONEAWAY_PUBLIC cannot be 'table.example'"),
        (("--origin", "table.example"), "GONEAWAY_ORIGINS cannot be 'table.example'"),
        (("--proxy", "*"), "GONEAWAY_PROXIES cannot be '*'"),
        (("--database", "mysql://me:word@db/x"), "GONEAWAY_DATABASE cannot be 'mysql://me:***@db/x'"),
    ],
)
def test_settings_that_make_no_sense(words: tuple[str, ...], said: str) -> None:
    problem = refused(*words)
    assert problem.code == 2
    assert said in str(problem)
