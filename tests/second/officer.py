"""An officer's turn: what he may do, and what it does."""

# One condition of the rules a line; a question is answered before its loop goes on.
# ruff: noqa: SIM102, B023

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from functools import partial
from heapq import heapify, heappop, heappush
from itertools import combinations, combinations_with_replacement

from .custody import Custody, Doing, Over
from .ground import EQUIPMENT, KIT_PARTS, below, circle_of
from .men import Pace
from .state import CELLS, GONE, SECURITY, Mismatch, Opening, Question

MOVES = {
    "move_library": "interview-room",
    "move_kitchen": "kitchen",
    "move_post": "parcel-office",
    "move_guardhouse": "guard-house",
    "move_office": "orderlies-quarters",
    "move_showers": "showers",
    "move_dentist": "dentist",
    "move_officers": "officers-quarters",
}
PARTS = {"kit_part_a": {"disguise", "documents"}, "kit_part_b": {"compass", "food"}}


class Officer(Custody):
    """Everything an officer decides."""

    #: Parts of the Kit that lie aside for awards, where there are any.
    parts_aside: Counter[str]

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

    def claims(self, nation: str) -> set[str]:
        ground = self.ground
        found = set()
        men = [m for m in self.team_men(nation) if self.on_surface(m) and self.men[m] in ground.room]
        for one, two in combinations(men, 2):
            rooms = [ground.room[self.men[one]], ground.room[self.men[two]]]
            card = ground.symbols[rooms[0]]
            if card in EQUIPMENT and ground.symbols[rooms[1]] == card and self.stacks[card] > 0:
                found.add(f"claim {card} {one} {two}")
        if self.kits > 0 and self.kit[nation] - self.kit_spent[nation] < self["kit_max_held"]:
            have = {ground.symbols[ground.room[self.men[man]]] for man in men} & set(KIT_PARTS)
            found |= {" ".join(("claim-kit", *cards)) for cards in self.kit_cards(nation, have)}
        return found

    def kit_cards(self, nation: str, have: set[str]) -> list[tuple[str, ...]]:
        """The sets of cards that complete the kit, none of them in vain."""
        held = sorted(card for card in self.hand[nation].elements() if card in PARTS)
        held += ["bribe_fuga"] * self.hand[nation]["bribe_fuga"]
        found = set()

        def complete(cards: tuple[str, ...]) -> bool:
            parts = have.union(*(PARTS.get(card, set()) for card in cards))
            return len(KIT_PARTS) - len(parts) <= sum(card == "bribe_fuga" for card in cards)

        for number in range(len(held) + 1):
            for cards in combinations(held, number):
                if complete(cards) and not any(complete(cards[:i] + cards[i + 1 :]) for i in range(number)):
                    found.add(cards)
        return sorted(found)

    def card_options(self, nation: str) -> set[str]:
        hand = self.hand[nation]
        found: set[str] = set()
        if self["cards_per_turn_limit"] and self.turn.played >= self["cards_per_turn_limit"]:
            return found
        guards = self.deployed()
        for card, number in hand.items():
            if number <= 0:
                continue
            if card in MOVES:
                for man in self.fast_men(nation):
                    for place in self.ground.rooms[MOVES[card]]:
                        if self.free(place) and self.fast_way(man, place):
                            found.add(f"play {card} {man} {place}")
            elif card == "release":
                if self.points >= self["release_card_cost"]:
                    found |= {
                        f"play release {man}" for man in self.in_cells(nation, self["release_card_scope"])
                    }
            elif card == "bribe_one":
                found |= {f"play bribe_one {kind}" for kind in EQUIPMENT if self.stacks[kind] > 0}
            elif card == "bribe_two":
                kinds = [kind for kind in EQUIPMENT if self.stacks[kind] > 0]
                pairs = [
                    pair
                    for pair in combinations_with_replacement(kinds, 2)
                    if pair[0] != pair[1] or self.stacks[pair[0]] > 1
                ]
                found |= {f"play bribe_two {one} {two}" for one, two in pairs}
                if not pairs:
                    found |= {f"play bribe_two {one}" for one in kinds}
            elif card == "diversion":
                found |= {f"play diversion {guard}" for guard in guards}
            elif card == "inspection":
                some = combinations(guards, min(2, len(guards))) if guards else ()
                found |= {f"play inspection {' '.join(pair)}" for pair in some}
            elif card == "sabotage":
                found.add("play sabotage")
        return found

    def fast_men(self, nation: str) -> list[str]:
        men = [man for man in self.team_men(nation) if self.on_surface(man)]
        if self["exterior_one_way"]:
            men = [man for man in men if self.zone(self.men[man]) != "outside"]
        if not self["return_escape_allowed"]:
            men = [man for man in men if man not in self.returning]
        return men

    def fast_way(self, man: str, place: str) -> bool:
        if not self["movefast_pays_equipment"]:
            return True
        if self.zone(self.men[man]) == "inner" and self.zone(place) == "inner":
            return True
        return place in self.fares(man, frozenset())

    def pay_way(self, man: str, place: str) -> Generator[Question, str, bool]:
        """What the cheapest walk costs, in the order of the way; each key or pass may be stopped (R11)."""
        nation = self.nation(man)
        due = self.fares(man, frozenset())[place]
        spent = 0
        while spent < due:
            event = self.next("paid")
            self.spend(nation, event["card"], event["number"])
            spent += event["number"]
            if event["card"] in ("key", "pass"):
                stopped = yield from self.intercept(man, event["card"])
                if stopped:
                    return True
        if any(event.kind == "paid" for event in self.feed) or spent != due:
            raise Mismatch(f"the way of {man} to {place} costs {due} cards, not {spent} or more")
        return False

    def in_cells(self, nation: str, scope: str) -> list[str]:
        men = self.team_men(nation) if scope == "own" else list(self.men)
        return [man for man in men if self.in_cell(man) and self.release_places(man)]

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

    # Tunnels

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

    # What he does

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
        was_out = self.zone(here) != "inner"
        edge = (here, place)
        self.men[man] = place
        barrier = edge in ground.barrier and place not in ground.near[here]
        if barrier:
            self.use_opening(man, nation, edge, paid=bool(pace.number))
        elif pace.number:
            gate = ground.gate[place] if self["key_pass_charge"] == "on_enter" else ground.gate[here]
            self.turn.gates.add(gate)
        if pace.after.came:
            self.came[man] = pace.after.came
        else:
            self.came.pop(man, None)
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

    def intercept(self, man: str, card: str) -> Generator[Question, str, bool]:
        """W1: Security may arrest the holder of the card that was just shown."""
        name = f"arrest_{card}"

        def find() -> set[str]:
            return {"pass", f"play {name}"} if self.hand[SECURITY][name] else {"pass"}

        answer = yield from self.ask("intercept", self.security, find, always=True)
        if answer == "pass":
            return False
        self.hand[SECURITY][name] -= 1
        yield from self.arrest(man, "intercept", card=card)
        return True

    def surrender(self, man: str, guard: str) -> Doing:
        if self["forced_arrest"] == "same_circle":
            pace = self.surrender_pace(self.walker(man), guard)
            assert pace is not None, "only a surrender that is possible is listed"
            self.pay(self.nation(man), pace)
            self.points -= 1
            self.men[man] = self.guards[guard]
            yield from self.arrest(man, "surrender", guard)
        else:
            yield from self.arrest(man, "surrender", guard)

    def claim(self, card: str, one: str, two: str) -> Doing:
        nation = self.nation(one)
        self.gain(nation, card)
        self.stolen[nation] += 1
        if self["claim_return_count"] == "both":
            yield from self.line_up([one, two])
        elif self["claim_return_count"] == "at_least_one":
            yield from self.line_up([one, two], least=1)

    def line_up(self, men: list[str], *, least: int = -1) -> Doing:
        """Men go to white circles of their officer's choice; `least` of them must."""
        seat = self.seat_of(men[0])
        todo = list(men)
        if least < 0:
            for man in todo:
                answer = yield from self.ask("stand", seat, partial(self.stands, [man]))
                self.stand(answer)
            return
        sent = 0
        while todo:

            def find() -> set[str]:
                return self.stands(todo) | ({"done"} if sent >= least else set())

            answer = yield from self.ask("stand", seat, find)
            if answer == "done":
                return
            self.stand(answer)
            todo.remove(answer.split()[1])
            sent += 1

    def send_back(self, men: list[str], least: int) -> Doing:
        """Of the men who brought the parts, one for each, at least so many go to the Appel area."""
        ground = self.ground
        seat = self.seat_of(men[0]) if men else 0
        todo = {man: ground.symbols[ground.room[self.men[man]]] for man in men}
        sent = 0
        while todo:
            answer = yield from self.ask(
                "stand", seat, lambda: self.stands(list(todo)) | ({"done"} if sent >= least else set())
            )
            if answer == "done":
                return
            part = todo[answer.split()[1]]
            self.stand(answer)
            sent += 1
            todo = {man: other for man, other in todo.items() if other != part}

    def stands(self, men: list[str]) -> set[str]:
        free = [white for white in self.ground.white if self.free(white)]
        return {f"stand {man} {white}" for man in men for white in free}

    def stand(self, answer: str) -> None:
        _, man, white = answer.split()
        self.put_inside(man, white)

    def put_inside(self, man: str, place: str) -> None:
        """Somebody is brought to a circle by a rule or a card, not by his feet."""
        self.men[man] = place
        self.came.pop(man, None)
        self.returning.discard(man)
        self.let_out.discard(man)
        self.attempt_over(man)

    def claim_kit(self, nation: str, cards: list[str]) -> Doing:
        ground = self.ground
        men = [m for m in self.team_men(nation) if self.on_surface(m) and self.men[m] in ground.room]
        parts = set(KIT_PARTS).difference(*(PARTS.get(card, set()) for card in cards))
        used = [m for m in men if ground.symbols[ground.room[self.men[m]]] in parts]
        needed = len({ground.symbols[ground.room[self.men[m]]] for m in used})
        self.hand[nation].subtract(cards)
        if self.aside:
            self.parts_aside.update(cards)
        self.kit[nation] += 1
        self.kits -= 1
        if self["kit_claim_return"] == "all":
            used.sort(key=lambda man: KIT_PARTS.index(ground.symbols[ground.room[self.men[man]]]))
            if len(used) == needed:
                yield from self.line_up(used)
            else:
                yield from self.send_back(used, needed)
        elif self["kit_claim_return"] == "half" and used:
            yield from self.send_back(used, (needed + 1) // 2)
        for man in self.team_men(nation):
            if self.men[man] in ground.targets:
                yield from self.reach_target(man, self.men[man])

    # P4

    def covered(self, nation: str, target: str) -> bool:
        """Whether an escape counts now: there is a Kit, or one of this turn that still covers it."""
        if not self["kit_required"]:
            return True
        if self.kit[nation] - self.kit_spent[nation] > 0:
            return True
        if self.kit_spent[nation] and self["kit_covers_same_turn_escapes"]:
            return not self["kit_shared_same_target"] or target in self.turn.escaped_to
        return False

    def reach_target(self, man: str, target: str) -> Doing:
        nation = self.nation(man)
        if not self.covered(nation, target):
            return
        if self["kit_required"] and self["kit_lifecycle"] == "consumed":
            spent = self.kit_spent[nation]
            shared = spent and self["kit_covers_same_turn_escapes"]
            shared = shared and (not self["kit_shared_same_target"] or target in self.turn.escaped_to)
            if not shared:
                self.kit_spent[nation] += 1
        self.turn.escaped_to.append(target)
        self.men[man] = "escaped"
        self.came.pop(man, None)
        self.let_out.discard(man)
        self.escapes[nation] += 1
        if self.escapes[nation] == self["escape_goal"]:
            self.goal_order.append((self.round, nation))
        if self.escapes[nation] == 1 and self["first_escape_award"] == "kit_part_card" and self.aside:
            yield from self.award(nation)
        yield from self.replace(nation, "escape")
        self.attempt_over(man)
        self.win_check()

    def award(self, nation: str) -> Doing:
        answer = yield from self.ask("award", self.team.index(nation), self.award_options)
        card = answer.split()[1]
        self.parts_aside[card] -= 1
        self.hand[nation][card] += 1

    def award_options(self) -> set[str]:
        return {f"keep {card}" for card, number in self.parts_aside.items() if number > 0}

    def replace(self, nation: str, cause: str) -> Doing:
        if self.seats not in self["replacement_player_counts"] or nation in self.eliminated:
            return
        if cause not in self["replacement_triggers"] and "any_removal" not in self["replacement_triggers"]:
            return
        while True:
            men = self.team_men(nation)
            playing = [man for man in men if self.men[man] not in GONE]
            colour = [man for man in men if self.men[man] != "dead"]
            if len(playing) >= self["replacement_floor"] or len(colour) >= 8:
                return
            man = f"{nation[0]}{len(men) + 1}"
            options = [white for white in self.ground.white if self.free(white)]
            answer = yield from self.ask(
                "replacement", self.team.index(nation), lambda: {f"stand {man} {white}" for white in options}
            )
            self.men[man] = answer.split()[2]

    def win_check(self) -> None:
        if self["win_check"] == "immediate" and any(
            n >= self["escape_goal"] for team, n in self.escapes.items() if team not in self.eliminated
        ):
            self.outcome = "GOAL"
            raise Over
        self.nobody_left()

    def nobody_left(self) -> None:
        """The game ends when no team is left in play (A104)."""
        for nation in self.team:
            if nation in self.eliminated:
                continue
            if self.escapes[nation] >= self["escape_goal"]:
                return
            if any(self.men[man] not in GONE for man in self.team_men(nation)):
                return
        self.outcome = "NOBODY"
        raise Over

    # Cards

    def play_card(self, nation: str, words: list[str]) -> Doing:
        card = words[0]
        self.hand[nation][card] -= 1
        self.turn.played += 1
        if card in MOVES:
            man, place = words[1:]
            if self["movefast_pays_equipment"]:
                stopped = yield from self.pay_way(man, place)
                if stopped:
                    return
            self.put_inside(man, place)
        elif card == "release":
            yield from self.let_go(words[1], self["release_card_scope"], self["release_card_cost"])
        elif card in ("bribe_one", "bribe_two"):
            for kind in words[1:]:
                self.gain(nation, kind)
        elif card in ("diversion", "inspection"):
            for guard in words[1:]:
                self.home_guard(guard)
        elif card == "sabotage":
            yield from self.sabotage()

    def let_go(self, man: str, scope: str, cost: int) -> Doing:
        if scope == "any_with_consent" and man[0] != self.mover[0]:
            answer = yield from self.ask("consent", self.seat_of(man), lambda: {"consent", "decline"})
            if answer == "decline":
                return
        self.points -= cost
        yield from self.release(man)

    def sabotage(self) -> Doing:
        hand = self.hand[SECURITY]
        short = sum(hand.values()) < self["sabotage_discards"]
        if sum(hand.values()) <= self["sabotage_discards"]:
            hand.clear()
        for _ in range(self["sabotage_discards"]):
            if not sum(hand.values()):
                break
            answer = yield from self.ask(
                "sabotage-choice",
                self.security,
                lambda: {f"discard {card}" for card, number in hand.items() if number > 0},
                always=True,
            )
            hand[answer.split()[1]] -= 1
        if not short or self["sabotage_short_hand"] == "discard_and_draw":
            hand[self.next("drawn")["card"]] += 1

    # Runs: the Staff Car and Do or Die

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


__all__ = ["CELLS", "MOVES", "Officer"]
