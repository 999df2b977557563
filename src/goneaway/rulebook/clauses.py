"""Clauses: each rule once, with its options and its sources."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from ..kernel import GameKind


class RulebookError(ValueError):
    """A rulebook file that cannot be read; names the file and the entry."""


@dataclass(frozen=True)
class Source:
    """The source of a clause: a document and the place in it. `ours` marks our own decisions.

    A place may apply to some refusals and questions of the clause only, or to some editions only.
    """

    document: str
    place: str
    topics: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()

    def speaks_of(self, topic: str, edition: str) -> bool:
        return (not self.topics or topic in self.topics) and (not self.editions or edition in self.editions)

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"document": self.document, "place": self.place}
        if self.topics:
            out["for"] = list(self.topics)
        if self.editions:
            out["editions"] = list(self.editions)
        return out


@dataclass(frozen=True)
class Clause:
    """One rule. Its wording is in the Fluent files, under `GAME-clause-ID`."""

    game: str
    id: str
    group: str
    sources: tuple[Source, ...]
    options: tuple[str, ...] = ()
    refusals: tuple[str, ...] = ()
    ambiguities: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        return f"{self.game}-clause-{self.id}"

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "group": self.group,
            "options": list(self.options),
            "refusals": list(self.refusals),
            "ambiguities": list(self.ambiguities),
            "sources": [source.to_json() for source in self.sources],
        }


def _source(row: dict[str, Any]) -> Source:
    return Source(row["document"], row["place"], tuple(row.get("for", ())), tuple(row.get("editions", ())))


@cache
def load_clauses(kind: GameKind) -> dict[str, Clause]:
    """The clauses of a game by id, in the order of the rulebook."""
    text = resources.files(kind.package).joinpath("data/clauses.toml").read_text("utf-8")
    out: dict[str, Clause] = {}
    known = kind.option_names()
    for row in tomllib.loads(text)["clause"]:
        clause = Clause(
            kind.name,
            row["id"],
            row["group"],
            tuple(map(_source, row["sources"])),
            tuple(row.get("options", ())),
            tuple(row.get("refusals", ())),
            tuple(row.get("ambiguities", ())),
        )
        if clause.id in out:
            raise RulebookError(f"clause {clause.id} stands twice")
        if not set(clause.options) <= known:
            raise RulebookError(f"clause {clause.id} names unknown options {set(clause.options) - known}")
        out[clause.id] = clause
    return out
