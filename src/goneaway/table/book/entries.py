"""Entries: what a table's journal is made of. What was written stays; it is read back to the letter."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from .settings import Settings

#: Who answered: the person, a bot in his chair, nobody (there was one answer), the clock, his own order.
By = Literal["", "person", "bot", "auto", "clock", "order"]


class Line(Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="kind"):
    """What every entry says: when, on whose word, and by which request (both "" where the table acts)."""

    at: float
    person: str = ""
    request: str = ""


# Gathering


class Opened(Line, frozen=True, tag="opened", kw_only=True):
    """The table stands. The commitment binds its chance before anybody contributes."""

    settings: Settings
    name: str
    seats: tuple[str, ...]
    #: Seats that one person holds together.
    chairs: tuple[tuple[int, ...], ...]
    commitment: str
    edition: str = ""
    #: The table this is the rematch of.
    after: str = ""


class Imported(Line, frozen=True, tag="imported", kw_only=True):
    """A record from elsewhere: finished, it is there to be looked at; adjourned, to be gone on with."""

    record: str


class Seated(Line, frozen=True, tag="seated", kw_only=True):
    """Somebody sits down, here or (-1) wherever the lots put him, with his word for the key of chance."""

    seat: int
    sitter: str
    name: str
    contribution: str = ""


class Left(Line, frozen=True, tag="left", kw_only=True):
    """Somebody has gone, or (`kicked`) was sent away by the host."""

    sitter: str
    name: str
    kicked: bool = False


class BotSeated(Line, frozen=True, tag="bot", kw_only=True):
    """A bot sits down; with no level it gets up."""

    seat: int
    level: str = ""


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Who has a seat when the game begins: a person or a bot."""

    name: str
    person: str = ""
    bot: str = ""


class Started(Line, frozen=True, tag="started", kw_only=True):
    """The game has begun: with everything that must never change, whatever version reads it."""

    engine: str
    rules: dict[str, Any]
    contributions: tuple[str, ...]
    #: By seat.
    sitters: tuple[Sitter, ...]
    #: What was told when it began, in one hash; "" until it has.
    told: str = ""


# The game


class Acted(Line, frozen=True, tag="acted", kw_only=True):
    """An action, what chance gave to it, and what was told of it in one hash."""

    seat: int
    action: str
    by: By = "person"
    drawn: tuple[tuple[str, int, int | list[int]], ...] | None = None
    told: str = ""
    #: What it offers lapses after so many seconds; 0 stands.
    lasts: float = 0
    #: Why a bot did it, for the replay: a code that `wording` tells, and what it is about.
    why: tuple[str, dict[str, Any]] | None = None


class Undone(Line, frozen=True, tag="undone", kw_only=True):
    """Taken back: `back_to` actions stand (-1 until it is written)."""

    seat: int
    back_to: int = -1


class Rewound(Line, frozen=True, tag="rewound", kw_only=True):
    """By consent: `back_to` actions stand. The same dice will come again."""

    back_to: int


class Ended(Line, frozen=True, tag="ended", kw_only=True):
    """The game is over: played to the end, given up by all ("abandoned"), or closed by an administrator. The
    secret is revealed."""

    secret: str
    how: Literal["played", "abandoned", "closed"] = "played"


# Around it


class Said(Line, frozen=True, tag="said", kw_only=True):
    """Talk: `ears` are the seats that hear it; `all` it is said to the table, watchers included."""

    seat: int
    name: str
    text: str
    ears: tuple[int, ...] = ()
    all: bool = False


class Ordered(Line, frozen=True, tag="ordered", kw_only=True):
    """What a seat wants answered in a window: whenever it opens, or `once`. No answer: no order any more."""

    seat: int
    window: str
    answer: str = ""
    once: bool = False


class Missed(Line, frozen=True, tag="missed", kw_only=True):
    """A seat is asked and nobody is there."""

    seat: int


class Found(Line, frozen=True, tag="found", kw_only=True):
    """He is."""

    seat: int


class Covered(Line, frozen=True, tag="covered", kw_only=True):
    """A bot plays for a seat: because its person asked for it, or is missing."""

    seat: int
    level: str
    why: Literal["asked", "absent"] = "asked"


class Flagged(Line, frozen=True, tag="flagged", kw_only=True):
    """Time is up: a bot plays the turn, or the game, to its end."""

    seat: int
    clock: Literal["turn", "game"]
    level: str


class Returned(Line, frozen=True, tag="returned", kw_only=True):
    """A person takes his seat back."""

    seat: int


class Resigned(Line, frozen=True, tag="resigned", kw_only=True):
    """A person gives up; a bot plays on for him."""

    seat: int
    level: str


class Proposed(Line, frozen=True, tag="proposed", kw_only=True):
    """Something that needs everybody's consent; they are numbered from 1."""

    what: Literal["pause", "rewind", "end"]
    seat: int
    back_to: int = 0


class Agreed(Line, frozen=True, tag="agreed", kw_only=True):
    proposal: int
    seat: int


class Disagreed(Line, frozen=True, tag="disagreed", kw_only=True):
    """One is enough; who proposed it says so to take it back."""

    proposal: int
    seat: int


class Paused(Line, frozen=True, tag="paused", kw_only=True):
    """No clock runs and nobody acts."""


class Resumed(Line, frozen=True, tag="resumed", kw_only=True):
    seat: int


class Woke(Line, frozen=True, tag="woke", kw_only=True):
    """Somebody is there again where nobody was: no clock has run meanwhile."""


class Rematched(Line, frozen=True, tag="rematched", kw_only=True):
    """The same people sit down again at another table."""

    code: str


Entry = (
    Opened | Imported | Seated | Left | BotSeated | Started
    | Acted | Undone | Rewound | Ended
    | Said | Ordered | Missed | Found | Covered | Flagged | Returned | Resigned
    | Proposed | Agreed | Disagreed | Paused | Resumed | Woke | Rematched
)  # fmt: skip

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def written(entry: Entry) -> str:
    """As it is stored."""
    return _ENCODER.encode(entry).decode()


def read(body: str) -> Entry:
    """The entry of a stored line; raises `msgspec.DecodeError`."""
    return _DECODER.decode(body)
