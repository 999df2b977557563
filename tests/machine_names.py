"""Names that only the machine uses: ids of places, men, cards and tiles, rotations, words that are typed."""

from __future__ import annotations

import re

from goneaway import KINDS
from goneaway.colditz.words.forms import FORMS
from goneaway.rulebook import load_clauses

#: Names of rules that have no number: all of them where a rule is cited, those with a hyphen anywhere.
_CLAUSES = [name for kind in KINDS.values() for name in load_clauses(kind) if not name[0].isdigit()]
_HYPHENED = [name for name in load_clauses(KINDS["sectionx"]) if "-" in name and name != "set-up"]
MACHINE = re.compile(
    # kitchen-2, north-path-76, officer-1, S-4
    r"\b[a-z]+(?:-[a-z]+)*-\d+\b|\b[A-Z]{1,3}\d?-\d+\b"
    # inner-a, sick-bay/tunnel
    r"|\binner-[ab]\b|/tunnel|\bzone:"
    # E7#2, F8@NE, kit_part_a
    r"|[A-K]\d+#\d|@(?:[NS]?[EW])\b|\b[a-z]+(?:_[a-z]+)+\b"
    # b1 where B1 is meant; a spot of the terminal's plan
    r"|(?<![\w’'-])[abdfpg]\d{1,2}\b|\b\d{1,3},\d{1,2}\b"
    # rotations
    r"|\b(?:rotation|rotazione|rotación|orientation) \d"
    # words to be typed: (permit NATION), MAN
    rf"|\((?:{'|'.join(FORMS)})(?: [A-ZÀ-Ý]{{3,}})?\)|\b(?:none|NATION|NAZIONE|NACIÓN)\b"
    # Rule place, door-action
    rf"|\b(?:Rule|Regola|Regla|Règle) (?:{'|'.join(_CLAUSES)})(?![\w-])"
    rf"|(?<![\w-])(?:{'|'.join(_HYPHENED)})(?![\w-])"
)
#: Verbs of the notation that are no words of any of the four languages.
VERBS = re.compile(rf"(?<![\w-])(?:{'|'.join(verb for verb in FORMS if '-' in verb)})(?![\w-])")
#: Hyphened words that people use, and what is an ordinary word within a sentence.
PEOPLES = re.compile(
    r"\(pass\)|standing: none\b|\b(?:or|are) none\.|: none, (?:at|one)\b|\band none is\b|\bdouble none\b|"
    r"sud-(?:est|ovest|ouest)|nord-(?:est|ovest|ouest)|(?:south|north)-(?:east|west)|\b\d{1,2},\d{1,2} "
)


def name_of_the_machine(text: str, verbs: bool = True) -> str:
    """The first name of the machine in a text that people read, or ""; unless told otherwise verbs too."""
    found = MACHINE.search(PEOPLES.sub("", text)) or (VERBS.search(text) if verbs else None)
    return found[0] if found else ""
