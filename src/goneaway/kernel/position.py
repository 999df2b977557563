"""Positions, the decision stack, and what a seat sees."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Generic, Self, TypeVar

from .actions import Action
from .asides import SILENCE, Asides
from .chance import Chance
from .events import Event, chance_event
from .fields import CLOSING, UNTOLD, Public, Written, contents, declared
from .legal import NOTHING, Legal
from .options import brief
from .refusals import Refusal, Refused


class SeatError(ValueError):
    """A seat that this table does not have."""

    def __init__(self, seat: object, known: object) -> None:
        super().__init__(f"there is no seat {brief(seat)!r}; there are {known}")


@dataclass(frozen=True)
class Prompt:
    """What is being decided: enough for a person to understand the question."""

    kind: str
    clause: str
    seat: int
    parameters: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `places` ranks the seats; those that share a place stand together."""

    end: str
    clause: str
    places: tuple[tuple[int, ...], ...]
    columns: Mapping[str, Sequence[int]] = field(default_factory=dict)

    @property
    def winners(self) -> tuple[int, ...]:
        return self.places[0]

    def to_json(self) -> dict[str, Any]:
        return {
            "end": self.end,
            "clause": self.clause,
            "places": [list(place) for place in self.places],
            "columns": {name: list(values) for name, values in self.columns.items()},
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Outcome:
        places = tuple(tuple(place) for place in data["places"])
        return cls(data["end"], data["clause"], places, dict(data["columns"]))


P = TypeVar("P", bound="Position")


class Frame(ABC, Generic[P]):
    """One decision on the stack: whose it is, what may be answered, what an answer does.

    Frames are frozen plain data; whatever changes, changes by putting another frame in the
    place of this one. So copying the stack is copying a list.
    """

    __slots__ = ("seat",)

    kind: ClassVar[str]
    #: Whose decision it is.
    seat: int
    #: What is hidden decides how many answers there are. So it is asked also when there is one, or the
    #: others would learn from the missing question; whoever drives the game gives a single answer.
    discreet: ClassVar[bool] = False
    #: A procedure: nobody decides, `advance` takes it one stage on.
    automatic: ClassVar[bool] = False

    def advance(self, position: P) -> None:
        """Go on by itself, until somebody has to decide."""
        raise AssertionError(f"{self.kind} waits for a decision")

    def resume(self, position: P, answer: Any) -> None:
        """What this frame has asked for, by pushing the frame that stood on it, has been answered.

        That frame is gone and this one is on top again. What kind of answer it is (a pawn, a team, yes or
        no, the result of a throw) the one who asks knows, and writes down as the type of `answer`.
        """
        raise AssertionError(f"{self.kind} waits for no answer")

    @abstractmethod
    def prompt(self, position: P) -> Prompt: ...

    @abstractmethod
    def legal(self, position: P) -> Legal: ...

    @abstractmethod
    def why_not(self, position: P, action: Action) -> Refusal | None: ...

    @abstractmethod
    def play(self, position: P, action: Action) -> None:
        """Carry out an action that `why_not` has let pass."""

    @abstractmethod
    def state(self) -> list[Any]:
        """Plain data for the digest."""


class Moment:
    """What is open to everybody in every game, of a position and of a view alike."""

    __slots__ = ()

    #: The decision stack.
    frames: Annotated[
        Public[list[Frame[Any]]],
        CLOSING,
        Written("{}[:]", "[[frame.kind, *frame.state()] for frame in {}]"),
    ]
    outcome: Annotated[Public[Outcome | None], CLOSING]
    #: Actions applied so far; equal positions may have been come to in more or fewer of them.
    ply: Annotated[Public[int], UNTOLD]


class View(Moment, ABC):
    """What one seat may know of a position: the only thing that leaves the referee."""

    #: The seat whose eyes these are; None for a spectator.
    seat: int | None

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and contents(self) == contents(other)

    @abstractmethod
    def to_json(self, watched: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Plain data, as it is sent to a client.

        `watched` is what a spectator's view of the same moment told, if that is at hand: what lies open need
        not be told again.
        """


class Position(Moment, ABC):
    """A moment of a game, as the referee knows it.

    A game subclasses it, keeps its own state in flat lists, and implements the abstract members.
    """

    __slots__ = (*declared(Moment), "_events", "_legal", "chance", "prelude", "strict")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.frames = []
        self.outcome = None
        self.ply = 0
        #: What happened while the game was set up: filled in by `Game.start`.
        self.prelude: tuple[Event, ...] = ()
        #: Check every action in full, also one that `legal` has just handed out. The referee of a table that
        #: others sit at does, and so do records; bots that try things out need not.
        self.strict = False
        self._events: list[Event] = []
        self._legal: Legal | None = None

    # What is asked

    @property
    def actor(self) -> int | None:
        """The seat whose decision is awaited; None when the game is over."""
        return None if self.outcome is not None else self.frames[-1].seat

    @property
    def prompt(self) -> Prompt | None:
        return None if self.outcome is not None else self.frames[-1].prompt(self)

    def legal(self) -> Legal:
        """The actor's legal actions; found once, and again only after something changed."""
        if self.outcome is not None:
            return NOTHING
        if self._legal is None:
            self._legal = self.frames[-1].legal(self)
        return self._legal

    @property
    def phase(self) -> int:
        """The part of a turn, where each part begins with a word from everybody; else 0."""
        return 0

    @property
    def setting_up(self) -> bool:
        """Whether the first turn is still to come: nobody needs to follow what is done until then."""
        return False

    def asides(self, seat: int) -> Asides:
        """What a seat that is not the actor may do now. Most games have nothing of the kind."""
        return SILENCE

    @abstractmethod
    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """None if `seat` may do this now, else the clause that forbids it."""

    # What is done

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do it and say what happened, or raise `Refused` and leave everything as it was.

        What is listed is legal (the properties hold every edition to it): unless `strict`, the very
        object that this moment's `legal` gave to the actor is believed.
        """
        legal = self._legal
        if legal is None or self.strict or not self._listed(legal, seat, action):
            refusal = self.why_not(seat, action)
            if refusal is not None:
                raise Refused(refusal)
            legal = self._legal  # looked at by whoever sought a reason, perhaps
        if legal is not None:
            legal.expire()
            self._legal = None
        self.ply += 1
        self._play(seat, action)
        return self.collect()

    def _listed(self, legal: Legal, seat: int, action: Action) -> bool:
        # True is a number to Python; here it is no seat.
        mine = type(seat) is int and self.outcome is None and self.frames[-1].seat == seat
        return mine and legal.handed_out(action)

    @abstractmethod
    def _play(self, seat: int, action: Action) -> None: ...

    def tell(self, event: Event) -> None:
        """Report what just happened."""
        self._events.append(event)

    def collect(self) -> tuple[Event, ...]:
        """The events since the last call, outcomes of chance first."""
        told, self._events = self._events, []
        drawn = self.chance.collect()
        if drawn:
            return (*(chance_event(*one) for one in drawn), *told)
        return tuple(told)

    # What is known

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What `seat` may know; None for a spectator. Changes nothing. Raises `SeatError`."""

    def copy(self, chance: Chance | None = None) -> Self:
        """A copy for planning. Its future is drawn from a fresh stream, never from the true one.

        The referee, who must be able to go back to exactly this moment, passes `self.chance`. A copy is
        as strict as its original.
        """
        twin = type(self).__new__(type(self))
        twin.chance = self.chance.fork("copy") if chance is None else chance
        twin.prelude = ()
        twin.strict = self.strict
        twin._events = []
        twin._legal = None
        self._copy_to(twin)
        return twin

    @abstractmethod
    def _copy_to(self, twin: Self) -> None:
        """Give a twin copies of all that is declared, those of `Moment` included."""

    @abstractmethod
    def state(self) -> list[Any]:
        """Everything that matters, as plain data; the log and the stream are not part of it."""

    def digest(self) -> str:
        """A stable hash of `state()`: equal positions have equal digests."""
        return hashlib.sha256(json.dumps(self.state(), separators=(",", ":")).encode()).hexdigest()
