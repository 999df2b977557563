"""The simple player of Escape from Colditz, on either side of the wire."""

from __future__ import annotations

from collections.abc import Sequence

from ...colditz.referee.view import Seen
from ...kernel import Action, Asides, Chance, Event, Legal, View
from ..bot import Bot, Reason
from .beliefs import Memory
from .escaper import Escaper
from .habits import RECRUIT, REGULAR, SIMPLE, VETERAN, Habits
from .planner import Planner
from .warder import Warder


class Player(Bot):
    """An Escape Officer or Security, whichever seat it is given."""

    def __init__(self, chance: Chance, habits: Habits) -> None:
        super().__init__(chance)
        self.habits = habits
        #: What he was told; those who do not listen remember nothing.
        self.memory = Memory()
        self._players: dict[int, Bot] = {}

    def _player(self, view: View) -> Bot:
        assert isinstance(view, Seen)
        assert view.seat is not None
        player = self._players.get(view.seat)
        if player is None:
            player = self._players[view.seat] = self._make(view.seat == view.officers)
        return player

    def _make(self, security: bool) -> Bot:
        """Who plays that side."""
        if security:
            return Warder(self.chance, self.habits, self.memory)
        return Planner(self.chance, self.habits) if self.habits.plans else Escaper(self.chance, self.habits)

    def choose(self, view: View, legal: Legal) -> Action:
        return self._slip(view, legal) or self._player(view).choose(view, legal)

    def explain(self, view: View, legal: Legal) -> tuple[Action, Reason]:
        slip = self._slip(view, legal)
        return (slip, Reason("slip")) if slip is not None else self._player(view).explain(view, legal)

    def _slip(self, view: View, legal: Legal) -> Action | None:
        """Somebody is moved a step without a thought: points are gone, and he may stand in the open."""
        if not self.habits.slips:
            return None
        assert isinstance(view, Seen)
        if view.frames[-1].kind not in ("officer", "security") or not view.points:
            return None
        if view.bound >= 0 or view.opening is not None or view.ledger.commitment or "step" not in legal.verbs:
            return None
        if self.chance.pick("bot", 100) >= self.habits.slips:
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
    """Knows the rules and does the obvious: a yardstick."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, SIMPLE)


class Recruit(Player):
    """Makes mistakes."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, RECRUIT)


class Regular(Player):
    """Has good habits."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, REGULAR)


class Veteran(Player):
    """Plans."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, VETERAN)
