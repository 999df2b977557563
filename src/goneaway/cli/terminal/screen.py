"""The screen of a session: the board before a decision, the lists, the latest events."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from ...kernel import Journal, Position
from ...presenting.choosing import Choices
from ...presenting.sitting import ByItself, Done, Sitting
from ...rulebook import load_clauses
from ...wording import Wording
from ..process import uninterrupted
from .choosing import draw_verbs
from .desk import Desk
from .front import front_of


class Screen(Desk):
    """What the person at the keyboard sees of a session."""

    def __init__(
        self,
        console: Console,
        read: Callable[[str], str],
        wording: Wording,
        journal: Journal,
        players: Sequence[str],
        seed: str | None = None,
    ) -> None:
        super().__init__(console, read, wording, journal)
        self._sit_down(journal, players, seed=seed)

    def _sit_down(
        self, journal: Journal, players: Sequence[str], ask_all: bool = False, seed: str | None = None
    ) -> None:
        """Set up everything that belongs to one game."""
        self.journal = journal
        self.game = journal.game
        edition = str(self.game.rules.get("edition", ""))
        # Refusals cite this game's own rule numbers.
        self.wording = self.wording.of(edition or self.wording.edition).for_typing()
        self.front = front_of(self.game, self.wording)
        manners = self.front.presented.manners
        self.sitting = Sitting(journal, players, manners, seed=seed, ask_all=ask_all, safely=uninterrupted)
        self._people = self.sitting.people
        self._clauses = load_clauses(self.game.kind)
        self._changed()

    def _changed(self) -> None:
        """The position has changed: redraw it, and start choosing anew."""
        self.front.changed()
        self._list()

    def _list(self) -> None:
        """The choices, or the seat that chooses, have changed."""
        self._stale = True
        self._choices: Choices | None = None

    @property
    def choices(self) -> Choices:
        """The current choices: actions, or asides beside the turn."""
        if self._choices is None:
            self._choices = self.front.choices(self.sitting.view(), self.sitting.legal())
        return self._choices

    @property
    def players(self) -> tuple[str, ...]:
        return self.sitting.players

    @property
    def position(self) -> Position:
        return self.journal.position

    def _name(self, seat: int) -> str:
        return self.front.seat_name(self.position, seat)

    # On the screen

    def _show(self, seat: int) -> None:
        width, height = self.console.size
        question = self.front.question(self.position)
        if self.sitting.aside is not None:
            question = self._text("terminal-aside", none=not self.choices.verbs)
        verbs = self.choices.verbs
        if not self.choices.chosen and len(verbs) == 1 and self.choices.after(verbs):
            # There is only one possible action: ask for its details at once.
            self.choices.go(verbs)
        self.front.picked(self.position, seat, self.choices)
        if len(self.choices.chosen) > 1:
            question = ""  # it was read before the first choice
        below = [*([Text(question, "bold")] if question else ()), self._list_of(seat)]
        if self.front.below:
            # Long questions and lists must not push the heading out of the window.
            lines = 1 + sum(len(self.console.render_lines(part, pad=False)) for part in below)
            height -= max(0, lines - self.front.below)
        self.console.print(self.front.screen(self.journal, seat, width, height))
        for part in below:
            self.console.print(part)
        self._stale = False

    def _offer(self, seat: int) -> None:
        """Show the current numbered list, and the board if it shows the choices."""
        if self.front.picked(self.position, seat, self.choices):
            self._stale = True
        else:
            self.console.print(self._list_of(seat))

    def _list_of(self, seat: int) -> Text:
        width = self.console.width
        if self.choices.chosen:
            return self.front.draw_choices(self.choices, self.position, seat, width)
        return draw_verbs(self.choices, self.wording, width, self._enter())

    def _enter(self) -> str:
        """The effect of an empty line here, if any."""
        only = self.sitting.only()
        return "" if only is None else str(only)

    def _catch_up(self) -> None:
        """Tell what has happened since a player last looked."""
        for told in self.sitting.news():
            if isinstance(told, ByItself):
                who = self._name(told.seat)
                self._say(self._text("terminal-by-itself", who=who, action=told.action, verb=told.verb))
                continue
            for sentence in self.front.sentences(told.events, told.eyes):
                self._say(sentence)

    def _follow(self, done: Done) -> None:
        """Record what happened for the next look; show announcements at once."""
        self._dirty = True
        self._changed()
        for event in done.events:
            bulletin = self.front.bulletin(self.position, event)
            if bulletin is not None:
                self._catch_up()
                self.console.print(bulletin)
                self._pause()
