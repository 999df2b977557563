"""What a guard can still reach, and whom he may arrest."""

# One condition of the rules a line; a question is answered before its loop goes on.
# ruff: noqa: SIM102

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from .ground import circle_of
from .men import Men


class Guards(Men):
    """Looking ahead, and the conditions of an arrest."""

    # Looking ahead

    def guard_off(self, guard: str, place: str, points: int) -> bool:
        """He can still walk off, or make an arrest (R1), with the points that are left."""
        queue = deque([(place, points, 1 if self.marches(self.guards[guard]) else 0)])
        seen = {place}
        while queue:
            at, left, marched = queue.popleft()
            if self.arrests_from(guard, at, left):
                return True
            if left < 1 or self.held_back(guard, at, marched):
                continue
            for other in self.guard_paces(guard, at):
                if other in seen:
                    continue
                if self.guard_may_stop(guard, other):
                    return True
                seen.add(other)
                queue.append((other, left - 1, marched + self.marches(at)))
        return False

    def marches(self, place: str) -> bool:
        """A step from here counts as one in the garrison (A111)."""
        return self.zone(place) == "garrison"

    def held_back(self, guard: str, place: str, marched: int = 0) -> bool:
        """3.0: three steps a turn in the garrison while nobody tries to escape (003 Patio de guarnición)."""
        cap = self["guard_garrison_step_cap"]
        if not cap or not self.marches(place) or self.turn.marched[guard] + marched < cap:
            return False
        return self.caps_hold()

    def guard_steps(self, guard: str) -> set[str]:
        if self.points < 1:
            return set()
        here = self.guards[guard]
        found: set[str] = set()
        if self.held_back(guard, here):
            return found
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
        if self.points < 1 and self["arrest_contact"] == "same_circle":
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
            if self["arrest_across_drop"] == "pursuer_extra_point" and points > 0:
                for edge in ground.drops:
                    if edge[0] == here:
                        found += [m for m in self.below_drop(edge) if self.arrestable(guard, m)]
        return found

    def below_drop(self, edge: tuple[str, str]) -> list[str]:
        """3.0: the man at the foot of the rope that he came down by (003 Desniveles y muros)."""
        man = self.man_at(edge[1])
        users = [user for o in self.openings if o.edge == edge and not o.removed for user in o.users]
        return [man] if man in users else []

    def across_drop(self, guard: str, man: str) -> bool:
        return self.men[man] not in self.ground.near[circle_of(self.guards[guard])]

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
        if self.locked(guard) and self.link[guard] != man:
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
