"""Names of places of the castle: from a word of the notation to a message and its parameters.

`kitchen-2` is in the Kitchen, `north-path-76` on the outer path, `chapel-3/tunnel` in the Chapel tunnel. The
names are in `colditz-places.ftl`, each with its forms. This module maps circles to names, and to their grid
references on the plan, for circles that share a name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from .speaking import Speaking

#: Parts of the drawing that have one name for players.
_SHARED = {
    "e-passage": "passage",
    "ne-passage": "passage",
    "nw-corridor": "passage",
    "south-stair": "stairs",
    "theatre-stair": "stairs",
    "north-path": "path",
    "east-path": "path",
    "west-path": "path",
    "clothes-roof": "roof",
    "kitchen-roof": "roof",
    "officers-roof": "roof",
    "north-wood": "wood",
    "east-wood": "wood",
    "river-slope": "slope",
    "west-slope": "slope",
    "south-bank": "bank",
    "cell-a": "inner-a",
    "cell-b": "inner-b",
    "cell-c": "outer",
    "barracks-east": "barracks",
    "barracks-south": "barracks",
}
#: Places with a letter and a number on the board.
_SIGNS = {"t": "target", "k": "key-gate", "p": "pass-gate", "h": "hideaway"}
#: Whole areas, and places of pawns that are not on a circle.
_WHOLES = {
    "inner-a": "inner-a",
    "inner-b": "inner-b",
    "outer": "outer",
    "appel": "appel",
    "barracks": "barracks",
    "reserve": "barracks",
    "returned": "barracks",
    "tower": "north-tower",
    "north-tower": "north-tower",
    "solitary": "solitary",
    "lane": "lane",
    "commanders-office": "commanders-office",
}
#: A man or a guard on the board, in the notation; sentences use capitals.
BOARD_PAWN = re.compile(r"[abdfp][1-8]|g(?:[1-9]|1[0-6])")
#: The forms of a place that sentences use.
FORMS = ("the", "in", "to", "from")


class Place(NamedTuple):
    """The message that names a place, its sign on the board if it has one, and its column and row."""

    key: str
    sign: str = ""
    spot: tuple[int, int] | None = None


def grid(spot: tuple[int, int]) -> str:
    """The grid reference of a circle, as printed at the edge of the board: `31K`, the 31st of row K.

    The number comes first: `K3` is a gate, and `B1` a man.

    >>> grid((60, 10)), grid((61, 27))
    ('31K', '31AB')
    """
    number, letter = parts(spot)
    return f"{number}{letter}"


def parts(spot: tuple[int, int]) -> tuple[int, str]:
    """Number and letter of a spot, as printed at the edge of the board."""
    x, y = spot
    return x // 2 + 1, f"{'A' if y >= 26 else ''}{chr(ord('A') + y % 26)}"


@cache
def _circles(board: str, variant: str | None) -> Mapping[str, Place]:
    # Imported here: only sentences about places need the board.
    from ..colditz.board import load_board

    castle = load_board(board, variant)
    found = {}
    for circle in castle.circles:
        area = circle.room or circle.area or circle.zone
        sign = area.upper() if area[0] in _SIGNS and area[1:].isdigit() else ""
        key = _SIGNS[area[0]] if sign else _SHARED.get(area, area)
        found[circle.name] = Place(key, sign, circle.spot)
    for tunnel, circles in castle.tunnels.items():
        for name in castle.names(circles):
            found[f"{name}/tunnel"] = Place(f"tunnel-{tunnel}", "", found[name].spot)
    rooms = {room: Place(room) for room in castle.rooms}
    areas = {
        name.rpartition("-")[0]: Place(place.key)
        for name, place in found.items()
        if "/" not in name and not place.sign and "-" in name
    }
    gates = {gate: Place(_SIGNS[gate[0]], gate.upper()) for gate in castle.gates}
    hideaways = {one: Place(_SIGNS[one[0]], one.upper()) for one in castle.hideaways}
    wholes = {name: Place(key) for name, key in _WHOLES.items()}
    return {**areas, **wholes, **rooms, **hideaways, **gates, **found}


def place_keys() -> frozenset[str]:
    """Every place that has a name, on any board."""
    from ..colditz.board import VARIANTS

    boards = (("castle", None), *(("castle", variant) for variant in VARIANTS), ("miniature", None))
    return frozenset(place.key for board in boards for place in _circles(*board).values())


def place_of(name: str, board: str = "castle") -> Place | None:
    """The place of a word of the notation on a board; None if the board does not have it.

    >>> place_of("north-path-76").key, place_of("k1").sign, place_of("b1")
    ('path', 'K1', None)
    """
    from ..colditz.board import VARIANTS

    for variant in (None, *(VARIANTS if board == "castle" else ())):
        found = _circles(board, variant).get(name)
        if found is not None:
            return found
    if "/" in name:
        # Below a circle without a tunnel: named after the circle.
        return place_of(name.partition("/")[0], board)
    # Places that only the small board of the examples has.
    return place_of(name, "miniature") if board == "castle" else None


def alone(name: str, board: str = "castle") -> bool:
    """Whether the name is unique on the board: a gate of one circle, a room as a whole."""
    place = place_of(name, board)
    if place is None or place.spot is None:
        return True
    return place.sign.lower() == name


# Names in sentences


def place(wording: Speaking, name: str, form: str = "", *, exact: bool = False) -> str:
    """The name of a place of the castle: bare, or in a form for sentences (`the`, `in`, `to`, `from`).

    With `exact` a circle is distinguished from others of its name. Other words are unchanged.

    >>> from goneaway.wording import Wording
    >>> place(Wording("it"), "kitchen-2", "from"), place(Wording(), "yard-14", "in", exact=True)
    ('dalla Cucina', 'in courtyard 28P')
    """
    found = place_of(name, wording.board)
    if found is None:
        return name
    key = f"colditz-place-{found.key}.{form}" if form else f"colditz-place-{found.key}"
    return wording.text(key, sign=found.sign, grid=_grid(wording, name) if exact else "")


def circle(wording: Speaking, name: str) -> str:
    """The name of one circle in a sentence."""
    at = _grid(wording, name)
    if not at:
        return place(wording, name, "the")
    return wording.text("colditz-circle", name=place(wording, name), grid=at)


def _grid(wording: Speaking, name: str) -> str:
    """The grid reference that distinguishes a circle from others of its name; "" if not needed."""
    found = place_of(name, wording.board)
    if found is None or found.spot is None or alone(name, wording.board):
        return ""
    return f"{found.spot[0]},{found.spot[1]}" if wording.typed else grid(found.spot)


def placed(wording: Speaking, parameter: str, name: str, exact: bool = False) -> dict[str, object]:
    """A place in all its forms, for a message: `$to`, `$to-in`, `$to-from` ..."""
    out: dict[str, object] = {parameter: circle(wording, name) if exact else place(wording, name, "the")}
    out |= {f"{parameter}-{form}": place(wording, name, form, exact=exact) for form in FORMS}
    out[f"{parameter}-id"] = name
    return out


def pawn(wording: Speaking, name: str) -> str:
    """A man or a guard as on the board, `B1`; any other word is unchanged."""
    return name.upper() if not wording.typed and BOARD_PAWN.fullmatch(name) else name
