"""Where the simple player of Section X wants its men: the value of each place, and how to get there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...kernel import Legal
from ...sectionx.board.island import STRIDE
from ...sectionx.referee.position import SectionX
from ...sectionx.turns.turn import Turn
from ...sectionx.walking.steps import STEPS_EACH, STEPS_IN_ALL, cost, steps_left, targets
from ...sectionx.words import actions as act
from ...sectionx.words.options import MEN
from ...sectionx.words.places import AT_HOME, BURIED, GREEN
from ..contract.bot import Reason
from .digging import TOO_FAR, Plan
from .threats import Threat, exposed

# Values. A man is placed better the fewer steps he still has to go.
FREED = 100.0
WON = 10_000.0
PLACED = 40.0
PER_STEP = 0.88
LOST = 50.0
#: Each man lost makes the remaining ones more valuable.
LOST_BEFORE = 15.0
#: The value of another player's man being buried.
RIVAL_LOST = 12.0
#: The risk of being in a tunnel when as many men are nearer to green as the round can free.
CROWDED = 0.5
#: The least gain worth a move.
NOTHING = 1e-6


class Walk(NamedTuple):
    """A first step, where it leads in the end, the gain, and the steps it takes."""

    action: act.Step
    man: int
    to: int
    gain: float
    steps: int


class Walking:
    """The value of a seat's men where they are, and where they could be."""

    def __init__(self, plan: Plan, turn: Turn, threat: Threat, began: Sequence[int]) -> None:
        self.plan = plan
        self.began = began
        self.turn = turn
        self.threat = threat
        self.position = plan.position
        self.seat = plan.seat
        position, seat = self.position, self.seat
        self.men = range(seat * MEN, seat * MEN + MEN)
        self.burial = LOST + LOST_BEFORE * position.count(seat, BURIED)
        self.green = position.in_green(seat)
        self.to_win = position.rules.goal - position.escaped(seat)
        #: Whether the next man in green ends the round.
        self.last = self.green + 1 >= position.rules.threshold and self.to_win > 1
        self.risk = threat.risk
        self._prices: dict[int, int] = {}
        #: How many men can still be of use in this round; the men in the tunnels.
        self.wanted = min(position.rules.threshold - self.green, self.to_win)
        self.out = [
            (man, self.price(position.men[man]))
            for man in self.men
            if position.men[man] >= 0 and not self.safe(position.men[man])
        ]
        #: Steps reserved for the man who is to end the round once the others are safe.
        self.kept = 0
        self.ending = False
        if self.last:
            self._consider_ending()

    def safe(self, place: int) -> bool:
        return place < 0 or self.position.type_at(place // STRIDE).hideout

    def price(self, place: int) -> int:
        if place not in self._prices:
            self._prices[place] = self.plan.price(place)
        return self._prices[place]

    def _surplus(self, man: int, price: int) -> bool:
        """Return whether enough men are nearer to green already: those who end a round bury the others."""
        ahead = sum(other != man and known <= price for other, known in self.out)
        return ahead >= self.wanted

    def worth(self, man: int, place: int) -> float:
        """Return the value of a man at a place, less the risk until the next turn."""
        if place <= GREEN:
            return self._escape()
        price = self.price(place)
        worth = PLACED * PER_STEP**price if price < TOO_FAR else 0.0
        if self.safe(place):
            return worth
        if self.ending:
            return -self.burial  # how far he got will not matter
        in_time = self.threat.turns and price <= STEPS_EACH * self.threat.turns
        risk = 0.0 if in_time else self.risk
        if self._surplus(man, price):
            risk = max(risk, CROWDED)
        return worth - risk * self.burial

    def _escape(self) -> float:
        if self.to_win <= 1:
            return WON
        if not self.last:
            return FREED
        if not self.ending:
            return -FREED
        return FREED

    def _consider_ending(self) -> None:
        """Decide whether to end the round now by an escape, although men who cannot be saved are buried."""
        position, seat = self.position, self.seat
        near = [
            (steps, man)
            for man in self.men
            for _, to, steps in self._paths(man)
            if to <= GREEN and steps <= STEPS_IN_ALL - self.turn.steps
        ]
        if not near:
            return
        steps, runner = min(near)
        left = STEPS_IN_ALL - self.turn.steps - steps
        lost = []
        for man in self.men:
            place = position.men[man]
            if man == runner or place < 0 or self.safe(place):
                continue
            ways = [taken for _, to, taken in self._paths(man) if to > GREEN and self.safe(to)]
            if ways and min(ways) <= left:
                left -= min(ways)
            else:
                lost.append(man)
        theirs = sum(exposed(position, other) for other in range(position.seats) if other != seat)
        dear = self.burial * len(lost) * (1 - self.risk)
        # Waiting helps only men who get nearer to safety by it.
        if FREED + RIVAL_LOST * theirs > dear or not any(self._gets_on(man) for man in lost):
            self.ending = True
            self.kept = steps
            self.risk = 1.0

    def _gets_on(self, man: int) -> bool:
        now = self.worth(man, self.position.men[man])
        return any(self.worth(man, to) > now + NOTHING for _, to, _ in self._paths(man) if to > GREEN)

    def _paths(self, man: int) -> Iterator[tuple[int, int, int]]:
        """Yield (first stop, destination, steps) for everything a man can do in this turn."""
        position, seat = self.position, self.seat
        here = position.men[man]
        left = steps_left(self.turn, man)
        if here < AT_HOME or left < 1:
            return
        for via, to in targets(position, seat, here, left):
            taken = cost(position, to, 1 if via < 0 else 2)
            yield to, to, taken
            if to > GREEN:
                for past, beyond in targets(position, seat, to, left - taken):
                    if beyond != here:
                        yield to, beyond, taken + cost(position, beyond, 1 if past < 0 else 2)

    def best(self, legal: Legal) -> Walk | None:
        """Return the walk with the most gain for its steps, if any; a walk that ends the round comes last."""

        def merit(walk: Walk) -> tuple[bool, float]:
            return not (self.ending and walk.to <= GREEN), walk.gain / walk.steps

        return max((walk for walk in self._walks(legal) if walk.gain > NOTHING), key=merit, default=None)

    def anything(self, legal: Legal) -> Walk | None:
        """Return the cheapest step, when the player must make one."""
        single = [walk for walk in self._walks(legal) if walk.to > GREEN]
        return max(single, key=lambda walk: walk.gain, default=None)

    def _walks(self, legal: Legal) -> Iterator[Walk]:
        if "step" not in legal.verbs:
            return
        position = self.position
        left_in_all = STEPS_IN_ALL - self.turn.steps
        seen: set[tuple[int, int, int]] = set()
        for group in legal.groups_of("step"):
            man = position.man_number(group.head.split()[1])
            here, left = position.men[man], steps_left(self.turn, man)
            came = self.began[man] if self.began and left < STEPS_EACH else here
            if (here, left, came) in seen:
                continue  # men at the same place are interchangeable
            seen.add((here, left, came))
            first: dict[int, act.Step] = {}
            for action in group:
                assert isinstance(action, act.Step)
                first.setdefault(_target(position, action), action)
            now = self.worth(man, here)
            for stop, to, steps in self._paths(man):
                spare = left_in_all if to <= GREEN else left_in_all - self.kept
                if stop in first and 0 < steps <= spare and to not in (here, came):
                    yield Walk(first[stop], man, to, self.worth(man, to) - now, steps)

    def reason(self, walk: Walk) -> Reason:
        man, place = walk.action.man, self.position.place_name(walk.to)
        if walk.to <= GREEN:
            zone = place.removeprefix("zone:")
            code = "win" if self.to_win <= 1 else "end-round" if self.last else "escape"
            return Reason(code, {"man": man, "zone": zone})
        here = self.position.men[walk.man]
        about = {"man": man, "to": place}
        if not self.safe(walk.to) or self.safe(here) or self.price(walk.to) < self.price(here):
            return Reason("nearer", about)
        if self.ending:
            return Reason("hide-own", about)
        if not self.risk:
            return Reason("hide-crowd", about)
        if self.threat.rival is not None:
            colour = self.position.colour(self.threat.rival.seat)
            return Reason("hide-rival", {"man": man, "to": place, "colour": colour})
        return Reason(HIDING[self.threat.cause], about)


HIDING = {"tiles": "hide-tiles", "stall": "hide-stall"}


def _target(position: SectionX, action: act.Step) -> int:
    if isinstance(action.to, act.Spot):
        return position.section(action.to)
    if action.to == act.HOME:
        return AT_HOME
    return GREEN - position.island.zone_number[action.to.removeprefix("zone:")]
