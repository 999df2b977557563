"""Cards that an officer plays (D.4)."""

# One condition of the rules a line; a question is answered before its loop goes on.

from __future__ import annotations

from collections.abc import Generator
from itertools import combinations, combinations_with_replacement

from .custody import Doing
from .ground import EQUIPMENT
from .runs import Runs
from .state import SECURITY, Mismatch, Question

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


class Cards(Runs):
    """What each card does."""

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
            elif card == "bribe_fuga" and number > 1:
                found |= {f"play bribe_fuga {kind}" for kind in EQUIPMENT if self.stacks[kind] > 0}
            elif card == "sabotage":
                found.add("play sabotage")
            elif card == "warning" and "own_turn" in self["warning_reacts_to"]:
                found.add("play warning")
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
        return place in self.fares(man)

    def pay_way(self, man: str, place: str) -> Generator[Question, str, bool]:
        """What the cheapest walk costs, in the order of the way; each key or pass may be stopped (R11)."""
        nation = self.nation(man)
        due = self.fares(man)[place]
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
        elif card == "bribe_fuga":
            self.hand[nation][card] -= 1
            self.gain(nation, words[1])
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
