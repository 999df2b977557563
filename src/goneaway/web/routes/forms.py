"""Endpoints for forms and for the rulebook, used before a game and beside it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ... import KINDS
from ...table.book.settings import LONGEST_HOUSE, LONGEST_TITLE
from ..http.endpoint import Call, Endpoint
from ..http.errors import HttpError
from ..http.middleware import address_of
from . import catalogue, shapes

Json = dict[str, Any]
Word = Annotated[str, Meta(max_length=40)]


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """The edition of a game that has several; the usual one if left out."""

    edition: Word = ""


class Two(Struct, frozen=True, forbid_unknown_fields=True):
    first: Word
    second: Word


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """The choices so far: edition, bundles and options by name."""

    game: Word
    players: int
    rules: Json
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""


class HouseFile(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=LONGEST_HOUSE)]


def _game(name: str) -> str:
    if name not in KINDS:
        raise HttpError("not-found")
    return name


def _asked(call: Call[Any]) -> tuple[str, str]:
    """Return the game and edition requested; raises `HttpError` or `RulesError`."""
    game = _game(str(call.parts["game"]))
    usual = KINDS[game].edition
    edition = call.query.edition or usual
    if usual:
        catalogue.catalogue_of(game).check(edition)
    elif edition:
        raise HttpError("not-found")
    return game, edition


async def lobby(call: Call[None]) -> Json:
    return await call.app_state.hall.pools.words.run(catalogue.lobby, call.language)


async def rules(call: Call[None]) -> Json:
    return await call.app_state.hall.pools.words.run(catalogue.rules, *_asked(call), call.language)


async def house(call: Call[House]) -> Json:
    asked = call.body
    return await call.app_state.beside(
        address_of(call.request.scope),
        catalogue.house,
        _game(asked.game),
        asked.players,
        asked.rules,
        call.language,
    )


async def read(call: Call[HouseFile]) -> Json:
    return await call.app_state.beside(address_of(call.request.scope), catalogue.read_house, call.body.text)


async def write(call: Call[House]) -> Json:
    asked = call.body
    address = address_of(call.request.scope)
    text = await call.app_state.beside(
        address, catalogue.write_house, _game(asked.game), asked.title, asked.rules
    )
    return {"text": text}


async def clauses(call: Call[None]) -> Json:
    return await call.app_state.hall.pools.words.run(catalogue.clauses, *_asked(call), call.language)


async def clause(call: Call[None]) -> Json:
    game, edition = _asked(call)
    pool = call.app_state.hall.pools.words
    found = await pool.run(catalogue.clause, game, str(call.parts["clause"]), edition, call.language)
    if found is None:
        raise HttpError("not-found")
    return found


async def difference(call: Call[None]) -> Json:
    game = _game(str(call.parts["game"]))
    if not KINDS[game].edition:
        raise HttpError("not-found")
    for name in (call.query.first, call.query.second):
        catalogue.catalogue_of(game).check(name)
    pool = call.app_state.hall.pools.words
    return await pool.run(catalogue.difference, game, call.query.first, call.query.second, call.language)


async def moved(request: Request) -> Response:
    """Answer a former address: 308 keeps the method and the body."""
    now = request.url.path.replace("/api/house", "/api/house-rules")
    return JSONResponse({"code": "moved", "now": now}, 308, {"Location": now})


#: Addresses before 0.2, which the description leaves out; they go with the release after it.
FORMER = tuple(Route(f"/api/house{rest}", moved, methods=["POST"]) for rest in ("", "/read", "/write"))

ENDPOINTS = (
    Endpoint("GET", "/api/lobby", "The games that are played here, and what is played at once.", lobby,
        gives=shapes.Lobby, token="none", packs=True,
    ),
    Endpoint("GET", "/api/games/{game}/rules", "Every rule that can be chosen, as sentences.", rules,
        gives=shapes.Rules, query=Edition, token="none", packs=True,
    ),
    Endpoint("POST", "/api/house-rules", "Seats and differences of rules, or why they are invalid.", house,
        takes=House, gives=shapes.House, token="none", refuses=(404,),
    ),
    Endpoint("POST", "/api/house-rules/read", "A file of house rules, taken apart.", read,
        takes=HouseFile, gives=shapes.HouseRead, token="none",
    ),
    Endpoint("POST", "/api/house-rules/write", "What was chosen, as a file of house rules.", write,
        takes=House, gives=shapes.HouseWritten, token="none", refuses=(404,),
    ),
    Endpoint("GET", "/api/games/{game}/clauses", "The rulebook.", clauses,
        gives=shapes.Contents, query=Edition, token="none", packs=True,
    ),
    Endpoint("GET", "/api/games/{game}/clauses/{clause}", "One rule with all that is known of it.", clause,
        gives=shapes.Clause, query=Edition, token="none", packs=True,
    ),
    Endpoint("GET", "/api/games/{game}/difference", "What two editions have differently.", difference,
        gives=shapes.Differences, query=Two, token="none", packs=True,
    ),
)  # fmt: skip
