"""What one table plays otherwise than its edition, in sentences."""

from __future__ import annotations

from ..colditz.ruleset.loading import from_json, load_edition
from ..kernel import Game
from ..wording import Wording
from .editions import differing
from .options import GAME, in_order, says


def tell_house_rules(game: Game, wording: Wording) -> list[str]:
    """A sentence for every option that stands elsewhere than in the edition, or than usual."""
    if game.kind.name == GAME:
        values = {name: value for name, value in game.rules.items() if name not in ("edition", "board")}
        played = from_json(values)
        edition = load_edition(str(game.rules["edition"]))
        # What merely comes to matter, or ceases to, because of a change was not chosen.
        return [
            says(one, played.value(one.dotted), wording, played)
            for one in differing(edition, played)
            if in_order(one, edition.value(one.dotted)) != in_order(one, played.value(one.dotted))
        ]
    usual = game.kind.rules(game.kind.people(game.seats, game.rules), {})
    return [
        # The value answers a question, and means nothing without it.
        f"{wording.option(game.kind.name, name)} {wording.option_value(game.kind.name, name, value)}"
        for name, value in game.rules.items()
        if name in usual and usual[name] != value and wording.has(f"{game.kind.name}-option-{name}")
    ]
