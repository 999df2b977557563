"""Runs: the Staff Car and Do or Die (P11)."""

from __future__ import annotations

from collections import Counter

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
        return [m for m in self.team_men(nation) if self.men[m] in spots and self.car_way(m)]

    def car_way(self, man: str) -> list[str]:
        """The shortest free way through the main gate (R5)."""
        walls = set()
        if self["staff_car_clears"] == "guards":
            walls = {at for other, at in self.men.items() if other != man and self.on_surface(other)}
        return self.run_way(self.men[man], self.ground.runs["car"], walls, drops=False)

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

    def dod_way(self, man: str) -> list[str]:
        walls = set()
        if self["dod_clears"] == "guards":
            walls = {at for other, at in self.men.items() if other != man and self.on_surface(other)}
        route = self["dod_route"]
        if route == "any_target":
            return self.run_way(self.men[man], ("any",), walls, drops=True)
        return self.run_way(self.men[man], self.ground.runs[route.replace("_", "-")], walls, drops=True)

    def run_way(self, start: str, stops: tuple[str, ...], walls: set[str], *, drops: bool) -> list[str]:
        """The shortest way through these areas or circles in order, over every surface edge, without its
        start; of several, the one that is found first in the order of the board. Nothing without a way."""
        ground = self.ground

        def passed(name: str, done: int) -> int:
            while done < len(stops) and (
                name == stops[done]
                or ground.area[name] == stops[done]
                or (stops[done] == "any" and name in ground.targets)
            ):
                done += 1
            return done

        first = (start, passed(start, 0))
        came = {first: first}
        queue = [first]
        for state in queue:
            at, done = state
            if done == len(stops):
                way = []
                while state != first:
                    way.append(state[0])
                    state = came[state]
                return way[::-1]
            over = ground.over.get(at, ()) if drops else ()
            if not self["dod_climbs_ropes"]:
                over = [n for n in over if (at, n) in ground.drops or ground.barrier[at, n][0] == "cutters"]
            for other in (*ground.near[at], *over):
                if other not in walls and other not in ground.underground:
                    then = (other, passed(other, done))
                    if then not in came:
                        came[then] = state
                        queue.append(then)
        return []

    def drive(self, nation: str, man: str) -> Doing:
        road = self.car_way(man)
        turn = self.turn
        self.hand[nation]["staff_car"] -= 1
        was_rolled, turn.rolled = turn.rolled, True
        if not was_rolled:
            self.points = 0
        total = 0
        for _ in range(self["staff_car_rolls"]):
            thrown, _ = yield from self.throw(self.active, "car")
            total += thrown
        if self["staff_car_obstacles"] == "push_aside":
            in_the_way = self.in_the_way(road, total, self["staff_car_clears"])
        else:
            in_the_way = []
        reached = total >= len(road)
        if reached and (self.covered(nation, "t4") or self["staff_car_without_kit"] == "wait_on_target"):
            self.men[man] = "t4"
            self.let_out.discard(man)
            ending = self.reach_target(man, "t4")
        else:
            ending = self.car_failure(man)
        yield from self.after_clearing(ending, road, in_the_way)

    def car_failure(self, man: str) -> Doing:
        yield from self.arrest(man, "car")

    # Who stands in the way of a run makes room, also when it fails (P8, P11)

    def in_the_way(self, way: list[str], total: int, who: str) -> list[str]:
        """Guards, or everybody, on the circles that the throws cover. The one farthest ahead goes first:
        where several stand in a row, he makes room for those behind him."""
        found = []
        for circle in reversed(way[:total]):
            if circle in self.ground.targets:
                continue
            found += [pawn for pawn in self.at(circle) if pawn in self.guards or who == "all_pawns"]
        return found

    def after_clearing(self, ending: Doing, way: list[str], pawns: list[str]) -> Doing:
        """The run is over and they step aside; what is asked because of its end is asked afterwards."""
        question = next(ending, None)
        for pawn in pawns:
            yield from self.clear(pawn, way)
        while question is not None:
            answer = yield question
            try:
                question = ending.send(answer)
            except StopIteration:
                return

    def clear(self, pawn: str, way: list[str]) -> Doing:
        """To a free circle beside him, off the way if there is one; its owner says which (A108)."""
        if not self.on_board(pawn):
            return
        guard = pawn in self.guards
        found = self.beside_guard(pawn) if guard else self.beside_man(pawn)
        found = [circle for circle in found if circle not in way] or found
        if not found:
            return  # he is passed over
        seat = self.security if guard else self.seat_of(pawn)
        answer = yield from self.ask("push", seat, lambda: {f"push {circle}" for circle in found})
        (self.guards if guard else self.men)[pawn] = answer.split()[1]

    def beside_man(self, man: str) -> list[str]:
        """He pays nothing and is not brought anywhere: no gate, no target, no other part of the castle."""
        ground, here = self.ground, self.men[man]
        return [
            other
            for other in ground.near[here]
            if other not in ground.underground
            and self.free(other)
            and self.zone(other) == self.zone(here)
            and other not in ground.gate
            and other not in ground.targets
            and self.man_may_stop(self.walker(man)._replace(place=other))
        ]

    # Do or Die

    def do_or_die(self, nation: str, man: str) -> Doing:
        way = self.dod_way(man)
        self.dod_used[nation] += 1
        if self["dod_equipment"] == "key_only":
            self.spend(nation, "key")
        throws = self.next("dod-revealed")["throws"]
        total = 0
        for _ in range(throws):
            thrown, _ = yield from self.throw(self.active, "dod")
            total += thrown
        told = next(event.parameters["way"] for event in self.feed if event.kind == "dod-run")
        if told != len(way):
            raise Mismatch(f"the way of {man} is {len(way)} steps long, not {told}")
        in_the_way = []
        if self["dod_obstacles"] == "push_aside":
            in_the_way = self.in_the_way(way, total, self["dod_clears"])
        yield from self.after_clearing(self.run_over(nation, man, reached=total >= told), way, in_the_way)
        if nation not in self.eliminated:
            yield from self.trim_hand(self.active)
        self.turn.over = True

    def run_over(self, nation: str, man: str, *, reached: bool) -> Doing:
        if reached:
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
