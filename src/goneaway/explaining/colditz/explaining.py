"""The rules of Escape from Colditz explained: seven editions, their options, bundles and cards."""

from __future__ import annotations

from collections.abc import Sequence

from ...colditz.ruleset import Ruleset, bundle_names, gather, load_edition, option, options, sources
from ...colditz.ruleset.loading import from_json
from ...colditz.words.cards import card_types
from ...kernel import Game, RulesError
from ...rulebook import HouseRules
from ...wording import Wording
from ..game import GameExplaining, Told
from .bundles import tell_bundle, tell_bundles
from .cards import tell_card
from .editions import differing, tell_difference, tell_edition, tell_editions
from .options import in_order, says, standings, tell_option


class ColditzExplaining(GameExplaining):
    """Explains options with values by edition, and the cards they affect."""

    def document(self, name: str) -> str:
        return sources().get(name, name)

    def option(self, name: str, wording: Wording) -> Told:
        return tell_option(option(name), wording)

    def standing(self, name: str, wording: Wording) -> Told:
        return standings(name, wording)

    def house_rules(self, game: Game, wording: Wording) -> list[str]:
        values = {name: value for name, value in game.rules.items() if name not in ("edition", "board")}
        played = from_json(values)
        edition = load_edition(str(game.rules["edition"]))
        # Leave out options that a change merely makes relevant or irrelevant: nobody chose them.
        return [
            says(one, played.value(one.dotted), wording, played)
            for one in differing(edition, played)
            if in_order(one, edition.value(one.dotted)) != in_order(one, played.value(one.dotted))
        ]

    def editions(self, wording: Wording) -> list[Told]:
        return tell_editions(wording)

    def bundles(self, wording: Wording) -> list[Told]:
        return tell_bundles(wording)

    def settled(self, house: HouseRules) -> Ruleset:
        return gather(house.edition or self.kind.edition, house.bundles, house.options)

    def edition(self, name: str, wording: Wording, rules: Ruleset | None = None) -> Told:
        return tell_edition(name, wording, rules)

    def difference(self, first: tuple[str, Ruleset], second: tuple[str, Ruleset], wording: Wording) -> Told:
        return tell_difference(first, second, wording)

    def explain(self, word: str, wording: Wording) -> tuple[str, Told] | None:
        cards = card_types()
        card = cards.get(word) or cards.get(word.removeprefix("opp_").removeprefix("sec_"))
        if card is not None:
            return "card", tell_card(card, wording)
        if word in bundle_names():
            return "bundle", tell_bundle(word, wording)
        try:
            return "option", tell_option(option(word), wording)
        except RulesError:
            return None

    def words(self) -> Sequence[str]:
        return (*card_types(), *options(), *bundle_names())
