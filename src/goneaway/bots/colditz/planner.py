"""The planning Escape Officer: a job for every man and he keeps to it, the chase thought through to its end
before anybody breaks out, and whatever opens another way collected in the meantime."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...colditz.referee.view import Seen
from ...colditz.words.actions import Say
from ...colditz.words.places import FAR
from ...kernel import Action, Chance, Frame, Legal
from .bags import MOST, Bag
from .beliefs import Memory, holds
from .danger import summoned
from .escaper import Escaper
from .exits import badly_guarded
from .feint import Feint
from .flight import Flight
from .foreman import Foreman, Sent, jobs
from .habits import Habits
from .officer_view import OfficerView, Step, listed, place_called
from .running import hope

#: Places that are looked at more closely.
SHORTLIST = 16

#: Security who holds an Appel that would end somebody's attempt calls it so often.
CALLED = 0.7

#: For so many rounds men keep to the ways out that were chosen; those nearer to each other are one.
EVERY, NEAR = 3, 4


class Planner(Escaper):
    """Plays one nation."""

    def __init__(self, chance: Chance, habits: Habits, memory: Memory | None = None) -> None:
        super().__init__(chance, habits)
        #: What he was told; and when he last thought of Security's hand, and what came of it.
        self.memory = Memory() if memory is None else memory
        self.thought: tuple[object, float] = (None, 0.0)
        self.feint = Feint(chance)
        self.flight: Flight | None = None
        self.foreman = Foreman()
        #: Where men wait for their chance, and what it was found from.
        self.ways: tuple[object, list[list[int]]] = (None, [])

    def _table(self, view: Seen) -> OfficerView:
        sight = super()._table(view)
        moment = (view.round, view.active, view.security_hand_size)
        if self.thought[0] != moment:
            self.thought = (moment, holds(self.memory, view, "appel"))
        sight.roll_call = self.thought[1]
        return sight

    def _answer(self, sight: OfficerView, frame: Frame[Any], legal: Legal) -> Action:
        if "stand" in legal.verbs:
            return self._stand(sight, legal)
        return super()._answer(sight, frame, legal)

    def _kit_now(self, sight: OfficerView) -> bool:
        """Always: who minds where his men stop is seldom arrested for it, and it takes long to get."""
        return True

    def _wanted(self, sight: OfficerView) -> Bag:
        """What is missing for his plan, and then whatever opens other ways."""
        wanted = self.plans.wanted(sight)
        if not any(wanted) and self._ready(sight):
            a, b, c, d = (max(0, most - held) for most, held in zip(MOST, sight.held, strict=True))
            return a, b, c, d
        return wanted

    # Getting away

    def _flight(self, sight: OfficerView) -> Flight:
        if self.flight is None or self.flight.sight is not sight:
            self.flight = Flight(sight)
        return self.flight

    def _shortlist(self, sight: OfficerView, known: dict[int, Step], ends: list[int]) -> list[int]:
        """Places that are worth a closer look: near to a target, or safe for the moment."""

        def rough(place: int) -> float:
            return sight.out(known[place].bag)[place] + 9 * sight.risk(place, known[place])

        return sorted(ends, key=rough)[:SHORTLIST]

    def _exposure(self, sight: OfficerView, place: int, known: dict[int, Step], pow: int) -> float:
        step = known[place]
        left = sight.out(step.bag)[place]
        if left >= FAR:
            return super()._exposure(sight, place, known, pow)
        stays = 1 - CALLED * sight.roll_call * summoned(sight.view, place)
        return -100 * stays * self._flight(sight).chance(place, step, pow) + 0.01 * left

    def _hope(self, sight: OfficerView, place: int, step: Step, pow: int) -> float:
        chance = hope(sight, place, step)
        return chance if chance < 0 else self._flight(sight).chance(place, step, pow)

    def _hopeful(self, sight: OfficerView, known: Mapping[int, Step]) -> Iterable[int]:
        hopes = {place: hope(sight, place, step) for place, step in known.items()}
        places = [place for place, chance in hopes.items() if chance > 0]
        return sorted(places, key=lambda place: -hopes[place])[:SHORTLIST]

    def _breakers(self, order: list[int]) -> list[int]:
        """And those who wait at other ways out, or only seemed to."""
        waiting = [pow for pow, why, _, _ in self.foreman.sent if why in ("approach", "feint")]
        return [pow for pow in order if pow in order[:3] or pow in waiting]

    def _draw_near(self, sight: OfficerView, legal: Legal, men: list[int], field: list[int]) -> Say | None:
        """That is a job like others."""
        return None

    # Work

    def _workers(self, sight: OfficerView, legal: Legal, men: list[int]) -> Say | None:
        """Whoever can finish his walk with this roll goes first, then whoever gets on safely."""
        view, chart = sight.view, sight.chart
        inside = [
            pow
            for pow in sight.out_men
            if not sight.in_tunnel(pow) and chart.inside[view.at[pow]] and not view.returning[pow]
        ]
        parts = sight.missing_parts() if self._kit_now(sight) else []
        wanted, ready = self._wanted(sight), self._ready(sight)
        ways = self._waits(sight) if ready else []
        false = self.feint.place(sight, self._flight(sight), ways) if ways else []
        sent = self.foreman.list(sight, inside, jobs(sight, parts, wanted, ways, false))
        found: list[tuple[bool, int, Sent, list[int]]] = []
        for order, job in enumerate(sent):
            pow, why, _, field = job
            if pow not in men:
                continue
            if why == "start" and not field[view.at[pow]]:
                continue
            path = self._stop(sight, pow, field, 2 if why in ("approach", "feint") else 0)
            if len(path) > 1:
                done = field[path[-1]] == 0
                found.append((not done, order, job, path))
        found.sort(key=lambda one: one[:2])
        for _, _, (pow, why, about, field), path in found:
            hidden = why != "feint" and sight.ground.hideaway[path[-1]] >= 0 and field[path[-1]] > 0
            self.motive, self.about = ("lie-low", "") if hidden else (why, about)
            action = self._go(sight, legal, pow, path)
            if action is not None:
                return action
        self.motive = "cover"
        if sight.liable:
            for pow in inside:
                if pow in men and sight.risk(view.at[pow]) > 0.2:
                    action = self._cover(sight, legal, pow)
                    if action is not None:
                        return action
        return None

    def _waits(self, sight: OfficerView) -> list[list[int]]:
        """Where men wait for their chance: at the ways out where it is best, for some rounds."""
        shortest = sight.out(sight.bag)
        if not self.habits.exits:
            return [shortest, shortest]
        basis = (sight.view.round // EVERY, sight.bag, sight.tunnels, sight.car)
        if basis != self.ways[0]:
            found: list[list[int]] = []
            for exit in badly_guarded(sight, self._flight(sight)):
                if not any(exit.field is field or exit.field[field.index(0)] <= NEAR for field in found):
                    found.append(exit.field)
            if sight.tunnels or sight.car or not found:
                found.insert(0, shortest)
            self.ways = (basis, found[: self.habits.exits])
        return self.ways[1]

    def _stand(self, sight: OfficerView, legal: Legal) -> Action:
        """On the white circles: as near as may be to what he is to do next."""
        fields = [field for _, _, _, field in self.foreman.sent]
        if self._ready(sight):
            fields.append(sight.out(sight.bag))
        found = listed(legal, "stand")
        places = {action: place_called(sight, action.words[-1]) for action in found}
        return min(
            found,
            key=lambda a: min((field[places[a]] for field in fields), default=sight.ground.home[places[a]]),
        )

    def _stop(self, sight: OfficerView, pow: int, field: list[int], least: int) -> list[int]:
        """The way down a field to where it is best to stop."""
        here = sight.view.at[pow]
        depth = sight.chart.depth
        if field[here] <= least and (least or depth[here] >= 2):
            return []
        known = sight.reach(pow, sight.view.points, False)
        no_stop, caution = sight.chart.no_stop, self.habits.caution
        # Who is called to an Appel begins again from there; nobody calls who is in a hideaway (rule 38). Men
        # at work in a room stay: two of them have to be there at once.
        hidden, dread = sight.ground.hideaway, sight.roll_call
        home = min((field[circle] for circle in sight.ground.whites), default=0)

        def called(place: int) -> float:
            if field[place] >= home or hidden[place] >= 0 or not (least or field[place]):
                return 0.0
            return dread * (home - field[place])

        end, best = here, field[here] + caution * sight.risk(here) + called(here) - 0.3
        for place, step in known.items():
            if field[place] - 0.8 <= best and not no_stop[place]:
                deep = min(depth[place], 2) * 0.4 if field[place] == 0 else 0.0
                value = field[place] + caution * sight.risk(place) + called(place) + 0.01 * step.cost - deep
                if value < best:
                    end, best = place, value
        return sight.path(known, end)
