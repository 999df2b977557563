"""Runs: the Staff Car and Do or Die (P11)."""

from __future__ import annotations

from collections import Counter
from heapq import heapify, heappop, heappush

from .custody import Doing
from .state import Mismatch
from .throws import Throws


class Runs(Throws):
    """Six throws, or as many as the card says."""

    def runs_open(self, nation: str) -> set[str]:
        return {f"car {man}" for man in self.car_men(nation)} | {
            f"do-or-die {m}" for m in self.dod_men(nation)
        }

    def car_men(self, nation: str) -> list[str]:
        if not self.hand[nation]["staff_car"]:
            return []
        car = self.ground.car
        spots = [car["side"]] if self["staff_car_access"] == "one_marked" else [car["front"], car["rear"]]
        return [m for m in self.team_men(nation) if self.men[m] in spots and self.car_way(m) < 999]

    def car_way(self, man: str) -> int:
        """The shortest free way through the main gate (R5)."""
        walls = set()
        if self["staff_car_clears"] == "guards":
            walls = {at for other, at in self.men.items() if other != man and self.on_surface(other)}
        return self.run_length(self.men[man], self.ground.runs["car"], walls, drops=False)

    def dod_men(self, nation: str) -> list[str]:
        if not self["dod_enabled"] or self.dod_used[nation] >= self["dod_attempts_per_team"]:
            return []
        if self["kit_required"] and self.kit[nation] - self.kit_spent[nation] < 1:
            return []
        if self["dod_equipment"] == "key_only" and not self.equipment[nation]["key"]:
            return []
        found = []
        for man in self.team_men(nation):
            if not self.on_surface(man) or self.zone(self.men[man]) != "inner":
                continue
            at = self.men[man]
            if self["dod_start"] == "grey_only" and (at in self.ground.room or at in self.ground.hideaway):
                continue
            if self["dod_clears"] == "all_pawns" or self.dod_open(man):
                found.append(man)
        return found

    def dod_open(self, man: str) -> bool:
        """Whether any way is left; every edge goes both ways, and all ways lead through the garrison."""
        ground = self.ground
        walls = {at for other, at in self.men.items() if other != man and self.on_surface(other)}
        seen = {self.men[man]}
        queue = list(seen)
        for at in queue:
            if ground.area[at] == "garrison":
                return True
            for other in (*ground.near[at], *ground.over.get(at, ())):
                if other not in seen and other not in walls and other not in ground.underground:
                    seen.add(other)
                    queue.append(other)
        return False

    def dod_way(self, man: str) -> int:
        walls = set()
        if self["dod_clears"] == "guards":
            walls = {at for other, at in self.men.items() if other != man and self.on_surface(other)}
        route = self["dod_route"]
        if route == "any_target":
            return self.run_length(self.men[man], ("any",), walls, drops=True)
        return self.run_length(self.men[man], self.ground.runs[route.replace("_", "-")], walls, drops=True)

    #: Ropes lead down only, for the reading in which a runner climbs none.
    down_only = False

    def run_length(self, start: str, stops: tuple[str, ...], walls: set[str], *, drops: bool) -> int:
        """The shortest way through these areas or circles in order, over every surface edge."""
        ground = self.ground
        level = {start: 0}
        for stop in stops:
            heap = [(steps, name) for name, steps in level.items()]
            heapify(heap)
            distance: dict[str, int] = {}
            while heap:
                steps, at = heappop(heap)
                if at in distance:
                    continue
                distance[at] = steps
                over = ground.over.get(at, ()) if drops else ()
                if self.down_only:
                    over = [
                        n for n in over if (at, n) in ground.drops or ground.barrier[at, n][0] == "cutters"
                    ]
                for other in (*ground.near[at], *over):
                    if other not in walls and other not in ground.underground and other not in distance:
                        heappush(heap, (steps + 1, other))
            level = {
                name: steps
                for name, steps in distance.items()
                if name == stop or ground.area[name] == stop or (stop == "any" and name in ground.targets)
            }
            if not level:
                return 999
        return min(level.values())

    def drive(self, nation: str, man: str) -> Doing:
        way = self.car_way(man)
        turn = self.turn
        self.hand[nation]["staff_car"] -= 1
        was_rolled, turn.rolled = turn.rolled, True
        if not was_rolled:
            self.points = 0
        total = 0
        for _ in range(self["staff_car_rolls"]):
            thrown, _ = yield from self.throw(self.active, "car")
            total += thrown
        reached = total >= way
        if reached and (self.covered(nation, "t4") or self["staff_car_without_kit"] == "wait_on_target"):
            self.men[man] = "t4"
            self.let_out.discard(man)
            yield from self.reach_target(man, "t4")
            return
        yield from self.car_failure(man)

    def car_failure(self, man: str) -> Doing:
        yield from self.arrest(man, "car")

    def do_or_die(self, nation: str, man: str) -> Doing:
        way = self.dod_way(man)
        self.down_only = True
        other = self.dod_way(man)
        self.down_only = False
        self.dod_used[nation] += 1
        if self["dod_equipment"] == "key_only":
            self.spend(nation, "key")
        throws = self.next("dod-revealed")["throws"]
        total = 0
        for _ in range(throws):
            thrown, _ = yield from self.throw(self.active, "dod")
            total += thrown
        # Whether the way may lead up a rope is an open reading: either length will do.
        told = next(event.parameters["way"] for event in self.feed if event.kind == "dod-run")
        if told not in (way, other):
            raise Mismatch(f"the way of {man} is {way} or {other} steps long, not {told}")
        if total >= told:
            self.next("dod-run")
            target = self.dod_target(man)
            self.men[man] = target
            yield from self.reach_target(man, target)
        elif self["dod_failure"] == "pow_killed":
            self.men[man] = "dead"
            self.attempt_over(man)
            yield from self.replace(nation, "dod")
            self.nobody_left()
        else:
            yield from self.eliminate(nation)
        if nation not in self.eliminated:
            yield from self.trim_hand(self.active)
        self.turn.over = True

    def dod_target(self, man: str) -> str:
        route = self["dod_route"]
        if route == "any_target":
            # A runner holds a Kit and is away at once: which of the nearest targets it was does not matter.
            return next(iter(self.ground.targets))
        return self.ground.runs[route.replace("_", "-")][-1]

    def eliminate(self, nation: str) -> Doing:
        self.eliminated.add(nation)
        for man in self.team_men(nation):
            if self.men[man] not in ("escaped", "dead"):
                self.men[man] = "dead"
            self.returning.discard(man)
            self.let_out.discard(man)
            self.attempt_over(man)
        for card, number in list(self.equipment[nation].items()):
            self.spend(nation, card, number)
        self.hand[nation] = Counter()
        self.kits += self.kit[nation]
        self.kit[nation] = self.kit_spent[nation] = 0
        for tunnel, owner in list(self.tunnel_owner.items()):
            if owner == nation:
                self.tunnel_owner.pop(tunnel)
                self.tunnel[tunnel] = "collapsed"
        yield from self.check_tunnels()
        self.nobody_left()
