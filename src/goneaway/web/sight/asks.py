"""Questions: what somebody may ask of a table without changing it, in the form of the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ...table.book.commands import ActionText, Seat

Word = Annotated[str, Meta(max_length=80)]
Words = Annotated[list[Word], Meta(max_length=80)]


class Question(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """Of a person with two seats `seat` says whose eyes are meant; elsewhere it may be left out."""


class State(Question, frozen=True, tag="state"):
    """How everything stands."""

    seat: Seat | None = None


class LegalActions(Question, frozen=True, tag="legal"):
    """What may be done now by whoever is asked: all of it, or what begins with a verb."""

    verb: Annotated[str, Meta(max_length=40)] = ""
    seat: Seat | None = None


class AsideActions(Question, frozen=True, tag="asides"):
    """What may be done beside the turn."""

    seat: Seat | None = None


class WhyNot(Question, frozen=True, tag="why"):
    """Why something may not be done, in words; or the action it is, if it may."""

    action: ActionText
    seat: Seat | None = None


class Rules(Question, frozen=True, tag="rules"):
    """The seats, and the rules in full."""


class Result(Question, frozen=True, tag="result"):
    """How the game ended, as data; nothing while it goes on."""


class ChoicesOf(Question, frozen=True, tag="choices"):
    """What can follow some words of an action, as a list with labels; `beside` the turn, or in it."""

    words: Words = []
    beside: bool = False
    seat: Seat | None = None


class Meant(Question, frozen=True, tag="meant"):
    """The actions that a way through the lists stands for: a walk's steps, all the usual guards."""

    words: Words
    seat: Seat | None = None


class WaysOf(Question, frozen=True, tag="ways"):
    """Where a pawn can get to, and what it takes; if he is to pass some places first, beyond those."""

    pawn: Word
    via: Words = []
    seat: Seat | None = None


class Look(Question, frozen=True, tag="look"):
    """What is to be said of a place, a pawn or a card; nothing if nothing is called so."""

    name: Word
    seat: Seat | None = None


class Spots(Question, frozen=True, tag="spots"):
    """Who can walk, and what else can be done that is about a pawn or a place, as one would ask for it."""

    seat: Seat | None = None


class Fits(Question, frozen=True, tag="fits"):
    """Where a tile of one's own, or else the one on a cell, can be laid, turned and carried."""

    tile: Word = ""
    cell: Word = ""
    seat: Seat | None = None


class Threat(Question, frozen=True, tag="threat"):
    """Where guards could come, with the points it takes; from what lies open alone."""

    seat: Seat | None = None


class Arrests(Question, frozen=True, tag="arrests"):
    """Whom Security can arrest now, and whom not and why."""

    seat: Seat | None = None


class Preview(Question, frozen=True, tag="preview"):
    """What an action would bring about, as far as the one who asks can know."""

    action: ActionText
    seat: Seat | None = None


class Doing(Question, frozen=True, tag="doing"):
    """Actions as one would ask for them."""

    actions: Annotated[list[Annotated[ActionText, Meta(pattern=r"\S")]], Meta(max_length=100)]
    seat: Seat | None = None


class HintFor(Question, frozen=True, tag="hint"):
    """What a bot would do in one's place, and why; nothing if one is not asked."""

    seat: Seat | None = None


class Older(Question, frozen=True, tag="older"):
    """What was told before a number, as far back as so many items."""

    before: Annotated[int, Meta(ge=1, le=10_000_000)]
    most: Annotated[int, Meta(ge=1, le=400)] = 200
    seat: Seat | None = None


class Since(Question, frozen=True, tag="since"):
    """What the others did since one's last turn, seat by seat; nothing unless it is one's turn."""

    seat: Seat | None = None


class Story(Question, frozen=True, tag="story"):
    """A game that is over, action by action, as a seat was told it (or a watcher)."""

    eyes: Seat | None = None
    seat: Seat | None = None


class Replay(Question, frozen=True, tag="replay"):
    """A game that is over after so many actions, through the eyes of a seat (or a watcher's)."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    eyes: Seat | None = None
    seat: Seat | None = None


Asked = (
    State | Rules | Result | LegalActions | AsideActions | WhyNot
    | ChoicesOf | Meant | WaysOf | Look | HintFor
    | Spots | Fits | Threat | Arrests | Preview | Doing
    | Older | Since | Story | Replay
)  # fmt: skip
