"""The types of what is shown: the dicts that `to_json` and the presentations make.

Parts of one game alone are declared with its endpoints, in `routes.GAME.shapes`.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ...presenting.hint import Hint
from ...presenting.result import Ranking

__all__ = [
    "Allowed", "Choice", "Choices", "Event", "Forbidden", "Hint", "Line", "Looked", "Meant", "PlainBoard",
    "Preview", "Ranking", "Sent", "Spot", "Spots", "Verdict", "Walk", "Ways", "on_board", "seen",
]  # fmt: skip


class Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """An object as it is sent: exactly these fields; only those with a default may be missing."""


def on_board(name: str) -> str:
    """Return the name of a part that is worded for the reader."""
    return f"board/{name}"


def seen(name: str) -> str:
    """Return the name of a part that programs read as well: plain data, the same in every language."""
    return f"view/{name}"


class Walk(Sent, frozen=True, rename={"start": "from"}):
    """A walk: the pawn, its start and end, and the points or steps it took."""

    pawn: str
    start: str
    to: str
    cost: int


class Line(Sent, frozen=True):
    """One thing that happened, in a sentence; see `presenting.chronicle.Line`."""

    kind: str
    sentence: str
    pieces: list[tuple[str, str]]
    clause: str
    rule: str
    places: list[str]
    pawns: list[str]
    seat: str
    walk: Walk | None
    dice: list[int]


class Verdict(Sent, frozen=True):
    """Why an action is illegal; see `presenting.verdict.Verdict`."""

    code: str
    sentence: str
    clause: str
    title: str
    citation: str
    remedies: list[str]
    remark: str
    places: list[str]
    pawns: list[str]
    reason: str
    way: list[str]
    round: int
    head: str
    rest: str


class Allowed(Sent, frozen=True):
    """The answer to `why` for an action that is legal."""

    allowed: Annotated[bool, Meta(extra_json_schema={"const": True})]
    action: str


class Forbidden(Verdict, frozen=True, kw_only=True):
    """The answer to `why` for an action that is illegal."""

    allowed: Annotated[bool, Meta(extra_json_schema={"const": False})]
    action: str


class Choice(Sent, frozen=True):
    """A token that can continue an action; see `presenting.choosing.Choice`."""

    word: str
    label: str
    note: str
    whole: bool


class Choices(Sent, frozen=True):
    """The question for the next token of an action; see `presenting.choosing.Question`."""

    words: list[str]
    kind: str
    title: str
    choices: list[Choice]
    apart: int | None
    remarks: list[str]
    lit: dict[str, int]
    whole: bool


class Event(Struct, frozen=True):
    """An event, as programs read it; the rulebook declares the parameters of each kind."""

    kind: str
    parameters: dict[str, Any] = {}


class Looked(Sent, frozen=True):
    """A description of a place, a pawn or a card; the first sentence names it."""

    name: str
    kind: str
    lines: list[str]
    pawns: list[str]
    places: list[str]


class Meant(Sent, frozen=True):
    """The actions that a way through the lists stands for."""

    actions: list[str]


class Ways(Sent, frozen=True):
    """Where a pawn can go; further fields differ from game to game."""

    pawn: str


class Spot(Sent, frozen=True):
    """An action on pawns or places of the board, with the text to offer it."""

    text: str
    verb: str
    label: str
    pawns: list[str]
    places: list[str]


class Spots(Sent, frozen=True):
    """Which pawns can walk, and what else can be done on the board."""

    walkers: list[str]
    spots: list[Spot]


class Preview(Sent, frozen=True):
    """The effects of an action; `open` if more may follow that the client cannot know."""

    lines: list[Line]
    places: list[str]
    pawns: list[str]
    open: bool


class PlainBoard(Sent, frozen=True, rename=on_board):
    """A game without a board of its own: the table in words."""

    lines: list[str]
