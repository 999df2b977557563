"""The places that exist in the text of each edition: what a citation may name."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

COMMENTARY = "commentary"


@cache
def _texts() -> Mapping[str, Mapping[str, Any]]:
    text = resources.files("goneaway.colditz").joinpath("data/sections.toml").read_text("utf-8")
    return tomllib.loads(text)


def document_of(edition: str) -> str | None:
    """The number of the edition's own text; None for an edition known only from reports."""
    found = _texts().get(edition)
    return None if found is None else str(found["document"])


@cache
def places(text: str) -> Mapping[str, str]:
    """Every place of an edition's text, or of the commentary, in citation form, with its heading."""
    found = _texts().get(text, {})
    ending = f" {COMMENTARY}" if text == COMMENTARY else ""
    numbered = [f"r{number}{ending}" for number in range(1, found.get("rules", 0) + 1)]
    out = {place: place for place in (*numbered, *found.get("points", ()))}
    return out | dict(found.get("headings", {}))


def exists(document: str, place: str) -> bool:
    """Whether a document has this place; "rule 34(c)" and "r34c" are the same."""
    short = re.sub(r"^rule (\d+)(?:\(?([a-f])\)?)?", r"r\1\2", place)
    return any(text["document"] == document and short in places(name) for name, text in _texts().items())
