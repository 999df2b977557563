"""What is announced in 3.0 before the throw, and how it binds the points (A91)."""

from __future__ import annotations

from .custody import Doing
from .ground import below, circle_of
from .security import Security


class Attempts(Security):
    """Attempts, tunnels that are being opened, men who leave a tunnel, the duty to walk home."""

    # What may be announced

    def exits(self) -> list[str]:
        """The drops and gates by which the courtyard is left."""
        ground = self.ground
        drops = [a for a, b in ground.barrier if self.zone(a) == "inner" and self.zone(b) != "inner"]
        return drops + [circle for circle, gate in ground.gate.items() if gate in ground.inner_gates]

    def announcements(self, nation: str) -> set[str]:
        """Before the throw, by night also after it while there are points (003 Intento de fuga)."""
        turn = self.turn
        if turn.rolled and not (self.night and self.points):
            return set()
        found: set[str] = set()
        more = turn.commitment == "attempt" and turn.promised == self.points and not turn.stepped
        if (not turn.commitment or more) and self.has_kit(nation):
            for man in self.team_men(nation):
                if self.on_surface(man) and self.zone(self.men[man]) == "inner" and man not in turn.exits:
                    found |= {f"attempt {man} {way}" for way in self.exits()}
        if turn.commitment:
            return found
        for tunnel, state in self.tunnel.items():
            if self.hand[nation][f"tunnel_{tunnel}"] and not state and not self.inside_tunnel(tunnel):
                found.add(f"tunnel {tunnel}")
        if not self.night and self.has_kit(nation):
            found |= {f"mouth {man}" for man in self.team_men(nation) if below(self.men[man])}
        return found

    def announce(self, nation: str, words: list[str]) -> None:
        turn = self.turn
        turn.commitment = words[0]
        turn.promised = self.points
        turn.stepped = False
        if words[0] == "attempt":
            for man, way in zip(words[1::2], words[2::2], strict=True):
                turn.exits[man] = way
                self.declared[man] = way
        elif words[0] == "mouth":
            turn.mouth = words[1]
            self.declared[words[1]] = "mouth"
        else:
            self.hand[nation][f"tunnel_{words[1]}"] -= 1
            self.tunnel[words[1]] = "open"
            self.tunnel_owner[words[1]] = nation
            turn.opening = turn.crew_tunnel = words[1]

    # Steps forward

    def forward(self, nation: str) -> set[str]:
        """The steps that keep the promise; while there is one, no other is made."""
        turn = self.turn
        if turn.commitment == "attempt":
            return {
                f"step {man} {place}"
                for man, way in turn.exits.items()
                if self.on_surface(man) and self.zone(self.men[man]) == "inner"
                for place in self.steps_of(man)
                if self.nears_exit(self.men[man], place, way)
            }
        if turn.commitment == "mouth":
            return self.out_of_tunnel(turn.mouth)
        if turn.opening:
            men = turn.diggers if len(turn.diggers) == self["tunnel_open_min"] else self.team_men(nation)
            return {f"step {man} {place}" for man in men for place in self.digs(man)}
        return set()

    def promise_open(self) -> bool:
        turn = self.turn
        if turn.commitment == "mouth":
            return below(self.men[turn.mouth])
        inside = [m for m in turn.exits if self.on_surface(m) and self.zone(self.men[m]) == "inner"]
        return bool(inside) or bool(turn.opening)

    def nears_exit(self, here: str, place: str, way: str) -> bool:
        if here == way:
            return self.zone(place) != "inner"
        if below(place) or self.zone(place) != "inner":
            return False
        distance = self.paths(way)
        return distance.get(place, 999) < distance.get(here, 999)

    def paths(self, goal: str) -> dict[str, int]:
        """Steps to a circle of the courtyard, pawns ignored."""
        kept: dict[str, dict[str, int]] = self.__dict__.setdefault("_paths", {})
        if goal not in kept:
            kept[goal] = self.ground.walk(
                [goal], lambda a, b: self.zone(b) == "inner" and not self.along_tunnel(a, b)
            )
        return kept[goal]

    def along_tunnel(self, a: str, b: str) -> bool:
        tunnel = self.ground.tunnel_of.get(a)
        along = tunnel is not None and self.ground.tunnel_of.get(b) == tunnel
        return along and not self["tunnel_surface_along"]

    def out_of_tunnel(self, man: str) -> set[str]:
        if not below(self.men[man]):
            return set()
        places = self.ground.places(self.ground.tunnel(self.men[man]))
        here = places.index(self.men[man])
        ahead = places[here + 1 : here + 2]
        return {
            f"step {man} {place}"
            for place in self.steps_of(man)
            if place in ahead or (not ahead and not below(place))
        }

    def digs(self, man: str) -> list[str]:
        """Steps towards the first circles of the tunnel that is being opened, and within them."""
        tunnel = self.turn.opening
        places = self.ground.places(tunnel)
        here = self.men[man]
        if here == places[0]:
            return [place for place in self.steps_of(man) if place == places[1]]
        if not self.on_surface(man) or self.zone(here) != "inner":
            return []
        distance = self.paths_below(tunnel)
        return [
            place
            for place in self.steps_of(man)
            if place == places[0] or distance.get(place, 999) < distance.get(here, 999)
        ]

    def paths_below(self, tunnel: str) -> dict[str, int]:
        """Steps into a tunnel; who stands on the ground above it has to come off that first."""
        kept: dict[str, dict[str, int]] = self.__dict__.setdefault("_paths_below", {})
        if tunnel not in kept:
            first = self.ground.tunnels[tunnel][0]
            doors = [
                near
                for near in self.ground.near[first]
                if self.zone(near) == "inner" and self.ground.tunnel_of.get(near) != tunnel
            ]
            kept[tunnel] = self.ground.walk(
                doors, lambda a, b: self.zone(b) == "inner" and not self.along_tunnel(a, b)
            )
        return kept[tunnel]

    def kept_promise(self, man: str, *, forward: bool) -> None:
        """After a step: who is on his way to the tunnel, and whether two are in it (A111)."""
        turn = self.turn
        if not turn.opening:
            return
        if forward and man not in turn.diggers:
            turn.diggers.append(man)
        if len([m for m in self.inside_tunnel(turn.opening) if m[0] == man[0]]) >= self["tunnel_open_min"]:
            turn.opening = ""

    def opening_failed(self) -> None:
        """The card is lost, and a man already inside is put back into the room (A97)."""
        tunnel = self.turn.opening
        if not tunnel:
            return
        ground = self.ground
        first = ground.tunnels[tunnel][0]
        distance = ground.walk([first], lambda a, b: ground.room.get(b) == ground.room[first])
        for man in self.inside_tunnel(tunnel):
            free = [place for place in distance if self.free(place) and place not in ground.tunnel_of]
            self.men[man] = min(free, key=distance.__getitem__)
        self.close_tunnel(tunnel)
        self.turn.opening = ""

    # The way home is a duty

    def owed(self, nation: str) -> int:
        """Points that are set aside for men on their way home; a throw still to come can pay them (R3)."""
        least = self["return_min_points"]
        if not isinstance(least, int) or not least or self["return_escape_allowed"] or self.turn.bonus:
            return 0
        due = 0
        for man in self.returning:
            if man[0] != nation[0]:
                continue
            now = self.home_distance(self.men[man])
            start = self.turn.home.get(man, now)
            if self.homeward(man):
                due += max(0, min(least, start) - (start - now))
        return min(due, self.points)

    def free_steps(self, nation: str) -> set[str]:
        """Steps of anybody that leave the points which are owed."""
        found = self.walks(nation)
        owed = self.owed(nation)
        if not owed or self.points > owed:
            return found
        home = {f"step {man} {place}" for man in self.returning for place in self.homeward(man)}
        return {words for words in found if words in home or not words.startswith("step ")}

    def stays_low(self, words: str) -> bool:
        """Nobody goes beyond the first circles before two are in (A111)."""
        tunnel = self.turn.opening
        verb, *rest = words.split()
        if not tunnel or verb != "step" or not below(rest[1]):
            return True
        places = self.ground.places(tunnel)
        return rest[1] not in places[2:]

    def lapse(self) -> Doing:
        """Announced attempts end with Security's turn (A73)."""
        self.declared.clear()
        yield from ()


__all__ = ["Attempts", "circle_of"]
