"""An option: what it is about, what each value means, and the value in every edition."""

from __future__ import annotations

from typing import Any

from ...colditz.kind import COLDITZ
from ...colditz.ruleset import Origin, RuleOption, Ruleset, arises, edition_names, load_edition, option
from ...colditz.ruleset.groups import Value
from ...colditz.ruleset.whole import plain
from ...rulebook import load_ambiguities, load_cases, load_clauses
from ...wording import Wording
from ..topics import topic_of

GAME = COLDITZ.name

#: The fields of an edition listed under a value that several editions share.
_OF_STAND = ("edition", "name", "status", "source", "evidence")


def in_order(one: RuleOption, value: Value) -> Any:
    """Return a value as data; the members of a set in the order of the catalogue."""
    flat = plain(value)
    return sorted(flat, key=list(one.values).index) if one.kind == "set" and isinstance(flat, list) else flat


def says(one: RuleOption, value: Value, wording: Wording, rules: Ruleset | None = None) -> str:
    """Return what a value means at the table, as a sentence; under these rules, if it depends on others."""
    told = in_order(one, value)
    if rules is None:
        return wording.option_value(GAME, one.name, told)
    unit, days = str(rules.victory.limit_unit), rules.daynight.day_night
    return wording.option_value(GAME, one.name, told, unit=unit, days=days)


def stand(one: RuleOption, edition: str, wording: Wording, rules: Ruleset | None = None) -> dict[str, Any]:
    """Return the value of an option in an edition, or at a table that plays the edition with house rules."""
    played = load_edition(edition) if rules is None else rules
    origin = one.origin(edition)
    return {
        "edition": edition,
        "name": wording.edition_name(GAME, edition),
        "value": in_order(one, played.value(one.dotted)),
        "says": says(one, played.value(one.dotted), wording, played),
        "arises": arises(one.dotted, played),
        "status": origin.status,
        "source": origin.source,
        "evidence": evidence(origin, wording),
    }


def evidence(origin: Origin, wording: Wording) -> str:
    """Return the evidence for an edition's value, as a phrase."""
    source = origin.source
    if source in edition_names():
        source = wording.edition_name(GAME, source)
    return wording.text("rulebook-status", status=origin.status, source=wording.cited_all(GAME, source))


def standings(name: str, wording: Wording) -> dict[str, Any]:
    """Return what an option means in each edition; editions with the same value are listed together."""
    one = option(name)
    values: list[dict[str, Any]] = []
    for edition in edition_names():
        each = stand(one, edition, wording)
        if not each["arises"]:
            continue  # the option does not arise in this edition
        told = next((value for value in values if value["says"] == each["says"]), None)
        if told is None:
            told = {"says": each["says"], "value": each["value"], "editions": []}
            values.append(told)
        told["editions"].append(each["name"])
    for told in values:
        if len(told["editions"]) == len(edition_names()):
            told["editions"] = [wording.text("rulebook-everybody")]
    return {"option": one.dotted, "about": wording.option(GAME, one.name), "values": values}


def tell_option(one: RuleOption, wording: Wording) -> dict[str, Any]:
    """Return everything about one option: first each value that an edition has, then the other values.

    Editions in which the option never matters are named apart: their value is never seen at the table.
    """
    stands = [stand(one, edition, wording) for edition in edition_names()]
    values: list[dict[str, Any]] = []
    for each in stands:
        if not each["arises"]:
            continue
        told = next((value for value in values if value["value"] == each["value"]), None)
        if told is None:
            told = {"value": each["value"], "says": each["says"], "editions": []}
            values.append(told)
        told["editions"].append({key: each[key] for key in _OF_STAND})
    rest = (True, False) if one.kind == "bool" else one.values if one.kind == "enum" else ()
    for value in rest:
        if not any(told["value"] == value for told in values):
            values.append({"value": value, "says": says(one, value, wording), "editions": []})
    clauses, ambiguities = load_clauses(COLDITZ), load_ambiguities(COLDITZ)
    return {
        "option": one.dotted,
        "topic": topic_of(one.dotted),
        "about": wording.option(GAME, one.name),
        "allowed": wording.allowed(GAME, one.name),
        "values": values,
        "idle": [{"edition": each["edition"], "name": each["name"]} for each in stands if not each["arises"]],
        "clauses": [
            {"id": clause.id, "title": wording.clause_title(clause)}
            for clause in clauses.values()
            if one.dotted in clause.options or clause.id in one.clauses
        ],
        "ambiguities": [
            {"id": each.id, "question": wording.text(each.key)}
            for each in ambiguities.values()
            if one.dotted in each.options
        ],
        "cases": [
            case.id
            for case in load_cases(COLDITZ).values()
            if not {one.name, one.dotted}.isdisjoint(case.rules)
        ],
    }
