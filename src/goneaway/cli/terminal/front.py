"""The front of a game: what it shows in the terminal, and the commands it has besides its actions.

`Session` handles the keyboard: turns, commands, undo, files. Everything about one game comes from its front.
A front may remember what the player is looking at; it never changes the game.
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

#: The commands of every game: how they are written, and what they do.
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
    """One game in one terminal."""

    #: Every command in the order of the help; those that are not in `COMMON` are passed to `obey`.
    commands: ClassVar[Mapping[str, tuple[str, str]]]
    #: How each verb is written.
    forms: Mapping[str, str]
    #: Verbs followed by the player's own text.
    verbatim: ClassVar[frozenset[str]] = frozenset({"talk"})
    #: Lines below the screen, for the question, the choices and the input, that `screen` leaves free; 0 if it
    #: handles them itself.
    below: ClassVar[int] = 0
    #: Keys of the texts shown when a question is not understood.
    why_what: ClassVar[str] = "terminal-why-what"
    rules_hint: ClassVar[str] = "terminal-rules-hint"

    def __init__(self, game: Game, wording: Wording) -> None:
        self.game = game
        self.wording = wording
        #: The presentation, which makes the texts and questions that are drawn here.
        self.presented = presentation_of(game, wording)

    def say(self, key: str, **parameters: object) -> str:
        return self.wording.text(key, **parameters)

    # On the screen

    def seat_name(self, position: P, seat: int) -> str:
        return self.presented.seat_name(position.view(None), seat)

    @abstractmethod
    def welcome(self, position: P, seat: int | None) -> RenderableType:
        """A few lines for a new player in the seat."""

    @abstractmethod
    def help(self, position: P, seat: int) -> RenderableType: ...

    @abstractmethod
    def screen(self, journal: Journal, seat: int | None, width: int, height: int) -> RenderableType:
        """Everything a seat must see before it decides; None for the last board of a game."""

    def question(self, position: P) -> str:
        """The question to be decided, if the screen does not show it."""
        prompt = position.prompt
        return "" if prompt is None else self.presented.question(position.view(position.actor), prompt)

    @abstractmethod
    def board(self, view: View, width: int) -> RenderableType:
        """The board alone, between the moves of a replay."""

    @abstractmethod
    def result(self, position: P, outcome: Outcome) -> RenderableType: ...

    def bulletin(self, position: P, event: Event) -> RenderableType | None:
        """The panel for an event that is announced in one."""
        return None

    def sentences(self, events: Iterable[Event], eyes: int | None) -> list[str]:
        """The events in words, as a seat sees them (None: a watcher)."""
        return [line.sentence for line in self.presented.told(events, eyes)]

    def story(self, journal: Journal, eyes: int | None) -> list[str]:
        """Everything since the game began."""
        events = (event for entry in journal.entries for event in entry.events)
        return [*self.sentences(journal.opening, eyes), *self.sentences(events, eyes)]

    # Choosing

    def choices(self, view: View, legal: Legal) -> Choices:
        """The tree of choices, from what the seat sees and may do."""
        return self.presented.choices(view, legal)

    def draw_choices(self, choices: Choices, position: P, seat: int, width: int) -> Text:
        """Draw the list for the next token."""
        asked = choices.question()
        title = Text(asked.title, "bold")
        return Text("\n").join([title, *draw_list(choices, asked.labels, self.wording, width)])

    def picked(self, position: P, seat: int, choices: Choices) -> bool:
        """Handle a choice made in the lists; True if the board is to be redrawn for it."""
        return False

    def usual(self, position: P, seat: int, words: Words) -> list[Action]:
        """The sequence of actions that a shortcut in the lists stands for."""
        return []

    # Typed input

    @abstractmethod
    def tidy(self, text: str) -> Words:
        """Words as the notation spells them."""

    def joined(self, text: str) -> str:
        """Join names of several words in the input into one token each."""
        return text

    def onward(self, choices: Choices, text: str) -> Words | None:
        """A way to continue from the lists that is not listed."""
        return None

    def complete(self, position: P, seat: int, words: Words) -> Words:
        """Expand abbreviations."""
        return words

    def remark(self, refusal: Refusal) -> str:
        """A remark about the action last completed, besides the rule that refuses it."""
        return ""

    @abstractmethod
    def obey(self, journal: Journal, seat: int, command: str, rest: str) -> RenderableType | None:
        """Carry out a command of this game; return None if the screen is to be redrawn."""

    def briefly(self, action: str, choices: Choices) -> str:
        """An action as a player would type it."""
        return action

    def where(self, action: str) -> str:
        """The place on the board that an action leads to, if its text does not name it."""
        return ""

    def changed(self) -> None:
        """Called when the position has changed."""


def front_of(game: Game, wording: Wording) -> Front[Any]:
    """Return the front of a game in this terminal."""
    found = games.part(game.kind.name, "front")(game, wording)
    assert isinstance(found, Front)
    return found
