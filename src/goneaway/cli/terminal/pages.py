"""Pages common to all games: the commands, the rules, the final ranking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...kernel import Game
from ...presenting.result import Ranking
from ...rulebook import Clause, load_clauses
from ...wording import Wording


def command_table(
    commands: Mapping[str, tuple[str, str]], actions: Mapping[str, str], wording: Wording
) -> Table:
    """Every command, then the actions in their written form, each with its effect."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for form, meaning in commands.values():
        table.add_row(Text(wording.form(form)), Text(wording.text(meaning)))
    table.add_row("", "")
    for form, meaning in actions.items():
        table.add_row(Text(wording.form(form)), Text(wording.text(meaning)))
    return table


# Rules


def contents(game: Game, wording: Wording, hint: str) -> RenderableType:
    """All clauses, with the chapter beside its first clause."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    chapter = ""
    for clause in load_clauses(game.kind).values():
        topic = wording.text("rulebook-topic", topic=clause.group.replace(" ", "-"))
        heading = "" if clause.group == chapter else topic
        chapter = clause.group
        table.add_row(Text(heading), Text(clause.id), Text(wording.clause_title(clause)))
    return Group(table, Text(wording.text(hint), "dim"))


def clause_page(clause: Clause, wording: Wording) -> RenderableType:
    title = Text(f"{wording.clause_title(clause)}  ({clause.id})", "bold")
    return Group(title, Padding(Text(wording.clause_text(clause)), (0, 0, 0, 2)))


# The end of the game


def draw_ranking(ranking: Ranking, tokens: Sequence[Text], wording: Wording) -> RenderableType:
    """The final ranking, each seat with its token."""
    say = wording.text
    table = Table(box=None, pad_edge=False)
    table.add_column(say("terminal-column-place"), justify="right")
    table.add_column(say("terminal-column-player"))
    for column in ranking.columns:
        table.add_column(column, justify="right")
    for one in ranking.seats:
        name = Text.assemble(tokens[one.seat], f" {one.name}")
        table.add_row(f"{one.place}.", name, *map(str, one.numbers))
    lines: list[RenderableType] = [Text(ranking.why, "bold"), Text(), table]
    if ranking.note:
        lines += [Text(), Text(ranking.note, "dim")]
    return Panel(Group(*lines), title=say("terminal-result-title"), expand=False, padding=(1, 2))
