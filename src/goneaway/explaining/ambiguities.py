"""An ambiguity: the question, how it is settled, the alternative, and the cases that show both."""

from __future__ import annotations

from typing import Any

from ..kernel import GameKind
from ..rulebook import Ambiguity, cases_of, load_clauses
from ..wording import Wording
from .game import explaining_of


def tell_ambiguity(kind: GameKind, one: Ambiguity, wording: Wording) -> dict[str, Any]:
    clauses, own = load_clauses(kind), explaining_of(kind.name)
    return {
        "ambiguity": one.id,
        "game": kind.name,
        "question": wording.text(one.key),
        "answer": wording.text(f"{one.key}.answer"),
        "clauses": [{"id": name, "title": wording.clause_title(clauses[name])} for name in one.clauses],
        "options": [own.option(name, wording) for name in one.options],
        "sources": [
            {"document": source.document, "place": source.place, "about": own.document(source.document)}
            for source in one.sources
        ],
        "cases": [{"id": case.id, "title": wording.case_title(case)} for case in cases_of(kind, one.id)],
    }
