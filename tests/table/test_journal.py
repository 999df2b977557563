"""The journal is the truth: folded again it is the same book, with the same numbers and the same dice."""

from __future__ import annotations

from pathlib import Path

import pytest

from goneaway.colditz.ruleset import edition_names
from goneaway.kernel import Seal
from goneaway.table import Book, Settings
from goneaway.table import commands as c
from goneaway.table import entries as e

from .house import house, run


def again(book: Book) -> Book:
    """The same book, folded from what is stored."""
    other = Book(book.id, book.code, book.secret, book.tempo)
    for entry in book.entries:
        other.add(e.read(e.written(entry)))
    return other


def same(one: Book, other: Book) -> None:
    assert one.digest() == other.digest()
    assert one.entries == other.entries
    assert one.status == other.status
    assert [vars(chair) for chair in one.chairs] == [vars(chair) for chair in other.chairs]
    for eyes in (None, *range(len(one.chairs))):
        assert list(one.feed(eyes)) == list(other.feed(eyes))


def test_two_play_and_the_table_is_read_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            anna, ben = await at.guests("Anna", "Ben")
            code = await at.start(Settings("sectionx", 2), anna, ben)
            ear, _ = await at.listen(code, anna, 0)
            for _ in range(60):
                await at.hall.settle()
                book = await at.book(code)
                seat = book.position.actor
                assert seat is not None
                action = next(iter(book.position.legal()))
                await at.do(code, (anna, ben)[seat], c.Act(str(action)))
            await at.hall.settle()
            book = await at.book(code)
            before = book.digest(), [list(book.feed(eyes)) for eyes in (None, 0, 1)]
            same(book, again(book))
            assert ear.numbers == list(range(ear.numbers[0], book.count(0) + 1))
        async with house(tmp_path) as at:
            book = await at.book(code)
            assert (book.digest(), [list(book.feed(eyes)) for eyes in (None, 0, 1)]) == before

    run(story)


GAMES = [("colditz", 4, {"edition": name}) for name in edition_names()] + [
    ("colditz", 2, {"bundles": "two_nations"}),
    ("sectionx", 3, {}),
]


@pytest.mark.parametrize(("game", "players", "rules"), GAMES, ids=str)
def test_bots_play_whole_games(game: str, players: int, rules: dict[str, str], tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            (host,) = await at.guests("Host")
            seats = len(Settings(game, players, rules).new_game(Seal(b"")).seats)
            settings = Settings(game, players, rules, bots=dict.fromkeys(range(seats), "simple"))
            code = await at.hall.open(host, settings)
            await at.do(code, host, c.Start())
            await at.hall.settle()
            book = await at.book(code)
            assert book.status == "ended"
            same(book, again(book))

    run(story)
