"""What a pair of eyes is sent, as types: the page's own types are made of them, and a test holds what is sent
to them. Parts of one game alone are described where they are made."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Walk(Struct, frozen=True, rename={"start": "from"}):
    """Who walked, from where, where to, and the points or steps it took."""

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
    """What can be done; `label` is there if it is an action by itself."""

    word: str
    whole: bool
    label: str


class Question(Struct, frozen=True):
    """What is being decided, by whom, and what the one who is asked can do about it."""

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
    """A word that an action can go on with."""

    word: str
    label: str
    whole: bool


class Choices(Struct, frozen=True):
    """What is asked for the next word of an action; see `presenting.choosing.Question`."""

    words: list[str]
    kind: str
    title: str
    choices: list[Choice]
    apart: int | None
    remarks: list[str]
    lit: dict[str, int]
    whole: bool


class Event(Struct, frozen=True):
    """What happened, as a program reads it."""

    kind: str
    parameters: dict[str, Any] = {}
