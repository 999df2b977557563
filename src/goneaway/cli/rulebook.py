"""`goneaway rules` and `goneaway editions`: what is played, what differs, and where it comes from."""

from __future__ import annotations

import difflib
from typing import Any

from rich.console import Console

from .. import KINDS
from ..colditz.built import unbuilt
from ..colditz.cards import card_types
from ..colditz.ruleset import (
    RuleOption,
    differences,
    edition_names,
    find_edition,
    load_edition,
    option,
    options,
    sources,
)
from ..colditz.ruleset.groups import plain
from ..kernel import GameKind, RulesError
from ..rulebook import Clause, load_cases, load_clauses
from ..wording import Wording
from .problem import Problem

STATUS = {
    "stated": "stated",
    "argued": "argued by the commentary",
    "decided": "decided here",
    "own": "from the edition's own material",
    "inherited": "silent, plays as",
}


def shown(value: object) -> str:
    """A value as a person writes it."""
    flat = plain(value)  # type: ignore[arg-type]
    if isinstance(flat, bool):
        return "yes" if flat else "no"
    if isinstance(flat, list):
        return ", ".join(map(str, flat)) or "none"
    if isinstance(flat, dict):
        return ", ".join(f"{key}: {number}" for key, number in flat.items())
    return str(flat).replace("_", " ")


# Editions


def editions_json() -> list[dict[str, Any]]:
    out = []
    for name in edition_names():
        edition = find_edition(name)
        missing = unbuilt(load_edition(name))
        out.append(
            {
                "name": name,
                "title": edition.title,
                "evidence": edition.evidence,
                "extends": edition.extends,
                "changes": len(edition.changes),
                "playable": not missing,
                "not_built": missing,
            }
        )
    return out


def show_editions(console: Console) -> None:
    for row in editions_json():
        state = "playable" if row["playable"] else f"{len(row['not_built'])} values not built yet"
        origin = f", changes {row['changes']} options of {row['extends']}" if row["extends"] else ""
        console.print(f"[bold]{row['name']}[/bold]  {row['title']} ({row['evidence']}{origin}): {state}")


# One edition


def edition_json(name: str) -> dict[str, Any]:
    rules = load_edition(name)
    return {
        "edition": name,
        "title": find_edition(name).title,
        "options": [
            {
                "name": one.dotted,
                "value": plain(rules.value(one.dotted)),
                "status": one.origin(name).status,
                "source": one.origin(name).source,
            }
            for one in options().values()
        ],
    }


def show_edition(name: str, wording: Wording, console: Console) -> None:
    rules = load_edition(name)
    console.print(f"[bold]{find_edition(name).title}[/bold]")
    group = ""
    for one in options().values():
        if one.group != group:
            group = one.group
            console.print(f"\n[bold underline]{group.capitalize()}[/bold underline]")
        console.print(f"  {about(wording, one)}", markup=False)
        origin = one.origin(name)
        console.print(
            f"    {one.name} = {shown(rules.value(one.dotted))}  "
            f"({STATUS.get(origin.status, origin.status)} {origin.source})",
            markup=False,
            style="dim",
        )


def about(wording: Wording, one: RuleOption) -> str:
    """What an option is about, in the reader's language where it has been written."""
    return wording.option("colditz", one.name)


# What differs


def diff_json(first: str, second: str) -> dict[str, Any]:
    found = differences(load_edition(first), load_edition(second))
    return {
        "first": first,
        "second": second,
        "differences": [
            {
                "option": one.option,
                "about": option(one.option).meaning,
                first: plain(one.first),
                second: plain(one.second),
            }
            for one in found
        ],
    }


def show_diff(first: str, second: str, wording: Wording, console: Console) -> None:
    found = differences(load_edition(first), load_edition(second))
    titles = find_edition(first).title, find_edition(second).title
    if not found:
        console.print(f"{titles[0]} and {titles[1]} are played alike.")
        return
    console.print(f"[bold]{titles[0]}[/bold] and [bold]{titles[1]}[/bold] differ in {len(found)} points.")
    group = ""
    for one in found:
        what = option(one.option)
        if what.group != group:
            group = what.group
            console.print(f"\n[bold underline]{group.capitalize()}[/bold underline]")
        console.print(f"  {about(wording, what)}", markup=False)
        console.print(
            f"    {first}: {shown(one.first)};  {second}: {shown(one.second)}", markup=False, style="dim"
        )


# Explaining one thing


def explain(word: str, wording: Wording, console: Console) -> dict[str, Any]:
    """A clause, an option, a card or an ambiguity; printed, and given back as data."""
    kind = KINDS["colditz"]
    clauses = load_clauses(kind)
    if word in clauses:
        return show_clause(kind, clauses[word], wording, console)
    cards = card_types()
    card = cards.get(word) or cards.get(word.removeprefix("opp_").removeprefix("sec_"))
    if card is not None:
        name, effect = wording.card("colditz", card.id), wording.card_effect("colditz", card.id)
        console.print(f"[bold]{name}[/bold]  ({card.deck} deck)\n{effect}")
        return {"card": card.id, "deck": card.deck, "name": name, "effect": effect}
    concerned = [one for one in options().values() if word in one.ambiguities]
    if concerned:
        console.print(f"[bold]{word}[/bold] is settled by:")
        for one in concerned:
            show_option(one, wording, console)
        return {"ambiguity": word, "options": [one.to_json() for one in concerned]}
    for game in KINDS.values():
        if word in load_clauses(game):
            return show_clause(game, load_clauses(game)[word], wording, console)
    try:
        found = option(word)
    except RulesError:
        names = [*clauses, *cards, *options()]
        near = difflib.get_close_matches(word, names, n=3, cutoff=0.5)
        hint = f" Did you mean {', '.join(near)}?" if near else ""
        raise Problem(f"There is no clause, option, card or ambiguity called '{word}'.{hint}") from None
    show_option(found, wording, console)
    return found.to_json()


def show_option(one: RuleOption, wording: Wording, console: Console) -> None:
    console.print(f"\n[bold]{one.dotted}[/bold]  {about(wording, one)}", highlight=False)
    console.print(f"  can be: {one.allowed}", markup=False)
    for name in edition_names():
        origin = one.origin(name)
        value = shown(load_edition(name).value(one.dotted))
        console.print(
            f"  {name:<9} {value}  ({STATUS.get(origin.status, origin.status)} {origin.source})", markup=False
        )
    if one.clauses:
        console.print(f"  rules: {', '.join(one.clauses)}", markup=False)
    if one.ambiguities:
        console.print(f"  settles: {', '.join(one.ambiguities)}", markup=False)


def show_clause(kind: GameKind, one: Clause, wording: Wording, console: Console) -> dict[str, Any]:
    console.print(f"[bold]{wording.clause_title(one)}[/bold]  ({one.id})")
    console.print(wording.clause_text(one), markup=False)
    for each in kind.options_json():
        if each["name"] in one.options:
            told = each.get("meaning") or wording.option(kind.name, each["name"])
            console.print(f"\n  option {each['name']}: {told}", markup=False)
    documents = sources() if kind.name == "colditz" else {}
    for source in one.sources:
        document = documents.get(source.document, source.document)
        console.print(f"\n  source: {document}, {source.place}", markup=False)
    cases = [case.id for case in load_cases(kind).values() if one.id in case.clauses]
    console.print(f"\n  cases: {', '.join(cases)}", markup=False)
    return {
        **one.to_json(),
        "title": wording.clause_title(one),
        "text": wording.clause_text(one),
        "cases": cases,
    }


def show_rules(kind: GameKind, wording: Wording, console: Console) -> None:
    """The whole rulebook of a game."""
    group = ""
    for one in load_clauses(kind).values():
        if one.group != group:
            group = one.group
            console.print(f"\n[bold underline]{group.capitalize()}[/bold underline]")
        console.print(f"\n[bold]{wording.clause_title(one)}[/bold]  ({one.id})")
        console.print(wording.clause_text(one), markup=False)
