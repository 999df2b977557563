"""Arrest, loss, Solitary and release (P1 to P3), the end of an attempt (P5), tunnels (P7)."""

# One condition of the rules a line; a question is answered before its loop goes on.
# ruff: noqa: SIM102

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator
from functools import partial

from .ground import circle_of
from .guards import Guards
from .state import Mismatch, Question

Ask = Generator[Question, str, str]
Doing = Generator[Question, str, None]


class Over(Exception):
    """The game has ended."""


class Custody(Guards):
    """What happens to men who are caught."""

    def ask(self, kind: str, seat: int, find: Callable[[], set[str]], *, always: bool = False) -> Ask:
        """Ask. A question with a single answer the engine need not put, unless it must `always` be put."""
        answer = yield Question(kind, seat, find, always)
        return answer

    # Guards go home

    def home_guard(self, guard: str) -> None:
        self.guards[guard] = "returned"
        self.link.pop(guard, None)
        self.link_edge.pop(guard, None)
        self.turn.went_home = True
        self.turn.touched.pop(guard, None)
        self.homecoming(guard)

    def homecoming(self, guard: str) -> None:
        """Where returned guards are not locked they are available when the next turn begins."""

    # P1

    def cell_options(self, man: str, cause: str, zone: str, *, returning: bool) -> list[str]:
        choice = {
            "search": self["search_cell"],
            "general_search": self["general_search_cell"],
            "tunnel": self["tunnel_arrest_cell"],
            "intercept": self["intercept_cell"],
        }.get(cause, "cell_choice")
        if (
            returning
            and cause in ("guard", "surrender", "general_search")
            and self["return_rearrest_cell"] == "inner"
        ):
            choice = "inner"
        if choice == "cell_choice":
            choice = self["cell_choice"]
        inner = [cell for cell in ("inner-a", "inner-b") if self.cell_room(cell)]
        outer = ["outer"] if self.cell_room("outer") else []
        if choice == "security":
            return inner + outer
        if choice in ("by_zone", "by_position"):
            choice = "inner" if zone == "inner" else "outer"
        if choice == "outer" and self.outer_full_for(man):
            outer = []
            return inner or (["outer"] if self["cells_full"] == "outer_over_capacity" else [])
        found = (inner or outer) if choice == "inner" else (outer or inner)
        if not found and self["cells_full"] == "outer_over_capacity":
            return ["outer"]
        return found

    def outer_full_for(self, man: str) -> bool:
        cap: int = self["outer_cell_team_cap_night" if self.night else "outer_cell_team_cap_day"]
        if not cap:
            return False
        return sum(at == "outer" and other[0] == man[0] for other, at in self.men.items()) >= cap

    def outer_places(self, man: str) -> int:
        """How many men of his team the outer cells still take; the others go to the inner ones, and their
        officer picks who (A60)."""
        cap: int = self["outer_cell_team_cap_night" if self.night else "outer_cell_team_cap_day"]
        there = sum(at == "outer" and other[0] == man[0] for other, at in self.men.items())
        return min(cap - there, self.cell_room("outer")) if cap else self.cell_room("outer")

    def sends(self, men: list[str]) -> set[str]:
        return {f"send {man}" for man in men}

    def arrest(self, man: str, cause: str, guard: str = "", *, at: str = "", card: str = "") -> Doing:
        place = at or self.men[man]
        zone = self.zone(place)
        returning = man in self.returning
        cells = self.cell_options(man, cause, zone, returning=returning)
        cell = ""
        if cells:
            answer = yield from self.ask("cell", self.security, lambda: {f"cell {cell}" for cell in cells})
            cell = answer.split()[1]
        nation = self.nation(man)
        if card:
            yield from self.lose_paid(nation, card)
        else:
            yield from self.loss(man, cause, zone, returning=returning, live=self.fugitive(man))
        yield from self.lock_up(man, cell)
        if guard:
            self.turn.arrested_by.add(guard)
            self.turn.arrests_made = True
            self.home_guard(guard)
        self.attempt_over(man)

    def lock_up(self, man: str, cell: str) -> Doing:
        self.returning.discard(man)
        self.let_out.discard(man)
        self.immune.discard(man)
        self.came.pop(man, None)
        self.declared.pop(man, None)
        if cell:
            self.men[man] = cell
            return
        options = [white for white in self.ground.white if self.free(white)]
        answer = yield from self.ask(
            "stand", self.seat_of(man), lambda: {f"stand {man} {w}" for w in options}
        )
        self.men[man] = answer.split()[2]

    def loss(self, man: str, cause: str, zone: str, *, returning: bool, live: bool) -> Doing:
        nation = self.nation(man)
        if cause in ("guard", "surrender"):
            if returning and self["return_liability"] == "liable_if_equipment":
                return
            if zone == "inner":
                yield from self.inner_loss(nation, cause, live)
                return
            yield from self.outer_loss(nation, cause, live)
        elif cause == "car":
            if self["staff_car_failure"] == "outer_garrison_arrest":
                yield from self.outer_loss(nation, cause, live)
        elif cause == "search":
            if self["search_confiscation"] == "one_per_pow":
                yield from self.lose_one(nation, cause, live, "owner_choice")
        elif cause == "general_search":
            if self["general_search_confiscation"] == "outer_pows" and zone != "inner" and not returning:
                yield from self.lose_one(nation, cause, live, "owner_choice")
        elif cause == "tunnel":
            if self["tunnel_arrest_confiscation"] == "pow_beyond_inner" and zone != "inner":
                yield from self.lose_one(nation, cause, live, "owner_choice")

    def inner_loss(self, nation: str, cause: str, live: bool) -> Doing:
        if self["confiscation_inner"] == "body_search" and self.holds_equipment(nation):
            if not self.keeps(self["body_search_equipment_tie"]):
                yield from self.lose_one(nation, cause, live, "random")

    def outer_loss(self, nation: str, cause: str, live: bool) -> Doing:
        if self.holds_equipment(nation) or self["kit_loss_outer"] == "never":
            yield from self.lose_one(nation, cause, live, self["confiscation_outer"])
        else:
            yield from self.kit_loss(nation, cause, live)

    def keeps(self, tie: str) -> bool:
        """A body search: one die each, and the officer keeps what he has with the higher one (P2)."""
        thrown = self.next("body-search")
        own, other = thrown["die"], thrown["against"]
        kept = own > other or (own == other and tie == "officer")
        if kept != thrown["won"]:
            raise Mismatch(f"a body search of {own} against {other} ends wrongly")
        return kept

    def kit_loss(self, nation: str, cause: str, live: bool) -> Doing:
        """3.0: whoever has no Equipment dices for his Kit (003 Patio de guarnición)."""
        if not self.has_kit(nation):
            return
        if self.keeps(self["body_search_kit_tie_night" if self.night else "body_search_kit_tie_day"]):
            return
        if self.shields(cause, live, "kit"):
            answer = yield from self.ask(
                "shield",
                self.team.index(nation),
                lambda: self.shield_cards(nation, cause, "kit"),
                always=True,
            )
            if answer != "pass":
                self.hand[nation][answer.split()[1]] -= 1
                return
        self.kit[nation] -= 1
        self.kits += 1

    def team_loss(self, nation: str) -> Doing:
        """3.0: one card of each team that was found, by dice or at night without (003 Cartas de registro)."""
        if not self.holds_equipment(nation):
            return
        direct = self.night and self["night_search_confiscation"] == "direct"
        if direct or not self.keeps(self["body_search_equipment_tie"]):
            self.spend(nation, self.next("confiscated")["card"])
        yield from ()

    def shields(self, cause: str, live: bool, prize: str = "equipment") -> bool:
        covers = self["hideaway_card_covers"]
        turns = "security_turn" if self.active == self.security else "officer_turn"
        if turns not in self["shield_turns"]:
            return False
        if prize == "equipment" and self["bribe_shield"] == "day_only":
            return not self.night and cause in ("guard", "surrender", "car")
        if self["hideaway_card_effect"] == "protect_kit" and prize != "kit":
            return False
        named = {"guard": "arrest", "surrender": "arrest", "car": "arrest", "tunnel": "tunnel_arrest"}.get(
            cause, cause
        )
        if named in covers or (cause == "tunnel" and "arrest" in covers):
            return True
        return named == "arrest" and live and "attempt_arrest" in covers

    def lose_one(self, nation: str, cause: str, live: bool, chooser: str) -> Doing:
        if not self.holds_equipment(nation):
            return
        seat = self.team.index(nation)
        if self.shields(cause, live):
            answer = yield from self.ask(
                "shield", seat, lambda: self.shield_cards(nation, cause), always=True
            )
            if answer != "pass":
                self.hand[nation][answer.split()[1]] -= 1
                return
        if chooser == "random":
            self.spend(nation, self.next("confiscated")["card"])
            return
        answer = yield from self.ask(
            "lose",
            seat,
            lambda: {f"lose {card}" for card, n in self.equipment[nation].items() if n > 0},
            always=True,
        )
        card = self.next("confiscated")["card"]
        if card != answer.split()[1]:
            raise Mismatch(f"{nation} gives up {answer.split()[1]} and loses {card}")
        self.spend(nation, card)

    def shield_cards(self, nation: str, cause: str, prize: str = "equipment") -> set[str]:
        bribe = prize == "equipment" and self["bribe_shield"] == "day_only"
        card = "bribe_fuga" if bribe else "hideaway"
        return {"pass", f"play {card}"} if self.hand[nation][card] else {"pass"}

    def lose_paid(self, nation: str, card: str) -> Doing:
        """The key or pass that was shown is lost, and nothing else (I27)."""
        if self.shields("intercept", live=False):
            seat = self.team.index(nation)
            answer = yield from self.ask(
                "shield", seat, lambda: self.shield_cards(nation, "intercept"), always=True
            )
            if answer != "pass":
                self.hand[nation]["hideaway"] -= 1
                self.gain(nation, card)

    # P5

    def attempt_over(self, man: str) -> None:
        if not self.fugitive(man):
            self.broke_out.pop(man, None)
            self.way_out.pop(man, None)
        for opening in list(self.openings):
            if man in opening.users and not self.fugitive(man):
                opening.users.remove(man)
        self.close_openings()
        for guard, quarry in list(self.link.items()):
            if quarry != man or self.fugitive(man):
                continue
            edge = self.link_edge.get(guard)
            heirs = (
                [u for o in self.openings if o.edge == edge for u in o.users if self.fugitive(u)]
                if edge
                else []
            )
            if heirs and not self["pursuit_target_lock"]:
                self.link[guard] = heirs[0]
                continue
            self.link.pop(guard)
            self.link_edge.pop(guard, None)
            if self.on_board(guard) and (edge or self.out_of_bounds(guard)):
                self.home_guard(guard)

    def out_of_bounds(self, guard: str) -> bool:
        here = circle_of(self.guards[guard])
        ground = self.ground
        if here in ground.room or here in ground.hideaway or self.zone(here) == "outside":
            return True
        return self.zone(here) == "inner" and here in ground.lanes

    def close_openings(self) -> None:
        kept = []
        for opening in self.openings:
            if self.live(opening) or (opening.fresh and self.active != self.security):
                kept.append(opening)
        self.openings = kept

    # P3

    def release_places(self, man: str) -> list[str]:
        """Where he comes out (A107)."""
        ground = self.ground
        door = ground.doors[self.men[man]]
        if self.free(door):
            return [door]
        rule = self["release_door_blocked"]
        if rule == "stays_in":
            return []
        if rule == "adjacent_or_appel":
            if self.men[man] != "outer":
                return [white for white in ground.white if self.free(white)]
            beside = [n for n in ground.near[door] if self.may_come_out(man, n)]
            if beside:
                return beside
        distance = {door: 0}
        queue = deque([door])
        found: list[str] = []
        best = None
        while queue:
            at = queue.popleft()
            if best is not None and distance[at] >= best:
                break
            for other in ground.near[at]:
                if other in distance or other in ground.underground:
                    continue
                distance[other] = distance[at] + 1
                queue.append(other)
                if self.zone(other) == self.zone(door) and self.may_come_out(man, other):
                    best = distance[other]
                    found.append(other)
        return found

    def in_cells(self, nation: str, scope: str) -> list[str]:
        men = self.team_men(nation) if scope == "own" else list(self.men)
        return [man for man in men if self.in_cell(man) and self.release_places(man)]

    def may_come_out(self, man: str, place: str) -> bool:
        walker = self.walker(man)._replace(place=place, returning=self.men[man] == "outer")
        if place in self.ground.gate or place in self.ground.underground:
            return False
        return self.free(place) and self.man_may_stop(walker)

    def release(self, man: str) -> Doing:
        cell = self.men[man]
        places = self.release_places(man)
        answer = yield from self.ask("door", self.seat_of(man), lambda: {f"door {place}" for place in places})
        self.men[man] = answer.split()[1]
        if cell == "outer":
            self.returning.add(man)
            self.turn.home[man] = self.home_distance(self.men[man])
        if self["release_immunity"] == "current_round":
            self.immune.add(man)

    # P7

    def tunnel_guards(self, tunnel: str) -> list[str]:
        circles = self.ground.tunnels[tunnel]
        return [guard for guard in self.deployed() if circle_of(self.guards[guard]) in circles]

    def close_tunnel(self, tunnel: str) -> None:
        for guard in self.deployed():
            here = circle_of(self.guards[guard])
            inside = here in self.ground.tunnels[tunnel]
            room = self.ground.room.get(here) == self.ground.room.get(self.ground.tunnels[tunnel][0])
            if tunnel in self.detected and (
                inside or (room and not self.reason_without(guard, here, tunnel))
            ):
                self.home_guard(guard)
        self.detected.discard(tunnel)
        self.tunnel[tunnel] = ""
        self.shut.discard(tunnel)
        self.permitted.pop(tunnel, None)
        self.tunnel_owner.pop(tunnel, None)

    def reason_without(self, guard: str, here: str, tunnel: str) -> bool:
        self.detected.discard(tunnel)
        try:
            return self.reason(guard, here)
        finally:
            self.detected.add(tunnel)

    def raid(self, tunnel: str) -> Doing:
        if len(self.tunnel_guards(tunnel)) < self["tunnel_detected_guards"]:
            return
        places = self.ground.places(tunnel)
        robbed: set[str] = set()
        while found := sorted(self.inside_tunnel(tunnel), key=lambda man: places.index(self.men[man])):
            man, nation = found[0], self.nation(found[0])
            if self["tunnel_arrest_confiscation"] == "one_random_per_team" and nation not in robbed:
                robbed.add(nation)
                yield from self.outer_loss(nation, "tunnel", live=False)
            own = [other for other in found if other[0] == man[0]]
            if self["tunnel_arrest_cell"] == "outer" and 0 < self.outer_places(man) < len(own):
                answer = yield from self.ask("cell-split", self.seat_of(man), partial(self.sends, own))
                man = answer.split()[1]
            yield from self.arrest(man, "tunnel")
        self.turn.arrests_made = True
        self.close_tunnel(tunnel)

    def check_tunnels(self) -> Doing:
        """How many are left inside (A57)."""
        for tunnel, state in list(self.tunnel.items()):
            inside = self.inside_tunnel(tunnel)
            if state == "collapsed" and not inside:
                self.close_tunnel(tunnel)
            if state != "open" or (self.turn.crew_tunnel == tunnel and self.turn.crew):
                continue
            if not inside:
                self.close_tunnel(tunnel)
            elif len(inside) < self["tunnel_min_occupancy"]:
                self.tunnel_owner.pop(tunnel, None)
                if self["tunnel_collapse_effect"] == "lone_walks_out":
                    self.tunnel[tunnel] = "collapsed"
                else:
                    for man in inside:
                        yield from self.lone_to_solitary(man)
                    self.close_tunnel(tunnel)

    def lone_to_solitary(self, man: str) -> Doing:
        zone = self.zone(self.men[man])
        inner = [cell for cell in ("inner-a", "inner-b") if self.cell_room(cell)]
        outer = ["outer"] if self.cell_room("outer") else []
        cells = (inner or outer) if zone == "inner" else (outer or inner)
        yield from self.lock_up(man, cells[0] if cells else "")
