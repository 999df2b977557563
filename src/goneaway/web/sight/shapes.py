"""The types of the messages to a pair of eyes.

The page's types are generated from them, and a test checks all messages against them. Types for one game are
declared in `shown`, parts of one game alone in `routes.GAME.shapes`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, field

from ...table.book import entries as e
from .shown import (
    Allowed,
    Choices,
    Event,
    Forbidden,
    Hint,
    Line,
    Looked,
    Meant,
    Preview,
    Ranking,
    Sent,
    Spots,
    Ways,
)

# Parts


class PaceTold(Sent, frozen=True):
    kind: Literal["live", "slow"]
    turn: float
    game: float
    reaction: float


class About(Sent, frozen=True, omit_defaults=True):
    """The table itself; `host` is the host's first seat, `plan` the key for requesting its board."""

    code: str
    title: str
    game: str
    game_title: str
    stage: str
    edition: str
    edition_title: str
    players: int
    status: Literal["gathering", "playing", "paused", "ended"]
    closed: bool
    host: int | None
    guests: list[str]
    pace: PaceTold
    watch: Literal["none", "link", "open"]
    delay: float
    undo: bool
    commitment: str
    rules: list[str]
    rematch: str
    ply: int
    plan: str = ""


class Seat(Sent, frozen=True, omit_defaults=True):
    """A seat and its player; its marks are known once the game has begun."""

    seat: int
    name: str
    person: str
    bot: str
    cover: str
    why: str
    missing: float
    resigned: bool
    title: str
    you: bool
    role: str = ""
    nation: str = ""
    letter: str = ""
    bot_title: str = ""


class Clocks(Sent, frozen=True):
    """The time every seat has left at the moment `since`; the awaited seat's runs from then on."""

    left: list[dict[str, float]]
    awaited: int | None
    since: float


class Verb(Sent, frozen=True):
    """A verb that is legal now; it has a `label` if it is an action by itself."""

    word: str
    whole: bool
    label: str


class Question(Sent, frozen=True):
    """The open question, the seat that is asked, and the verbs it can answer with."""

    seat: int
    mine: bool
    kind: str
    clause: str
    citation: str
    question: str
    title: str
    reason: str
    seconds: float
    pawns: list[str]
    places: list[str]
    discreet: bool
    verbs: list[Verb]
    only: str
    beside: list[str]


class Undo(Sent, frozen=True):
    """Whether an action can be taken back; if not, the reason, where there is more to say than no."""

    can: bool
    why: str


class Proposal(Sent, frozen=True):
    """A proposal that needs everybody's consent; `to` is the number to go back to."""

    number: int
    what: Literal["pause", "rewind", "end"]
    seat: int | None
    to: int
    agreed: list[int]


class Order(Sent, frozen=True):
    """A standing answer of a seat in a window."""

    window: str
    answer: str
    once: bool


class TableParts(Sent, frozen=True):
    """The parts that every table has."""

    about: About
    clocks: Clocks | None
    asked: Question | None
    undo: Undo | None
    outcome: Ranking | None
    seats: list[Seat]
    proposals: list[Proposal]
    orders: list[Order]


#: All parts of a table, with those of its game; the parts that have changed.
Parts: TypeAlias = Annotated[dict[str, Any], Meta(title="Parts")]
Changes: TypeAlias = Annotated[dict[str, Any], Meta(title="Partial<Parts>")]

# The feed


class Item(Sent, frozen=True, omit_defaults=True):
    """An entry and its lines. The first line replaces the last line of the item numbered `replaces`, unless
    that is 0. `events` are sent with new items and with older ones on request."""

    number: int
    entry: e.Entry
    lines: list[Line]
    replaces: int
    events: list[Event] = field(default_factory=list)


class Told(Item, frozen=True, omit_defaults=True, kw_only=True):
    """An event, with the parts that changed."""

    parts: Changes = field(default_factory=dict)


class State(Sent, frozen=True):
    """The complete state, with the end of the log and of the chat."""

    number: int
    eyes: int | None
    parts: Parts
    log: list[Item]
    talk: list[Item]


# Answers


class Doings(Sent, frozen=True):
    """What one seat did since your last turn; `first` are the most important lines."""

    seat: int
    dice: list[int]
    lines: list[Line]
    first: list[int]


class Since(Sent, frozen=True, rename={"start": "from"}):
    """What the others did since your last turn; see `since.since`."""

    number: int
    start: int
    at: float
    first_turn: bool
    seats: list[Doings]


class Played(Sent, frozen=True):
    """An action of a finished game."""

    ply: int
    seat: int
    lines: list[Line]
    replaces: int
    why: str


class Replayed(Sent, frozen=True):
    """A moment of a finished game."""

    ply: int
    of: int
    parts: Changes
    lines: list[Line]
    replaces: int


class Settled(Sent, frozen=True):
    """The seats, and the rules in full."""

    seats: list[str]
    rules: dict[str, Any]


#: By question (see `asks`): the type of its answer. Games refine some of them.
ANSWERS: Mapping[str, Any] = {
    "state": State,
    "rules": Settled,
    "result": dict[str, Any] | None,
    "legal": list[str],
    "asides": list[str],
    "why": Allowed | Forbidden,
    "choices": Choices | None,
    "meant": Meant,
    "ways": Ways,
    "look": Looked | None,
    "hint": Hint | None,
    "spots": Spots,
    "fits": dict[str, Any],
    "threat": dict[str, Any],
    "arrests": dict[str, Any],
    "preview": Preview,
    "doing": list[str],
    "older": list[Item],
    "since": Since | None,
    "story": list[Played],
    "replay": Replayed,
}


# Frames of the socket


class Greeting(Sent, frozen=True):
    """The client's eyes, its seats, and whether it is the host."""

    table: str
    eyes: int | None
    seats: list[int]
    number: int
    host: bool


class Away(Sent, frozen=True):
    """A seat whose player is away, and for how long."""

    seat: int
    seconds: int


class Presence(Sent, frozen=True):
    """All players who are away."""

    away: list[Away]
