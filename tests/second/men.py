"""How a man walks: where he may step, what it costs, and where he may not stop."""

# One condition of the rules a line; a question is answered before its loop goes on.
# ruff: noqa: SIM102, SIM103

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from .ground import BELOW, EQUIPMENT, below, circle_of
from .patrol import Patrol
from .state import Places


class Walker(NamedTuple):
    """A man who walks, with what his officer could still pay."""

    man: str
    place: str
    cards: tuple[int, ...]
    #: Edges and gates paid for on this walk.
    paid: frozenset[object]
    returning: bool
    came: str


class Pace(NamedTuple):
    """One step he could make."""

    after: Walker
    card: str
    number: int
    #: The pawn who would have to make room.
    push: str = ""


class Men(Patrol):
    """Walking."""

    def walker(self, man: str) -> Walker:
        cards = self.equipment[self.nation(man)]
        return Walker(
            man,
            self.men[man],
            tuple(cards[card] for card in EQUIPMENT),
            frozenset(),
            man in self.returning,
            self.came.get(man, ""),
        )

    # Where nobody may stop

    def man_may_stop(self, walker: Walker) -> bool:
        place = walker.place
        if below(place):
            return True
        ground = self.ground
        flags = ground.flags[place]
        if "target" in flags:
            return True
        if "light" in flags:
            return False
        if place in ground.tunnel_of:
            tunnel = ground.tunnel_of[place]
            if self["tunnel_surface_stop"] == "never" or self.tunnel[tunnel]:
                return False
        if "post" in flags and self.zone(place) != "inner" and self["pow_on_garrison_black"] == "forbidden":
            return False
        if (
            "post" in flags
            and self.zone(place) == "inner"
            and self.night
            and self["inner_black_block_cap_night"]
        ):
            held = sum(
                "post" in ground.flags.get(at, ()) and self.zone(at) == "inner"
                for man, at in self.men.items()
                if self.on_surface(man) and man != walker.man
            )
            if held >= self["inner_black_block_cap_night"]:
                return False
        return not [pawn for pawn in self.at(place) if pawn != walker.man]

    # Steps

    def paces(self, walker: Walker) -> Iterator[Pace]:
        """Every step the rules of walking allow him, whatever the points."""
        ground, place = self.ground, walker.place
        if below(place):
            tunnel = ground.tunnel(place)
            places = ground.places(tunnel)
            index = places.index(place)
            for beside in (index - 1, index + 1):
                if 0 <= beside < len(places) and not self.occupied_below(places[beside], walker.man):
                    yield Pace(walker._replace(place=places[beside]), "", 0)
            if index == 0:
                for other in ground.near[circle_of(place)]:
                    yield from self.onto(walker, other)
            if index == len(places) - 1 and self.may_leave_mouth(walker.man):
                for other in ground.near[circle_of(place)]:
                    yield from self.onto(walker, other)
            return
        for other in ground.near[place]:
            if other in ground.underground:
                continue
            yield from self.onto(walker, other)
        for other in ground.over.get(place, ()):
            yield from self.onto(walker, other)
        for other in ground.near[place]:
            tunnel = ground.tunnel_of.get(other, "")
            if tunnel and ground.tunnel_of.get(place) == tunnel:
                continue
            if tunnel and ground.tunnels[tunnel][0] == other and self.may_enter_tunnel(walker, tunnel):
                if not self.occupied_below(other + BELOW, walker.man):
                    yield Pace(walker._replace(place=other + BELOW), "", 0)
        if place in ground.hideaway and self["hideaway_free_seating"]:
            yield from self.seats_in(walker)
        elif self["hideaway_free_seating"]:
            yield from self.seats_of(walker)
        if self["appel_area_step_cost"] == "one_point" and "appel" in ground.flags[place]:
            for other in ground.walk(
                [place], lambda a, b: "appel" in ground.flags[b] and self.open_to(walker, b)
            ):
                if other != place and other not in ground.near[place]:
                    yield from self.onto(walker, other, far=True)

    def open_to(self, walker: Walker, place: str) -> bool:
        return not [pawn for pawn in self.at(place) if pawn != walker.man]

    def seats_in(self, walker: Walker) -> Iterator[Pace]:
        """From a hideaway one leaves from any of its circles, whoever stands between (rule 23)."""
        ground, place = self.ground, walker.place
        seats = ground.hideaways[ground.hideaway[place]]
        doors = {n for seat in seats for n in ground.near[seat] if n not in seats}
        for door in doors:
            if door not in ground.near[place]:
                yield from self.onto(walker, door, far=True)
        for seat in seats:
            if seat != place and seat not in ground.near[place] and self.open_to(walker, seat):
                yield from self.onto(walker, seat, far=True)

    def seats_of(self, walker: Walker) -> Iterator[Pace]:
        ground, place = self.ground, walker.place
        for inside in {ground.hideaway[n] for n in ground.near[place] if n in ground.hideaway}:
            for seat in ground.hideaways[inside]:
                if seat not in ground.near[place]:
                    yield from self.onto(walker, seat, far=True)

    def occupied_below(self, place: str, man: str) -> bool:
        """Below ground a man is stopped by another man, and by a guard who has come down (R6)."""
        if any(at == place and other != man for other, at in self.men.items()):
            return True
        return self.guard_below(place)

    def guard_below(self, place: str) -> bool:
        here = circle_of(place)
        if self.guard_at(place):
            return True
        return self.ground.tunnel_of[here] in self.detected and bool(self.guard_at(here))

    def may_enter_tunnel(self, walker: Walker, tunnel: str) -> bool:
        if self.tunnel[tunnel] != "open" or tunnel in self.detected or tunnel in self.shut:
            return False
        if self["tunnel_join"] == "opener_permission":
            nation = self.nation(walker.man)
            if nation != self.tunnel_owner.get(tunnel) and nation not in self.permitted.get(tunnel, ()):
                return False
        if walker.returning and not self["return_escape_allowed"]:
            return False
        return True

    def may_leave_mouth(self, man: str) -> bool:
        """3.0: with a Kit, and by day only if it was announced before the throw (003 Salir del túnel)."""
        if self["tunnel_exit_needs_kit"] and not self.has_kit(self.nation(man)):
            return False
        return not self["tunnel_exit_declaration"] or self.night or self.turn.mouth == man

    def may_break_out(self, man: str, here: str) -> bool:
        """3.0: with a Kit, by the way that was announced (003 Intento de fuga)."""
        if self["kit_needed_to_leave_inner"] and not self.has_kit(self.nation(man)):
            return False
        if self["attempt_declaration"] == "none" or self.itinerary:
            return True
        return self.turn.exits.get(man) == here

    def onto(self, walker: Walker, other: str, *, far: bool = False) -> Iterator[Pace]:
        """The step onto a circle above ground, if he may make it."""
        ground, place, man = self.ground, walker.place, walker.man
        here = circle_of(place)
        flags = ground.flags[other]
        push = ""
        there = [pawn for pawn in self.at(other) if pawn != man]
        if there and "target" not in flags:
            stander = there[0]
            if stander in self.guards:
                if not (walker.returning and self.guard_gives_way(walker, stander)):
                    return
                if self.home_distance(other) > self.home_distance(here):
                    return
                push = stander if self["return_guard_contact"] == "push_aside" else ""
            elif self["pow_over_pow"] == "free":
                pass
            elif self.may_push(walker, stander):
                push = stander
            else:
                return
        if below(place) or not self["tunnel_surface_along"]:
            # Who leaves a tunnel comes up beside it, not on the next of its circles.
            tunnel = ground.tunnel_of.get(other, "")
            if tunnel and ground.tunnel_of.get(here) == tunnel:
                return
        if "post" in flags and self.zone(other) != "inner" and self["pow_on_garrison_black"] == "forbidden":
            if not walker.returning:
                return
        if self["exterior_one_way"] and self.zone(here) == "outside" and not below(place):
            if self.zone(other) != "outside" or not self.nearer_some_target(here, other):
                return
        if self.kept_out(walker, here, other):
            return
        if not below(place) and self.zone(here) == "inner" and self.zone(other) != "inner":
            if not self.may_break_out(man, here):
                return
        edge = (here, other)
        card, number = "", 0
        after = walker._replace(place=other)
        barrier = ground.barrier.get(edge) if other not in ground.near[here] else None
        if barrier is not None:
            card, number = barrier
            if edge in walker.paid or self.opening_serves(man, edge):
                card, number = "", 0
            else:
                after = after._replace(paid=walker.paid | {edge})
        gate = self.gate_due(walker, here, other)
        if gate is None:
            return
        if gate:
            card, number = ground.gate_card[gate], 1
            after = after._replace(paid=walker.paid | {gate})
        if number:
            kind = EQUIPMENT.index(card)
            if walker.cards[kind] < number:
                return
            after = after._replace(cards=tuple(n - number * (i == kind) for i, n in enumerate(walker.cards)))
        arrived = self.arrive(walker, after, bool(number))
        if arrived is None:
            return
        yield Pace(arrived, card, number, push)

    def kept_out(self, walker: Walker, here: str, other: str) -> bool:
        """Who was let out of the outer cells comes back in by the gates of rule 39 only (R14)."""
        if self["return_entry"] != "return_gates" or not (walker.returning or walker.man in self.let_out):
            return False
        gate = self.ground.gate.get(other, "")
        if gate in self.ground.inner_gates and self.zone(here) != "inner":
            return not self.home_gate(gate)
        if self.zone(here) != "inner" and self.zone(other) == "inner":
            return not self.home_gate(self.ground.gate.get(here, ""))
        return False

    def arrive(self, before: Walker, after: Walker, paid: bool) -> Walker | None:
        """What the step makes of him: on his way home still, and from which side he came into a gate."""
        here, there = circle_of(before.place), after.place
        ground = self.ground
        if there in ground.gate:
            came = before.came if here in ground.gate else here
            if before.returning and self.home_gate(ground.gate[there]):
                # He has arrived, and stands there like somebody who has come from inside (A119).
                came = next(near for near in ground.near[there] if self.zone(near) == "inner")
            after = after._replace(came=came)
        else:
            after = after._replace(came="")
        if before.returning:
            longer = self.home_distance(there) > self.home_distance(here)
            home = self.zone(there) == "inner"
            if not self["return_escape_allowed"] and longer:
                return None
            if home or paid or longer:
                after = after._replace(returning=False)
        return after

    # Gates

    def gate_due(self, walker: Walker, here: str, other: str) -> str | None:
        """The gate that is to be paid for this step, "" if nothing is due, None if it is shut to him."""
        ground = self.ground
        if self["key_pass_charge"] == "on_enter":
            gate = ground.gate.get(other, "")
            if not gate or ground.gate.get(here) == gate:
                return ""
            inward = gate in ground.inner_gates and self.zone(here) != "inner"
        else:
            gate = ground.gate.get(here, "")
            into = ground.gate.get(other, "")
            if into and into != gate and walker.returning and not self.home_gate(into):
                return None
            if not gate or into == gate:
                return ""
            came = walker.came
            if came and ground.side.get(came) == ground.side.get(other):
                return ""
            inward = gate in ground.inner_gates and self.zone(other) == "inner"
        if walker.returning:
            return "" if self.home_gate(gate) else None
        if inward and self["free_pass_inward"] == "anyone" and ground.gate_card[gate] in self["return_gates"]:
            return ""
        if gate in walker.paid or self.gate_serves(walker.man, gate):
            return ""
        return gate

    def gate_serves(self, man: str, gate: str) -> bool:
        if self["share_" + self.ground.gate_card[gate]] == "single_pawn":
            return (gate, man) in self.turn.payers
        return gate in self.turn.gates or (self.nation(man), gate) in self.card_ways

    def opening_serves(self, man: str, edge: tuple[str, str]) -> bool:
        card = self.ground.barrier[edge][0]
        share = self["share_" + card]
        if share == "single_pawn":
            return False
        if (self.nation(man), edge) in self.card_ways:
            return True
        for opening in self.openings:
            if (
                opening.edge == edge
                and opening.team == self.nation(man)
                and not opening.removed
                and not opening.lost
            ):
                if opening.fresh or share == "team_attempt":
                    return True
        return False

    # Making room

    def guard_gives_way(self, walker: Walker, guard: str) -> bool:
        return self["return_guard_contact"] in ("push_aside", "pass_over")

    def may_push(self, walker: Walker, stander: str) -> bool:
        if self["pow_push_pow"] != "in_rooms" or stander[0] == walker.man[0]:
            return False
        room = self.ground.room.get(self.men[stander])
        return room is not None and bool(self.push_circles(stander, walker))

    def push_circles(self, pawn: str, walker: Walker) -> list[str]:
        ground = self.ground
        if pawn in self.men:
            at = self.men[pawn]
            room = ground.room[at]
            found = []
            for other in ground.near[at]:
                if ground.room.get(other) == room and self.free(other):
                    if self.man_may_stop(self.walker(pawn)._replace(place=other)):
                        found.append(other)
            return found
        return self.guard_asides(pawn)

    # Giving oneself up

    def surrenders(self, walker: Walker) -> list[str]:
        """The guards to whom he can give himself up from here."""
        ground, man = self.ground, walker.man
        here = circle_of(walker.place)
        if self["forced_arrest"] == "forbidden":
            return []
        if self["forced_arrest_zones"] == "inner_only" and self.zone(here) != "inner":
            return []
        if self["forced_arrest"] == "same_circle":
            found = []
            for other in (*ground.near[here], *ground.over.get(here, ())):
                guard = self.guard_at(other)
                # The safety of white, blue and room circles is not waived (A32).
                if other in ground.room or other in ground.hideaway or "appel" in ground.flags[other]:
                    continue
                if guard and self.surrender_pace(walker, guard):
                    found.append(guard)
            return found
        if self["forced_arrest"] == "adjacent_roll":
            # 003 Forzar arresto: he is brought there with points, throws once a turn, and by day.
            if man not in self.turn.walked or man in self.turn.offered:
                return []
            if (self.night and not self["forced_arrest_at_night"]) or below(walker.place):
                return []
        if below(walker.place):
            circles = ground.tunnels[ground.tunnel_of[here]]
            if here not in (circles[0], circles[-1]):
                return []
        elif here in ground.room or here in ground.hideaway or "appel" in ground.flags[here]:
            return []
        return [guard for other in ground.near[here] if (guard := self.guard_at(other))]

    def surrender_pace(self, walker: Walker, guard: str) -> Pace | None:
        """The step onto the guard's circle, with what it costs."""
        kept, self.guards[guard] = self.guards[guard], "reserve"
        try:
            if below(walker.place):
                tunnel = self.ground.tunnel(walker.place)
                places = self.ground.places(tunnel)
                if walker.place not in (places[0], places[-1]):
                    return None
            for pace in self.onto(walker, kept):
                return pace
            return None
        finally:
            self.guards[guard] = kept

    # Looking ahead

    def off(self, walker: Walker, points: int) -> bool:
        """Whether he can still get off a circle on which nobody may stop."""
        queue = deque([(walker, points)])
        seen = {(walker.place, walker.cards, walker.paid)}
        while queue:
            at, left = queue.popleft()
            if left < 1:
                continue
            if not self.no_surrender and self["forced_arrest"] != "adjacent_roll" and self.surrenders(at):
                return True
            for pace in self.paces(at):
                after = pace.after
                if (after.place, after.cards, after.paid) in seen:
                    continue
                if self.stops(pace):
                    return True
                seen.add((after.place, after.cards, after.paid))
                queue.append((after, left - 1))
        return False

    def off_by_surrender(self, walker: Walker) -> bool:
        """He gets off only by giving himself up (T3)."""
        self.no_surrender = True
        try:
            return not self.off(walker, self.points - 1)
        finally:
            self.no_surrender = False

    no_surrender = False

    def stops(self, pace: Pace) -> bool:
        """Whether he may stay where this step takes him."""
        if pace.push:
            return bool(self.push_circles(pace.push, pace.after)) and self.man_may_stop_after_push(pace)
        return self.man_may_stop(pace.after)

    def man_may_stop_after_push(self, pace: Pace) -> bool:
        where = self.men if pace.push in self.men else self.guards
        kept, where[pace.push] = where[pace.push], "reserve"
        try:
            return self.man_may_stop(pace.after)
        finally:
            where[pace.push] = kept

    def steps_of(self, man: str) -> dict[str, Pace]:
        """The steps he may make now, by place."""
        if self.points < 1 or not self.on_board(man):
            return {}
        found = {}
        walker = self.walker(man)
        for pace in self.paces(walker):
            if self.stops(pace) or self.off(pace.after, self.points - 1):
                found[pace.after.place] = pace
        return found

    def nearer_some_target(self, here: str, other: str) -> bool:
        for target in self.ground.targets:
            distance = self.distance_to(target)
            if distance.get(other, 999) < distance.get(here, 999):
                return True
        return False

    def distance_to(self, target: str) -> dict[str, int]:
        kept: dict[str, dict[str, int]] = self.__dict__.setdefault("_to", {})
        if target not in kept:
            kept[target] = self.ground.walk([target], lambda a, b: self.zone(b) == "outside")
        return kept[target]

    # Ways that a card pays for

    def fares(self, man: str) -> dict[str, int]:
        """To every circle he could walk to with the cards in hand, pawns ignored: how many cards it costs."""
        start = self.walker(man)
        kept_men, kept_guards = self.men, self.guards
        self.men, self.guards = Places({man: self.men[man]}), Places({})
        try:
            cost: dict[str, int] = {}
            seen = {(start.place, start.cards)}
            level, spent = [start], 0
            while level:
                after: dict[int, list[Walker]] = {}
                queue = deque(level)
                while queue:
                    at = queue.popleft()
                    cost.setdefault(at.place, spent)
                    for pace in self.paces(at._replace(returning=at.returning)):
                        key = (pace.after.place, pace.after.cards)
                        if key in seen or below(pace.after.place):
                            continue
                        seen.add(key)
                        if pace.number:
                            after.setdefault(spent + pace.number, []).append(pace.after)
                        else:
                            queue.append(pace.after)
                level = []
                waiting = getattr(self, "_waiting", {})
                for number, walkers in after.items():
                    waiting.setdefault(number, []).extend(walkers)
                if waiting:
                    spent = min(waiting)
                    level = waiting.pop(spent)
                self._waiting = waiting
            self._waiting = {}
            return cost
        finally:
            self.men, self.guards = kept_men, kept_guards
