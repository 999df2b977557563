"""The results of an arena as tables of text, for both the terminal and the page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ....lab.arena import PLAYER
from ....wording import Wording

Data = Mapping[str, Any]


@dataclass(frozen=True)
class Sheet:
    """A table of text."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    #: Number of leading columns that hold names; the others hold numbers.
    names: int
    #: A note to print below it.
    notes: Sequence[str] = ()


def head(data: Data, wording: Wording) -> str:
    told = {
        "finished": data["finished"],
        "games": data["planned"],
        "game": data["arena"]["game"],
        "seed": data["arena"]["seed"],
    }
    first, *more = data["tables"]
    if more:
        return wording.text("lab-arena-head", **told)
    return wording.text("lab-arena-head-one", **told, edition=first["edition"], players=first["players"])


def sheets(data: Data, wording: Wording) -> Iterator[Sheet]:
    """Return every table that is not empty."""
    for make in (_pairings, _lengths, _routes, _targets, _differences, _elo, _times):
        sheet = make(data, wording)
        if sheet.rows:
            yield sheet


def show_arena(data: Data, console: Console, wording: Wording) -> None:
    console.print(Text(head(data, wording)))
    for sheet in sheets(data, wording):
        table = Table(title=Text(sheet.title), title_justify="left")
        for number, name in enumerate(sheet.heads):
            table.add_column(Text(name), justify="left" if number < sheet.names else "right")
        for row in sheet.rows:
            table.add_row(*map(Text, row))
        console.print(table)
        for note in sheet.notes:
            console.print(Text(note))


def at(table: Data) -> str:
    """Return a label for a table: its edition, if the game has several, and its number of players."""
    return f"{table['edition']} {table['players']}".strip()


def between(row: Data, form: str, wording: Wording) -> str:
    return wording.text("lab-range", low=form.format(row["low"]), high=form.format(row["high"]))


def two_roles(data: Data) -> bool:
    return any(
        side["role"] != PLAYER
        for table in data["tables"]
        for pairing in table["pairings"]
        for side in pairing["sides"]
    )


def _role(role: str, wording: Wording) -> str:
    return wording.text("lab-arena-role", role=role)


def _tables(data: Data, wording: Wording) -> list[str]:
    """The head of the column that distinguishes tables, if there are several."""
    return [wording.text("lab-arena-table")] if len(data["tables"]) > 1 else []


def _table(data: Data, table: Data) -> list[str]:
    return [at(table)] if len(data["tables"]) > 1 else []


def _who(data: Data, wording: Wording) -> list[str]:
    if two_roles(data):
        return [*_tables(data, wording), *(_role(role, wording) for role in ("officers", "security"))]
    return [*_tables(data, wording), wording.text("lab-bot"), wording.text("lab-arena-against")]


def _each(data: Data) -> Iterator[tuple[list[str], Data]]:
    """Every pairing with its label."""
    for table in data["tables"]:
        for pairing in table["pairings"]:
            yield [*_table(data, table), *(side["bot"] for side in pairing["sides"])], pairing


def _pairings(data: Data, wording: Wording) -> Sheet:
    say = wording.text
    who = _who(data, wording)
    security = two_roles(data)
    if security:
        won = [
            say("lab-arena-won", role="security"), say("lab-interval"), say("lab-arena-won", role="officers")
        ]  # fmt: skip
    else:
        won = [say("lab-share"), say("lab-interval"), say("lab-arena-even")]
    rows = []
    for names, pairing in _each(data):
        first, second = pairing["sides"]
        shown, last = (second, first["share"]) if security else (first, pairing["even"])
        share = f"{shown['share']:.1%}"
        rows.append([*names, str(pairing["games"]), share, between(shown, "{:.1%}", wording), f"{last:.1%}"])
    return Sheet(say("lab-arena-pairings"), [*who, say("lab-games"), *won], rows, len(who))


def _lengths(data: Data, wording: Wording) -> Sheet:
    who = _who(data, wording)
    heads = [wording.text(key) for key in ("lab-rounds", "lab-turns", "lab-arena-decisions", "lab-escapes")]
    rows = [
        [*names, *(f"{pairing[what]['mean']:.1f}" for what in ("rounds", "turns", "decisions", "escapes"))]
        for names, pairing in _each(data)
    ]
    return Sheet(wording.text("lab-arena-lengths"), [*who, *heads], rows, len(who))


def _routes(data: Data, wording: Wording) -> Sheet:
    names = _kinds(data, "by_route")
    heads = [wording.text("lab-route", route=name) for name in names]
    return _escapes(data, wording, "lab-arena-routes", "by_route", names, heads)


def _targets(data: Data, wording: Wording) -> Sheet:
    names = _kinds(data, "by_target")
    return _escapes(data, wording, "lab-arena-targets", "by_target", names, names)


def _kinds(data: Data, by: str) -> list[str]:
    return sorted(
        {
            name
            for table in data["tables"]
            for pairing in table["pairings"]
            for name in pairing["escapes"].get(by, ())
        }
    )


def _escapes(
    data: Data, wording: Wording, title: str, by: str, names: Sequence[str], heads: Sequence[str]
) -> Sheet:
    who = _who(data, wording)
    rows = [
        [*told, *(str(pairing["escapes"][by].get(name, 0)) for name in names)]
        for told, pairing in _each(data)
        if names
    ]
    return Sheet(wording.text(title), [*who, *heads], rows, len(who))


def _differences(data: Data, wording: Wording) -> Sheet:
    say = wording.text
    names = [
        *_tables(data, wording), say("lab-arena-as"), say("lab-bot"), say("lab-arena-than"),
        say("lab-arena-against"),
    ]  # fmt: skip
    rows = [
        [
            *_table(data, table),
            _role(row["role"], wording),
            row["bot"],
            row["than"],
            row["against"],
            f"{row['mean']:+.1%}",
            between(row, "{:+.1%}", wording),
        ]
        for table in data["tables"]
        for row in table["differences"]
    ]
    heads = [*names, say("lab-arena-difference"), say("lab-interval")]
    return Sheet(say("lab-arena-differences"), heads, rows, len(names))


def _elo(data: Data, wording: Wording) -> Sheet:
    say = wording.text
    names = [*_tables(data, wording), say("lab-arena-as"), say("lab-bot")]
    rows = [
        [*_table(data, table), _role(role, wording), row["bot"], f"{row['elo']:.0f}", f"{row['error']:.0f}"]
        for table in data["tables"]
        for role, ranked in table["elo"].items()
        for row in ranked
    ]
    notes = [
        say(
            "lab-arena-edge",
            table=at(table),
            points=f"{table['edge']['elo']:+.0f}",
            error=f"{table['edge']['error']:.0f}",
        )
        for table in data["tables"]
        if "edge" in table and table["elo"]
    ]
    return Sheet(say("lab-arena-elo"), [*names, "Elo", say("lab-arena-error")], rows, len(names), notes)


def _times(data: Data, wording: Wording) -> Sheet:
    say = wording.text
    heads = [say("lab-bot"), say("lab-arena-as"), say("lab-arena-decisions"), "p50", "p99"]
    rows = [
        [
            row["bot"],
            _role(row["role"], wording),
            str(row["decisions"]),
            *(f"{row[name]:.2f}" for name in ("p50", "p99", "max")),
        ]
        for row in data["times"]["decisions"]
    ]
    return Sheet(say("lab-arena-times"), [*heads, say("lab-arena-longest")], rows, 2)
