"""The messages to a pair of eyes, as types. The page's types are generated from them, and a test checks all
messages against them. Parts of one game alone are described where they are made."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Walk(Struct, frozen=True, rename={"start": "from"}):
    """A walk: the pawn, its start and end, and the points or steps it took."""

    pawn: str
    start: str
    to: str
    cost: int


class Line(Struct, frozen=True):
    """One thing that happened, in a sentence; see `presenting.chronicle.Line`."""

    kind: str
    sentence: str
    clause: str
    places: list[str]
    pawns: list[str]
    seat: str
    names: dict[str, str]
    walk: Walk | None
    dice: list[int]


class Verdict(Struct, frozen=True):
    """Why something may not be done; see `presenting.verdict.Verdict`."""

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


class Verb(Struct, frozen=True):
    """A verb that is legal now; it has a `label` if it is an action by itself."""

    word: str
    whole: bool
    label: str


class Question(Struct, frozen=True):
    """The open question, the seat that is asked, and the verbs it can answer with."""

    seat: int
    mine: bool
    kind: str
    clause: str
    citation: str
    question: str
    title: str
    reason: str
    seconds: int
    pawns: list[str]
    places: list[str]
    discreet: bool
    verbs: list[Verb]
    only: str
    beside: list[str]


class Choice(Struct, frozen=True):
    """A word that can continue an action."""

    word: str
    label: str
    whole: bool


class Choices(Struct, frozen=True):
    """The question for the next word of an action; see `presenting.choosing.Question`."""

    words: list[str]
    kind: str
    title: str
    choices: list[Choice]
    apart: int | None
    remarks: list[str]
    lit: dict[str, int]
    whole: bool


class Event(Struct, frozen=True):
    """An event, as programs read it."""

    kind: str
    parameters: dict[str, Any] = {}
