"""Section X at the terminal."""

from __future__ import annotations

import re

from rich.console import Group, RenderableType
from rich.text import Text

from ....kernel import Event, Journal, Outcome, Position, View
from ....presenting.choosing import Choices, Words
from ....presenting.sectionx.chronicle import News, news
from ....presenting.sectionx.ways import Way, ways
from ....sectionx import SectionX, Seen
from ....sectionx.words.actions import FORMS, HOME, SUPPLY
from ....sectionx.words.options import COLOURS, MEN
from ..front import Front
from . import bulletins
from .choosing import draw_choices
from .panels import draw_screen
from .plan import draw_board

_MAN = re.compile(rf"[{COLOURS}][1-{MEN}]", re.IGNORECASE)


def tidy(text: str) -> Words:
    """Typed input in the spelling of the notation: `STEP b1 Zone:e` is `step B1 zone:E`."""

    def spell(word: str) -> str:
        lower = word.lower()
        if lower in (HOME, SUPPLY):
            return lower
        return f"zone:{word[5:].upper()}" if lower.startswith("zone:") else word.upper()

    words = text.split()
    if len(words) and _MAN.fullmatch(words[0]):
        # A prisoner's name alone selects them for a walk.
        words.insert(0, "step")
    return (words[0].lower(), *map(spell, words[1:])) if words else ()


class IslandFront(Front[SectionX]):
    """The island, the sea around it, and the tiles on it."""

    commands = bulletins.COMMANDS
    forms = FORMS

    def _view(self, position: Position, seat: int | None) -> Seen:
        view = position.view(seat)
        assert isinstance(view, Seen)
        return view

    def welcome(self, position: SectionX, seat: int | None) -> RenderableType:
        return bulletins.welcome(self._view(position, None), self.wording)

    def help(self, position: SectionX, seat: int) -> RenderableType:
        return bulletins.help_page(self._view(position, seat), self.wording)

    def screen(self, journal: Journal, seat: int | None, width: int, height: int) -> RenderableType:
        view = self._view(journal.position, seat)
        told = News() if seat is None else news(journal, self.wording, seat)
        return draw_screen(view, self.wording, width, height, told)

    def board(self, view: View, width: int) -> RenderableType:
        assert isinstance(view, Seen)
        return draw_board(view, width)

    def question(self, position: SectionX) -> str:
        """Nothing during a turn: the heading shows what is asked."""
        prompt = position.prompt
        return super().question(position) if prompt is not None and prompt.kind.startswith("choose-") else ""

    def result(self, position: SectionX, outcome: Outcome) -> RenderableType:
        return bulletins.result(self._view(position, None), outcome, self.wording)

    def bulletin(self, position: SectionX, event: Event) -> RenderableType | None:
        if event.kind != "collapsed":
            return None
        return bulletins.collapse(self._view(position, None), event.parameters, self.wording)

    def draw_choices(self, choices: Choices, position: SectionX, seat: int, width: int) -> Text:
        return draw_choices(choices, self._view(position, seat), width)

    def tidy(self, text: str) -> Words:
        return tidy(text)

    def obey(self, journal: Journal, seat: int, command: str, rest: str) -> RenderableType | None:
        position = journal.position
        assert isinstance(position, SectionX)
        view = self._view(position, seat)
        return self._look(view, rest) if command == "look" else self._reach(view, rest)

    def _look(self, view: Seen, text: str) -> RenderableType:
        cell = view.island.number.get(text.upper())
        if cell is None:
            return Text(self.say("terminal-look-where"))
        return bulletins.cell_page(view, cell, self.wording)

    def _reach(self, view: Seen, text: str) -> RenderableType:
        name = text.upper()
        if not _MAN.fullmatch(name):
            return Text(self.say("terminal-reach-whom"))
        found = ways(view, name, self.wording)
        if not found:
            return Text(self.say("terminal-reach-nowhere", man=name))
        return Group(*(Text(self._way(name, way)) for way in found))

    def _way(self, name: str, way: Way) -> str:
        return self.say("terminal-reach", man=name, place=way.to, cost=way.cost, path=" → ".join(way.path))
