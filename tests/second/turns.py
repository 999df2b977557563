"""The course of a game: set-up, throws, turns of officers and of Security, the end."""

# One condition of the rules a line; a question is answered before its loop goes on.
# ruff: noqa: SIM102, B023

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from itertools import chain
from math import floor

from goneaway.colditz.board import sees

from .custody import Doing, Over
from .ground import circle_of
from .officer import Officer
from .state import GONE, NATIONS, SECURITY, Mismatch, Opening, Places, Question, Turn

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


class Turns(Officer):
    """Who does what when, where the order is free (E.1 to E.3)."""

    # A whole game

    def run(self) -> Doing:
        try:
            yield from self.set_up()
            while True:
                for seat in self.order:
                    nation = self.team[seat]
                    if nation in self.eliminated:
                        continue
                    self.begin(seat)
                    yield from self.officer_turn(nation)
                    yield from self.officer_end(nation)
                self.begin(self.security)
                if self["returned_guard_lock"] == "same_turn":
                    self.unlock()
                yield from self.security_turn()
                yield from self.security_end()
        except Over:
            return

    def begin(self, seat: int) -> None:
        self.active = seat
        self.errand = ""
        self.absent = []
        self.points = 0
        self.turn = Turn()
        for man in self.returning:
            if seat < self.security and man[0] == self.mover[0]:
                self.turn.home[man] = self.home_distance(self.men[man])

    # Set-up

    def set_up(self) -> Doing:
        if self["seat_order"] != "free":
            names = self.next("seated")["seats"]
            self.order = [int(name.split("-")[1]) - 1 for name in names]
        for _ in range(self["start_opportunity_cards"]):
            for seat in range(self.officers):
                self.dealt[seat][self.next("drawn")["card"]] += 1
        for _ in range(self["start_security_cards"]):
            self.hand[SECURITY][self.next("drawn")["card"]] += 1
        yield from self.choose_nations()
        for seat, nation in enumerate(self.team):
            self.hand[nation] = self.dealt[seat]
            self.equipment[nation] = Counter()
            self.kit[nation] = self["start_kit_cards"]
            self.kit_spent[nation] = 0
            self.escapes[nation] = 0
        if self.seats in self["kit_parts_aside_player_counts"]:
            self.parts_aside = Counter(kit_part_a=3, kit_part_b=3)
            self.aside = 6
        yield from self.choose_rows()
        yield from self.place_guards()

    def choose_nations(self) -> Doing:
        if self["nation_choice"] == "dice_on_conflict":
            yield from self.nations_by_dice()
            return
        for seat in self.order:
            answer = yield from self.ask(
                "nation", seat, lambda: {f"nation {n}" for n in NATIONS if n not in self.team}
            )
            self.team[seat] = answer.split()[1]

    def nations_by_dice(self) -> Doing:
        """All name one at once; those who named the same throw, the losers name again (R9)."""
        waiting = list(self.order)
        while waiting:
            named: dict[int, str] = {}
            free = [n for n in NATIONS if n not in self.team]
            for seat in waiting:
                answer = yield from self.ask("nation", seat, lambda: {f"nation {n}" for n in free})
                named[seat] = answer.split()[1]
            waiting = []
            for nation in dict.fromkeys(named.values()):
                rivals = [seat for seat in named if named[seat] == nation]
                while len(rivals) > 1:
                    totals = {seat: sum(self.dice()) for seat in rivals}
                    best = max(totals.values())
                    waiting += [seat for seat in rivals if totals[seat] < best]
                    rivals = [seat for seat in rivals if totals[seat] == best]
                self.team[rivals[0]] = nation
            waiting.sort(key=self.order.index)

    def choose_rows(self) -> Doing:
        lists = self.ground.rows[self.seats]
        share = len(lists) // self.officers
        rows = {str(i + 1): [*chain(*lists[i * share : (i + 1) * share])] for i in range(self.officers)}
        if self["appel_row_assignment"] == "fixed_orientation":
            for place, seat in enumerate(self.order):
                self.line(seat, rows[str(place + 1)])
            return
        for seat in self.order:
            answer = yield from self.ask("row", seat, lambda: {f"row {row}" for row in rows})
            self.line(seat, rows.pop(answer.split()[1]))

    def line(self, seat: int, places: list[str]) -> None:
        nation = self.team[seat]
        self.rows[nation] = places
        for number, place in enumerate(places, 1):
            self.men[f"{nation[0]}{number}"] = place
        if len(self.rows) == self.officers:
            self.men = Places({man: at for n in self.team for man, at in self.men.items() if man[0] == n[0]})

    def place_guards(self) -> Doing:
        posts = self.ground.posts

        def count(zone: str) -> int:
            return sum(
                (self.zone(at) == "inner") == (zone == "inner") for at in self.guards.values() if at in posts
            )

        def find() -> set[str]:
            found = {f"take-back {at}" for at in self.guards.values() if at in posts}
            if "reserve" in self.guards.values():
                found |= {f"place {post}" for post in posts if self.free(post)}
            wanted = self["setup_inner_guards_per_team"] * self.officers
            outer = self["setup_outer_guards_min"] <= count("outer") <= self["setup_outer_guards_max"]
            if count("inner") == wanted and outer:
                found.add("confirm")
            return found

        while True:
            answer = yield from self.ask("guards", self.security, find, always=True)
            if answer == "confirm":
                return
            verb, post = answer.split()
            if verb == "place":
                self.guards[self.reserve()[0]] = post
            else:
                self.guards[self.guard_at(post)] = "reserve"

    def reserve(self) -> list[str]:
        return [guard for guard, at in self.guards.items() if at == "reserve"]

    # Throws

    def throw(
        self, seat: int, purpose: str = "move", tested: Callable[[], bool] = lambda: True
    ) -> Generator[Question, str, tuple[int, int]]:
        """A roll event: the total, and the doubles among its throws (A.3)."""
        total, number, first = 0, 0, 0
        limit = self["max_consecutive_rolls"]
        if purpose != "move" and not self["double_bonus_on_card_rolls"]:
            limit = 1
        while True:
            one, two = self.dice()
            number += 1
            total += one + two
            first = first or one + two
            self.turn.thrown += 1
            if purpose == "move" and one == two:
                self.double(number, one)
            if self.draws(one + two, number, purpose) and tested():
                yield from self.draw(seat)
            if one != two or (limit and number >= limit):
                return total, first
            if not self["reroll_mandatory"]:
                answer = yield from self.ask("again", seat, lambda: {"reroll", "stop"})
                if answer == "stop":
                    return total, first

    def double(self, number: int, face: int) -> None:
        turn = self.turn
        if self.active == self.security:
            return
        if self["release_double_scope"] == "first_roll" and number > 1:
            return
        cap = self["release_double_cap"]
        if not cap or turn.credit + turn.released < cap:
            turn.credit += 1
            turn.faces.append(face)

    def draws(self, total: int, number: int, purpose: str) -> bool:
        if total not in self["draw_totals"] or (self["draw_roll_scope"] == "first_roll" and number > 1):
            return False
        if self["max_draws_per_turn"] and self.turn.draws >= self["max_draws_per_turn"]:
            return False
        if purpose in ("move", "search"):
            return purpose == "move" or self["general_search_draws_card"]
        rule = {"car": "draw_on_staff_car_rolls", "shot": "draw_on_shoot_roll"}.get(purpose)
        if rule is None or self[rule] == "never":
            return False
        return self[rule] == "every_roll" or self.turn.thrown == 1

    def draw(self, seat: int) -> Doing:
        options = {"take"} if self["draw_mandatory"] else {"take", "decline"}
        answer = yield from self.ask("draw", seat, lambda: options, always=True)
        if answer == "decline":
            return
        self.turn.draws += 1
        owner = SECURITY if seat == self.security else self.team[seat]
        self.hand[owner][self.next("drawn")["card"]] += 1
        if self["overflow_deadline"] == "immediate":
            yield from self.trim(seat)

    def trim(self, seat: int) -> Doing:
        """A hand that is too full is brought down (O_OVERFLOW)."""
        owner = SECURITY if seat == self.security else self.team[seat]
        limit = self["hand_limit_security" if owner == SECURITY else "hand_limit_opportunity"]
        kind = "security-overflow" if owner == SECURITY else "overflow"

        def find() -> set[str]:
            found = {f"discard {card}" for card, number in self.hand[owner].items() if number > 0}
            if "play" in self["overflow_actions"]:
                found |= self.overflow_plays(owner)
            return found

        while sum(self.hand[owner].values()) > limit:
            answer = yield from self.ask(kind, seat, find, always=True)
            words = answer.split()
            if words[0] == "discard":
                self.hand[owner][words[1]] -= 1
            elif words[0] == "claim-kit":
                yield from self.claim_kit(owner, words[1:])
            elif owner == SECURITY:
                yield from self.security_card(words[1:])
            else:
                yield from self.play_card(owner, words[1:])

    def overflow_plays(self, owner: str) -> set[str]:
        if owner == SECURITY:
            return self.security_plays()
        return self.card_options(owner) | {c for c in self.claims(owner) if c.startswith("claim-kit ")}

    # An officer's turn

    def officer_turn(self, nation: str) -> Doing:
        seat = self.active
        turn = self.turn
        while not turn.over:
            answer = yield from self.ask("officer", seat, self.officer_options, always=True)
            if answer == "end":
                return
            yield from self.officer_does(nation, answer)
            yield from self.after_action()

    def officer_does(self, nation: str, answer: str) -> Doing:
        seat, turn = self.active, self.turn
        words = answer.split()
        verb = words[0]
        if verb == "roll":
            turn.rolled = True
            total, _ = yield from self.throw(seat)
            self.points = total
        elif verb == "step":
            yield from self.step(words[1], words[2])
        elif verb == "surrender":
            yield from self.surrender(words[1], words[2])
        elif verb == "claim":
            yield from self.claim(words[1], words[2], words[3])
        elif verb == "claim-kit":
            yield from self.claim_kit(nation, words[1:])
        elif verb == "discard":
            self.discard(nation, words[1])
        elif verb == "play":
            yield from self.play_card(nation, words[1:])
        elif verb == "release":
            yield from self.release_by_double(words[1])
        elif verb == "tunnel":
            self.open_tunnel(nation, words[1], words[2:])
        elif verb == "car":
            yield from self.drive(nation, words[1])
        elif verb == "do-or-die":
            yield from self.do_or_die(nation, words[1])

    def after_action(self) -> Doing:
        if self["tunnel_occupancy_check"] == "continuous":
            yield from self.check_tunnels()
        else:
            for tunnel, state in list(self.tunnel.items()):
                if state and not self.inside_tunnel(tunnel) and self.turn.crew_tunnel != tunnel:
                    self.close_tunnel(tunnel)

    def discard(self, nation: str, card: str) -> None:
        if card in self.stacks and card in ("rope", "cutters", "key", "pass"):
            self.spend(nation, card)
        else:
            self.hand[nation][card] -= 1

    def release_by_double(self, man: str) -> Doing:
        turn = self.turn
        cost = self["release_double_cost"]
        if cost == "one_die":
            cost = turn.faces[-1]
        if self["release_scope"] == "any_with_consent" and man[0] != self.mover[0]:
            answer = yield from self.ask("consent", self.seat_of(man), lambda: {"consent", "decline"})
            if answer == "decline":
                return
        turn.credit -= 1
        turn.released += 1
        self.points -= cost
        yield from self.release(man)

    def open_tunnel(self, nation: str, tunnel: str, men: list[str]) -> None:
        self.hand[nation][f"tunnel_{tunnel}"] -= 1
        self.tunnel[tunnel] = "open"
        self.tunnel_owner[tunnel] = nation
        self.turn.crew = list(men)
        self.turn.crew_tunnel = tunnel

    def officer_end(self, nation: str) -> Doing:
        self.turn.crew_tunnel = ""
        yield from self.check_tunnels()
        for opening in self.openings:
            opening.fresh = False
        for team in self.team:
            while self.kit_spent[team]:
                self.kit_spent[team] -= 1
                self.kit[team] -= 1
                self.kits += 1
        self.still_returning(nation)
        self.openings = [opening for opening in self.openings if self.live(opening)]

    def unlock(self) -> None:
        """Guards who came back may be posted again (A25)."""
        for guard, at in self.guards.items():
            if at == "returned":
                self.guards[guard] = "reserve"

    def still_returning(self, nation: str) -> None:
        """Who has not come nearer home is no longer on his way (P3)."""
        least = self["return_min_points"]
        if not least:
            return
        if least == "all":
            return  # he was moved as far as he could; who is held up is still on his way
        for man in list(self.returning):
            if man[0] != nation[0]:
                continue
            before = self.turn.home.get(man, self.home_distance(self.men[man]))
            if before - self.home_distance(self.men[man]) < min(least, before):
                if self["return_escape_allowed"]:
                    self.returning.discard(man)
                    self.strayed(man)

    # Runs

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
            yield from self.trim(self.active)
        self.turn.over = True

    def dod_target(self, man: str) -> str:
        route = self["dod_route"]
        if route == "any_target":
            return self.next("target-reached")["target"] if False else "t1"
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

    # Security's turn

    def security_options(self) -> set[str]:
        turn = self.turn
        if not turn.rolled:
            return {"roll"} | self.security_plays() | self.security_discards()
        if self.errand == "search":
            return {"resolve-search"} | self.security_plays() | self.security_discards()
        # Who could only stay as a pursuer is bound until he is named one (A.3, "No-stop circle").
        unnamed = {words.split()[1] for words in self.pursuits()}
        bound = [g for g in self.deployed() if g in unnamed or not self.guard_may_stop(g, self.guards[g])]
        found: set[str] = set()
        if bound:
            guard = bound[0]
            found |= {f"step {guard} {place}" for place in self.guard_steps(guard)}
            found |= {
                f"arrest {guard} {man}" for man in self.arrests_from(guard, self.guards[guard], self.points)
            }
            found |= self.markers([guard])
            found |= {words for words in self.pursuits() if words.split()[1] == guard}
            return found
        for guard in self.deployed():
            found |= {f"step {guard} {place}" for place in self.guard_steps(guard)}
            found |= {
                f"arrest {guard} {man}" for man in self.arrests_from(guard, self.guards[guard], self.points)
            }
            if self.points > 0 and circle_of(self.guards[guard]) in self.ground.posts:
                if self.opens_again(guard, "reserve"):
                    found.add(f"recall {guard}")
        found |= self.markers(self.deployed())
        found |= self.pursuits()
        if self.points > 0 and self.may_post() and self.reserve():
            found |= {
                f"post {post}" for post in self.ground.posts if self.free(post) and self.post_opens(post)
            }
        found |= self.security_plays() | self.security_discards()
        if self.may_end_security():
            found.add("end")
        return found

    def pursuits(self) -> set[str]:
        if not self["rule45_pursuit_exempt"]:
            return set()
        guards = [g for g in self.deployed() if g not in self.link and self.in_lane(g)]
        return {f"pursue {guard} {man}" for guard in guards for man in self.fugitives()}

    def post_opens(self, post: str) -> bool:
        return self.opens_again(self.reserve()[0], post)

    def markers(self, guards: list[str]) -> set[str]:
        if not self["marker_removed_by_guard"]:
            return set()
        return {f"remove-marker {guard}" for guard in guards if self.marker_of(guard)}

    def marker_of(self, guard: str) -> Opening | None:
        for edge in self.turn.touched.get(guard, ()):
            if circle_of(self.guards[guard]) not in edge:
                continue
            for opening in self.openings:
                if opening.edge == edge and not opening.removed and not opening.lost and self.live(opening):
                    return opening
        return None

    def may_post(self) -> bool:
        if self["posting_order"] == "before_arrests":
            return not self.turn.arrests_made
        if self["posting_order"] == "no_posting_after_return":
            return not self.turn.went_home
        return True

    def may_end_security(self) -> bool:
        if sum(self.hand[SECURITY].values()) > self["hand_limit_security"]:
            return False
        if self["rule45_violation"] != "illegal":
            return True
        self.might_be_named = False
        try:
            lanes = [g for g in self.deployed() if g not in self.link and self.in_lane(g)]
            return self.courtyard_open() and not lanes
        finally:
            self.might_be_named = True

    def in_lane(self, guard: str) -> bool:
        here = circle_of(self.guards[guard])
        lane = self["rule45_test"] == "connectivity_lanes" and here in self.ground.lanes
        return lane and self.zone(here) == "inner"

    def security_discards(self) -> set[str]:
        return {f"discard {card}" for card, number in self.hand[SECURITY].items() if number > 0}

    def security_plays(self) -> set[str]:
        found = set()
        for card, number in self.hand[SECURITY].items():
            if number <= 0:
                continue
            if card == "appel":
                if not self.turn.thrown and not self.turn.rolled:
                    found.add("play appel")
            elif card in SEARCHES:
                found.add(f"play {card}")
            elif card == "tunnel_detected":
                for tunnel, state in self.tunnel.items():
                    if tunnel not in self.detected and (state == "open" or self.inside_tunnel(tunnel)):
                        found.add(f"play tunnel_detected {tunnel}")
            elif card == "shoot":
                for guard in self.deployed():
                    for man in self.men:
                        if self.on_surface(man) and self.zone(self.men[man]) == "outside":
                            if self.in_sight(guard, man):
                                found.add(f"play shoot {guard} {man}")
        return found

    def in_sight(self, guard: str, man: str) -> bool:
        if not self["shoot_line_of_sight"]:
            return True
        board = self.board
        return sees(board, board[circle_of(self.guards[guard])], board[self.men[man]])

    def security_turn(self) -> Doing:
        turn = self.turn
        while True:
            answer = yield from self.ask("security", self.security, self.security_options, always=True)
            words = answer.split()
            verb = words[0]
            if verb == "end":
                return
            if verb == "roll":
                turn.rolled = True
                yield from self.security_roll()
                if turn.over:
                    return
            elif verb == "step":
                yield from self.guard_step(words[1], words[2])
            elif verb == "post":
                self.points -= 1
                self.guards[self.reserve()[0]] = words[1]
            elif verb == "recall":
                self.points -= 1
                self.home_guard(words[1])
            elif verb == "arrest":
                if self["arrest_contact"] == "same_circle":
                    self.points -= 1
                yield from self.arrest(words[2], "guard", words[1])
            elif verb == "discard":
                self.hand[SECURITY][words[1]] -= 1
            elif verb == "play":
                yield from self.security_card(words[1:])
            elif verb == "resolve-search":
                yield from self.general_search(self.radius)
                yield from self.trim(self.security)
                return
            elif verb == "pursue":
                self.link[words[1]] = words[2]
                self.link_edge[words[1]] = None
            elif verb == "remove-marker":
                self.remove_marker(words[1])
            yield from self.after_action()

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

    absent: list[str]

    def guard_step(self, guard: str, place: str) -> Doing:
        here = circle_of(self.guards[guard])
        self.points -= 1
        self.guards[guard] = place
        edge = (here, place)
        ground = self.ground
        if edge in ground.barrier and place not in ground.near[here]:
            opening = self.opening_for(guard, edge)
            assert opening is not None, "only a step through an opening is listed"
            self.follow(guard, opening)
            if ground.barrier[edge][0] == "cutters":
                self.turn.touched.setdefault(guard, []).append(edge)
        elif place in ground.room or place in ground.hideaway:
            self.enter_room(guard, place)
        for opening in self.openings:
            if opening.edge[0] == place:
                self.turn.touched.setdefault(guard, []).append(opening.edge)
        tunnel = ground.tunnel_of.get(circle_of(place), "")
        if ground.room.get(place) in self.searching:
            room = ground.room[place]
            self.searching -= {room}
            yield from self.seize(room)
            self.turn.arrests_made = True
            self.home_guard(guard)
            return
        if tunnel in self.detected:
            yield from self.raid(tunnel)

    def follow(self, guard: str, opening: Opening) -> None:
        quarry = next(man for man in opening.users if self.fugitive(man))
        self.link[guard] = quarry
        self.link_edge[guard] = opening.edge

    def enter_room(self, guard: str, place: str) -> None:
        room = self.ground.room.get(place) or self.ground.hideaway.get(place)
        for opening in self.openings:
            top = opening.edge[0]
            if (
                opening.edge in self.ground.drops
                and (self.ground.room.get(top) or self.ground.hideaway.get(top)) == room
            ):
                if self.live(opening) and not opening.removed:
                    self.follow(guard, opening)
                    return

    def remove_marker(self, guard: str) -> None:
        opening = self.marker_of(guard)
        assert opening is not None, "only a marker that is there is listed"
        opening.removed = guard
        for other in self.deployed():
            here = circle_of(self.guards[other])
            if other != guard and (here in self.ground.room or here in self.ground.hideaway):
                if not self.reason(other, here) and circle_of(here) not in self.ground.tunnel_of:
                    self.home_guard(other)

    # Security's cards

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
        return self.fugitive(man)

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

    errand = ""

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
        paid: set[object] = set()

        def ways() -> dict[str, int]:
            found = {}
            for man in self.team_men(nation):
                if man in hidden or not self.on_surface(man) or not self.may_hide(man, room):
                    continue
                costs = self.fares(man, frozenset(paid))
                for place in self.ground.hideaway:
                    if self.free(place) and self.may_hide_in(man, place, room) and place in costs:
                        found[f"hide {man} {place}"] = costs[place]
            return found

        while True:
            options = ways()
            answer = yield from self.ask("hide", self.team.index(nation), lambda: {"done", *ways()})
            if answer == "done":
                return
            _, man, place = answer.split()
            spent = self.pay_fare(nation, man, place)
            if spent != options[answer]:
                raise Mismatch(f"{answer} costs {options[answer]} cards, and {spent} were paid")
            hidden.append(man)
            self.put_inside(man, place)

    def may_hide(self, man: str, room: str) -> bool:
        if self["exterior_one_way"] and self.zone(self.men[man]) == "outside":
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
        circles = self.ground.rooms[room]
        for seat in self.order:
            nation = self.team[seat]
            if nation not in self.eliminated and any(
                self.men[man] in circles for man in self.team_men(nation)
            ):
                if "search" in self["warning_reacts_to"]:
                    yield from self.warn(nation, room)
        if self["search_method"] == "one_guard_enters":
            self.searching |= {room}
            return
        yield from self.seize(room)

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

    # The end of Security's turn and of the game

    def security_end(self) -> Doing:
        yield from self.check_tunnels()
        if self["tunnel_detected_duration"] == "this_turn":
            for tunnel in list(self.detected):
                for guard in self.tunnel_guards(tunnel):
                    self.home_guard(guard)
                self.detected.discard(tunnel)
        for guard in self.deployed():
            here = circle_of(self.guards[guard])
            if (here in self.ground.room or here in self.ground.hideaway) and not self.guard_may_stay(
                guard, here
            ):
                self.home_guard(guard)
        self.searching = frozenset()
        self.unlock()
        self.immune.clear()
        self.openings = [opening for opening in self.openings if self.live(opening)]
        self.round_over()

    def guard_may_stay(self, guard: str, here: str) -> bool:
        if self.ground.tunnel_of.get(here) in self.detected:
            return True
        for opening in self.openings:
            if opening.removed == guard:
                self.turn.touched.pop(guard, None)
        return self.reason(guard, here)

    @property
    def limit(self) -> int:
        if self["limit_unit"] == "rounds":
            return int(self["limit_value"])
        minutes: int = self["limit_value"]
        return max(1, floor(minutes / (self.seats * int(self["minutes_per_turn"])) + 0.5))

    def round_over(self) -> None:
        if self["win_check"] == "end_of_round" and any(
            n >= self["escape_goal"] for team, n in self.escapes.items() if team not in self.eliminated
        ):
            self.outcome = "GOAL"
            raise Over
        if self.round >= self.limit:
            self.outcome = "LIMIT"
            raise Over
        self.round += 1


__all__ = ["GONE", "Turns"]
