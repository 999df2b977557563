"""An ambiguity: the question, how it is settled, how else it could be, and the cases that show both."""

from __future__ import annotations

from typing import Any

from ..colditz.ruleset import option
from ..kernel import GameKind
from ..rulebook import Ambiguity, cases_of, load_clauses
from ..wording import Wording
from .clauses import document
from .options import GAME, tell_option


def tell_ambiguity(kind: GameKind, one: Ambiguity, wording: Wording) -> dict[str, Any]:
    clauses = load_clauses(kind)
    return {
        "ambiguity": one.id,
        "game": kind.name,
        "question": wording.text(one.key),
        "answer": wording.text(f"{one.key}.answer"),
        "clauses": [{"id": name, "title": wording.clause_title(clauses[name])} for name in one.clauses],
        "options": [
            tell_option(option(name), wording)
            if kind.name == GAME
            else {"option": name, "about": wording.option(kind.name, name)}
            for name in one.options
        ],
        "sources": [
            {"document": source.document, "place": source.place, "about": document(kind, source.document)}
            for source in one.sources
        ],
        "cases": [{"id": case.id, "title": wording.case_title(case)} for case in cases_of(kind, one.id)],
    }
