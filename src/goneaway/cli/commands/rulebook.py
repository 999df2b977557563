"""`goneaway rules` and `goneaway editions`: what is played, what differs, and where it comes from."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ... import KINDS
from ...colditz.ruleset import Ruleset, bundle_names, edition_names, gather, load_edition, option, options
from ...colditz.words.cards import card_types
from ...explaining import (
    slug,
    tell_ambiguity,
    tell_bundle,
    tell_bundles,
    tell_card,
    tell_clause,
    tell_difference,
    tell_edition,
    tell_editions,
    tell_option,
)
from ...kernel import GameKind, RulesError
from ...kernel.options import brief
from ...rulebook import load_ambiguities, load_clauses
from ...wording import Wording
from ..problem import Problem
from .tables import read_house

COLDITZ = KINDS["colditz"]


class Page:
    """Something to print line by line: headings, sentences, and remarks that stand back."""

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
        """A label and what belongs to it; nothing if there is nothing."""
        found = list(rows)
        if found:
            self.heading(self.wording.text(key))
            for row in found:
                self.line(row)


# Editions


def show_editions(wording: Wording, console: Console) -> list[dict[str, Any]]:
    told = tell_editions(wording)
    page = Page(console, wording)
    for row in told:
        console.print(Text.assemble((row["edition"], "bold"), "  ", row["title"]))
        page.remark(wording.text("rulebook-edition-line", known=row["known"], changes=row["changes"]))
    return told


def rules_named(word: str, wording: Wording) -> tuple[str, Ruleset]:
    """An edition by its name, or a file of house rules: what it is called and its rules."""
    if word in edition_names():
        return wording.edition_name("colditz", word), load_edition(word)
    path = Path(word)
    # `os.path.exists` takes words of any length for what they are: no files.
    if path.suffix == ".toml" or os.path.exists(word):
        house = read_house(path, "colditz", wording)
        rules = gather(house.edition or "gibson", house.bundles, house.options)
        return house.title or path.stem, rules
    return word, load_edition(word)  # refuses it by name, with the nearest ones


def show_edition(word: str, wording: Wording, console: Console) -> dict[str, Any]:
    """The rules of an edition, or of a table with house rules, in sentences."""
    name, rules = rules_named(word, wording)
    edition = (
        word if word in edition_names() else read_house(Path(word), "colditz", wording).edition or "gibson"
    )
    told = tell_edition(edition, wording, rules)
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


# What differs


def show_diff(first: str, second: str, wording: Wording, console: Console) -> dict[str, Any]:
    sides = rules_named(first, wording), rules_named(second, wording)
    told = tell_difference(*sides, wording)
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
        # What arises on one side only are the details of a rule that the other does not have.
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


def show_bundles(wording: Wording, console: Console) -> list[dict[str, Any]]:
    """Every bundle of house rules with what it does."""
    told = tell_bundles(wording)
    console.print(Text(wording.text("rulebook-bundles"), style="bold underline"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in told:
        grid.add_row(Text(row["bundle"], style="bold"), row["says"])
    console.print(Padding(grid, (0, 0, 0, 2)))
    return told


def _show_bundle(page: Page, told: Mapping[str, Any]) -> dict[str, Any]:
    page.console.print(Text.assemble((told["bundle"], "bold"), "  ", told["says"]))
    page.heading(page.wording.text("rulebook-changes"))
    _show_differences(page, told["changes"])
    page.labelled("rulebook-rests-on", told["origin"])
    return dict(told)


def _one_sided(difference: Mapping[str, Any]) -> bool:
    return not all(side["arises"] for side in difference["sides"])


# Explaining one thing


def explain(word: str, wording: Wording, console: Console) -> dict[str, Any]:
    """A clause, an option, a card or an ambiguity; printed, and given back as data."""
    page = Page(console, wording)
    cards = card_types()
    card = cards.get(word) or cards.get(word.removeprefix("opp_").removeprefix("sec_"))
    for kind in (COLDITZ, *(other for other in KINDS.values() if other is not COLDITZ)):
        if word in load_clauses(kind):
            return show_clause(kind, word, wording, console)
        if word.upper() in load_ambiguities(kind):
            return _show_ambiguity(page, tell_ambiguity(kind, load_ambiguities(kind)[word.upper()], wording))
        if kind is COLDITZ and card is not None:
            return _show_card(page, tell_card(card, wording))
    if word in bundle_names():
        return _show_bundle(page, tell_bundle(word, wording))
    try:
        found = option(word)
    except RulesError:
        names = [*load_clauses(COLDITZ), *cards, *options(), *bundle_names()]
        near = difflib.get_close_matches(word[:60], names, n=3, cutoff=0.5)
        sentence = wording.text("terminal-problem-explain", word=brief(word), near=", ".join(near))
        raise Problem(sentence) from None
    told = tell_option(found, wording)
    _show_option(page, told)
    return told


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
    """The editions in which an option decides nothing."""
    if told["idle"]:
        who = ", ".join(each["name"] for each in told["idle"])
        page.line(page.wording.pair(who, page.wording.text("rulebook-does-not-arise")), indent=indent)


def _show_standings(page: Page, told: Iterable[Mapping[str, Any]]) -> None:
    for one in told:
        page.line(one["about"], "italic")
        for value in one["values"]:
            # Section X has one edition: there a value is the usual one or another choice.
            who = ", ".join(value.get("editions", ())) or str(value["value"])
            usual = page.wording.text("rulebook-default") if value.get("default") else ""
            page.line(page.wording.pair(f"{who} {usual}".strip(), value["says"]), indent=4)


def _sources(page: Page, told: Mapping[str, Any]) -> list[str]:
    return [page.wording.source(source["document"], source["place"]) for source in told["sources"]]


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


def _show_card(page: Page, told: Mapping[str, Any]) -> dict[str, Any]:
    deck = page.wording.text("rulebook-deck", deck=told["deck"])
    page.console.print(Text.assemble((told["name"], "bold"), f"  {told['card']}, {deck}"))
    page.line(told["effect"])
    copies = [f"{edition} {number}" for edition, number in told["copies"].items()]
    page.labelled("rulebook-copies", [", ".join(copies)])
    if told["options"]:
        page.heading(page.wording.text("rulebook-where"))
        _show_standings(page, told["options"])
    page.labelled("rulebook-cases", _named(told["cases"]))
    return dict(told)


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
    """The whole rulebook of a game, under its headings."""
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
