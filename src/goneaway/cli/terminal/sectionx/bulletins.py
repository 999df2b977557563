"""Texts shown apart from the board of Section X: welcome, help, a cell, the collapse, the result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ....kernel import Outcome
from ....presenting.sectionx import ending
from ....presenting.sectionx.board import Lying
from ....presenting.sectionx.looking import about_cell
from ....sectionx import Seen
from ....sectionx.words.actions import FORMS
from ....wording import Wording
from ..front import COMMON
from ..pages import command_table, draw_ranking
from .plan import draw_near
from .tile import PIECE, draw_tile

#: The commands, in the order of the help.
COMMANDS = {
    "help": COMMON["help"],
    "board": COMMON["board"],
    "look": ("look CELL", "terminal-help-look"),
    "why": COMMON["why"],
    "reach": ("reach PRISONER", "terminal-help-reach"),
    **{name: COMMON[name] for name in ("hint", "undo", "log", "rules", "save", "load", "set", "quit")},
}

#: The actions the help explains; answers to decisions are asked for when they are due.
_ACTIONS = {
    "draw": "terminal-help-draw",
    "place": "terminal-help-place",
    "swap": "terminal-help-swap",
    "move": "terminal-help-move",
    "rotate": "terminal-help-rotate",
    "skip": "terminal-help-skip",
    "step": "terminal-help-step",
    "door": "terminal-help-door",
    "door-move": "terminal-help-door-move",
    "end": "terminal-help-end",
}


def welcome(view: Seen, wording: Wording) -> RenderableType:
    """Five lines for a new player, and the keys."""
    rules = view.rules
    text = wording.text("terminal-welcome", goal=rules.goal, threshold=rules.threshold, expert=rules.expert)
    return Panel(Text(text), title=wording.text("terminal-welcome-title"), expand=False, padding=(1, 2))


def help_page(view: Seen, wording: Wording) -> RenderableType:
    """Every command and action, then how to read the board."""
    actions = {FORMS[verb]: meaning for verb, meaning in _ACTIONS.items()}
    table = command_table(COMMANDS, actions, wording)
    numbers = Text(wording.text("terminal-help-numbers"))
    reading = Text(wording.text("terminal-help-reading"))
    return Group(table, Text(), numbers, Text(), _legend(view, wording), reading)


def _legend(view: Seen, wording: Wording) -> Table:
    """The possible looks of a tile on the board."""
    types = {kind.code: kind for kind in view.tiles.types}
    samples = {
        "terminal-help-straight": Lying(types["S"], 0, "F8", {0: ["B1"]}),
        "terminal-help-junction": Lying(types["Y"], 0, "F9"),
        "terminal-help-hideout": Lying(types["HS"], 1, "D5", {0: ["B2"]}),
        "terminal-help-sections": Lying(types["SS"], 0, "E7", {1: ["B4"]}),
        "terminal-help-doors": Lying(types["W"], 2, "C4", {}, {0: "R"}, {4: "R"}),
        "terminal-help-edge": Lying(types["S"], 0, "C1", edge=1 << 3),
    }
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for _ in samples:
        table.add_column(max_width=14)
    table.add_row(*(draw_tile(tile).text() for tile in samples.values()))
    table.add_row(*(Text(wording.text(caption)) for caption in samples))
    return table


# One cell


def cell_page(view: Seen, cell: int, wording: Wording) -> RenderableType:
    """A cell in detail: what is there, the tunnel's owner and its length."""
    near = draw_near(view, wording, cell).text()
    return Group(near, *(Text(sentence) for sentence in about_cell(view, cell, wording)))


# The end of a round


def collapse(view: Seen, event: Mapping[str, Any], wording: Wording) -> RenderableType:
    """The effects of the collapse: the cause, then who was buried, who was freed, and what still stands."""
    told = ending.collapse(view, event, wording)
    lines: list[RenderableType] = [Text(told.cause, "bold"), Text()]
    for fate in told.fates:
        line = Text(f"{fate.heading:<22}")
        for name in fate.names:
            line.append(f" {name} ", PIECE[name[0]] if fate.what != "kept" else "bold")
            line.append(" ")
        if not fate.names:
            line.append(fate.nothing)
        lines.append(line)
    lines += [Text(), _standings(told, wording)]
    if told.onward:
        lines += [Text(), Text(told.onward, "bold")]
    title = wording.text("terminal-collapse-title")
    return Panel(Group(*lines), title=title, expand=False, padding=(1, 2))


def _standings(told: ending.Collapse, wording: Wording) -> Table:
    """The state of all players."""
    table = Table(box=None, pad_edge=False)
    table.add_column(wording.text("terminal-column-player"))
    for heading in told.columns:
        table.add_column(heading, justify="right")
    for one in told.standings:
        name = Text.assemble((f" {one.colour} ", PIECE[one.colour]), f" {one.name}")
        table.add_row(name, *map(str, one.numbers))
    return table


# The end of the game


def result(view: Seen, outcome: Outcome, wording: Wording) -> RenderableType:
    """The winner and why, and the ranking with the columns that decided it, most important first."""
    tokens = [Text(f" {colour} ", PIECE[colour]) for colour in view.rules.colours]
    return draw_ranking(ending.result(view, outcome, wording), tokens, wording)
