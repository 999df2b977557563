"""Ambiguities: points on which the texts are silent, obscure or contradictory, and how they are settled."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from ..kernel import GameKind
from .cases import Case, load_cases
from .clauses import RulebookError, Source, load_clauses


@dataclass(frozen=True)
class Ambiguity:
    """One numbered question. Its wording is in the Fluent files, under `GAME-ambiguity-ID`."""

    game: str
    id: str
    clauses: tuple[str, ...]
    options: tuple[str, ...]
    sources: tuple[Source, ...]

    @property
    def key(self) -> str:
        return f"{self.game}-ambiguity-{self.id}"

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "clauses": list(self.clauses),
            "options": list(self.options),
            "sources": [source.to_json() for source in self.sources],
        }


@cache
def load_ambiguities(kind: GameKind) -> dict[str, Ambiguity]:
    """The ambiguities of a game by number."""
    text = resources.files(kind.package).joinpath("data/ambiguities.toml").read_text("utf-8")
    clauses, options = load_clauses(kind), kind.option_names()
    out: dict[str, Ambiguity] = {}
    for row in tomllib.loads(text)["ambiguity"]:
        found = Ambiguity(
            kind.name,
            row["id"],
            tuple(row["clauses"]),
            tuple(row.get("options", ())),
            tuple(Source(source["document"], source["place"]) for source in row.get("sources", ())),
        )
        unknown = (set(found.clauses) - set(clauses)) | (set(found.options) - options)
        if unknown or found.id in out:
            raise RulebookError(f"ambiguity {found.id} stands twice or names unknown {sorted(unknown)}")
        out[found.id] = found
    return out


def cases_of(kind: GameKind, ambiguity: str) -> list[Case]:
    """The cases that show an ambiguity: those with its number in their note."""
    named = re.compile(rf"\b{ambiguity}\b")
    return [case for case in load_cases(kind).values() if named.search(case.note)]
