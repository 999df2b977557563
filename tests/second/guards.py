"""How a guard walks, where he may not stay, and whom he may arrest."""

# One condition of the rules a line; a question is answered before its loop goes on.
# ruff: noqa: SIM102, SIM103

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from .ground import below, circle_of
from .men import Men, Pace, Walker
from .state import Opening


class Guards(Men):
    """Guards' steps, rule 45, and the conditions of an arrest."""

    #: Rooms that an open Search sends a guard into.
    searching: frozenset[str] = frozenset()

    # Why a guard may be in a room

    def opening_for(self, guard: str, edge: tuple[str, str]) -> Opening | None:
        for opening in self.openings:
            if opening.edge == edge and self.live(opening):
                if not opening.removed or (
                    opening.removed == guard and edge in self.turn.touched.get(guard, ())
                ):
                    return opening
        return None

    def reason(self, guard: str, place: str) -> bool:
        """A live reason to be in the room of this circle, or in the hideaway with the rope (A.3)."""
        ground = self.ground
        room = ground.room.get(place) or ground.hideaway.get(place)
        if "pursuit" in self["guard_room_entry"]:
            for opening in self.openings:
                top = opening.edge[0]
                if (
                    ground.room.get(top) or ground.hideaway.get(top)
                ) == room and opening.edge in ground.drops:
                    if self.live(opening) and not opening.removed and self.may_pursue(guard, opening):
                        return True
                    if opening.removed == guard and opening.edge in self.turn.touched.get(guard, ()):
                        return self.live(opening)
        if place in ground.hideaway:
            return False
        if (
            "tunnel_detected" in self["guard_room_entry"]
            and self["tunnel_detected_entry"] == "any_circle_and_room"
        ):
            for tunnel in self.detected:
                if ground.room.get(ground.tunnels[tunnel][0]) == room:
                    return True
        return False

    def may_pursue(self, guard: str, opening: Opening) -> bool:
        return True

    def stays_in_room(self, guard: str, place: str) -> bool:
        """A reason that still holds when the turn is over."""
        return self.reason(guard, place)

    def passes_room(self, guard: str, place: str) -> bool:
        """He may go through this room on his way to search another (A29)."""
        ground = self.ground
        for room in self.searching:
            doors = any(room in inside for inside in ground.entrances.values())
            if not doors and ground.room[place] in self.room_chain(room):
                return True
        return False

    def searched(self, nation: str) -> bool:
        return self["search_condition"] == "none" or self.holds_equipment(nation)

    def room_chain(self, room: str) -> set[str]:
        """The rooms from which one comes to this one through rooms alone."""
        ground = self.ground
        reached = ground.walk(ground.rooms[room], lambda a, b: b in ground.room)
        return {ground.room[place] for place in reached}

    # Where he may go

    def guard_free(self, guard: str, place: str) -> bool:
        return not [pawn for pawn in self.at(place) if pawn != guard]

    def guard_paces(self, guard: str, place: str) -> Iterator[str]:
        ground = self.ground
        here = circle_of(place)
        tunnel = ground.tunnel_of.get(here, "")
        inside = tunnel in self.detected
        for other in ground.near[here]:
            if other in ground.underground:
                continue
            if self.guard_enters(guard, place, other):
                yield other
        for other in ground.over.get(here, ()):
            if (here, other) in ground.barrier and other not in ground.near[here]:
                if self.opening_for(guard, (here, other)) and self.guard_enters(
                    guard, place, other, barrier=True
                ):
                    yield other
        if inside:
            circles = ground.tunnels[tunnel]
            index = circles.index(here)
            for beside in (index - 1, index + 1):
                if 0 <= beside < len(circles):
                    other = circles[beside]
                    if other not in ground.near[here] and not self.at(other):
                        yield other

    def guard_enters(self, guard: str, place: str, other: str, *, barrier: bool = False) -> bool:
        ground = self.ground
        here = circle_of(place)
        flags = ground.flags[other]
        tunnel = ground.tunnel_of.get(other, "")
        detected = tunnel in self.detected
        if not self.guard_free(guard, other):
            # He searches the room as he comes in, and arrests whoever stands in the way (T2).
            man = self.man_at(other)
            if not (man and ground.room.get(other) in self.searching and self.searched(self.nation(man))):
                return False
        if "appel" in flags and self["guard_in_appel_area"] == "forbidden":
            return False
        if other in ground.hideaway:
            if self["hideaway_guard_entry"] == "never" or not self.reason(guard, other):
                return False
        if other in ground.room:
            on_tunnel = detected and self.tunnel_step(here, other, tunnel)
            searched = ground.room[other] in self.searching
            if not (on_tunnel or searched or self.passes_room(guard, other) or self.reason(guard, other)):
                return False
        if other == ground.doors["outer"] and self["guard_on_cell_door"] == "outer_closed":
            return False
        if (
            tunnel
            and not detected
            and not self["tunnel_surface_along"]
            and ground.tunnel_of.get(here) == tunnel
        ):
            return False
        return True

    def tunnel_step(self, here: str, other: str, tunnel: str) -> bool:
        """From where guards may come upon a detected tunnel."""
        return True

    def guard_may_stop(self, guard: str, place: str) -> bool:
        ground = self.ground
        here = circle_of(place)
        flags = ground.flags[here]
        tunnel = ground.tunnel_of.get(here, "")
        if tunnel in self.detected:
            return True
        if here in ground.gate and not self["guard_stop_on_key_pass"] and "post" not in flags:
            return False
        if "appel" in flags and self["guard_in_appel_area"] == "transit_only":
            return False
        if here in ground.room or here in ground.hideaway:
            if ground.room.get(here) in self.searching:
                return True
            if not self.stays_in_room(guard, here):
                return False
        if tunnel and (self["tunnel_surface_stop"] == "never" or self.tunnel[tunnel]):
            return False
        if here in ground.doors.values() and self["guard_on_cell_door"] != "allowed":
            if self["guard_on_cell_door"] == "transit_only" or here != ground.doors["outer"]:
                return False
        if self.on_protected(guard, here):
            return False
        return not [pawn for pawn in self.at(place) if pawn != guard]

    def on_protected(self, guard: str, here: str) -> bool:
        """Rule 45 of a single circle (A26)."""
        ground, test = self.ground, self["rule45_test"]
        if test == "marked_circles":
            return here in ground.walkways
        if self.zone(here) != "inner" or self["rule45_violation"] != "illegal":
            return False
        if self["rule45_pursuit_exempt"] and (self.pursuing(guard) or self.fugitives()):
            return False
        if test == "connectivity_lanes":
            return here in ground.lanes
        if test == "strict":
            if "post" in ground.flags[here]:
                return False
            doors = ground.entrances.get(here, set())
            if not self["rule45_covers_hideaways"]:
                doors = {door for door in doors if door in ground.rooms}
            return bool(doors) or here in ground.lanes
        return False

    def exempt_guard(self, guard: str) -> bool:
        """He pursues somebody, or might still be named to."""
        return self.pursuing(guard) or (self.might_be_named and bool(self.fugitives()))

    might_be_named = True

    def pursuing(self, guard: str) -> bool:
        return guard in self.link

    # The courtyard as a whole

    def courtyard_open(self) -> bool:
        """Rule 45: everything that can be reached without guards can still be reached."""
        if self["rule45_test"] not in ("strict", "connectivity", "connectivity_lanes"):
            return True
        held = {
            circle_of(at)
            for guard, at in self.guards.items()
            if self.on_board(guard) and not (self["rule45_pursuit_exempt"] and self.exempt_guard(guard))
        }
        held = {here for here in held if self.zone(here) == "inner"}
        if not held:
            return True
        kept: dict[frozenset[str], bool] = self.__dict__.setdefault("_open", {})
        key = frozenset(held)
        if key not in kept:
            if len(kept) > 5000:
                kept.clear()
            kept[key] = self._courtyard_open(held)
        return kept[key]

    def _courtyard_open(self, held: set[str]) -> bool:
        ground = self.ground
        if not hasattr(self, "_courtyard"):
            self._courtyard = set(ground.walk(ground.white, lambda a, b: self.zone(b) == "inner"))
            self._inner_near = {
                n: [o for o in ground.near[n] if o in self._courtyard] for n in self._courtyard
            }
        near = self._inner_near
        reached = {white for white in ground.white if white not in held}
        stack = list(reached)
        while stack:
            for other in near[stack.pop()]:
                if other not in reached and other not in held:
                    reached.add(other)
                    stack.append(other)
        for name in self._courtyard:
            if name in held or name in reached or name in ground.room or name in ground.hideaway:
                continue
            return False
        groups = list(ground.rooms.values())
        if self["rule45_covers_hideaways"]:
            groups += ground.hideaways.values()
        for group in groups:
            if self._courtyard.intersection(group) and not reached.intersection(group):
                return False
        return True

    # Looking ahead

    def guard_off(self, guard: str, place: str, points: int) -> bool:
        """He can still walk off, or make an arrest (R1), with the points that are left."""
        queue = deque([(place, points)])
        seen = {place}
        while queue:
            at, left = queue.popleft()
            if self.arrests_from(guard, at, left):
                return True
            if left < 1:
                continue
            for other in self.guard_paces(guard, at):
                if other in seen:
                    continue
                if self.guard_may_stop(guard, other):
                    return True
                seen.add(other)
                queue.append((other, left - 1))
        return False

    def guard_steps(self, guard: str) -> set[str]:
        if self.points < 1:
            return set()
        here = self.guards[guard]
        found = set()
        for other in self.guard_paces(guard, here):
            if self.guard_may_stop(guard, other) or self.guard_off(guard, other, self.points - 1):
                if self.opens_again(guard, other):
                    found.add(other)
        return found

    def opens_again(self, guard: str, place: str) -> bool:
        """Guards who together shut a passage must be able to open it before the turn ends (R13)."""
        here = self.guards[guard]
        if self["rule45_violation"] != "illegal":
            return True
        if (place == "reserve" or self.zone(place) != "inner") and self.courtyard_open():
            return True
        # Whoever enters the room that is searched goes to Barracks at once: he shuts nothing (004, T2).
        self.guards[guard] = "reserve" if self.ground.room.get(place) in self.searching else place
        self.points -= 1
        try:
            return self.courtyard_open() or self.curable(guard)
        finally:
            self.guards[guard] = here
            self.points += 1

    def curable(self, first: str, done: frozenset[str] = frozenset()) -> bool:
        """Whether guards can walk away, be recalled or make an arrest, so that the courtyard is open."""
        if self.points < 1:
            return False
        guards = [g for g in self.deployed() if self.zone(self.guards[g]) == "inner" and g not in done]
        guards.sort(key=lambda guard: guard != first)
        bound = [guard for guard in self.deployed() if not self.guard_may_stop(guard, self.guards[guard])]
        for guard in bound[:1] or guards:
            here, points = self.guards[guard], self.points
            ways = list(self.ways_off(guard))
            try:
                for place, cost in ways:
                    self.guards[guard], self.points = place, points - cost
                    if self.courtyard_open():
                        return True
                if len(done) < 2:
                    for place, cost in ways[:8]:
                        self.guards[guard], self.points = place, points - cost
                        if self.curable("", done | {guard}):
                            return True
            finally:
                self.guards[guard], self.points = here, points
        return False

    def ways_off(self, guard: str) -> Iterator[tuple[str, int]]:
        """Where a guard can go and stay, nearest first; Barracks by recall or by an arrest."""
        here = self.guards[guard]
        if circle_of(here) in self.ground.posts:
            yield "reserve", 1
        queue, seen = deque([(here, 0)]), {here}
        while queue:
            at, spent = queue.popleft()
            if self.arrests_from(guard, at, self.points - spent):
                yield "reserve", spent + (self["arrest_contact"] == "same_circle")
            if spent >= self.points:
                continue
            for other in self.guard_paces(guard, at):
                if other not in seen:
                    seen.add(other)
                    queue.append((other, spent + 1))
                    if self.guard_may_stop(guard, other):
                        yield other, spent + 1

    # Arrests

    def arrests_from(self, guard: str, place: str, points: int) -> list[str]:
        """Whom a guard who stands here can arrest at once."""
        if guard in self.turn.arrested_by:
            return []
        ground = self.ground
        here = circle_of(place)
        found = []
        if self["arrest_contact"] == "same_circle":
            if points < 1:
                return []
            spots = [(other, False) for other in ground.near[here]]
            spots += [
                (other, True) for other in ground.over.get(here, ()) if self.opening_for(guard, (here, other))
            ]
            for other, _ in spots:
                for man, at in self.men.items():
                    if at == other and self.arrestable(guard, man) and self.arrest_step(guard, here, other):
                        found.append(man)
        else:
            for other in ground.near[here]:
                for man, at in self.men.items():
                    if at == other and self.arrestable(guard, man):
                        found.append(man)
        return found

    def arrest_step(self, guard: str, here: str, other: str) -> bool:
        """Whether the guard might step there if the man were gone."""
        ground = self.ground
        if other in ground.room and not self.reason(guard, other):
            return False
        tunnel = ground.tunnel_of.get(other, "")
        if tunnel and tunnel not in self.detected and not self["tunnel_surface_along"]:
            if ground.tunnel_of.get(here) == tunnel:
                return False
        return True

    def arrestable(self, guard: str, man: str) -> bool:
        """P1: whether a guard may take him where he stands."""
        at = self.men[man]
        ground = self.ground
        if not self.on_surface(man) or at in ground.hideaway or "appel" in ground.flags[at]:
            return False
        if man in self.immune:
            return False
        nation = self.nation(man)
        if man in self.returning:
            if self["return_liability"] == "immune_while_returning":
                return False
            return self.holds_equipment(nation)
        if at in ground.room and not self.room_arrests(guard, at):
            return False
        if self.zone(at) != "inner":
            return True
        if self["black_circle_arrest"] == "always" and "post" in ground.flags[at]:
            return True
        return self.inner_condition(nation)

    def inner_condition(self, nation: str) -> bool:
        condition = self["arrest_inner_condition"]
        if condition == "always":
            return True
        if condition == "holds_equipment":
            return self.holds_equipment(nation)
        enough = sum(self.stolen.values()) >= self["stolen_threshold"]
        return (enough and self.holds_equipment(nation)) or self.has_kit(nation)

    def room_arrests(self, guard: str, at: str) -> bool:
        room = self.ground.room[at]
        if self["room_arrest_by_guard"] == "when_entered":
            return self.reason(guard, at)
        if self["tunnel_detected_room_arrests"]:
            return any(self.ground.room.get(self.ground.tunnels[t][0]) == room for t in self.detected)
        return False

    # Giving oneself up

    def surrenders(self, walker: Walker) -> list[str]:
        """The guards to whom he can give himself up from here."""
        ground, _man = self.ground, walker.man
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

    def guard_asides(self, guard: str, walker: Walker) -> list[str]:
        """Where a guard who makes room may go (P8)."""
        found = []
        here = self.guards[guard]
        for other in self.ground.near[here]:
            if other not in self.ground.underground and self.guard_enters(guard, here, other):
                if self.guard_may_stop(guard, other):
                    found.append(other)
        ahead = self.home_distance(here)
        return [other for other in found if self.home_distance(other) >= ahead] or found
