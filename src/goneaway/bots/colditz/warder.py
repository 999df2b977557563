"""The simple Security Officer: arrests first, then the chase, then guards where they are needed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from ...colditz.custody.arrest import CellChoice
from ...colditz.referee.view import Seen
from ...colditz.words.actions import Say, say
from ...colditz.words.places import CELL, FAR, FIRST_GUARD, INNER, NOBODY, TEAM
from ...kernel import Action, Chance, Legal, View
from ..bot import Bot, Reason
from . import inspections
from .beliefs import Memory, seen_gear
from .chart import roll_chance
from .cordon import cordon_of
from .danger import liable
from .habits import SIMPLE, Habits
from .inspections import man_called
from .motives import reason
from .table import AFTER_ROLL, classic, listed, steps_of
from .watch import Watch

#: So many stay in Barracks, to be posted beside somebody.
RESERVES = 1

#: From what on it is worth a guard's while to go elsewhere in the courtyard, in men by points.
PINNED = 0.05


class Warder(Bot):
    """Plays Security."""

    def __init__(self, chance: Chance, habits: Habits = SIMPLE, memory: Memory | None = None) -> None:
        super().__init__(chance)
        self.habits = habits
        #: What he was told; and when he last thought of who has what, and what came of it.
        self.memory = Memory() if memory is None else memory
        self.thought = (NOBODY, NOBODY)
        self.gear: list[list[int]] = []
        #: In this round: guards that could not go where they were sent, and guards that have moved.
        self.turn = 0
        self.barred: set[tuple[int, int]] = set()
        self.done: set[int] = set()
        self.posted = 0
        #: A guard under way step by step: himself, and the circles before him.
        self.errand: tuple[int, list[int]] = (NOBODY, [])
        #: What he has in mind with the guard he moves.
        self.motive = ""

    def explain(self, view: View, legal: Legal) -> tuple[Action, Reason]:
        self.motive = ""
        action = self.choose(view, legal)
        return action, reason(action, self.motive)

    def choose(self, view: View, legal: Legal) -> Action:
        assert isinstance(view, Seen)
        watch = self._watch(view)
        kind = view.frames[-1].kind
        if kind == "guards":
            return self._set_up(watch, legal)
        if kind != "security":
            return self._answer(watch, legal, kind)
        if view.round != self.turn:
            self.turn = view.round
            self.barred.clear()
            self.done.clear()
            self.posted = 0
        if view.stage == AFTER_ROLL and view.points:
            onward = self._go_on(watch, legal)
            if onward is not None:
                self.motive = "onward"
                return onward
        if view.bound < 0:
            action = self._card(watch, legal)
            if action is not None:
                return action
        if "resolve-search" in legal.verbs:
            return say("resolve-search")
        if view.stage != AFTER_ROLL:
            return say("roll")
        if view.ledger.touched:
            found = listed(legal, "remove-marker")
            if found:
                return found[0]
        if view.points or watch.arm:
            action = self._move_guards(watch, legal)
            if action is not None:
                return action
        return self._finish(watch, legal)

    def _watch(self, view: Seen) -> Watch:
        """The castle as he finds it, and who has what as far as he has seen. He thinks of it once a turn."""
        if self.thought != (view.round, view.active):
            self.thought = (view.round, view.active)
            self.gear = seen_gear(self.memory, view)
        return Watch(view, self.gear)

    def _pick(self, found: list[Say]) -> Say:
        return found[self.chance.pick("bot", len(found)) if len(found) > 1 else 0]

    # Set-up and questions

    def _set_up(self, watch: Watch, legal: Legal) -> Action:
        """Inner posts by lot; of the outer ones those by the cordon, or all, as long as a reserve stays."""
        if "confirm" in legal.verbs:
            outer = [g for g in watch.guards if watch.ground.zone[watch.view.at[g]] != INNER]
            if len(outer) >= watch.view.rules.players.setup_outer_guards_max or watch.reserve <= 3:
                return say("confirm")
        free = listed(legal, "place")
        zone, number = watch.ground.zone, watch.ground.number
        inner = [action for action in free if zone[number[action.words[0]]] == INNER]
        placed = sum(1 for g in watch.guards if zone[watch.view.at[g]] == INNER)
        rules = watch.view.rules.players
        many = len(watch.guards) - placed > rules.setup_outer_guards_max
        if many or placed > watch.view.officers * rules.setup_inner_guards_per_team:
            # Somebody else has begun the set-up.
            held = listed(legal, "take-back")
            return next(a for a in held if (zone[number[a.words[0]]] != INNER) == many)
        if placed < watch.view.officers * watch.view.rules.players.setup_inner_guards_per_team and inner:
            return self._pick(inner)
        outer_free = [action for action in free if zone[number[action.words[0]]] != INNER]
        if self.habits.cordon:
            posts = cordon_of(watch.chart).posts
            outer_free = [action for action in outer_free if number[action.words[0]] in posts]
            if not outer_free and "confirm" in legal.verbs:
                return say("confirm")
        if outer_free:
            return self._pick(outer_free)
        return say("confirm") if "confirm" in legal.verbs else next(iter(legal))

    def _answer(self, watch: Watch, legal: Legal, kind: str) -> Action:
        view = watch.view
        if kind == "again":
            return say("reroll")
        if kind == "draw":
            found = listed(legal, "take")
            return found[0] if found else say("decline")
        if kind == "intercept":
            found = listed(legal, "play")
            return found[0] if found else say("pass")
        if kind == "cell":
            return self._cell(watch, legal)
        if kind in ("sabotage-choice", "security-overflow"):
            return inspections.least(watch, listed(legal, "discard"))
        if kind == "push":
            return self._pick(listed(legal, "push"))
        found_answer = inspections.answer(watch, view.frames[-1], legal)
        if found_answer is not None:
            return found_answer
        return self._pick([action for action in legal if isinstance(action, Say)])

    def _cell(self, watch: Watch, legal: Legal) -> Action:
        """Outer cells for troublemakers, unless they have the Equipment to go on from there."""
        view = watch.view
        frame = view.frames[-1]
        assert isinstance(frame, CellChoice)
        team = frame.pow // TEAM
        inner = watch.ground.inner_block
        outer = [b for b in frame.blocks if not inner[b]]
        rest = [b for b in frame.blocks if inner[b]]
        trouble = watch.fugitive(frame.pow) or view.kit[team] > 0
        filled = view.at.count(CELL - outer[0]) if outer else 0
        chosen = (
            outer
            if outer and ((trouble and not view.equipped[team]) or not rest) and filled < 6
            else rest or outer
        )
        return say("cell", watch.ground.blocks[chosen[0]].name)

    # Cards

    def _card(self, watch: Watch, legal: Legal) -> Say | None:
        view = watch.view
        if not view.hand or "play" not in legal.verbs:
            return None
        full = inspections.full_hand(watch, int(view.rules.draw.overflow_deadline == "immediate"))
        for group in legal.groups_of("play"):
            actions = [action for action in group if isinstance(action, Say)]
            if not actions:
                continue
            card = next(
                view.security[number]
                for number in view.hand
                if view.security[number].id == actions[0].words[0]
            )
            found: Say | None = None
            if card.kind == "search":
                enough = 1 if full else self.habits.search
                found = actions[0] if inspections.search_worth(watch, card.of) >= enough else None
            elif card.kind == "appel":
                found = actions[0] if inspections.appel_worth(watch) >= self.habits.appel - 4 * full else None
            elif card.kind == "detected":
                found = self._detect(watch, actions)
            elif card.kind == "shoot":
                found = self._shoot(watch, actions)
            if found is not None:
                return found
        return None

    def _detect(self, watch: Watch, actions: list[Say]) -> Say | None:
        """Worth playing while the men are still well inside, or when they are about to leave."""
        view, ground = watch.view, watch.ground
        best: Say | None = None
        most = 0
        for action in actions:
            tunnel = ground.tunnel_number[action.words[1]]
            inside = [
                pow
                for pow in watch.men
                if view.at[pow] >= watch.size and ground.tunnel[view.at[pow] - watch.size] == tunnel
            ]
            if len(inside) > most:
                best, most = action, len(inside)
        return best

    def _shoot(self, watch: Watch, actions: list[Say]) -> Say | None:
        view = watch.view

        def odds(action: Say) -> float:
            guard = view.at[FIRST_GUARD + int(action.words[1][1:]) - 1]
            man = man_called(watch, action.words[2])
            distance = watch.ground.shot_distances(guard)[view.at[man]]
            near = watch.left(man)
            return roll_chance(-(-distance // 2)) * (1.2 if near <= 10 else 1.0)

        best = max(actions, key=odds)
        return best if odds(best) >= self.habits.shot else None

    # Guards

    def _send(self, watch: Watch, legal: Legal, guard: int, way: list[int]) -> Say | None:
        """Send a guard along a way: in one breath if he can stop at its end, else step by step."""
        if len(way) < 2:
            return None
        name = watch.name(guard)
        plain = all(
            watch.ground.room[c] < 0 and watch.ground.tunnel[c] < 0 and c in watch.chart.beat[before]
            for before, c in pairwise(way)
        )
        # Under other rules than the Classic ones only the list of legal steps knows how far one may go.
        if plain and len(way) > 2 and classic(watch.view.rules) and watch.may_end(guard, way[-1]):
            return say("move", name, *(watch.ground.names[c] for c in way[1:]))
        wanted = say("step", name, watch.ground.names[way[1]])
        if wanted in steps_of(legal, name):
            self.errand = (guard, way[1:])
            return wanted
        self.barred.add((guard, way[-1]))
        return None

    def _go_on(self, watch: Watch, legal: Legal) -> Say | None:
        """The next step of a guard under way, if it is still open to him."""
        guard, way = self.errand
        if guard == NOBODY:
            return None
        self.errand = (NOBODY, [])
        if len(way) < 2 or watch.view.at[guard] != way[0]:
            return None
        name = watch.name(guard)
        wanted = say("step", name, watch.ground.names[way[1]])
        if wanted not in steps_of(legal, name):
            return None
        self.errand = (guard, way[1:])
        return wanted

    def _move_guards(self, watch: Watch, legal: Legal) -> Say | None:
        view = watch.view
        found = listed(legal, "arrest")
        if self.habits.swoops and view.bound < 0 and not view.arrested and view.points:
            action = self._swoop(watch, legal)
            if action is not None:
                self.motive = "swoop"
                return action
        spare = view.points - self._needed(watch)
        if self.habits.swoops and not watch.fugitives and watch.reserve <= RESERVES:
            spare = 0
        if view.bound < 0 and not view.arrested and spare > 0:
            action = self._post(watch, legal)
            if action is not None:
                self.posted += 1
                return action
        if found:
            return max(found, key=lambda a: self._value(watch, man_called(watch, a.words[1])))
        if view.bound >= 0:
            return None
        turns: dict[str, Callable[[Watch, Legal], Say | None]] = {
            "hunt": self._hunt,
            "search": self._search_room,
            "raid": self._raid,
            "chase": self._chase,
            "patrol": self._patrol,
        }
        for motive, turn in turns.items():
            self.motive = motive
            action = turn(watch, legal)
            if action is not None:
                return action
        return None

    def _value(self, watch: Watch, pow: int) -> float:
        """What it is worth to have a man behind bars."""
        place = watch.view.at[pow]
        left = watch.left(pow)
        if watch.ground.zone[place] != INNER:
            return 20 + max(0, 40 - left)
        return 2 + 0.1 * max(0, 40 - left) + watch.view.kit[pow // TEAM]

    def _prey(self, watch: Watch) -> list[tuple[float, int, int, dict[int, int]]]:
        """(value, points, man, field) of every man who could be arrested with the points left."""
        view = watch.view
        out = []
        for pow in watch.men:
            if watch.arrestable(pow):
                field = watch.field(view.at[pow], view.points + watch.arm)
                near = [field[view.at[g]] for g in watch.guards if view.at[g] in field]
                if near and min(near) - watch.arm <= view.points:
                    out.append((self._value(watch, pow), max(0, min(near) - watch.arm), pow, field))
        out.sort(key=lambda one: (-one[0] / (one[1] + 2), one[2]))
        return out

    def _needed(self, watch: Watch) -> int:
        """Points to keep for arrests, dearest men first."""
        points = watch.view.points
        needed = 0
        for _, cost, _, _ in self._prey(watch):
            if needed + cost <= points:
                needed += cost
        if watch.fugitives:
            needed = max(needed, points - 2)
        return needed

    def _hunt(self, watch: Watch, legal: Legal) -> Say | None:
        """Bring a guard beside a man who can be arrested in this turn."""
        view = watch.view
        for _, _, pow, field in self._prey(watch):
            near = sorted((field[view.at[g]], g) for g in watch.guards if view.at[g] in field)
            for cost, guard in near[:2]:
                if cost - watch.arm > view.points or (guard, view.at[pow]) in self.barred:
                    continue
                way = watch.way(field, view.at[guard])
                if len(way) < 3 or way[-1] != view.at[pow]:
                    continue
                action = self._send(watch, legal, guard, way[:-1])
                if action is not None:
                    return action
                self.barred.add((guard, view.at[pow]))
        return None

    def _swoop(self, watch: Watch, legal: Legal) -> Say | None:
        """A reserve onto a post from which a man is nearer than from any guard: that takes one point more."""
        view, ground = watch.view, watch.ground
        free = listed(legal, "post")
        if not free:
            return None
        posts = [(ground.number[action.words[0]], action) for action in free]
        best: tuple[float, Say | None] = (0.0, None)
        for pow in watch.men:
            if not watch.arrestable(pow):
                continue
            field = watch.field(view.at[pow], view.points + watch.arm)
            near = min((field[view.at[g]] for g in watch.guards if view.at[g] in field), default=FAR)
            for post, action in posts:
                away = field.get(post, FAR) + 1
                if away < near and away - watch.arm <= view.points:
                    worth = self._value(watch, pow) / (away + 1)
                    if worth > best[0]:
                        best = (worth, action)
        return best[1]

    def _search_room(self, watch: Watch, legal: Legal) -> Say | None:
        """A guard into the room for which a Search lies on the table."""
        view = watch.view
        for room in sorted(watch.to_search):
            fields = [watch.field(c, view.points) for c in watch.ground.room_circles[room]]
            near = [
                (field[view.at[g]], g, index)
                for index, field in enumerate(fields)
                for g in watch.guards
                if 0 < field.get(view.at[g], FAR) <= view.points and (g, -1 - room) not in self.barred
            ]
            for _, guard, index in sorted(near)[:2]:
                self.barred.add((guard, -1 - room))
                action = self._send(watch, legal, guard, watch.way(fields[index], view.at[guard]))
                if action is not None:
                    return action
        return None

    def _raid(self, watch: Watch, legal: Legal) -> Say | None:
        """Two guards onto a detected tunnel."""
        view, ground = watch.view, watch.ground
        for tunnel, card in enumerate(view.detected):
            if card == NOBODY:
                continue
            circles = ground.tunnel_circles[tunnel]
            there = {view.at[g] for g in watch.guards if ground.tunnel[view.at[g]] == tunnel}
            for guard in watch.guards:
                if ground.tunnel[view.at[guard]] == tunnel:
                    continue
                for action in steps_of(legal, watch.name(guard)):
                    if ground.number[action.words[1]] in circles:
                        return action
            fields = [
                watch.field(c)
                for c in circles
                if ground.surface[c] and c not in there and c not in watch.guard_on
            ]
            best = min(
                (
                    (field[view.at[g]], g, index)
                    for index, field in enumerate(fields)
                    for g in watch.guards
                    if view.at[g] in field and ground.tunnel[view.at[g]] != tunnel and g not in self.done
                ),
                default=None,
            )
            if best is not None:
                _, guard, index = best
                self.done.add(guard)
                onward = self._advance(watch, legal, guard, fields[index])
                if onward is not None:
                    return onward
        return None

    def _advance(self, watch: Watch, legal: Legal, guard: int, field: dict[int, int]) -> Say | None:
        """As far down a field as the points go, ending where a guard may stand."""
        way = watch.as_far(guard, watch.way(field, watch.view.at[guard]))
        if len(way) < 2 or (guard, way[-1]) in self.barred:
            return None
        return self._send(watch, legal, guard, way)

    def _chase(self, watch: Watch, legal: Legal) -> Say | None:
        """After the man nearest to a target, from ahead of him if possible."""
        view = watch.view
        for pow in sorted(watch.fugitives, key=watch.left):
            field = watch.field(view.at[pow])
            order = sorted(
                (field[view.at[g]] + 4 * (watch.escape[view.at[g]] > watch.escape[view.at[pow]]), g)
                for g in watch.guards
                if view.at[g] in field and g not in self.done
            )
            for _, guard in order[:2]:
                action = self._advance(watch, legal, guard, field)
                if action is not None:
                    self.done.add(guard)
                    return action
        return None

    def _post(self, watch: Watch, legal: Legal) -> Say | None:
        """Reserves to posts: near trouble first."""
        free = listed(legal, "post")
        if not free:
            return None
        view, ground = watch.view, watch.ground
        inner_wanted = self.habits.inner + view.officers
        inner = sum(1 for g in watch.guards if ground.zone[view.at[g]] == INNER)
        places = {action: ground.number[action.words[0]] for action in free}
        if watch.fugitives:
            chased = min(watch.fugitives, key=watch.left)
            near = ground.shot_distances(view.at[chased])
            return min(free, key=lambda a: near[places[a]])
        if inner < inner_wanted and any(view.equipped):
            good = [action for action in free if ground.zone[places[action]] == INNER]
            if good:
                return self._pick(good)
        if self.habits.cordon:
            return None
        good = [action for action in free if ground.zone[places[action]] != INNER]
        return self._pick(good or free)

    def _pin(self, watch: Watch, legal: Legal) -> Say | None:
        """A guard of the courtyard to where most men would be within his reach, so that they stay where they
        are."""
        view, ground, chart = watch.view, watch.ground, watch.chart
        inner = [g for g in watch.guards if ground.zone[view.at[g]] == INNER]
        men = [
            (1 + view.kit[pow // TEAM], chart.guards_to(view.at[pow]))
            for pow in watch.men
            if view.at[pow] < watch.size and ground.zone[view.at[pow]] == INNER and liable(view, pow // TEAM)
        ]
        best: tuple[float, int, int] = (PINNED, NOBODY, -1)
        for guard in inner:
            if guard in self.done:
                continue
            rest = [view.at[other] for other in inner if other != guard]
            others = [min((field[place] for place in rest), default=FAR) for _, field in men]
            here = sum(
                worth * roll_chance(min(away, field[view.at[guard]]))
                for (worth, field), away in zip(men, others, strict=True)
            )
            for circle, away in watch.field(view.at[guard], view.points).items():
                if not away or ground.zone[circle] != INNER or not chart.stand[circle]:
                    continue
                there = sum(
                    worth * roll_chance(min(away, field[circle]))
                    for (worth, field), away in zip(men, others, strict=True)
                )
                gain = (there - here) / (away + 4)
                free = circle not in watch.guard_on and circle not in watch.men_on
                if gain > best[0] and free and watch.may_end(guard, circle):
                    best = (gain, guard, circle)
        _, guard, circle = best
        if guard == NOBODY:
            return None
        self.done.add(guard)
        way = watch.way(watch.field(circle, view.points), view.at[guard])
        return self._send(watch, legal, guard, way)

    def _patrol(self, watch: Watch, legal: Legal) -> Say | None:
        """Nobody to chase: outer guards to their stations, inner ones to the doors that matter."""
        view, ground, chart = watch.view, watch.ground, watch.chart
        if self.habits.cordon:
            self.motive = "cordon"
            action = self._close(watch, legal)
            if action is not None:
                return action
        if self.habits.pins:
            self.motive = "pin"
            action = self._pin(watch, legal)
            if action is not None:
                return action
        self.motive = "patrol"
        idle = [g for g in watch.guards if g not in self.done]
        taken: set[int] = set()
        for room in [] if self.habits.pins else self._doors(watch):
            field = chart.to_room[room]
            order = sorted(
                (field[view.at[g]], g)
                for g in idle
                if ground.zone[view.at[g]] == INNER and g not in taken and field[view.at[g]] < FAR
            )
            if not order:
                break
            distance, guard = order[0]
            taken.add(guard)
            if distance <= 3:
                continue
            self.done.add(guard)
            ends = {c for c in range(watch.size) if 1 < field[c] <= 3 and chart.stand[c]}
            ends -= set(watch.guard_on) | watch.men_on
            action = self._to_nearest(watch, legal, guard, ends)
            if action is not None:
                return action
        for station in [] if self.habits.cordon else chart.stations[: max(2, len(watch.guards) // 2)]:
            if station in watch.guard_on or station in watch.men_on:
                continue
            field_ = watch.field(station, 40)
            outer = sorted(
                (field_[view.at[g]], g)
                for g in idle
                if g not in taken
                and g not in self.done
                and view.at[g] in field_
                and ground.zone[view.at[g]] != INNER
                and view.at[g] not in chart.stations
            )
            if not outer:
                continue
            guard = outer[0][1]
            self.done.add(guard)
            action = self._advance(watch, legal, guard, field_)
            if action is not None:
                return action
        return None

    def _close(self, watch: Watch, legal: Legal) -> Say | None:
        """One more guard to where somebody might leave: whoever is nearest and of no use where he stands, or
        one from Barracks."""
        view, ground = watch.view, watch.ground
        outer = [g for g in watch.guards if ground.zone[view.at[g]] != INNER]
        spare = watch.reserve - RESERVES
        posts: dict[int, Say] = {}
        if spare > 0:
            found = {ground.number[action.words[0]]: action for action in listed(legal, "post")}
            posts = {post: action for post, action in found.items() if ground.zone[post] != INNER}
        stands = cordon_of(watch.chart).circles
        free = [g for g in outer if view.at[g] not in stands]
        for stand in stands:
            if stand in watch.guard_on or stand in watch.men_on:
                continue
            field = watch.field(stand)
            guard = self._nearest(watch, field, free)
            post = min((c for c in posts if c in field), key=lambda c: (field[c], c), default=NOBODY)
            if post != NOBODY and (guard == NOBODY or field[post] + 1 < field[view.at[guard]]):
                return posts[post]
            if guard == NOBODY:
                # Who stands in the way of the others goes on himself, if they can close up behind him.
                guard = self._nearest(watch, field, outer)
                behind = watch.field(view.at[guard]) if guard != NOBODY else {}
                if not any(view.at[g] in behind for g in free) and not any(c in behind for c in posts):
                    continue
            else:
                free.remove(guard)
            if guard in self.done:
                continue
            self.done.add(guard)
            action = self._advance(watch, legal, guard, field)
            if action is not None:
                return action
        return None

    def _nearest(self, watch: Watch, field: dict[int, int], guards: list[int]) -> int:
        at = watch.view.at
        return min((g for g in guards if at[g] in field), key=lambda g: (field[at[g]], g), default=NOBODY)

    def _to_nearest(self, watch: Watch, legal: Legal, guard: int, ends: set[int]) -> Say | None:
        if not ends:
            return None
        start = watch.view.at[guard]
        field = watch.field(start, 30)
        end = min((c for c in sorted(ends) if c in field), key=lambda c: field[c], default=-1)
        if end < 0:
            return None
        return self._advance(watch, legal, guard, watch.field(end, 40))

    def _doors(self, watch: Watch) -> list[int]:
        """Rooms by the number of men of equipped officers in them."""
        view, ground = watch.view, watch.ground
        count: dict[int, int] = {}
        for pow in watch.men:
            place = view.at[pow]
            if place < watch.size and ground.room[place] >= 0 and view.equipped[pow // TEAM]:
                room = ground.room[place]
                count[room] = count.get(room, 0) + 1 + 2 * view.kit[pow // TEAM]
        return sorted(count, key=lambda room: (-count[room], room))[:3]

    # The end of the turn

    def _finish(self, watch: Watch, legal: Legal) -> Action:
        view = watch.view
        self.motive = ""
        if len(view.hand) > view.rules.draw.hand_limit_security and view.bound < 0:
            return inspections.least(watch, listed(legal, "discard"))
        if listed(legal, "end"):
            return say("end")
        for verb in ("return", "step", "recall"):
            found = listed(legal, verb)
            if verb == "step":
                found = [a for a in found if watch.chart.stand[watch.ground.number[a.words[1]]]] or found
            if found:
                return self._pick(found)
        return next(iter(legal))
