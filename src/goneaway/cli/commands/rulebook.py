"""`goneaway rules` and `goneaway editions`: the rules, their differences, and their sources."""

from __future__ import annotations

import difflib
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ... import KINDS
from ...explaining import explaining_of, slug, tell_ambiguity, tell_clause
from ...kernel import GameKind
from ...kernel.options import brief
from ...rulebook import HouseRules, load_ambiguities, load_clauses
from ...wording import Wording
from ..problem import Problem
from .tables import read_house


class Page:
    """Something to print line by line: headings, sentences, and indented remarks."""

    def __init__(self, console: Console, wording: Wording) -> None:
        self.console = console
        self.wording = wording

    def heading(self, text: str) -> None:
        self.console.print()
        self.console.print(Text(text, style="bold underline"))

    def line(self, text: str, style: str = "", indent: int = 2) -> None:
        self.console.print(Padding(Text(text, style=style), (0, 0, 0, indent)), soft_wrap=False)

    def remark(self, text: str, indent: int = 2) -> None:
        self.line(text, "dim", indent)

    def labelled(self, key: str, rows: Iterable[str]) -> None:
        """A label and its text; nothing if there is no text."""
        found = list(rows)
        if found:
            self.heading(self.wording.text(key))
            for row in found:
                self.line(row)


# Editions


def show_editions(kind: GameKind, wording: Wording, console: Console) -> list[dict[str, Any]]:
    told = explaining_of(_of_several(kind, wording).name).editions(wording)
    page = Page(console, wording)
    for row in told:
        console.print(Text.assemble((row["edition"], "bold"), "  ", row["title"]))
        page.remark(wording.text("rulebook-edition-line", known=row["known"], changes=row["changes"]))
    return told


def _of_several(kind: GameKind, wording: Wording) -> GameKind:
    """Return the game if it has several editions; raises `Problem` otherwise."""
    if not kind.edition:
        raise Problem(wording.text("terminal-problem-one-edition", title=kind.title))
    return kind


def is_edition(word: str) -> bool:
    return any(word in kind.editions() for kind in KINDS.values())


def _is_file(word: str) -> bool:
    # `os.path.exists` accepts words of any length: for it they are missing files.
    return word.endswith(".toml") or os.path.exists(word)


def _game_of(words: Sequence[str], wording: Wording) -> GameKind:
    """The game that has these editions or house rules; for other words the first game with editions."""
    for word in words:
        for kind in KINDS.values():
            if word in kind.editions():
                return kind
    for word in filter(_is_file, words):
        return _of_several(KINDS[read_house(Path(word), wording=wording).game], wording)
    return next(kind for kind in KINDS.values() if kind.edition)


def _rules_named(kind: GameKind, word: str, wording: Wording) -> tuple[str, str, Any]:
    """An edition by its name, or a file of house rules: return its title, edition and rules."""
    own = explaining_of(kind.name)
    if word in kind.editions():
        return wording.edition_name(kind.name, word), word, own.settled(HouseRules(kind.name, edition=word))
    if _is_file(word):
        path = Path(word)
        house = read_house(path, kind.name, wording)
        return house.title or path.stem, house.edition or kind.edition, own.settled(house)
    return word, word, own.settled(HouseRules(kind.name, edition=word))  # refused, with suggestions


def show_edition(word: str, wording: Wording, console: Console) -> dict[str, Any]:
    """Show the rules of an edition, or of a table with house rules, in sentences."""
    kind = _game_of([word], wording)
    name, edition, rules = _rules_named(kind, word, wording)
    told = explaining_of(kind.name).edition(edition, wording, rules)
    page = Page(console, wording)
    if word != edition:
        told["title"] = f"{name} ({told['name']})"
    console.print(Text(str(told["title"]), style="bold"))
    for topic in told["topics"]:
        page.heading(topic["heading"])
        for rule in topic["rules"]:
            page.line(rule["says"])
            told_so = wording.text("rulebook-both", first=rule["option"], next=rule["evidence"])
            page.remark(told_so, 4)
    return told


# Differences


def show_diff(first: str, second: str, wording: Wording, console: Console) -> dict[str, Any]:
    kind = _game_of([first, second], wording)
    sides = [
        (name, rules) for name, _, rules in (_rules_named(kind, one, wording) for one in (first, second))
    ]
    told = explaining_of(kind.name).difference(sides[0], sides[1], wording)
    page = Page(console, wording)
    names = {"first": told["first"], "second": told["second"]}
    if not told["points"]:
        console.print(wording.text("rulebook-alike", **names), markup=False)
        return told
    console.print(Text(wording.text("rulebook-differ", points=told["points"], **names), style="bold"))
    _show_differences(page, told)
    return told


def _show_differences(page: Page, told: Mapping[str, Any]) -> None:
    for topic in told["topics"]:
        page.heading(topic["heading"])
        # Options that matter on one side only are details of a rule that the other side lacks.
        rows = sorted(
            topic["differences"], key=lambda each: not all(side["arises"] for side in each["sides"])
        )
        grid = Table.grid(padding=(0, 2, 0, 0))
        for each in rows:
            name = each["option"].rpartition(".")[2]
            for side in each["sides"]:
                if side["arises"]:
                    grid.add_row(Text(side["name"], style="bold"), side["says"], Text(name, style="dim"))
                    name = ""
            if rows[-1] is not each:
                grid.add_row()
        page.console.print(Padding(grid, (0, 0, 0, 2)))


def show_bundles(kind: GameKind, wording: Wording, console: Console) -> list[dict[str, Any]]:
    """Show every bundle of house rules with its effect."""
    told = explaining_of(_of_several(kind, wording).name).bundles(wording)
    console.print(Text(wording.text("rulebook-bundles"), style="bold underline"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in told:
        grid.add_row(Text(row["bundle"], style="bold"), row["says"])
    console.print(Padding(grid, (0, 0, 0, 2)))
    return told


def _show_bundle(page: Page, told: Mapping[str, Any]) -> None:
    page.console.print(Text.assemble((told["bundle"], "bold"), "  ", told["says"]))
    page.heading(page.wording.text("rulebook-changes"))
    _show_differences(page, told["changes"])
    page.labelled("rulebook-rests-on", told["origin"])


def _one_sided(difference: Mapping[str, Any]) -> bool:
    return not all(side["arises"] for side in difference["sides"])


# Explaining one subject


def explain(word: str, wording: Wording, console: Console) -> dict[str, Any]:
    """Print a clause, an option, a card or an ambiguity, and return it as data."""
    page = Page(console, wording)
    for kind in KINDS.values():
        if word in load_clauses(kind):
            return show_clause(kind, word, wording, console)
        if word.upper() in load_ambiguities(kind):
            return _show_ambiguity(page, tell_ambiguity(kind, load_ambiguities(kind)[word.upper()], wording))
        found = explaining_of(kind.name).explain(word, wording)
        if found is not None:
            what, told = found
            _SHOWN[what](page, told)
            return told
    names = [
        name for kind in KINDS.values() for name in (*load_clauses(kind), *explaining_of(kind.name).words())
    ]
    near = difflib.get_close_matches(word[:60], names, n=3, cutoff=0.5)
    raise Problem(wording.text("terminal-problem-explain", word=brief(word), near=", ".join(near)))


def _named(rows: Iterable[Mapping[str, Any]], title: str = "title") -> list[str]:
    return [f"{row['id']}  {row[title]}" for row in rows]


def _show_option(page: Page, told: Mapping[str, Any]) -> None:
    name = told["option"].rpartition(".")[2]
    page.console.print(Text.assemble((name, "bold"), "  ", told["about"]))
    page.remark(page.wording.text("rulebook-can-be", allowed=told["allowed"]))
    page.heading(page.wording.text("rulebook-where"))
    for value in told["values"]:
        page.line(value["says"])
        editions = value["editions"]
        if not editions:
            page.remark(page.wording.pair(str(value["value"]), page.wording.text("rulebook-nobody")), 4)
        for each in editions:
            page.remark(page.wording.pair(each["name"], each["evidence"]), 4)
    _show_idle(page, told, 2)
    page.labelled("rulebook-settles", _named(told["ambiguities"], "question"))
    page.labelled("rulebook-belongs-to", _named(told["clauses"]))
    page.labelled("rulebook-cases", [", ".join(told["cases"])] if told["cases"] else [])


def _show_idle(page: Page, told: Mapping[str, Any], indent: int) -> None:
    """List the editions in which an option has no effect."""
    if told["idle"]:
        who = ", ".join(each["name"] for each in told["idle"])
        page.line(page.wording.pair(who, page.wording.text("rulebook-does-not-arise")), indent=indent)


def _show_standings(page: Page, told: Iterable[Mapping[str, Any]]) -> None:
    for one in told:
        page.line(one["about"], "italic")
        for value in one["values"]:
            # In a game with one edition, a value is either the usual one or an alternative.
            who = ", ".join(value.get("editions", ())) or str(value["value"])
            usual = page.wording.text("rulebook-default") if value.get("default") else ""
            page.line(page.wording.pair(f"{who} {usual}".strip(), value["says"]), indent=4)


def _sources(page: Page, told: Mapping[str, Any]) -> list[str]:
    return [
        page.wording.source(told["game"], source["document"], source["place"]) for source in told["sources"]
    ]


def _show_ambiguity(page: Page, told: Mapping[str, Any]) -> dict[str, Any]:
    page.console.print(Text.assemble((told["ambiguity"], "bold"), "  ", told["question"]))
    page.labelled("rulebook-answer", [told["answer"]])
    for one in told["options"]:
        page.console.print()
        if "values" in one:
            name = one["option"].rpartition(".")[2]
            page.line(page.wording.pair(name, one["about"]), "italic")
            for value in one["values"]:
                who = ", ".join(each["name"] for each in value["editions"])
                page.line(
                    page.wording.pair(who or page.wording.text("rulebook-nobody"), value["says"]), indent=4
                )
            _show_idle(page, one, 4)
        else:
            page.line(page.wording.pair(one["option"], one["about"]), "italic")
    page.labelled("rulebook-belongs-to", _named(told["clauses"]))
    page.labelled("rulebook-rests-on", _sources(page, told))
    page.labelled("rulebook-cases", _named(told["cases"]))
    return dict(told)


def _show_card(page: Page, told: Mapping[str, Any]) -> None:
    deck = page.wording.text("rulebook-deck", deck=told["deck"])
    page.console.print(Text.assemble((told["name"], "bold"), f"  {told['card']}, {deck}"))
    page.line(told["effect"])
    copies = [f"{edition} {number}" for edition, number in told["copies"].items()]
    page.labelled("rulebook-copies", [", ".join(copies)])
    if told["options"]:
        page.heading(page.wording.text("rulebook-where"))
        _show_standings(page, told["options"])
    page.labelled("rulebook-cases", _named(told["cases"]))


#: How to show each kind of subject that `GameExplaining.explain` knows.
_SHOWN: Mapping[str, Callable[[Page, Mapping[str, Any]], None]] = {
    "card": _show_card,
    "bundle": _show_bundle,
    "option": _show_option,
}


def show_clause(kind: GameKind, name: str, wording: Wording, console: Console) -> dict[str, Any]:
    told = tell_clause(kind, load_clauses(kind)[name], wording)
    page = Page(console, wording)
    console.print(Text.assemble((told["title"], "bold"), f"  ({told['clause']})"))
    console.print(told["text"], markup=False)
    if told["options"]:
        page.heading(wording.text("rulebook-where" if kind.edition else "rulebook-choices"))
        _show_standings(page, told["options"])
    if told["ambiguities"]:
        page.heading(wording.text("rulebook-settles"))
        for each in told["ambiguities"]:
            page.line(f"{each['id']}  {each['question']}")
            page.line(each["answer"], "dim", 4)
    page.labelled("rulebook-rests-on", _sources(page, told))
    page.labelled("rulebook-cases", _named(told["cases"]))
    return told


def show_rules(kind: GameKind, wording: Wording, console: Console) -> list[dict[str, Any]]:
    """Show the whole rulebook of a game, under its headings."""
    page = Page(console, wording)
    out: list[dict[str, Any]] = []
    topics = dict.fromkeys(one.group for one in load_clauses(kind).values())
    for topic in topics:
        page.heading(wording.text("rulebook-topic", topic=slug(topic)))
        for one in load_clauses(kind).values():
            if one.group == topic:
                console.print(Text.assemble("\n", (wording.clause_title(one), "bold"), f"  ({one.id})"))
                console.print(wording.clause_text(one), markup=False)
                out.append(
                    {**one.to_json(), "title": wording.clause_title(one), "text": wording.clause_text(one)}
                )
    return out
