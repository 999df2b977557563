"""How the rules of one game are explained.

`GameExplaining` itself is enough for a game whose rules are a few switches. A game with editions or cards of
its own derives a class from it and names it in its `games.Parts`.
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
#: The name of a ruleset, and its rules as the game has them.
Side = tuple[str, Any]


class GameExplaining:
    """Explains the rules of one game in sentences."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind

    # What clauses and ambiguities refer to

    def document(self, name: str) -> str:
        """Return the title of a document; our own specification and decisions have short names."""
        return name

    def option(self, name: str, wording: Wording) -> Told:
        """Return an option that an ambiguity names."""
        return {"option": name, "about": wording.option(self.kind.name, name)}

    def standing(self, name: str, wording: Wording) -> Told:
        """Return an option that a clause names, with what its values mean."""
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
        """Return a sentence for every option that differs from the table's edition, or from its default."""
        usual = self.kind.rules(self.kind.people(game.seats, game.rules), {})
        return [
            # The value answers a question and means nothing without it.
            f"{wording.option(self.kind.name, name)} {wording.option_value(self.kind.name, name, value)}"
            for name, value in game.rules.items()
            if name in usual and usual[name] != value and wording.has(f"{self.kind.name}-option-{name}")
        ]

    # Editions, for games that have several

    def editions(self, wording: Wording) -> list[Told]:
        """Return every edition: its name and how well it is documented."""
        return []

    def bundles(self, wording: Wording) -> list[Told]:
        """Return the bundles of house rules, each with what it does."""
        return []

    def settled(self, house: HouseRules) -> Any:
        """Return the rules of an edition with house rules; raise `RulesError`."""
        return self.kind.rules(self.kind.usual_players, house.overrides())

    def edition(self, name: str, wording: Wording, rules: Any = None) -> Told:
        """Return the rules of an edition, or of a table that plays it with house rules; raise `KeyError`."""
        raise KeyError(name)

    def difference(self, first: Side, second: Side, wording: Wording) -> Told:
        """Return the differences between two rulesets.

        Raise `KeyError` for a game that has only one edition.
        """
        raise KeyError(first[0])

    # Everything else with a name

    def explain(self, word: str, wording: Wording) -> tuple[str, Told] | None:
        """Return the kind and the explanation of a card, a bundle or an option; None for any other word."""
        return None

    def words(self) -> Sequence[str]:
        """Return the words that `explain` knows."""
        return ()


@cache
def explaining_of(game: str) -> GameExplaining:
    """Return the explanations of a game's rules."""
    found = games.part(game, "explaining")(KINDS[game])
    assert isinstance(found, GameExplaining)
    return found
