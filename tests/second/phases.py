"""Turns in fixed phases, with days and nights (E.7, 3.0)."""

from __future__ import annotations

from math import floor
from typing import NamedTuple

from .attempts import Attempts
from .custody import Doing
from .ground import circle_of
from .raids import SEARCHES
from .state import SECURITY


class Offer(NamedTuple):
    """Cards of one officer for cards of another, or for nothing."""

    giver: str
    taker: str
    give: tuple[str, ...]
    want: tuple[str, ...]


class Phases(Attempts):
    """The turns of 3.0, and where Security comes in between (W6, W7)."""

    #: What officers offer each other; it lapses with the phase or turn.
    offers: dict[int, Offer]

    # An officer's turn

    def phased_officer_turn(self, nation: str) -> Doing:
        if not any(self.on_board(man) or self.in_cell(man) for man in self.team_men(nation)):
            return
        yield from self.trading(nation)
        yield from self.announcing(nation)
        while not self.turn.over:
            yield from self.one_throw(self.active)
            yield from self.spending(nation)
            if not self.turn.bonus or self.turn.over:
                break
        self.opening_failed()
        yield from self.permits(nation)

    def trading(self, nation: str) -> Doing:
        """A phase is over by itself if everybody can see that there is nothing to trade."""
        others = [other for other in self.team if other != nation]
        if others and any(self.opportunity(team) for team in self.team):
            self.phase = "opportunity"
            yield from self.ask("officer", self.active, lambda: {"pass"}, always=True)
        if any(self.holds_equipment(other) for other in others) and self.holds_equipment(nation):
            self.phase = "equipment"
            self.offers.clear()
            yield from self.ask("officer", self.active, lambda: {"pass"}, always=True)

    def announcing(self, nation: str) -> Doing:
        def find() -> set[str]:
            runners = [] if self.turn.commitment else self.dod_men(nation)
            return {"roll"} | self.announcements(nation) | {f"do-or-die {man}" for man in runners}

        self.phase = "announcing"
        self.offers.clear()
        while True:
            answer = yield from self.ask("officer", self.active, find, always=True)
            words = answer.split()
            if words[0] in ("roll", "do-or-die"):
                self.phase = ""
            if words[0] == "roll":
                self.turn.rolled = True
                return
            if words[0] == "do-or-die":
                yield from self.do_or_die(nation, words[1])
                return
            self.announce(nation, words)

    def one_throw(self, seat: int) -> Doing:
        """Each throw is spent before the next is made (003 Fases)."""
        turn = self.turn
        one, two = self.dice()
        turn.thrown += 1
        turn.bonus = one == two
        turn.stepped = True
        turn.credit = int(one == two and seat != self.security)
        turn.faces = [one] if turn.credit else []
        if self.draws(one + two, turn.thrown, "move"):
            yield from self.draw(seat)
        self.points = one + two
        if seat == self.security and self.night and self["night_guard_dice"] == "one" and self.caps_hold():
            self.points = max(one, two)

    def spending(self, nation: str) -> Doing:
        while not self.turn.over:
            answer = yield from self.ask("officer", self.active, self.spending_options, always=True)
            if answer == "end":
                return
            yield from self.spends(nation, answer)
            yield from self.after_action()

    def spending_options(self) -> set[str]:
        nation, turn = self.mover, self.turn
        bound = self.bound_men(nation)
        forward = self.forward(nation) if self.points else set()
        if bound:
            steps = {f"step {bound[0]} {place}" for place in self.steps_of(bound[0])}
            return {words for words in steps if self.stays_low(words)}
        found = self.card_options(nation) | self.discards(nation) | self.claims(nation)
        found |= self.announcements(nation)
        if forward:
            # Points are bound, and so is the point that a release costs.
            return {words for words in found if not words.startswith("play release ")} | forward
        found |= {words for words in self.free_steps(nation) if self.stays_low(words)}
        if turn.credit and self.points - self["release_double_cost"] >= self.owed(nation):
            found |= self.releases(nation)
        found |= {f"car {man}" for man in self.car_men(nation)}
        # A promise binds the throw that a double still brings, and owed points are not run away from.
        if not self.owed(nation) and not (turn.bonus and self.promise_open()):
            found |= {f"do-or-die {man}" for man in self.dod_men(nation)}
        if not self.owed(nation):
            found.add("end")
        return found

    def spends(self, nation: str, answer: str) -> Doing:
        words = answer.split()
        if words[0] in ("attempt", "tunnel"):
            self.announce(nation, words)
        elif words[0] == "claim":
            yield from self.claim_openly(words)
        elif words[:2] == ["play", "warning"]:
            self.hand[nation]["warning"] -= 1
            yield from self.hide(nation, "")
        elif words[0] == "step":
            forward = answer in self.forward(nation)
            yield from self.step(words[1], words[2])
            self.turn.walked.add(words[1])
            self.turn.stepped = True
            self.kept_promise(words[1], forward=forward)
        else:
            yield from self.officer_does(nation, answer)

    def permits(self, nation: str) -> Doing:
        """Who plays later in the round may follow into the tunnel, if its opener lets him (A98)."""
        tunnel = self.turn.crew_tunnel
        if not tunnel or self.tunnel[tunnel] != "open" or self["tunnel_join"] != "opener_permission":
            return
        place = self.order.index(self.active)
        later = [
            self.team[seat] for seat in self.order[place + 1 :] if self.team[seat] not in self.eliminated
        ]
        allowed = self.permitted.setdefault(tunnel, set())
        while len(allowed) < len(later):
            answer = yield from self.ask(
                "permit-tunnel",
                self.active,
                lambda: {"done"} | {f"permit {team}" for team in later if team not in allowed},
                always=True,
            )
            if answer == "done":
                return
            allowed.add(answer.split()[1])

    # Security comes in between

    def claim_openly(self, words: list[str]) -> Doing:
        """W6: a Search of one of the rooms stops the claim and the turn (003 Cartas de registro, A71)."""
        men = words[2:]
        rooms = [self.ground.room[self.men[man]] for man in men]
        answer = "pass"
        if sum(self.hand[SECURITY].values()):

            def find() -> set[str]:
                held = [card for card, number in self.hand[SECURITY].items() if number > 0]
                return {"pass"} | {f"play {card}" for card in held if SEARCHES.get(card) in rooms}

            answer = yield from self.ask("claim-window", self.security, find, always=True)
        if answer == "pass":
            yield from self.claim(words[1], men[0], men[1])
            return
        card = answer.split()[1]
        self.hand[SECURITY][card] -= 1
        room = SEARCHES[card]
        yield from self.warnings(room)
        yield from self.search_by_throw(room, lambda man: man in men)
        self.turn.over = self.turn.interrupted = True
        self.points = 0

    def off_turn(self) -> Doing:
        """W7: one Search or Appel when an officer's turn has ended, unless it was interrupted (A72)."""
        if self.turn.interrupted or not sum(self.hand[SECURITY].values()):
            return
        answer = yield from self.ask("off-turn", self.security, self.raid_cards, always=True)
        if answer == "pass":
            return
        card = answer.split()[1]
        self.hand[SECURITY][card] -= 1
        if card == "appel":
            yield from self.appel()
            yield from self.count_heads(off_turn=True)
        else:
            yield from self.warnings(SEARCHES[card])
            yield from self.search_by_throw(SEARCHES[card], lambda man: True, one_team=True)

    def raid_cards(self) -> set[str]:
        held = [card for card, number in self.hand[SECURITY].items() if number > 0]
        return {"pass"} | {f"play {card}" for card in held if card == "appel" or card in SEARCHES}

    # Security's turn

    def phased_security_turn(self) -> Doing:
        turn = self.turn
        yield from self.ask("security", self.security, lambda: {"roll"}, always=True)
        turn.rolled = True
        while True:
            yield from self.one_throw(self.security)
            if turn.thrown == 1:
                yield from self.card_phase()
            yield from self.guarding()
            if not turn.bonus:
                break
        if not self.laid:
            yield from self.clear_ways()
        else:
            self.points = 0
        if self.laid == "appel":
            yield from self.count_heads()
        elif self.laid:
            yield from self.search_by_throw(SEARCHES[self.laid], lambda man: True)
        yield from self.clear_ways()
        self.laid = ""
        self.shut |= {tunnel for tunnel, state in self.tunnel.items() if state}
        yield from self.lapse()

    def card_phase(self) -> Doing:
        if not sum(self.hand[SECURITY].values()):
            return
        answer = yield from self.ask("card-phase", self.security, self.raid_cards, always=True)
        if answer == "pass":
            return
        self.laid = answer.split()[1]
        self.hand[SECURITY][self.laid] -= 1
        if self.laid == "appel":
            yield from self.appel()
        else:
            yield from self.warnings(SEARCHES[self.laid])

    def guarding(self) -> Doing:
        while True:
            answer = yield from self.ask("security", self.security, self.security_options, always=True)
            if answer == "end":
                return
            yield from self.security_does(answer)
            yield from self.after_action()

    def clear_ways(self) -> Doing:
        """Guards who stand in a room or block something go to Barracks (003 Bloqueo)."""
        ground = self.ground
        for guard in self.deployed():
            here = circle_of(self.guards[guard])
            if ground.tunnel_of.get(here) in self.detected:
                continue
            if here in ground.room or here in ground.doors.values() or self.blocks(here):
                self.home_guard(guard)
        while not self.courtyard_open():
            answer = yield from self.ask(
                "guard-back",
                self.security,
                lambda: {f"return {guard}" for guard in self.deployed() if self.shuts(guard)},
            )
            self.home_guard(answer.split()[1])

    def blocks(self, here: str) -> bool:
        """He stands before a door or in a single file; black circles are where the game puts guards (A26)."""
        if "post" in self.ground.flags[here]:
            return False
        doors = self.ground.entrances.get(here, set())
        if self.zone(here) != "inner":
            if not self["rule45_garrison_hideaways"]:
                return False
            return any(door in self.ground.hideaways for door in doors)
        return bool(doors) or here in self.ground.lanes

    def shuts(self, guard: str) -> bool:
        return self.zone(self.guards[guard]) == "inner"

    # Days and nights

    phase = ""
    #: Who has not yet said that he is ready.
    talking: list[int]

    def meeting(self) -> Doing:
        """The officers confer until everybody is ready; nobody does so alone."""
        self.talking = [seat for seat in range(self.officers) if self.team[seat] not in self.eliminated]
        while len(self.talking) > 1 or (self.talking and self.officers > 1):
            yield from self.ask("meeting", self.talking[0], lambda: {"ready"}, always=True)
            self.talking.pop(0)

    def rounds(self, minutes: int) -> int:
        """Minutes become rounds, each by itself (A76)."""
        return max(1, floor(minutes / (self.seats * int(self["minutes_per_turn"])) + 0.5))

    def phase_rounds(self) -> tuple[int, int]:
        return self.rounds(self["day_minutes"]), self.rounds(self["night_minutes"])

    def turn_of_day(self) -> Doing:
        """Day and night change after Security's turn; before a night the officers meet (003 Jornadas)."""
        day, night = self.phase_rounds()
        was, hour = self.night, (self.round - 1) % (day + night)
        dark = hour >= day
        if dark and not was:
            yield from self.meeting()
        self.night = dark
