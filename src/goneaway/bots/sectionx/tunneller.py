"""The simple player of Section X: digs towards a zone, walks, bars others, and hides before the collapse."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from ...kernel import Action, Chance, Legal, View
from ...sectionx import actions as act
from ...sectionx.island import STRIDE
from ...sectionx.options import MEN
from ...sectionx.places import AT_HOME, BURIED, GREEN
from ...sectionx.position import SectionX
from ...sectionx.sampling import determinize
from ...sectionx.turn import Turn
from ...sectionx.view import Seen
from ...sectionx.walking import STEPS_EACH, STEPS_IN_ALL, cost, steps_left, targets
from ..contract.bot import Bot, Reason
from . import doors, tiles
from .digging import FAR, Plan, Prices
from .threats import WALK, Threat, exposed, rival_of, threat_to

_PRICES = Prices(lay_from_stock=3, lay_unknown=8, turn=4, held=4)

# What things are worth. A man is the better placed the fewer steps he has before him.
ESCAPE = 100.0
WIN = 10_000.0
NEAR = 40.0
NEARER = 0.88
BURIAL = 50.0
#: Every man that is gone makes the others dearer.
DEARER = 15.0
#: Somebody else's man under the ruins.
THEIRS = 12.0
#: What risk it is to be in a tunnel beside as many men as the round can free.
CROWDED = 0.5
#: What is left of a threat after every turn in which it was not carried out.
PATIENCE = 0.75
#: Less than this is no reason to move.
LITTLE = 1e-6


class Walk(NamedTuple):
    """A first step, where it leads in the end, what that is worth and takes."""

    action: act.Step
    man: int
    to: int
    gain: float
    steps: int


class Tunneller(Bot):
    """Greedy: one plan, the next missing tile of it, then the men where they are worth most.

    What a man is worth where he stands depends on the board alone, not on how he got there. A walk is
    made only if it leads somewhere better, so that nobody comes back to where he was in one turn.
    """

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self._key: object = None
        self._plan: Plan | None = None
        #: Where everybody stood when the walking of this turn began.
        self._began: Sequence[int] = ()
        #: The last decision seen, and for how many turns nobody took what he could reach.
        self._ply = -1
        self._waited = 0

    def choose(self, view: View, legal: Legal) -> Action:
        return self.explain(view, legal)[0]

    def explain(self, view: View, legal: Legal) -> tuple[Action, Reason]:
        assert isinstance(view, Seen)
        assert view.seat is not None
        self._count(view)
        only = legal.only() if len(legal.verbs) == 1 and legal.verbs[0] in ("end", "draw") else None
        if only is not None:
            return only, Reason("only")
        turn = view.frames[-1]
        if not isinstance(turn, Turn):
            return self._answer(view, legal)
        if "draw" in legal.verbs:
            return self._draw(view, legal)
        position = determinize(view, self.chance)
        plan = self._planned(view, position)
        threat = threat_to(position, view.seat, view.stall, turn.last_tile)
        if threat.rival is not None:
            # Whoever does not take what he can reach has his reasons, and may go on having them.
            threat = replace(threat, risk=threat.risk * PATIENCE**self._waited)
        if not turn.tile_used and "place" in legal.verbs:
            done = tiles.choose(plan, threat, legal, self.chance)
            if done is not None:
                return done
        if not turn.stepped:
            self._began = view.men
        walking = Walking(plan, turn, threat, self._began)
        walk = walking.best(legal)
        if not turn.stepped and "door" in legal.verbs:
            door = doors.choose(plan, threat, walk is not None and walk.gain)
            if door is not None:
                return door
        if walk is not None:
            return walk.action, walking.reason(walk)
        if view.stall is not None and view.stall.near and view.stall.cause == "idle":
            step = walking.anything(legal)
            if step is not None and exposed(position, view.seat):
                return step.action, Reason("stall", {"man": step.action.man})
        return act.End(), Reason("end")

    def _count(self, view: Seen) -> None:
        """How long a rival has stood before the green without ending the round."""
        if view.ply > self._ply + 1 and view.seat is not None and self._plan is not None:
            others = [other for other in range(view.rules.players) if other != view.seat]
            position = determinize(view, self.chance)
            ready = any(rival_of(position, other).risk >= WALK for other in others)
            self._waited = self._waited + 1 if ready else 0
        self._ply = view.ply

    def _planned(self, view: Seen, position: SectionX) -> Plan:
        """The plan, made anew only when something has changed that it rests on."""
        seat = view.seat
        assert seat is not None
        others = view.men[: seat * MEN] + view.men[seat * MEN + MEN :]
        key = (
            view.tile,
            view.rotation,
            view.doors,
            view.door_side,
            view.keys,
            view.owners,
            view.stocks[seat],
            others,
        )
        if self._plan is None or self._key != key:
            kinds = {position.tiles.of[tile] for tile in position.stocks[seat]}
            self._plan = Plan(position, seat, _PRICES, sorted(kinds, key=lambda kind: kind.code))
            self._key = key
        else:
            self._plan.position = position
        return self._plan

    # Small questions

    def _answer(self, view: Seen, legal: Legal) -> tuple[Action, Reason]:
        """Keep one's own doors in a fight; give up the door in the supply for a key."""
        assert view.seat is not None
        own = view.rules.colours[view.seat]
        answers = list(legal)
        for action in answers:
            if isinstance(action, act.ChooseFight) and action.colour == own:
                return action, Reason("own-doors")
            if isinstance(action, act.ChooseKeyDoor) and action.spot is None:
                return action, Reason("spare-door")
        return answers[0], Reason("either")

    def _draw(self, view: Seen, legal: Legal) -> tuple[Action, Reason]:
        """From the largest pile; of open piles, a hideout first."""
        draws = [action for action in legal.groups_of("draw")[0] if isinstance(action, act.Draw)]

        def hideout(action: act.Draw) -> bool:
            faces = view.pile_faces[action.pile - 1]
            return bool(faces) and view.tiles.of[faces[0]].hideout

        best = max(draws, key=lambda action: (hideout(action), view.pile_sizes[action.pile - 1]))
        return best, Reason("draw-hideout" if hideout(best) else "draw", {"pile": best.pile})


class Walking:
    """What the men of a seat are worth where they are, and where they could be."""

    def __init__(self, plan: Plan, turn: Turn, threat: Threat, began: Sequence[int]) -> None:
        self.plan = plan
        self.began = began
        self.turn = turn
        self.threat = threat
        self.position = plan.position
        self.seat = plan.seat
        position, seat = self.position, self.seat
        self.men = range(seat * MEN, seat * MEN + MEN)
        self.burial = BURIAL + DEARER * position.count(seat, BURIED)
        self.green = position.in_green(seat)
        self.to_win = position.rules.goal - position.escaped(seat)
        #: The next man in green ends the round.
        self.last = self.green + 1 >= position.rules.threshold and self.to_win > 1
        self.risk = threat.risk
        self._prices: dict[int, int] = {}
        #: How many men can still be of use in this round; who is out in the tunnels.
        self.wanted = min(position.rules.threshold - self.green, self.to_win)
        self.out = [
            (man, self.price(position.men[man]))
            for man in self.men
            if position.men[man] >= 0 and not self.safe(position.men[man])
        ]
        #: Steps kept for the man who is to end the round once the others are safe.
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
        """Are there enough men nearer to green already? Those who end a round bury the others."""
        ahead = sum(other != man and known <= price for other, known in self.out)
        return ahead >= self.wanted

    def worth(self, man: int, place: int) -> float:
        """What a man is worth there, with what threatens him until the next turn."""
        if place <= GREEN:
            return self._escape()
        price = self.price(place)
        worth = NEAR * NEARER**price if price < FAR else 0.0
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
            return WIN
        if not self.last:
            return ESCAPE
        if not self.ending:
            return -ESCAPE
        return ESCAPE

    def _consider_ending(self) -> None:
        """Is the round better ended now: by one more escape, with those who cannot be saved buried?"""
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
        # Waiting is for those who come nearer to safety by it.
        if ESCAPE + THEIRS * theirs > dear or not any(self._gets_on(man) for man in lost):
            self.ending = True
            self.kept = steps
            self.risk = 1.0

    def _gets_on(self, man: int) -> bool:
        now = self.worth(man, self.position.men[man])
        return any(self.worth(man, to) > now + LITTLE for _, to, _ in self._paths(man) if to > GREEN)

    def _paths(self, man: int) -> Iterator[tuple[int, int, int]]:
        """(first stop, where to, steps) of all a man can do in this turn."""
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
        """The walk that gains most for its steps, if any gains at all; what ends the round comes last."""

        def merit(walk: Walk) -> tuple[bool, float]:
            return not (self.ending and walk.to <= GREEN), walk.gain / walk.steps

        return max((walk for walk in self._walks(legal) if walk.gain > LITTLE), key=merit, default=None)

    def anything(self, legal: Legal) -> Walk | None:
        """The step that costs least, when one must be made."""
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
                continue  # one man is as good as the next who stands there
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
        return Reason(_HIDING[self.threat.cause], about)


_HIDING = {"tiles": "hide-tiles", "stall": "hide-stall"}


def _target(position: SectionX, action: act.Step) -> int:
    if isinstance(action.to, act.Spot):
        return position.section(action.to)
    if action.to == act.HOME:
        return AT_HOME
    return GREEN - position.island.zone_number[action.to.removeprefix("zone:")]
