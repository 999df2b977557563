"""The simple Escape Officer: a Kit first, Equipment for the cheapest way out, then a break at a good roll."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from itertools import pairwise
from typing import Any

from ...colditz.referee.view import Seen
from ...colditz.table.lanes import exit_of
from ...colditz.words.actions import Say, say
from ...colditz.words.places import COMPONENTS, EQUIPMENT, FAR, INNER, LETTERS, TEAM
from ...kernel import Action, Asides, Chance, Frame, Legal, View
from ..bot import Bot, Reason
from . import announcing, answers, gliding, swaps
from .announcing import needed
from .bags import Bag
from .errands import errands, purpose
from .habits import SIMPLE, Habits
from .motives import reason
from .officer_view import (
    AFTER_ROLL,
    BEFORE_ROLL,
    OPEN,
    OfficerView,
    Step,
    classic,
    listed,
    own,
    place_called,
    steps_back,
    steps_of,
    useful,
)
from .plans import Plans
from .running import at_exit, do_or_die, guard_called, hope, man_called

#: The share of the game left in which he turns to the Kit in any case.
KIT_BY = 0.75


class Escaper(Bot):
    """Plays one nation."""

    def __init__(self, chance: Chance, habits: Habits = SIMPLE) -> None:
        super().__init__(chance)
        self.habits = habits
        self.plans = Plans(chance, habits)
        #: Rounds spent waiting with everything in hand.
        self.waited = 0
        self.counted = 0
        self.offered = -3
        #: The last way set out on: a man and his places.
        self.way: tuple[int, list[int]] = (-1, [])
        #: The round in which he is followed along it step by step, or 0.
        self.under_way = 0
        #: Where a man outside has chosen to stop, by man: round, place, points left then.
        self.stops: dict[int, tuple[int, int, int]] = {}
        #: Men who found no way in this turn: (round, men).
        self.stuck: tuple[int, set[int]] = (0, set())
        #: What he saw when he last had nothing to say.
        self.silent: View | None = None
        #: What he has in mind with the man he moves, and what he goes for.
        self.motive = self.about = ""

    # What is asked

    def explain(self, view: View, legal: Legal) -> tuple[Action, Reason]:
        self.motive = self.about = ""
        action = self.choose(view, legal)
        return action, reason(action, self.motive, self.about)

    def choose(self, view: View, legal: Legal) -> Action:
        assert isinstance(view, Seen)
        assert view.seat is not None
        frame = view.frames[-1]
        if frame.kind == "officer" and self.under_way:
            onward = self._onward(view, legal)
            if onward is not None:
                self.motive = "onward"
                return onward
        sight = self._table(view)
        if frame.kind != "officer":
            return self._answer(sight, frame, legal)
        if view.round != self.stuck[0]:
            self.stuck = (view.round, set())
        if view.stage < BEFORE_ROLL:
            return say("pass")
        if view.bound >= 0 or view.opening is not None:
            self.motive = "onward"
            return self._bound(sight, legal)
        if view.ledger.commitment and view.points:
            self.motive = "promise"
            action = self._keep_promise(sight, legal)
            if action is not None:
                return action
        action = self._free_actions(sight, legal)
        if action is not None:
            return action
        if view.stage != AFTER_ROLL:
            return self._announce(sight, legal) or say("roll")
        action = self._spend(sight, legal) if view.points else None
        if action is not None:
            return action
        over = len(view.hand) - view.rules.draw.hand_limit_opportunity
        if over > 0:
            return answers.discard(sight, legal, self._wanted(sight))
        if "end" in legal.verbs:
            return say("end")
        return self._anything(legal)

    def _table(self, view: Seen) -> OfficerView:
        """The castle as he finds it."""
        assert view.seat is not None
        return OfficerView(view, view.seat, self.habits.wary)

    def _answer(self, sight: OfficerView, frame: Frame[Any], legal: Legal) -> Action:
        return answers.answer(self.chance, sight, frame, legal, self._wanted(sight))

    def aside(self, view: View, asides: Asides) -> Action | None:
        assert isinstance(view, Seen)
        if view.seat is None or view is self.silent:
            return None
        self.silent = view
        # Somebody else's turn and nothing to answer or swap: all there is are offers to make.
        if view.active != view.seat and next(asides.besides("offer", "meet"), None) is None:
            return None
        sight = self._table(view)
        action = swaps.aside(self.chance, sight, asides, self.plans.plan(sight))
        if action is not None:
            self.silent = None
        if action is not None and action.verb == "offer":
            # One offer in two rounds: nobody likes a pedlar.
            if view.round < self.offered + 2:
                return None
            self.offered = view.round
        return action

    def _onward(self, view: Seen, legal: Legal) -> Say | None:
        """The next step of a way that was thought over when its first step was made."""
        pow, path = self.way
        at = view.at[pow]
        if view.stage == AFTER_ROLL and view.points and self.under_way == view.round and at in path[:-1]:
            to = path[path.index(at) + 1]
            place = view.ground.names[to % view.ground.size]
            place = f"{place}/tunnel" if to >= view.ground.size else place
            name = f"{LETTERS[view.nations[pow // TEAM]]}{pow % TEAM + 1}"
            wanted = say("step", name, place)
            if wanted in steps_of(legal, name):
                return wanted
        self.under_way = 0
        return None

    def _anything(self, legal: Legal) -> Action:
        for verb in ("step", "discard", "release", "surrender", "play"):
            found = listed(legal, verb)
            if found:
                return found[self.chance.pick("bot", len(found)) if len(found) > 1 else 0]
        return next(iter(legal))

    # The plan

    def _wanted(self, sight: OfficerView) -> Bag:
        """What he would take: what is missing for his plan."""
        return self.plans.wanted(sight)

    def _kit_now(self, sight: OfficerView) -> bool:
        """Where a Kit alone makes his men liable to arrest it comes after the Equipment, if there is time."""
        view = sight.view
        if sight.liable or view.rules.arrest.arrest_inner_condition != "stolen_or_kit":
            return True
        return not any(self._wanted(sight)) or sight.left < KIT_BY * view.rounds

    # What costs no points

    def _free_actions(self, sight: OfficerView, legal: Legal) -> Say | None:
        view = sight.view
        kit = listed(legal, "claim-kit") if self._kit_now(sight) else []
        if kit:
            return kit[0]
        if sight.car:
            ready = listed(legal, "car")
            if ready and (sight.kit or sight.left < 4):
                return ready[0]
        flight = gliding.fly(sight, legal)
        if flight is not None:
            return flight
        wanted = self._wanted(sight)
        for action in listed(legal, "claim"):
            if wanted[EQUIPMENT.index(action.words[0])]:
                return action
        run = do_or_die(sight, legal)
        if run is not None:
            return run
        if not view.hand or "play" not in legal.verbs:
            return None
        for group in legal.groups_of("play"):
            actions = [action for action in group if isinstance(action, Say)]
            if not actions:
                continue
            card = next(card for card in sight.cards if card.id == actions[0].words[0])
            found = self._card(sight, card.kind, card.of, actions, wanted)
            if found is not None:
                return found
        return None

    def _card(self, sight: OfficerView, kind: str, of: str, actions: list[Say], wanted: Bag) -> Say | None:
        view = sight.view
        if kind == "bribe":
            best = max(actions, key=lambda action: useful(action.words[1:], wanted))
            enough = useful(best.words[1:], wanted) >= (2 if of == "2" else 1)
            crowded = len(view.hand) > 2 and useful(best.words[1:], wanted)
            if not sight.kit and not sight.equipped and sight.left > 8 and len(view.hand) <= 3:
                # Empty hands cannot be arrested: the Kit comes first.
                return None
            return best if enough or crowded or sight.left < 6 else None
        if kind == "release":
            outer = len(sight.ground.blocks) - 1
            actions = [action for action in actions if own(sight, action.words[1])]
            if not actions:
                return None
            return min(actions, key=lambda a: view.at[man_called(sight, a.words[1])] == -10 - outer)
        if kind == "sabotage":
            return actions[0] if view.security_hand_size >= 2 else None
        if kind == "move":
            return self._move_fast(sight, of, actions)
        if kind == "recall":
            return self._clear(sight, actions)
        return None

    def _move_fast(self, sight: OfficerView, room: str, actions: list[Say]) -> Say | None:
        """A man goes where he would have walked; never one who is already at work."""
        view, ground = sight.view, sight.ground
        number = ground.room_number[room]
        field = sight.chart.to_room[number]
        idle = [a for a in actions if 5 <= field[view.at[man_called(sight, a.words[1])]] < FAR]
        idle = [a for a in idle if sight.room(man_called(sight, a.words[1])) < 0]
        if not idle:
            return None
        useful = False
        for symbol in ground.room_symbols[number]:
            if symbol in COMPONENTS:
                useful |= symbol in sight.missing_parts() and not sight.covered(symbol)
            elif self._wanted(sight)[EQUIPMENT.index(symbol)]:
                useful = True
        if not useful and self._ready(sight):
            out = sight.out(sight.bag)
            useful = min(out[c] for c in ground.room_circles[number]) + 6 < sight.best_bag_length(sight.bag)
        crowded = len(view.hand) > view.rules.draw.hand_limit_opportunity
        if not useful and not crowded:
            return None
        out = sight.out(sight.bag)
        return max(
            idle,
            key=lambda a: (
                field[view.at[man_called(sight, a.words[1])]],
                -out[ground.number[a.words[2]]],
            ),
        )

    def _clear(self, sight: OfficerView, actions: list[Say]) -> Say | None:
        """Diversion and Inspection: when somebody is out or about to go, the guards nearest to him."""
        view = sight.view
        out = sight.out(sight.bag)
        runners = [pow for pow in sight.out_men if out[view.at[pow]] < FAR]
        runners = [pow for pow in runners if sight.fugitive(pow) or (sight.kit and at_exit(sight, pow))]
        if not runners:
            crowded = len(view.hand) > view.rules.draw.hand_limit_opportunity
            return actions[0] if crowded else None
        runner = min(runners, key=lambda pow: (not sight.fugitive(pow), out[view.at[pow]]))
        place = view.at[runner] % sight.size
        for to, _, number, kind in sight.chart.steps[view.at[runner]]:
            if number and kind:
                place = to % sight.size
        near = sight.ground.shot_distances(place)
        names = [word for action in actions for word in action.words[1:]]
        distance = {name: near[guard_called(sight, name)] for name in names}
        chosen = min(actions, key=lambda a: sum(distance[name] for name in a.words[1:]))
        return chosen if min(distance[name] for name in chosen.words[1:]) <= 9 else None

    # What costs points

    def _bound(self, sight: OfficerView, legal: Legal) -> Action:
        """A man must go on, or two must get into their tunnel."""
        view = sight.view
        found = listed(legal, "step")
        if not found:
            return self._anything(legal)
        if view.opening is not None:
            tunnel = view.opening[0]
            field = sight.chart.to_mouth[tunnel]

            def depth(action: Say) -> int:
                place = place_called(sight, action.words[1])
                if place >= sight.size:
                    return -1 - sight.ground.tunnel_order[place - sight.size]
                return field[place]

            return min(found, key=depth)
        place = view.at[view.bound]
        pow, path = self.way
        if pow == view.bound and place in path[:-1]:
            wanted = say("step", sight.name(pow), sight.place_name(path[path.index(place) + 1]))
            if wanted in found:
                return wanted
        if place >= sight.size:
            # Over another man in a tunnel: on towards the far end.
            return found[-1]
        out = sight.out(sight.bag)
        home = sight.chart.to_white
        wants_out = out[place] < FAR

        def rest(action: Say) -> tuple[int, int]:
            to = place_called(sight, action.words[1])
            if to >= sight.size:
                return (0, False)
            return (out[to] if wants_out else home[to], sight.chart.no_stop[to])

        return min(found, key=rest)

    def _spend(self, sight: OfficerView, legal: Legal) -> Say | None:
        view = sight.view
        movers = {group.head.partition(" ")[2] for group in legal.groups_of("step")}
        men = [pow for pow in sight.out_men if sight.name(pow) in movers and pow not in self.stuck[1]]
        if any(view.returning):
            self.motive = "home"
            action = self._homecomers(sight, legal, [p for p in sight.out_men if sight.name(p) in movers])
            if action is not None:
                return action
        for motive, turn in (("run", self._runners), ("crawl", self._tunnellers)):
            self.motive = motive
            action = turn(sight, legal, men)
            if action is not None:
                return action
        self.motive = "cover"
        action = self._freed_men(sight, legal, men)
        if action is not None:
            return action
        opened = self._tunnel(sight, legal)
        if opened is not None:
            return opened
        for turn in (self._break, self._workers):
            action = turn(sight, legal, men)
            if action is not None:
                return action
        return None

    def _freed_men(self, sight: OfficerView, legal: Legal, men: list[int]) -> Say | None:
        """Out of the cells with them, and away from the door if a guard is near."""
        view = sight.view
        for pow in men:
            near_door = sight.ground.cell_door[view.at[pow]] if view.at[pow] < sight.size else False
            if near_door and not view.returning[pow] and sight.risk(view.at[pow]) > 0.3:
                action = self._cover(sight, legal, pow)
                if action is not None:
                    return action
        released = [action for action in listed(legal, "release") if own(sight, action.words[0])]
        return released[0] if released else None

    def _tunnel(self, sight: OfficerView, legal: Legal) -> Say | None:
        """Open a tunnel; where it is only shown for now, if two men will get in."""
        if not any(card.kind == "tunnel" for card in sight.cards):
            return None
        if sight.view.rules.tunnels.tunnel_open_commitment == "commit_before_roll":
            return announcing.tunnel_to_show(sight, legal, 0.7)
        opened = listed(legal, "tunnel")
        return opened[0] if opened and (sight.kit or sight.view.pows >= 6) else None

    def _go(self, sight: OfficerView, legal: Legal, pow: int, path: list[int]) -> Say | None:
        if len(path) < 2:
            return None
        if needed(sight):
            way = self._unsaid(sight, pow, path)
            if way >= 0:
                return announcing.said(sight, legal, pow, way) if announcing.may_say_now(sight) else None
        self.way = (pow, path)
        action = sight.travel(legal, pow, path)
        if action is None:
            self.stuck[1].add(pow)
        elif not classic(sight.view.rules):
            self.under_way = sight.view.round
        return action

    def _runners(self, sight: OfficerView, legal: Legal, men: list[int]) -> Say | None:
        """Men outside: who is nearest to a target goes first, as far and as safely as he can."""
        view = sight.view
        field = sight.out(sight.bag)
        out = [pow for pow in men if sight.fugitive(pow)]
        for pow in sorted(out, key=lambda pow: field[view.at[pow]]):
            here = view.at[pow]
            if sight.ground.target[here] >= 0 or self._stopped(view, pow):
                continue
            known = sight.reach(pow, view.points, True)
            ends = [place for place in known if not sight.chart.no_stop[place] and known[place].cost]
            ends = self._shortlist(sight, known, ends)
            end, better = self._stopping(sight, known, pow, ends)
            if better:
                self.stops[pow] = (view.round, end, view.points - known[end].cost)
                action = self._go(sight, legal, pow, sight.path(known, end))
                if action is not None:
                    return action
        return None

    def _stopping(
        self, sight: OfficerView, known: dict[int, Step], pow: int, ends: list[int]
    ) -> tuple[int, bool]:
        """Where a man outside stops, and whether that is better than where he is."""
        here = sight.view.at[pow]
        end = min(ends, key=lambda place: self._exposure(sight, place, known, pow), default=here)
        # To get on he risks something; to step aside it must be worth it.
        onward = sight.out(known[end].bag)[end] < sight.out(sight.bag)[here]
        stay = self._exposure(sight, here, known, pow) * (self.habits.patience if onward else 1)
        gain = stay - self._exposure(sight, end, known, pow)
        return end, end != here and gain > (0.01 if onward else self.habits.aside)

    def _stopped(self, view: Seen, pow: int) -> bool:
        """Is he where he chose to stop in this turn, no points having come since? Or he would go to and fro
        until there are none left."""
        round, place, points = self.stops.get(pow, (0, 0, 0))
        return round == view.round and place == view.at[pow] and view.points <= points

    def _shortlist(self, sight: OfficerView, known: dict[int, Step], ends: list[int]) -> list[int]:
        """Where a man outside may stop."""
        return ends

    def _exposure(self, sight: OfficerView, place: int, known: dict[int, Step], pow: int) -> float:
        step = known[place]
        left = sight.out(step.bag)[place]
        if left >= FAR:
            # No way out from here: back to where nobody asks, if that can be.
            left = 200
            if place < sight.size and sight.chart.inside[place]:
                left = 190
        return left + self.habits.caution * sight.risk(place, step)

    def _homecomers(self, sight: OfficerView, legal: Legal, men: list[int]) -> Say | None:
        """Men from the outer cells walk home, unless their way out is open from where they are."""
        view = sight.view
        home = sight.ground.home
        for pow in men:
            if not view.returning[pow]:
                continue
            may_go = view.rules.solitary.return_escape_allowed and pow not in self.stuck[1]
            if may_go and self._ready(sight) and sight.out(sight.bag)[view.at[pow]] < 60:
                # He is out already: why go back?
                known = sight.reach(pow, view.points, True)
                end, chance = self._best_break(sight, known, pow)
                if end >= 0 and chance >= self._courage(sight) - 0.2:
                    action = self._go(sight, legal, pow, sight.path(known, end))
                    if action is not None:
                        return action
            found = [
                action
                for action in steps_of(legal, sight.name(pow))
                if home[place_called(sight, action.words[1]) % sight.size] < home[view.at[pow]]
            ]
            if found:
                return found[0]
        return None

    def _tunnellers(self, sight: OfficerView, legal: Legal, men: list[int]) -> Say | None:
        """Down to the far end; out when the coast is clear; back when the tunnel leads nowhere."""
        view, size = sight.view, sight.size
        inside = [pow for pow in men if sight.in_tunnel(pow)]
        field = sight.out(sight.bag)
        for pow in sorted(inside, key=lambda pow: -sight.ground.tunnel_order[view.at[pow] - size]):
            tunnel = sight.ground.tunnel[view.at[pow] - size]
            order = sight.ground.tunnel_order[view.at[pow] - size]
            sound = view.tunnel_state[tunnel] == OPEN and view.detected[tunnel] < 0
            known = sight.reach(pow, view.points, True)
            if field[view.at[pow]] < FAR and (sight.kit or not sound):
                end, chance = self._best_break(sight, known, pow)
                if end >= 0 and (not sound or chance >= self._courage(sight)):
                    action = self._go(sight, legal, pow, sight.path(known, end))
                    if action is not None:
                        return action
            # Who stands before the far end of a tunnel that has fallen in does not move first.
            clear = any(not sight.blocked[place] for place in sight.ground.tunnel_ends[tunnel][1])
            forward = sound or (clear and field[view.at[pow]] < FAR)
            ends = [place for place in known if place >= size]
            if not sound and not forward:
                ends = [place for place in known if not sight.chart.no_stop[place]]
                end = min(ends, key=lambda place: steps_back(sight, place))
            else:
                end = max(ends, key=lambda place: sight.ground.tunnel_order[place - size])
                if sight.ground.tunnel_order[end - size] <= order:
                    continue
            action = self._go(sight, legal, pow, sight.path(known, end))
            if action is not None:
                return action
        return None

    # Breaking out

    def _ready(self, sight: OfficerView) -> bool:
        """A Kit, and Equipment that leads out."""
        return sight.kit and sight.best_bag_length(sight.bag) < FAR

    def _courage(self, sight: OfficerView) -> float:
        return max(self.habits.least, self._nerve(sight))

    def _nerve(self, sight: OfficerView) -> float:
        late = max(0.0, 1 - sight.left / 8) * 0.35
        if sight.view.rules.attempts.attempt_declaration != "none":
            # By the time he has announced it the guards are no worse placed than later: no use in waiting.
            return self.habits.courage - 0.12 - 1.5 * self.habits.impatience * self.waited - late
        return self.habits.courage - self.habits.impatience * self.waited - late

    def _best_break(self, sight: OfficerView, known: Mapping[int, Step], pow: int) -> tuple[int, float]:
        """Where to be outside at the end of this turn, and the chance to get away from there."""
        best, found = -1.0, -1
        for place in self._hopeful(sight, known):
            step = known[place]
            chance = self._hope(sight, place, step, pow)
            if chance > best:
                best, found = chance, place
        return found, best

    def _hope(self, sight: OfficerView, place: int, step: Step, pow: int) -> float:
        """The chance to get away for a man who stops there; -1 where that is no way out."""
        return hope(sight, place, step)

    def _hopeful(self, sight: OfficerView, known: Mapping[int, Step]) -> Iterable[int]:
        """The places that are looked at for that."""
        return known

    # Announcing it

    def _announce(self, sight: OfficerView, legal: Legal) -> Say | None:
        """Before the roll: out by the exit where it most likely serves, if that is good enough."""
        if not needed(sight) or not announcing.may_say_now(sight):
            return None
        if self._ready(sight):
            self._count_waiting(sight)
            view, field = sight.view, sight.out(sight.bag)
            men = [pow for pow in sight.out_men if field[view.at[pow]] < FAR and not sight.fugitive(pow)]
            best = (0.0, -1, -1)
            for pow in sorted(men, key=lambda pow: field[view.at[pow]])[:4]:
                if view.returning[pow]:
                    continue
                for way, (out, chance) in announcing.prospects(
                    sight, pow, partial(self._hope, pow=pow)
                ).items():
                    good = out >= 0.55 and chance >= self._courage(sight)
                    if good and announcing.must_say(sight, pow, way):
                        best = max(best, (out * chance, pow, way))
            if best[1] >= 0:
                action = announcing.said(sight, legal, *best[1:])
                if action is not None:
                    self.waited = 0
                    return action
        return announcing.tunnel_to_show(sight, legal, 0.6)

    def _unsaid(self, sight: OfficerView, pow: int, path: list[int]) -> int:
        """The exit on this way that must be announced first, or -1; by day it is too late for that then."""
        size, zone = sight.size, sight.ground.zone
        for here, to in pairwise(path):
            if to >= size or zone[to] == INNER or (here < size and zone[here] != INNER):
                continue
            way = here if here >= size else exit_of(sight.ground, here, to)
            if announcing.must_say(sight, pow, way):
                return way
        return -1

    def _keep_promise(self, sight: OfficerView, legal: Legal) -> Say | None:
        """The roll is promised: the men concerned go out as far as they can, and only then the others."""
        view = sight.view
        if view.ledger.commitment != "tunnel":
            movers = {group.head.partition(" ")[2] for group in legal.groups_of("step")}
            for pow, way in view.ledger.declared:
                if pow // TEAM != sight.seat or sight.name(pow) not in movers or pow in self.stuck[1]:
                    continue
                known = sight.reach(pow, view.points, True)
                ways = announcing.exits_on(sight, known)
                end, _ = self._best_break(sight, {p: known[p] for p in known if ways[p] == way}, pow)
                action = self._go(sight, legal, pow, sight.path(known, end)) if end >= 0 else None
                if action is not None:
                    return action
        return announcing.towards(sight, legal) if "end" not in legal.verbs else None

    def _count_waiting(self, sight: OfficerView) -> None:
        if sight.view.round != self.counted:
            self.counted = sight.view.round
            self.waited += 1

    def _break(self, sight: OfficerView, legal: Legal, men: list[int]) -> Say | None:
        """Out of the courtyard, if the chance is good; else near to the exit and wait for better dice."""
        view = sight.view
        if not self._ready(sight):
            return None
        self._count_waiting(sight)
        field = sight.out(sight.bag)
        order = sorted(
            (pow for pow in men if field[view.at[pow]] < FAR and not sight.fugitive(pow)),
            key=lambda pow: field[view.at[pow]],
        )
        for pow in self._breakers(order):
            if sight.in_tunnel(pow):
                continue
            known = sight.reach(pow, view.points, True)
            end, chance = self._best_break(sight, known, pow)
            if end >= 0 and chance >= self._courage(sight):
                self.motive = "break"
                action = self._go(sight, legal, pow, sight.path(known, end))
                if action is not None:
                    self.waited = 0
                    return action
        return self._draw_near(sight, legal, [pow for pow in order[:2] if not sight.in_tunnel(pow)], field)

    def _breakers(self, order: list[int]) -> list[int]:
        """Who is thought of, of those who have a way out, the nearest first."""
        return order[:3]

    def _draw_near(self, sight: OfficerView, legal: Legal, men: list[int], field: list[int]) -> Say | None:
        """Some men to the exit, to wait for better dice there."""
        self.motive = "approach"
        for pow in men:
            action = self._approach(sight, legal, pow, field, 2)
            if action is not None:
                return action
        return None

    def _approach(
        self, sight: OfficerView, legal: Legal, pow: int, field: list[int], least: int = 1
    ) -> Say | None:
        """Walk inside the courtyard down a field, minding where to stop."""
        view = sight.view
        here = view.at[pow]
        if here >= sight.size or not sight.chart.inside[here]:
            return None
        depth = sight.chart.depth
        if field[here] == 0 and depth[here] >= 2:
            return None
        known = sight.reach(pow, view.points, False)
        no_stop = sight.chart.no_stop

        def worth(place: int) -> float:
            deep = min(depth[place], 2) * 0.4 if field[place] == 0 else 0.0
            return field[place] + self.habits.caution * sight.risk(place) + 0.01 * known[place].cost - deep

        end, best = here, float(FAR + FAR)
        for place in known:
            # Nothing is worth more than its distance less what a deep room is worth.
            if field[place] - 0.8 <= best and not no_stop[place]:
                value = worth(place)
                if value < best:
                    end, best = place, value
        if end == here or worth(end) > worth(here) - 0.3:
            return None
        return self._go(sight, legal, pow, sight.path(known, end))

    # Work: rooms to be in

    def _workers(self, sight: OfficerView, legal: Legal, men: list[int]) -> Say | None:
        view, chart = sight.view, sight.chart
        inside = [
            pow
            for pow in men
            if not sight.in_tunnel(pow) and chart.inside[view.at[pow]] and not view.returning[pow]
        ]
        busy: set[int] = set()
        hopeless: set[tuple[int, int]] = set()
        parts = sight.missing_parts() if self._kit_now(sight) else []
        wanted = self._wanted(sight)
        if not any(wanted) and self._ready(sight):
            # A second round: what the next man will need.
            wanted = self.plans.plan(sight)
        for _ in range(4):
            failed = False
            for pow, field in errands(sight, inside, hopeless, parts, wanted):
                busy.add(pow)
                self.motive, self.about = purpose(sight, field, parts, wanted)
                action = self._approach(sight, legal, pow, field)
                if action is not None:
                    return action
                if field[view.at[pow]] and (pow, id(field)) not in hopeless:
                    # Somebody is in the way: another man, or the other room.
                    hopeless.add((pow, id(field)))
                    failed = True
            if not failed:
                break
        # Whoever stands about in the open gets under cover.
        self.motive = "cover"
        if sight.liable:
            for pow in inside:
                if pow not in busy and sight.risk(view.at[pow]) > 0.2:
                    action = self._cover(sight, legal, pow)
                    if action is not None:
                        return action
        return None

    def _cover(self, sight: OfficerView, legal: Legal, pow: int) -> Say | None:
        known = sight.reach(pow, sight.view.points, False)
        here = sight.view.at[pow]
        end = min(
            (place for place in known if not sight.chart.no_stop[place]),
            key=lambda place: self.habits.caution * sight.risk(place) + 0.1 * known[place].cost,
            default=here,
        )
        return self._go(sight, legal, pow, sight.path(known, end)) if end != here else None
