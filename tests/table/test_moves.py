"""Moves written directly through the database driver: the same rows as by the ordinary path, all or
nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import select

from goneaway.table import moves as driver
from goneaway.table import schema, store
from goneaway.table.moves import CHANNEL
from goneaway.table.store import Conflict, Job, NotWritten, Store
from goneaway.table.writing import _ENTRIES, _TABLE, _TOUCHED

from ..postgres import Server


@pytest.fixture(params=["sqlite", "postgresql"])
def opened(request: pytest.FixtureRequest, postgres: Server, tmp_path: Path) -> Iterator[Store]:
    where = str(tmp_path / "moves.db") if request.param == "sqlite" else postgres.address(postgres.database())
    found = _store(where)
    for table in "abc":
        found.write([_opening(table)])
    yield found
    found.close()


def _store(where: str) -> Store:
    found = Store(where)
    found.open()
    return found


def _opening(table: str) -> Job:
    row = {
        "id": table, "code": table.upper() * 6, "game": "sectionx", "edition": "", "title": "", "host": "h",
        "status": "gathering", "listed": False, "watched": False, "free": 2, "secret": b"s", "created": 1.0,
        "touched": 1.0, "due": None,
    }  # fmt: skip
    return Job(table, [(_TABLE, row), (_ENTRIES, _lines(table, 1))], 1)


def _lines(table: str, *numbers: int) -> list[dict[str, Any]]:
    return [{"table_id": table, "number": one, "at": one + 0.25, "body": f'{{"é":{one}}}'} for one in numbers]


def _move(table: str, *numbers: int, plain: bool = False, due: float | None = 9.5) -> Job:
    """A move; `plain` forces the ordinary path."""
    row = {"of": table, "now": "playing", "by": "", "left": 0, "at": numbers[-1] + 0.5, "next": due}
    return Job(table, [(_ENTRIES, _lines(table, *numbers)), (_TOUCHED, row)], numbers[-1], move=not plain)


def _rows(found: Store) -> tuple[list[Any], list[Any]]:
    with found.engine.connect() as connection:
        entries = connection.execute(select(schema.entries).order_by("table_id", "number")).all()
        tables = connection.execute(select(schema.tables).order_by("id")).all()
        return [tuple(row) for row in entries], [tuple(row) for row in tables]


def _kinds(results: list[Exception | None]) -> list[type]:
    return [type(one) for one in results]


WRITTEN = type(None)


def test_the_same_rows_as_the_ordinary_way(opened: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def batch(plain: bool, first: int) -> list[Job]:
        return [
            _move("a", first, plain=plain),
            _move("b", first, first + 1, plain=plain),
            _move("c", first, plain=plain, due=None),
        ]

    assert _kinds(opened.write(batch(plain=True, first=2))) == [WRITTEN] * 3
    ordinary = _rows(opened)
    with opened.engine.begin() as connection:
        connection.execute(schema.entries.delete().where(schema.entries.c.number > 1))
        for table in "abc":
            connection.execute(
                schema.tables.update().where(schema.tables.c.id == table).values(status="x", due=1, free=7)
            )
    called = _count_direct(monkeypatch)
    assert _kinds(opened.write(batch(plain=False, first=2))) == [WRITTEN] * 3
    assert called == [3]
    assert _rows(opened) == ordinary


def _count_direct(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of moves in each direct write."""
    called: list[int] = []
    for name in ("write_in_file", "write_on_server"):
        real: Callable[..., Any] = getattr(driver, name)

        def counted(connection: Any, moves: Any, real: Callable[..., Any] = real) -> Any:
            called.append(len(moves))
            return real(connection, moves)

        monkeypatch.setattr(store, name, counted)
    return called


def test_a_taken_number_is_a_conflict_and_leaves_nothing(opened: Store) -> None:
    before = _rows(opened)
    assert _kinds(opened.write([_move("a", 1)])) == [Conflict]
    assert _rows(opened) == before
    # Its first number is free, its second is taken.
    opened.write([_move("b", 3, plain=True)])
    before = _rows(opened)
    assert _kinds(opened.write([_move("b", 2, 3)])) == [Conflict]
    assert _rows(opened) == before
    # Nor in a batch with another move.
    assert _kinds(opened.write([_move("a", 2), _move("b", 2, 3)])) == [WRITTEN, Conflict]
    assert [row[:2] for row in _rows(opened)[0]] == [("a", 1), ("a", 2), ("b", 1), ("b", 3), ("c", 1)]
    assert _kinds(opened.write([_move("b", 4)])) == [WRITTEN]


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_one_conflict_in_a_batch_does_not_hurt_the_others(opened: Store, taken: int) -> None:
    batch = [_move(table, 1 if number == taken else 2) for number, table in enumerate("abc")]
    expected = [Conflict if number == taken else WRITTEN for number in range(3)]
    assert _kinds(opened.write(batch)) == expected
    entries, tables = _rows(opened)
    assert [(table, number) for table, number, *_ in entries] == sorted(
        [(table, 1) for table in "abc"] + [(table, 2) for i, table in enumerate("abc") if i != taken]
    )
    status = [row[list(schema.tables.c.keys()).index("status")] for row in tables]
    assert status == ["gathering" if number == taken else "playing" for number in range(3)]


def test_two_moves_of_one_table_in_a_batch(opened: Store) -> None:
    assert _kinds(opened.write([_move("a", 2), _move("a", 3)])) == [WRITTEN] * 2
    assert _kinds(opened.write([_move("b", 2), _move("b", 2)])) == [WRITTEN, Conflict]


def test_other_processes_are_notified(postgres: Server) -> None:
    where = postgres.address(postgres.database())
    found = _store(where)
    for table in "ab":
        found.write([_opening(table)])
    with psycopg.connect(where, autocommit=True) as ear:
        ear.execute(f"LISTEN {CHANNEL}")
        found.write([_move("a", 2, 3), _move("b", 2)])
        found.write([_move("a", 1), _move("b", 3)])  # a conflict: only the other move is announced
        told = [one.payload for one in ear.notifies(timeout=5, stop_after=3)]
        told += [one.payload for one in ear.notifies(timeout=0.2)]
    assert sorted(told) == ["a 3", "b 2", "b 3"]
    found.close()


@pytest.mark.parametrize("committed", [False, True])
def test_a_connection_lost_in_the_middle_is_tried_once_more(
    postgres: Server, monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    """Written exactly once: if it was written before the connection was lost, the second try finds its number
    taken."""
    found = _store(postgres.address(postgres.database()))
    found.write([_opening("a")])
    real, tries = driver.write_on_server, []

    def broken(connection: psycopg.Connection[Any], moves: Any) -> bool:
        tries.append(connection)
        if len(tries) == 1:
            if committed:
                real(connection, moves)
            connection.close()
        return real(connection, moves)

    monkeypatch.setattr(store, "write_on_server", broken)
    assert _kinds(found.write([_move("a", 2, 3)])) == [Conflict if committed else WRITTEN]
    assert len(tries) == 2
    assert [row[:2] for row in _rows(found)[0]] == [("a", 1), ("a", 2), ("a", 3)]
    found.close()


def test_a_connection_lost_twice_is_not_written(postgres: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    found = _store(postgres.address(postgres.database()))
    found.write([_opening("a")])
    real, tries = driver.write_on_server, []

    def broken(connection: psycopg.Connection[Any], moves: Any) -> bool:
        tries.append(connection)
        connection.close()
        return real(connection, moves)

    monkeypatch.setattr(store, "write_on_server", broken)
    before = _rows(found)
    with pytest.raises(NotWritten):
        found.write([_move("a", 2)])
    assert len(tries) == 2
    assert _rows(found) == before
    monkeypatch.undo()
    assert _kinds(found.write([_move("a", 2)])) == [WRITTEN]
    found.close()


def test_a_statement_that_fails_in_the_middle_leaves_nothing_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entries are inserted, then the update of the table's row fails: neither is kept."""
    found = _store(str(tmp_path / "moves.db"))
    for table in "ab":
        found.write([_opening(table)])
    before = _rows(found)
    monkeypatch.setattr(driver, "_TABLE", "UPDATE missing SET status = :now")
    for batch in ([_move("a", 2)], [_move("a", 2), _move("b", 2)]):
        with pytest.raises(NotWritten):
            found.write(batch)
        assert _rows(found) == before
    monkeypatch.undo()
    assert _kinds(found.write([_move("a", 2), _move("b", 2)])) == [WRITTEN] * 2
    found.close()
