"""A clause: its text, where each edition stands, what it rests on, the open questions and its cases."""

from __future__ import annotations

from typing import Any

from ..colditz.ruleset import edition_names, option, sources
from ..kernel import GameKind
from ..rulebook import Clause, load_ambiguities, load_cases
from ..wording import Wording
from .options import GAME, stand


def tell_clause(kind: GameKind, clause: Clause, wording: Wording) -> dict[str, Any]:
    told: dict[str, Any] = {
        "clause": clause.id,
        "game": kind.name,
        "topic": clause.group,
        "heading": wording.text("rulebook-topic", topic=clause.group.replace(" ", "-")),
        "title": wording.clause_title(clause),
        "text": wording.clause_text(clause),
        "sources": [
            {"document": name, "place": place, "about": document(kind, name)}
            for name, place in dict.fromkeys((source.document, source.place) for source in clause.sources)
        ],
        "ambiguities": [
            {
                "id": each.id,
                "question": wording.text(each.key),
                "answer": wording.text(f"{each.key}.answer"),
            }
            for each in load_ambiguities(kind).values()
            if each.id in clause.ambiguities
        ],
        "cases": [
            {"id": case.id, "title": wording.case_title(case)}
            for case in load_cases(kind).values()
            if clause.id in case.clauses
        ],
    }
    if kind.name == GAME:
        told["options"] = [standings(name, wording) for name in clause.options]
    else:
        told["options"] = [_switch(kind, name, wording) for name in clause.options]
    return told


def document(kind: GameKind, name: str) -> str:
    """What a document is; our own specification and decisions go by their short names."""
    return sources().get(name, name) if kind.name == GAME else name


def standings(name: str, wording: Wording) -> dict[str, Any]:
    """An option with what it means in each edition, editions that say the same told together."""
    one = option(name)
    values: list[dict[str, Any]] = []
    for edition in edition_names():
        each = stand(one, edition, wording)
        if not each["arises"]:
            continue  # the edition has nothing to say on it
        told = next((value for value in values if value["says"] == each["says"]), None)
        if told is None:
            told = {"says": each["says"], "value": each["value"], "editions": []}
            values.append(told)
        told["editions"].append(each["name"])
    for told in values:
        if len(told["editions"]) == len(edition_names()):
            told["editions"] = [wording.text("rulebook-everybody")]
    return {"option": one.dotted, "about": wording.option(GAME, one.name), "values": values}


def _switch(kind: GameKind, name: str, wording: Wording) -> dict[str, Any]:
    one = next(each for each in kind.options if each.name == name)
    return {
        "option": name,
        "about": wording.option(kind.name, name),
        "values": [
            {
                "value": value,
                "says": wording.option_value(kind.name, name, value),
                "default": value == one.default,
            }
            for value in one.values
        ],
    }
