"""Positions, the decision stack, and the views of seats."""

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
    """The pending question: enough for a person to understand it."""

    kind: str
    clause: str
    seat: int
    parameters: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `places` ranks the seats; tied seats are in the same tuple."""

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
    """One decision on the stack: the deciding seat, its legal actions, and their effects.

    Frames are frozen plain data: to change one, replace it by another frame. So copying the stack is
    copying a list.
    """

    __slots__ = ("seat",)

    kind: ClassVar[str]
    #: The deciding seat.
    seat: int
    #: The number of answers depends on hidden information. So it is asked even if there is only one answer,
    #: or the missing question would reveal it; the program that drives the game gives a single answer.
    discreet: ClassVar[bool] = False
    #: A procedure without a decision of its own: `advance` runs its next stage.
    automatic: ClassVar[bool] = False

    def advance(self, position: P) -> None:
        """Continue without a decision, until a seat has to decide."""
        raise AssertionError(f"{self.kind} waits for a decision")

    def resume(self, position: P, answer: Any) -> None:
        """Continue with the answer to a question that this frame asked by pushing another frame.

        That frame is gone and this one is on top again. Subclasses narrow the type of `answer` to what
        they asked for: a pawn, a team, yes or no, the result of a throw.
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
        """Carry out an action that `why_not` has accepted."""

    @abstractmethod
    def state(self) -> list[Any]:
        """Plain data for the digest."""


class Moment:
    """The public state that all games have, in positions and in views."""

    __slots__ = ()

    #: The decision stack.
    frames: Annotated[
        Public[list[Frame[Any]]],
        CLOSING,
        Written("{}[:]", "[[frame.kind, *frame.state()] for frame in {}]"),
    ]
    outcome: Annotated[Public[Outcome | None], CLOSING]
    #: Actions applied so far; equal positions may have been reached by more or fewer actions.
    ply: Annotated[Public[int], UNTOLD]


class View(Moment, ABC):
    """The part of a position that one seat may know: the only state that leaves the referee."""

    #: The seat that has this view; None for a spectator.
    seat: int | None

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and contents(self) == contents(other)

    @abstractmethod
    def to_json(self, watched: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Plain data, as it is sent to a client.

        `watched` is the data of a spectator's view of the same moment, if available; its public part is
        reused.
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
        #: The events of the set-up, filled in by `Game.start`.
        self.prelude: tuple[Event, ...] = ()
        #: Check every action in full, even one that `legal` has just returned. Hosted tables and records
        #: do; bots that search need not.
        self.strict = False
        self._events: list[Event] = []
        self._legal: Legal | None = None

    # The pending decision

    @property
    def actor(self) -> int | None:
        """The seat that has to decide; None when the game is over."""
        return None if self.outcome is not None else self.frames[-1].seat

    @property
    def prompt(self) -> Prompt | None:
        return None if self.outcome is not None else self.frames[-1].prompt(self)

    def legal(self) -> Legal:
        """The actor's legal actions, cached until the position changes."""
        if self.outcome is not None:
            return NOTHING
        if self._legal is None:
            self._legal = self.frames[-1].legal(self)
        return self._legal

    @property
    def phase(self) -> int:
        """The part of the turn, in games that ask for asides at the start of each part; else 0."""
        return 0

    @property
    def setting_up(self) -> bool:
        """Whether the first turn has not begun yet: actions until then need not be shown to players."""
        return False

    def asides(self, seat: int) -> Asides:
        """The actions of a seat that is not the actor. Most games have none."""
        return SILENCE

    @abstractmethod
    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Return None if `seat` may do this now, otherwise a refusal with the clause that forbids it."""

    # Actions

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Apply an action and return its events, or raise `Refused` and change nothing.

        Every listed action is legal (property tests check this for every edition). So, unless `strict`,
        an action object that the current `legal` gave to the actor is not checked again.
        """
        legal = self._legal
        if legal is None or self.strict or not self._listed(legal, seat, action):
            refusal = self.why_not(seat, action)
            if refusal is not None:
                raise Refused(refusal)
            legal = self._legal  # `why_not` may have computed it
        if legal is not None:
            legal.expire()
            self._legal = None
        self.ply += 1
        self._play(seat, action)
        return self.collect()

    def _listed(self, legal: Legal, seat: int, action: Action) -> bool:
        # True is a number to Python, but not a seat.
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

    # Views and copies

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Return the view of `seat` (None: a spectator). Changes nothing; raises `SeatError`."""

    def copy(self, chance: Chance | None = None) -> Self:
        """Return a copy for planning. Its future comes from a new stream, never from the true one.

        The referee passes `self.chance`, to be able to return to exactly this moment. A copy is as strict
        as its original.
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
        """Copy all declared fields to a twin, including those of `Moment`."""

    @abstractmethod
    def state(self) -> list[Any]:
        """The whole state as plain data, without the log and the stream of chance."""

    def digest(self) -> str:
        """A stable hash of `state()`: equal positions have equal digests."""
        return hashlib.sha256(json.dumps(self.state(), separators=(",", ":")).encode()).hexdigest()
