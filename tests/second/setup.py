"""The set-up (E.1)."""

# One condition of the rules a line; a question is answered before its loop goes on.
# ruff: noqa: B023

from __future__ import annotations

from collections import Counter
from itertools import chain

from .barter import Barter
from .custody import Doing
from .state import NATIONS, SECURITY, Mismatch, Places


class SetUp(Barter):
    """Nations, rows, guards."""

    def set_up(self) -> Doing:
        if self["seat_order"] == "lowest_roll_first" and self.officers > 1:
            self.order = self.by_lowest_throw(self.order)
            told = [int(name.split("-")[1]) - 1 for name in self.next("seated")["seats"]]
            if told != self.order:
                raise Mismatch(f"the officers play in the order {self.order}, not {told}")
            self.active = self.order[0]
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

    def by_lowest_throw(self, seats: list[int]) -> list[int]:
        """The lowest throw plays first; equal ones are thrown again (003 Preparativos, A113)."""
        totals = {seat: sum(self.dice()) for seat in seats}
        found: list[int] = []
        for total in sorted(set(totals.values())):
            level = [seat for seat in seats if totals[seat] == total]
            found += level if len(level) == 1 else self.by_lowest_throw(level)
        return found

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
