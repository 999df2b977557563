"""The presentation of one game in one language: everything a client needs to draw it and to ask its players.

Everything is made from a view, from legal actions or from events, never from the referee's position, and is
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
    """What players of one game are shown and asked."""

    manners: ClassVar[Manners] = Manners()
    #: How the game combines steps into walks.
    pace: ClassVar[Pace]
    #: By kind of line: how much it matters to a player who was away; by default `ORDINARY`.
    weights: ClassVar[Mapping[str, int]]

    def __init__(self, game: Game, wording: Wording) -> None:
        self.game = game
        self.wording = wording

    @abstractmethod
    def seat_name(self, view: V, seat: int) -> str:
        """Return what a seat is called at the table."""

    @abstractmethod
    def seat_marks(self, view: V, seat: int) -> dict[str, Any]:
        """Return what marks a seat's pieces: its role, the letter of its pawns, its nation or colour."""

    def question(self, view: V, prompt: Prompt) -> str:
        """Return what is being decided, by which rule."""
        return self.wording.prompt(self.game.kind.name, prompt)

    def asked(self, view: V, prompt: Prompt) -> Asked:
        """Return the same in parts: the question, further remarks, and the rule."""
        return self.wording.asked(self.game.kind.name, prompt)

    def subject(self, view: V, prompt: Prompt) -> dict[str, list[str]]:
        """Return the pawns and places to highlight while it is decided."""
        return subject(self.game.kind, prompt)

    @abstractmethod
    def choices(self, view: V, legal: Legal) -> Choices:
        """Return the tree of choices."""

    def verbs(self, view: V, verbs: Sequence[str]) -> tuple[str, ...]:
        """Return the verbs to offer first, given the legal ones."""
        return tuple(verbs)

    def meant(self, view: V, words: Words) -> tuple[str, ...]:
        """Return the actions that a path through the lists stands for, in order: usually one, unchanged."""
        return (" ".join(words),)

    @abstractmethod
    def told(self, events: Iterable[Event], eyes: int | None, before: Before = NOTHING_BEFORE) -> list[Line]:
        """Return what happened, as a seat sees it (None: a spectator).

        `before` is what the events continue.
        """

    def table(self, view: V) -> dict[str, Any]:
        """Return the state of the game and all that is on and beside the board, as one seat sees it."""
        watched = self.open_table(view)
        return {**watched, **self.own_table(view, watched)}

    @abstractmethod
    def open_table(self, view: V) -> dict[str, Any]:
        """Return the table as a spectator sees it, from a spectator's view: computed once for all clients."""

    @abstractmethod
    def own_table(self, view: V, watched: dict[str, Any]) -> dict[str, Any]:
        """Return what a seat sees differently from a spectator, who sees `watched`."""

    @abstractmethod
    def ways(self, view: V, pawn: str, via: Sequence[str] = ()) -> dict[str, Any]:
        """Return where a pawn can get to, and at what cost; with `via`, after passing these places."""

    def doing(self, view: V, text: str) -> str:
        """Return an action or a prefix of one, worded as a request."""
        return text

    def verb(self, view: V, verb: str, whole: bool) -> str:
        """Return the label of a verb's button; "" leaves it to the page.

        `whole`: the verb alone is an action.
        """
        return self.doing(view, verb) if whole else ""

    def plan(self, view: V) -> dict[str, str]:
        """Return the plan a game is played on, in the page's terms; empty for a game that has only one."""
        return {}

    def spots(self, view: V, legal: Legal) -> dict[str, Any]:
        """Return the pawns that can walk, and other actions with the pawns and places they are about."""
        return {"walkers": [], "spots": []}

    def fits(self, view: V, legal: Legal, tile: str, cell: str) -> dict[str, Any]:
        """Return where an own tile, or else the one on a cell, can be laid, turned and carried."""
        return {}

    def threat(self, view: V) -> dict[str, Any]:
        """Return where the other side could come, and for how many points, from public information."""
        return {"places": {}}

    def arrests(self, view: V) -> dict[str, Any]:
        """Return who can be arrested now, and who cannot and why."""
        return {"can": [], "cannot": []}

    def preview(self, view: V, text: str) -> dict[str, Any]:
        """Return what an action would lead to, as far as this seat can know."""
        return {"lines": [], "places": [], "pawns": [], "open": False}

    def read(self, view: V, text: str) -> str:
        """Return the action that some words stand for, in the notation: a destination becomes steps.

        A verb that needs more words stands for one of its actions, so that a player can ask why there is
        none.
        """
        return " ".join(text.split())

    @abstractmethod
    def why_not(self, view: V, refusal: Refusal, text: str = "") -> Verdict:
        """Return a refusal in words, with what to highlight; `text` is the player's command."""

    @abstractmethod
    def look(self, view: V, name: str) -> dict[str, Any] | None:
        """Describe a place, a pawn or a card; None if nothing has that name."""

    @abstractmethod
    def result(self, view: V, outcome: Outcome) -> Ranking:
        """Return who won, why, and the ranking."""


def class_of(game: str) -> type[Presentation[Any]]:
    """Return the presentation class of a game, for any language."""
    found: type[Presentation[Any]] = games.part(game, "presentation")
    return found
