"""Escape from Colditz at the terminal."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from ....colditz.board import load_board
from ....colditz.referee.position import Colditz
from ....colditz.referee.view import Seen
from ....colditz.words.actions import say
from ....colditz.words.forms import FORMS
from ....colditz.words.places import TEAM
from ....kernel import Action, Game, Journal, Outcome, Position, Refusal, View
from ....presenting.choosing import Choices, Words
from ....presenting.colditz.choosing import USUAL, CastleChoices
from ....presenting.colditz.chronicle import latest, story
from ....presenting.colditz.finding import place_called
from ....presenting.colditz.known import known_to
from ....presenting.colditz.looking import seen
from ....presenting.colditz.names import names_of
from ....presenting.colditz.notes import notes
from ....presenting.colditz.standing import at_large, spot_of
from ....presenting.colditz.usual import usual_posts
from ....presenting.colditz.ways import Way, way_of
from ....presenting.colditz.why import too_far, verdict
from ....presenting.colditz.words import vocabulary_of
from ....wording import Wording
from ..canvas import Canvas
from ..front import COMMON, Front
from . import pages, panels
from .choosing import draw_choices
from .plan import draw_castle, in_sight, middle, most_in_sight, whole, window

_PAWN = re.compile(r"[abdfpg][0-9]{1,2}")

#: Lines of the window that are not the castle's: the heading, the question, the choices, the input.
_BELOW = 6
_LEAST = 8
#: How far a point of interest may be from the edge before the window follows.
_EDGE = (6, 2)
_STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def _beside(width: int) -> int:
    """Width of the panel beside the castle; 0 if it is below."""
    return 48 if width >= 116 else 37 if width >= 96 else 32 if width >= 72 else 0


class CastleFront(Front[Colditz]):
    """The castle, a window on it, and the table beside it."""

    commands: ClassVar[Mapping[str, tuple[str, str]]] = {
        "help": COMMON["help"],
        "board": COMMON["board"],
        "view": ("view PLACE|PAWN", "terminal-castle-help-view"),
        "left": ("left, right, up, down", "terminal-castle-help-scroll"),
        "right": ("", ""),
        "up": ("", ""),
        "down": ("", ""),
        "whole": ("whole", "terminal-castle-help-whole"),
        "reach": ("reach PAWN", "terminal-castle-help-reach"),
        "look": ("look PLACE|PAWN|CARD", "terminal-castle-help-look"),
        "hand": ("hand", "terminal-castle-help-hand"),
        "table": ("table", "terminal-castle-help-table"),
        "offers": ("offers", "terminal-castle-help-offers"),
        "asides": ("asides [NATION]", "terminal-castle-help-asides"),
        "watch": ("watch", "terminal-castle-help-watch"),
        "why": COMMON["why"],
        "rules": ("rules [NUMBER]", "terminal-help-rules"),
        **{name: COMMON[name] for name in ("hint", "log", "undo", "save", "load", "set", "quit")},
    }
    forms = FORMS
    below = _BELOW - 1
    why_what = "terminal-castle-why-what"
    rules_hint = "terminal-castle-rules-hint"

    def __init__(self, game: Game, wording: Wording) -> None:
        super().__init__(game, wording)
        #: The spot in the middle of the window; whether the player has put it there; the seat it was set for.
        self._centre: tuple[int, int] | None = None
        self._fixed = False
        self._seat: int | None = None
        self._width, self._height = 80, 24
        self._size = (60, 30)
        #: Text on the plan by place: costs after `reach`; while choosing, costs or numbers.
        self._reached: dict[int, int] = {}
        self._marked: dict[int, int] = {}
        #: The walk last considered, and what its player saw, to explain a refusal.
        self._walk: tuple[Way, Seen] | None = None
        #: The pawn that was last moved or asked about.
        self._pawn = -1
        #: Where each circle is on the plan.
        self._circles = {circle.name: circle.spot for circle in load_board().circles}
        #: Rooms, cards and nations by the names the screen has for them.
        self._words = vocabulary_of(wording)

    def _view(self, position: Position, seat: int | None) -> Seen:
        view = position.view(seat)
        assert isinstance(view, Seen)
        return view

    def changed(self) -> None:
        self._reached, self._marked = {}, {}

    # On the screen

    def welcome(self, position: Colditz, seat: int | None) -> RenderableType:
        return pages.welcome(self._view(position, seat), self.wording)

    def help(self, position: Colditz, seat: int) -> RenderableType:
        wide = panels.wide(_beside(self._width) or self._width)
        return pages.help_page(self.commands, self.wording, self._view(position, seat), wide=wide)

    def result(self, position: Colditz, outcome: Outcome) -> RenderableType:
        return pages.result(self._view(position, None), outcome, self.wording)

    def board(self, view: View, width: int) -> RenderableType:
        assert isinstance(view, Seen)
        header = Text(panels.header(view, self.wording), "bold")
        remarks = (Text(note.sentence) for note in notes(view, self.wording))
        return Group(header, whole(view, width, names=names_of(self.wording)), *remarks)

    def screen(self, journal: Journal, seat: int | None, width: int, height: int) -> RenderableType:
        view = self._view(journal.position, seat)
        beside = _beside(width)
        rows = max(_LEAST, height - _BELOW)
        news = [line.sentence for line in latest(journal, self.wording, seat, rows)]
        across = width - beside - 1 if beside else width
        lines = panels.panel(view, self.wording, beside or width, rows, news)
        below = 0 if beside else min(len(lines), rows // 2)
        self._width, self._height, self._size = width, height, (across, rows - below)
        if seat != self._seat:
            self._seat, self._fixed, self._centre, self._pawn = seat, False, None, -1
        castle = draw_castle(view, self._marked or self._reached, names=names_of(self.wording))
        part, _ = window(castle, *self._size, self._middle(view))
        sheet = Canvas(width, 1 + rows)
        sheet.put(0, 0, f" {panels.header(view, self.wording, width - 1)}".ljust(width), panels.HEADER)
        sheet.paste(0, 1, part)
        for number, line in enumerate(lines if beside else lines[:below]):
            x, y = (across + 1, 1 + number) if beside else (0, 1 + rows - below + number)
            panels.write(sheet, x, y, line)
        return sheet.text()

    def _middle(self, view: Seen) -> tuple[int, int]:
        """The middle of the window: where the player has put it, or near the pawns concerned."""
        if self._fixed and self._centre is not None:
            return self._centre
        marked = self._marked if self._pawn < 0 else ()
        spots = [spot_of(view, place) for place in marked or map(view.at.__getitem__, self._concerned(view))]
        spots = spots or [view.ground.board.circles[circle].spot for circle in view.ground.whites]
        half = (self._size[0] // 2 - _EDGE[0], self._size[1] // 2 - _EDGE[1])
        best = most_in_sight(spots, half)
        # The window stays where it is as long as another place would not show more.
        if self._centre is None or len(in_sight(spots, self._centre, half)) < len(best):
            self._centre = middle(best)
        return self._centre

    def _concerned(self, view: Seen) -> list[int]:
        if self._pawn >= 0 and view.at[self._pawn] >= 0:
            return [self._pawn]
        if view.bound >= 0 and view.at[view.bound] >= 0:
            return [view.bound]
        seat = view.seat if view.seat is not None else view.active
        if seat == view.officers:
            # There are guards everywhere, so show Security the escapers outside, or the courtyard.
            return at_large(view)
        return [pawn for pawn in range(seat * TEAM, seat * TEAM + TEAM) if view.at[pawn] >= 0]

    # Events

    def story(self, journal: Journal, eyes: int | None) -> list[str]:
        return [f"{line.sentence} [{line.clause}]" for line in story(journal, self.wording, eyes)]

    # Choosing

    def draw_choices(self, choices: Choices, position: Colditz, seat: int, width: int) -> Text:
        # In a low window the plan needs the room.
        lines = 8 if self._height >= 32 else 4
        return draw_choices(choices, self.wording, width, lines)

    def picked(self, position: Colditz, seat: int, choices: Choices) -> bool:
        """Paint the reach of the chosen pawn on the plan, or number the circles to choose from."""
        assert isinstance(choices, CastleChoices)
        before = self._marked
        lit = choices.question().lit if choices.chosen else ()
        self._marked = {position.place(name): number for name, number in lit}
        if choices.walking:
            self._pawn, self._fixed = position.pawn(choices.chosen[1]), False
        elif self._marked:
            self._pawn, self._fixed, self._centre = -1, False, None
        return self._marked != before

    def usual(self, position: Colditz, seat: int, words: Words) -> list[Action]:
        if words != (USUAL,):
            return []
        return [say("place", post) for post in usual_posts(self._view(position, seat))]

    # Typed input

    def tidy(self, text: str) -> Words:
        words = [self._words.room(word) for word in text.lower().split()]
        if words and _PAWN.fullmatch(words[0]):
            # A pawn's name alone selects it for a walk.
            words.insert(0, "move")
        return tuple(words)

    def joined(self, text: str) -> str:
        return self._words.joined(text)

    def onward(self, choices: Choices, text: str) -> Words | None:
        assert isinstance(choices, CastleChoices)
        return choices.goes_towards(text)

    def complete(self, position: Colditz, seat: int, words: Words) -> Words:
        self._walk = None
        if len(words) > 2 and words[0] == "move":
            pawn = position.pawn(words[1])
            if pawn >= 0:
                self._pawn = pawn
                view = self._view(position, seat)
                way = way_of(known_to(view), seat, words[1], words[2:], self._words)
                self._walk = way, view
                return ("move", words[1], *way.path)
        if len(words) > 2 and words[0] in ("step", "arrest", "surrender", "stand", "hide"):
            self._pawn = position.pawn(words[1])
        if words and words[0] == "end":
            self._pawn = -1
        return words if words[:1] == ("talk",) else tuple(self._spelled(position, word) for word in words)

    def _spelled(self, position: Colditz, word: str) -> str:
        """A spot of the plan as the circle there, so that the rules can be applied to it."""
        if "," not in word:
            return word
        place = place_called(position, word, self._words)
        return position.place_name(place) if place >= 0 else word

    def briefly(self, action: str, choices: Choices) -> str:
        """Shorten a walk to its end, from which the way is found again; shorten guards to the usual ones."""
        verb, *words = action.split()
        if verb == "place" and USUAL in choices.verbs:
            return USUAL
        return f"{verb} {words[0]} {words[-1]}" if verb == "move" else action

    def where(self, action: str) -> str:
        """The plan does not show the name of a circle, but its column and row."""
        spot = self._circles.get(action.split()[-1].partition("/")[0])
        return "" if spot is None else f"{spot[0]},{spot[1]}"

    def remark(self, refusal: Refusal) -> str:
        """What blocks the way, and how long it is if the points do not suffice."""
        if self._walk is None:
            return ""
        way, view = self._walk
        found = verdict(refusal, view, self.wording, way)
        if found.code == refusal.code:
            return found.remark
        # The rules have named the points: first say what else blocks the way.
        barred = found.remark or found.reason
        return f"{barred} {too_far(way, view, self.wording)}" if way.steps > view.points else barred

    def obey(self, journal: Journal, seat: int, command: str, rest: str) -> RenderableType | None:
        position = journal.position
        assert isinstance(position, Colditz)
        view = self._view(position, seat)
        text = self._words.joined(rest.lower())
        match command:
            case "view":
                return self._go_to(position, view, text)
            case "reach":
                return self._reach(position, text)
            case "look":
                return self._look(position, view, text)
            case "whole":
                return whole(view, self._width, self._marked or self._reached, names_of(self.wording))
            case "hand":
                return pages.hand_page(view, self.wording)
            case "table":
                return pages.table_page(view, self.wording)
            case "offers":
                return pages.offers_page(view, self.wording)
            case _:
                self._scroll(view, command)
                return None

    def _go_to(self, position: Colditz, view: Seen, text: str) -> RenderableType | None:
        """Move the window to a place or a pawn; without either, back to the player's own pawns."""
        self._fixed = bool(text)
        if not text:
            self._centre, self._pawn = None, -1
            return None
        pawn = position.pawn(text)
        place = position.at[pawn] if pawn >= 0 else place_called(position, text, self._words)
        if place < 0:
            return Text(self.say("terminal-castle-view-what"))
        self._centre = spot_of(view, place)
        return None

    def _scroll(self, view: Seen, command: str) -> None:
        x, y = self._middle(view)
        self._fixed = True
        across, down = _STEPS[command]
        cells = view.ground.board.drawing.cells
        most = (max(column for column, _ in cells), max(row for _, row in cells))
        self._centre = (
            min(max(0, x + across * self._size[0] // 2), most[0]),
            min(max(0, y + down * self._size[1] // 2), most[1]),
        )

    def _reach(self, position: Colditz, text: str) -> RenderableType | None:
        """Show on the board what it costs a pawn to reach each circle, until something happens."""
        if position.pawn(text) < 0:
            return Text(self.say("terminal-castle-reach-whom"))
        found = position.reach(text)
        self._reached = {position.place(name): way.cost for name, way in found.items()}
        if not found:
            return Text(self.say("terminal-castle-reach-nowhere", man=text, points=position.points))
        self._pawn, self._fixed = position.pawn(text), False
        return None

    def _look(self, position: Colditz, view: Seen, text: str) -> RenderableType:
        found = seen(text, view, self.wording, self._words)
        if found is not None:
            return pages.sight_page(found)
        return Text(self.say("terminal-castle-look-what"))
