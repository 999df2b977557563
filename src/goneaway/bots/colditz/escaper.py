"""The simple Escape Officer: a Kit first, Equipment for the cheapest way out, then a break at a good roll."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from itertools import pairwise
from typing import Any

from ...colditz.referee.view import Seen
from ...colditz.table.lanes import exit_of
from ...colditz.words.actions import Say, say
from ...colditz.words.places import COMPONENTS, EQUIPMENT, INNER, LETTERS, TEAM
from ...kernel import Action, Asides, Chance, Frame, Legal, View
from ..bot import Bot, Reason
from . import announcing, answers, gliding, swaps
from .announcing import needed
from .chart import FAR, Bag
from .errands import errands, purpose
from .habits import SIMPLE, Habits
from .motives import reason
from .plans import Plans
from .running import at_exit, do_or_die, guard_called, hope, man_called
from .table import (
    AFTER_ROLL,
    BEFORE_ROLL,
    OPEN,
    Step,
    Table,
    classic,
    listed,
    own,
    place_called,
    steps_back,
    steps_of,
    useful,
)

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
        table = self._table(view)
        if frame.kind != "officer":
            return self._answer(table, frame, legal)
        if view.round != self.stuck[0]:
            self.stuck = (view.round, set())
        if view.stage < BEFORE_ROLL:
            return say("pass")
        if view.bound >= 0 or view.opening is not None:
            self.motive = "onward"
            return self._bound(table, legal)
        if view.ledger.commitment and view.points:
            self.motive = "promise"
            action = self._keep_promise(table, legal)
            if action is not None:
                return action
        action = self._free_actions(table, legal)
        if action is not None:
            return action
        if view.stage != AFTER_ROLL:
            return self._announce(table, legal) or say("roll")
        action = self._spend(table, legal) if view.points else None
        if action is not None:
            return action
        over = len(view.hand) - view.rules.draw.hand_limit_opportunity
        if over > 0:
            return answers.discard(table, legal, self._wanted(table))
        if "end" in legal.verbs:
            return say("end")
        return self._anything(legal)

    def _table(self, view: Seen) -> Table:
        """The castle as he finds it."""
        assert view.seat is not None
        return Table(view, view.seat, self.habits.wary)

    def _answer(self, table: Table, frame: Frame[Any], legal: Legal) -> Action:
        return answers.answer(self.chance, table, frame, legal, self._wanted(table))

    def aside(self, view: View, asides: Asides) -> Action | None:
        assert isinstance(view, Seen)
        if view.seat is None or view is self.silent:
            return None
        self.silent = view
        # Somebody else's turn and nothing to answer or swap: all there is are offers to make.
        if view.active != view.seat and next(asides.besides("offer", "meet"), None) is None:
            return None
        table = self._table(view)
        action = swaps.aside(self.chance, table, asides, self.plans.plan(table))
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

    def _wanted(self, table: Table) -> Bag:
        """What he would take: what is missing for his plan."""
        return self.plans.wanted(table)

    def _kit_now(self, table: Table) -> bool:
        """Where a Kit alone makes his men liable to arrest it comes after the Equipment, if there is time."""
        view = table.view
        if table.liable or view.rules.arrest.arrest_inner_condition != "stolen_or_kit":
            return True
        return not any(self._wanted(table)) or table.left < KIT_BY * view.rounds

    # What costs no points

    def _free_actions(self, table: Table, legal: Legal) -> Say | None:
        view = table.view
        kit = listed(legal, "claim-kit") if self._kit_now(table) else []
        if kit:
            return kit[0]
        if table.car:
            ready = listed(legal, "car")
            if ready and (table.kit or table.left < 4):
                return ready[0]
        flight = gliding.fly(table, legal)
        if flight is not None:
            return flight
        wanted = self._wanted(table)
        for action in listed(legal, "claim"):
            if wanted[EQUIPMENT.index(action.words[0])]:
                return action
        run = do_or_die(table, legal)
        if run is not None:
            return run
        if not view.hand or "play" not in legal.verbs:
            return None
        for group in legal.groups_of("play"):
            actions = [action for action in group if isinstance(action, Say)]
            if not actions:
                continue
            card = next(card for card in table.cards if card.id == actions[0].words[0])
            found = self._card(table, card.kind, card.of, actions, wanted)
            if found is not None:
                return found
        return None

    def _card(self, table: Table, kind: str, of: str, actions: list[Say], wanted: Bag) -> Say | None:
        view = table.view
        if kind == "bribe":
            best = max(actions, key=lambda action: useful(action.words[1:], wanted))
            enough = useful(best.words[1:], wanted) >= (2 if of == "2" else 1)
            crowded = len(view.hand) > 2 and useful(best.words[1:], wanted)
            if not table.kit and not table.equipped and table.left > 8 and len(view.hand) <= 3:
                # Empty hands cannot be arrested: the Kit comes first.
                return None
            return best if enough or crowded or table.left < 6 else None
        if kind == "release":
            outer = len(table.ground.blocks) - 1
            actions = [action for action in actions if own(table, action.words[1])]
            if not actions:
                return None
            return min(actions, key=lambda a: view.at[man_called(table, a.words[1])] == -10 - outer)
        if kind == "sabotage":
            return actions[0] if view.security_hand_size >= 2 else None
        if kind == "move":
            return self._move_fast(table, of, actions)
        if kind == "recall":
            return self._clear(table, actions)
        return None

    def _move_fast(self, table: Table, room: str, actions: list[Say]) -> Say | None:
        """A man goes where he would have walked; never one who is already at work."""
        view, ground = table.view, table.ground
        number = ground.room_number[room]
        field = table.chart.to_room[number]
        idle = [a for a in actions if 5 <= field[view.at[man_called(table, a.words[1])]] < FAR]
        idle = [a for a in idle if table.room(man_called(table, a.words[1])) < 0]
        if not idle:
            return None
        useful = False
        for symbol in ground.room_symbols[number]:
            if symbol in COMPONENTS:
                useful |= symbol in table.missing_parts() and not table.covered(symbol)
            elif self._wanted(table)[EQUIPMENT.index(symbol)]:
                useful = True
        if not useful and self._ready(table):
            out = table.out(table.bag)
            useful = min(out[c] for c in ground.room_circles[number]) + 6 < table.best_bag_length(table.bag)
        crowded = len(view.hand) > view.rules.draw.hand_limit_opportunity
        if not useful and not crowded:
            return None
        out = table.out(table.bag)
        return max(
            idle,
            key=lambda a: (
                field[view.at[man_called(table, a.words[1])]],
                -out[ground.number[a.words[2]]],
            ),
        )

    def _clear(self, table: Table, actions: list[Say]) -> Say | None:
        """Diversion and Inspection: when somebody is out or about to go, the guards nearest to him."""
        view = table.view
        out = table.out(table.bag)
        runners = [pow for pow in table.out_men if out[view.at[pow]] < FAR]
        runners = [pow for pow in runners if table.fugitive(pow) or (table.kit and at_exit(table, pow))]
        if not runners:
            crowded = len(view.hand) > view.rules.draw.hand_limit_opportunity
            return actions[0] if crowded else None
        runner = min(runners, key=lambda pow: (not table.fugitive(pow), out[view.at[pow]]))
        place = view.at[runner] % table.size
        for to, _, number, kind in table.chart.steps[view.at[runner]]:
            if number and kind:
                place = to % table.size
        near = table.ground.shot_distances(place)
        names = [word for action in actions for word in action.words[1:]]
        distance = {name: near[guard_called(table, name)] for name in names}
        chosen = min(actions, key=lambda a: sum(distance[name] for name in a.words[1:]))
        return chosen if min(distance[name] for name in chosen.words[1:]) <= 9 else None

    # What costs points

    def _bound(self, table: Table, legal: Legal) -> Action:
        """A man must go on, or two must get into their tunnel."""
        view = table.view
        found = listed(legal, "step")
        if not found:
            return self._anything(legal)
        if view.opening is not None:
            tunnel = view.opening[0]
            field = table.chart.to_mouth[tunnel]

            def depth(action: Say) -> int:
                place = place_called(table, action.words[1])
                if place >= table.size:
                    return -1 - table.ground.tunnel_order[place - table.size]
                return field[place]

            return min(found, key=depth)
        place = view.at[view.bound]
        pow, path = self.way
        if pow == view.bound and place in path[:-1]:
            wanted = say("step", table.name(pow), table.place_name(path[path.index(place) + 1]))
            if wanted in found:
                return wanted
        if place >= table.size:
            # Over another man in a tunnel: on towards the far end.
            return found[-1]
        out = table.out(table.bag)
        home = table.chart.to_white
        wants_out = out[place] < FAR

        def rest(action: Say) -> tuple[int, int]:
            to = place_called(table, action.words[1])
            if to >= table.size:
                return (0, False)
            return (out[to] if wants_out else home[to], table.chart.no_stop[to])

        return min(found, key=rest)

    def _spend(self, table: Table, legal: Legal) -> Say | None:
        view = table.view
        movers = {group.head.partition(" ")[2] for group in legal.groups_of("step")}
        men = [pow for pow in table.out_men if table.name(pow) in movers and pow not in self.stuck[1]]
        if any(view.returning):
            self.motive = "home"
            action = self._homecomers(table, legal, [p for p in table.out_men if table.name(p) in movers])
            if action is not None:
                return action
        for motive, turn in (("run", self._runners), ("crawl", self._tunnellers)):
            self.motive = motive
            action = turn(table, legal, men)
            if action is not None:
                return action
        self.motive = "cover"
        action = self._freed_men(table, legal, men)
        if action is not None:
            return action
        opened = self._tunnel(table, legal)
        if opened is not None:
            return opened
        for turn in (self._break, self._workers):
            action = turn(table, legal, men)
            if action is not None:
                return action
        return None

    def _freed_men(self, table: Table, legal: Legal, men: list[int]) -> Say | None:
        """Out of the cells with them, and away from the door if a guard is near."""
        view = table.view
        for pow in men:
            near_door = table.ground.cell_door[view.at[pow]] if view.at[pow] < table.size else False
            if near_door and not view.returning[pow] and table.risk(view.at[pow]) > 0.3:
                action = self._cover(table, legal, pow)
                if action is not None:
                    return action
        released = [action for action in listed(legal, "release") if own(table, action.words[0])]
        return released[0] if released else None

    def _tunnel(self, table: Table, legal: Legal) -> Say | None:
        """Open a tunnel; where it is only shown for now, if two men will get in."""
        if not any(card.kind == "tunnel" for card in table.cards):
            return None
        if table.view.rules.tunnels.tunnel_open_commitment == "commit_before_roll":
            return announcing.tunnel_to_show(table, legal, 0.7)
        opened = listed(legal, "tunnel")
        return opened[0] if opened and (table.kit or table.view.pows >= 6) else None

    def _go(self, table: Table, legal: Legal, pow: int, path: list[int]) -> Say | None:
        if len(path) < 2:
            return None
        if needed(table):
            way = self._unsaid(table, pow, path)
            if way >= 0:
                return announcing.said(table, legal, pow, way) if announcing.may_say_now(table) else None
        self.way = (pow, path)
        action = table.travel(legal, pow, path)
        if action is None:
            self.stuck[1].add(pow)
        elif not classic(table.view.rules):
            self.under_way = table.view.round
        return action

    def _runners(self, table: Table, legal: Legal, men: list[int]) -> Say | None:
        """Men outside: who is nearest to a target goes first, as far and as safely as he can."""
        view = table.view
        field = table.out(table.bag)
        out = [pow for pow in men if table.fugitive(pow)]
        for pow in sorted(out, key=lambda pow: field[view.at[pow]]):
            here = view.at[pow]
            if table.ground.target[here] >= 0 or self._stopped(view, pow):
                continue
            known = table.reach(pow, view.points, True)
            ends = [place for place in known if not table.chart.no_stop[place] and known[place].cost]
            ends = self._shortlist(table, known, ends)
            end, better = self._stopping(table, known, pow, ends)
            if better:
                self.stops[pow] = (view.round, end, view.points - known[end].cost)
                action = self._go(table, legal, pow, table.path(known, end))
                if action is not None:
                    return action
        return None

    def _stopping(self, table: Table, known: dict[int, Step], pow: int, ends: list[int]) -> tuple[int, bool]:
        """Where a man outside stops, and whether that is better than where he is."""
        here = table.view.at[pow]
        end = min(ends, key=lambda place: self._exposure(table, place, known, pow), default=here)
        # To get on he risks something; to step aside it must be worth it.
        onward = table.out(known[end].bag)[end] < table.out(table.bag)[here]
        stay = self._exposure(table, here, known, pow) * (self.habits.patience if onward else 1)
        gain = stay - self._exposure(table, end, known, pow)
        return end, end != here and gain > (0.01 if onward else self.habits.aside)

    def _stopped(self, view: Seen, pow: int) -> bool:
        """Is he where he chose to stop in this turn, no points having come since? Or he would go to and fro
        until there are none left."""
        round, place, points = self.stops.get(pow, (0, 0, 0))
        return round == view.round and place == view.at[pow] and view.points <= points

    def _shortlist(self, table: Table, known: dict[int, Step], ends: list[int]) -> list[int]:
        """Where a man outside may stop."""
        return ends

    def _exposure(self, table: Table, place: int, known: dict[int, Step], pow: int) -> float:
        step = known[place]
        left = table.out(step.bag)[place]
        if left >= FAR:
            # No way out from here: back to where nobody asks, if that can be.
            left = 200
            if place < table.size and table.chart.inside[place]:
                left = 190
        return left + self.habits.caution * table.risk(place, step)

    def _homecomers(self, table: Table, legal: Legal, men: list[int]) -> Say | None:
        """Men from the outer cells walk home, unless their way out is open from where they are."""
        view = table.view
        home = table.ground.home
        for pow in men:
            if not view.returning[pow]:
                continue
            may_go = view.rules.solitary.return_escape_allowed and pow not in self.stuck[1]
            if may_go and self._ready(table) and table.out(table.bag)[view.at[pow]] < 60:
                # He is out already: why go back?
                known = table.reach(pow, view.points, True)
                end, chance = self._best_break(table, known, pow)
                if end >= 0 and chance >= self._courage(table) - 0.2:
                    action = self._go(table, legal, pow, table.path(known, end))
                    if action is not None:
                        return action
            found = [
                action
                for action in steps_of(legal, table.name(pow))
                if home[place_called(table, action.words[1]) % table.size] < home[view.at[pow]]
            ]
            if found:
                return found[0]
        return None

    def _tunnellers(self, table: Table, legal: Legal, men: list[int]) -> Say | None:
        """Down to the far end; out when the coast is clear; back when the tunnel leads nowhere."""
        view, size = table.view, table.size
        inside = [pow for pow in men if table.in_tunnel(pow)]
        field = table.out(table.bag)
        for pow in sorted(inside, key=lambda pow: -table.ground.tunnel_order[view.at[pow] - size]):
            tunnel = table.ground.tunnel[view.at[pow] - size]
            order = table.ground.tunnel_order[view.at[pow] - size]
            sound = view.tunnel_state[tunnel] == OPEN and view.detected[tunnel] < 0
            known = table.reach(pow, view.points, True)
            if field[view.at[pow]] < FAR and (table.kit or not sound):
                end, chance = self._best_break(table, known, pow)
                if end >= 0 and (not sound or chance >= self._courage(table)):
                    action = self._go(table, legal, pow, table.path(known, end))
                    if action is not None:
                        return action
            # Who stands before the far end of a tunnel that has fallen in does not move first.
            clear = any(not table.blocked[place] for place in table.ground.tunnel_ends[tunnel][1])
            forward = sound or (clear and field[view.at[pow]] < FAR)
            ends = [place for place in known if place >= size]
            if not sound and not forward:
                ends = [place for place in known if not table.chart.no_stop[place]]
                end = min(ends, key=lambda place: steps_back(table, place))
            else:
                end = max(ends, key=lambda place: table.ground.tunnel_order[place - size])
                if table.ground.tunnel_order[end - size] <= order:
                    continue
            action = self._go(table, legal, pow, table.path(known, end))
            if action is not None:
                return action
        return None

    # Breaking out

    def _ready(self, table: Table) -> bool:
        """A Kit, and Equipment that leads out."""
        return table.kit and table.best_bag_length(table.bag) < FAR

    def _courage(self, table: Table) -> float:
        return max(self.habits.least, self._nerve(table))

    def _nerve(self, table: Table) -> float:
        late = max(0.0, 1 - table.left / 8) * 0.35
        if table.view.rules.attempts.attempt_declaration != "none":
            # By the time he has announced it the guards are no worse placed than later: no use in waiting.
            return self.habits.courage - 0.12 - 1.5 * self.habits.impatience * self.waited - late
        return self.habits.courage - self.habits.impatience * self.waited - late

    def _best_break(self, table: Table, known: Mapping[int, Step], pow: int) -> tuple[int, float]:
        """Where to be outside at the end of this turn, and the chance to get away from there."""
        best, found = -1.0, -1
        for place in self._hopeful(table, known):
            step = known[place]
            chance = self._hope(table, place, step, pow)
            if chance > best:
                best, found = chance, place
        return found, best

    def _hope(self, table: Table, place: int, step: Step, pow: int) -> float:
        """The chance to get away for a man who stops there; -1 where that is no way out."""
        return hope(table, place, step)

    def _hopeful(self, table: Table, known: Mapping[int, Step]) -> Iterable[int]:
        """The places that are looked at for that."""
        return known

    # Announcing it

    def _announce(self, table: Table, legal: Legal) -> Say | None:
        """Before the roll: out by the exit where it most likely serves, if that is good enough."""
        if not needed(table) or not announcing.may_say_now(table):
            return None
        if self._ready(table):
            self._count_waiting(table)
            view, field = table.view, table.out(table.bag)
            men = [pow for pow in table.out_men if field[view.at[pow]] < FAR and not table.fugitive(pow)]
            best = (0.0, -1, -1)
            for pow in sorted(men, key=lambda pow: field[view.at[pow]])[:4]:
                if view.returning[pow]:
                    continue
                for way, (out, chance) in announcing.prospects(
                    table, pow, partial(self._hope, pow=pow)
                ).items():
                    good = out >= 0.55 and chance >= self._courage(table)
                    if good and announcing.must_say(table, pow, way):
                        best = max(best, (out * chance, pow, way))
            if best[1] >= 0:
                action = announcing.said(table, legal, *best[1:])
                if action is not None:
                    self.waited = 0
                    return action
        return announcing.tunnel_to_show(table, legal, 0.6)

    def _unsaid(self, table: Table, pow: int, path: list[int]) -> int:
        """The exit on this way that must be announced first, or -1; by day it is too late for that then."""
        size, zone = table.size, table.ground.zone
        for here, to in pairwise(path):
            if to >= size or zone[to] == INNER or (here < size and zone[here] != INNER):
                continue
            way = here if here >= size else exit_of(table.ground, here, to)
            if announcing.must_say(table, pow, way):
                return way
        return -1

    def _keep_promise(self, table: Table, legal: Legal) -> Say | None:
        """The roll is promised: the men concerned go out as far as they can, and only then the others."""
        view = table.view
        if view.ledger.commitment != "tunnel":
            movers = {group.head.partition(" ")[2] for group in legal.groups_of("step")}
            for pow, way in view.ledger.declared:
                if pow // TEAM != table.seat or table.name(pow) not in movers or pow in self.stuck[1]:
                    continue
                known = table.reach(pow, view.points, True)
                ways = announcing.exits_on(table, known)
                end, _ = self._best_break(table, {p: known[p] for p in known if ways[p] == way}, pow)
                action = self._go(table, legal, pow, table.path(known, end)) if end >= 0 else None
                if action is not None:
                    return action
        return announcing.towards(table, legal) if "end" not in legal.verbs else None

    def _count_waiting(self, table: Table) -> None:
        if table.view.round != self.counted:
            self.counted = table.view.round
            self.waited += 1

    def _break(self, table: Table, legal: Legal, men: list[int]) -> Say | None:
        """Out of the courtyard, if the chance is good; else near to the exit and wait for better dice."""
        view = table.view
        if not self._ready(table):
            return None
        self._count_waiting(table)
        field = table.out(table.bag)
        order = sorted(
            (pow for pow in men if field[view.at[pow]] < FAR and not table.fugitive(pow)),
            key=lambda pow: field[view.at[pow]],
        )
        for pow in self._breakers(order):
            if table.in_tunnel(pow):
                continue
            known = table.reach(pow, view.points, True)
            end, chance = self._best_break(table, known, pow)
            if end >= 0 and chance >= self._courage(table):
                self.motive = "break"
                action = self._go(table, legal, pow, table.path(known, end))
                if action is not None:
                    self.waited = 0
                    return action
        return self._draw_near(table, legal, [pow for pow in order[:2] if not table.in_tunnel(pow)], field)

    def _breakers(self, order: list[int]) -> list[int]:
        """Who is thought of, of those who have a way out, the nearest first."""
        return order[:3]

    def _draw_near(self, table: Table, legal: Legal, men: list[int], field: list[int]) -> Say | None:
        """Some men to the exit, to wait for better dice there."""
        self.motive = "approach"
        for pow in men:
            action = self._approach(table, legal, pow, field, 2)
            if action is not None:
                return action
        return None

    def _approach(self, table: Table, legal: Legal, pow: int, field: list[int], least: int = 1) -> Say | None:
        """Walk inside the courtyard down a field, minding where to stop."""
        view = table.view
        here = view.at[pow]
        if here >= table.size or not table.chart.inside[here]:
            return None
        depth = table.chart.depth
        if field[here] == 0 and depth[here] >= 2:
            return None
        known = table.reach(pow, view.points, False)
        no_stop = table.chart.no_stop

        def worth(place: int) -> float:
            deep = min(depth[place], 2) * 0.4 if field[place] == 0 else 0.0
            return field[place] + self.habits.caution * table.risk(place) + 0.01 * known[place].cost - deep

        end, best = here, float(FAR + FAR)
        for place in known:
            # Nothing is worth more than its distance less what a deep room is worth.
            if field[place] - 0.8 <= best and not no_stop[place]:
                value = worth(place)
                if value < best:
                    end, best = place, value
        if end == here or worth(end) > worth(here) - 0.3:
            return None
        return self._go(table, legal, pow, table.path(known, end))

    # Work: rooms to be in

    def _workers(self, table: Table, legal: Legal, men: list[int]) -> Say | None:
        view, chart = table.view, table.chart
        inside = [
            pow
            for pow in men
            if not table.in_tunnel(pow) and chart.inside[view.at[pow]] and not view.returning[pow]
        ]
        busy: set[int] = set()
        hopeless: set[tuple[int, int]] = set()
        parts = table.missing_parts() if self._kit_now(table) else []
        wanted = self._wanted(table)
        if not any(wanted) and self._ready(table):
            # A second round: what the next man will need.
            wanted = self.plans.plan(table)
        for _ in range(4):
            failed = False
            for pow, field in errands(table, inside, hopeless, parts, wanted):
                busy.add(pow)
                self.motive, self.about = purpose(table, field, parts, wanted)
                action = self._approach(table, legal, pow, field)
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
        if table.liable:
            for pow in inside:
                if pow not in busy and table.risk(view.at[pow]) > 0.2:
                    action = self._cover(table, legal, pow)
                    if action is not None:
                        return action
        return None

    def _cover(self, table: Table, legal: Legal, pow: int) -> Say | None:
        known = table.reach(pow, table.view.points, False)
        here = table.view.at[pow]
        end = min(
            (place for place in known if not table.chart.no_stop[place]),
            key=lambda place: self.habits.caution * table.risk(place) + 0.1 * known[place].cost,
            default=here,
        )
        return self._go(table, legal, pow, table.path(known, end)) if end != here else None
