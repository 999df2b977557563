"""Every byte that comes over real sockets from a real process: nothing in it is another's secret.

Games of every edition, to the end or a long way: people in every seat and a watcher, who play, whisper, trade
and ask, and then look on while bots play for them. Afterwards the journal is read from the disk, and all that
was sent is searched with it.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from goneaway.kernel import Stream
from goneaway.table import BRISK, Book, Store
from goneaway.table.book import entries as e
from goneaway.table.book.book import Item
from goneaway.web.sight import Sight, asks
from goneaway.web.sight.moments import moment_of
from goneaway.web.sight.parts import parts_of

from .searching import dealt_anew, differing, encode, search
from .servers import LIMIT, Process
from .test_leaks import TABLES
from .wiretaps import Tap, Tapped

#: So many decisions are people's; when so much was told there is nothing new in it.
THEIRS = 16
LONGEST = 110
#: Between two moments at which the cards are dealt anew.
EVERY = 13


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("wire") / "tables.db", GONEAWAY_LOG="debug") as found:
        yield found


@pytest.mark.parametrize(("game", "players", "rules"), TABLES)
def test_nothing_on_the_wire_is_anothers_secret(
    process: Process, game: str, players: int, rules: dict[str, Any]
) -> None:
    # Long enough for hands to fill.
    played = Tapped(
        process, game, players, {**rules, **({"limit_value": 3} if "limit_unit" in rules else {})}
    )

    async def story() -> None:
        await played.begin()
        await played.play(THEIRS // 2)
        played.fetch()
        await played.play(THEIRS // 2)
        await played.play_on(LONGEST)
        await played.close()

    asyncio.run(story())
    book, compared, otherwise = folded(played)
    assert compared > 3 * len(played.taps)
    # In Section X everything lies on the table; in some editions officers whisper in meetings only.
    assert game == "sectionx" or otherwise
    free = book.journal.game.rules.get("trade.secret_meeting") == "none" and players > 2
    assert played.whispered > 1 or not free
    for eyes, tap in played.taps.items():
        others = [request for request, owner in played.requests.items() if owner != eyes]
        search(book, eyes, tap.sent, [*played.secrets, *others], played.words)
    # Found, nobody, nothing, by another method, not now, made no sense.
    assert played.statuses >= {200, 401, 404, 405, 409, 422}
    for eyes, paper in played.papers:
        look_for(paper, [*played.secrets, '"domain"', '"knows"'])
        look_for(paper, [book.secret.hex()] if b'"kind":"ended"' not in paper else [])
        look_for(paper, [word for word, ears in played.words.items() if eyes not in ears])
    log = process.log.read_bytes()
    words = [*played.secrets, *played.words, *played.requests, *played.contributions]
    look_for(log, [*words, book.secret.hex(), played.code, "Person "])
    assert b"socket closed" in log


def look_for(sent: bytes, words: list[str]) -> None:
    found = [word for word in words if word.encode() in sent]
    assert not found


def folded(played: Tapped) -> tuple[Book, int, int]:
    """The journal as it lies on the disk. On the way, now and then, hidden cards are dealt anew: all eyes
    must have been sent what they would be sent then. How often, and how often the cards lay otherwise."""
    store = Store(str(played.server.database))
    row = store.find(played.code)
    assert row is not None
    book = Book(row.id, row.code, row.secret, BRISK)
    compared = otherwise = 0
    for number, body in store.bodies(row.id):
        book.add(e.read(body))
        if not book.begun or book.status != "playing":
            continue
        true = book.journal.position
        for eyes, tap in played.taps.items():
            item = book.last(eyes)
            if item is None or item.number not in tap.stood or true.outcome is not None:
                continue
            asked = [(question, said) for question, at, said in tap.answered if at == item.number]
            if item.number % EVERY and not asked:
                continue
            # A watcher must not know what any two of them know.
            for seat in (0, 1) if eyes is None else (eyes,):
                twin = dealt_anew(book, seat, Stream.from_seed(number, quiet=True))
                book.journal.position = twin
                compare(book, item, tap)
                for question, said in asked:
                    answer(book, tap, question, said)
                book.journal.position = true
                compared += 1
                otherwise += twin.digest() != true.digest()
    store.close()
    return book, compared, otherwise


def compare(book: Book, item: Item, tap: Tap) -> None:
    """What was sent, with what would be sent as the game stands now by one who remembers nothing."""
    sent = tap.stood[item.number]
    now = parts_of(moment_of(book, tap.eyes), tap.language, sent["about"]["rules"]).all()
    assert not differing(encode({"parts": sent}), encode({"parts": now}))
    told = tap.told.get(item.number)
    assert told is None or not differing(encode(told), encode(Sight().missed(book, item, tap.language)))


def answer(book: Book, tap: Tap, question: dict[str, Any], said: dict[str, Any]) -> None:
    """What was answered, with what would be answered now."""
    found = Sight().ask(book, tap.eyes, tap.language, msgspec.convert(question, asks.Asked))
    now = json.loads(encode(found if isinstance(found, dict) else {"value": found}))
    for one in (said, now):
        # A way back is closed by what others decide, seen or not.
        one.get("parts", {}).pop("undo", None)
    assert not differing(encode(said), encode(now))


def test_a_book_that_is_damaged_is_refused_and_tells_nothing(process: Process) -> None:
    played = Tapped(process, "sectionx", 2, {})

    async def story() -> None:
        await played.begin()
        await played.play(4)
        await played.close()

    asyncio.run(story())
    process.stop(signal.SIGTERM)
    connection = sqlite3.connect(process.database, timeout=LIMIT)
    with connection:
        query = "SELECT id, secret FROM tables WHERE code = ?"
        [(table, secret)] = connection.execute(query, (played.code,)).fetchall()
        told = 'replace(body, \'"told":"\', \'"told":"0\')'
        changed = connection.execute(f"UPDATE entries SET body = {told} WHERE table_id = ?", (table,))
        assert changed.rowcount > 3
    connection.close()
    process.start()
    played.papers.clear()
    played.fetch()
    assert 503 in played.statuses
    refused = [paper for _, paper in played.papers if b'"damaged"' in paper]
    assert len(refused) > 3 * len(played.clients)
    words = [*played.secrets, *played.words, *played.requests, *played.contributions, secret.hex()]
    for paper in (*refused, process.log.read_bytes()):
        look_for(paper, [*words, "entry ", "Traceback"] if paper in refused else words)
