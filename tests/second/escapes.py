"""Escapes and what follows from them (P4); men who are put on white circles."""

# One condition of the rules a line; a question is answered before its loop goes on.
# ruff: noqa: B023

from __future__ import annotations

from collections import Counter
from functools import partial

from .custody import Custody, Doing, Over
from .state import GONE


class Escapes(Custody):
    """Reaching a target."""

    #: Parts of the Kit that lie aside for awards, where there are any.
    parts_aside: Counter[str]

    # White circles

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
