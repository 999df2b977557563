"""A clause: its text, where each edition stands, its evidence, the open questions and its cases."""

from __future__ import annotations

from typing import Any

from ..kernel import GameKind
from ..rulebook import Clause, load_ambiguities, load_cases
from ..wording import Wording
from .game import explaining_of


def tell_clause(kind: GameKind, clause: Clause, wording: Wording) -> dict[str, Any]:
    own = explaining_of(kind.name)
    return {
        "clause": clause.id,
        "game": kind.name,
        "topic": clause.group,
        "heading": wording.text("rulebook-topic", topic=clause.group.replace(" ", "-")),
        "title": wording.clause_title(clause),
        "text": wording.clause_text(clause),
        "sources": [
            {"document": name, "place": place, "about": own.document(name)}
            for name, place in dict.fromkeys((source.document, source.place) for source in clause.sources)
        ],
        "ambiguities": [
            {
                "id": each.id,
                "question": wording.text(each.key),
                "answer": wording.text(f"{each.key}.answer"),
            }
            for each in load_ambiguities(kind).values()
            if each.id in clause.ambiguities
        ],
        "cases": [
            {"id": case.id, "title": wording.case_title(case)}
            for case in load_cases(kind).values()
            if clause.id in case.clauses
        ],
        "options": [own.standing(name, wording) for name in clause.options],
    }
