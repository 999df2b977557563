"""Claims of Equipment and of Kits (P6)."""

# One condition of the rules a line; a question is answered before its loop goes on.
# ruff: noqa: B023

from __future__ import annotations

from itertools import combinations

from .custody import Doing
from .escapes import Escapes
from .ground import EQUIPMENT, KIT_PARTS

PARTS = {"kit_part_a": {"disguise", "documents"}, "kit_part_b": {"compass", "food"}}


class Claims(Escapes):
    """What men in rooms bring."""

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

    def claim(self, card: str, one: str, two: str) -> Doing:
        nation = self.nation(one)
        self.gain(nation, card)
        self.stolen[nation] += 1
        if self["claim_return_count"] == "both":
            yield from self.line_up([one, two])
        elif self["claim_return_count"] == "at_least_one":
            yield from self.line_up([one, two], least=1)

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
