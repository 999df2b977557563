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
from .cordon import cordon_of
from .danger import liable
from .habits import SIMPLE, Habits
from .inspections import man_called
from .motives import reason
from .odds import roll_chance
from .officer_view import AFTER_ROLL, classic, listed, steps_of
from .security_view import SecurityView

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
        sight = self._watch(view)
        kind = view.frames[-1].kind
        if kind == "guards":
            return self._set_up(sight, legal)
        if kind != "security":
            return self._answer(sight, legal, kind)
        if view.round != self.turn:
            self.turn = view.round
            self.barred.clear()
            self.done.clear()
            self.posted = 0
        if view.stage == AFTER_ROLL and view.points:
            onward = self._go_on(sight, legal)
            if onward is not None:
                self.motive = "onward"
                return onward
        if view.bound < 0:
            action = self._card(sight, legal)
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
        if view.points or sight.arm:
            action = self._move_guards(sight, legal)
            if action is not None:
                return action
        return self._finish(sight, legal)

    def _watch(self, view: Seen) -> SecurityView:
        """The castle as he finds it, and who has what as far as he has seen. He thinks of it once a turn."""
        if self.thought != (view.round, view.active):
            self.thought = (view.round, view.active)
            self.gear = seen_gear(self.memory, view)
        return SecurityView(view, self.gear)

    def _pick(self, found: list[Say]) -> Say:
        return found[self.chance.pick("bot", len(found)) if len(found) > 1 else 0]

    # Set-up and questions

    def _set_up(self, sight: SecurityView, legal: Legal) -> Action:
        """Inner posts by lot; of the outer ones those by the cordon, or all, as long as a reserve stays."""
        if "confirm" in legal.verbs:
            outer = [g for g in sight.guards if sight.ground.zone[sight.view.at[g]] != INNER]
            if len(outer) >= sight.view.rules.players.setup_outer_guards_max or sight.reserve <= 3:
                return say("confirm")
        free = listed(legal, "place")
        zone, number = sight.ground.zone, sight.ground.number
        inner = [action for action in free if zone[number[action.words[0]]] == INNER]
        placed = sum(1 for g in sight.guards if zone[sight.view.at[g]] == INNER)
        rules = sight.view.rules.players
        many = len(sight.guards) - placed > rules.setup_outer_guards_max
        if many or placed > sight.view.officers * rules.setup_inner_guards_per_team:
            # Somebody else has begun the set-up.
            held = listed(legal, "take-back")
            return next(a for a in held if (zone[number[a.words[0]]] != INNER) == many)
        if placed < sight.view.officers * sight.view.rules.players.setup_inner_guards_per_team and inner:
            return self._pick(inner)
        outer_free = [action for action in free if zone[number[action.words[0]]] != INNER]
        if self.habits.cordon:
            posts = cordon_of(sight.chart).posts
            outer_free = [action for action in outer_free if number[action.words[0]] in posts]
            if not outer_free and "confirm" in legal.verbs:
                return say("confirm")
        if outer_free:
            return self._pick(outer_free)
        return say("confirm") if "confirm" in legal.verbs else next(iter(legal))

    def _answer(self, sight: SecurityView, legal: Legal, kind: str) -> Action:
        view = sight.view
        if kind == "again":
            return say("reroll")
        if kind == "draw":
            found = listed(legal, "take")
            return found[0] if found else say("decline")
        if kind == "intercept":
            found = listed(legal, "play")
            return found[0] if found else say("pass")
        if kind == "cell":
            return self._cell(sight, legal)
        if kind in ("sabotage-choice", "security-overflow"):
            return inspections.least(sight, listed(legal, "discard"))
        if kind == "push":
            return self._pick(listed(legal, "push"))
        found_answer = inspections.answer(sight, view.frames[-1], legal)
        if found_answer is not None:
            return found_answer
        return self._pick([action for action in legal if isinstance(action, Say)])

    def _cell(self, sight: SecurityView, legal: Legal) -> Action:
        """Outer cells for troublemakers, unless they have the Equipment to go on from there."""
        view = sight.view
        frame = view.frames[-1]
        assert isinstance(frame, CellChoice)
        team = frame.pow // TEAM
        inner = sight.ground.inner_block
        outer = [b for b in frame.blocks if not inner[b]]
        rest = [b for b in frame.blocks if inner[b]]
        trouble = sight.fugitive(frame.pow) or view.kit[team] > 0
        filled = view.at.count(CELL - outer[0]) if outer else 0
        chosen = (
            outer
            if outer and ((trouble and not view.equipped[team]) or not rest) and filled < 6
            else rest or outer
        )
        return say("cell", sight.ground.blocks[chosen[0]].name)

    # Cards

    def _card(self, sight: SecurityView, legal: Legal) -> Say | None:
        view = sight.view
        if not view.hand or "play" not in legal.verbs:
            return None
        full = inspections.full_hand(sight, int(view.rules.draw.overflow_deadline == "immediate"))
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
                found = actions[0] if inspections.search_worth(sight, card.of) >= enough else None
            elif card.kind == "appel":
                found = actions[0] if inspections.appel_worth(sight) >= self.habits.appel - 4 * full else None
            elif card.kind == "detected":
                found = self._detect(sight, actions)
            elif card.kind == "shoot":
                found = self._shoot(sight, actions)
            if found is not None:
                return found
        return None

    def _detect(self, sight: SecurityView, actions: list[Say]) -> Say | None:
        """Worth playing while the men are still well inside, or when they are about to leave."""
        view, ground = sight.view, sight.ground
        best: Say | None = None
        most = 0
        for action in actions:
            tunnel = ground.tunnel_number[action.words[1]]
            inside = [
                pow
                for pow in sight.men
                if view.at[pow] >= sight.size and ground.tunnel[view.at[pow] - sight.size] == tunnel
            ]
            if len(inside) > most:
                best, most = action, len(inside)
        return best

    def _shoot(self, sight: SecurityView, actions: list[Say]) -> Say | None:
        view = sight.view

        def odds(action: Say) -> float:
            guard = view.at[FIRST_GUARD + int(action.words[1][1:]) - 1]
            man = man_called(sight, action.words[2])
            distance = sight.ground.shot_distances(guard)[view.at[man]]
            near = sight.left(man)
            return roll_chance(-(-distance // 2)) * (1.2 if near <= 10 else 1.0)

        best = max(actions, key=odds)
        return best if odds(best) >= self.habits.shot else None

    # Guards

    def _send(self, sight: SecurityView, legal: Legal, guard: int, way: list[int]) -> Say | None:
        """Send a guard along a way: in one breath if he can stop at its end, else step by step."""
        if len(way) < 2:
            return None
        name = sight.name(guard)
        plain = all(
            sight.ground.room[c] < 0 and sight.ground.tunnel[c] < 0 and c in sight.chart.beat[before]
            for before, c in pairwise(way)
        )
        # Under other rules than the Classic ones only the list of legal steps knows how far one may go.
        if plain and len(way) > 2 and classic(sight.view.rules) and sight.may_end(guard, way[-1]):
            return say("move", name, *(sight.ground.names[c] for c in way[1:]))
        wanted = say("step", name, sight.ground.names[way[1]])
        if wanted in steps_of(legal, name):
            self.errand = (guard, way[1:])
            return wanted
        self.barred.add((guard, way[-1]))
        return None

    def _go_on(self, sight: SecurityView, legal: Legal) -> Say | None:
        """The next step of a guard under way, if it is still open to him."""
        guard, way = self.errand
        if guard == NOBODY:
            return None
        self.errand = (NOBODY, [])
        if len(way) < 2 or sight.view.at[guard] != way[0]:
            return None
        name = sight.name(guard)
        wanted = say("step", name, sight.ground.names[way[1]])
        if wanted not in steps_of(legal, name):
            return None
        self.errand = (guard, way[1:])
        return wanted

    def _move_guards(self, sight: SecurityView, legal: Legal) -> Say | None:
        view = sight.view
        found = listed(legal, "arrest")
        if self.habits.swoops and view.bound < 0 and not view.arrested and view.points:
            action = self._swoop(sight, legal)
            if action is not None:
                self.motive = "swoop"
                return action
        spare = view.points - self._needed(sight)
        if self.habits.swoops and not sight.fugitives and sight.reserve <= RESERVES:
            spare = 0
        if view.bound < 0 and not view.arrested and spare > 0:
            action = self._post(sight, legal)
            if action is not None:
                self.posted += 1
                return action
        if found:
            return max(found, key=lambda a: self._value(sight, man_called(sight, a.words[1])))
        if view.bound >= 0:
            return None
        turns: dict[str, Callable[[SecurityView, Legal], Say | None]] = {
            "hunt": self._hunt,
            "search": self._search_room,
            "raid": self._raid,
            "chase": self._chase,
            "patrol": self._patrol,
        }
        for motive, turn in turns.items():
            self.motive = motive
            action = turn(sight, legal)
            if action is not None:
                return action
        return None

    def _value(self, sight: SecurityView, pow: int) -> float:
        """What it is worth to have a man behind bars."""
        place = sight.view.at[pow]
        left = sight.left(pow)
        if sight.ground.zone[place] != INNER:
            return 20 + max(0, 40 - left)
        return 2 + 0.1 * max(0, 40 - left) + sight.view.kit[pow // TEAM]

    def _prey(self, sight: SecurityView) -> list[tuple[float, int, int, dict[int, int]]]:
        """(value, points, man, field) of every man who could be arrested with the points left."""
        view = sight.view
        out = []
        for pow in sight.men:
            if sight.arrestable(pow):
                field = sight.field(view.at[pow], view.points + sight.arm)
                near = [field[view.at[g]] for g in sight.guards if view.at[g] in field]
                if near and min(near) - sight.arm <= view.points:
                    out.append((self._value(sight, pow), max(0, min(near) - sight.arm), pow, field))
        out.sort(key=lambda one: (-one[0] / (one[1] + 2), one[2]))
        return out

    def _needed(self, sight: SecurityView) -> int:
        """Points to keep for arrests, dearest men first."""
        points = sight.view.points
        needed = 0
        for _, cost, _, _ in self._prey(sight):
            if needed + cost <= points:
                needed += cost
        if sight.fugitives:
            needed = max(needed, points - 2)
        return needed

    def _hunt(self, sight: SecurityView, legal: Legal) -> Say | None:
        """Bring a guard beside a man who can be arrested in this turn."""
        view = sight.view
        for _, _, pow, field in self._prey(sight):
            near = sorted((field[view.at[g]], g) for g in sight.guards if view.at[g] in field)
            for cost, guard in near[:2]:
                if cost - sight.arm > view.points or (guard, view.at[pow]) in self.barred:
                    continue
                way = sight.way(field, view.at[guard])
                if len(way) < 3 or way[-1] != view.at[pow]:
                    continue
                action = self._send(sight, legal, guard, way[:-1])
                if action is not None:
                    return action
                self.barred.add((guard, view.at[pow]))
        return None

    def _swoop(self, sight: SecurityView, legal: Legal) -> Say | None:
        """A reserve onto a post from which a man is nearer than from any guard: that takes one point more."""
        view, ground = sight.view, sight.ground
        free = listed(legal, "post")
        if not free:
            return None
        posts = [(ground.number[action.words[0]], action) for action in free]
        best: tuple[float, Say | None] = (0.0, None)
        for pow in sight.men:
            if not sight.arrestable(pow):
                continue
            field = sight.field(view.at[pow], view.points + sight.arm)
            near = min((field[view.at[g]] for g in sight.guards if view.at[g] in field), default=FAR)
            for post, action in posts:
                away = field.get(post, FAR) + 1
                if away < near and away - sight.arm <= view.points:
                    worth = self._value(sight, pow) / (away + 1)
                    if worth > best[0]:
                        best = (worth, action)
        return best[1]

    def _search_room(self, sight: SecurityView, legal: Legal) -> Say | None:
        """A guard into the room for which a Search lies on the table."""
        view = sight.view
        for room in sorted(sight.to_search):
            fields = [sight.field(c, view.points) for c in sight.ground.room_circles[room]]
            near = [
                (field[view.at[g]], g, index)
                for index, field in enumerate(fields)
                for g in sight.guards
                if 0 < field.get(view.at[g], FAR) <= view.points and (g, -1 - room) not in self.barred
            ]
            for _, guard, index in sorted(near)[:2]:
                self.barred.add((guard, -1 - room))
                action = self._send(sight, legal, guard, sight.way(fields[index], view.at[guard]))
                if action is not None:
                    return action
        return None

    def _raid(self, sight: SecurityView, legal: Legal) -> Say | None:
        """Two guards onto a detected tunnel."""
        view, ground = sight.view, sight.ground
        for tunnel, card in enumerate(view.detected):
            if card == NOBODY:
                continue
            circles = ground.tunnel_circles[tunnel]
            there = {view.at[g] for g in sight.guards if ground.tunnel[view.at[g]] == tunnel}
            for guard in sight.guards:
                if ground.tunnel[view.at[guard]] == tunnel:
                    continue
                for action in steps_of(legal, sight.name(guard)):
                    if ground.number[action.words[1]] in circles:
                        return action
            fields = [
                sight.field(c)
                for c in circles
                if ground.surface[c] and c not in there and c not in sight.guard_on
            ]
            best = min(
                (
                    (field[view.at[g]], g, index)
                    for index, field in enumerate(fields)
                    for g in sight.guards
                    if view.at[g] in field and ground.tunnel[view.at[g]] != tunnel and g not in self.done
                ),
                default=None,
            )
            if best is not None:
                _, guard, index = best
                self.done.add(guard)
                onward = self._advance(sight, legal, guard, fields[index])
                if onward is not None:
                    return onward
        return None

    def _advance(self, sight: SecurityView, legal: Legal, guard: int, field: dict[int, int]) -> Say | None:
        """As far down a field as the points go, ending where a guard may stand."""
        way = sight.as_far(guard, sight.way(field, sight.view.at[guard]))
        if len(way) < 2 or (guard, way[-1]) in self.barred:
            return None
        return self._send(sight, legal, guard, way)

    def _chase(self, sight: SecurityView, legal: Legal) -> Say | None:
        """After the man nearest to a target, from ahead of him if possible."""
        view = sight.view
        for pow in sorted(sight.fugitives, key=sight.left):
            field = sight.field(view.at[pow])
            order = sorted(
                (field[view.at[g]] + 4 * (sight.escape[view.at[g]] > sight.escape[view.at[pow]]), g)
                for g in sight.guards
                if view.at[g] in field and g not in self.done
            )
            for _, guard in order[:2]:
                action = self._advance(sight, legal, guard, field)
                if action is not None:
                    self.done.add(guard)
                    return action
        return None

    def _post(self, sight: SecurityView, legal: Legal) -> Say | None:
        """Reserves to posts: near trouble first."""
        free = listed(legal, "post")
        if not free:
            return None
        view, ground = sight.view, sight.ground
        inner_wanted = self.habits.inner + view.officers
        inner = sum(1 for g in sight.guards if ground.zone[view.at[g]] == INNER)
        places = {action: ground.number[action.words[0]] for action in free}
        if sight.fugitives:
            chased = min(sight.fugitives, key=sight.left)
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

    def _pin(self, sight: SecurityView, legal: Legal) -> Say | None:
        """A guard of the courtyard to where most men would be within his reach, so that they stay where they
        are."""
        view, ground, chart = sight.view, sight.ground, sight.chart
        inner = [g for g in sight.guards if ground.zone[view.at[g]] == INNER]
        men = [
            (1 + view.kit[pow // TEAM], chart.guards_to(view.at[pow]))
            for pow in sight.men
            if view.at[pow] < sight.size and ground.zone[view.at[pow]] == INNER and liable(view, pow // TEAM)
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
            for circle, away in sight.field(view.at[guard], view.points).items():
                if not away or ground.zone[circle] != INNER or not chart.stand[circle]:
                    continue
                there = sum(
                    worth * roll_chance(min(away, field[circle]))
                    for (worth, field), away in zip(men, others, strict=True)
                )
                gain = (there - here) / (away + 4)
                free = circle not in sight.guard_on and circle not in sight.men_on
                if gain > best[0] and free and sight.may_end(guard, circle):
                    best = (gain, guard, circle)
        _, guard, circle = best
        if guard == NOBODY:
            return None
        self.done.add(guard)
        way = sight.way(sight.field(circle, view.points), view.at[guard])
        return self._send(sight, legal, guard, way)

    def _patrol(self, sight: SecurityView, legal: Legal) -> Say | None:
        """Nobody to chase: outer guards to their stations, inner ones to the doors that matter."""
        view, ground, chart = sight.view, sight.ground, sight.chart
        if self.habits.cordon:
            self.motive = "cordon"
            action = self._close(sight, legal)
            if action is not None:
                return action
        if self.habits.pins:
            self.motive = "pin"
            action = self._pin(sight, legal)
            if action is not None:
                return action
        self.motive = "patrol"
        idle = [g for g in sight.guards if g not in self.done]
        taken: set[int] = set()
        for room in [] if self.habits.pins else self._doors(sight):
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
            ends = {c for c in range(sight.size) if 1 < field[c] <= 3 and chart.stand[c]}
            ends -= set(sight.guard_on) | sight.men_on
            action = self._to_nearest(sight, legal, guard, ends)
            if action is not None:
                return action
        for station in [] if self.habits.cordon else chart.stations[: max(2, len(sight.guards) // 2)]:
            if station in sight.guard_on or station in sight.men_on:
                continue
            field_ = sight.field(station, 40)
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
            action = self._advance(sight, legal, guard, field_)
            if action is not None:
                return action
        return None

    def _close(self, sight: SecurityView, legal: Legal) -> Say | None:
        """One more guard to where somebody might leave: whoever is nearest and of no use where he stands, or
        one from Barracks."""
        view, ground = sight.view, sight.ground
        outer = [g for g in sight.guards if ground.zone[view.at[g]] != INNER]
        spare = sight.reserve - RESERVES
        posts: dict[int, Say] = {}
        if spare > 0:
            found = {ground.number[action.words[0]]: action for action in listed(legal, "post")}
            posts = {post: action for post, action in found.items() if ground.zone[post] != INNER}
        stands = cordon_of(sight.chart).circles
        free = [g for g in outer if view.at[g] not in stands]
        for stand in stands:
            if stand in sight.guard_on or stand in sight.men_on:
                continue
            field = sight.field(stand)
            guard = self._nearest(sight, field, free)
            post = min((c for c in posts if c in field), key=lambda c: (field[c], c), default=NOBODY)
            if post != NOBODY and (guard == NOBODY or field[post] + 1 < field[view.at[guard]]):
                return posts[post]
            if guard == NOBODY:
                # Who stands in the way of the others goes on himself, if they can close up behind him.
                guard = self._nearest(sight, field, outer)
                behind = sight.field(view.at[guard]) if guard != NOBODY else {}
                if not any(view.at[g] in behind for g in free) and not any(c in behind for c in posts):
                    continue
            else:
                free.remove(guard)
            if guard in self.done:
                continue
            self.done.add(guard)
            action = self._advance(sight, legal, guard, field)
            if action is not None:
                return action
        return None

    def _nearest(self, sight: SecurityView, field: dict[int, int], guards: list[int]) -> int:
        at = sight.view.at
        return min((g for g in guards if at[g] in field), key=lambda g: (field[at[g]], g), default=NOBODY)

    def _to_nearest(self, sight: SecurityView, legal: Legal, guard: int, ends: set[int]) -> Say | None:
        if not ends:
            return None
        start = sight.view.at[guard]
        field = sight.field(start, 30)
        end = min((c for c in sorted(ends) if c in field), key=lambda c: field[c], default=-1)
        if end < 0:
            return None
        return self._advance(sight, legal, guard, sight.field(end, 40))

    def _doors(self, sight: SecurityView) -> list[int]:
        """Rooms by the number of men of equipped officers in them."""
        view, ground = sight.view, sight.ground
        count: dict[int, int] = {}
        for pow in sight.men:
            place = view.at[pow]
            if place < sight.size and ground.room[place] >= 0 and view.equipped[pow // TEAM]:
                room = ground.room[place]
                count[room] = count.get(room, 0) + 1 + 2 * view.kit[pow // TEAM]
        return sorted(count, key=lambda room: (-count[room], room))[:3]

    # The end of the turn

    def _finish(self, sight: SecurityView, legal: Legal) -> Action:
        view = sight.view
        self.motive = ""
        if len(view.hand) > view.rules.draw.hand_limit_security and view.bound < 0:
            return inspections.least(sight, listed(legal, "discard"))
        if listed(legal, "end"):
            return say("end")
        for verb in ("return", "step", "recall"):
            found = listed(legal, verb)
            if verb == "step":
                found = [a for a in found if sight.chart.stand[sight.ground.number[a.words[1]]]] or found
            if found:
                return self._pick(found)
        return next(iter(legal))
