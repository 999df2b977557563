"""Where an edition's own text says what a clause says: its rule number, or the heading it stands under."""

from __future__ import annotations

from typing import NamedTuple

from ..rulebook import Clause

#: The document that speaks for an edition. Those known only by report are cited by the Classic rules.
DOCUMENTS = {"gibson": "001", "martelli": "000", "devir": "004", "fuga3": "003"}
CLASSIC = "gibson"


class Citation(NamedTuple):
    """`form` is "rule" for a number, "section" for a heading."""

    form: str
    place: str
    edition: str


def cite(clause: Clause, edition: str) -> Citation | None:
    """The place in the edition played; where it is silent, in the Classic rules or any that has it."""
    for name in dict.fromkeys((edition, CLASSIC, *DOCUMENTS)):
        for source in clause.sources:
            if source.document == DOCUMENTS.get(name):
                number = source.place.removeprefix("rule ")
                form = "section" if number == source.place else "rule"
                return Citation(form, number.replace("(", "").replace(")", ""), name)
    return None
