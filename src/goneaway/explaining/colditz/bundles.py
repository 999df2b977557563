"""Bundles: house rules that go together, and what each of them changes in an edition."""

from __future__ import annotations

from typing import Any

from ...colditz.kind import COLDITZ
from ...colditz.ruleset import bundle_names, edition_names, find_bundle, gather, load_edition, violations
from ...wording import Wording
from .editions import tell_difference
from .options import GAME


def tell_bundles(wording: Wording) -> list[dict[str, Any]]:
    """Return every bundle with what it does."""
    return [{"bundle": name, "says": wording.bundle(GAME, name)} for name in bundle_names()]


def tell_bundle(name: str, wording: Wording, edition: str = COLDITZ.edition) -> dict[str, Any]:
    """Return what a bundle does and changes in an edition, and the editions it cannot be combined with."""
    bundle = find_bundle(name)
    sides = (
        (wording.edition_name(GAME, edition), load_edition(edition)),
        (name, gather(edition, [name])),
    )
    return {
        "bundle": name,
        "says": wording.bundle(GAME, name),
        "origin": [wording.cited(GAME, part) for part in bundle.origin.split(", ")],
        "changes": tell_difference(*sides, wording),
        "not_with": [
            wording.edition_name(GAME, other)
            for other in edition_names()
            if violations(gather(other, [name]))
        ],
    }
