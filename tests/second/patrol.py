"""Where a guard may go and stay, and why."""

# One condition of the rules a line; a question is answered before its loop goes on.
# ruff: noqa: SIM102, SIM103

from __future__ import annotations

from collections.abc import Iterator

from .ground import circle_of
from .state import Opening, State


class Patrol(State):
    """Steps of guards and rule 45."""

    # The way home

    def home_gate(self, gate: str) -> bool:
        return gate in self.ground.inner_gates and self.ground.gate_card[gate] in self["return_gates"]

    def home_distance(self, place: str) -> int:
        """Steps into the inner courtyard through a gate of `return_gates`, pawns ignored (P3)."""
        if not hasattr(self, "_home"):
            ground = self.ground
            gates = [c for c, gate in ground.gate.items() if self.home_gate(gate)]
            starts = (
                gates
                if self.zone(gates[0]) == "inner"
                else [
                    n
                    for c in gates
                    for n in ground.near[c]
                    if self.zone(n) == "inner" and n not in ground.gate
                ]
            )
            allowed = set(gates)

            def may(a: str, b: str) -> bool:
                return (b not in ground.gate or b in allowed) and (self.zone(b) != "inner" or b in allowed)

            self._home = ground.walk(starts, may)
        return self._home.get(circle_of(place), 999)

    # Why a guard may be in a room

    #: Rooms that an open Search sends a guard into.
    searching: frozenset[str] = frozenset()

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
        return self["pursuit_window"] == "any_time" or bool(self.quarries(guard, opening))

    def quarries(self, guard: str, opening: Opening) -> list[str]:
        """3.0: in the round of the break-out or while he is on a terrace, one guard each (A111)."""
        if self.laid or opening.removed:
            return []
        return [
            man
            for man in opening.users
            if self.fugitive(man)
            and (self.broke_out.get(man) == self.round or self.men[man] in self.ground.terraces)
            and self.turn.chasers.get(man, guard) == guard
        ]

    def chases(self, guard: str, here: str, other: str) -> list[Opening]:
        """3.0: openings that this step through rooms brings him nearer to (003 Persecución)."""
        found = []
        for opening in self.openings:
            if opening.edge not in self.ground.drops or not self.quarries(guard, opening):
                continue
            if guard in self.link and self.link_edge.get(guard) not in (None, opening.edge):
                continue
            distance = self.chase_paths(opening.edge[0])
            if distance.get(other, 999) < distance.get(here, 999):
                found.append(opening)
        return found

    def chase_paths(self, top: str) -> dict[str, int]:
        kept: dict[str, dict[str, int]] = self.__dict__.setdefault("_chase", {})
        if top not in kept:
            ground = self.ground
            kept[top] = ground.walk(
                [top], lambda a, b: b not in ground.hideaway and "appel" not in ground.flags[b]
            )
        return kept[top]

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
        return not [pawn for pawn in self.at(place) if pawn != guard and not self.passed_over(guard, pawn)]

    def passed_over(self, guard: str, pawn: str) -> bool:
        """3.0: men on their way home, and on a pursuer's way all but his quarry (003 Exteriores)."""
        if pawn in self.returning and self["return_guard_contact"] == "pass_over":
            return True
        if pawn not in self.men or not self["pursuit_pass_over_pows"] or guard not in self.link:
            return False
        return self.link[guard] != pawn and (self.locked(guard) or guard in self.turn.chasers.values())

    def locked(self, guard: str) -> bool:
        """3.0: outside the castle he follows the man he has named, and nobody else (003 Exteriores)."""
        outside = self.on_board(guard) and self.zone(self.guards[guard]) == "outside"
        return bool(self["pursuit_target_lock"]) and outside and guard in self.link

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
        if self["pursuit_window"] != "any_time" and not barrier and not detected:
            if (here in ground.room or other in ground.room) and not self.chases(guard, here, other):
                return False
        elif other in ground.room:
            on_tunnel = detected and self.tunnel_step(here, other, tunnel)
            searched = ground.room[other] in self.searching
            if not (on_tunnel or searched or self.passes_room(guard, other) or self.reason(guard, other)):
                return False
        if not self.leaves_castle(guard, here, other, barrier=barrier):
            return False
        if detected and self["tunnel_detected_entry"] == "garrison_only" and self.zone(here) != "garrison":
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

    def leaves_castle(self, guard: str, here: str, other: str, *, barrier: bool) -> bool:
        """3.0: out by the very way of a man who is outside, then always nearer to him (003 Exteriores)."""
        if self["guard_exterior_access"] != "pursuit_only" or self.zone(other) != "outside":
            return not self.locked(guard)
        if self.zone(here) == "outside":
            distance = self.ground.walk([self.men[self.link[guard]]], lambda a, b: self.zone(b) == "outside")
            return distance.get(other, 999) < distance.get(here, 999)
        way = (here, other) if barrier else self.ground.gate.get(here)
        return any(self.way_out.get(man) == way for man in self.outside())

    def outside(self) -> list[str]:
        return [man for man in self.fugitives() if self.zone(self.men[man]) == "outside"]

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
            # Where guards who block something are sent home in the end, they may stand there until then.
            if self["guard_on_cell_door"] == "transit_only" or self["rule45_violation"] == "illegal":
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

    def guard_asides(self, guard: str) -> list[str]:
        """Where a guard who makes room for a man on his way home may go (P8)."""
        ahead = self.home_distance(self.guards[guard])
        found = self.beside_guard(guard)
        return [other for other in found if self.home_distance(other) >= ahead] or found

    def beside_guard(self, guard: str) -> list[str]:
        """The circles beside a guard on which he may stand (A108)."""
        here = self.guards[guard]
        return [
            other
            for other in self.ground.near[here]
            if other not in self.ground.underground
            and self.guard_enters(guard, here, other)
            and self.guard_may_stop(guard, other)
        ]

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
