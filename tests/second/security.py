"""Security's turn (E.3)."""

# One condition of the rules a line; a question is answered before its loop goes on.
# ruff: noqa: SIM102

from __future__ import annotations

from goneaway.colditz.board import sees

from .custody import Doing
from .ground import circle_of
from .raids import SEARCHES, Raids
from .state import SECURITY, Opening


class Security(Raids):
    """Guards move and arrest."""

    def security_options(self) -> set[str]:
        turn = self.turn
        if not turn.rolled:
            return {"roll"} | self.security_plays() | self.security_discards()
        if self.errand == "search":
            return {"resolve-search"} | self.security_plays() | self.security_discards()
        bound = self.bound_guards()
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

    def bound_guards(self) -> list[str]:
        """Who could only stay as a pursuer is bound until he is named one (A.3, "No-stop circle")."""
        unnamed = {words.split()[1] for words in self.pursuits()}
        return [g for g in self.deployed() if g in unnamed or not self.guard_may_stop(g, self.guards[g])]

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
            if self["turn_phases"] == "fixed" and (card == "appel" or card in SEARCHES):
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
            if answer == "end":
                return
            if answer == "roll":
                turn.rolled = True
                yield from self.security_roll()
                if turn.over:
                    return
            elif answer == "resolve-search":
                yield from self.general_search(self.radius)
                yield from self.trim_hand(self.security)
                return
            else:
                yield from self.security_does(answer)
            yield from self.after_action()

    def security_does(self, answer: str) -> Doing:
        words = answer.split()
        verb = words[0]
        if verb == "step":
            yield from self.guard_step(words[1], words[2])
        elif verb == "post":
            self.points -= 1
            self.guards[self.reserve()[0]] = words[1]
        elif verb == "recall":
            self.points -= 1
            self.home_guard(words[1])
        elif verb == "arrest":
            if self["arrest_contact"] == "same_circle" or self.across_drop(words[1], words[2]):
                self.points -= 1
            yield from self.arrest(words[2], "guard", words[1])
        elif verb == "discard":
            self.hand[SECURITY][words[1]] -= 1
        elif verb == "play":
            yield from self.security_card(words[1:])
        elif verb == "pursue":
            self.link[words[1]] = words[2]
            self.link_edge[words[1]] = None
        elif verb == "remove-marker":
            self.remove_marker(words[1])

    def guard_step(self, guard: str, place: str) -> Doing:
        here = circle_of(self.guards[guard])
        self.points -= 1
        self.turn.marched[guard] += self.marches(here) and self.caps_hold()
        self.guards[guard] = place
        edge = (here, place)
        ground = self.ground
        if edge in ground.barrier and place not in ground.near[here]:
            opening = self.opening_for(guard, edge)
            assert opening is not None, "only a step through an opening is listed"
            self.follow(guard, opening)
            if ground.barrier[edge][0] == "cutters":
                self.turn.touched.setdefault(guard, []).append(edge)
        elif (place in ground.room or place in ground.hideaway) and self["pursuit_window"] == "any_time":
            self.enter_room(guard, place)
        elif place in ground.room and self.chases(guard, here, place):
            self.follow(guard, self.chases(guard, here, place)[0])
            self.turn.chasers[self.link[guard]] = guard
        if self["pursuit_target_lock"] and self.zone(place) == "outside" and self.zone(here) != "outside":
            answer = yield from self.ask(
                "pursue", self.security, lambda: {f"pursue {guard} {man}" for man in self.outside()}
            )
            self.link[guard] = answer.split()[2]
            self.link_edge[guard] = edge if edge in ground.barrier else None
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

    def guard_may_stay(self, guard: str, here: str) -> bool:
        if self.ground.tunnel_of.get(here) in self.detected:
            return True
        for opening in self.openings:
            if opening.removed == guard:
                self.turn.touched.pop(guard, None)
        return self.reason(guard, here)

    def reserve(self) -> list[str]:
        return [guard for guard, at in self.guards.items() if at == "reserve"]
