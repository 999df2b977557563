"""Editions: the list of them, the rules of each, and the differences between two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...colditz.ruleset import RuleOption, Ruleset, arises, edition_names, find_edition, load_edition, options
from ...wording import Wording
from ..topics import TOPICS, heading, topic_of
from .options import GAME, in_order, says, stand

#: The edition on which the others are based.
CLASSIC = next(name for name in edition_names() if not find_edition(name).extends)


def differing(first: Ruleset, second: Ruleset) -> list[RuleOption]:
    """Return the options in which two rulesets differ, one for each point.

    Options that cannot arise in either are left out.
    """
    out = []
    for one in options().values():
        arising = arises(one.dotted, first), arises(one.dotted, second)
        alike = in_order(one, first.value(one.dotted)) == in_order(one, second.value(one.dotted))
        if any(arising) and not (alike and all(arising)):
            out.append(one)
    return out


def tell_editions(wording: Wording) -> list[dict[str, Any]]:
    """Return every edition: its name, how well it is documented, how many points differ from the Classic."""
    classic = load_edition(CLASSIC)
    out = []
    for name in edition_names():
        edition = find_edition(name)
        out.append(
            {
                "edition": name,
                "name": wording.edition_name(GAME, name),
                "title": wording.edition_title(GAME, name),
                "evidence": edition.evidence,
                "known": wording.text("rulebook-evidence", evidence=edition.evidence),
                "extends": edition.extends,
                "changes": len(differing(classic, load_edition(name))),
            }
        )
    return out


def _by_topic() -> list[tuple[str, list[RuleOption]]]:
    found: dict[str, list[RuleOption]] = {topic: [] for topic in TOPICS}
    for one in options().values():
        found[topic_of(one.dotted)].append(one)
    return [(topic, ones) for topic, ones in found.items() if ones]


def tell_edition(name: str, wording: Wording, rules: Ruleset | None = None) -> dict[str, Any]:
    """Return the rules of an edition in sentences, under the rulebook's headings.

    What cannot arise is left out. The sentences use the edition's own terms and include house rules.
    """
    wording = wording.of(name)
    played = load_edition(name) if rules is None else rules
    topics = []
    for topic, ones in _by_topic():
        told = [
            {"option": one.dotted, **stand(one, name, wording, played)}
            for one in ones
            if arises(one.dotted, played)
        ]
        if told:
            topics.append({"topic": topic, "heading": heading(topic, wording), "rules": told})
    return {
        "edition": name,
        "name": wording.edition_name(GAME, name),
        "title": wording.edition_title(GAME, name),
        "topics": topics,
    }


def tell_difference(
    first: tuple[str, Ruleset], second: tuple[str, Ruleset], wording: Wording
) -> dict[str, Any]:
    """Return the differences between two rulesets in sentences, under the rulebook's headings.

    Each side is a name with its rules. If an option cannot arise on one side, that side has no sentence; if
    it cannot arise on either, it is no difference.
    """
    found = differing(first[1], second[1])
    topics = []
    for topic, ones in _by_topic():
        told = [
            {
                "option": one.dotted,
                "about": wording.option(GAME, one.name),
                "sides": [_side(one, name, rules, wording) for name, rules in (first, second)],
            }
            for one in ones
            if one in found
        ]
        if told:
            topics.append({"topic": topic, "heading": heading(topic, wording), "differences": told})
    return {"first": first[0], "second": second[0], "points": len(found), "topics": topics}


def _side(one: RuleOption, name: str, rules: Ruleset, wording: Wording) -> Mapping[str, Any]:
    value, does = rules.value(one.dotted), arises(one.dotted, rules)
    return {
        "name": name,
        "value": in_order(one, value),
        "arises": does,
        "says": says(one, value, wording, rules) if does else wording.text("rulebook-does-not-arise"),
    }
