"""Declared questions and refusals, with their clauses and parameters.

A game keeps its questions in `data/questions.toml`:

    [[question]]
    kind = "push"
    when = "Somebody makes room for a man who comes through: where does he go?"
    asked = "either"
    clause = "39"
    also = ["23", "52"]
    parameters = { pawn = "pawn" }

and its refusals in `data/refusals.toml`. The clauses themselves list the codes they refuse with; a code whose
parameters differ between clauses has several entries, each with its own `clauses`.

    [[refusal]]
    code = "NOT_ADJACENT"
    clauses = ["34", "46"]
    parameters = { guard = "guard", to = "place" }
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from ..kernel import GameKind, Prompt, Refusal
from .clauses import RulebookError, load_clauses
from .values import Parameter, load_values, misfits, read_parameters

#: The seats that can be asked: officers only, Security only, or either.
ASKED = ("officer", "security", "either")


@dataclass(frozen=True)
class QuestionKind:
    """One kind of question. Its sentence is in the Fluent files, under `GAME-prompt-KIND`."""

    game: str
    kind: str
    when: str
    clause: str
    also: tuple[str, ...] = ()
    asked: str = "either"
    parameters: tuple[Parameter, ...] = ()

    def all_clauses(self) -> tuple[str, ...]:
        """Every rule by which it can be asked, the usual one first."""
        return (self.clause, *self.also)

    def faults(self, prompt: Prompt) -> list[str]:
        """How an actual question differs from its declaration."""
        out = misfits(self.parameters, prompt.parameters)
        if prompt.clause not in self.all_clauses():
            out.append(f"asked by clause {prompt.clause}")
        return out

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "when": self.when,
            "clause": self.clause,
            "also": list(self.also),
            "asked": self.asked,
            "parameters": [one.to_json() for one in self.parameters],
        }


@dataclass(frozen=True)
class RefusalKind:
    """The parameters of a refusal code in these clauses. Its sentence is `GAME-refusal-CODE`."""

    game: str
    code: str
    clauses: tuple[str, ...]
    parameters: tuple[Parameter, ...] = ()

    def faults(self, refusal: Refusal) -> list[str]:
        """How a refusal by one of these clauses differs from its declaration."""
        return misfits(self.parameters, refusal.parameters)


@cache
def load_questions(kind: GameKind) -> dict[str, QuestionKind]:
    """Every kind of question of a game by name."""
    values, clauses = load_values(kind), load_clauses(kind)
    out: dict[str, QuestionKind] = {}
    for row in _rows(kind, "question"):
        try:
            question = QuestionKind(
                kind.name,
                row["kind"],
                row["when"],
                row["clause"],
                tuple(row.get("also", ())),
                row.get("asked", "either"),
                read_parameters(values, row.get("parameters", {})),
            )
        except (KeyError, RulebookError) as error:
            raise RulebookError(f"questions of {kind.name}, {row.get('kind', '?')}: {error}") from None
        if question.kind in out:
            raise RulebookError(f"questions of {kind.name}: {question.kind} stands twice")
        if not set(question.all_clauses()) <= set(clauses) or question.asked not in ASKED:
            raise RulebookError(f"questions of {kind.name}, {question.kind}: unknown clause or seat")
        out[question.kind] = question
    return out


@cache
def load_refusals(kind: GameKind) -> tuple[RefusalKind, ...]:
    """Every refusal of a game: code, clauses and parameters, in the order of the codes."""
    values = load_values(kind)
    listed: dict[str, list[str]] = {}
    for clause in load_clauses(kind).values():
        for code in clause.refusals:
            listed.setdefault(code, []).append(clause.id)
    out: list[RefusalKind] = []
    for row in _rows(kind, "refusal"):
        code = row.get("code", "?")
        clauses = tuple(row.get("clauses", listed.get(code, ())))
        if not clauses or not set(clauses) <= set(listed.get(code, ())):
            raise RulebookError(f"refusals of {kind.name}: no such clause refuses by {code}")
        try:
            parameters = read_parameters(values, row.get("parameters", {}))
        except RulebookError as error:
            raise RulebookError(f"refusals of {kind.name}, {code}: {error}") from None
        out.append(RefusalKind(kind.name, code, clauses, parameters))
    told = {(clause, one.code) for one in out for clause in one.clauses}
    for code, clauses_of in listed.items():
        silent = [clause for clause in clauses_of if (clause, code) not in told]
        if silent:
            raise RulebookError(f"refusals of {kind.name}: {code} is not declared for {silent}")
    return tuple(out)


def _rows(kind: GameKind, what: str) -> list[dict[str, Any]]:
    text = resources.files(kind.package).joinpath(f"data/{what}s.toml").read_text("utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text)[what]
    return rows
