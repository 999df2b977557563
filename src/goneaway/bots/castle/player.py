"""The simple player of Escape from Colditz, on either side of the wire."""

from __future__ import annotations

from ...colditz.referee.view import Seen
from ...kernel import Action, Asides, Chance, Legal, View
from ..bot import Bot, Reason
from .escaper import Escaper
from .warder import Warder


class Simple(Bot):
    """An Escape Officer or Security, whichever seat it is given."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self._players: dict[int, Bot] = {}

    def _player(self, view: View) -> Bot:
        assert isinstance(view, Seen)
        assert view.seat is not None
        player = self._players.get(view.seat)
        if player is None:
            make = Warder if view.seat == view.officers else Escaper
            player = self._players[view.seat] = make(self.chance)
        return player

    def choose(self, view: View, legal: Legal) -> Action:
        return self._player(view).choose(view, legal)

    def explain(self, view: View, legal: Legal) -> tuple[Action, Reason]:
        return self._player(view).explain(view, legal)

    def aside(self, view: View, asides: Asides) -> Action | None:
        return self._player(view).aside(view, asides)
