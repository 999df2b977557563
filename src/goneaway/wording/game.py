"""How the parameters of a game's messages are prepared before the messages are formatted.

`GameWording` itself suits a game whose messages take their parameters unchanged. A game with pieces, places
or editions of its own derives a class from it and names an instance in its `games.Parts`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from .speaking import Speaking


class GameWording:
    """Prepares the parameters of one game's messages."""

    #: Events that get no line, because the next line says the same.
    silent: ClassVar[frozenset[str]] = frozenset({"turn-ended"})
    #: Verbs that need a parameter to be a useful label.
    beginnings: ClassVar[frozenset[str]] = frozenset()
    #: By verb: the parameter that may be missing from an incomplete action.
    lacking: ClassVar[Mapping[str, str]] = {}
    #: Parameters that name a place.
    places: ClassVar[frozenset[str]] = frozenset()
    #: Verbs that are replaced by their wording in a parameter `verb`.
    verbs: ClassVar[frozenset[str]] = frozenset()
    #: Whether rules are cited by their numbers in an edition.
    cites: ClassVar[bool] = False

    def prepare(self, parameters: Mapping[str, object]) -> dict[str, object]:
        """Prepare a message's parameters so that the message can select variants by them."""
        return dict(parameters)

    def taken_apart(self, text: str, wording: Speaking) -> dict[str, object]:
        """Split an action or its beginning into the parameters of the message `GAME-do`: verb and words."""
        verb, *words = text.split()
        # Messages select plural forms by a number, not by its text.
        first: object = int(words[0]) if words and words[0].isdecimal() else "".join(words[:1])
        return {"verb": verb, "words": words, "word": first}

    def named(self, word: str, wording: Speaking) -> str:
        """The name of a piece or a part of the board in sentences; any other word is unchanged."""
        return word

    def placed(self, parameter: str, name: str, exact: bool, wording: Speaking) -> dict[str, object]:
        """A place in all its forms, for a message: `$to`, `$to-in` ...; with `exact` unique."""
        return {parameter: name}

    def begins_with_name(self, text: str) -> bool:
        """Whether a sentence begins with a name that players type in small letters."""
        return False

    def is_pawn(self, word: str) -> bool:
        """Whether a word of the notation names a pawn."""
        return False

    def citation(self, clause: str, edition: str, topic: str = "") -> Mapping[str, str] | None:
        """The place of a clause in the text of an edition."""
        return None

    def meaning(self, option: str) -> str | None:
        """The meaning of an option in English, for a game with its own catalogue of options."""
        return None

    def allowed(self, option: str, wording: Speaking) -> str:
        """The values of an option as written in a file; "" for a game whose options list their values."""
        return ""

    def bundle_meaning(self, name: str) -> str:
        """The effect of a bundle of house rules, in English; "" for a game without bundles."""
        return ""

    def edition_of(self, document: str) -> str:
        """The edition of a document; "" for any other document."""
        return ""


PLAIN = GameWording()
