"""Entries: what a table's journal is made of. Written entries never change and are read back verbatim."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from .settings import Settings

#: Who answered: the player, a bot in the seat, the table (only one answer was legal), the clock, or an order.
By = Literal["", "person", "bot", "auto", "clock", "order"]


class Line(Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="kind"):
    """Fields of every entry: the time, the person and the request (both "" when the table acts by itself)."""

    at: float
    person: str = ""
    request: str = ""


# Gathering


class Opened(Line, frozen=True, tag="opened", kw_only=True):
    """The table was opened. The commitment fixes its secret before any player contributes to the key of
    chance."""

    settings: Settings
    name: str
    seats: tuple[str, ...]
    #: Seats held by one person.
    chairs: tuple[tuple[int, ...], ...]
    commitment: str
    edition: str = ""
    #: The table of which this is the rematch.
    after: str = ""


class Imported(Line, frozen=True, tag="imported", kw_only=True):
    """A record was imported: a finished game to look at, or an adjourned one to continue."""

    record: str


class Seated(Line, frozen=True, tag="seated", kw_only=True):
    """A player took a seat, or (-1) will draw lots for one, with a contribution to the key of chance."""

    seat: int
    sitter: str
    name: str
    contribution: str = ""


class Left(Line, frozen=True, tag="left", kw_only=True):
    """A player left, or (`kicked`) was removed by the host."""

    sitter: str
    name: str
    kicked: bool = False


class BotSeated(Line, frozen=True, tag="bot", kw_only=True):
    """A bot took a seat; without a level, it left it."""

    seat: int
    level: str = ""


class Sitter(Struct, frozen=True, omit_defaults=True):
    """The player of a seat when the game begins: a person or a bot."""

    name: str
    person: str = ""
    bot: str = ""


class Started(Line, frozen=True, tag="started", kw_only=True):
    """The game began. Holds everything that must stay the same whichever version reads it."""

    engine: str
    rules: dict[str, Any]
    contributions: tuple[str, ...]
    #: By seat.
    sitters: tuple[Sitter, ...]
    #: A hash of the first events; "" until the game has begun.
    told: str = ""


# The game


class Acted(Line, frozen=True, tag="acted", kw_only=True):
    """An action, the outcome of chance, and a hash of the events it led to."""

    seat: int
    action: str
    by: By = "person"
    drawn: tuple[tuple[str, int, int | list[int]], ...] | None = None
    told: str = ""
    #: An offer lapses after this many seconds; 0 means never.
    lasts: float = 0
    #: Why a bot did it, for the replay: a code that `wording` knows, and its parameters.
    why: tuple[str, dict[str, Any]] | None = None


class Undone(Line, frozen=True, tag="undone", kw_only=True):
    """An action was taken back: `back_to` actions stand (-1 until the entry is written)."""

    seat: int
    back_to: int = -1


class Rewound(Line, frozen=True, tag="rewound", kw_only=True):
    """Rewound by consent: `back_to` actions stand. The same dice will come again."""

    back_to: int


class Ended(Line, frozen=True, tag="ended", kw_only=True):
    """The game is over: played to the end, given up by all ("abandoned"), or closed by an administrator. The
    secret is revealed."""

    secret: str
    how: Literal["played", "abandoned", "closed"] = "played"


# Around it


class Said(Line, frozen=True, tag="said", kw_only=True):
    """A chat message: `ears` are the seats that can read it; with `all` it is for the table, watchers
    included."""

    seat: int
    name: str
    text: str
    ears: tuple[int, ...] = ()
    all: bool = False


class Ordered(Line, frozen=True, tag="ordered", kw_only=True):
    """A standing answer of a seat in a window, used every time or `once`. Without an answer, the order is
    removed."""

    seat: int
    window: str
    answer: str = ""
    once: bool = False


class Missed(Line, frozen=True, tag="missed", kw_only=True):
    """A seat was asked while its player is away."""

    seat: int


class Found(Line, frozen=True, tag="found", kw_only=True):
    """A missing player is back."""

    seat: int


class Covered(Line, frozen=True, tag="covered", kw_only=True):
    """A bot plays for a seat: its player asked for it, or is missing."""

    seat: int
    level: str
    why: Literal["asked", "absent"] = "asked"


class Flagged(Line, frozen=True, tag="flagged", kw_only=True):
    """A seat ran out of time: a bot finishes its turn, or the game."""

    seat: int
    clock: Literal["turn", "game"]
    level: str


class Returned(Line, frozen=True, tag="returned", kw_only=True):
    """A player took a seat back from a bot."""

    seat: int


class Resigned(Line, frozen=True, tag="resigned", kw_only=True):
    """A player resigned; a bot plays on in that seat."""

    seat: int
    level: str


class Proposed(Line, frozen=True, tag="proposed", kw_only=True):
    """A proposal that needs everybody's consent; proposals are numbered from 1."""

    what: Literal["pause", "rewind", "end"]
    seat: int
    back_to: int = 0


class Agreed(Line, frozen=True, tag="agreed", kw_only=True):
    proposal: int
    seat: int


class Disagreed(Line, frozen=True, tag="disagreed", kw_only=True):
    """One player refused the proposal, which ends it; its author withdraws it in the same way."""

    proposal: int
    seat: int


class Paused(Line, frozen=True, tag="paused", kw_only=True):
    """The game is paused: clocks stop and no player may act."""


class Resumed(Line, frozen=True, tag="resumed", kw_only=True):
    seat: int


class Woke(Line, frozen=True, tag="woke", kw_only=True):
    """A player came back to a game that was left by all; clocks have not run meanwhile."""


class Rematched(Line, frozen=True, tag="rematched", kw_only=True):
    """The same players continue at another table."""

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
    """The entry in its stored form."""
    return _ENCODER.encode(entry).decode()


def read(body: str) -> Entry:
    """The entry of a stored line; raises `msgspec.DecodeError`."""
    return _DECODER.decode(body)
