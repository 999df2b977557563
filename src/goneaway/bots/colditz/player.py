"""The players of Escape from Colditz: a level, on whichever side the seat is."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from ...colditz.referee.view import Seen
from ...kernel import Action, Asides, Chance, Event, Legal, View
from ..contract.bot import Bot, Reason
from .cards.memory import Memory
from .levels import RECRUIT, REGULAR, SIMPLE, VETERAN, Level
from .officer.bot import Officer
from .security.bot import Security

#: Careless moves are counted per this many moves.
HUNDRED = 100


class Player(Bot):
    """An Escape Officer or Security, whichever seat it is given."""

    level: ClassVar[Level] = SIMPLE

    def __init__(self, chance: Chance, level: Level | None = None) -> None:
        super().__init__(chance)
        #: Its level.
        self.plays = self.level if level is None else level
        #: The events it has learned of; a bot that does not listen remembers nothing.
        self.memory = Memory()
        self._players: dict[int, Bot] = {}

    @classmethod
    def idea_names(cls) -> tuple[str, ...]:
        return cls.level.idea_names()

    def switch_off(self, ideas: Collection[str]) -> None:
        self.plays = self.plays.without(ideas)

    def _player(self, view: View) -> Bot:
        assert isinstance(view, Seen)
        assert view.seat is not None
        player = self._players.get(view.seat)
        if player is None:
            player = self._players[view.seat] = self._make(view.seat == view.officers)
        return player

    def _make(self, security: bool) -> Bot:
        """Return the bot that plays a side."""
        habits = self.plays.habits
        if security:
            return Security(self.chance, habits, self.plays.security, self.memory)
        return Officer(self.chance, habits, self.plays.officer, self.memory)

    def choose(self, view: View, legal: Legal) -> Action:
        return self._slip(view, legal) or self._player(view).choose(view, legal)

    def explain(self, view: View, legal: Legal) -> tuple[Action, Reason]:
        slip = self._slip(view, legal)
        return (slip, Reason("slip")) if slip is not None else self._player(view).explain(view, legal)

    def _slip(self, view: View, legal: Legal) -> Action | None:
        """Return a careless step, now and then: it wastes points, and may leave a man in the open."""
        slips = self.plays.habits.slips
        if not slips:
            return None
        assert isinstance(view, Seen)
        if view.frames[-1].kind not in ("officer", "security") or not view.points:
            return None
        if view.bound >= 0 or view.opening is not None or view.ledger.commitment or "step" not in legal.verbs:
            return None
        if self.chance.pick("bot", HUNDRED) >= slips:
            return None
        groups = [group for group in legal.groups_of("step") if len(group)]
        if not groups:
            return None
        group = groups[self.chance.pick("bot", len(groups))]
        return group[self.chance.pick("bot", len(group))]

    def aside(self, view: View, asides: Asides) -> Action | None:
        return self._player(view).aside(view, asides)

    def hear(self, number: int, events: Sequence[Event]) -> None:
        self.memory.hear(number, events)


class Simple(Player):
    """Knows the rules and does the obvious: a yardstick for other bots."""

    level = SIMPLE


class Recruit(Player):
    """Makes mistakes."""

    level = RECRUIT


class Regular(Player):
    """Has good habits."""

    level = REGULAR


class Veteran(Player):
    """Plans."""

    level = VETERAN
