"""Security's cards: roll calls, searches, shots (E.4)."""

# One condition of the rules a line; a question is answered before its loop goes on.
# ruff: noqa: SIM102

from __future__ import annotations

from collections.abc import Callable, Generator

from .custody import Doing
from .ground import circle_of
from .officer import Officer
from .state import SECURITY, Mismatch, Question

SEARCHES = {
    "search_store": "store",
    "search_chapel": "chapel",
    "search_kitchen": "kitchen",
    "search_dentist": "dentist",
    "search_showers": "showers",
    "search_sickbay": "sick-bay",
    "search_guardhouse": "guard-house",
    "search_office": "orderlies-quarters",
}


class Raids(Officer):
    """Security's cards."""

    def security_card(self, words: list[str]) -> Doing:
        card = words[0]
        self.hand[SECURITY][card] -= 1
        if card == "appel":
            yield from self.appel()
        elif card in SEARCHES:
            yield from self.search(SEARCHES[card])
        elif card == "tunnel_detected":
            self.detected.add(words[1])
            yield from self.raid(words[1])
        elif card == "shoot":
            yield from self.shoot(words[1], words[2])

    def exempt(self, man: str) -> bool:
        if not self.on_surface(man) or self.men[man] in self.ground.hideaway:
            return True
        if "exterior" in self["appel_exempt"] and self.zone(self.men[man]) == "outside":
            return True
        return "live_attempt" in self["appel_exempt"] and self.attempting(man)

    def attempting(self, man: str) -> bool:
        return self.fugitive(man) or man in self.declared

    def appel(self) -> Doing:
        for seat in self.order:
            nation = self.team[seat]
            if nation in self.eliminated or not any(self.on_board(man) for man in self.team_men(nation)):
                continue
            if "appel" in self["warning_reacts_to"]:
                yield from self.warn(nation, "")
        self.absent: list[str] = []
        self.lined: list[str] = []
        free = self["appel_attendance"] == "officer_choice"
        coming = [man for man in self.men if not self.exempt(man)]
        if free:
            for seat in self.order:
                men = [man for man in coming if man[0] == self.team[seat][0]]
                if men:
                    come = yield from self.attendance(seat, men)
                    coming = [man for man in coming if man not in men or man in come]
        self.lift(coming)
        for seat in self.order:
            nation = self.team[seat]
            yield from self.form_up(nation, [man for man in self.team_men(nation) if man in coming], coming)
        yield from self.appel_sequel()

    def lift(self, men: list[str]) -> None:
        """They leave where they are before anybody lines up."""
        for man in men:
            self.men[man] = "out-of-play"
            self.came.pop(man, None)
            self.returning.discard(man)
            self.let_out.discard(man)
        for man in men:
            self.attempt_over(man)

    def attendance(self, seat: int, men: list[str]) -> Generator[Question, str, list[str]]:
        come = [man for man in men if "appel" in self.ground.flags[self.men[man]]]

        def find() -> set[str]:
            return {"done"} | {f"attend {man}" for man in men if man not in come}

        while len(come) < len(men):
            answer = yield from self.ask("attend", seat, find)
            if answer == "done":
                break
            come.append(answer.split()[1])
        self.absent += [man for man in men if man not in come]
        return come

    def appel_sequel(self) -> Doing:
        """Men stayed away: Security may give his throw to a general search (A46)."""
        if self["general_search"] in ("instead_of_move", "before_move_same_roll") and self.absent:
            if self["general_search_declared"] == "before_roll":
                yield from self.declare()

    def declare(self) -> Doing:
        answer = yield from self.ask(
            "search-or-move", self.security, lambda: {"declare-move", "declare-search"}
        )
        self.errand = answer.removeprefix("declare-")
        if not self.turn.rolled:
            self.turn.rolled = True
            yield from self.security_roll()

    def security_roll(self) -> Doing:
        purpose = "search" if self.errand == "search" else "move"
        total, _ = yield from self.throw(self.security, purpose)
        self.radius = total
        self.points = 0 if purpose == "search" and self["general_search"] == "instead_of_move" else total
        if (
            self["general_search_declared"] == "after_roll"
            and self.absent
            and self["general_search"] != "none"
        ):
            yield from self.declare()
        if self.errand == "search" and self["general_search"] == "before_move_same_roll":
            self.errand = ""
            yield from self.general_search(total)

    errand = ""
    absent: list[str]
    radius = 0

    def general_search(self, radius: int) -> Doing:
        guards = self.deployed()
        if self["general_search_guards"] == "inner_only":
            guards = [guard for guard in guards if self.zone(self.guards[guard]) == "inner"]
        ground = self.ground

        def may(a: str, b: str) -> bool:
            return b not in ground.hideaway

        distance = ground.walk([circle_of(self.guards[guard]) for guard in guards], may)
        for man in [man for man in self.men if man in self.absent]:
            if self.exempt(man) or distance.get(self.men[man], 999) > radius or not self.liable(man):
                continue
            yield from self.arrest(man, "general_search")
        self.absent = []

    def liable(self, man: str) -> bool:
        if man in self.immune:
            return False
        if man in self.returning:
            if self["return_liability"] == "immune_while_returning":
                return False
            return self.holds_equipment(self.nation(man))
        return True

    def form_up(self, nation: str, men: list[str], coming: list[str]) -> Doing:
        """Each takes a place of his own row, and his officer chooses which (A48)."""
        row = self.rows[nation]
        for man in [man for man in self.team_men(nation) if man in men]:

            def vacant(place: str) -> bool:
                return not [p for p in self.at(place) if p in self.lined or p not in coming]

            def find(man: str = man) -> set[str]:
                places = [place for place in row if vacant(place)] or [
                    w for w in self.ground.white if vacant(w)
                ]
                return {f"stand {man} {place}" for place in places}

            answer = yield from self.ask("stand", self.team.index(nation), find)
            self.lined.append(man)
            self.stand(answer)

    def warn(self, nation: str, room: str) -> Doing:
        seat = self.team.index(nation)

        def find() -> set[str]:
            return {"pass", "play warning"} if self.hand[nation]["warning"] else {"pass"}

        answer = yield from self.ask("warning", seat, find, always=True)
        if answer == "pass":
            return
        self.hand[nation]["warning"] -= 1
        yield from self.hide(nation, room)

    def hide(self, nation: str, room: str) -> Doing:
        """Men go to free hideaways and pay what the way costs; together, as in a walk (T6)."""
        hidden: list[str] = []
        own = self.active != self.security and nation == self.mover and not room

        def ways() -> dict[str, int]:
            found = {}
            for man in self.team_men(nation):
                if man in hidden or not self.on_surface(man) or not self.may_hide(man, room):
                    continue
                costs = self.fares(man)
                for place in self.ground.hideaway:
                    if self.free(place) and self.may_hide_in(man, place, room) and place in costs:
                        found[f"hide {man} {place}"] = costs[place]
            return found

        while True:
            self.itinerary = own
            options = ways()
            answer = yield from self.ask("hide", self.team.index(nation), lambda: {"done", *ways()})
            if answer == "done":
                self.itinerary = False
                return
            _, man, place = answer.split()
            if own:
                # A key or pass that is shown in one's own turn can be stopped (A110).
                stopped = yield from self.pay_way(man, place)
                if stopped:
                    continue
            else:
                spent = self.pay_fare(nation, man, place)
                if spent != options[answer]:
                    raise Mismatch(f"{answer} costs {options[answer]} cards, and {spent} were paid")
            hidden.append(man)
            inside = self.zone(self.men[man]) == "inner"
            self.put_inside(man, place)
            if inside and self.zone(place) != "inner":
                self.broke_out[man] = self.round
                self.declared.pop(man, None)

    def may_hide(self, man: str, room: str) -> bool:
        if self["exterior_one_way"] and self.zone(self.men[man]) == "outside":
            return False
        if man in self.returning and not self["return_escape_allowed"]:
            return False
        if self.men[man] in self.ground.hideaway and not self["warning_from_hideaway"]:
            return False
        if room and self["warning_search_scope"] == "searched_room":
            return self.ground.room.get(self.men[man]) == room
        return True

    def may_hide_in(self, man: str, place: str, room: str) -> bool:
        if room and self["warning_destination"] == "inner_hideaways_in_reaction":
            return self.zone(place) == "inner"
        return True

    def pay_fare(self, nation: str, man: str, place: str) -> int:
        spent = 0
        while self.feed and self.feed[0].kind in ("paid", "hides", "moved-fast", "played"):
            event = self.feed.pop(0)
            if event.kind == "paid":
                self.spend(nation, event.parameters["card"], event.parameters["number"])
                spent += event.parameters["number"]
        return spent

    def search(self, room: str) -> Doing:
        yield from self.warnings(room)
        if self["search_method"] == "one_guard_enters":
            self.searching |= {room}
            return
        yield from self.seize(room)

    def warnings(self, room: str) -> Doing:
        """W5: officers with a man in the room are asked, whatever they hold."""
        circles = self.ground.rooms[room]
        for seat in self.order:
            nation = self.team[seat]
            if nation not in self.eliminated and any(
                self.men[man] in circles for man in self.team_men(nation)
            ):
                if "search" in self["warning_reacts_to"]:
                    yield from self.warn(nation, room)

    # Searches and roll calls with a throw of their own (FS5)

    def search_by_throw(self, room: str, sought: Callable[[str], bool], *, one_team: bool = False) -> Doing:
        guards = self.deployed()
        if not guards:
            return
        total, _ = yield from self.throw(self.security, "search")
        answer = yield from self.ask(
            "name-guard", self.security, lambda: {f"name-guard {guard}" for guard in guards}
        )
        guard = answer.split()[1]
        reached = self.search_way(guard, room) <= total
        self.home_guard(guard)
        if not reached:
            return
        found = [man for circle in self.ground.rooms[room] if (man := self.man_at(circle)) and sought(man)]
        if one_team:
            teams = [nation for nation in self.team if any(man[0] == nation[0] for man in found)]
            if teams:
                answer = yield from self.ask(
                    "choose-team", self.security, lambda: {f"team {nation}" for nation in teams}
                )
                found = [man for man in found if man[0] == answer.split()[1][0]]
        yield from self.take(found, "search")

    def search_way(self, guard: str, room: str) -> int:
        """The shortest way to the room, through other rooms and over other pawns if need be."""
        ground = self.ground

        def may(a: str, b: str) -> bool:
            if b in ground.hideaway or (
                "appel" in ground.flags[b] and self["guard_in_appel_area"] == "forbidden"
            ):
                return False
            if b == ground.doors["outer"] and self["guard_on_cell_door"] == "outer_closed":
                return False
            along = ground.tunnel_of.get(a) and ground.tunnel_of.get(a) == ground.tunnel_of.get(b)
            return not along or bool(self["tunnel_surface_along"])

        distance = ground.walk([circle_of(self.guards[guard])], may)
        return min(distance.get(circle, 999) for circle in ground.rooms[room])

    def take(self, men: list[str], cause: str) -> Doing:
        for man in men:
            yield from self.arrest(man, cause)
        for nation in self.team:
            if any(man[0] == nation[0] for man in men):
                yield from self.team_loss(nation)

    def count_heads(self, *, off_turn: bool = False) -> Doing:
        """Absentees within the throw of a guard in the courtyard (003 Cartas de recuento)."""
        absent = [man for man in self.men if man in self.absent and not self.exempt(man)]
        if not absent:
            return
        total, _ = yield from self.throw(self.security, "search")
        guards = [guard for guard in self.deployed() if self.zone(self.guards[guard]) == "inner"]
        ground = self.ground
        near = {
            guard: ground.walk([circle_of(self.guards[guard])], lambda a, b: b not in ground.hideaway)
            for guard in guards
        }
        reach = {
            man: [guard for guard in guards if near[guard].get(self.men[man], 999) <= total] for man in absent
        }
        caught = [man for man in absent if reach[man]]
        if off_turn and self["appel_offturn_team_share"] == "half_rounded_up":
            chosen = yield from self.choose_half(caught)
            caught = [man for man in caught if self.nation(man) in chosen]
        spent: list[str] = []
        for man in caught:
            answer = yield from self.ask(
                "credit",
                self.security,
                lambda man=man: {f"credit {guard} {man}" for guard in reach[man]},  # type: ignore[misc]
            )
            spent.append(answer.split()[1])
        yield from self.take(caught, "general_search")
        for guard in dict.fromkeys(spent):
            self.home_guard(guard)
        self.absent = []

    def choose_half(self, caught: list[str]) -> Generator[Question, str, list[str]]:
        """Out of its turn Security takes men of half the officers only."""
        teams = [nation for nation in self.team if any(man[0] == nation[0] for man in caught)]
        share = (len([nation for nation in self.team if nation not in self.eliminated]) + 1) // 2
        chosen: list[str] = []
        while len(chosen) < min(share, len(teams)):
            answer = yield from self.ask(
                "choose-team",
                self.security,
                lambda: {f"team {nation}" for nation in teams if nation not in chosen},
            )
            chosen.append(answer.split()[1])
        return chosen

    def seize(self, room: str) -> Doing:
        circles = self.ground.rooms[room]
        found = [
            man
            for circle in circles
            if (man := self.man_at(circle)) and man not in self.immune and self.searched(self.nation(man))
        ]
        for man in found:
            yield from self.arrest(man, "search")

    def shoot(self, guard: str, man: str) -> Doing:
        nation = self.nation(man)
        total, first = yield from self.throw(self.security, "shot")

        def find() -> set[str]:
            return {"pass", "play talisman"} if self.hand[nation]["talisman"] else {"pass"}

        answer = yield from self.ask("talisman", self.team.index(nation), find, always=True)
        times = self["shoot_multiplier"]
        if answer != "pass":
            self.hand[nation]["talisman"] -= 1
            times = 1
        reach = total * times if self["shoot_doubling"] == "total" else first * times + total - first
        hit = reach >= self.shot_distance(guard, man)
        pursuers = [g for g, quarry in self.link.items() if quarry == man and g != guard]
        self.home_guard(guard)
        if self["shot_recalls"] == "all_pursuers":
            for other in pursuers:
                if self.on_board(other):
                    self.home_guard(other)
        if hit:
            self.men[man] = "dead"
            self.came.pop(man, None)
            self.let_out.discard(man)
            self.attempt_over(man)
            yield from self.replace(nation, "shot")
            self.nobody_left()

    def shot_distance(self, guard: str, man: str) -> int:
        """The shortest chain of surface edges, ropes, wire and gates included."""
        ground = self.ground
        goal = self.men[man]
        distance = {circle_of(self.guards[guard]): 0}
        queue = list(distance)
        for at in queue:
            if at == goal:
                return distance[at]
            for other in (*ground.near[at], *ground.over.get(at, ())):
                if other not in distance and other not in ground.underground:
                    distance[other] = distance[at] + 1
                    queue.append(other)
        return 999
