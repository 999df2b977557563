"""Tunnels that two men open in one turn (E.2)."""

from __future__ import annotations

from itertools import combinations

from .claims import Claims
from .ground import circle_of


class Digging(Claims):
    """Tunnels that are opened in one turn."""

    def tunnels(self, nation: str) -> set[str]:
        if self["tunnel_open_commitment"] != "when_possible":
            return set()
        found = set()
        for tunnel, state in self.tunnel.items():
            if not self.hand[nation][f"tunnel_{tunnel}"] or state or self.inside_tunnel(tunnel):
                continue
            men = [man for man in self.team_men(nation) if self.on_board(man)]
            for one, two in combinations(men, 2):
                if self.crew_cost(tunnel, one, two) <= self.points:
                    found.add(f"tunnel {tunnel} {one} {two}")
        return found

    def crew_cost(self, tunnel: str, one: str, two: str) -> int:
        """The fewest points that bring both men into the tunnel."""
        kept = self.tunnel[tunnel]
        self.tunnel[tunnel] = "open"
        try:
            return self._crew_cost(tunnel, (self.men[one], self.men[two]), (one, two))
        finally:
            self.tunnel[tunnel] = kept

    def _crew_cost(self, tunnel: str, start: tuple[str, str], men: tuple[str, str]) -> int:
        inside = self.ground.places(tunnel)
        alone = []
        for man, place in zip(men, start, strict=True):
            other = men[1] if man == men[0] else men[0]
            kept, self.men[other] = self.men[other], "out-of-play"
            alone.append(self.reach_tunnel(man, place, inside[0]) if place not in inside else 0)
            self.men[other] = kept
        need = sum(alone)
        first_free = inside[0] not in start
        both_out = all(place not in inside for place in start)
        if both_out or (not first_free and any(place not in inside for place in start)):
            need += 1
        if need > self.points:
            return 999
        return self.joint_cost(tunnel, start, men)

    def reach_tunnel(self, man: str, place: str, goal: str) -> int:
        if self.least(circle_of(goal), circle_of(place)) > self.points:
            return 999
        walker = self.walker(man)._replace(place=place)
        seen = {(walker.place, walker.cards)}
        level, steps = [walker], 0
        while level and steps <= self.points:
            if any(at.place == goal for at in level):
                return steps
            after = []
            for at in level:
                for pace in self.paces(at):
                    if (pace.after.place, pace.after.cards) not in seen:
                        seen.add((pace.after.place, pace.after.cards))
                        after.append(pace.after)
            level, steps = after, steps + 1
        return 999

    def least(self, goal: str, place: str) -> int:
        """The fewest points to a circle: where one of them leads across the Appel area, by that short cut."""
        far = self.ground.far(goal)
        direct = far.get(place, 999)
        if self["appel_area_step_cost"] != "one_point":
            return direct
        white = [circle for circle, flags in self.ground.flags.items() if "appel" in flags]
        to_white = 0 if place in white else min(self.ground.far(place).get(circle, 999) for circle in white)
        return min(direct, to_white + 1 + min(far.get(circle, 999) for circle in white))

    def joint_cost(self, tunnel: str, start: tuple[str, str], men: tuple[str, str]) -> int:
        """Both walk, one step at a time, in any order; none may be left where nobody may stop."""
        inside = self.ground.places(tunnel)
        kept = [self.men[man] for man in men]
        kept_cards = self.equipment[self.nation(men[0])].copy()
        cards = self.walker(men[0]).cards
        paid: frozenset[object] = frozenset()
        first = (start, cards, paid, "")
        seen = {first}
        level, steps = [first], 0
        try:
            while level and steps <= self.points:
                for places, _, _, _ in level:
                    if all(place in inside for place in places):
                        return steps
                after = []
                for places, hand, paid, bound in level:
                    self.men[men[0]], self.men[men[1]] = places
                    for i in (0, 1):
                        if bound and bound != men[i]:
                            continue
                        if places[i] in inside and not (
                            places[i] == inside[0] and places[1 - i] not in inside
                        ):
                            continue
                        walker = self.walker(men[i])._replace(cards=hand, paid=paid)
                        for pace in self.paces(walker):
                            where = pace.after.place
                            if places[i] in inside and where not in inside:
                                continue
                            now = (where, places[1]) if i == 0 else (places[0], where)
                            left = "" if self.stops(pace) else men[i]
                            state = (now, pace.after.cards, pace.after.paid, left)
                            if state not in seen and self.nearer(now, tunnel, steps + 1):
                                seen.add(state)
                                after.append(state)
                level, steps = after, steps + 1
            return 999
        finally:
            self.men[men[0]], self.men[men[1]] = kept
            self.equipment[self.nation(men[0])] = kept_cards

    def nearer(self, places: tuple[str, str], tunnel: str, steps: int) -> bool:
        """A lower bound on what is still to be walked, so that the search stays small."""
        inside = self.ground.places(tunnel)
        kept: dict[tuple[str, str], int] = self.__dict__.setdefault("_tunnel_walk", {})
        need = 0
        for place in places:
            if place not in inside:
                key = tunnel, circle_of(place)
                if key not in kept:
                    kept[key] = self.least(self.ground.tunnels[tunnel][0], circle_of(place))
                need += kept[key]
        if all(place not in inside for place in places):
            need += 1
        return steps + need <= self.points + (2 if need > 900 else 0)

    def crew_steps(self) -> set[str]:
        """Until both are in only their steps are open, and only those that keep it possible."""
        turn = self.turn
        found = set()
        one, two = (turn.crew + turn.entered)[:2] if len(turn.crew) == 1 else turn.crew
        tunnel = turn.crew_tunnel
        for man in (one, two):
            cards = self.equipment[self.nation(man)]
            for place, pace in self.steps_of(man).items():
                kept = self.men[man]
                self.men[man] = place
                self.points -= 1
                cards[pace.card] -= pace.number
                try:
                    if self._crew_cost(tunnel, (self.men[one], self.men[two]), (one, two)) <= self.points:
                        found.add(f"step {man} {place}")
                finally:
                    self.men[man] = kept
                    self.points += 1
                    self.equipment[self.nation(man)] = cards
                    cards[pace.card] += pace.number
        return found

    def open_tunnel(self, nation: str, tunnel: str, men: list[str]) -> None:
        self.hand[nation][f"tunnel_{tunnel}"] -= 1
        self.tunnel[tunnel] = "open"
        self.tunnel_owner[tunnel] = nation
        self.turn.crew = list(men)
        self.turn.crew_tunnel = tunnel
