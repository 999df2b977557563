"""What is announced apart from the board of Section X: welcome, help, a cell, the collapse, the result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ....kernel import Outcome
from ....sectionx import Seen
from ....sectionx.actions import FORMS
from ....sectionx.island import SIDES, STRIDE
from ....sectionx.places import NOBODY
from ....sectionx.tiles import EMPTY
from ....wording import Wording
from ..front import COMMON
from ..pages import command_table, ranking
from .panels import count, seat_name
from .plan import draw_near, public, where
from .tile import PIECE, Lying, draw_tile

#: What a player can ask for, in the order of the help.
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

_STANDINGS = {
    "home": "terminal-column-home",
    "tunnels": "terminal-column-tunnels",
    "hidden": "terminal-column-hidden",
    "green": "terminal-column-green",
    "free": "terminal-column-free",
    "buried": "terminal-column-buried",
}

#: By column of an outcome.
_RANKING = {
    "escaped": "terminal-column-escaped",
    "free": "terminal-column-free",
    "hidden": "terminal-column-hidden",
    "alive": "terminal-column-alive",
}


def welcome(view: Seen, wording: Wording) -> RenderableType:
    """Five lines for somebody who has never played, and the keys."""
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
    """What a tile on the board can look like."""
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
    """A cell close up: what lies there, whose tunnel it is and how long."""
    lines: list[RenderableType] = [draw_near(view, wording, cell).text()]
    name = view.island.names[cell]
    if view.tile[cell] == EMPTY:
        kind = ("sea", "island", "zone")[view.island.kind[cell]]
        lines.append(Text(wording.text("terminal-look", cell=name, kind=kind)))
        return Group(*lines)
    position = public(view)
    tile = view.tiles.of[view.tile[cell]]
    for section in range(tile.count):
        place = cell * STRIDE + section
        holder = position.holder(place)
        mask = tile.masks[view.rotation[cell]][section]
        lines.append(
            Text(
                wording.text(
                    "terminal-look-section",
                    spot=where(view, place),
                    tile=tile.code,
                    rotation=view.rotation[cell],
                    sides=[SIDES[side] for side in range(6) if mask >> side & 1],
                    holder="none" if holder == NOBODY else seat_name(wording, view, holder),
                    length=position.tunnels().length[position.tunnels().of[place]],
                    room=position.room_in(place),
                )
            )
        )
    return Group(*lines)


# The end of a round


def collapse(view: Seen, event: Mapping[str, Any], wording: Wording) -> RenderableType:
    """What the collapse did: first the cause, then who was buried, who got free, what still stands."""
    say = wording.text
    lines: list[RenderableType] = [Text(say("terminal-collapse", cause=event["cause"]), "bold"), Text()]
    for what, heading in (
        ("buried", "terminal-collapse-buried"),
        ("freed", "terminal-collapse-freed"),
        ("kept", "terminal-collapse-kept"),
    ):
        line = Text(f"{say(heading):<22}")
        for word in event[what]:
            line.append(f" {word} ", PIECE[word[0]] if what != "kept" else "bold")
            line.append(" ")
        if not event[what]:
            line.append(say("terminal-nobody") if what != "kept" else say("terminal-nothing"))
        lines.append(line)
    lines += [Text(), standings(view, wording)]
    if view.outcome is None:
        lines += [Text(), Text(say("terminal-next-round", round=view.round, final=view.final), "bold")]
    return Panel(Group(*lines), title=say("terminal-collapse-title"), expand=False, padding=(1, 2))


def standings(view: Seen, wording: Wording) -> Table:
    """All players, counted."""
    say = wording.text
    table = Table(box=None, pad_edge=False)
    table.add_column(say("terminal-column-player"))
    for heading in _STANDINGS.values():
        table.add_column(say(heading), justify="right")
    for seat, colour in enumerate(view.rules.colours):
        counted = count(view, seat)
        name = Text.assemble((f" {colour} ", PIECE[colour]), f" {seat_name(wording, view, seat)}")
        table.add_row(name, *(str(getattr(counted, column)) for column in _STANDINGS))
    return table


# The end of the game


def result(view: Seen, outcome: Outcome, wording: Wording) -> RenderableType:
    """Who won, why, and the ranking with the columns that decided it, the weightiest first."""
    names = [seat_name(wording, view, seat) for seat in range(view.rules.players)]
    tokens = [Text(f" {colour} ", PIECE[colour]) for colour in view.rules.colours]
    why = wording.text(f"sectionx-outcome-{outcome.end}", winners=[names[seat] for seat in outcome.winners])
    headings = {column: wording.text(_RANKING[column]) for column in outcome.columns}
    return ranking(why, outcome, names, tokens, headings, wording)
