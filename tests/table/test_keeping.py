"""The database: what a house refuses to start on, and how it is kept and brought back."""

from __future__ import annotations

import asyncio
import http.server
import json
import os
import re
import threading
import time
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

import goneaway
from goneaway.cli.commands import hosting, housekeeping
from goneaway.cli.problem import Problem
from goneaway.table import Declined, Hall, Pace, Person, Settings, Store, StoreError
from goneaway.table.backup import backup, restore
from goneaway.table.notices import Mail, Notice, Notices, Webhook
from goneaway.table.schema import METADATA

from ..postgres import Server
from .house import house, play, run


def opened(where: Path) -> Store:
    store = Store(str(where / "house.db"))
    store.open()
    return store


def test_the_migrations_lead_to_the_tables_that_are_used(tmp_path: Path) -> None:
    store = opened(tmp_path)
    found = inspect(store.engine)
    assert set(found.get_table_names()) == {*METADATA.tables, "alembic_version"}
    for name, table in METADATA.tables.items():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(name)}
        assert columns == {column.name: bool(column.nullable) for column in table.columns}, name
        indexed = {tuple(index["column_names"]) for index in found.get_indexes(name)}
        assert {tuple(index.columns.keys()) for index in table.indexes} <= indexed
    store.close()


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    store = opened(tmp_path)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(StoreError) as caught:
        opened(tmp_path)
    assert caught.value.code == "newer-schema"
    assert caught.value.parameters["found"] == "9999"


def test_a_file_that_another_server_uses_is_refused(tmp_path: Path) -> None:
    store = opened(tmp_path)
    with pytest.raises(StoreError, match="in-use"):
        opened(tmp_path)
    store.close()
    opened(tmp_path).close()


def test_a_file_belongs_to_one_server_by_whatever_name(tmp_path: Path) -> None:
    """S9: a symbolic link to the file, or to its folder, had its own lock."""
    store = opened(tmp_path)
    link, folder = tmp_path / "link.db", tmp_path / "folder"
    link.symlink_to(tmp_path / "house.db")
    folder.symlink_to(tmp_path, target_is_directory=True)
    for name in (
        link,
        folder / "house.db",
        folder / "link.db",
        f"sqlite:///{link}",
        f"sqlite:///{folder}/house.db",
    ):
        with pytest.raises(StoreError, match="in-use"):
            Store(str(name)).open()
    store.close()
    Store(str(link)).open()
    (tmp_path / "hard.db").hardlink_to(tmp_path / "house.db")
    with pytest.raises(StoreError, match="two-names"):
        Store(str(tmp_path / "hard.db")).open()
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    with pytest.raises(StoreError, match="unreachable"):
        Store(str(tmp_path / "circle")).open()


@pytest.mark.parametrize("kind", ["mysql", "oracle", "mssql", "http", "postgresql+asyncpg"])
def test_other_databases_are_refused_in_a_sentence(kind: str) -> None:
    with pytest.raises(StoreError) as caught:
        Store(f"{kind}://me:word@there/name")
    assert f"{kind}:// is not supported" in housekeeping.say(caught.value)


def rights(where: Path) -> dict[str, str]:
    """The permissions of every file and folder."""
    return {str(path.relative_to(where)): f"{path.stat().st_mode & 0o777:o}" for path in where.rglob("*")}


def test_everything_is_created_for_its_owner_alone(tmp_path: Path) -> None:
    """S6: the database and a restored one were created 0644."""
    mask = os.umask(0o022)
    try:
        store = Store(str(tmp_path / "deep" / "house.db"))
        store.open()
        with store.engine.connect() as connection:
            connection.execute(text("SELECT 1 FROM people"))
            assert set(rights(tmp_path / "deep")) == {
                "house.db", "house.db-shm", "house.db-wal", "house.db.lock",
            }  # fmt: skip
            assert set(rights(tmp_path / "deep").values()) == {"600"}
        backup(store, tmp_path / "deep" / "kept")
        store.close()
        other = Store(str(tmp_path / "new" / "other.db"))
        restore(tmp_path / "deep" / "kept", other)
        other.close()
    finally:
        os.umask(mask)
    found = rights(tmp_path)
    assert {name for name, mode in found.items() if mode == "700"} == {"deep", "new"}
    assert {mode for name, mode in found.items() if name not in ("deep", "new")} == {"600"}


@pytest.mark.parametrize("mode", [0o644, 0o640, 0o604, 0o620, 0o601])
@pytest.mark.parametrize("tail", ["", "-wal"])
def test_a_file_that_others_can_read_is_refused_unless_told_otherwise(
    tmp_path: Path, mode: int, tail: str
) -> None:
    store = opened(tmp_path)
    store.close()
    file = tmp_path / f"house.db{tail}"
    file.touch()
    file.chmod(mode)
    before = sorted(tmp_path.iterdir())
    with pytest.raises(StoreError) as caught:
        opened(tmp_path)
    sentence = housekeeping.say(caught.value)
    assert f"mode 0{mode:o}" in sentence
    assert f"chmod 600 {tmp_path}/house.db*" in sentence
    assert "GONEAWAY_DATABASE_ACCESS=any" in sentence
    assert sorted(tmp_path.iterdir()) == before
    store = Store(str(tmp_path / "house.db"), private=False)
    store.open()
    store.close()


def test_nothing_is_restored_into_a_database_that_is_served(tmp_path: Path, postgres: Server) -> None:
    """S9: a backup could be restored into the empty database of a running server."""
    empty = Store(str(tmp_path / "empty.db"))
    empty.open()
    backup(empty, tmp_path / "kept")
    empty.close()

    async def story() -> None:
        for place in (str(tmp_path / "house.db"), postgres.address(postgres.database())):
            async with house(place) as at:
                await at.hall.start()
                await asyncio.to_thread(_until_listening, at.hall)
                other = Store(place)
                with pytest.raises(StoreError, match="in-use"):
                    restore(tmp_path / "kept", other)
                other.close()
            other = Store(place)
            restore(tmp_path / "kept", other)
            other.close()

    run(story)


def _until_listening(hall: Hall) -> None:
    while not hall.listening:
        time.sleep(0.01)


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "house.db").write_bytes(b"not a database at all" * 100)
    (tmp_path / "house.db").chmod(0o600)
    with pytest.raises(StoreError) as caught:
        opened(tmp_path)
    assert caught.value.code == "unreachable"
    with pytest.raises(StoreError) as caught:
        Store("/proc/no/such/place/house.db").open()
    assert caught.value.code == "unreachable"


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(Settings("sectionx", 2), anna, ben)
            await play(at, code, (anna, ben), 40)

    run(story)
    path = tmp_path / "house.db"
    whole = path.read_bytes()
    # A page in the middle is overwritten; which check finds it does not matter.
    for page in range(2, len(whole) // 4096):
        path.write_bytes(whole[: page * 4096] + b"\xff" * 4096 + whole[(page + 1) * 4096 :])
        with pytest.raises(StoreError) as caught:
            opened(tmp_path)
        assert caught.value.code in ("unreachable", "damaged")
    path.write_bytes(whole)
    store = opened(tmp_path)
    with store.engine.begin() as connection:
        connection.execute(text("DELETE FROM entries WHERE number = 7"))
    store.close()
    with pytest.raises(StoreError, match="gaps"):
        opened(tmp_path)


def test_a_backup_of_an_open_house_is_brought_back_anywhere(tmp_path: Path, postgres: Server) -> None:
    async def story() -> None:
        file = tmp_path / "kept.backup"
        async with house(tmp_path) as at:
            anna, token = await at.hall.people.guest("Anna")
            (ben,) = await at.guests("Ben")
            code = await at.start(Settings("sectionx", 2), anna, ben)
            await play(at, code, (anna, ben), 20)
            counts = backup(at.hall.store, file)
            assert counts["tables"] == 1
            assert counts["entries"] == (await at.book(code)).number
            assert file.stat().st_mode & 0o077 == 0
            digest = (await at.book(code)).digest()
            await play(at, code, (anna, ben), 5)
            with pytest.raises(StoreError, match="exists"):
                backup(at.hall.store, file)
        assert not list(tmp_path.glob("kept.backup?*"))
        there = postgres.address(postgres.database())
        second = tmp_path / "second.backup"
        for place in (str(tmp_path / "other.db"), there):
            store = Store(place)
            assert restore(file, store) == counts
            with pytest.raises(StoreError, match="not-empty"):
                restore(file, store)
            store.close()
            async with house(place) as at:
                assert await at.hall.people.known(token) == anna
                assert (await at.book(code)).digest() == digest
                if place == there:
                    backup(at.hall.store, second)
                await play(at, code, (anna, ben), 5)
        again = Store(str(tmp_path / "third.db"))
        assert restore(second, again) == counts
        again.close()

    run(story)


def test_what_is_no_backup_is_not_brought_back(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "house.db"))
    with pytest.raises(StoreError, match="no-such-file"):
        restore(tmp_path / "nothing", store)
    (tmp_path / "junk").write_bytes(b"junk" * 1000)
    with pytest.raises(StoreError, match=r"no-backup|damaged"):
        restore(tmp_path / "junk", store)
    store.close()
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith("junk")) == ["junk"]


class Pigeons:
    """A way for notices that keeps what it carries, and loses the first."""

    def __init__(self, losses: int = 0) -> None:
        self.losses = losses
        self.carried: list[tuple[str, Notice]] = []

    def check(self, address: str) -> None:
        if "@" not in address:
            raise Declined("bad-address", way="pigeon")

    def send(self, address: str, notice: Notice) -> None:
        if self.losses:
            self.losses -= 1
            raise OSError("a hawk")
        self.carried.append((address, notice))


def test_whose_turn_it_is_in_a_slow_game_gets_word(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            people = (anna, ben)
            pigeons = Pigeons()
            notices = Notices(at.hall, {"pigeon": pigeons})
            await notices.subscribe(anna, "pigeon", "anna@loft")
            number = await notices.subscribe(ben, "pigeon", "ben@loft")
            for way, address, word in (("owl", "a@b", "no-such-way"), ("pigeon", "loft", "bad-address")):
                with pytest.raises(Declined, match=word):
                    await notices.subscribe(anna, way, address)
            code = await at.start(Settings("sectionx", 2, pace=Pace("slow")), anna, ben)
            for _ in range(12):
                await play(at, code, people, 1)
                await notices.settle()
            book = await at.book(code)
            turns = [entry.seat for entry in book.played]
            assert book.position.actor is not None
            asked = [turns[0], *(now for was, now in pairwise([*turns, book.position.actor]) if was != now)]
            lofts = [("anna@loft", "ben@loft")[seat] for seat in asked]
            assert [address for address, _ in pigeons.carried] == lofts
            assert pigeons.carried[0][1].to_json() == {
                "kind": "your-turn", "table": code, "title": "", "game": "sectionx"
            }  # fmt: skip
            await notices.unsubscribe(anna, number)  # not hers
            assert len(await notices.subscriptions(ben)) == 1
            await notices.unsubscribe(ben, number)
            assert await notices.subscriptions(ben) == []
            await notices.close()

    run(story)


def test_a_web_hook_is_asked_once_and_not_followed() -> None:
    heard: list[bytes] = []

    class Hook(http.server.BaseHTTPRequestHandler):
        """Answers as the path says."""

        def do_POST(self) -> None:
            heard.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(int(self.path.strip("/")))
            self.send_header("Location", "/200")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    notice = Notice(Person("p", "Anna"), "ABCDEF", "Thursday", "sectionx")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Hook) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}"
        hook = Webhook(private=True)
        hook.check(address)
        hook.send(f"{address}/200", notice)
        for status in (302, 500):
            with pytest.raises(OSError, match=str(status)):
                hook.send(f"{address}/{status}", notice)
        server.shutdown()
    assert [json.loads(body) for body in heard] == [notice.to_json()] * 3


def test_addresses_that_lead_inside_are_none() -> None:
    hook = Webhook()
    for wrong in (
        "http://example.org/x",
        "https://user:pw@example.org/",
        "ftp://example.org",
        "https:///x",
        "x",
    ):
        with pytest.raises(Declined, match="bad-address"):
            hook.check(wrong)
    hook.check("https://example.org/hook?x=1")
    notice = Notice(Person("p", "Anna"), "ABCDEF", "", "sectionx")
    for inside in ("https://127.0.0.1/", "https://10.1.2.3/", "https://[::1]/", "https://169.254.169.254/"):
        with pytest.raises(OSError, match="private"):
            hook.send(inside, notice)
    mail = Mail("localhost", 25, "house@example.org", "https://example.org", lambda notice: ("s", "t"))
    for wrong in ("anna", "a@b\nBcc: c@d", "a@b, c@d", "<a@b>"):
        with pytest.raises(Declined, match="bad-address"):
            mail.check(wrong)
    mail.check("anna+game@example.org")


def test_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            await at.start(Settings("sectionx", 2), anna, ben)

    run(story)
    kept, here, there = tmp_path / "kept", str(tmp_path / "house.db"), str(tmp_path / "new.db")
    hosting.backup(kept, here)
    hosting.restore(kept, there)
    told = capsys.readouterr().out
    assert told.count("1 tables with") == 2
    with pytest.raises(Problem, match="already exists"):
        hosting.backup(kept, here)
    with pytest.raises(Problem, match="not empty"):
        hosting.restore(kept, here)
    with pytest.raises(Problem, match="no file"):
        hosting.restore(tmp_path / "none", there)
    with pytest.raises(Problem, match="no file"):
        hosting.backup(tmp_path / "more", str(tmp_path / "none.db"))


def test_everything_wrong_with_a_database_has_a_sentence() -> None:
    source = Path(goneaway.__file__).parent / "table"
    codes = set()
    for path in source.rglob("*.py"):
        codes |= set(re.findall(r'StoreError\(\s*"([a-z-]+)"', path.read_text("utf-8")))
    assert codes == set(housekeeping.SENTENCES)
