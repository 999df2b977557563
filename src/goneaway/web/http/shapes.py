"""The types of requests and responses; requests are decoded by them, and the description is generated from
them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from ...table.book.commands import Command
from ...table.book.settings import LONGEST_NAME
from ..sight.asks import Asked

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Language = Annotated[str, Meta(max_length=20, description="en, it, es or fr; anything else is English.")]
#: Chosen by the client; a command sent again with the same id is carried out once.
RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]*$")]
Number = Annotated[int, Meta(ge=0, le=2**53)]


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why a command was refused. With a `clause`, a rule of the game forbids it, and the fields are those of
    the answer to `why`."""

    code: str
    sentence: str
    clause: str | None = None
    parameters: dict[str, Any] = field(default_factory=dict)
    remedies: list[str] = field(default_factory=list)
    title: str = ""
    citation: str = ""
    reason: str = ""
    remark: str = ""
    head: str = ""
    rest: str = ""
    places: list[str] = field(default_factory=list)
    pawns: list[str] = field(default_factory=list)
    way: list[str] = field(default_factory=list)
    round: int = 0


# People


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a new guest."""

    name: Name
    language: Language = "en"


class Known(Struct, frozen=True):
    """A guest, as returned to themselves."""

    id: str
    name: str
    language: str


class Welcome(Struct, frozen=True):
    """A guest with their token, which is sent only once and not stored here. Send it as `Authorization:
    Bearer`."""

    id: str
    name: str
    language: str
    token: str


class Link(Struct, frozen=True):
    """A link to open on another device within the given seconds; its secret is the part after the #."""

    link: str
    token: str
    seconds: float


class Redeemed(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=100)]


# Tables


class Opened(Struct, frozen=True):
    code: str
    link: str


class Turn(Struct, frozen=True):
    """Whose turn it is, and whether it is yours."""

    seat: int
    title: str
    you: bool


class TableBrief(Struct, frozen=True, omit_defaults=True):
    """A table in a list. `free` are its free seats; `host` says whether you are its host. Your own running
    tables also have the round and whose turn it is."""

    code: str
    game: str
    edition: str
    title: str
    status: str
    free: int
    listed: bool
    watched: bool
    host: bool
    created: float
    touched: float
    round: int = 0
    turn: Turn | None = None


class Tables(Struct, frozen=True):
    tables: list[TableBrief]


class TableSeat(Struct, frozen=True):
    seat: int
    title: str
    name: str
    bot: str


class TableKnown(TableBrief, frozen=True, kw_only=True):
    """A table without its game; `mine` are your own seats."""

    players: int
    seats: list[TableSeat]
    mine: list[int]


class Do(Struct, frozen=True, forbid_unknown_fields=True):
    """A command, as on the socket."""

    do: Command
    request: RequestId
    expect: Number | None = None


class Done(Struct, frozen=True):
    """The command was carried out durably. `number` is its number in your own feed."""

    number: int
    answer: dict[str, Any]


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    ask: Asked


class Answer(Struct, frozen=True):
    """An answer that is an object, or anything else as its `value`."""

    answer: dict[str, Any]


class Since(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None


class Eyes(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat to look through; a watcher's eyes if left out."""

    eyes: Annotated[int, Meta(ge=0, le=11)] | None = None


class Health(Struct, frozen=True):
    status: str


def as_object(answer: Any) -> dict[str, Any]:
    """Send objects unchanged, and anything else as the value of an object."""
    return answer if isinstance(answer, dict) else {"value": answer}


# Announcements


class Announced(Struct, frozen=True):
    """A message from the people who run the server; `since` is when it was made, in seconds."""

    id: str
    text: str
    since: float


class Announcements(Struct, frozen=True):
    """The announcements in force, oldest first."""

    announcements: list[Announced]
