"""One game as it is shown to its players, in one language: all that a client needs to draw and to ask.

Everything is made of a view, of legal actions or of events, never of the referee's position; everything is
plain data or has `to_json`. A terminal, a server and a page call the same methods.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from .. import games
from ..kernel import Event, Game, Legal, Outcome, Prompt, Refusal, View
from ..wording import Wording
from ..wording.sentences import Asked
from .choosing import Choices, Words
from .chronicle import NOTHING_BEFORE, Before, Line, Pace
from .manners import Manners
from .result import Ranking
from .subject import subject
from .verdict import Verdict

V = TypeVar("V", bound=View)


class Presentation(ABC, Generic[V]):
    """What is shown and asked of one game."""

    manners: ClassVar[Manners] = Manners()
    #: How the game's walks are told.
    pace: ClassVar[Pace]
    #: By kind of line: how much it matters to a player who was away. Kinds without one are `ORDINARY`.
    weights: ClassVar[Mapping[str, int]]

    def __init__(self, game: Game, wording: Wording) -> None:
        self.game = game
        self.wording = wording

    @abstractmethod
    def seat_name(self, view: V, seat: int) -> str:
        """What a seat is called at the table."""

    @abstractmethod
    def seat_marks(self, view: V, seat: int) -> dict[str, Any]:
        """What marks a seat's pieces: its role, the letter of its pawns, its nation or colour."""

    def question(self, view: V, prompt: Prompt) -> str:
        """What is being decided, by which rule."""
        return self.wording.prompt(self.game.kind.name, prompt)

    def asked(self, view: V, prompt: Prompt) -> Asked:
        """The same in parts: the question, further remarks, and the rule."""
        return self.wording.asked(self.game.kind.name, prompt)

    def subject(self, view: V, prompt: Prompt) -> dict[str, list[str]]:
        """The pawns and places to be lit while it is decided."""
        return subject(self.game.kind, prompt)

    @abstractmethod
    def choices(self, view: V, legal: Legal) -> Choices:
        """The tree of what can be chosen."""

    def verbs(self, view: V, verbs: Sequence[str]) -> tuple[str, ...]:
        """What can be done at all, as it is offered first, of the verbs that are legal."""
        return tuple(verbs)

    def meant(self, view: V, words: Words) -> tuple[str, ...]:
        """The actions that a way through the lists stands for, in their order: most often one, as it is."""
        return (" ".join(words),)

    @abstractmethod
    def told(self, events: Iterable[Event], eyes: int | None, before: Before = NOTHING_BEFORE) -> list[Line]:
        """What happened, as a seat is told it (None: a spectator); `before` is what it goes on with."""

    def table(self, view: V) -> dict[str, Any]:
        """How the game stands and all that lies on and beside the board, as one seat sees it."""
        watched = self.open_table(view)
        return {**watched, **self.own_table(view, watched)}

    @abstractmethod
    def open_table(self, view: V) -> dict[str, Any]:
        """All of it as a spectator sees it, if it is a spectator's view: made once for everybody."""

    @abstractmethod
    def own_table(self, view: V, watched: dict[str, Any]) -> dict[str, Any]:
        """What a seat is told otherwise than a spectator, who is told what was `watched`."""

    @abstractmethod
    def ways(self, view: V, pawn: str, via: Sequence[str] = ()) -> dict[str, Any]:
        """Where a pawn can get to, with what it costs; if he is to pass some places first, beyond those."""

    def doing(self, view: V, text: str) -> str:
        """An action, or how it begins, as one would ask for it."""
        return text

    def verb(self, view: V, verb: str, whole: bool) -> str:
        """The label of a verb's button; "" leaves it to the page. `whole`: the verb alone is an action."""
        return self.doing(view, verb) if whole else ""

    def plan(self, view: V) -> dict[str, str]:
        """The plan a game is played on, as the page asks for it; empty for a game that has only one."""
        return {}

    def spots(self, view: V, legal: Legal) -> dict[str, Any]:
        """Who can walk, and what else can be done, each with the pawns and places it is about."""
        return {"walkers": [], "spots": []}

    def fits(self, view: V, legal: Legal, tile: str, cell: str) -> dict[str, Any]:
        """Where a tile of one's own, or else the one on a cell, can be laid, turned and carried."""
        return {}

    def threat(self, view: V) -> dict[str, Any]:
        """Where the other side could come, with the points it takes, from what lies open."""
        return {"places": {}}

    def arrests(self, view: V) -> dict[str, Any]:
        """Who can be taken now, and who cannot and why."""
        return {"can": [], "cannot": []}

    def preview(self, view: V, text: str) -> dict[str, Any]:
        """What an action would bring about, as far as this seat can know."""
        return {"lines": [], "places": [], "pawns": [], "open": False}

    def read(self, view: V, text: str) -> str:
        """The action that some words stand for, in the notation: where somebody goes becomes his steps.

        A verb alone that needs more words stands for one of its kind, so that one can ask why there is none.
        """
        return " ".join(text.split())

    @abstractmethod
    def why_not(self, view: V, refusal: Refusal, text: str = "") -> Verdict:
        """A refusal in words, with what is to be lit; `text` is what was asked for."""

    @abstractmethod
    def look(self, view: V, name: str) -> dict[str, Any] | None:
        """What is to be said about a place, a pawn or a card; None if nothing is called so."""

    @abstractmethod
    def result(self, view: V, outcome: Outcome) -> Ranking:
        """Who won, why, and the ranking."""


def class_of(game: str) -> type[Presentation[Any]]:
    """How a game is shown, in whatever language."""
    found: type[Presentation[Any]] = games.part(game, "presentation")
    return found
