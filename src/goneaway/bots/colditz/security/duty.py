"""One decision of Security: the data that ideas look at, and how they send a guard off."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ....colditz.referee.view import Seen
from ....colditz.words.actions import Say, say
from ....colditz.words.places import INNER, NOBODY, TEAM
from ....kernel import Chance, Legal
from ...ideas import Idea, Proposal, first_proposal
from ..cards.guesses import seen_gear
from ..cards.memory import Memory
from ..sight.asking import classic, steps_of
from ..sight.habits import Habits
from ..sight.motives import reason
from ..sight.security_view import SecurityView

#: The value of arresting a man outside and one inside, the bonus for every step by which he is nearer
#: to a target, and the distance from which that is counted.
OUTSIDE, INSIDE, CLOSER, DISTANT = 20, 2, 0.1, 40

#: The assumed cost of an arrest on top of its points, when prey is compared.
ARREST = 2

#: Points reserved for the chase while a man is at large.
CHASE = 2

#: The idea that waits for the others' proposals and then plays the decision on.
LOOK_AHEAD = "look-ahead"

#: A man who can be arrested: value, points, the man, and steps to him by circle.
Prey = tuple[float, int, int, dict[int, int]]


def because(action: Say, motive: str = "") -> Proposal:
    """Return a proposal: an action with its motive."""
    return action, reason(action, motive)


class SecurityMind:
    """What Security remembers from one decision to the next."""

    def __init__(self, chance: Chance, habits: Habits, memory: Memory | None = None) -> None:
        self.chance = chance
        self.habits = habits
        self.memory = Memory() if memory is None else memory
        #: When it last estimated each team's Equipment, and the result.
        self._thought = (NOBODY, NOBODY)
        self.gear: list[list[int]] = []
        #: In this round: guards that could not go where they were sent, and guards that have moved.
        self._round = 0
        self.barred: set[tuple[int, int]] = set()
        self.done: set[int] = set()
        #: A guard moving step by step: the guard, and the circles before it.
        self.errand: tuple[int, list[int]] = (NOBODY, [])

    def look(self, view: Seen) -> SecurityView:
        """Return the castle as Security sees it, with each team's Equipment as far as it was seen.

        Estimated once a turn.
        """
        if self._thought != (view.round, view.active):
            self._thought = (view.round, view.active)
            self.gear = seen_gear(self.memory, view)
        return SecurityView(view, self.gear)

    def begin(self, view: Seen) -> None:
        """Begin a decision in Security's turn: forget the guards of other rounds."""
        if view.round != self._round:
            self._round = view.round
            self.barred.clear()
            self.done.clear()

    def pick(self, found: Sequence[Say]) -> Say:
        """Return any of these at random."""
        return found[self.chance.pick("bot", len(found)) if len(found) > 1 else 0]


class Duty:
    """Everything an idea may look at: the view, conclusions from it, legal actions, Security's mind."""

    def __init__(
        self,
        view: Seen,
        legal: Legal,
        mind: SecurityMind,
        ideas: tuple[Idea[Duty, Proposal], ...] = (),
    ) -> None:
        self.view = view
        self.legal = legal
        self.mind = mind
        self.habits = mind.habits
        self.sight = mind.look(view)
        #: The ideas that are tried.
        self.ideas = ideas
        self._prey: list[Prey] | None = None

    def meant(self) -> Proposal | None:
        """What Security would do without looking ahead."""
        return first_proposal([idea for idea in self.ideas if idea.name != LOOK_AHEAD], self)

    # Choosing whom to arrest

    def value(self, pow: int) -> float:
        """Return the value of arresting a man."""
        sight = self.sight
        closer = max(0, DISTANT - sight.left(pow))
        if sight.ground.zone[self.view.at[pow]] != INNER:
            return OUTSIDE + closer
        return INSIDE + CLOSER * closer + self.view.kit[pow // TEAM]

    def prey(self) -> list[Prey]:
        """Return every man who could be arrested with the points left, the most valuable first."""
        if self._prey is None:
            self._prey = self._find_prey()
        return self._prey

    def _find_prey(self) -> list[Prey]:
        view, sight = self.view, self.sight
        out: list[Prey] = []
        for pow in sight.men:
            if sight.arrestable(pow):
                field = sight.field(view.at[pow], view.points + sight.arm)
                near = [field[view.at[g]] for g in sight.guards if view.at[g] in field]
                if near and min(near) - sight.arm <= view.points:
                    out.append((self.value(pow), max(0, min(near) - sight.arm), pow, field))
        out.sort(key=lambda one: (-one[0] / (one[1] + ARREST), one[2]))
        return out

    def spare(self) -> int:
        """Return the points that are not needed for arrests."""
        points = self.view.points
        if not self.sight.fugitives and self.sight.reserve <= self.habits.reserves:
            return 0
        needed = 0
        for _, cost, _, _ in self.prey():
            if needed + cost <= points:
                needed += cost
        if self.sight.fugitives:
            needed = max(needed, points - CHASE)
        return points - needed

    # Sending a guard on his way

    def send(self, guard: int, way: list[int], motive: str) -> Proposal | None:
        """Send a guard along a way: in one move if he can stop at its end, else step by step."""
        if len(way) < 2:
            return None
        sight, mind = self.sight, self.mind
        ground, beat = sight.ground, sight.chart.beat
        name = sight.name(guard)
        plain = all(
            ground.room[c] < 0 and ground.tunnel[c] < 0 and c in beat[before] for before, c in pairwise(way)
        )
        # Except under the Classic rules, only the list of legal steps shows how far a pawn may go.
        if plain and len(way) > 2 and classic(self.view.rules) and sight.may_end(guard, way[-1]):
            return because(say("move", name, *(ground.names[c] for c in way[1:])), motive)
        wanted = say("step", name, ground.names[way[1]])
        if wanted in steps_of(self.legal, name):
            mind.errand = (guard, way[1:])
            return because(wanted, motive)
        mind.barred.add((guard, way[-1]))
        return None

    def advance(self, guard: int, field: dict[int, int], motive: str) -> Proposal | None:
        """Send a guard down a field as far as the points go, ending where it may stand."""
        sight = self.sight
        way = sight.as_far(guard, sight.way(field, self.view.at[guard]))
        if len(way) < 2 or (guard, way[-1]) in self.mind.barred:
            return None
        return self.send(guard, way, motive)
