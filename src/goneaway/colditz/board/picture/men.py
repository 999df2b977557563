"""The layer above the board: men, markers and highlighted circles, from a position given as data.

    {"pawns": [{"id": "b3", "circle": "yard-14"}, ...],
     "markers": [{"circle": "dentist-7", "nation": "dutch"}, ...],
     "highlights": [{"circle": "yard-15", "kind": "reach", "label": "1"}, ...]}

The letter of a pawn is its nation: a, b, d, f, p; g is a guard. A nation has a shape and a letter as well as
a colour. Kinds of highlight: reach, path, danger, barred.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from ..drawing import BoardFault
from ..model import Board
from .shapes import at, px

NATIONS: Mapping[str, tuple[str, str]] = {  # letter -> nation, colour
    "a": ("american", "#2f5fa8"),
    "b": ("british", "#b8322c"),
    "d": ("dutch", "#cf6a12"),
    "f": ("french", "#7a4a2b"),
    "p": ("polish", "#2f7a45"),
    "g": ("guard", "#141414"),
}
SHAPES: Mapping[str, str] = {
    "american": '<rect x="-8" y="-8" width="16" height="16" rx="2.5"/>',
    "british": '<circle r="9"/>',
    "dutch": '<path d="M0-10.6L10.6 0 0 10.6-10.6 0z"/>',
    "french": '<path d="M-5-8.8H5L10 0 5 8.8H-5L-10 0z"/>',
    "polish": '<path d="M-9-8.6H9V1Q8 7.4 0 10.8Q-8 7.4-9 1z"/>',
    "guard": '<path d="M-3.8-9.2H3.8L9.2-3.8V3.8L3.8 9.2H-3.8L-9.2 3.8V-3.8z"/>',
}
KINDS = ("reach", "path", "danger", "barred")
PARTS = ("pawns", "markers", "highlights")
#: Letters of a label or a name; pieces of one kind.
LONGEST = 12
MOST = 5000


def place(board: Board, given: Mapping[str, Any]) -> tuple[float, float]:
    name = str(given.get("circle"))[:60]
    if name not in board.index:
        raise BoardFault(
            f"the position speaks of a circle {name!r}, which is not on the board {board.name!r}"
        )
    return at(*board.circles[board.index[name]].spot)


def lit(board: Board, highlights: Sequence[Mapping[str, Any]]) -> Iterable[str]:
    for given in highlights:
        x, y = place(board, given)
        kind = given.get("kind", "reach")
        if kind not in KINDS:
            raise BoardFault(f"a highlight is {', '.join(KINDS)}, not {kind!r:.60}")
        yield f'<circle class="ga-lit ga-lit-{kind}" cx="{px(x)}" cy="{px(y)}" r="11"/>'
        label = given.get("label", "")
        if not isinstance(label, str | int) or len(str(label)) > LONGEST:
            raise BoardFault(f"a label is a short text or a number, not {label!r:.60}")
        if label != "":
            yield f'<text class="ga-cost" x="{px(x)}" y="{px(y + 3)}">{escape(str(label))}</text>'


def flags(board: Board, markers: Sequence[Mapping[str, Any]]) -> Iterable[str]:
    """A pennant in the nation's colour, with its letter, where an escape was attempted."""
    colour = {nation: (letter, paint) for letter, (nation, paint) in NATIONS.items()}
    for given in markers:
        x, y = place(board, given)
        nation = given.get("nation", "")
        if not isinstance(nation, str) or nation not in colour:
            raise BoardFault(f"a marker belongs to a nation ({', '.join(colour)}), not to {nation!r:.60}")
        letter, paint = colour[nation]
        cloth = f'<path class="ga-flag" style="fill:{paint}" d="M0 3V-12H13L10-7.5 13-3H0"/>'
        sign = f'<text class="ga-pawn-mark" x="5.4" y="-4.4">{letter.upper()}</text>'
        yield f'<g transform="translate({px(x + 5)} {px(y - 5)})">{cloth}{sign}</g>'


def men(board: Board, pawns: Sequence[Mapping[str, Any]]) -> Iterable[str]:
    for given in pawns:
        x, y = place(board, given)
        name = given.get("id", "")
        if not isinstance(name, str) or name[:1] not in NATIONS or len(name) > LONGEST:
            raise BoardFault(f"a pawn's id begins with one of {', '.join(NATIONS)}, not like {name!r:.60}")
        nation, paint = NATIONS[name[0]]
        body = f'<g class="ga-pawn ga-pawn-{nation}" style="fill:{paint}">{SHAPES[nation]}</g>'
        small = " ga-pawn-small" if len(name) > 2 else ""
        sign = f'<text class="ga-pawn-mark{small}" y="3">{escape(name.upper())}</text>'
        where = f"translate({px(x)} {px(y)})"
        yield f'<g class="ga-man" data-pawn="{escape(name)}" transform="{where}">{body}{sign}</g>'


def overlay(board: Board, position: Mapping[str, Any]) -> str:
    """The pieces, markers and highlights as SVG. Raises `BoardFault` for data of another shape."""
    for name, pieces in position.items():
        if name not in PARTS:
            raise BoardFault(f"a position has {', '.join(PARTS)}, and no {name!r:.60}")
        if not isinstance(pieces, list | tuple) or not all(isinstance(one, Mapping) for one in pieces):
            raise BoardFault(f"{name} should be a list of objects, each with its circle")
        if len(pieces) > MOST:
            raise BoardFault(f"{name} has {len(pieces)} entries; no board has room for more than {MOST}")
    parts = [
        *lit(board, position.get("highlights", ())),
        *flags(board, position.get("markers", ())),
        *men(board, position.get("pawns", ())),
    ]
    return f'<g class="ga-men">{"".join(parts)}</g>\n'
