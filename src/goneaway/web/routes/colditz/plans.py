"""The castle as data for drawing: where everything lies, what it is called, and its picture.

Neither changes during a game. A browser may keep the picture for ever (its address has its fingerprint in
it), and the plan until the server reports another.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, degrees, hypot
from typing import Any
from urllib.parse import urlencode

import msgspec
from msgspec import Struct
from starlette.responses import Response

from ....colditz.board import Board, BoardFault, car_road, load_board
from ....colditz.board.picture.painting import broken
from ....colditz.board.picture.shapes import STEP, at
from ....colditz.kind import COLDITZ
from ....colditz.ruleset import edition_names
from ....colditz.words.places import EQUIPMENT
from ....presenting.choosing import capital
from ....presenting.colditz.names import names_of
from ....wording import LANGUAGES, Wording
from ....wording.colditz_places import parts, place
from ...http.endpoint import JSON, Call, Endpoint
from ...http.errors import HttpError
from ..packed import ASK, YEAR, Packed, Word, one_of, sent
from . import shapes
from .picture import RADIUS, THEMES, PagePainting, paint

#: Every flag of a circle that the page distinguishes, the most important first.
_KINDS = ("post", "target", "hideaway", "key", "pass", "light", "tunnel", "appel")
#: Selectors for the messages about kinds of circles.
_SAID = {"appel": "white", "light": "lit"}
_SVG = "image/svg+xml"


# What is on it


@lru_cache(maxsize=64)
def plan(board: str, variant: str | None, edition: str, language: str) -> Packed:
    """Return circles, rooms and everything else with a place of its own, named for the reader."""
    castle = load_board(board, variant)
    wording = Wording(language, edition)
    picture = f"/plans/{board}.svg?" + urlencode(
        {**({"variant": variant} if variant else {}), "v": drawn(board, variant, None).tag}
    )
    body = {
        "board": board,
        "variant": variant,
        "picture": picture,
        "view_box": [round(side, 1) for side in PagePainting(castle, {}).box],
        "step": STEP,
        "radius": RADIUS,
        **_places(castle, wording),
        **_edges(castle),
        **_wholes(castle),
        **_things(castle),
        **_words(castle, wording),
    }
    return Packed.of(msgspec.json.encode(body))


def _places(castle: Board, wording: Wording) -> dict[str, Any]:
    """Return, by circle: position, kind, room, name, and the phrase for going there."""
    circles: dict[str, list[Any]] = {}
    for circle in castle.circles:
        x, y = at(*circle.spot)
        kind = next((kind for kind in _KINDS if kind in circle.flags), "held" if circle.held else "")
        if "underground" in circle.flags:
            kind = "underground"
        area = circle.room or circle.area
        circles[circle.name] = [round(x, 1), round(y, 1), kind, area, *_called(circle.name, wording)]
    return {"circles": circles}


def _called(name: str, wording: Wording) -> tuple[str, str]:
    """Return the name of a place, made unique, and the phrase for going there."""
    return place(wording, name, exact=True), place(wording, name, "to", exact=True)


def _edges(castle: Board) -> dict[str, Any]:
    """Return the column numbers and row letters as in sentences, with their positions."""
    columns: dict[str, float] = {}
    rows: dict[str, float] = {}
    for circle in castle.circles:
        number, letter = parts(circle.spot)
        # Rows are shifted against each other by half a step: between the two of a number.
        columns[str(number)] = round((circle.spot[0] // 2 + 0.25) * STEP, 1)
        rows[letter] = round(at(*circle.spot)[1], 1)
    return {"columns": columns, "rows": rows}


def _wholes(castle: Board) -> dict[str, Any]:
    """Return the named places of more than one circle."""
    names = castle.names
    return {
        "rooms": {room.name: names(room.circles) for room in castle.rooms.values()},
        "cells": {block.name: names(block.circles) for block in castle.cells.values()},
        "barracks": [bed for wing in castle.barracks.values() for bed in names(wing)],
        "tunnels": {tunnel: names(circles) for tunnel, circles in castle.tunnels.items()},
        "tower": names(castle.track[:1]),
        "track": names(castle.track),
    }


def _things(castle: Board) -> dict[str, Any]:
    """Return the car, its roads, and the ways over walls and through the wire."""
    (x1, y1), (x2, y2) = (at(*castle.circles[castle.car[end]].spot) for end in ("rear", "front"))
    return {
        "car": {
            "x": round((x1 + x2) / 2, 1),
            "y": round((y1 + y2) / 2, 1),
            "turn": round(degrees(atan2(y2 - y1, x2 - x1)), 1),
            "size": round(max(1.0, hypot(x2 - x1, y2 - y1) / 2 - RADIUS - 1.4), 1),
            "roads": {end: castle.names(car_road(castle, end)) for end in castle.car},
        },
        "ropes": [[*castle.names((rope.top, rope.landing)), rope.feet] for rope in castle.ropes],
        "cuts": [castle.names((cut.inside, cut.outside)) for cut in castle.cuts],
    }


def _words(castle: Board, wording: Wording) -> dict[str, Any]:
    """Return the lettering on the plan, and the texts about circles that are more than a step of the way."""
    names, say = names_of(wording), wording.text
    letters = []
    for name, given in castle.drawing.legend.get("lettering", {}).items():
        room = castle.rooms.get(name)
        title = names.place(name) if room else capital(place(wording, given.get("note", name)))
        x, y = at(*given["at"])
        lines = given.get("lines", 2 if "|" in given.get("words", "") else 1)
        bx, by = at(*given.get("badge", given["at"]))
        letters.append(
            {
                "name": name,
                "room": room is not None,
                "lines": broken(title, lines),
                "at": [round(x, 1), round(y, 1)],
                "turn": given.get("turn", 0),
                "symbols": list(room.symbols) if room else [],
                "badge": [round(bx, 1), round(by, 1)],
            }
        )
    symbols = {symbol for room in castle.rooms.values() for symbol in room.symbols}
    below = [f"{name}/tunnel" for tunnel in castle.tunnels.values() for name in castle.names(tunnel)]
    wholes = (*castle.rooms, *castle.cells, *below, "reserve", "returned", "tower")
    kinds = (*_KINDS, "held", "door", "car")
    return {
        "lettering": letters,
        #: Places of more than one circle, in the form of circles.
        "called": {
            **{name: _called(name, wording) for name in wholes},
            **{
                tunnel: _called(f"{castle.names(circles)[0]}/tunnel", wording)
                for tunnel, circles in castle.tunnels.items()
            },
        },
        "kinds": {kind: say("colditz-look-is", what=_SAID.get(kind, kind)) for kind in kinds},
        "symbols": {symbol: names.card(symbol) for symbol in sorted({*symbols, *EQUIPMENT})},
    }


@lru_cache(maxsize=32)
def drawn(board: str, variant: str | None, theme: str | None) -> Packed:
    """Return the picture, in one theme or in all of them."""
    return Packed.of(paint(load_board(board, variant), theme).encode())


# Sent


class CastlePlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The board of the castle, the edition that words it, and the language."""

    board: Word = "castle"
    variant: Word = ""
    edition: Word = COLDITZ.edition
    language: Word = "en"


class Picture(Struct, frozen=True, forbid_unknown_fields=True):
    """`v` is the fingerprint of the picture: with it, a browser keeps the picture for good."""

    variant: Word = ""
    theme: Word = ""
    v: Word = ""


def _checked(board: str, variant: str | None) -> None:
    try:
        load_board(board, variant)
    except BoardFault as fault:
        raise HttpError("bad-request", what=str(fault)) from None


async def colditz_plan(call: Call[None]) -> Response:
    asked: CastlePlan = call.query
    board, variant = asked.board, asked.variant or None
    # Off the event loop; every plan is made once and cached.
    words = call.app_state.hall.pools.words
    await words.run(_checked, board, variant)
    one_of("edition", asked.edition, tuple(edition_names()))
    one_of("language", asked.language, LANGUAGES)
    return sent(call, await words.run(plan, board, variant, asked.edition, asked.language), JSON, ASK)


async def colditz_picture(call: Call[None]) -> Response:
    asked: Picture = call.query
    board, variant = str(call.parts["board"]), asked.variant or None
    words = call.app_state.hall.pools.words
    await words.run(_checked, board, variant)
    if asked.theme:
        one_of("theme", asked.theme, tuple(THEMES))
    found = await words.run(drawn, board, variant, asked.theme or None)
    return sent(call, found, _SVG, YEAR if asked.v == found.tag else ASK)


ENDPOINTS = (
    Endpoint("GET", "/api/plans/colditz",
        "The castle as data: circles, rooms, cells, their names, and the address of its picture.",
        colditz_plan, gives=shapes.ColditzPlan, query=CastlePlan, token="none",
    ),
    Endpoint("GET", "/plans/{board}.svg", "The picture of the castle, without lettering.", colditz_picture,
        gives=bytes, query=Picture, token="none", media=_SVG,
    ),
)  # fmt: skip
