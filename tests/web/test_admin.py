"""`goneaway admin`: on SQLite and PostgreSQL, with the server running and stopped. Secrets stay secret."""

from __future__ import annotations

import inspect
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from typer.testing import CliRunner

from goneaway.cli.commands import administration
from goneaway.cli.commands.admin import admin as group
from goneaway.cli.commands.app import app
from goneaway.cli.problem import Problem
from goneaway.client import Client, Told
from goneaway.client.position import RemotePosition
from goneaway.table import Store, schema
from goneaway.table import admin as admin_module
from goneaway.table.admin import Admin, AdminError, network_of

from ..postgres import Server as Postgres
from .servers import Process, Server, until
from .talking import Talk

Json = dict[str, Any]


def admin(*words: str, database: str) -> Any:
    """The JSON output of an admin command; raises `Problem`."""
    found = CliRunner().invoke(app, ["admin", *words, "--database", database, "--json"])
    if isinstance(found.exception, Problem):
        raise found.exception
    assert found.exit_code == 0, (found.output, found.exception)
    return json.loads(found.stdout)


def refused(*words: str, database: str, code: int) -> str:
    with pytest.raises(Problem) as caught:
        admin(*words, database=database)
    assert caught.value.code == code
    assert "\n" not in str(caught.value)
    return str(caught.value)


def begun(url: str, name: str = "Pat") -> tuple[Client, str]:
    """A player in a running game against a bot."""
    client = Client(url).guest(name)
    code = client.open("sectionx", players=2, bots={1: "random"}, title="Thursday")
    with client.join(code, 0) as position:
        position.start()
        position.wait()
    return client, code


@pytest.fixture(params=["sqlite", "postgresql, two workers"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Process, str]]:
    """A running server and its database."""
    if request.param == "sqlite":
        database, workers = str(tmp_path / "tables.db"), "1"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        database, workers = postgres.address(postgres.database()), "2"
    where = tmp_path / "tables.db"
    with Process(where, GONEAWAY_DATABASE=database, GONEAWAY_WORKERS=workers) as server:
        yield server, database
        errors = [
            line for line in server.log.read_text().splitlines() if json.loads(line)["level"] == "error"
        ]
        assert not errors


def test_a_running_game_is_closed_and_everybody_is_told(place: tuple[Process, str]) -> None:
    server, database = place
    client, code = begun(server.url)
    # With this many sockets, each of the two workers has some.
    talks = [Talk.hello(server.play, token=client.token, table=code) for _ in range(6)]
    for talk in talks:
        talk.until("state")
    assert refused("close", code, database=database, code=2) == "Nothing was done: confirm with --yes."
    assert client.table(code)["status"] == "playing"
    assert admin("close", code.lower(), "--yes", database=database) == {"closed": [code]}
    for talk in talks:
        told = talk.until("told")
        while told["entry"]["kind"] != "ended":
            told = talk.until("told")
        assert told["entry"]["how"] == "closed"
        assert told["parts"]["about"]["status"] == "ended"
        assert told["parts"]["about"]["closed"] is True
        talk.close()
    assert client.table(code)["status"] == "ended"
    # Nothing is lost: the game can be viewed, and its record is valid.
    assert client.record(code).ending.status == "adjourned"
    with client.watch(code) as position, pytest.raises(Told) as caught:
        position.apply("pass")
    assert caught.value.code == "ended"
    assert "is over" in refused("close", code, "--yes", database=database, code=1)


def until_over(position: RemotePosition) -> None:
    position.until(lambda: position.over)


def test_games_are_closed_while_bots_write_at_them(place: tuple[Process, str]) -> None:
    """The server and the administrator want the same number in a journal: one of them retries."""
    server, database = place
    client = Client(server.url).guest("Pat")
    bots = dict.fromkeys(range(3), "random")
    codes = [client.open("colditz", players=3, bots=bots, rules={"edition": "gibson"}) for _ in range(4)]
    watching = [client.watch(code) for code in codes]
    for position in watching:
        position.start()
    until(lambda: all(one["entries"] > 20 for one in admin("tables", database=database)["tables"]))
    admin("close", *codes, "--yes", database=database)
    for position, code in zip(watching, codes, strict=True):
        until_over(position)
        assert position.parts["about"]["closed"] is True
        position.close()
        client.record(code)
    store = Store(database)
    store.check_journals()
    with store.engine.connect() as connection:
        bodies = [json.loads(body) for body in connection.execute(select(schema.entries.c.body)).scalars()]
    assert [one["how"] for one in bodies if one["kind"] == "ended"] == ["closed"] * 4
    store.close()


def test_tables_that_have_not_begun_are_closed_and_others_deleted(place: tuple[Process, str]) -> None:
    server, database = place
    client, code = begun(server.url)
    gathering = client.open("sectionx", players=2)
    for one, word in ((gathering, "close"), (code, "delete")):
        talks = [Talk.hello(server.play, token=client.token, table=one, language="it") for _ in range(6)]
        for talk in talks:
            talk.until("state")
        admin(word, one, "--yes", database=database)
        for talk in talks:
            said = talk.until("declined")
            assert said["code"] == "removed"
            assert "eliminato" in said["sentence"]
            assert talk.closed() == (4000, "removed")
            talk.close()
        with pytest.raises(Told) as caught:
            client.table(one)
        assert caught.value.code == "no-such-table"
    assert client.mine() == []
    assert admin("tables", database=database) == {"tables": []}
    assert "There is no table" in refused("delete", code, "--yes", database=database, code=1)
    # The server keeps running.
    begun(server.url, "Sam")


def test_a_person_is_banned_and_let_in_again(place: tuple[Process, str]) -> None:
    server, database = place
    client, code = begun(server.url)
    other = Client(server.url).guest("Sam")
    link = client.link()
    talks = [Talk.hello(server.play, token=client.token, table=code) for _ in range(4)]
    for talk in talks:
        talk.until("state")
    id = client.me()["id"]
    made = admin("ban", id[:10], "--reason", "Rude words.", "--yes", database=database)
    assert (made["kind"], made["subject"]) == ("person", id)
    for talk in talks:
        assert talk.until("declined")["sentence"] == "You are banned from this server. Reason: Rude words."
        assert talk.closed() == (4000, "banned")
        talk.close()
    everywhere(lambda: _code(client.me) == "banned")
    with Talk.hello(server.play, token=client.token, table=code) as talk:
        assert talk.until("declined")["code"] == "banned"
    assert _code(lambda: Client(server.url).returned(link)) == "banned"
    assert other.me()["name"] == "Sam"
    assert admin("guest", id, database=database)["ban"] == made["id"]
    admin("unban", made["id"], database=database)
    until(lambda: _code(client.me) == "")
    assert admin("bans", database=database) == {"bans": []}


def _code(ask: Any) -> str:
    try:
        ask()
    except Told as told:
        return told.code
    return ""


def everywhere(condition: Callable[[], object]) -> None:
    """Wait until a condition holds in every worker: each polls for itself, and any of them may answer."""
    until(lambda: all(condition() for _ in range(10)))


def test_a_network_is_banned_for_a_while(place: tuple[Process, str]) -> None:
    server, database = place
    client, code = begun(server.url)
    with Talk.hello(server.play, table=code) as watcher:
        watcher.until("state")
        admin("ban", "127.0.0.0/8", "--for", "1h", "--yes", database=database)
        assert watcher.until("declined")["code"] == "banned"
    until(lambda: _code(client.me) == "banned")
    everywhere(lambda: _code(lambda: Client(server.url).guest("Somebody else")) == "banned")
    # The page is still served, so that it can show the reason, and health checks still work.
    answer = client._http.get("/")
    assert answer.status_code == 200
    assert client._http.get("/healthz").status_code == 200
    store = Store(database)
    with store.engine.begin() as connection:
        # An hour later. Another ban makes running servers read this one again.
        connection.execute(update(schema.bans).values(until=time.time() - 1))
    Admin(store).ban("network", "192.0.2.1")
    store.close()
    until(lambda: _code(client.me) == "")


def test_an_announcement_reaches_everybody_until_it_is_withdrawn(place: tuple[Process, str]) -> None:
    server, database = place
    client, code = begun(server.url)
    talks = [Talk.hello(server.play, token=client.token, table=code) for _ in range(6)]
    for talk in talks:
        talk.until("state")
    text = "The server restarts at 21:00. Games go on afterwards."
    made = admin("announce", text, database=database)
    for talk in talks:
        assert [(one["id"], one["text"]) for one in _announced(talk)] == [(made["id"], text)]

    def listed() -> list[str]:
        return [one["text"] for one in client.request("GET", "/api/announcements").json()["announcements"]]

    # New clients get it too, with and without a socket, from every worker.
    everywhere(lambda: listed() == [text])
    for _ in range(4):
        assert listed() == [text]
        with Talk.hello(server.play, token=client.token, table=code) as late:
            assert late.hear().keys() == {"welcome"}
            assert [one["text"] for one in late.hear()["announced"]] == [text]
    assert admin("announcements", database=database)["announcements"][0]["text"] == text
    # A client that does not know announcements plays on.
    with client.watch(code) as position:
        assert position.decide(lambda legal: legal[0])
    admin("withdraw", made["id"], database=database)
    for talk in talks:
        assert _announced(talk) == []
        talk.close()
    until(lambda: listed() == [])
    assert "no announcement" in refused("withdraw", made["id"], database=database, code=1)


def _announced(talk: Talk) -> list[Json]:
    while "announced" not in (said := talk.hear()):
        pass
    return list(said["announced"])


def test_an_announcement_ends_by_itself(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        client, code = begun(server.url)
        with Talk.hello(server.play, token=client.token, table=code) as talk:
            talk.until("state")
            admin("announce", "Soon over", "--for", "2s", database=str(tmp_path / "tables.db"))
            assert [one["text"] for one in _announced(talk)] == ["Soon over"]
            assert _announced(talk) == []


def test_everything_works_while_the_server_is_stopped(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with Server(tmp_path / "tables.db") as server:
        client, code = begun(server.url)
        _, second = begun(server.url, "Sam")
        id = client.me()["id"]
    assert {one["code"] for one in admin("tables", "--status", "playing", database=database)["tables"]} == {
        code,
        second,
    }
    admin("close", code, "--yes", database=database)
    admin("ban", id, "--yes", database=database)
    admin("announce", "Welcome back", database=database)
    assert [one["code"] for one in admin("tables", "--status", "ended", database=database)["tables"]] == [
        code
    ]
    with Server(tmp_path / "tables.db") as server:
        assert _code(Client(server.url, client.token).me) == "banned"
        sam = Client(server.url).guest("New")
        assert sam.table(code)["status"] == "ended"
        assert sam.table(second)["status"] == "playing"
        assert len(sam.request("GET", "/api/announcements").json()["announcements"]) == 1


# Pruning


def aged(database: str, days: float, *codes: str) -> None:
    """Make tables look as if last used this many days ago."""
    store = Store(database)
    with store.engine.begin() as connection:
        then = time.time() - days * 86_400
        connection.execute(update(schema.tables).where(schema.tables.c.code.in_(codes)).values(touched=then))
    store.close()


def test_old_tables_are_pruned_and_no_others(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with Server(tmp_path / "tables.db") as server:
        client, playing = begun(server.url)
        old, new, over = (client.open("sectionx", players=2) for _ in range(3))
        _, over = begun(server.url, "Sam")
        admin("close", over, "--yes", database=database)
        until(lambda: client.table(over)["status"] == "ended")
        aged(database, 100, playing, old, over)
        words = ("prune", "tables", "--older-than", "90d")
        told = admin(*words, "--dry-run", database=database)
        assert told["dry_run"] is True
        assert {one["code"] for one in told["tables"]} == {old, over}
        assert client.table(old)["status"] == "gathering"
        assert "--yes" in refused(*words, database=database, code=2)
        assert {one["code"] for one in admin(*words, "--yes", database=database)["tables"]} == {old, over}
        assert {one["code"] for one in admin("tables", database=database)["tables"]} >= {playing, new}
        until(lambda: _code(lambda: client.table(old)) == "no-such-table")
        assert client.table(playing)["status"] == "playing"
        only = admin(*words, "--status", "playing", "--yes", database=database)["tables"]
        assert [one["code"] for one in only] == [playing]


def test_guests_are_pruned_who_sit_nowhere_and_were_not_here(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with Server(tmp_path / "tables.db") as server:
        player, _ = begun(server.url, "PlaySession")
        host, idle, recent, fresh = (
            Client(server.url).guest(name) for name in ("Host", "Idle", "Recent", "Fresh")
        )
        host.open("sectionx", players=2)
        ids = {one.me()["name"]: one.me()["id"] for one in (player, host, idle, recent, fresh)}
        store = Store(database)
        then = time.time() - 100 * 86_400
        with store.engine.begin() as connection:
            old = [ids[name] for name in ("PlaySession", "Host", "Idle", "Recent")]
            connection.execute(update(schema.people).where(schema.people.c.id.in_(old)).values(created=then))
            lately = [ids["PlaySession"], ids["Host"], ids["Idle"]]
            connection.execute(
                update(schema.tokens).where(schema.tokens.c.person.in_(lately)).values(created=then)
            )
        words = ("prune", "guests", "--older-than", "90d")
        dry = admin(*words, "--dry-run", database=database)
        assert [one["name"] for one in dry["guests"]] == ["Idle"]
        assert len(admin("guests", database=database)["guests"]) == 5
        admin(*words, "--yes", database=database)
        assert {one["name"] for one in admin("guests", database=database)["guests"]} == {
            "PlaySession", "Host", "Recent", "Fresh",
        }  # fmt: skip
        assert _code(idle.me) == "bad-token"
        assert _code(recent.me) == ""
        with store.engine.connect() as connection:
            left = connection.execute(
                select(schema.tokens).where(schema.tokens.c.person == ids["Idle"])
            ).all()
        assert not left
        store.close()


def test_somebody_who_comes_back_meanwhile_keeps_the_table(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with Server(tmp_path / "tables.db") as server:
        code = Client(server.url).guest("Pat").open("sectionx", players=2)
    aged(database, 100, code)
    store = Store(database)

    class Slow(Admin):
        """Somebody comes back after the tables were listed."""

        def tables(self, *about: Any, **named: Any) -> list[dict[str, Any]]:
            found = super().tables(*about, **named)
            aged(database, 0, code)
            return found

    one = Slow(store)
    assert one.prune_tables(time.time() - 86_400, ("gathering",)) == []
    assert one.table(code)["status"] == "gathering"
    store.close()


# What is shown


def test_nothing_secret_is_shown(tmp_path: Path) -> None:
    """No command shows seeds, cards, tokens or their hashes."""
    database = str(tmp_path / "tables.db")
    with Server(tmp_path / "tables.db") as server:
        client = Client(server.url).guest("Pat")
        code = client.open("colditz", players=3, bots={1: "random", 2: "random"}, rules={"edition": "gibson"})
        with client.join(code, 0, "my own word for chance") as position:
            position.start()
            for _ in range(6):
                position.decide(lambda legal: legal[0])
        id = client.me()["id"]
    told = ""
    for words in (("tables",), ("table", code), ("guests",), ("guest", id), ("bans",), ("announcements",)):
        told += json.dumps(admin(*words, database=database))
        plain = CliRunner().invoke(app, ["admin", *words, "--database", database])
        assert plain.exit_code == 0
        told += plain.stdout
    store = Store(database)
    with store.engine.connect() as connection:
        secrets = [row.secret.hex() for row in connection.execute(select(schema.tables))]
        secrets += [row.hash for row in connection.execute(select(schema.tokens))]
        bodies = [json.loads(row.body) for row in connection.execute(select(schema.entries))]
    store.close()
    acted = [one for one in bodies if one["kind"] == "acted"]
    assert acted
    secrets += [
        client.token,
        "my own word",
        *(one["told"] for one in acted),
        *(one["action"] for one in acted),
    ]
    for secret in secrets:
        assert secret not in told
    assert "Pat" in told


def test_what_strangers_typed_cannot_drive_the_terminal(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with Server(tmp_path / "tables.db") as server:
        Client(server.url).guest("Pat").open("sectionx", players=2)
    store = Store(database)
    with store.engine.begin() as connection:
        connection.execute(update(schema.people).values(name="\x1b[31mred\x07"))
        connection.execute(update(schema.tables).values(title="\x1b]0;title\x07 \u202e"))
    store.close()
    for words in (("tables",), ("guests",)):
        found = CliRunner().invoke(app, ["admin", *words, "--database", database])
        assert found.exit_code == 0
        assert all(letter.isprintable() or letter == "\n" for letter in found.stdout)


# Wrong usage


@contextmanager
def empty(tmp_path: Path) -> Iterator[str]:
    store = Store(str(tmp_path / "tables.db"))
    store.open()
    store.close()
    yield str(tmp_path / "tables.db")


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("table", "ABCDEF"), 1, "There is no table ABCDEF"),
        (("close", "ABCDEF", "--yes"), 1, "There is no table ABCDEF"),
        (("guest", "0123456789"), 1, "There is no guest 0123456789"),
        (("guest", "0"), 1, "at least 8 characters"),
        (("ban", "0123456789", "--yes"), 1, "There is no guest"),
        (("ban", "300.1.2.3", "--yes"), 1, "300.1.2.3 is not a network"),
        (("ban", "192.0.2.1", "--for", "soon", "--yes"), 2, "--for cannot be 'soon'"),
        (("ban", "192.0.2.1"), 2, "confirm with --yes"),
        (("ban", "192.0.2.1", "--reason", "x" * 201, "--yes"), 1, "at most 200"),
        (("unban", "192.0.2.1"), 1, "Nothing is banned as 192.0.2.1"),
        (("announce", ""), 1, "1 to 500 printable"),
        (("announce", "a\x1bb"), 1, "1 to 500 printable"),
        (("withdraw",), 2, "or --all"),
        (("prune", "everything", "--older-than", "1d"), 2, "tables or guests"),
        (("prune", "guests", "--older-than", "1d", "--status", "ended"), 2, "--status is for tables"),
        (("prune", "tables", "--older-than", "a while"), 2, "--older-than cannot be 'a while'"),
        (("tables", "--status", "lost"), 2, "--status cannot be 'lost'"),
    ],
)
def test_what_is_asked_wrongly_is_said_in_one_sentence(
    tmp_path: Path, words: tuple[str, ...], code: int, said: str
) -> None:
    with empty(tmp_path) as database:
        assert said in refused(*words, database=database, code=code)


def test_a_database_that_is_not_there_or_of_another_version(tmp_path: Path) -> None:
    assert "There is no file" in refused("tables", database=str(tmp_path / "none.db"), code=1)
    assert not (tmp_path / "none.db").exists()
    with empty(tmp_path) as database:
        store = Store(database)
        for step, said in (("0002", "older version"), ("9999", "newer version")):
            with store.engine.begin() as connection:
                connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{step}'")
            assert said in refused("tables", database=database, code=1)
        store.close()


def test_every_command_has_help_and_json_and_every_error_a_sentence() -> None:
    for command in group.registered_commands:
        assert command.callback is not None
        assert command.callback.__doc__
        assert {"as_json", "database"} <= set(inspect.signature(command.callback).parameters)
    source = inspect.getsource(admin_module)
    codes = set(re.findall(r'AdminError\(\s*"([a-z-]+)"', source)) | set(
        re.findall(r'"((?:bad|two)-[a-z-]+)"', source)
    )
    assert codes - {"bad-text"} == set(administration.SENTENCES)


@pytest.mark.parametrize(
    ("given", "banned"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
    ],
)
def test_a_ban_covers_what_one_household_has(given: str, banned: str) -> None:
    assert str(network_of(given)) == banned


@pytest.mark.parametrize("given", ["", "x", "1.2.3", "1.2.3.4/33", "[::1]", "1.2.3.4:80"])
def test_what_is_no_network(given: str) -> None:
    with pytest.raises(AdminError, match="bad-network"):
        network_of(given)
