"""How the rules of one game are told.

`GameExplaining` as it stands serves a game whose rules are a handful of switches. A game with editions or
cards of its own derives a class from it and names it in its `games.Parts`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from .. import KINDS, games
from ..kernel import Game, GameKind
from ..rulebook import HouseRules
from ..wording import Wording

Told = dict[str, Any]
#: What a ruleset is called, and its rules as the game has them.
Side = tuple[str, Any]


class GameExplaining:
    """The rules of one game in sentences."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind

    # What clauses and ambiguities refer to

    def document(self, name: str) -> str:
        """What a document is; our own specification and decisions go by their short names."""
        return name

    def option(self, name: str, wording: Wording) -> Told:
        """An option that an ambiguity names."""
        return {"option": name, "about": wording.option(self.kind.name, name)}

    def standing(self, name: str, wording: Wording) -> Told:
        """An option that a clause names, with what its values mean."""
        one = next(each for each in self.kind.options if each.name == name)
        return {
            "option": name,
            "about": wording.option(self.kind.name, name),
            "values": [
                {
                    "value": value,
                    "says": wording.option_value(self.kind.name, name, value),
                    "default": value == one.default,
                }
                for value in one.values
            ],
        }

    # One table

    def house_rules(self, game: Game, wording: Wording) -> list[str]:
        """A sentence for every option that differs from the edition of a table, or from its default."""
        usual = self.kind.rules(self.kind.people(game.seats, game.rules), {})
        return [
            # The value answers a question, and means nothing without it.
            f"{wording.option(self.kind.name, name)} {wording.option_value(self.kind.name, name, value)}"
            for name, value in game.rules.items()
            if name in usual and usual[name] != value and wording.has(f"{self.kind.name}-option-{name}")
        ]

    # Editions, for games that have several

    def editions(self, wording: Wording) -> list[Told]:
        """Every edition: what it is called and how well it is known."""
        return []

    def bundles(self, wording: Wording) -> list[Told]:
        """House rules that go together, each with what it does."""
        return []

    def settled(self, house: HouseRules) -> Any:
        """The rules of an edition with house rules; raises `RulesError`."""
        return self.kind.rules(self.kind.usual_players, house.overrides())

    def edition(self, name: str, wording: Wording, rules: Any = None) -> Told:
        """The rules of an edition, or of a table that plays by it with house rules; raises `KeyError`."""
        raise KeyError(name)

    def difference(self, first: Side, second: Side, wording: Wording) -> Told:
        """What two rulesets have differently; raises `KeyError` for a game that has only one edition."""
        raise KeyError(first[0])

    # Everything else that has a name

    def explain(self, word: str, wording: Wording) -> tuple[str, Told] | None:
        """A card, a bundle or an option: which it is, and what is told of it; None for any other word."""
        return None

    def words(self) -> Sequence[str]:
        """The words that `explain` knows."""
        return ()


@cache
def explaining_of(game: str) -> GameExplaining:
    """How the rules of a game are told."""
    found = games.part(game, "explaining")(KINDS[game])
    assert isinstance(found, GameExplaining)
    return found
