"""Any game in the terminal: the table in sentences, the question, the list of actions."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ...kernel import Game, Journal, Outcome, Position, View
from ...presenting.choosing import Words
from ...wording import Wording
from .front import COMMON, Front
from .pages import command_table, draw_ranking


class PlainFront(Front[Position]):
    """The front of a game that has none of its own."""

    commands = COMMON

    def __init__(self, game: Game, wording: Wording) -> None:
        super().__init__(game, wording)
        #: The notation of each verb, and its meaning.
        self.forms = game.kind.forms

    def _lines(self, view: View) -> list[RenderableType]:
        return [Text(line) for line in self.presented.table(view).get("lines", ())]

    def welcome(self, position: Position, seat: int | None) -> RenderableType:
        """The game's own message `GAME-welcome`, or its name."""
        key = f"{self.game.kind.name}-welcome"
        text = self.say(key) if self.wording.has(key) else self.game.kind.title
        return Panel(Text(text), title=self.game.kind.title, expand=False, padding=(1, 2))

    def help(self, position: Position, seat: int) -> RenderableType:
        actions = [
            Text(f"{form}  {self.wording.doing(self.game.kind.name, verb)}")
            for verb, form in self.forms.items()
        ]
        return Group(command_table(self.commands, {}, self.wording), *actions)

    def board(self, view: View, width: int) -> RenderableType:
        return Group(*self._lines(view))

    def screen(self, journal: Journal, seat: int | None, width: int, height: int) -> RenderableType:
        return Group(Text(self.game.kind.title, "bold"), *self._lines(journal.position.view(seat)), Text())

    def result(self, position: Position, outcome: Outcome) -> RenderableType:
        tokens = [Text(name[:1].upper(), "bold") for name in self.game.seats]
        return draw_ranking(self.presented.result(position.view(None), outcome), tokens, self.wording)

    def tidy(self, text: str) -> Words:
        return tuple(text.lower().split())

    def obey(self, journal: Journal, seat: int, command: str, rest: str) -> RenderableType | None:
        raise AssertionError(f"no command {command}")
