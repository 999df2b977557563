"""An officer's turn: what he may do, and what it does."""

# One condition of the rules a line; a question is answered before its loop goes on.
# ruff: noqa: SIM102

from __future__ import annotations

from .cards import Cards
from .custody import Doing
from .ground import below, circle_of
from .men import Pace
from .state import Opening


class Officer(Cards):
    """What an officer may do, and what it does."""

    # What he may do

    def bound_men(self, nation: str) -> list[str]:
        """Men who stand where nobody may stop: they act first, and alone."""
        man = self.turn.bound
        if man and self.on_surface(man) and man[0] == nation[0] and not self.man_may_stop(self.walker(man)):
            return [man]
        return []

    def officer_options(self) -> set[str]:
        nation = self.mover
        turn = self.turn
        found: set[str] = set()
        bound = self.bound_men(nation) if turn.rolled else []
        if turn.crew:
            return {step for step in self.crew_steps() if not bound or step.split()[1] == bound[0]}
        if bound:
            man = bound[0]
            found |= {f"step {man} {place}" for place in self.steps_of(man)}
            if self.points or self["forced_arrest"] != "same_circle":
                found |= {f"surrender {man} {guard}" for guard in self.surrenders(self.walker(man))}
            return found
        if not turn.rolled:
            found.add("roll")
        found |= self.card_options(nation)
        found |= self.discards(nation)
        found |= self.claims(nation)
        if turn.rolled:
            found |= self.walks(nation)
            found |= self.releases(nation)
            found |= self.tunnels(nation)
            if self.may_end(nation):
                found.add("end")
        found |= self.runs_open(nation)
        return found

    def discards(self, nation: str) -> set[str]:
        cards = self.hand[nation] + self.equipment[nation]
        return {f"discard {card}" for card, number in cards.items() if number > 0}

    def releases(self, nation: str) -> set[str]:
        turn = self.turn
        cost = self["release_double_cost"]
        if cost == "one_die":
            cost = turn.faces[-1] if turn.faces else 0
        if turn.credit < 1 or self.points < cost or (cost and self.first_men(nation)):
            return set()
        return {f"release {man}" for man in self.in_cells(nation, self["release_scope"])}

    def walks(self, nation: str) -> set[str]:
        found = set()
        men = self.first_men(nation) or self.team_men(nation)
        for man in men:
            if self.on_board(man):
                found |= {f"step {man} {place}" for place in self.steps_of(man)}
                if self.on_board(man) and (self.points > 0 or self["forced_arrest"] != "same_circle"):
                    if self.on_board(man):
                        found |= {f"surrender {man} {guard}" for guard in self.surrenders(self.walker(man))}
        return found

    def first_men(self, nation: str) -> list[str]:
        """Men who must be moved before any other (E.2, 9)."""
        if self.points < 1:
            return []
        found = []
        for man in self.team_men(nation):
            place = self.men[man]
            if below(place) and self.tunnel[self.ground.tunnel(place)] == "collapsed" and self.steps_of(man):
                found.append(man)
        if self["return_min_points"] == "all" and not found:
            for man in self.team_men(nation):
                if man in self.returning and self.homeward(man):
                    found.append(man)
        return found

    def homeward(self, man: str) -> list[str]:
        here = self.home_distance(self.men[man])
        return [
            place for place in self.steps_of(man) if not below(place) and self.home_distance(place) < here
        ]

    def may_end(self, nation: str) -> bool:
        if self.opportunity(nation) > self["hand_limit_opportunity"]:
            return False
        return not self.first_men(nation)

    # What he does

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
        """How many are in a tunnel is seen at the end of a turn only (001 r53 commentary); one that has
        fallen in, or that is detected, is done with as soon as it is empty (A57, P7)."""
        if self["tunnel_occupancy_check"] == "continuous":
            yield from self.check_tunnels()
        else:
            for tunnel, state in list(self.tunnel.items()):
                if (state == "collapsed" or tunnel in self.detected) and not self.inside_tunnel(tunnel):
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

    def step(self, man: str, place: str) -> Doing:
        pace = self.steps_of(man)[place]
        yield from self.make_step(man, pace)

    def pay(self, nation: str, pace: Pace) -> None:
        if pace.number:
            self.spend(nation, pace.card, pace.number)

    def make_step(self, man: str, pace: Pace) -> Doing:
        nation = self.nation(man)
        here, place = circle_of(self.men[man]), pace.after.place
        if pace.number:
            self.pay(nation, pace)
            if pace.card in ("key", "pass"):
                stopped = yield from self.intercept(man, pace.card)
                if stopped:
                    return
        if pace.push:
            yield from self.push(pace)
        self.points -= 1
        self.turn.bound = man
        self.cross(man, here, place, pace)
        if place in self.ground.targets:
            yield from self.reach_target(man, place)

    def cross(self, man: str, here: str, place: str, pace: Pace) -> None:
        ground, nation = self.ground, self.nation(man)
        was_out, was_below = self.zone(here) != "inner", below(self.men[man])
        edge = (here, place)
        self.men[man] = place
        barrier = edge in ground.barrier and place not in ground.near[here]
        if barrier:
            self.use_opening(man, nation, edge, paid=bool(pace.number))
        elif pace.number:
            gate = ground.gate[place] if self["key_pass_charge"] == "on_enter" else ground.gate[here]
            self.turn.gates.add(gate)
            self.turn.payers.add((gate, man))
        if pace.after.came:
            self.came[man] = pace.after.came
        else:
            self.came.pop(man, None)
        if not below(place) and self.zone(place) != "inner":
            if was_below or not was_out:
                self.broke_out[man] = self.round
                self.declared.pop(man, None)
                self.turn.exits.pop(man, None)
            if self.zone(place) == "outside" and (was_below or self.zone(here) != "outside"):
                # Whoever comes up beyond the wire can be followed by the gate that is in it there (A62).
                self.way_out[man] = "k4" if was_below else edge if barrier else ground.gate.get(here, edge)
        if man in self.returning and not pace.after.returning:
            self.returning.discard(man)
            if self.zone(place) != "inner":
                self.strayed(man)
        turn = self.turn
        if turn.crew and man in turn.crew and below(place):
            turn.entered.append(man)
            turn.crew.remove(man)
            if not turn.crew:
                turn.crew_tunnel = ""
        if below(place) or self.zone(place) == "inner":
            self.let_out.discard(man)
            if was_out or below(place):
                self.attempt_over(man)

    def strayed(self, man: str) -> None:
        self.immune.discard(man)
        self.let_out.add(man)

    def use_opening(self, man: str, nation: str, edge: tuple[str, str], *, paid: bool) -> None:
        if paid:
            if self["escape_markers"]:
                for opening in self.openings:
                    if opening.edge == edge:
                        opening.lost = True
            self.openings.append(Opening(edge, nation, [man]))
            return
        for opening in self.openings:
            if opening.edge == edge and opening.team == nation and not opening.removed and not opening.lost:
                if man not in opening.users:
                    opening.users.append(man)
                return

    def push(self, pace: Pace) -> Doing:
        pawn = pace.push
        circles = self.push_circles(pawn, pace.after)
        if not circles:
            return
        seat = self.security if pawn in self.guards else self.seat_of(pawn)
        answer = yield from self.ask("push", seat, lambda: {f"push {circle}" for circle in circles})
        where = self.guards if pawn in self.guards else self.men
        where[pawn] = answer.split()[1]

    def surrender(self, man: str, guard: str) -> Doing:
        if self["forced_arrest"] == "same_circle":
            pace = self.surrender_pace(self.walker(man), guard)
            assert pace is not None, "only a surrender that is possible is listed"
            self.pay(self.nation(man), pace)
            self.points -= 1
            self.men[man] = self.guards[guard]
            if not pace.after.returning:
                # A step away from home is the end of his way back, also if it leads to a guard (000 r39, P3).
                self.returning.discard(man)
            yield from self.arrest(man, "surrender", guard)
            return
        if self["forced_arrest"] == "adjacent_roll":
            self.turn.offered.add(man)
            if self.next("offered-himself")["die"] < self["forced_arrest_min_die"]:
                return
        yield from self.arrest(man, "surrender", guard)

    # The end of his turn

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
