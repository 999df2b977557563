"""The journal is the truth: folded again it is the same book, with the same numbers and the same dice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goneaway import KINDS
from goneaway.colditz.ruleset import edition_names
from goneaway.kernel import Seal, verify
from goneaway.kernel.records import ENGINE
from goneaway.table import Book, Declined, Diverged, Settings
from goneaway.table.book import commands as c
from goneaway.table.book import entries as e

from .house import again, house, play, run, same


def test_two_play_and_the_table_is_read_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(Settings("sectionx", 2), anna, ben)
            ear, attachment = await at.listen(code, anna, 0)
            assert [parcel.number for parcel in attachment.missed] == [1, 2, 3, 4]
            await play(at, code, (anna, ben), 60)
            book = await at.book(code)
            before = book.digest(), [list(book.feed(eyes)) for eyes in (None, 0, 1)]
            same(book, again(book))
            assert ear.numbers == list(range(5, book.count(0) + 1))
        async with house(tmp_path) as at:
            book = await at.book(code)
            assert (book.digest(), [list(book.feed(eyes)) for eyes in (None, 0, 1)]) == before

    run(story)


GAMES: list[tuple[str, int, dict[str, Any]]] = [
    *(("colditz", 2 + number % 3, {"edition": name}) for number, name in enumerate(edition_names())),
    ("colditz", 2, {"bundles": "two_nations"}),
    ("sectionx", 3, {}),
]


@pytest.mark.parametrize("part", range(3))
def test_bots_play_whole_games_of_every_edition_side_by_side(part: int, tmp_path: Path) -> None:
    """All at once: what waits is written together. Each is verified from its own record afterwards."""

    async def story() -> None:
        async with house(tmp_path) as at:
            (host,) = await at.guests("Host")
            codes = []
            for game, players, rules in GAMES[part::3]:
                settings = Settings(game, players, rules)
                seats = len(settings.new_game(Seal(b"")).seats)
                level = "simple" if rules.get("edition", "gibson") == "gibson" else "random"
                bots = dict.fromkeys(range(seats), level)
                codes.append(await at.hall.open(host, Settings(game, players, rules, bots=bots)))
            await asyncio.gather(*(at.do(code, host, c.Start()) for code in codes))
            await at.hall.settle()
            actions = 0
            for code in codes:
                book = await at.book(code)
                assert book.status == "ended"
                same(book, again(book))
                record = await at.hall.record(code)
                verdict = verify(record, KINDS)
                assert verdict.status == "finished"
                actions += verdict.actions
                assert record.commitment == book.opened.commitment
            assert at.hall.writer.batches < actions

    run(story)


def begun(*more: e.Entry) -> Book:
    """A book of two at Section X."""
    settings = Settings("sectionx", 2)
    game = settings.new_game(Seal(b""))
    book = Book("id", "CODE23", bytes(32))
    book.add(
        e.Opened(
            at=1,
            person="a",
            settings=settings,
            name="A",
            seats=game.seats,
            chairs=((0,), (1,)),
            commitment="",
        )
    )
    sitters = (e.Sitter("A", "a"), e.Sitter("B", "b"))
    book.add(e.Started(at=2, engine=ENGINE, rules=dict(game.rules), contributions=(), sitters=sitters))
    for entry in more:
        book.add(entry)
    return book


def retold(book: Book, number: int, **changes: Any) -> None:
    """Fold a book again, one of its entries changed."""
    other = Book(book.id, book.code, book.secret)
    for index, entry in enumerate(book.entries):
        body = e.written(entry)
        if index == number:
            data = msgspec.json.decode(body) | changes
            body = msgspec.json.encode(data).decode()
        other.add(e.read(body))


def test_a_journal_that_comes_out_differently_is_refused() -> None:
    book = begun()
    action = str(next(iter(book.position.legal())))
    assert book.position.actor is not None
    book.add(e.Acted(at=3, seat=book.position.actor, action=action))
    retold(book, 2)
    for changes in ({"told": "0" * 32}, {"drawn": [["dice", 6, 3]]}, {"action": "end"}):
        with pytest.raises(Diverged):
            retold(book, 2, **changes)
    with pytest.raises(Diverged) as caught:
        retold(book, 1, told="0" * 32)
    assert caught.value.code == "events"


def test_a_game_of_another_engine_is_finished_as_it_was_or_refused_with_a_clear_word() -> None:
    book = begun()
    retold(book, 1, engine="0.0.1")  # it comes out the same: it goes on
    with pytest.raises(Diverged) as caught:
        retold(book, 1, engine="0.0.1", told="0" * 32)
    assert caught.value.code == "other-engine"
    assert caught.value.parameters == {"written": "0.0.1", "here": ENGINE}


def test_a_table_that_cannot_be_read_is_declined_not_replayed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(Settings("sectionx", 2), anna, ben)
            await play(at, code, (anna, ben), 5)
        for change, told in (
            ('replace(body, \'"engine":"\', \'"engine":"0.0.\')', "other-engine"),
            ('\'{"kind":"juggled","at":1}\'', "damaged"),
        ):
            async with house(tmp_path) as at:
                with at.hall.store.engine.begin() as connection:
                    row = connection.exec_driver_sql(
                        "select number, body from entries where number = 4"
                    ).one()
                    if told == "other-engine":
                        # Another version told other things: not a word of it is believed.
                        connection.exec_driver_sql(
                            'update entries set body = replace(body, \'"told":"\', \'"told":"0\')'
                            " where number = 4"
                        )
                    connection.exec_driver_sql(f"update entries set body = {change} where number = 4")
                with pytest.raises(Declined) as caught:
                    await at.listen(code, anna, None)
                assert caught.value.code == told
                with at.hall.store.engine.begin() as connection:
                    connection.exec_driver_sql("update entries set body = ? where number = 4", (row.body,))
                await at.listen(code, anna, None)

    run(story)
