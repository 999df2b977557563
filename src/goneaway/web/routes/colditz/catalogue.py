"""The editions of Escape from Colditz and their house rules, as the page offers them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from .... import KINDS
from ....colditz.ruleset import (
    Ruleset,
    arises,
    edition_names,
    find_edition,
    gather,
    load_edition,
    option,
    options,
)
from ....colditz.ruleset.options import RuleOption
from ....explaining.colditz import CLASSIC, differing, tell_bundles, tell_difference, tell_editions
from ....explaining.colditz.options import GAME, in_order, says
from ....explaining.topics import topic_of
from ....explaining.values import parted
from ....kernel import RulesError
from ....rulebook import Clause, house_rules_of, load_clauses
from ....wording import Wording
from ..catalogue import Catalogue, Json, cited

#: Numbers offered one by one; others can be typed.
_OFFERED = 10
#: From this number on, multiples of ten are offered as well.
_LARGE = 20


class ColditzCatalogue(Catalogue):
    """Seven editions with several hundred options."""

    familiar = (
        "dice.max_consecutive_rolls",
        "victory.limit_value",
        "draw.draw_totals",
        "appel.appel_attendance",
        "kit.kit_lifecycle",
    )
    answers = ("nation british", "row 1")
    plan = "board=castle"
    other_sides = ("security",)

    def check(self, edition: str) -> None:
        find_edition(edition)

    def editions(self, wording: Wording) -> list[Json]:
        return [
            {
                "name": row["edition"],
                "short": row["name"],
                "title": row["title"],
                "character": wording.text(f"{GAME}-edition-{row['edition']}.character"),
                "complete": row["evidence"] == "complete",
                "known": row["known"],
                "points": row["changes"],
            }
            for row in tell_editions(wording)
        ]

    def bundles(self, wording: Wording) -> list[Json]:
        return tell_bundles(wording)

    def rules(self, edition: str, wording: Wording) -> list[tuple[str, Json]]:
        played = load_edition(edition)
        order = {name: at for at, name in enumerate(dict.fromkeys(topic_of(name) for name in _dotted()))}
        rows = [(topic_of(one.dotted), _rule(one, played, wording)) for one in options().values()]
        return sorted(rows, key=lambda row: order[row[0]])

    def chosen(self, asked: Mapping[str, Any], settled: Mapping[str, Any], wording: Wording) -> Json:
        edition = _edition(asked)
        sorted_out = house_rules_of(GAME, asked)
        played = gather(edition, sorted_out.bundles, sorted_out.options)
        before = load_edition(edition)
        idle = [name for name in _dotted() if not arises(name, played)]
        return {
            # An option that only matters because of another change was not chosen.
            "changes": [
                _changed(one, before, played, wording)
                for one in differing(before, played)
                if in_order(one, before.value(one.dotted)) != in_order(one, played.value(one.dotted))
            ],
            "idle": idle,
            # A choice without effect: the other rules leave no case for it.
            "pointless": [
                {"option": one.dotted, "says": says(one, played.value(one.dotted), wording, played)}
                for one in map(option, idle)
                if in_order(one, before.value(one.dotted)) != in_order(one, played.value(one.dotted))
            ],
        }

    def contradiction(self, asked: Mapping[str, Any], error: RulesError, wording: Wording) -> Json:
        told = house_rules_of(GAME, asked)
        played = gather(_edition(asked), told.bundles, told.options)
        tied = [option(name) for name in str(error.parameters["options"]).split(", ")]
        return {
            "why": wording.constraint(error),
            "options": [
                {"option": one.dotted, "says": says(one, played.value(one.dotted), wording, played)}
                for one in tied
            ],
        }

    def of_clause(self, clause: Clause, edition: str, wording: Wording) -> Json:
        played = load_edition(edition or CLASSIC)
        here = [
            {"option": name, "says": says(option(name), played.value(name), wording, played)}
            for name in clause.options
            if arises(name, played)
        ]
        return {"here": here, "edition_title": wording.edition_title(GAME, edition or CLASSIC)}

    def difference(self, first: str, second: str, wording: Wording) -> Json:
        told = [(wording.edition_name(GAME, name), load_edition(name)) for name in (first, second)]
        return tell_difference(told[0], told[1], wording)


def _edition(asked: Mapping[str, Any]) -> str:
    return str(asked.get("edition") or KINDS[GAME].edition)


def _dotted() -> list[str]:
    return [one.dotted for one in options().values()]


def _rule(one: RuleOption, played: Ruleset, wording: Wording) -> Json:
    value = played.value(one.dotted)
    row: Json = {
        "option": one.dotted,
        "kind": one.kind,
        "about": wording.option(GAME, one.name),
        "value": in_order(one, value),
        "says": says(one, value, wording, played),
        "arises": arises(one.dotted, played),
        "clause": cited(KINDS[GAME], one.clauses[0] if one.clauses else _clause_of(one.dotted), wording),
    }
    if one.kind in ("bool", "enum", "int"):
        offered = {choice: says(one, choice, wording, played) for choice in _choices(one, value)}
        row["choices"] = [
            {"value": choice, "says": told, "parts": parted(told, offered.values())}
            for choice, told in offered.items()
        ]
    if one.kind in ("int", "map"):
        row["least"], row["most"] = one.least, one.most
    if one.kind == "set":
        row["members"] = [
            {"value": member, "says": wording.option_member(GAME, one.name, member)} for member in one.values
        ]
    return row


def _choices(one: RuleOption, value: Any) -> list[Any]:
    """Return the values offered; for numbers, those of the editions and the first few."""
    if one.kind == "bool":
        return [True, False]
    if one.kind == "enum":
        return list(one.values)
    least = one.least or 0
    played = {load_edition(name).value(one.dotted) for name in edition_names()} | {value}
    numbers = {number for number in played if isinstance(number, int)} | set(one.words.values())
    if max(numbers, default=0) > _LARGE:
        numbers |= set(range(max(least, 10), max(numbers) + 11, 10))
    else:
        numbers |= set(range(least, min(one.most or 0, least + _OFFERED) + 1))
    return [*sorted(numbers), *one.values]


@lru_cache(maxsize=1024)
def _clause_of(dotted: str) -> str:
    """The first rule that an option belongs to; "" if it belongs to the table."""
    found = (clause.id for clause in load_clauses(KINDS[GAME]).values() if dotted in clause.options)
    return next(found, "")


def _changed(one: RuleOption, before: Ruleset, played: Ruleset, wording: Wording) -> Json:
    value = played.value(one.dotted)
    told = says(one, value, wording, played)
    listed = one.kind in ("bool", "enum", "int")
    others = [says(one, choice, wording, played) for choice in _choices(one, value)] if listed else []
    return {
        "option": one.dotted,
        "value": in_order(one, value),
        "says": told,
        "parts": parted(told, others),
        "was": says(one, before.value(one.dotted), wording, before),
        "arises": arises(one.dotted, played),
    }
