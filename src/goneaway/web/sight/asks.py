"""Questions: what a client may ask of a table without changing it, in the form sent over the network."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ...table.book.commands import ActionText, Seat

Word = Annotated[str, Meta(max_length=80)]
Words = Annotated[list[Word], Meta(max_length=80)]


class Question(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """A player with two seats names the one meant in `seat`; others may leave it out."""


class State(Question, frozen=True, tag="state"):
    """Ask for the complete state."""

    seat: Seat | None = None


class LegalActions(Question, frozen=True, tag="legal"):
    """Ask for the legal actions of the seat that is asked: all of them, or those of one verb."""

    verb: Annotated[str, Meta(max_length=40)] = ""
    seat: Seat | None = None


class AsideActions(Question, frozen=True, tag="asides"):
    """Ask for the legal actions beside the turn."""

    seat: Seat | None = None


class WhyNot(Question, frozen=True, tag="why"):
    """Ask why an action is illegal; the answer is the reason in words, or the action if it is legal."""

    action: ActionText
    seat: Seat | None = None


class Rules(Question, frozen=True, tag="rules"):
    """Ask for the seats, and the rules in full."""


class Result(Question, frozen=True, tag="result"):
    """Ask how the game ended, as data; the answer is empty while it goes on."""


class ChoicesOf(Question, frozen=True, tag="choices"):
    """Ask for the tokens that can follow the beginning of an action, with labels; `beside` the turn, or in
    it."""

    words: Words = []
    beside: bool = False
    seat: Seat | None = None


class Meant(Question, frozen=True, tag="meant"):
    """Ask for the actions that a way through the lists stands for: a walk's steps, or all the usual
    guards."""

    words: Words
    seat: Seat | None = None


class WaysOf(Question, frozen=True, tag="ways"):
    """Ask where a pawn can get to, and at what cost; with places to pass first, where it can go beyond
    those."""

    pawn: Word
    via: Words = []
    seat: Seat | None = None


class Look(Question, frozen=True, tag="look"):
    """Ask for a description of a place, a pawn or a card; the answer is empty for an unknown name."""

    name: Word
    seat: Seat | None = None


class Spots(Question, frozen=True, tag="spots"):
    """Ask which pawns can walk, and which other actions concern a pawn or a place, with the texts to offer
    them."""

    seat: Seat | None = None


class Fits(Question, frozen=True, tag="fits"):
    """Ask where one of your tiles, or the one on a cell, can be laid, turned and carried."""

    tile: Word = ""
    cell: Word = ""
    seat: Seat | None = None


class Threat(Question, frozen=True, tag="threat"):
    """Ask where guards could come, and at what cost in points; computed from public information alone."""

    seat: Seat | None = None


class Arrests(Question, frozen=True, tag="arrests"):
    """Ask which men Security can arrest now, and why not the others."""

    seat: Seat | None = None


class Preview(Question, frozen=True, tag="preview"):
    """Ask what an action would bring about, as far as the client can know."""

    action: ActionText
    seat: Seat | None = None


class Doing(Question, frozen=True, tag="doing"):
    """Ask for actions with the texts to offer them."""

    actions: Annotated[list[Annotated[ActionText, Meta(pattern=r"\S")]], Meta(max_length=100)]
    seat: Seat | None = None


class HintFor(Question, frozen=True, tag="hint"):
    """Ask what a bot would do in your place, and why; the answer is empty if you are not asked."""

    seat: Seat | None = None


class Older(Question, frozen=True, tag="older"):
    """Ask for older items before a number, up to the given count."""

    before: Annotated[int, Meta(ge=1, le=10_000_000)]
    most: Annotated[int, Meta(ge=1, le=400)] = 200
    seat: Seat | None = None


class Since(Question, frozen=True, tag="since"):
    """Ask what the others did since your last turn, by seat; the answer is empty unless it is your turn."""

    seat: Seat | None = None


class Story(Question, frozen=True, tag="story"):
    """Ask for a finished game, action by action, as a seat (or a watcher) saw it."""

    eyes: Seat | None = None
    seat: Seat | None = None


class Replay(Question, frozen=True, tag="replay"):
    """Ask for a finished game after a number of actions, through the eyes of a seat (or of a watcher)."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    eyes: Seat | None = None
    seat: Seat | None = None


Asked = (
    State | Rules | Result | LegalActions | AsideActions | WhyNot
    | ChoicesOf | Meant | WaysOf | Look | HintFor
    | Spots | Fits | Threat | Arrests | Preview | Doing
    | Older | Since | Story | Replay
)  # fmt: skip
