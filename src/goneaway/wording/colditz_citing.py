"""Where an edition's own text says what a clause says: its rule number, or the heading it stands under."""

from __future__ import annotations

from typing import NamedTuple

from ..rulebook import Clause

#: The document that speaks for an edition. Those known only by report are cited by the Classic rules.
DOCUMENTS = {"gibson": "001", "martelli": "000", "devir": "004", "fuga3": "003"}
CLASSIC = "gibson"


class Citation(NamedTuple):
    """`form` is "rule" for a number, "commentary" for what is said of one, "section" for a heading."""

    form: str
    place: str
    edition: str


def cite(clause: Clause, edition: str, topic: str = "") -> Citation | None:
    """The place in the edition played; where it is silent, in the Classic rules or any that has it.

    `topic` is the code of a refusal or the kind of a question: a place that is about it comes first.
    """
    for name in dict.fromkeys((edition, CLASSIC, *DOCUMENTS)):
        found = [
            source
            for source in clause.sources
            if source.document == DOCUMENTS.get(name) and source.speaks_of(topic, edition)
        ]
        if found:
            # The first of those that say most closely what they are about.
            source = max(found, key=lambda one: bool(one.topics) + bool(one.editions))
            return Citation(*_place(source.place), name)
    return None


def _place(place: str) -> tuple[str, str]:
    """Rule 34(c) is cited as 34c."""
    number = place.removeprefix("rule ")
    if number == place:
        return "section", place
    number = number.replace("(", "").replace(")", "")
    plain = number.removesuffix(" commentary")
    return ("rule" if plain == number else "commentary"), plain
