"""Hints: what a bot would do in a player's place, and why. It sees what he sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..bots import Bot, Reason, best_bot, make_bot
from ..kernel import Action, Game, Journal, Stream
from ..wording import Wording
from .presentation import class_of


@dataclass(frozen=True)
class Hint:
    """What to do, as the notation writes it, and one sentence why."""

    action: str
    why: str

    def to_json(self) -> dict[str, Any]:
        return {"action": self.action, "why": self.why}


class Adviser:
    """A bot that looks over a player's shoulder: it sees his view, and thinks on as long as he follows it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        #: The last hint: whose, after how many actions, and what it was.
        self._given: tuple[int, int, Action, Reason] | None = None
        self._bot = self._fresh()

    def _fresh(self) -> Bot:
        """The ablest who answers at once; always with the same lots: the same position has the same hint."""
        name = best_bot(self._game.kind.name)
        return make_bot(name, self._game, Stream.from_seed("hint", quiet=True))

    def advise(self, journal: Journal, seat: int) -> tuple[Action, Reason]:
        """What to do now. Asked again in the same position it says the same."""
        if self._given is not None and self._given[:2] == (seat, len(journal.entries)):
            return self._given[2:]
        if not self._followed(journal, seat):
            # What it had in mind is not what was done.
            self._bot = self._fresh()
        position = journal.position
        action, reason = self._bot.explain(position.view(seat), position.legal())
        self._given = (seat, len(journal.entries), action, reason)
        return action, reason

    def hint(self, journal: Journal, seat: int, wording: Wording) -> Hint:
        """The advice in words."""
        action, reason = self.advise(journal, seat)
        return Hint(str(action), wording.reason(self._game.kind.name, reason.code, reason.parameters))

    def aside(self, journal: Journal, seat: int) -> Action | None:
        """Something worth saying beside the turn."""
        return self._fresh().aside(journal.position.view(seat), journal.position.asides(seat))

    def _followed(self, journal: Journal, seat: int) -> bool:
        """Whether the last hint was for this seat, and was taken; a walk however it was worded."""
        if self._given is None:
            return False
        whose, before, action, _ = self._given
        if whose != seat or before >= len(journal.entries):
            return False
        return class_of(self._game.kind.name).manners.same(journal.entries[before].action, str(action))
