"""Commands: what a client may ask of a table, in the form sent over the network."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .settings import LONGEST_WORD, Seconds

#: Maximum characters of one chat message.
LONGEST_SPEECH = 600
LONGEST_ACTION = 400

Seat = Annotated[int, Meta(ge=0, le=11)]
ActionText = Annotated[str, Meta(max_length=LONGEST_ACTION)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """A player with two seats names the one meant in `seat`; others may leave it out."""


class Claim(Asked, frozen=True, tag="claim"):
    """Take a given seat, or any seat: those are assigned by lot at the start."""

    seat: Seat | Literal["any"]
    #: Your own contribution to the key of chance.
    contribution: Annotated[str, Meta(max_length=LONGEST_WORD)] = ""


class Leave(Asked, frozen=True, tag="leave"):
    """Leave your seat, before the start."""


class Kick(Asked, frozen=True, tag="kick"):
    """Remove a player before the start, as the host: by seat, or by name if they still wait for the draw."""

    seat: Seat | None = None
    name: str = ""


class SeatBot(Asked, frozen=True, tag="bot"):
    """Put a bot in an empty seat, as the host; without a level, remove it."""

    seat: Seat
    level: str = ""


class Start(Asked, frozen=True, tag="start"):
    """Begin the game, as the host; every seat must be taken."""


class Act(Asked, frozen=True, tag="act"):
    """Take an action in the game. An offer lapses after `lasts` seconds, if that is given."""

    action: ActionText
    seat: Seat | None = None
    lasts: Seconds = 0


class Undo(Asked, frozen=True, tag="undo"):
    seat: Seat | None = None


class Say(Asked, frozen=True, tag="say"):
    """Send a message to the table, to your own side, or to seats. There is no default."""

    to: Literal["table", "officers"] | list[Seat]
    text: Annotated[str, Meta(max_length=LONGEST_SPEECH)]
    seat: Seat | None = None


class Order(Asked, frozen=True, tag="order"):
    """Set a standing answer to a kind of question, always or `once`; without an answer, remove it."""

    window: Annotated[str, Meta(max_length=60)]
    answer: ActionText = ""
    once: bool = False
    seat: Seat | None = None


class Cover(Asked, frozen=True, tag="cover"):
    """Let a bot play for you, or for a player who is away."""

    level: str
    seat: Seat | None = None


class Return(Asked, frozen=True, tag="return"):
    """Take your seat back from a bot."""

    seat: Seat | None = None


class Resign(Asked, frozen=True, tag="resign"):
    seat: Seat | None = None


class Propose(Asked, frozen=True, tag="propose"):
    """Propose something that needs everybody's consent: a pause, an end, or a rewind to a number in your
    feed."""

    what: Literal["pause", "rewind", "end"]
    to: Annotated[int, Meta(ge=0)] = 0


class Agree(Asked, frozen=True, tag="agree"):
    proposal: int


class Disagree(Asked, frozen=True, tag="disagree"):
    proposal: int


class Resume(Asked, frozen=True, tag="resume"):
    """Continue after a pause; any player can do this alone."""


class Rematch(Asked, frozen=True, tag="rematch"):
    """Ask for the same game again, after the end; the answer is the code of the new table."""


Command = (
    Claim | Leave | Kick | SeatBot | Start
    | Act | Undo | Say | Order | Cover | Return | Resign
    | Propose | Agree | Disagree | Resume | Rematch
)  # fmt: skip
