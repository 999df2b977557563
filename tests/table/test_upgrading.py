"""A newer version starts on the data of an older one: schema, rules and running games.

`upgrade/schema-0002.sql` is a database as version 0.1.0 with schema 0002 left it: nine running games, two of
Section X and one of each edition of Escape from Colditz, and one table that had not begun. It is never
regenerated: it is what people have on their disks.
"""

from __future__ import annotations

import json
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect

from goneaway import KINDS
from goneaway.client import Client
from goneaway.colditz.ruleset.options import options
from goneaway.table import Book, Store, StoreError
from goneaway.table.backup import backup, restore
from goneaway.table.book import entries as e

from ..postgres import Server
from ..web.servers import Process
from ..web.talking import Talk
from .house import HandClock, House, house, play, run

UPGRADE = Path(__file__).parent / "upgrade"
KNOWN: dict[str, Any] = json.loads((UPGRADE / "known.json").read_text("utf-8"))
#: Options that existed from the beginning, and so are in every journal.
FIRST: dict[str, list[str]] = json.loads((UPGRADE / "options.json").read_text("utf-8"))
NAMES = ("Anna", "Ben", "Cleo", "Dan")


def old(where: Path, step: str = "0002") -> Path:
    """A database of an older version."""
    file = where / "house.db"
    file.touch(mode=0o600)
    connection = sqlite3.connect(file)
    with connection:
        connection.executescript((UPGRADE / "schema-0002.sql").read_text("utf-8"))
        if step == "0001":
            connection.execute("DROP TABLE keys")
            connection.execute("UPDATE alembic_version SET version_num = '0001'")
    connection.close()
    return file


def books(file: Path) -> dict[str, Book]:
    """Code to book of every table, folded from the entries in the file, whatever its schema."""
    connection = sqlite3.connect(file)
    found = {}
    for id, code, secret in connection.execute("SELECT id, code, secret FROM tables").fetchall():
        book = found[code] = Book(id, code, secret)
        query = "SELECT body FROM entries WHERE table_id = ? ORDER BY number"
        for (body,) in connection.execute(query, (id,)):
            book.add(e.read(body))
    connection.close()
    return found


async def resumed(at: House, before: dict[str, Book]) -> None:
    """Check that every game is unchanged for every viewer, and goes on."""
    for code, known in KNOWN["games"].items():
        book = await at.book(code)
        assert book.status == "playing"
        assert book.digest() == before[code].digest()
        assert {str(eyes): book.count(eyes) for eyes in (None, *range(len(book.chairs)))} == known["numbers"]
        assert book.position.actor == known["actor"]
        people = [await at.hall.people.known(KNOWN["tokens"][name]) for name in NAMES]
        assert None not in people
        await play(at, code, [person for person in people if person is not None], 3)
    assert (await at.book(KNOWN["gathering"])).status == "gathering"


@pytest.mark.parametrize("step", ["0001", "0002"])
def test_running_games_of_an_older_version_are_migrated_and_go_on(tmp_path: Path, step: str) -> None:
    file = old(tmp_path, step)
    before = books(file)
    assert {book.settings.game for book in before.values()} == set(KINDS)

    async def story() -> None:
        async with house(tmp_path, clock=HandClock()) as at:
            await resumed(at, before)
            numbers = {code: (await at.book(code)).number for code in before}
        # At the next start nothing is migrated again.
        async with house(tmp_path, clock=HandClock()) as at:
            assert {code: (await at.book(code)).number for code in before} == numbers

    run(story)


def test_an_old_backup_is_restored_into_either_database(tmp_path: Path, postgres: Server) -> None:
    (tmp_path / "old").mkdir()
    file = old(tmp_path / "old")
    before = books(file)
    whole = file.read_bytes()

    async def story() -> None:
        for place in (str(tmp_path / "new.db"), postgres.address(postgres.database())):
            store = Store(place)
            counts = restore(file, store)
            store.close()
            assert counts["tables"] == len(before)
            async with house(place, clock=HandClock()) as at:
                await resumed(at, before)

    run(story)
    assert file.read_bytes() == whole, "a backup is only read"


def test_a_step_back_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    """An older version on newer data: it refuses a migration it does not know."""
    file = old(tmp_path)
    connection = sqlite3.connect(file)
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = '0099'")
    connection.close()
    whole = file.read_bytes()
    with pytest.raises(StoreError) as caught:
        Store(str(file)).open()
    assert caught.value.code == "newer-schema"
    assert caught.value.parameters["found"] == "0099"
    connection = sqlite3.connect(file)
    assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0099",)]
    connection.close()
    assert len(file.read_bytes()) == len(whole)


def test_a_backup_before_the_upgrade_leads_back(tmp_path: Path) -> None:
    """As docs/hosting.md advises: the newer version takes the backup without touching the database."""
    file = old(tmp_path)
    before = books(file)
    store = Store(str(file))
    assert "bans" not in inspect(store.engine).get_table_names()
    with pytest.raises(StoreError, match="older-schema"):
        store.check_schema()
    assert books(file).keys() == before.keys()
    store.open()
    store.check_schema()
    backup(store, tmp_path / "kept")
    store.close()
    again = Store(str(tmp_path / "again.db"))
    restore(tmp_path / "kept", again)
    again.close()
    assert {code: book.digest() for code, book in books(tmp_path / "again.db").items()} == {
        code: book.digest() for code, book in before.items()
    }


def test_drained_upgraded_and_resumed_where_it_was(tmp_path: Path) -> None:
    """On SIGTERM clients are told to reconnect; the next start continues with the same numbers."""
    file = old(tmp_path)
    connection = sqlite3.connect(file)
    with connection:
        # The tokens in this file have expired.
        connection.execute("UPDATE tokens SET expires = NULL")
    connection.close()
    with Process(file) as server:
        talks: list[Talk] = []
        lines: list[tuple[str, int, dict[str, Any]]] = []
        for code, known in list(KNOWN["games"].items())[::3]:
            token = KNOWN["tokens"][NAMES[known["actor"]]]
            # On a busy machine it may take longer than a ping.
            talk = Talk(server.play, ping_interval=None)
            talk.say({"hello": {"token": token, "table": code}})
            welcome = talk.until("welcome")
            assert welcome["number"] == known["numbers"][str(known["actor"])]
            state = talk.until("state")
            lines.append((code, welcome["number"], state["parts"]))
            # One move is made and acknowledged just before the end.
            if len(lines) == 1:
                position = Client(server.url, token).watch(code)
                action = str(position.legal()[0])
                position.close()
                move = {
                    "do": {"kind": "act", "action": action},
                    "expect": welcome["number"],
                    "request": "last",
                }
                assert "done" in talk.answer(move)
            talk.say({"ask": {"kind": "state"}, "request": "before"})
            while "answer" not in (said := talk.hear()):
                pass
            lines[-1] = (code, said["answer"]["number"], said["answer"]["parts"])
            talks.append(talk)
        assert server.stop(signal.SIGTERM) in (0, -signal.SIGTERM)
        for talk in talks:
            # Service restart: reconnect later.
            assert talk.closed()[0] == 1012
            talk.close()
        server.start()
        for code, number, parts in lines:
            token = KNOWN["tokens"][NAMES[KNOWN["games"][code]["actor"]]]
            with Talk.hello(server.play, token=token, table=code, since=number) as talk:
                # Nothing was missed, so only the welcome arrives; a question shows the same position.
                assert talk.hear()["welcome"]["number"] == number
                answer = talk.answer({"ask": {"kind": "state"}, "request": "after"})["answer"]
                assert answer["number"] == number
                assert {**answer["parts"], "clocks": 0} == {**parts, "clocks": 0}
        # An acknowledged command is not executed again.
        first, number, _ = lines[0]
        token = KNOWN["tokens"][NAMES[KNOWN["games"][first]["actor"]]]
        with Talk.hello(server.play, token=token, table=first) as talk:
            talk.until("state")
            again = talk.answer({"do": {"kind": "act", "action": action}, "expect": 0, "request": "last"})
            assert "done" in again
            assert talk.answer({"ask": {"kind": "state"}, "request": "end"})["answer"]["number"] == number


# Rules


def test_an_option_added_later_says_what_was_played_before_it() -> None:
    """A running game keeps the rules it was started with, so a newer option needs `before`."""
    younger = [one for one in options().values() if one.dotted not in FIRST["colditz"]]
    assert [one.dotted for one in younger if one.before is None] == []
    found = {one["name"] for one in KINDS["sectionx"].options_json()}
    missing = found - set(FIRST["sectionx"])
    assert not missing, "Section X needs `recorded_rules` for options that older journals lack"


@pytest.mark.parametrize("code", list(KNOWN["games"]))
def test_a_journal_that_lacks_an_option_is_played_as_it_was(tmp_path: Path, code: str) -> None:
    book = books(old(tmp_path))[code]
    recorded = next(entry for entry in book.entries if isinstance(entry, e.Started)).rules
    rules = book.journal.game.rules
    # Recorded rules are kept exactly.
    assert {name: rules[name] for name in recorded} == dict(recorded)
    for one in options().values() if book.settings.game == "colditz" else ():
        if one.dotted not in recorded:
            assert rules[one.dotted] == one.before, one.dotted


@pytest.mark.parametrize("name", sorted(one.dotted for one in options().values() if one.before is not None))
def test_each_younger_option_may_be_missing_in_a_journal(tmp_path: Path, name: str) -> None:
    """As if the game had been started before the option existed, whatever its edition sets now."""
    before = next(one.before for one in options().values() if one.dotted == name)
    for book in books(old(tmp_path)).values():
        if book.settings.game != "colditz" or not book.begun:
            continue
        again = Book(book.id, book.code, book.secret)
        for entry in book.entries:
            if isinstance(entry, e.Started):
                without = {key: value for key, value in entry.rules.items() if key != name}
                again.add(e.Started(at=entry.at, engine=entry.engine, rules=without,
                    contributions=entry.contributions, sitters=entry.sitters))  # fmt: skip
                break
            again.add(entry)
        assert again.journal.game.rules[name] == before
