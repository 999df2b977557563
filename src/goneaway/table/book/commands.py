"""Commands: what somebody may ask of a table, in the form in which it comes over the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .settings import LONGEST_WORD, Seconds

#: Nobody says more in one breath.
LONGEST_SPEECH = 600
LONGEST_ACTION = 400

Seat = Annotated[int, Meta(ge=0, le=11)]
ActionText = Annotated[str, Meta(max_length=LONGEST_ACTION)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """Of a person with two seats `seat` says which is meant; elsewhere it may be left out."""


class Claim(Asked, frozen=True, tag="claim"):
    """Sit down: in a seat, or in any, which the lots give out at the start."""

    seat: Seat | Literal["any"]
    #: A word of one's own, mixed into the key of chance.
    contribution: Annotated[str, Meta(max_length=LONGEST_WORD)] = ""


class Leave(Asked, frozen=True, tag="leave"):
    """Get up again, before the start."""


class Kick(Asked, frozen=True, tag="kick"):
    """The host sends somebody away, before the start: by seat, or by name who waits for the lots."""

    seat: Seat | None = None
    name: str = ""


class SeatBot(Asked, frozen=True, tag="bot"):
    """The host puts a bot in an empty seat; with no level he takes it away."""

    seat: Seat
    level: str = ""


class Start(Asked, frozen=True, tag="start"):
    """The host begins: every seat has somebody."""


class Act(Asked, frozen=True, tag="act"):
    """An action of the game. What it offers lapses after `lasts` seconds, if that is given."""

    action: ActionText
    seat: Seat | None = None
    lasts: Seconds = 0


class Undo(Asked, frozen=True, tag="undo"):
    seat: Seat | None = None


class Say(Asked, frozen=True, tag="say"):
    """Talk to the table, to one's own side, or to seats. There is no default."""

    to: Literal["table", "officers"] | list[Seat]
    text: Annotated[str, Meta(max_length=LONGEST_SPEECH)]
    seat: Seat | None = None


class Order(Asked, frozen=True, tag="order"):
    """Answer a kind of question so, always or `once`; with no answer: no more."""

    window: Annotated[str, Meta(max_length=60)]
    answer: ActionText = ""
    once: bool = False
    seat: Seat | None = None


class Cover(Asked, frozen=True, tag="cover"):
    """A bot is to play: for oneself, or for somebody who is away."""

    level: str
    seat: Seat | None = None


class Return(Asked, frozen=True, tag="return"):
    """Take one's seat back from a bot."""

    seat: Seat | None = None


class Resign(Asked, frozen=True, tag="resign"):
    seat: Seat | None = None


class Propose(Asked, frozen=True, tag="propose"):
    """What needs everybody's consent: a pause, an end, or a rewind to a number of one's own feed."""

    what: Literal["pause", "rewind", "end"]
    to: Annotated[int, Meta(ge=0)] = 0


class Agree(Asked, frozen=True, tag="agree"):
    proposal: int


class Disagree(Asked, frozen=True, tag="disagree"):
    proposal: int


class Resume(Asked, frozen=True, tag="resume"):
    """Go on after a pause: one is enough."""


class Rematch(Asked, frozen=True, tag="rematch"):
    """The same again, after the end; the answer is the code of the new table."""


Command = (
    Claim | Leave | Kick | SeatBot | Start
    | Act | Undo | Say | Order | Cover | Return | Resign
    | Propose | Agree | Disagree | Resume | Rematch
)  # fmt: skip
