"""What an Escape Officer remembers from one decision to the next."""

from __future__ import annotations

from ....colditz.referee.view import Seen
from ....kernel import Chance, View
from ..cards.guesses import holds
from ..cards.memory import Memory
from ..sight.habits import Habits
from ..sight.officer_view import OfficerView
from .feint import Feint
from .foreman import Foreman
from .plans import Plans

#: Stands for no man and for no place.
NONE = -1

#: Rounds between two offers of barter, so as not to pester the others.
OFFERS_EVERY = 2


class Order:
    """An officer's decision for one round: which man leaves or goes on, and where he stops."""

    __slots__ = ("man", "place", "round")

    def __init__(self, round: int, man: int = NONE, place: int = NONE) -> None:
        """Without `man` the decision is that nobody leaves."""
        self.round = round
        self.man = man
        self.place = place


class Mind:
    """One officer's memory and plans."""

    def __init__(self, chance: Chance, habits: Habits, memory: Memory | None = None) -> None:
        self.chance = chance
        self.habits = habits
        self.memory = Memory() if memory is None else memory
        self.plans = Plans(chance, habits)
        self.feint = Feint(chance)
        self.foreman = Foreman()
        #: Rounds spent waiting with everything in hand, and the last round that was counted.
        self.waited = 0
        self.counted = 0
        #: The round of the last offer.
        self.offered = -OFFERS_EVERY - 1
        #: The last way he started on: a man and his places.
        self.way: tuple[int, list[int]] = (NONE, [])
        #: The round in which he follows it step by step, or 0.
        self.under_way = 0
        #: Where a man outside has chosen to stop, by man: round, place, points left then.
        self.stops: dict[int, tuple[int, int, int]] = {}
        #: The men who found no way, and the round.
        self.stuck_in = 0
        self.stuck: set[int] = set()
        #: The view at which he last made no aside.
        self.silent: View | None = None
        #: When he last considered Security's hand, and the chance of an Appel in it.
        self._thought: object = None
        self._roll_call = 0.0
        #: Where men wait for their chance, and the inputs of that choice.
        self.waits: tuple[object, list[list[int]]] = (None, [])
        self.order: Order | None = None

    def look(self, view: Seen) -> OfficerView:
        """Return the castle as he sees it."""
        assert view.seat is not None
        sight = OfficerView(view, view.seat, self.habits.wary)
        if self.habits.foresight:
            moment = (view.round, view.active, view.security_hand_size)
            if self._thought != moment:
                self._thought, self._roll_call = moment, holds(self.memory, view, "appel")
            sight.roll_call = self._roll_call
        return sight

    def begin(self, view: Seen) -> None:
        """Begin a decision in his turn: forget what was found in other rounds."""
        if view.round != self.stuck_in:
            self.stuck_in, self.stuck = view.round, set()

    def count_waiting(self, view: Seen) -> None:
        """Count another round in which he is ready to go."""
        if view.round != self.counted:
            self.counted = view.round
            self.waited += 1
