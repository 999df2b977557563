"""Endpoints for tables: open, find, look at, and play at without a socket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...table.book.book import PAUSED, PLAYING
from ...table.book.declined import Declined
from ...table.book.diverged import Diverged
from ...table.book.seeing import Eyes
from ...table.book.settings import Person, Settings
from ...table.live import LiveTable, may_watch
from ...table.pools import Busy
from ...table.store import NotWritten, Row
from ...wording import Wording
from ..http import shapes
from ..http.endpoint import Call, Endpoint
from ..http.errors import HttpError
from ..http.middleware import address_of
from ..sight import asks
from ..sight.shapes import State
from ..sockets.play import timed


def brief(row: Row, person: Person) -> dict[str, Any]:
    """Return a table as listed, without secrets."""
    return {
        "code": row.code,
        "game": row.game,
        "edition": row.edition,
        "title": row.title,
        "status": row.status,
        "free": max(0, row.free),
        "listed": row.listed,
        "watched": row.watched,
        "host": bool(person.id) and row.host == person.id,
        "created": row.created,
        "touched": row.touched,
    }


async def open_table(call: Call[Settings]) -> shapes.Opened:
    if after := call.app_state.tables.take(call.person.id):
        raise HttpError("too-many", after=after)
    with call.app_state.paying(address_of(call.request.scope)) as spent:
        code = await call.app_state.hall.open(call.person, call.body, spent=spent)
    return opened(call, code)


def opened(call: Call[Any], code: str) -> shapes.Opened:
    # The code is an invitation, not a secret: it does not let anybody take another's seat or see their cards.
    return shapes.Opened(code, f"{call.app_state.base(call.request)}/t/{code}")


def listed(rows: Sequence[Row], person: Person) -> shapes.Tables:
    return shapes.Tables([shapes.TableBrief(**brief(row, person)) for row in rows])


async def open_tables(call: Call[None]) -> shapes.Tables:
    return listed(await call.app_state.hall.open_tables(), call.person)


#: Maximum tables of a person listed with their state, since each has to be opened for it.
STANDING = 8


async def my_tables(call: Call[None]) -> shapes.Tables:
    rows = await call.app_state.hall.mine(call.person)
    playing = [row.code for row in rows if row.status in (PLAYING, PAUSED)]
    stands = {code: await _stands(call, code) for code in playing[:STANDING]}
    return shapes.Tables(
        [shapes.TableBrief(**brief(row, call.person), **stands.get(row.code, {})) for row in rows]
    )


async def _stands(call: Call[None], code: str) -> dict[str, Any]:
    """Return the round and whose turn it is; nothing for a table that cannot be opened now."""
    try:
        live = await call.app_state.hall.table(code)
        async with live.lock:
            book = await live.current()
            position = book.position
            actor = position.actor
            if actor is None:
                return {}
            chair = book.chairs[actor]
            seat = Wording(call.language, live.row.edition).text(f"{live.row.game}-seat", seat=chair.title)
            turn = shapes.Turn(actor, seat, actor in book.seats_of(call.person.id))
            return {"round": getattr(position, "round", 0), "turn": turn}
    except (Declined, Diverged, Busy, NotWritten):
        return {}


async def found(call: Call[Any]) -> LiveTable:
    """Return the table requested; raises `Declined`, and counts a wrong code as a failed attempt."""
    address = address_of(call.request.scope)
    call.app_state.auth.patience(address)
    try:
        live = await call.app_state.hall.table(call.code)
    except Declined as error:
        raise call.app_state.auth.look_for(error, address) from None
    # For the wording of a refusal: the game and its edition.
    call.request.state.row = live.row
    return live


async def table(call: Call[None]) -> shapes.TableKnown:
    live = await found(call)
    row = await call.app_state.hall.find(call.code)
    async with live.lock:
        book = await live.current()
        return shapes.TableKnown(
            **brief(row, call.person),
            players=book.settings.players,
            seats=[shapes.TableSeat(chair.seat, chair.title, chair.name, chair.bot) for chair in book.chairs],
            mine=list(book.seats_of(call.person.id)),
        )


async def do(call: Call[shapes.Do]) -> Any:
    await found(call)
    if after := call.app_state.commands.take(call.person.id):
        raise HttpError("too-many", after=after)
    body = call.body
    return await timed(call.app_state, call.code, call.person, body.do, body.expect, body.request)


async def ask(call: Call[shapes.Ask]) -> dict[str, Any]:
    return {"answer": shapes.as_object(await answered(call, call.body.ask))}


async def state(call: Call[None]) -> Any:
    return await answered(call, asks.State(call.query.seat))


async def answered(call: Call[Any], question: Any) -> Any:
    """Answer a question without a socket."""
    live = await found(call)
    async with live.lock:
        book = await live.current()
        seat = getattr(question, "seat", None)
        if seat is not None and seat not in book.seats_of(call.person.id):
            raise Declined("not-your-seat", seat=seat)
        eyes: Eyes = book.eyes_of(call.person.id, seat)
        if eyes is None and not may_watch(book):
            raise Declined("not-for-watching")
        # A delayed watcher sees the table with the same delay here.
        live.advance_shadow(looking=eyes is None)
        address = address_of(call.request.scope)
        return await call.app_state.answered(address, live.book_of(eyes), eyes, call.language, question)


ENDPOINTS = (
    Endpoint("GET", "/api/tables", "Tables with free seats, and games that may be watched.", open_tables,
        gives=shapes.Tables, token="maybe",
    ),
    Endpoint("POST", "/api/tables", "Open a table.", open_table,
        takes=Settings, gives=shapes.Opened, status=201,
    ),
    Endpoint("GET", "/api/me/tables", "One's own tables.", my_tables, gives=shapes.Tables),
    Endpoint("GET", "/api/tables/{code}", "What is known of a table.", table,
        gives=shapes.TableKnown, token="maybe",
    ),
    Endpoint("GET", "/api/tables/{code}/state", "How everything stands, as one may see it.", state,
        gives=State, query=shapes.Since, token="maybe", refuses=(403, 409),
    ),
    Endpoint("POST", "/api/tables/{code}/commands", "Do something, as on the socket.", do,
        takes=shapes.Do, gives=shapes.Done, refuses=(403, 409),
    ),
    Endpoint("POST", "/api/tables/{code}/questions", "Ask something, as on the socket.", ask,
        takes=shapes.Ask, gives=shapes.Answer, token="maybe", refuses=(403, 409),
    ),
)  # fmt: skip
