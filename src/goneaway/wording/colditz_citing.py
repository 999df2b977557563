"""Citations: the rule number or heading of a clause in an edition's own text."""

from __future__ import annotations

from typing import NamedTuple

from ..rulebook import Clause

#: The document of an edition. Editions known only by report are cited by the Classic rules.
DOCUMENTS = {"gibson": "001", "martelli": "000", "devir": "004", "fuga3": "003"}
CLASSIC = "gibson"


class Citation(NamedTuple):
    """`form` is "rule" for a number, "commentary" for a comment on one, "section" for a heading."""

    form: str
    place: str
    edition: str


def cite(clause: Clause, edition: str, topic: str = "") -> Citation | None:
    """Cite a clause in the edition played; where that is silent, in the Classic rules or another edition.

    `topic` is the code of a refusal or the kind of a question: a place about it takes precedence.
    """
    for name in dict.fromkeys((edition, CLASSIC, *DOCUMENTS)):
        found = [
            source
            for source in clause.sources
            if source.document == DOCUMENTS.get(name) and source.speaks_of(topic, edition)
        ]
        if found:
            # The first of the most specific places.
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
