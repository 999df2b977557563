"""What is cited exists: every clause, question and option names places that its texts have."""

from __future__ import annotations

import re
from collections.abc import Iterator

import goneaway
from goneaway.colditz.ruleset import options
from goneaway.colditz.sections import exists
from goneaway.rulebook import load_ambiguities, load_clauses

COLDITZ = goneaway.KINDS["colditz"]


def _cited() -> Iterator[tuple[str, str, str]]:
    sources = {name: clause.sources for name, clause in load_clauses(COLDITZ).items()}
    sources |= {name: question.sources for name, question in load_ambiguities(COLDITZ).items()}
    for name, found in sources.items():
        for source in found:
            yield name, source.document, source.place
    for name, option in options().items():
        for origin in option.origins.values():
            for document, place in re.findall(r"\b(\d{3}) ([^,]+)", origin.source):
                yield name, document, place


def test_every_place_that_is_cited_exists() -> None:
    cited = [each for each in _cited() if re.fullmatch(r"\d{3}", each[1])]
    assert len(cited) > 1000
    assert [each for each in cited if not exists(*each[1:])] == []
