"""The front of a game: what it shows at the terminal, and what it understands besides its actions.

`Session` knows how to sit at a keyboard: whose turn it is, commands, undo, files. Everything about
one game is asked of its front. A front may remember what the player is looking at; it never
changes the game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from rich.console import RenderableType
from rich.text import Text

from ... import games
from ...kernel import Action, Event, Game, Journal, Legal, Outcome, Position, Refusal, View
from ...presenting import presentation_of
from ...presenting.choosing import Choices, Words
from ...wording import Wording
from .choosing import draw_list

P = TypeVar("P", bound=Position)

#: What a player can ask for in every game: how it is written, what it does.
COMMON = {
    "help": ("help", "terminal-help-help"),
    "board": ("board", "terminal-help-board"),
    "why": ("why ACTION", "terminal-help-why"),
    "hint": ("hint", "terminal-help-hint"),
    "undo": ("undo", "terminal-help-undo"),
    "log": ("log [all]", "terminal-help-log"),
    "rules": ("rules [NAME]", "terminal-help-rules"),
    "save": ("save FILE", "terminal-help-save"),
    "load": ("load FILE", "terminal-help-load"),
    "set": ("set ask all|needed", "terminal-help-set"),
    "quit": ("quit", "terminal-help-quit"),
}


class Front(ABC, Generic[P]):
    """One game at one terminal."""

    #: Every command in the order of the help; those that are not in `COMMON` come to `obey`.
    commands: ClassVar[Mapping[str, tuple[str, str]]]
    #: How each verb is written.
    forms: Mapping[str, str]
    #: Verbs whose words are the player's own.
    verbatim: ClassVar[frozenset[str]] = frozenset({"talk"})
    #: Lines below the screen, for the question, the choices and the input, that `screen` leaves free; 0 if
    #: it looks after them itself.
    below: ClassVar[int] = 0
    #: Keys of what is said when a question is not understood.
    why_what: ClassVar[str] = "terminal-why-what"
    rules_hint: ClassVar[str] = "terminal-rules-hint"

    def __init__(self, game: Game, wording: Wording) -> None:
        self.game = game
        self.wording = wording
        #: What is shown and asked; here it is drawn.
        self.presented = presentation_of(game, wording)

    def say(self, key: str, **parameters: object) -> str:
        return self.wording.text(key, **parameters)

    # On the screen

    def seat_name(self, position: P, seat: int) -> str:
        return self.presented.seat_name(position.view(None), seat)

    @abstractmethod
    def welcome(self, position: P, seat: int | None) -> RenderableType:
        """A few lines for somebody who has never played, and who is going to sit there."""

    @abstractmethod
    def help(self, position: P, seat: int) -> RenderableType: ...

    @abstractmethod
    def screen(self, journal: Journal, seat: int | None, width: int, height: int) -> RenderableType:
        """Everything a seat must see before it decides; None for the last board of all."""

    def question(self, position: P) -> str:
        """What is being decided, if the screen does not say so."""
        prompt = position.prompt
        return "" if prompt is None else self.presented.question(position.view(position.actor), prompt)

    @abstractmethod
    def board(self, view: View, width: int) -> RenderableType:
        """The board alone, between the moves of a replay."""

    @abstractmethod
    def result(self, position: P, outcome: Outcome) -> RenderableType: ...

    def bulletin(self, position: P, event: Event) -> RenderableType | None:
        """The panel of an event that is announced in one."""
        return None

    def sentences(self, events: Iterable[Event], eyes: int | None) -> list[str]:
        """What happened, as a seat sees it (None: a spectator)."""
        return [line.sentence for line in self.presented.told(events, eyes)]

    def story(self, journal: Journal, eyes: int | None) -> list[str]:
        """Everything since the game began."""
        events = (event for entry in journal.entries for event in entry.events)
        return [*self.sentences(journal.opening, eyes), *self.sentences(events, eyes)]

    # Choosing

    def choices(self, view: View, legal: Legal) -> Choices:
        """The tree of what can be chosen, from what the seat sees and may do."""
        return self.presented.choices(view, legal)

    def draw_choices(self, choices: Choices, position: P, seat: int, width: int) -> Text:
        """The list for the next word."""
        asked = choices.question()
        title = Text(asked.title, "bold")
        return Text("\n").join([title, *draw_list(choices, asked.labels, self.wording, width)])

    def picked(self, position: P, seat: int, choices: Choices) -> bool:
        """The player has come this far in the lists; True if the board is to be drawn anew for it."""
        return False

    def usual(self, position: P, seat: int, words: Words) -> list[Action]:
        """What a choice of the lists stands for that is no action itself, but several in a row."""
        return []

    # What was typed

    @abstractmethod
    def tidy(self, text: str) -> Words:
        """Words as the notation spells them."""

    def joined(self, text: str) -> str:
        """What was typed, names of several words joined into one."""
        return text

    def onward(self, choices: Choices, text: str) -> Words | None:
        """A way of going on from the lists that is not listed."""
        return None

    def complete(self, position: P, seat: int, words: Words) -> Words:
        """Short ways of saying something written out."""
        return words

    def remark(self, refusal: Refusal) -> str:
        """Something worth saying about the action last completed, beside the rule that refuses it."""
        return ""

    @abstractmethod
    def obey(self, journal: Journal, seat: int, command: str, rest: str) -> RenderableType | None:
        """A command of this game; None if the screen is to be drawn again."""

    def briefly(self, action: str, choices: Choices) -> str:
        """An action as one would type it."""
        return action

    def where(self, action: str) -> str:
        """Where on the board an action leads to, if its words do not say so."""
        return ""

    def changed(self) -> None:
        """The position is another."""


def front_of(game: Game, wording: Wording) -> Front[Any]:
    """A game at this terminal."""
    found = games.part(game.kind.name, "front")(game, wording)
    assert isinstance(found, Front)
    return found
