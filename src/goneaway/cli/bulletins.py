"""What is announced apart from the board: welcome, help, rules, the collapse, the result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..kernel import Game, Outcome
from ..rulebook import Clause, load_clauses
from ..sectionx import Seen
from ..sectionx.actions import FORMS
from ..sectionx.island import SIDES, STRIDE
from ..sectionx.places import NOBODY
from ..sectionx.tiles import EMPTY
from ..wording import Wording
from .island import draw_near, public, where
from .panels import count, seat_name
from .tile import PIECE, Lying, draw_tile

#: What a player can ask for, in the order of the help.
COMMANDS = ("help", "board", "look", "why", "reach", "undo", "log", "rules", "save", "load", "quit")


def welcome(view: Seen, wording: Wording) -> RenderableType:
    """Five lines for somebody who has never played, and the keys."""
    rules = view.rules
    text = wording.text("terminal-welcome", goal=rules.goal, threshold=rules.threshold, expert=rules.expert)
    return Panel(Text(text), title=wording.text("terminal-welcome.title"), expand=False, padding=(1, 2))


def help_page(view: Seen, wording: Wording) -> RenderableType:
    """Every command and action, then how to read the board."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for name in COMMANDS:
        table.add_row(wording.text(f"terminal-help-{name}.form"), wording.text(f"terminal-help-{name}"))
    table.add_row("", "")
    for verb in ("draw", "place", "swap", "move", "rotate", "skip", "step", "door", "door-move", "end"):
        table.add_row(FORMS[verb], wording.text(f"terminal-help-{verb}"))
    numbers = Text(wording.text("terminal-help-numbers"))
    reading = Text(wording.text("terminal-help-reading"))
    return Group(table, Text(), numbers, Text(), _legend(view, wording), reading)


def _legend(view: Seen, wording: Wording) -> Table:
    """What a tile on the board can look like."""
    types = {kind.code: kind for kind in view.tiles.types}
    samples = {
        "straight": Lying(types["S"], 0, "F8", {0: ["B1"]}),
        "junction": Lying(types["Y"], 0, "F9"),
        "hideout": Lying(types["HS"], 1, "D5", {0: ["B2"]}),
        "sections": Lying(types["SS"], 0, "E7", {1: ["B4"]}),
        "doors": Lying(types["W"], 2, "C4", {}, {0: "R"}, {4: "R"}),
        "edge": Lying(types["S"], 0, "C1", edge=1 << 3),
    }
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for _ in samples:
        table.add_column(max_width=14)
    table.add_row(*(draw_tile(tile).text() for tile in samples.values()))
    table.add_row(*(Text(wording.text(f"terminal-help-{name}")) for name in samples))
    return table


# One cell


def cell_page(view: Seen, cell: int, wording: Wording) -> RenderableType:
    """A cell close up: what lies there, whose tunnel it is and how long."""
    lines: list[RenderableType] = [draw_near(view, cell).text()]
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


# Rules


def contents(game: Game, wording: Wording) -> RenderableType:
    """All clauses by chapter."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    chapter = ""
    for clause in load_clauses(game.kind).values():
        if clause.group != chapter:
            chapter = clause.group
            table.add_row(Text(chapter.capitalize(), "underline"), "")
        table.add_row(Text(f"  {clause.id}"), Text(wording.clause_title(clause)))
    return Group(table, Text(wording.text("terminal-rules-hint"), "dim"))


def clause_page(clause: Clause, wording: Wording) -> RenderableType:
    title = Text(f"{wording.clause_title(clause)}  ({clause.id})", "bold")
    return Group(title, Padding(Text(wording.clause_text(clause)), (0, 0, 0, 2)))


# The end of a round


def collapse(view: Seen, event: Mapping[str, Any], wording: Wording) -> RenderableType:
    """What the collapse did: first the cause, then who was buried, who got free, what still stands."""
    say = wording.text
    lines: list[RenderableType] = [Text(say("terminal-collapse", cause=event["cause"]), "bold"), Text()]
    for what in ("buried", "freed", "kept"):
        line = Text(f"{say(f'terminal-collapse-{what}'):<22}")
        for word in event[what]:
            line.append(f" {word} ", PIECE[word[0]] if what != "kept" else "bold")
            line.append(" ")
        if not event[what]:
            line.append(say("terminal-nobody") if what != "kept" else say("terminal-nothing"))
        lines.append(line)
    lines += [Text(), standings(view, wording)]
    if view.outcome is None:
        lines += [Text(), Text(say("terminal-next-round", round=view.round, final=view.final), "bold")]
    return Panel(Group(*lines), title=say("terminal-collapse.title"), expand=False, padding=(1, 2))


def standings(view: Seen, wording: Wording) -> Table:
    """All players, counted."""
    say = wording.text
    columns = ("home", "tunnels", "hidden", "green", "free", "buried")
    table = Table(box=None, pad_edge=False)
    table.add_column(say("terminal-column-player"))
    for column in columns:
        table.add_column(say(f"terminal-column-{column}"), justify="right")
    for seat, colour in enumerate(view.rules.colours):
        counted = count(view, seat)
        name = Text.assemble((f" {colour} ", PIECE[colour]), f" {seat_name(wording, view, seat)}")
        table.add_row(name, *(str(getattr(counted, column)) for column in columns))
    return table


# The end of the game


def result(view: Seen, outcome: Outcome, wording: Wording) -> RenderableType:
    """Who won, why, and the ranking with the columns that decided it, the weightiest first."""
    say = wording.text
    names = [seat_name(wording, view, seat) for seat in range(view.rules.players)]
    winners = [names[seat] for seat in outcome.winners]
    table = Table(box=None, pad_edge=False)
    table.add_column(say("terminal-column-place"), justify="right")
    table.add_column(say("terminal-column-player"))
    for column in outcome.columns:
        table.add_column(say(f"terminal-column-{column}"), justify="right")
    place = 1
    for sharing in outcome.places:
        for seat in sharing:
            colour = view.rules.colours[seat]
            name = Text.assemble((f" {colour} ", PIECE[colour]), f" {names[seat]}")
            table.add_row(f"{place}.", name, *(str(values[seat]) for values in outcome.columns.values()))
        place += len(sharing)
    why = Text(say(f"sectionx-outcome-{outcome.end}", winners=winners), "bold")
    return Panel(
        Group(why, Text(), table, Text(), Text(say("terminal-result-columns"), "dim")),
        title=say("terminal-result.title"),
        expand=False,
        padding=(1, 2),
    )
