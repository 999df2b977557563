"""Hints: what a bot would do in a player's place, and why. It sees only what the player sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..bots import Bot, Reason, best_bot, make_bot
from ..kernel import Action, Game, Journal, Stream
from ..wording import Wording
from .presentation import class_of


@dataclass(frozen=True)
class Hint:
    """An action in the notation, and a sentence that gives the reason."""

    action: str
    why: str

    def to_json(self) -> dict[str, Any]:
        return {"action": self.action, "why": self.why}


class Adviser:
    """A bot that advises a player.

    It sees the player's view, and keeps its plan as long as its hints are followed.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        #: The last hint: its seat, the number of actions before it, and the action.
        self._given: tuple[int, int, Action, Reason] | None = None
        self._bot = self._fresh()

    def _fresh(self) -> Bot:
        """Return the strongest bot that answers at once.

        Its randomness is fixed: the same position gives the same hint.
        """
        name = best_bot(self._game.kind.name)
        return make_bot(name, self._game, Stream.from_seed("hint", quiet=True))

    def advise(self, journal: Journal, seat: int) -> tuple[Action, Reason]:
        """Return the advised action and its reason. Asked again in the same position, it answers the same."""
        if self._given is not None and self._given[:2] == (seat, len(journal.entries)):
            return self._given[2:]
        if not self._followed(journal, seat):
            # The last hint was not followed, so the bot's plan no longer applies.
            self._bot = self._fresh()
        position = journal.position
        action, reason = self._bot.explain(position.view(seat), position.legal())
        self._given = (seat, len(journal.entries), action, reason)
        return action, reason

    def hint(self, journal: Journal, seat: int, wording: Wording) -> Hint:
        """Return the advice in words."""
        action, reason = self.advise(journal, seat)
        return Hint(str(action), wording.reason(self._game.kind.name, reason.code, reason.parameters))

    def aside(self, journal: Journal, seat: int) -> Action | None:
        """Return an aside worth making."""
        return self._fresh().aside(journal.position.view(seat), journal.position.asides(seat))

    def _followed(self, journal: Journal, seat: int) -> bool:
        """Return whether the last hint was for this seat and was followed.

        A walk counts however it was worded.
        """
        if self._given is None:
            return False
        whose, before, action, _ = self._given
        if whose != seat or before >= len(journal.entries):
            return False
        return class_of(self._game.kind.name).manners.same(journal.entries[before].action, str(action))
